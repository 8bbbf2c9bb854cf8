"""What a page shows of the talk at a table."""

from threerings.store.talk import Said
from threerings.web.live import LiveMatch
from threerings.web.seats import number_of
from threerings.web.series import Player
from threerings.web.speech import Speech
from threerings.web.talk import (
    MUTE,
    OFF,
    ON,
    PHRASE,
    PHRASES,
    PLAYERS,
    SPECTATORS,
    UNMUTE,
    TalkLine,
    TalkPage,
    free,
    heard,
    switched,
)


def talk_page(live: LiveMatch, players: tuple[Player, ...], speech: Speech) -> TalkPage | None:
    """Nothing where not two people play."""
    if not live.people:
        return None
    room = PLAYERS if players else SPECTATORS
    guest = live.sitters[players[0]].guest if players else ""
    said = heard(live.talk, room, guest)
    lines = tuple(TalkLine(name_of(live, one.guest, speech), words_of(one, speech)) for one in said)
    page = TalkPage(lines, tuple((phrase, speech(f"phrase-{phrase}")) for phrase in PHRASES), room)
    if lines and said[-1].guest != guest:
        page = page._replace(news=f"{lines[-1].name}: {lines[-1].words}")
    if not players:
        return page
    other = live.sitters[1 - players[0]].guest
    return page._replace(
        free=free(live.talk, (guest, other)),
        wished=switched(live.talk, guest, ON, OFF),
        asked=switched(live.talk, other, ON, OFF),
        muted=switched(live.talk, guest, MUTE, UNMUTE),
    )


def words_of(said: Said, speech: Speech) -> str:
    return speech(f"phrase-{said.text}") if said.kind == PHRASE else said.text


def name_of(live: LiveMatch, guest: str, speech: Speech) -> str:
    for player in (0, 1):
        if live.sitters[player].guest == guest:
            return live.name_of(player, speech)
    return live.speakers.get(guest) or speech("web-guest", number=number_of(guest))
