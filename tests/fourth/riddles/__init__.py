"""Riddles in the Dark: Bilbo and Gollum ask each other riddles. A whole game, as small as one can be."""

from typing import Final, NamedTuple

from threerings.core.chance import Rng
from threerings.core.game import NATURE, PUBLIC, Action, Game, Line, Options, Outcome, Seat, State, Step, Worlds
from threerings.core.notation import require
from threerings.core.observation import ACTORS, Pen, place_of_actor
from threerings.core.style import Style

SIDES: Final = ("bilbo", "gollum")
BILBO, GOLLUM = 0, 1
RIDDLES: Final = 12
HAND: Final = 5
POCKET: Final = 0
"""RI-R4. The place of riddle 1: what have I got in my pocket?"""

# Where a riddle is: a sign for each, which also is the notation of positions.
PILE, ASKED, ANSWERED, SPENT = ".qax"
HELD: Final = "bg"
"""In the hand of Bilbo, of Gollum."""

# The table of actions: one a verb and riddle, then what others see of the first two verbs.
DEAL, ASK, ANSWER, TURN, VEILS = range(0, 5 * RIDDLES, RIDDLES)
DEAL_VEIL, ASK_VEIL = VEILS, VEILS + 1
NUMBERS: Final = tuple(str(number) for number in range(1, RIDDLES + 1))
TEXTS: Final = [f"{verb} {number}" for verb in ("deal", "ask", "answer", "turn") for number in NUMBERS]
ACTIONS: Final = tuple(Action(place, text) for place, text in enumerate([*TEXTS, "deal ?", "ask ?"]))

# What the rules announce, each with a side, and how that is told to those who see the action and to others.
DEALS, ASKS, ANSWERS, TURNS, TRICKS, WINS = range(6)
SEEN: Final = ("story-dealt", "story-asked", "story-answered", "story-turned", "story-pocket", "reason-riddles")
UNSEEN: Final = ("story-dealt-hidden", "story-asked-hidden")


class RiddleState(State):
    """The truth: where every riddle is, who asks, and the rounds taken so far."""

    def __init__(self, places: str = PILE * RIDDLES, asker: Seat = GOLLUM, won: tuple[int, int] = (0, 0)) -> None:
        self.places = places
        self.asker = asker  # RI-S2: unless something else is said, Gollum
        self.won = won

    def held(self, seat: Seat) -> int:
        return self.places.count(HELD[seat])

    def receiver(self) -> Seat:
        """RI-S1: Bilbo gets his five riddles first."""
        return BILBO if self.held(BILBO) < HAND else GOLLUM

    def phase(self) -> str:
        if self.places.count(PILE) > RIDDLES - 2 * HAND:
            return "deal"
        if ASKED in self.places:
            return "turn" if ANSWERED in self.places else "answer"
        return "ask" if sum(self.won) < HAND else "over"

    def actor(self) -> Seat:
        return {"ask": self.asker, "answer": 1 - self.asker, "over": PUBLIC}.get(self.phase(), NATURE)

    def legal(self) -> list[int]:
        """RI-S1, RI-R1, RI-R2, RI-R3: whoever acts takes a riddle from the pile, from a hand, or the one asked."""
        verb, sign = {
            "deal": (DEAL, PILE),
            "ask": (ASK, HELD[self.asker]),
            "answer": (ANSWER, HELD[1 - self.asker]),
            "turn": (TURN, ASKED),
            "over": (VEILS, ""),
        }[self.phase()]
        return [verb + riddle for riddle in range(RIDDLES) if self.places[riddle] == sign]

    def draw(self, rng: Rng) -> int:
        legal = self.legal()
        return legal[rng.below(len(legal))]

    def play(self, action: int) -> None:
        riddle = action % RIDDLES
        if action < ASK:
            seat = self.receiver()
            self.put(riddle, HELD[seat])
            self.note(DEALS, seat)
        elif action < ANSWER:
            self.put(riddle, ASKED)
            self.note(ASKS, self.asker)
        elif action < TURN:
            self.put(riddle, ANSWERED)
            self.note(ANSWERS, 1 - self.asker)
        else:
            self.turn(riddle)

    def put(self, riddle: int, sign: str) -> None:
        self.places = self.places[:riddle] + sign + self.places[riddle + 1 :]

    def turn(self, riddle: int) -> None:
        """RI-R3, RI-R4: the higher riddle takes the round, or the pocket. RI-R5: whoever takes it asks next."""
        tricks = riddle == POCKET
        winner = self.asker if tricks or riddle > self.places.index(ANSWERED) else 1 - self.asker
        self.note(TRICKS if tricks else TURNS, winner)
        self.places = self.places.replace(ASKED, SPENT).replace(ANSWERED, SPENT)
        self.won = (self.won[0] + (winner == BILBO), self.won[1] + (winner == GOLLUM))
        self.asker = winner
        if outcome := self.outcome():
            self.note(WINS, GOLLUM if outcome.winner == GOLLUM else BILBO)

    def outcome(self) -> Outcome | None:
        """RI-G1. Five is odd: somebody has won."""
        if self.phase() != "over":
            return None
        return Outcome(BILBO if self.won[BILBO] > self.won[GOLLUM] else GOLLUM, "riddles", self.won)

    def result(self, seat: Seat) -> int:
        outcome = self.outcome()
        return 0 if outcome is None else 1 if outcome.winner == seat else -1

    def copy(self) -> "RiddleState":
        return RiddleState(self.places, self.asker, self.won)


class View(NamedTuple):
    """What a seat may know (RI-I1). Riddles are called by their numbers."""

    seat: Seat
    phase: str
    turn: Seat
    asker: Seat
    won: tuple[int, int]
    hand: tuple[int, ...]
    """The viewer's own; spectators have none."""
    held: tuple[int, int]
    """How many riddles Bilbo and Gollum hold."""
    riddle: tuple[int, ...]
    """The one that lies face down, for whoever has asked it."""
    reply: tuple[int, ...]
    spent: tuple[int, ...]
    outcome: Outcome | None


def view_of(state: RiddleState, seat: Seat) -> View:
    def lying(sign: str) -> tuple[int, ...]:
        return tuple(number for number, place in enumerate(state.places, start=1) if place == sign)

    return View(
        seat,
        state.phase(),
        state.actor(),
        state.asker,
        state.won,
        () if seat == PUBLIC else lying(HELD[seat]),
        (state.held(BILBO), state.held(GOLLUM)),
        lying(ASKED) if seat == state.asker else (),
        lying(ANSWERED),
        lying(SPENT),
        state.outcome(),
    )


class RiddleWorlds(Worlds[RiddleState]):
    """What the viewer has not seen may be anywhere: every hand, and every choice from it, counts once."""

    def __init__(self, view: View) -> None:
        if view.seat == PUBLIC:
            raise ValueError("only a player's view imagines worlds")
        self.known = RiddleState(asker=view.asker, won=view.won)
        seen = ((view.hand, HELD[view.seat]), (view.riddle, ASKED), (view.reply, ANSWERED), (view.spent, SPENT))
        for riddles, sign in seen:
            for number in riddles:
                self.known.put(number - 1, sign)
        other = 1 - view.seat
        hides = view.asker == other and view.phase in ("answer", "turn")
        self.unseen: Final = HELD[other] * view.held[other] + ASKED * hides
        """Where riddles are that the viewer has not seen; the rest of them lies in the pile."""

    def draw(self, rng: Rng) -> RiddleState:
        state = self.known.copy()
        free = [riddle for riddle in range(RIDDLES) if state.places[riddle] == PILE]
        for sign in self.unseen:
            state.put(free.pop(rng.below(len(free))), sign)
        return state


def forbidding_rule(view: View, action: int) -> str:
    """The rule that keeps the viewer from an action."""
    if view.phase == "over":
        return "RI-G1"
    return ("RI-S1", "RI-R1", "RI-R2", "RI-R3", "RI-I1")[action // RIDDLES]


def tell(step: Step) -> list[Line]:
    """What has happened, event by event. Which riddle it was stands in the action, unless that is a veil."""
    keys, riddle = (UNSEEN if ACTIONS[step.action].veil else SEEN), step.action % RIDDLES + 1
    return [
        Line(keys[kind], {"side": SIDES[seat], "winner": SIDES[seat], "riddle": riddle})
        for kind, seat, *_ in step.events
    ]


def offer(view: View, action: int) -> Line:
    return Line("action-ask" if action < ANSWER else "action-answer", {"riddle": action % RIDDLES + 1})


def question(view: View) -> Line:
    if view.turn == view.seat < PUBLIC:
        return Line("ask-ask" if view.phase == "ask" else "ask-answer", {})
    waits = {"deal": "wait-deal", "ask": "wait-ask", "answer": "wait-answer", "turn": "wait-turn", "over": "wait-over"}
    return Line(waits[view.phase], {"side": SIDES[view.turn] if view.turn < PUBLIC else ""})


def position(state: RiddleState) -> str:
    """Such as `.bbgxbgxgb.q gollum 0-1`: where each riddle is, who asks, the rounds taken."""
    return f"{state.places} {SIDES[state.asker]} {state.won[BILBO]}-{state.won[GOLLUM]}"


def setup(text: str) -> RiddleState:
    """Raises BadPosition where play cannot have come to this."""
    words = text.split()
    require(len(words) == 3, "a position has three words: where the riddles are, who asks, the rounds taken")
    places, asks, won = words
    require(len(places) == RIDDLES and set(places) <= {*HELD, *".qax"}, f"{places!r} is not 12 signs out of .bgqax")
    require(asks in SIDES, f"{asks!r} is none of {', '.join(SIDES)}")
    rounds = tuple(int(number) for number in won.split("-") if number in NUMBERS[:HAND] or number == "0")
    require(len(rounds) == 2 and won.count("-") == 1, f"{won!r} is not of the form 2-1")
    state = RiddleState(places, SIDES.index(asks), (rounds[0], rounds[1]))
    check(state, sum(rounds), places.count(ASKED), places.count(ANSWERED))
    return state


def check(state: RiddleState, rounds: int, riddles: int, replies: int) -> None:
    """RI-S1, RI-S2, RI-R5: whether hands and rounds fit."""
    require(replies <= riddles <= 1, "one riddle is asked, and one answers it")
    require(state.places.count(SPENT) == 2 * rounds <= 2 * HAND, "two riddles are spent in each of five rounds")
    first = rounds == 0 and state.asker == GOLLUM
    require(first or state.won[state.asker] > 0, "Gollum asks first, then whoever has taken the last round")
    held = (state.held(state.asker), state.held(1 - state.asker))
    if state.phase() == "deal":
        require(rounds == riddles == 0 and (held[0] == 0 or held[1] == HAND), "Bilbo gets his five riddles first")
    else:
        due = (HAND - rounds - riddles, HAND - rounds - replies)
        require(held == due, f"the one who asks holds {due[0]} riddles, the other {due[1]}")


class Riddles(Game[RiddleState, View]):
    def __init__(self) -> None:
        self.name = "riddles"
        self.rules_version = 1
        self.sides = SIDES
        self.actions = ACTIONS
        self.options = ()
        self.longest = 5 * HAND
        self.double_tie = None
        self.style = Style(patience=4, exact=2000, keeps=True)
        self.view = view_of
        self.worlds = RiddleWorlds
        self.likely = RiddleWorlds
        self.forbids = forbidding_rule
        self.tell = tell
        self.offer = offer
        self.question = question
        self.position = position
        self.observation_version = 1

    def start(self, options: Options) -> RiddleState:
        self.settle(options)
        return RiddleState()

    def setup(self, position: str, options: Options) -> RiddleState:
        self.settle(options)
        return setup(position)

    def witness(self, state: RiddleState, action: int, seat: Seat) -> int:
        """RI-I1: its owner sees what is dealt, the one who asks what is asked."""
        if action < ASK:
            return action if seat == state.receiver() else DEAL_VEIL
        if action < ANSWER:
            return action if seat == state.asker else ASK_VEIL
        return action

    def estimate(self, state: RiddleState, seat: Seat) -> float:
        return state.result(seat) or (state.won[seat] - state.won[1 - seat]) / (HAND + 1)

    def observe(self, state: RiddleState, seat: Seat, pen: Pen) -> None:
        riddles = range(RIDDLES)
        pen.one("seat", "the side you play", SIDES, seat)
        pen.one("actor", "who is asked; nobody once the match is over", ACTORS, place_of_actor(state.actor(), seat))
        pen.one("asker", "who asks in this round", ACTORS[:2], state.asker ^ seat)
        for name, sign in (("hand", HELD[seat]), ("spent", SPENT), ("reply", ANSWERED)):
            pen.zone(name, "", NUMBERS, sum(1 << riddle for riddle in riddles if state.places[riddle] == sign))
        own = state.places.find(ASKED) if state.asker == seat else -1
        pen.one("riddle", "what you have asked", NUMBERS, own)
        pen.number("held", "riddles that the opponent holds", HAND, state.held(1 - seat))
        pen.number("your rounds", "rounds that you have taken", HAND, state.won[seat])
        pen.number("their rounds", "rounds that the opponent has taken", HAND, state.won[1 - seat])


GAME: Final = Riddles()
