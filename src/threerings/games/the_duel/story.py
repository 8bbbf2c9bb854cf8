"""The story of a match as one viewer may tell it, and how a player is asked and answers.

It is told from the viewer's views and the actions witnessed, never from a state. Among the values of a line `card` is a
card in the middle of a sentence, `cards` a list of cards, `score` what an exchange cost (always behind a colon), and
`side` the one who acts or wins.
"""

from collections.abc import Callable
from typing import Final

from threerings.core.game import Line, Name
from threerings.core.zones import bit, count, members
from threerings.games.the_duel.actions import (
    ALLOW,
    BEGIN,
    KEEP,
    LAY,
    ORDER,
    REFUSE,
    TAKE,
    WAIT,
    card_of,
)
from threerings.games.the_duel.components import (
    BALANCE,
    BALROG,
    CARD_IDS,
    DEFENSE,
    ENCHANTMENT,
    FINAL,
    FULL_FLAME,
    GANDALF,
    GAP,
    HAND,
    LIST,
    MAGIC,
    MIRROR,
    NONE,
    POWER,
    RAGE,
    SIDES,
    SPARED,
    SPECIALS,
    STRENGTH,
    TRICK,
    WHIP,
)
from threerings.games.the_duel.state import (
    BEGINNING,
    DEALING,
    DRAWING,
    FILLING,
    KEEPING,
    LAYING,
    ORDERING,
    OVER,
    REFUSING,
    SHOWING,
    TAKING,
)
from threerings.games.the_duel.view import View

Value = str | int | Name | tuple[Name, ...]


def tell(before: View, action: int, after: View) -> list[Line]:
    telling = Telling(before, action, after)
    TOLD[before.phase](telling)
    telling.tell_what_follows()
    return telling.lines


def the_card(card: int) -> Name:
    """A card in the middle of a sentence."""
    return Name("the-card", {"card": kind(card), "number": card + 1})


def label(card: int) -> Name:
    """A card in a list."""
    return Name("card-plain", {"number": card + 1}) if kind(card) == "plain" else Name(f"card-{kind(card)}", {})


def kind(card: int) -> str:
    if card >= FULL_FLAME:
        return CARD_IDS[card]
    return "plain" if card else "trance"


def labels(cards: int) -> tuple[Name, ...]:
    return tuple(label(card) for card in members(cards))


def score(losses: tuple[int, int]) -> Name:
    """What an exchange cost Gandalf and the Balrog."""
    gandalf, balrog = losses
    if gandalf and balrog:
        return Name("story-score-both", {"gandalf": gandalf, "balrog": balrog})
    if gandalf:
        return Name("story-score-gandalf", {"loss": gandalf})
    if balrog:
        return Name("story-score-balrog", {"loss": balrog})
    return Name("story-score-none", {})


class Telling:
    """One action followed step by step, as the rules carry it out, with a line for each step worth one."""

    def __init__(self, before: View, action: int, after: View) -> None:
        self.before = before
        self.action = action
        self.after = after
        self.row = list(before.row)
        self.energy = [before.gandalf.energy, before.balrog.energy]
        self.plays = [before.gandalf.plays, before.balrog.plays]
        self.lines: list[Line] = []

    def say(self, key: str, **values: Value) -> None:
        self.lines.append(Line(key, values))

    @property
    def veiled(self) -> bool:
        return self.action > ALLOW

    # Before a duel.

    def deal(self) -> None:
        due = self.before.due
        if self.before.duel == 1 and due == 2 * HAND:
            self.say_duel(self.before)
        if due in (HAND + 1, 1):
            self.say("story-dealt", side=SIDES[BALROG if due == 1 else GANDALF])
        if self.before.duel == 1 and due == 1:
            self.say("story-begins-first")

    def begin(self) -> None:
        decider = self.before.turn
        self.say("story-begins" if self.action - BEGIN == decider else "story-yields", side=SIDES[decider])

    def say_duel(self, view: View) -> None:
        self.say("story-duel", duel=view.duel, energy=view.gandalf.energy)

    # A card is played.

    def order(self) -> None:
        enchanted = self.before.enchanted
        self.say("story-ordered" if self.action == ORDER else "story-waited", card=the_card(enchanted))
        if self.action == ORDER:
            self.card_laid(enchanted)

    def lay(self) -> None:
        self.card_laid(card_of(self.action))

    def card_laid(self, card: int) -> None:
        seat = self.before.began ^ (len(self.row) & 1)
        self.row.append(card)
        self.plays[seat] += 1
        laid: dict[str, Value] = {"side": SIDES[seat], "card": the_card(card)}
        if self.after.phase in (REFUSING, TAKING):
            self.say("story-laid", **laid)
        elif len(self.row) == 1:
            self.say("story-laid", **laid)
            self.read_text()
        elif card == MIRROR:
            self.say("story-mirrored", rows=self.reflected_rows())
            self.scored()
        else:
            self.say("story-laid-scored", **laid, score=score(self.exchange()))
            self.scored()

    def refuse(self) -> None:
        card = the_card(self.row[-1])
        if self.action == REFUSE:
            self.say("story-refused", card=card)
        elif self.after.phase == TAKING:
            self.say("story-allowed", card=card)
        else:
            self.say("story-allowed-scored", card=card, score=score(self.exchange()))
            self.scored()

    def take(self) -> None:
        """The Whip fills the gap of the card that goes to the end. Only every other card is the Balrog's."""
        card = card_of(self.action)
        first = 0 if self.before.began == BALROG else 1
        place = next(place for place in range(first, len(self.row), 2) if self.row[place] == card)
        self.row[place] = WHIP
        self.row[-1] = card
        self.say("story-whipped", card=the_card(card), score=score(self.exchange()))
        self.scored()

    def fill(self) -> None:
        self.say("story-filled", card=the_card(card_of(self.action)))

    # An exchange.

    def exchange(self) -> tuple[int, int]:
        """Score the last card; what Gandalf and the Balrog lose."""
        last = self.before._replace(row=tuple(self.row)).exchange()
        assert last is not None, "there are two cards"
        losses = [0, 0]
        losses[last.attacker] = last.attacker_loses
        losses[last.defender] = last.defender_loses
        self.energy = [energy - loss for energy, loss in zip(self.energy, losses, strict=True)]
        return losses[GANDALF], losses[BALROG]

    def reflected_rows(self) -> int:
        return count(self.before.deck.attack[self.row[-2]])

    def scored(self) -> None:
        """After an exchange. If it gives somebody a look at the other hand, the rest is told after the look."""
        shown_to_one = self.after.phase == SHOWING and self.after.audience in (GANDALF, BALROG)
        if not (shown_to_one and self.after.row == tuple(self.row)):
            self.looked()

    def looked(self) -> None:
        if not self.struck_out() and GAP not in self.row:
            self.read_text()

    def show(self) -> None:
        audience = self.before.audience
        if self.after.phase == SHOWING and self.after.audience == audience:
            return
        cards = () if self.veiled else labels(self.before.displayed | bit(card_of(self.action)))
        if audience not in (GANDALF, BALROG):
            self.say("story-open", cards=cards)
            return
        if self.veiled:
            self.say("story-look-hidden", side=SIDES[audience])
        else:
            self.say("story-look", side=SIDES[audience], cards=cards)
        self.looked()

    def struck_out(self) -> bool:
        gandalf, balrog = self.energy
        return min(gandalf, balrog) <= 0 and (gandalf != balrog or self.all_played())

    def all_played(self) -> bool:
        return self.plays == [self.cards_to_play()] * 2

    def cards_to_play(self) -> int:
        return HAND if self.before.duel == FINAL else HAND - SPARED

    # The text of a special.

    def read_text(self) -> None:
        card = self.row[-1]
        if not SPECIALS & bit(card) or card in (WHIP, MIRROR):
            return
        if card < DEFENSE and self.answers_mirror():
            self.say("story-silenced-mirror", card=the_card(card))
        elif card <= DEFENSE and self.before.rage and not (card == TRICK and self.before.duel == FINAL):
            self.say("story-silenced-rage", card=the_card(card))
        else:
            self.text_read(card)

    def answers_mirror(self) -> bool:
        return len(self.row) > 1 and self.row[-2] == MIRROR

    def text_read(self, card: int) -> None:
        if card == STRENGTH:
            self.strength()
        elif card == POWER:
            self.power()
        elif card == BALANCE:
            self.balance()
        elif card == DEFENSE and self.defense_works():
            self.defense()
        elif card in WAITING and WAITING[card][1](self.after):
            self.say(WAITING[card][0])
        elif card not in (TRICK, ENCHANTMENT) or self.after.phase != DRAWING:
            self.say("story-no-effect", card=the_card(card))

    def strength(self) -> None:
        loss = int(self.before.deck.strength)
        self.energy[GANDALF] -= loss
        self.say("story-strength", loss=loss)

    def power(self) -> None:
        ahead = self.before.balrog.step - self.before.gandalf.step
        gain, loss = self.shift(BALROG, ahead)
        self.say("story-power", gain=gain, loss=loss)

    def balance(self) -> None:
        ahead = self.energy[GANDALF] - self.energy[BALROG]
        gain, loss = self.shift(GANDALF, ahead)
        self.say("story-balance", gain=gain, loss=loss)

    def shift(self, gainer: int, ahead: int) -> tuple[int, int]:
        """What the gainer gains, stopped by the highest space, and what the other loses."""
        deck = self.before.deck
        highest = int(deck.final if self.before.tilsit or self.before.duel == FINAL else deck.preliminary)
        gain = min(2 if ahead < 0 else 1, highest - self.energy[gainer])
        loss = 1 if ahead <= 0 else 0
        self.energy[gainer] += gain
        self.energy[1 - gainer] -= loss
        return gain, loss

    def defense_works(self) -> bool:
        return len(self.row) > 1 and self.plays[GANDALF] < self.cards_to_play()

    def defense(self) -> None:
        moved = self.row[-2]
        self.row[-2] = GAP
        self.row.append(moved)
        if moved == MIRROR:
            self.say("story-mirror-moved", rows=self.reflected_rows())
        else:
            self.say("story-defended", card=the_card(moved), score=score(self.exchange()))
        self.scored()

    def draw(self) -> None:
        if self.row[-1] != TRICK:
            self.say("story-enchanted", card=the_card(card_of(self.action)))
        elif self.veiled:
            self.say("story-trick-hidden")
        else:
            self.say("story-trick", card=the_card(card_of(self.action)))

    # The end of a duel.

    def tell_what_follows(self) -> None:
        if self.after.gandalf.step > self.before.gandalf.step:
            self.duel_won(GANDALF)
        elif self.after.balrog.step > self.before.balrog.step:
            self.duel_won(BALROG)
        for seat in (GANDALF, BALROG):
            if self.kept_without_choice(seat):
                self.rest_kept(seat)
        if self.after.duel > self.before.duel:
            self.say_duel(self.after)
        outcome = self.after.outcome
        if outcome is not None and outcome.winner is not None:
            self.say(f"reason-{outcome.reason}", winner=SIDES[outcome.winner])

    def duel_won(self, seat: int) -> None:
        more, less = self.energy[seat], self.energy[1 - seat]
        steps = self.after.side(seat).step - self.before.side(seat).step
        if more == less:
            self.say("story-duel-level", duel=self.before.duel, side=SIDES[seat], energy=more)
            return
        key = "story-duel-struck" if less <= 0 else "story-duel-played"
        self.say(key, duel=self.before.duel, side=SIDES[seat], more=more, less=less, steps=steps)

    def keep(self) -> None:
        turn, due = self.before.turn, self.before.due
        if not self.veiled:
            self.say("story-kept", side=SIDES[turn], card=the_card(card_of(self.action)))
        if due == 1 and self.before.side(turn).own is None and not (turn == BALROG and self.before.open):
            self.say("story-kept-hidden", side=SIDES[turn])
        enchanted = self.before.enchanted
        if due == 1 and turn == BALROG and enchanted != NONE and self.action != KEEP + enchanted:
            self.say("story-dropped", card=the_card(enchanted))

    def kept_without_choice(self, seat: int) -> bool:
        """Whether just as many cards were left as a side had to set aside."""
        done = self.after.duel > self.before.duel or (self.after.phase == KEEPING and self.after.turn > seat)
        return done and not (self.before.phase == KEEPING and self.before.turn >= seat)

    def rest_kept(self, seat: int) -> None:
        kept = number_aside(self.after, seat) - number_aside(self.before, seat)
        cards = known_aside(self.after, seat) & ~known_aside(self.before, seat)
        if seat == GANDALF and self.before.phase == DRAWING and self.row[-1] == TRICK:
            kept -= 1
            cards &= -1 if self.veiled else ~bit(card_of(self.action))
        if count(cards) == kept:
            self.say("story-rest", side=SIDES[seat], cards=labels(cards))
        else:
            self.say("story-rest-hidden", side=SIDES[seat])


def number_aside(view: View, seat: int) -> int:
    """How many cards a side has set aside so far. When the final begins it holds them in its hand."""
    side = view.side(seat)
    return side.in_hand if view.duel == FINAL else side.set_aside


def known_aside(view: View, seat: int) -> int:
    """Those of them that the viewer knows."""
    side = view.side(seat)
    if side.own is not None:
        return side.own.hand if view.duel == FINAL else side.own.aside
    return side.recorded.kept if side.remembered is None else side.remembered.kept


TOLD: Final[dict[int, Callable[[Telling], None]]] = {
    DEALING: Telling.deal,
    BEGINNING: Telling.begin,
    ORDERING: Telling.order,
    LAYING: Telling.lay,
    REFUSING: Telling.refuse,
    TAKING: Telling.take,
    SHOWING: Telling.show,
    DRAWING: Telling.draw,
    FILLING: Telling.fill,
    KEEPING: Telling.keep,
}
WAITING: Final[dict[int, tuple[str, Callable[[View], bool]]]] = {
    LIST: ("story-list", lambda after: after.open),
    MAGIC: ("story-magic", lambda after: after.magic),
    RAGE: ("story-rage", lambda after: after.rage),
}
"""Specials whose text waits, the line for it, and whether it does."""


def offer(view: View, action: int) -> Line:
    if BEGIN <= action < ORDER:
        begins = action - BEGIN
        return Line("action-begin" if begins == view.seat else "action-yield", {"side": SIDES[begins]})
    if action == WAIT:
        return Line("action-wait", {})
    if action == ORDER:
        return Line("action-order", {"card": the_card(view.enchanted)})
    if action in (REFUSE, ALLOW):
        return Line("action-refuse" if action == REFUSE else "action-allow", {"card": the_card(view.row[-1])})
    if LAY <= action < KEEP:
        key = "action-fill" if view.phase == FILLING else "action-lay"
    else:
        key = "action-take" if action >= TAKE else "action-keep"
    return Line(key, {"card": the_card(card_of(action))})


ASKED: Final = {
    BEGINNING: "ask-begin",
    ORDERING: "ask-order",
    LAYING: "ask-lay",
    REFUSING: "ask-refuse",
    TAKING: "ask-take",
    FILLING: "ask-fill",
    KEEPING: "ask-keep",
}
AWAITED: Final = {
    DEALING: "wait-deal",
    BEGINNING: "wait-begin",
    ORDERING: "wait-order",
    LAYING: "wait-lay",
    REFUSING: "wait-refuse",
    TAKING: "wait-take",
    SHOWING: "wait-show",
    DRAWING: "wait-draw",
    FILLING: "wait-fill",
    KEEPING: "wait-keep",
    OVER: "wait-over",
}


def question(view: View) -> Line:
    if view.turn != view.seat or view.phase == OVER:
        return Line(AWAITED[view.phase], asked_about(view))
    if view.phase == LAYING and not view.row:
        return Line("ask-lay-first", {})
    return Line(ASKED[view.phase], asked_about(view))


def asked_about(view: View) -> dict[str, Value]:
    """Whom the question is put to, and what it is about."""
    values: dict[str, Value] = {}
    if view.turn in (GANDALF, BALROG):
        values["side"] = SIDES[view.turn]
    if view.phase == ORDERING:
        values["card"] = the_card(view.enchanted)
    elif view.phase == REFUSING:
        values["card"] = the_card(view.row[-1])
    elif view.phase == KEEPING:
        values["due"] = view.due
    return values
