"""What matters in a position of The Duel, and what speaks for and against a choice, by what the viewer may know."""

from typing import Final

from threerings.core.chance import Rng
from threerings.core.foresight import Weighing, announced
from threerings.core.game import PUBLIC, Line, Step
from threerings.core.zones import count, members
from threerings.games.the_duel import events
from threerings.games.the_duel.actions import ALLOW, BEGIN, KEEP, ORDER, REFUSE, TAKE, WAIT, card_of
from threerings.games.the_duel.components import BALROG, FINAL, GAP, MAGIC, NONE, SIDES, SPARED, TRICK, WHIP
from threerings.games.the_duel.state import (
    BEGINNING,
    FILLING,
    KEEPING,
    ORDERING,
    REFUSING,
    SHOWING,
    TAKING,
)
from threerings.games.the_duel.view import View
from threerings.games.the_duel.words import end_now, forecast, lays, lead, score, special, the_card, warnings
from threerings.games.the_duel.worlds import DuelWorlds

ALL_SPARED: Final = (FINAL - 1) * SPARED
MUTE_IN_FINAL: Final = (MAGIC, TRICK)
"""Cards whose texts do nothing in the final (DU-M3, DU-T2)."""
SILENCED: Final = (events.SILENCED_BY_MIRROR, events.SILENCED_BY_RAGE)
Losses = tuple[int, int]
"""What Gandalf and the Balrog lose; less than nothing is a gain."""


# What matters now.


def matters(view: View) -> list[Line]:
    ahead = lead(view)
    peril = sorted(warnings(view), key=lambda warning: warning[0] != view.seat)
    standing = [end_now(view, ahead)] if ahead else []
    return [*(line for _, line in peril), *asked_about(view), *standing]


def asked_about(view: View) -> list[Line]:
    """What is to be weighed in the choice that the viewer has to make."""
    if not view.asked:
        return []
    if lays(view):
        return [attack_line(view)] if view.row else [Line("advice-first-card", {})]
    if view.phase == KEEPING:
        return [Line("advice-for-final", {"number": ALL_SPARED, "chosen": view.side(view.seat).set_aside})]
    if view.phase in (REFUSING, ORDERING):
        key, action = ("stands", ALLOW) if view.phase == REFUSING else ("ordered", ORDER)
        return [Line(f"advice-{key}", {"score": score(losses(tried(view, action)))})]
    return [Line("advice-who-begins", {})] if view.phase == BEGINNING else []


def attack_line(view: View) -> Line:
    """The attack that waits, and what it costs at best."""
    hand = members(view.side(view.seat).hand)
    foreseeable = [lost[view.seat] for lost in (forecast(view, card) for card in hand) if lost]
    rows = count(view.attack(len(view.row) - 1))
    return Line("advice-attack", {"rows": rows, "least": min(foreseeable, default=rows)})


# What speaks for a choice, and what against it.


def weigh(view: View, action: int) -> Weighing:
    found, step = Weighing([], []), tried(view, action)
    weigh_end(found, step)
    weigh_energy(found, step)
    weigh_sight(found, step)
    if action >= BEGIN:
        weigh_answer(found, step)
    elif action >= TAKE:
        pass  # all that the Whip's choice does is scored
    elif action >= KEEP:
        weigh_keeping(found, view, card_of(action))
    elif view.phase == FILLING:
        weigh_filling(found, view, card_of(action))
    else:
        weigh_card(found, step, card_of(action))
    return found


def tried(view: View, action: int) -> Step:
    """An action as the viewer would live through it."""
    world = DuelWorlds(view).draw(Rng(1))
    found = announced(world, action)
    return Step(view, action, View(world, view.seat), found)


def losses(step: Step) -> Losses:
    """All that an action takes and gives at once."""
    gandalf = balrog = 0
    for kind, one, two, _ in step.events:
        if kind == events.STRUCK:
            gandalf, balrog = gandalf + one, balrog + two
        elif kind == events.STRENGTH_STRIKES:
            gandalf += one
        elif kind == events.POWER_SHIFTS:
            gandalf, balrog = gandalf + two, balrog - one
        elif kind == events.BALANCE_SHIFTS:
            gandalf, balrog = gandalf - one, balrog + two
    return gandalf, balrog


def weigh_end(found: Weighing, step: Step) -> None:
    """A duel or the match is decided."""
    seat = step.before.seat
    for kind, winner, *_ in step.events:
        if kind == events.WON:
            found.gain("wins-match") if winner == seat else found.cost("loses-match")
        elif kind == events.DUEL_WON:
            steps = step.after.side(winner).step - step.before.side(winner).step
            found.gain("wins-duel", steps=steps) if winner == seat else found.cost("loses-duel", steps=steps)


def weigh_energy(found: Weighing, step: Step) -> None:
    seat, lost = step.before.seat, losses(step)
    own, other = lost[seat], lost[1 - seat]
    if own > 0:
        found.cost("hurts", loss=own)
    if other > 0:
        found.gain("hits", side=SIDES[1 - seat], loss=other)
    if own < 0:
        found.gain("lifts", number=-own)
    if other < 0:
        found.cost("lifts-other", side=SIDES[1 - seat], number=-other)
    if step.action < BEGIN:
        weigh_parry(found, step)


def weigh_parry(found: Weighing, step: Step) -> None:
    """The viewer's card lets nothing of an attack through."""
    view = step.before
    scored = [event[1 + view.seat] for event in step.events if event[0] == events.STRUCK]
    before = len(view.row) - (2 if view.phase == TAKING else 1)
    rows = count(view.attack(before)) if before >= 0 else 0
    if rows and scored and scored[0] == 0:
        found.gain("parries", rows=rows)


def weigh_sight(found: Weighing, step: Step) -> None:
    """Whose hand is shown then, and to whom (DU-X6, DU-L1)."""
    if step.after.phase != SHOWING:
        return
    seen_by = 1 - BALROG if step.after.audience == PUBLIC else step.after.audience
    found.gain("looks") if seen_by == step.before.seat else found.cost("looked-at")


def weigh_card(found: Weighing, step: Step, card: int) -> None:
    """A card that the viewer lays."""
    view, after = step.before, step.after
    if after.phase == REFUSING:
        found.cost("refusable")
    elif after.phase == TAKING:
        found.gain("whips")
    else:
        weigh_text(found, step, card)
        weigh_threat(found, step)
    if special(card) and view.duel < FINAL and card not in MUTE_IN_FINAL:
        found.cost("spent", card=the_card(card))


def weigh_text(found: Weighing, step: Step, card: int) -> None:
    """Whether the text of a special that is played now does something; the energy it costs is told already."""
    if not special(card) or card == WHIP or any(event[0] == events.DUEL_WON for event in step.events):
        return
    kinds = [event[0] for event in step.events]
    if events.REFLECTED in kinds:
        rows = next(rows for kind, rows, *_ in step.events if kind == events.REFLECTED)
        found.gain("reflects", rows=rows) if rows else found.cost("reflects-nothing")
    elif events.NO_EFFECT in kinds or any(kind in SILENCED for kind in kinds):
        found.cost("mute", card=the_card(card))
    else:
        found.gain("works", card=the_card(card))


def weigh_threat(found: Weighing, step: Step) -> None:
    """The attack that the other has to answer next."""
    after = step.after
    last = len(after.row) - 1
    over = any(event[0] == events.DUEL_WON for event in step.events)
    if over or last < 0 or after.row[last] == GAP or after.owner(last) != after.seat:
        return
    rows = count(after.attack(last))
    found.gain("attacks", rows=rows) if rows else found.cost("harmless")


def weigh_keeping(found: Weighing, view: View, card: int) -> None:
    """A card for the final."""
    defence, attack = count(view.deck.defence[card]), count(view.deck.attack[card])
    if defence or attack:
        found.gain("keeps", defence=defence, attack=attack)
    elif not special(card):
        found.cost("keeps-blank")
    if special(card):
        found.cost("keeps-mute", card=the_card(card)) if card in MUTE_IN_FINAL else found.gain(
            "keeps-text", card=the_card(card)
        )


def weigh_filling(found: Weighing, view: View, card: int) -> None:
    """A card for the gap, where nothing of it counts (DU-D1)."""
    symbols = count(view.deck.defence[card]) + count(view.deck.attack[card])
    if special(card):
        found.cost("fills-text", card=the_card(card))
    found.cost("fills", number=symbols) if symbols else found.gain("fills-free")


def weigh_answer(found: Weighing, step: Step) -> None:
    view, action = step.before, step.action
    if action == BEGIN + view.seat:
        found.gain("first-blow")
        found.cost("tie-lost")
    elif action < ORDER:
        found.gain("tie-won")
        found.cost("struck-first")
    elif action == WAIT:
        later = view.balrog.plays + 1 < view.cards_to_play()
        card = the_card(view.enchanted)
        found.gain("order-waits", card=card) if later else found.cost("order-lapses", card=card)
    elif action == ORDER:
        weigh_ordered(found, step)
    elif action == REFUSE:
        found.gain("refuses", card=the_card(view.row[-1]))
        found.cost("magic-used")
    elif step.after.magic:
        found.gain("magic-stays")


def weigh_ordered(found: Weighing, step: Step) -> None:
    """What the Balrog lays on order does what it does for him."""
    after = step.after
    if after.phase == REFUSING:
        found.gain("order-refusable")
        return
    last = len(after.row) - 1
    if step.before.enchanted != NONE and last >= 0 and after.row[last] == step.before.enchanted:
        rows = count(after.attack(last))
        found.cost("then-attacked", rows=rows) if rows else found.gain("then-unharmed")
