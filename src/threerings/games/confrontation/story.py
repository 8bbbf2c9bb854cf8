"""The story of a match as one viewer may tell it, and how a player is asked and answers.

It is told from what the rules announced and the action witnessed, never from a state. Among the values of a line
`side` is the one who acts or loses a piece, `piece` and `enemy` are pieces, `card` is a card, `light` and `dark` are
what the two sides have in a combat, `light_sum` and `dark_sum` the strengths compared; `origin`, `place` and `goal` are
regions, as a way begins there, something stands there, or a way leads there.
"""

from collections.abc import Callable
from typing import Final

from threerings.core.game import Line, Name, Step
from threerings.games.confrontation import actions, events, state
from threerings.games.confrontation.cards import dark_shows_first
from threerings.games.confrontation.components import ARMY, BALROG, DARK, FRODO, LIGHT, MORIA, NONE, REGIONS, SIDES
from threerings.games.confrontation.stage import IN_COMBAT
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import (
    Value,
    attacks,
    from_region,
    in_region,
    next_to_fill,
    the_card,
    the_piece,
    to_region,
)


def tell(step: Step) -> list[Line]:
    telling = Telling(step)
    for kind, *carried in step.events:
        TOLD[kind](telling, *carried)
    return telling.lines


class Telling:
    """The lines of one action, a line an event; sums are told once both are known."""

    def __init__(self, step: Step) -> None:
        self.action = step.action
        self.sums: list[tuple[int, Value]] = []
        """The pieces compared, and what each has."""
        self.lines: list[Line] = []

    def say(self, key: str, **values: Value) -> None:
        self.lines.append(Line(key, values))

    def moved(self, seat: int, here: int, there: int) -> None:
        way: dict[str, Value] = {"side": SIDES[seat], "origin": from_region(here), "goal": to_region(there)}
        if actions.MOVE_VEIL <= self.action < actions.FRODO_VEIL:
            self.say("story-moved-hidden", **way)
        else:
            piece = FRODO if self.action >= actions.FRODO_VEIL else (self.action - actions.MOVE) // REGIONS
            self.say("story-moved", **way, piece=the_piece(piece))

    def recalled(self, here: int) -> None:
        if self.action >= actions.RECALL_VEIL:
            self.say("story-recalled-hidden", origin=from_region(here))
        else:
            self.say("story-recalled", piece=the_piece(self.action - actions.RECALL_ + ARMY), origin=from_region(here))

    def peeked(self) -> None:
        if self.action != actions.SHOW_VEIL:
            self.say("story-peeked", piece=the_piece(self.action - actions.SHOW))

    def summed(self, piece: int, strength: int, added: int) -> None:
        both = Name("story-sum", {"strength": strength, "card": added, "sum": strength + added})
        self.sums.append((piece, both if added else strength))

    def beaten(self, loser: int) -> None:
        (light, light_sum), (dark, dark_sum) = self.sums
        fighters: dict[str, Value] = {
            "light": the_piece(light, "nominative"),
            "dark": the_piece(dark, "nominative"),
            "light_sum": light_sum,
            "dark_sum": dark_sum,
        }
        if loser == NONE:
            self.say("story-tie", **fighters)
        else:
            self.say("story-compared", **fighters, side=SIDES[loser], piece=the_piece((light, dark)[loser]))

    def won(self, winner: int, reason: int) -> None:
        won: dict[str, Value] = {} if winner == NONE else {"winner": SIDES[winner]}
        self.say(f"reason-{state.REASONS[reason]}", **won)


def just(key: str) -> Callable[..., None]:
    """A line that needs no further words."""
    return lambda telling, *_: telling.say(key)


def either(yes: str, no: str) -> Callable[..., None]:
    return lambda telling, chosen, *_: telling.say(yes if chosen else no)


TOLD: Final[dict[int, Callable[..., None]]] = {
    events.PLACED: lambda telling, seat, *_: telling.say("story-placed", side=SIDES[seat]),
    events.MOVED: Telling.moved,
    events.SHADOWFAX: just("story-shadowfax"),
    events.HALTED: just("story-halted"),
    events.GANDALF_THE_WHITE: just("story-gandalf-the-white"),
    events.PALANTIR: lambda telling, region, *_: telling.say("story-palantir", place=in_region(region)),
    events.PEEKED: lambda telling, *_: telling.peeked(),
    events.RECALLED: lambda telling, here, *_: telling.recalled(here),
    events.AMBUSHED: just("story-ambushed"),
    events.STRUCK: lambda telling, piece, *_: telling.say("story-struck", piece=the_piece(piece)),
    events.ATTACKED: lambda telling, seat, piece, region: telling.say(
        "story-attacked", place=in_region(region), side=SIDES[seat], piece=the_piece(piece)
    ),
    events.POINTED: either("story-pointed-seen", "story-pointed-other"),
    events.MET: lambda telling, seat, piece, first: telling.say(
        "story-met" if first else "story-met-next", side=SIDES[seat], piece=the_piece(piece)
    ),
    events.FLED: lambda telling, piece, there, _: telling.say(
        "story-fled", piece=the_piece(piece, "nominative"), goal=to_region(there)
    ),
    events.SAM: just("story-sam"),
    events.FRODO: just("story-frodo"),
    events.ELIMINATED: lambda *_: None,  # told with the reason
    events.BOROMIR: lambda telling, dark, *_: telling.say("story-boromir", dark=the_piece(dark)),
    events.SLAIN: lambda telling, light, dark, _: telling.say(
        "story-slain", light=the_piece(light, "nominative"), dark=the_piece(dark)
    ),
    events.FIRST_STRIKE: lambda telling, light, *_: telling.say("story-first-strike", light=the_piece(light)),
    events.FORBIDDEN: either("story-forbidden", "story-permitted"),
    events.PLAYED: lambda telling, seat, card, _: telling.say("story-played", side=SIDES[seat], card=the_card(card)),
    events.TURNED: lambda telling, light, dark, _: telling.say(
        "story-turned", light=the_card(light), dark=the_card(dark)
    ),
    events.VOID: just("story-troll"),
    events.RECOVERED: lambda telling, seat, card, _: telling.say(
        "story-recovered", side=SIDES[seat], card=the_card(card)
    ),
    events.LEFT: lambda telling, seat, *_: telling.say("story-left", side=SIDES[seat]),
    events.CANCELLED: lambda telling, card, *_: telling.say("story-cancelled", card=the_card(card)),
    events.USELESS: lambda telling, seat, card, _: telling.say("story-useless", side=SIDES[seat], card=the_card(card)),
    events.RETREATED: lambda telling, seat, piece, there: telling.say(
        "story-retreated", side=SIDES[seat], piece=the_piece(piece), goal=to_region(there)
    ),
    events.STAYED: lambda telling, seat, *_: telling.say("story-stayed", side=SIDES[seat]),
    events.SACRIFICED: lambda telling, light, dark, _: telling.say(
        "story-sacrificed", light=the_piece(light), dark=the_piece(dark)
    ),
    events.CLOAKED: just("story-cloaked"),
    events.SUMMED: Telling.summed,
    events.BEATEN: lambda telling, loser, *_: telling.beaten(loser),
    events.SHELOB: either("story-shelob", "story-shelob-lost"),
    events.CARDS_BACK: just("story-cards-back"),
    events.WON: lambda telling, winner, reason, _: telling.won(winner, reason),
}


# What a player may choose.

CHOICES: Final = {
    actions.SHADOWFAX_: "action-shadowfax",
    actions.WHITE: "action-gandalf-the-white",
    actions.STUCK: "action-stuck",
    actions.HALT: "action-halt",
    actions.AMBUSH: "action-ambush",
    actions.PASS: "action-pass",
    actions.POINT_OTHER: "action-point-other",
    actions.SWAP: "action-sam",
    actions.REVEAL_FRODO: "action-frodo",
    actions.FORBID: "action-forbid",
    actions.PERMIT: "action-permit",
    actions.STAY: "action-stay",
    actions.LEAVE: "action-leave",
}
"""Choices that need no further words."""


def offer(view: View, action: int) -> Line:
    if action in CHOICES:
        return Line(CHOICES[action], {})
    if action < actions.MOVE:
        return Line(
            "action-place", {"piece": the_piece(action - actions.PLACE), "place": in_region(next_to_fill(view))}
        )
    if action < actions.RECALL_:
        return offer_move(view, *divmod(action - actions.MOVE, REGIONS))
    if action < actions.SHADOWFAX_:
        return offer_dark_card(view, action)
    if action < actions.PLAY:
        return offer_answer(view, action)
    if action < actions.WITHDRAW:
        key, first = ("action-recover", actions.RECOVER) if action >= actions.RECOVER else ("action-play", actions.PLAY)
        return Line(key, {"card": the_card(action - first)})
    return Line("action-retreat", {"goal": to_region(action - actions.WITHDRAW)})


def offer_move(view: View, piece: int, region: int) -> Line:
    gallops = view.phase == state.GALLOPING
    key = "action-attack" if attacks(view, piece, region) else "action-gallop" if gallops else "action-move"
    return Line(key, {"piece": the_piece(piece), "goal": to_region(region)})


def offer_dark_card(view: View, action: int) -> Line:
    if action >= actions.PALANTIR_:
        return Line("action-palantir", {"place": in_region(action - actions.PALANTIR_)})
    assert view.dark.places is not None, "only Dark recalls"
    piece = action - actions.RECALL_
    return Line("action-recall", {"piece": the_piece(piece + ARMY), "origin": from_region(view.dark.places[piece])})


def offer_answer(view: View, action: int) -> Line:
    if action == actions.POINT_SEEN:
        return Line("action-point-seen", {"piece": the_piece(view.peeked)})
    piece = the_piece(view.light_piece, "nominative")
    if action == actions.STAND:
        return Line("action-stand", {"piece": piece})
    return Line("action-flee", {"piece": piece, "goal": to_region(action - actions.FLEE)})


# What a player is asked, and what the others wait for.


def question(view: View) -> Line:
    if view.turn != view.seat or view.phase == state.OVER:
        return Line(f"wait-{state.PHASES[view.phase]}", awaited_of(view))
    return Line(asked(view), asked_about(view))


def asked(view: View) -> str:
    """The question, or the more precise one that a special case deserves."""
    if view.phase == state.MOVING and view.gallop:
        return "ask-move-on"
    if view.phase == state.AMBUSHING and view.dark.places is not None and view.dark.places[BALROG - ARMY] != MORIA:
        return "ask-pass"
    if view.phase == state.CHOOSING and dark_shows_first(view.light_piece, view.dark_piece):
        return "ask-choose-first" if view.seat == DARK else "ask-choose-second"
    return f"ask-{state.PHASES[view.phase]}"


def asked_about(view: View) -> dict[str, Value]:
    if view.phase == state.PLACING:
        return {"place": in_region(next_to_fill(view))}
    if view.phase == state.MOVING:
        return {} if view.mover in (None, NONE) else {"piece": the_piece(view.mover)}
    if view.phase == state.POINTING:
        return {"place": in_region(view.field)}
    if view.phase in IN_COMBAT:
        return asked_in_combat(view)
    return {}


def asked_in_combat(view: View) -> dict[str, Value]:
    own, enemy = view.light_piece, view.dark_piece
    if view.seat == DARK:
        own, enemy = enemy, own
    case = "nominative" if view.phase == state.ANSWERING else "accusative"
    values: dict[str, Value] = {"piece": the_piece(own, case), "enemy": the_piece(enemy)}
    before_gandalf = dark_shows_first(view.light_piece, view.dark_piece)
    if view.phase == state.CHOOSING and before_gandalf and view.dark.card >= 0:
        values["card"] = the_card(view.dark.card if view.dark.effect == NONE else view.dark.effect)
    return values


def awaited_of(view: View) -> dict[str, Value]:
    """Whom all wait for, and in Light's answer the piece that is to answer."""
    values: dict[str, Value] = {}
    if view.turn in (LIGHT, DARK):
        values["side"] = SIDES[view.turn]
    if view.phase == state.ANSWERING:
        values["piece"] = the_piece(view.light_piece, "nominative")
    return values
