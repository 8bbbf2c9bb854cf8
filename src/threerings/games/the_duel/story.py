"""The story of a match as one viewer may tell it, and how a player is asked and answers.

It is told from what the rules announced, the viewer's views and the action witnessed, never from a state. Among the
values of a line `card` is a card in the middle of a sentence, `cards` a list of cards, `score` what an exchange cost
(always behind a colon), and `side` the one who acts or wins.
"""

from collections.abc import Callable
from typing import Final

from threerings.core.game import PUBLIC, Line, Name, Step
from threerings.core.zones import bit, count
from threerings.games.the_duel import events
from threerings.games.the_duel.actions import ALLOW, BEGIN, KEEP, LAY, ORDER, REFUSE, TAKE, WAIT, card_of
from threerings.games.the_duel.components import BALROG, FINAL, GANDALF, LIST, MAGIC, NONE, RAGE, SIDES, TOP, negative
from threerings.games.the_duel.state import DRAWING, FILLING, KEEPING, LAYING, ORDERING, PHASES, REASONS, REFUSING
from threerings.games.the_duel.view import View
from threerings.games.the_duel.words import known_kept, labels, score, the_card

Value = str | int | Name | Line | tuple[Name | Line, ...]


def tell(step: Step) -> list[Line]:
    telling = Telling(step)
    for kind, *carried in step.events:
        TOLD[kind](telling, *carried)
    return telling.lines


class Telling:
    """The lines of one action: each event adds one, or completes the one before it."""

    def __init__(self, step: Step) -> None:
        self.before: View = step.before
        self.action = step.action
        self.after: View = step.after
        self.lines: list[Line] = []

    def say(self, key: str, **values: Value) -> None:
        self.lines.append(Line(key, values))

    @property
    def veiled(self) -> bool:
        return self.action > ALLOW

    def begins(self, seat: int, decider: int) -> None:
        if decider == NONE:
            self.say("story-begins-first")
        else:
            self.say("story-begins" if seat == decider else "story-yields", side=SIDES[decider])

    # An exchange.

    def struck(self, gandalf: int, balrog: int) -> None:
        """What an exchange cost is told with the card that was scored."""
        key, values = self.lines.pop()
        self.say(SCORED.get(key, key), **values, score=score((gandalf, balrog)))

    def reflected(self, rows: int) -> None:
        self.say("story-mirrored" if self.lines.pop().key == "story-laid" else "story-mirror-moved", rows=rows)

    def looked(self, audience: int) -> None:
        cards = () if self.veiled else labels(self.before.displayed | bit(card_of(self.action)))
        if audience == PUBLIC:
            self.say("story-open", cards=cards)
        elif self.veiled:
            self.say("story-look-hidden", side=SIDES[audience])
        else:
            self.say("story-look", side=SIDES[audience], cards=cards)

    def tricked(self) -> None:
        if self.veiled:
            self.say("story-trick-hidden")
        else:
            self.say("story-trick", card=the_card(card_of(self.action)))

    # The end of a duel.

    def duel_won(self, seat: int, more: int, less: int) -> None:
        duel, side = self.before.duel, SIDES[seat]
        if more == less:
            self.say("story-duel-level", duel=duel, side=side, energy=more)
            return
        steps = self.after.side(seat).step - self.before.side(seat).step
        key = "story-duel-struck" if negative(less) else "story-duel-played"
        self.say(key, duel=duel, side=side, more=more, less=less, steps=steps)

    def kept(self, seat: int, due: int) -> None:
        if not self.veiled:
            self.say("story-kept", side=SIDES[seat], card=the_card(card_of(self.action)))
        if due == 0 and self.before.side(seat).own is None and not (seat == BALROG and self.before.open):
            self.say("story-kept-hidden", side=SIDES[seat])

    def rest_kept(self, seat: int, number: int) -> None:
        cards = known_kept(self.after, seat) & ~known_kept(self.before, seat)
        if seat == GANDALF and self.before.phase == DRAWING and not self.veiled:
            cards &= ~bit(card_of(self.action))  # drawn by Trick, and told already
        if count(cards) == number:
            self.say("story-rest", side=SIDES[seat], cards=labels(cards))
        else:
            self.say("story-rest-hidden", side=SIDES[seat])


def about_card(key: str) -> Callable[..., None]:
    """A line about one card."""
    return lambda telling, card, *_: telling.say(key, card=the_card(card))


SCORED: Final = {"story-laid": "story-laid-scored", "story-allowed": "story-allowed-scored"}
"""Lines of cards that may also lie there without an exchange."""
WAITING: Final = {LIST: "story-list", MAGIC: "story-magic", RAGE: "story-rage"}
TOLD: Final[dict[int, Callable[..., None]]] = {
    events.DUEL: lambda telling, duel, energy, _: telling.say("story-duel", duel=duel, energy=energy),
    events.DEALT: lambda telling, seat, *_: telling.say("story-dealt", side=SIDES[seat]),
    events.BEGINS: lambda telling, seat, decider, _: telling.begins(seat, decider),
    events.ORDERED: about_card("story-ordered"),
    events.WAITED: about_card("story-waited"),
    events.LAID: lambda telling, seat, card, _: telling.say("story-laid", side=SIDES[seat], card=the_card(card)),
    events.REFUSED: about_card("story-refused"),
    events.ALLOWED: about_card("story-allowed"),
    events.WHIPPED: about_card("story-whipped-scored"),
    events.STRUCK: lambda telling, gandalf, balrog, _: telling.struck(gandalf, balrog),
    events.REFLECTED: lambda telling, rows, *_: telling.reflected(rows),
    events.LOOKED: lambda telling, audience, *_: telling.looked(audience),
    events.SILENCED_BY_MIRROR: about_card("story-silenced-mirror"),
    events.SILENCED_BY_RAGE: about_card("story-silenced-rage"),
    events.STRENGTH_STRIKES: lambda telling, loss, *_: telling.say("story-strength", loss=loss),
    events.POWER_SHIFTS: lambda telling, gain, loss, _: telling.say("story-power", gain=gain, loss=loss),
    events.BALANCE_SHIFTS: lambda telling, gain, loss, _: telling.say("story-balance", gain=gain, loss=loss),
    events.BEGINS_TO_WAIT: lambda telling, card, *_: telling.say(WAITING[card]),
    events.NO_EFFECT: about_card("story-no-effect"),
    events.DEFENDED: about_card("story-defended-scored"),
    events.FILLED: about_card("story-filled"),
    events.TRICKED: lambda telling, *_: telling.tricked(),
    events.ENCHANTED: about_card("story-enchanted"),
    events.DUEL_WON: Telling.duel_won,
    events.KEPT: lambda telling, seat, due, _: telling.kept(seat, due),
    events.DROPPED: about_card("story-dropped"),
    events.REST_KEPT: lambda telling, seat, number, _: telling.rest_kept(seat, number),
    events.WON: lambda telling, seat, reason, _: telling.say(f"reason-{REASONS[reason]}", winner=SIDES[seat]),
}


def ahead(view: View) -> list[Line]:
    """Where the figures stand after a duel, and what comes next; nothing comes after the last one."""
    heights: dict[str, Value] = {"gandalf": view.gandalf.step, "balrog": view.balrog.step}
    over = view.duel == FINAL or TOP in heights.values()
    return [Line("ahead-bridge", heights), *([] if over else [Line("ahead-duel", {"duel": view.duel + 1})])]


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


def question(view: View) -> Line:
    if view.asked and view.phase == LAYING and not view.row:
        return Line("ask-lay-first", {})
    return Line(f"{'ask' if view.asked else 'wait'}-{PHASES[view.phase]}", asked_about(view))


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
