"""What there is to say of the things of The Duel and of a position, in no language: every door draws from it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from threerings.core.fields import replaced
from threerings.core.game import PUBLIC, Line, Name, Seat, Step
from threerings.core.zones import bit, members
from threerings.games.the_duel.components import (
    BALROG,
    BALROG_DECK,
    CARD_IDS,
    FINAL,
    FULL_FLAME,
    GANDALF,
    GANDALF_DECK,
    GAP,
    NONE,
    SIDES,
    SPECIALS,
    TOP,
    WHIP,
    steps_climbed,
)
from threerings.games.the_duel.events import DUEL_WON
from threerings.games.the_duel.state import KEEPING, LAYING, OVER, Memory, Side
from threerings.games.the_duel.view import Exchange, View

SEATS: Final = (GANDALF, BALROG)
ROWS: Final = range(4)
BRIDGE: Final = (*range(TOP + 1), *range(TOP, -1, -1))
"""The steps from the ground on Gandalf's side over the top to the ground on the Balrog's."""
LOWEST_SPACE: Final = -2
"""The track is drawn at least so far down."""


def lays(view: View) -> bool:
    """Whether the viewer is asked for a card to lay."""
    return view.asked and view.phase == LAYING


def keeps(view: View) -> bool:
    """Whether the viewer is asked for a card to set aside."""
    return view.asked and view.phase == KEEPING


def heading(view: View) -> list[Line]:
    """Which duel it is, who began it, and by which edition."""
    lines = [Line("the-duel-title", {"duel": view.duel})]
    if view.row:
        lines.append(Line("the-duel-began", {"side": SIDES[view.began]}))
    return [*lines, Line("the-duel-tilsit", {})] if view.tilsit else lines


def kind(card: int) -> str:
    """What a card has its text by."""
    if card >= FULL_FLAME:
        return CARD_IDS[card]
    return "plain" if card else "trance"


def special(card: int) -> bool:
    return bool(bit(card) & SPECIALS)


def owner(card: int) -> str:
    """In whose deck a card is found."""
    of_gandalf, of_balrog = bit(card) & GANDALF_DECK, bit(card) & BALROG_DECK
    return "both" if of_gandalf and of_balrog else "gandalf" if of_gandalf else "balrog"


def the_card(card: int) -> Name:
    """A card in the middle of a sentence."""
    return Name("the-card", {"card": kind(card), "number": card + 1})


def label(card: int) -> Name:
    """A card in a list; the gap that Defense has left, in its place."""
    if card == GAP:
        return Name("the-duel-gap", {})
    return Name("card-plain", {"number": card + 1}) if kind(card) == "plain" else Name(f"card-{kind(card)}", {})


def labels(cards: int) -> tuple[Name, ...]:
    return tuple(label(card) for card in members(cards))


def counts(side: Side) -> dict[str, int]:
    """How many cards of a side lie where."""
    return {"hand": side.in_hand, "deck": side.in_deck, "aside": side.set_aside, "plays": side.plays}


def figures(view: View) -> tuple[int, int]:
    """Where on the bridge Gandalf and the Balrog stand."""
    return view.gandalf.step, len(BRIDGE) - 1 - view.balrog.step


# Exchanges.


def clashes(exchange: Exchange) -> list[str]:
    """What happened in each row: the attack was parried, or something hit the newer card, or the older one."""
    if exchange.reflected:
        return [""] * len(ROWS)
    met = ((exchange.attack >> row & 1, exchange.defence >> row & 1) for row in ROWS)
    return [("parried" if defence else "newer") if attack else "older" if defence else "" for attack, defence in met]


def losses(exchange: Exchange) -> tuple[int, int]:
    """What an exchange costs Gandalf and the Balrog."""
    lost = exchange.attacker_loses, exchange.defender_loses
    return lost if exchange.attacker == GANDALF else lost[::-1]


def forecast(view: View, card: int) -> tuple[int, int] | None:
    """What Gandalf and the Balrog would lose if this card were laid now, its text not counted; nothing if unscored."""
    if not lays(view) or card == WHIP:
        return None
    exchange = replaced(view, row=[*view.row, card]).exchange()
    return losses(exchange) if exchange else None


def score(lost: tuple[int, int]) -> Name:
    """What Gandalf and the Balrog lose, in words."""
    gandalf, balrog = lost
    if gandalf and balrog:
        return Name("story-score-both", {"gandalf": gandalf, "balrog": balrog})
    if gandalf:
        return Name("story-score-gandalf", {"loss": gandalf})
    if balrog:
        return Name("story-score-balrog", {"loss": balrog})
    return Name("story-score-none", {})


def waiting(view: View) -> list[tuple[str, Line]]:
    """The effects still in force, by their cards. What a line mentions is the enchanted card."""
    effects = (("rage", view.rage), ("magic", view.magic), ("list", view.open))
    lines = [(card, Line(f"the-duel-waiting-{card}", {})) for card, on in effects if on]
    if view.enchanted != NONE:
        key = "the-duel-enchanted-left" if view.phase == KEEPING else "the-duel-waiting-enchantment"
        lines.append(("enchantment", Line(key, {"card": label(view.enchanted)})))
    return lines


# How a duel stands, by what everybody sees.


class Lead(NamedTuple):
    """Who would win the duel if it ended now."""

    seat: int
    below: int
    """The step this side stands on …"""
    step: int
    """… and would climb to."""


def at_climax(view: View, last: Sequence[Step]) -> View:
    """A duel that has just been won is over, though nobody is asked yet what to keep: nothing more would happen."""
    told = [kind for step in last for kind, *_ in step.events[-1:]]
    return replaced(view, phase=KEEPING) if told == [DUEL_WON] and view.outcome() is None else view


def winner(view: View, last: Sequence[Step]) -> Seat | None:
    """Who has won the game or, if that has just happened, a duel of it."""
    if (outcome := view.outcome()) is not None:
        return outcome.winner
    return next((about[0] for step in last for kind, *about in step.events[-1:] if kind == DUEL_WON), None)


def lead(view: View) -> Lead | None:
    """Nobody leads before the first card, or once the duel is over. On one space whoever began would lose (DU-E4)."""
    if not view.row or view.phase in (KEEPING, OVER):
        return None
    ahead = int(view.gandalf.energy - view.balrog.energy)
    seat = 1 - view.began if ahead == 0 else GANDALF if ahead > 0 else BALROG
    below = view.side(seat).step
    return Lead(seat, below, min(below + steps_climbed(abs(ahead)), TOP))


def end_now(view: View, ahead: Lead) -> Line:
    """How far the leader would climb, or who would win the match if that decided it (DU-G1, DU-G2)."""
    if view.duel == FINAL:
        other = view.side(1 - ahead.seat).step
        winner = ahead.seat if ahead.step >= other else 1 - ahead.seat
        return Line("the-duel-final-now", {"side": SIDES[winner]})
    key = "the-duel-top-now" if ahead.step == TOP else "the-duel-climb-now"
    return Line(key, {"side": SIDES[ahead.seat], "steps": ahead.step - ahead.below})


def warnings(view: View) -> list[tuple[int, Line]]:
    """Who is one step from the top and has not been told of already; who can lose all energy in one exchange."""
    ahead = lead(view)
    if ahead is None:
        return []
    lines: list[tuple[int, Line]] = []
    for seat in SEATS:
        side, name = view.side(seat), SIDES[seat]
        if side.step == TOP - 1 and view.duel < FINAL and ahead.seat != seat:
            lines.append((seat, Line("the-duel-near-top", {"side": name})))
        if 0 < side.energy <= len(ROWS):
            lines.append((seat, Line("the-duel-near-end", {"side": name, "energy": side.energy})))
    return lines


# What the viewer knows of hidden cards.


def known_hand(view: View, seat: int) -> int:
    side = view.side(seat)
    return side.own.hand if side.own else side.shown if view.seat == PUBLIC else side.seen


def known_aside(view: View, seat: int) -> int:
    """Those of the cards a side has set aside that the viewer knows; in the final they have been taken up."""
    return 0 if view.duel == FINAL else known_kept(view, seat)


def known_kept(view: View, seat: int) -> int:
    """The same even when the final begins and they are in the hand."""
    side = view.side(seat)
    if side.own is not None:
        return side.own.hand if view.duel == FINAL else side.own.aside
    return recall(side).kept


def recall(side: Side) -> Memory:
    return side.recorded if side.seat == PUBLIC else side.remembered


class Known(NamedTuple):
    """Cards remembered from earlier."""

    zone: str
    """Set aside, out of the game, or nobody knows which of the two."""
    title: Name
    cards: int


def remembered(view: View, seat: int) -> list[Known]:
    """What is remembered of a side's cards; of cards the viewer may see anyway, what the other side knows."""
    side = view.side(seat)
    known = recall(side)
    unsure = 0
    for parting in known.past:
        unsure |= parting.seen
    key = "the-duel-betrayed" if side.own else "the-duel-known"
    zones = (("aside", 0 if view.duel == FINAL else known.kept), ("unsure", unsure), ("gone", known.gone))
    return [Known(zone, Name(f"{key}-{zone}", {"side": SIDES[seat]}), cards) for zone, cards in zones if cards]
