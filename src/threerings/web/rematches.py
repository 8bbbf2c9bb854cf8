"""A rematch as a talk: offered, accepted, refused, withdrawn. Against a bot or at one screen there is nobody to ask."""

from threerings.core.game import PUBLIC, Seat
from threerings.store import Guest
from threerings.web.hall import Hall
from threerings.web.live import LiveMatch
from threerings.web.offers import OPEN, may_offer
from threerings.web.outside import SIDES
from threerings.web.refusals import NotNow
from threerings.web.series import Player, Series
from threerings.web.speech import Speech

OFFERED, ANSWER = "offered", "answer"
LINES = {"no": "refuses rematch", "withdraw": "withdraws rematch"}


async def talk_of_rematch(hall: Hall, live: LiveMatch, guest: Guest | None, answer: str, sides: str) -> None:
    """Offer a rematch ("offer"), answer the other's offer ("yes", "no"), or withdraw one's own ("withdraw").

    Who wants what the other has offered accepts it. Sent again, nothing changes. Raises NotSeated or NotNow.
    """
    player = live.actor_of(guest)
    if sides not in SIDES or not live.may_be_repeated:
        raise NotNow("the match is not over, or somebody never came")
    if live.rematch:
        return
    if not live.people:
        await hall.rematch(live, guest, sides)
        return
    async with live.lock:
        offer = live.series.offer
        if answer in ("offer", "yes") and offer and offer.open_to(player):
            await hall.rematch(live, guest, offer.sides)
            return
    await hall.change(live, lambda: talked(live.series, player, answer, sides))


def talked(series: Series, player: Player, answer: str, sides: str) -> Series | None:
    offer = series.offer
    asked = offer is not None and offer.state == OPEN
    if answer == "offer":
        if asked:
            return None  # it was sent twice
        if not may_offer(offer, player):
            raise NotNow("a rematch was refused, or offered too often")
        return series.noted(f"offers {sides}", player)
    if answer not in LINES or not offer or (offer.by == player) != (answer == "withdraw"):
        raise NotNow("nobody has offered a rematch")
    return series.noted(LINES[answer], player) if asked else None


def offer_word(live: LiveMatch, seat: Seat) -> str:
    """How a rematch stands for a player: offered, answer, refused, withdrawn, or nothing."""
    offer = live.series.offer
    if offer is None or seat == PUBLIC or live.rematch:
        return ""
    if offer.state != OPEN:
        return offer.state
    return ANSWER if offer.open_to(live.series.player_at(seat)) else OFFERED


def can_offer(live: LiveMatch, player: Player) -> bool:
    if not live.may_be_repeated or live.rematch:
        return False
    return not live.people or may_offer(live.series.offer, player)


def offer_sentence(live: LiveMatch, players: tuple[Player, ...], speech: Speech) -> str:
    """What is told of a rematch: to those who look on, where it is."""
    offer = live.series.offer
    if live.rematch:
        return speech("table-rematch-ready" if players else "table-rematch-watch")
    if offer is None or len(players) != 1:
        return ""
    mine = "you" if offer.by == players[0] else "other"
    name = live.name_of(1 - players[0], speech)
    return speech(f"rematch-{offer.state}-{mine}", name=name, sides=speech(f"rematch-{offer.sides}"))
