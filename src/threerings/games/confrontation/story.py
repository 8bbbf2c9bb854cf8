"""The story of a match as one viewer may tell it, and how a player is asked and answers.

It is told from the viewer's views and the actions witnessed, never from a state. Among the values of a line `side` is
the one who acts or loses a piece, `piece` and `enemy` are pieces, `card` is a card, `light` and `dark` are what the two
sides have in a combat, `light_sum` and `dark_sum` the strengths compared; `origin`, `place` and `goal` are regions, as
a way begins there, something stands there, or a way leads there.
"""

from collections.abc import Callable
from typing import Final

from threerings.core.game import Line, Name
from threerings.games.confrontation.actions import (
    AMBUSH,
    FLEE,
    FORBID,
    FRODO_VEIL,
    HALT,
    LEAVE,
    MOVE,
    MOVE_VEIL,
    PALANTIR_,
    PASS,
    PERMIT,
    PLACE,
    PLAY,
    POINT_OTHER,
    POINT_SEEN,
    RECALL_,
    RECALL_VEIL,
    RECOVER,
    REVEAL_FRODO,
    SHADOWFAX_,
    SHOW,
    SHOW_VEIL,
    STAND,
    STAY,
    STUCK,
    SWAP,
    TURN,
    WHITE,
    WITHDRAW,
)
from threerings.games.confrontation.combat import SAM_WITH_FRODO
from threerings.games.confrontation.components import (
    ARMY,
    BALROG,
    CARD_IDS,
    CLOAK,
    DARK,
    EYE,
    FRODO,
    GANDALF,
    GONDOR,
    LIGHT,
    MAGIC,
    MORDOR,
    MORIA,
    NONE,
    PIECE_IDS,
    REGION_IDS,
    REGIONS,
    RETREAT,
    SACRIFICE,
    SAM,
    SETTLED,
    SHELOB,
    SIDES,
    STRENGTH,
    TROLL,
    WARG,
    number_of,
)
from threerings.games.confrontation.state import (
    AMBUSHING,
    ANSWERING,
    CHOOSING,
    FORBIDDING,
    GALLOPING,
    MEETING,
    MOVING,
    OVER,
    PEEKING,
    PLACING,
    POINTING,
    RECOVERING,
    RETREATING,
    SHOWING,
    TURNING,
)
from threerings.games.confrontation.view import View

Value = str | int | Name | tuple[Name, ...]
IN_COMBAT: Final = (ANSWERING, FORBIDDING, CHOOSING, TURNING, RECOVERING, RETREATING)
"""What is asked while two shown pieces fight."""


def tell(before: View, action: int, after: View) -> list[Line]:
    telling = Telling(before, action, after)
    TOLD[before.phase](telling)
    telling.tell_what_follows()
    return telling.lines


# Names.


def the_piece(piece: int, case: str = "accusative") -> Name:
    """A piece in the middle of a sentence."""
    return Name("the-piece", {"piece": PIECE_IDS[piece], "case": case})


def the_card(card: int) -> Name:
    """A card that somebody plays, replaces or cancels."""
    kind = CARD_IDS[card] if card >= MAGIC else "strength"
    return Name("story-card", {"card": kind, "number": int(number_of(card))})


def to_region(region: int) -> Name:
    return Name("to-region", {"region": REGION_IDS[region]})


def in_region(region: int) -> Name:
    return Name("in-region", {"region": REGION_IDS[region]})


def from_region(region: int) -> Name:
    return Name("from-region", {"region": REGION_IDS[region]})


def open_order(view: View) -> bool:
    """Whether Dark chooses its card first and openly."""
    return view.light_piece == GANDALF and view.dark_piece != WARG


class Telling:
    """One action followed step by step, with a line for each step worth one."""

    def __init__(self, before: View, action: int, after: View) -> None:
        self.before = before
        self.action = action
        self.after = after
        self.light_piece = before.light_piece
        self.dark_piece = before.dark_piece
        self.with_frodo = before.with_frodo
        self.counts = [before.light.effect, before.dark.effect]
        """The cards of this combat, as they count."""
        self.lines: list[Line] = []

    def say(self, key: str, **values: Value) -> None:
        self.lines.append(Line(key, values))

    def lost(self, seat: int) -> bool:
        """Whether a side has lost a piece."""
        return bool(self.after.army(seat).out & ~self.before.army(seat).out)

    def asks(self, phase: int, seat: int) -> bool:
        """Whether this is asked after the action."""
        return (self.after.phase, self.after.turn) == (phase, seat)

    @property
    def side(self) -> str:
        """The one who chose the action."""
        return SIDES[self.before.turn]

    # Setting up, and turns.

    def place(self) -> None:
        if not self.asks(PLACING, self.before.turn):
            self.say("story-placed", side=self.side)

    def turn(self) -> None:
        if self.action in TURNS:
            self.say(TURNS[self.action])
        elif PALANTIR_ <= self.action < SHADOWFAX_:
            self.say("story-palantir", place=in_region(self.action - PALANTIR_))
        elif RECALL_ <= self.action < PALANTIR_ or RECALL_VEIL <= self.action < MOVE_VEIL:
            self.recall()
        elif self.action != STUCK:
            self.move()

    def move(self) -> None:
        if MOVE_VEIL <= self.action < FRODO_VEIL:
            here, there = divmod(self.action - MOVE_VEIL, REGIONS)
            self.say("story-moved-hidden", side=self.side, origin=from_region(here), goal=to_region(there))
            return
        if self.action >= FRODO_VEIL:
            piece, here, there = FRODO, self.action - FRODO_VEIL, MORDOR
        else:
            piece, there = divmod(self.action - MOVE, REGIONS)
            here = self.region_of(piece)
        way: dict[str, Value] = {"origin": from_region(here), "goal": to_region(there)}
        self.say("story-moved", side=self.side, piece=the_piece(piece), **way)

    def region_of(self, piece: int) -> int:
        """Where a piece of the viewer stood."""
        places = self.before.army(self.before.turn).places
        assert places is not None, "whoever sees which piece moved is its owner"
        return places[piece % ARMY]

    def recall(self) -> None:
        if self.action >= RECALL_VEIL:
            self.say("story-recalled-hidden", origin=from_region(self.action - RECALL_VEIL))
            return
        piece = self.action - RECALL_ + ARMY
        self.say("story-recalled", piece=the_piece(piece), origin=from_region(self.region_of(piece)))

    def peek(self) -> None:
        if self.action != SHOW_VEIL:
            self.say("story-peeked", piece=the_piece(self.action - SHOW))

    def ambush(self) -> None:
        if self.action == AMBUSH:
            self.say("story-ambushed")

    # A combat begins.

    def show(self) -> None:
        piece = the_piece(self.action - SHOW)
        if self.before.struck:
            self.say("story-struck", piece=piece)
        else:
            place = in_region(self.before.field)
            self.say("story-attacked", place=place, side=SIDES[self.before.mover_side], piece=piece)

    def point(self) -> None:
        self.say("story-pointed-seen" if self.action == POINT_SEEN else "story-pointed-other")

    def meet(self) -> None:
        piece = self.action - SHOW
        if self.before.mover_side == LIGHT:
            self.dark_piece = piece
        else:
            self.light_piece = piece
        key = "story-met" if self.before.first_combat else "story-met-next"
        self.say(key, side=SIDES[self.before.mover_side], piece=the_piece(piece))
        self.eliminations()

    def answer(self) -> None:
        if self.action < STAND:
            fled = the_piece(self.light_piece, "nominative")
            self.say("story-fled", piece=fled, goal=to_region(self.action - FLEE))
        elif self.action == SWAP:
            self.light_piece = SAM
            self.say("story-sam")
        elif self.action == REVEAL_FRODO:
            self.say("story-frodo")
        self.eliminations()

    def eliminations(self) -> None:
        """Pieces that are out before any card is played."""
        light, dark = the_piece(self.light_piece, "nominative"), the_piece(self.dark_piece)
        if self.lost(LIGHT) and self.lost(DARK):
            self.say("story-boromir", dark=dark)
        elif self.lost(DARK):
            self.say("story-slain", light=light, dark=dark)
        elif self.lost(LIGHT):
            self.say("story-first-strike", light=the_piece(self.light_piece))

    def forbid(self) -> None:
        if self.action == FORBID:
            self.say("story-forbidden")
            self.decide()
        else:
            self.say("story-permitted")

    # Cards.

    def choose(self) -> None:
        """Cards chosen unseen are told when they are turned."""
        if open_order(self.before):
            card = self.action - PLAY
            self.counts[self.before.turn] = card
            self.say("story-played", side=self.side, card=the_card(card))
            if self.before.turn == DARK:
                self.troll()
            self.spells()

    def turn_up(self) -> None:
        if self.after.phase != TURNING:
            card = self.action - TURN
            self.say("story-turned", light=the_card(self.counts[LIGHT]), dark=the_card(card))
            self.counts[DARK] = card
            self.troll()
            self.spells()

    def troll(self) -> None:
        if self.dark_piece == TROLL:
            self.counts[DARK] = NONE
            self.say("story-troll")

    def recover(self) -> None:
        if self.action == LEAVE:
            self.counts[self.before.turn] = NONE
            self.say("story-left", side=self.side)
        else:
            card = self.action - RECOVER
            self.counts[self.before.turn] = card
            self.say("story-recovered", side=self.side, card=the_card(card))
        self.spells()

    def retreat(self) -> None:
        if self.action == STAY:
            self.say("story-stayed", side=self.side)
        else:
            piece = self.light_piece if self.before.turn == LIGHT else self.dark_piece
            self.say("story-retreated", side=self.side, piece=the_piece(piece), goal=to_region(self.action - WITHDRAW))
        self.spells()

    # Spells.

    def spells(self) -> None:
        """What the spells come to, as far as this action goes."""
        self.eye()
        if self.counts[DARK] in (MAGIC, RETREAT) and self.dark_is_done():
            self.say("story-useless", side=SIDES[DARK], card=the_card(self.counts[DARK]))
        if self.after.phase not in IN_COMBAT:
            if self.light_is_useless():
                self.say("story-useless", side=SIDES[LIGHT], card=the_card(self.counts[LIGHT]))
            self.decide()

    def eye(self) -> None:
        """The Eye cancels any spell but a Magic that is still to be replaced."""
        spell = self.counts[LIGHT]
        if self.counts[DARK] == EYE and spell >= MAGIC and not self.asks(RECOVERING, LIGHT):
            self.say("story-cancelled", card=the_card(spell))
            self.counts[LIGHT] = NONE

    def dark_is_done(self) -> bool:
        """Whether Dark's card has just had its chance, and Dark was asked nothing."""
        before = self.before
        past = before.phase == RETREATING or (before.phase, before.turn) == (RECOVERING, LIGHT)
        due = self.after.phase == CHOOSING or self.asks(RECOVERING, DARK) or self.asks(RETREATING, DARK)
        return not past and not due

    def light_is_useless(self) -> bool:
        """Whether Light's spell did nothing, though Light was not asked to let it be."""
        spell = self.counts[LIGHT]
        if spell == SACRIFICE:
            return not self.sacrificed()
        asked = (self.before.phase, self.before.turn) == (RETREATING, LIGHT)
        return spell in (MAGIC, RETREAT) and not asked

    def sacrificed(self) -> bool:
        return self.counts[LIGHT] == SACRIFICE and self.lost(LIGHT)

    # Strengths.

    def decide(self) -> None:
        """Unless somebody has left the combat, somebody is out."""
        if self.sacrificed():
            self.say("story-sacrificed", light=the_piece(self.light_piece), dark=the_piece(self.dark_piece))
        elif self.lost(LIGHT) or self.lost(DARK):
            self.compare()

    def compare(self) -> None:
        cards = [int(number_of(card)) for card in self.counts]
        if self.counts[LIGHT] == CLOAK and cards[DARK]:
            self.say("story-cloaked")
            cards[DARK] = 0
        helped = self.light_piece == SAM and self.with_frodo
        light = SAM_WITH_FRODO if helped else STRENGTH[self.light_piece]
        dark = STRENGTH[self.dark_piece]
        ahead = light + cards[LIGHT] - dark - cards[DARK]
        self.compared(ahead, total(light, cards[LIGHT]), total(dark, cards[DARK]))
        if ahead < 0:
            self.shelob()

    def compared(self, ahead: int, light_sum: Value, dark_sum: Value) -> None:
        fighters = {
            "light": the_piece(self.light_piece, "nominative"),
            "dark": the_piece(self.dark_piece, "nominative"),
        }
        sums = {"light_sum": light_sum, "dark_sum": dark_sum}
        if ahead == 0:
            self.say("story-tie", **fighters, **sums)
            return
        loser, piece = (DARK, self.dark_piece) if ahead > 0 else (LIGHT, self.light_piece)
        self.say("story-compared", **fighters, **sums, side=SIDES[loser], piece=the_piece(piece))

    def shelob(self) -> None:
        if self.dark_piece == SHELOB and self.lost(DARK):
            self.say("story-shelob-lost")
        elif self.dark_piece == SHELOB and self.before.field != GONDOR:
            self.say("story-shelob")

    # What follows.

    def tell_what_follows(self) -> None:
        if self.after.light.hand & ~self.before.light.hand:
            self.say("story-cards-back")
        outcome = self.after.outcome
        if outcome is not None:
            won: dict[str, Value] = {} if outcome.winner is None else {"winner": SIDES[outcome.winner]}
            self.say(f"reason-{outcome.reason}", **won)


def total(strength: int, card: int) -> Value:
    """A strength, with what its card adds."""
    return Name("story-sum", {"strength": strength, "card": card, "sum": strength + card}) if card else strength


TOLD: Final[dict[int, Callable[[Telling], None]]] = {
    PLACING: Telling.place,
    MOVING: Telling.turn,
    GALLOPING: Telling.move,
    AMBUSHING: Telling.ambush,
    SHOWING: Telling.show,
    POINTING: Telling.point,
    MEETING: Telling.meet,
    ANSWERING: Telling.answer,
    FORBIDDING: Telling.forbid,
    CHOOSING: Telling.choose,
    TURNING: Telling.turn_up,
    RECOVERING: Telling.recover,
    RETREATING: Telling.retreat,
    PEEKING: Telling.peek,
}
TURNS: Final = {SHADOWFAX_: "story-shadowfax", WHITE: "story-gandalf-the-white", HALT: "story-halted"}


# What a player may choose.

CHOICES: Final = {
    SHADOWFAX_: "action-shadowfax",
    WHITE: "action-gandalf-the-white",
    STUCK: "action-stuck",
    HALT: "action-halt",
    AMBUSH: "action-ambush",
    PASS: "action-pass",
    POINT_OTHER: "action-point-other",
    SWAP: "action-sam",
    REVEAL_FRODO: "action-frodo",
    FORBID: "action-forbid",
    PERMIT: "action-permit",
    STAY: "action-stay",
    LEAVE: "action-leave",
}
"""Choices that need no further words."""


def offer(view: View, action: int) -> Line:
    if action in CHOICES:
        return Line(CHOICES[action], {})
    if action < MOVE:
        place = in_region(SETTLED[view.seat][sum(view.army(view.seat).counts)])
        return Line("action-place", {"piece": the_piece(action - PLACE), "place": place})
    if action < RECALL_:
        return offer_move(view, *divmod(action - MOVE, REGIONS))
    if action < SHADOWFAX_:
        return offer_dark_card(view, action)
    if action < PLAY:
        return offer_answer(view, action)
    if action < WITHDRAW:
        key, first = ("action-recover", RECOVER) if action >= RECOVER else ("action-play", PLAY)
        return Line(key, {"card": the_card(action - first)})
    return Line("action-retreat", {"goal": to_region(action - WITHDRAW)})


def offer_move(view: View, piece: int, region: int) -> Line:
    attacks = view.army(1 - view.seat).counts[region] > 0 and not (piece == FRODO and region == MORDOR)
    key = "action-attack" if attacks else "action-gallop" if view.phase == GALLOPING else "action-move"
    return Line(key, {"piece": the_piece(piece), "goal": to_region(region)})


def offer_dark_card(view: View, action: int) -> Line:
    if action >= PALANTIR_:
        return Line("action-palantir", {"place": in_region(action - PALANTIR_)})
    assert view.dark.places is not None, "only Dark recalls"
    piece = action - RECALL_
    return Line("action-recall", {"piece": the_piece(piece + ARMY), "origin": from_region(view.dark.places[piece])})


def offer_answer(view: View, action: int) -> Line:
    if action == POINT_SEEN:
        assert view.peeked is not None, "the players know what the Palantír showed"
        return Line("action-point-seen", {"piece": the_piece(view.peeked)})
    piece = the_piece(view.light_piece, "nominative")
    if action == STAND:
        return Line("action-stand", {"piece": piece})
    return Line("action-flee", {"piece": piece, "goal": to_region(action - FLEE)})


# What a player is asked, and what the others wait for.

ASKED: Final = {
    PLACING: "ask-place",
    MOVING: "ask-move",
    GALLOPING: "ask-gallop",
    AMBUSHING: "ask-ambush",
    POINTING: "ask-point",
    ANSWERING: "ask-answer",
    FORBIDDING: "ask-forbid",
    CHOOSING: "ask-choose",
    RECOVERING: "ask-recover",
    RETREATING: "ask-retreat",
}
AWAITED: Final = {
    PLACING: "wait-place",
    MOVING: "wait-move",
    GALLOPING: "wait-gallop",
    AMBUSHING: "wait-ambush",
    SHOWING: "wait-show",
    POINTING: "wait-point",
    MEETING: "wait-meet",
    ANSWERING: "wait-answer",
    FORBIDDING: "wait-forbid",
    CHOOSING: "wait-choose",
    TURNING: "wait-turn",
    RECOVERING: "wait-recover",
    RETREATING: "wait-retreat",
    PEEKING: "wait-peek",
    OVER: "wait-over",
}


def question(view: View) -> Line:
    if view.turn != view.seat or view.phase == OVER:
        return Line(AWAITED[view.phase], awaited_of(view))
    return Line(asked(view), asked_about(view))


def asked(view: View) -> str:
    """The question, or the more precise one that a special case deserves."""
    if view.phase == MOVING and view.gallop:
        return "ask-move-on"
    if view.phase == AMBUSHING and view.dark.places is not None and view.dark.places[BALROG - ARMY] != MORIA:
        return "ask-pass"
    if view.phase == CHOOSING and open_order(view):
        return "ask-choose-first" if view.seat == DARK else "ask-choose-second"
    return ASKED[view.phase]


def asked_about(view: View) -> dict[str, Value]:
    if view.phase == PLACING:
        return {"place": in_region(SETTLED[view.seat][sum(view.army(view.seat).counts)])}
    if view.phase == MOVING:
        return {} if view.mover in (None, NONE) else {"piece": the_piece(view.mover)}
    if view.phase == POINTING:
        return {"place": in_region(view.field)}
    if view.phase in IN_COMBAT:
        return asked_in_combat(view)
    return {}


def asked_in_combat(view: View) -> dict[str, Value]:
    own, enemy = view.light_piece, view.dark_piece
    if view.seat == DARK:
        own, enemy = enemy, own
    case = "nominative" if view.phase == ANSWERING else "accusative"
    values: dict[str, Value] = {"piece": the_piece(own, case), "enemy": the_piece(enemy)}
    if view.phase == CHOOSING and open_order(view) and view.dark.card not in (None, NONE):
        values["card"] = the_card(view.dark.card if view.dark.effect == NONE else view.dark.effect)
    return values


def awaited_of(view: View) -> dict[str, Value]:
    """Whom all wait for, and in Light's answer the piece that is to answer."""
    values: dict[str, Value] = {}
    if view.turn in (LIGHT, DARK):
        values["side"] = SIDES[view.turn]
    if view.phase == ANSWERING:
        values["piece"] = the_piece(view.light_piece, "nominative")
    return values
