"""Two people at a table, as everybody sees them: whether they are there, and how much time they have."""

from threerings.web.clocks import face
from threerings.web.live import LiveMatch
from threerings.web.presence import AWAY, HERE, THINKING, PlayerCard
from threerings.web.series import Player
from threerings.web.speech import Speech

FINE = 100
"""Milliseconds: so exactly a page is told the time, so that all who look at the same moment share it."""


def player_cards(live: LiveMatch, speech: Speech) -> tuple[PlayerCard, ...]:
    """By seats. Of bots, of two at one screen and of a free seat there is nothing to say."""
    if not live.people:
        return ()
    players = (live.series.player_at(0), live.series.player_at(1))
    return tuple(player_card(live, player, seat, speech) for seat, player in enumerate(players))


def player_card(live: LiveMatch, player: Player, seat: int, speech: Speech) -> PlayerCard:
    card = PlayerCard(live.name_of(player, speech), seat, presence_of(live, player))
    if live.clock is None:
        return card
    left = max(0, live.left(player, live.now())) // FINE * FINE
    return card._replace(face=face(left, speech), left=left, runs=live.ticking == player)


def presence_of(live: LiveMatch, player: Player) -> str:
    """As everybody may know it: whose turn it is, and whether they look at the match."""
    if live.presence.away(live.sitters[player].guest):
        return AWAY
    return THINKING if player == live.next_player else HERE
