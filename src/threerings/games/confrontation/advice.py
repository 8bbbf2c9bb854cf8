"""What matters in a position of The Confrontation, and what speaks for and against a choice.

All of it by what the viewer may know. How a meeting ends "before any card" counts strengths and texts.
"""

from collections.abc import Callable, Iterator
from typing import Final

from threerings.core.foresight import Weighing, announced
from threerings.core.game import Event, Line
from threerings.core.zones import members
from threerings.games.confrontation import actions, events
from threerings.games.confrontation.cards import worth
from threerings.games.confrontation.components import (
    ARMY,
    BALROG,
    BOROMIR,
    CARD_IDS,
    DARK,
    FRODO,
    GIMLI,
    LEGOLAS,
    LIGHT,
    MAGIC,
    MERRY,
    MORDOR,
    MORIA,
    NAZGUL,
    NONE,
    ORCS,
    PALANTIR,
    RECALL,
    REGIONS,
    SACRIFICE,
    SAM,
    SHADOWFAX,
    SHELOB,
    SHIRE,
    SHORTCUTS,
    STRENGTH,
    TOWARDS_MORDOR,
    TOWARDS_SHIRE,
    TROLL,
    WARG,
    WITCH_KING,
    number_of,
)
from threerings.games.confrontation.components import GANDALF_THE_WHITE as WHITE_CARD
from threerings.games.confrontation.estimate import ROWS
from threerings.games.confrontation.knowledge import knowledge
from threerings.games.confrontation.rules import ConfrontationState
from threerings.games.confrontation.state import AMBUSHING, GALLOPING, MOVING, PLACING
from threerings.games.confrontation.turns import CONQUERORS
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import (
    alarms,
    attacks,
    extra_card,
    in_region,
    one_of,
    region_name,
    text_of,
    the_card,
    the_piece,
)

SLAYS: Final = {MERRY: WITCH_KING, LEGOLAS: NAZGUL, GIMLI: ORCS}
"""Whom a Light character's text takes out at once (CO-L4, CO-L7, CO-L8)."""
NAMED: Final = 3
"""So many who may stand somewhere are named; of more, only the number is told."""
EXTRAS: Final = {actions.SHADOWFAX_: SHADOWFAX, actions.WHITE: WHITE_CARD}


# What matters now.


def matters(view: View) -> list[Line]:
    lines = [line for _, line in alarms(view)]
    if view.turn != view.seat or view.outcome() is not None:
        return lines
    if view.phase == PLACING:
        return [Line(f"advice-set-up-{'light' if view.seat == LIGHT else 'dark'}", {})]
    if view.phase in (MOVING, GALLOPING):
        return [*lines, *(light_matters(view) if view.seat == LIGHT else dark_matters(view))]
    if NONE not in fighters(view):
        return [fight_line(view), *lines]
    return lines


def light_matters(view: View) -> Iterator[Line]:
    """How far Frodo has to go, and who could fall upon him."""
    here = place_of(view, FRODO)
    enemies = attackers(view, here, DARK)
    if enemies:
        yield Line("advice-frodo-threatened", {"number": enemies})
    yield Line("advice-frodo-way", {"number": ROWS[MORDOR] - ROWS[here]})


def dark_matters(view: View) -> Iterator[Line]:
    """Where Frodo may be, if there is not much choice, and how the Shire stands."""
    known, possible = knowledge(view, LIGHT).certain, knowledge(view, LIGHT).possible
    places = [region for region in range(REGIONS) if FRODO in (*known[region], *possible[region])]
    if len(places) <= NAMED:
        yield Line("advice-frodo-where", one_of(region_name(region) for region in places))
    held = view.dark.counts[SHIRE]
    if held:
        yield Line("advice-shire-held", {"number": held, "left": CONQUERORS - held})


def fight_line(view: View) -> Line:
    """The strengths that meet, before any card."""
    own, enemy = fighters(view)
    return Line(
        "advice-fight",
        {
            "piece": the_piece(own, "nominative"),
            "strength": int(worth(own, view.with_frodo)),
            "enemy": the_piece(enemy, "nominative"),
            "against": int(worth(enemy, view.with_frodo)),
        },
    )


def fighters(view: View) -> tuple[int, int]:
    """The viewer's piece in a combat, and the other."""
    both = (int(view.light_piece), int(view.dark_piece))
    return both if view.seat == LIGHT else both[::-1]


def place_of(view: View, piece: int) -> int:
    places = view.army(piece // ARMY).places
    assert places is not None, "only of the viewer's own pieces"
    return places[piece % ARMY]


def attackers(view: View, region: int, enemy: int) -> int:
    """How many pieces of a side stand where a plain step leads into a region."""
    ways = [TOWARDS_SHIRE[here] if enemy == DARK else TOWARDS_MORDOR[here] | SHORTCUTS[here] for here in range(REGIONS)]
    counts = view.army(enemy).counts
    return sum(counts[here] for here in range(REGIONS) if region < REGIONS and ways[here] >> region & 1)


# What speaks for a choice, and what against it.


def weigh(view: View, action: int) -> Weighing:
    found = Weighing([], [])
    if view.phase != AMBUSHING:
        weigh_outcome(found, view.seat, tried(view, action))
    first = max(first for first in WEIGHED if first <= action)
    WEIGHED[first](found, view, action)
    return found


def tried(view: View, action: int) -> tuple[Event, ...]:
    """Hidden pieces stay where they are, wherever that is; only the one that fights has to stand somewhere."""
    world = ConfrontationState(view)
    enemy = fighters(view)[1]
    if enemy != NONE:
        certain = knowledge(view, 1 - view.seat).certain
        place = next(region for region in range(REGIONS) if enemy in certain[region])
        world.army(1 - view.seat).stand(enemy, place)
    return announced(world, action)


def weigh_outcome(found: Weighing, seat: int, settled: tuple[Event, ...]) -> None:
    """What is settled at once."""
    for kind, one, *_ in settled:
        if kind == events.WON and one != NONE:
            found.gain("wins-match") if one == seat else found.cost("loses-match")
    for kind, about, *_ in settled:
        lost = kind == events.SHELOB and not about  # there is no room for her in Gondor
        if kind != events.ELIMINATED and not lost:
            continue
        piece = SHELOB if lost else about
        own = piece // ARMY == seat
        found.cost("loses", piece=the_piece(piece)) if own else found.gain("takes", piece=the_piece(piece))


def weigh_placing(found: Weighing, view: View, action: int) -> None:  # noqa: ARG001 - as all others
    piece = action - actions.PLACE
    if piece == FRODO:
        found.cost("place-frodo")
    elif STRENGTH[piece] > STRENGTH[SAM]:
        found.gain("place-strong", strength=STRENGTH[piece])
    else:
        found.cost("place-weak", strength=STRENGTH[piece])


# Moves.


def weigh_move(found: Weighing, view: View, action: int) -> None:
    piece, region = divmod(action - actions.MOVE, REGIONS)
    if piece == FRODO and region == MORDOR:
        return  # it wins
    if attacks(view, piece, region):
        weigh_attack(found, view, piece, region)
    elif view.seat == LIGHT:
        weigh_light_move(found, view, piece, region)
    else:
        weigh_dark_move(found, view, piece, region)
    reach = attackers(view, region, 1 - view.seat)
    if not attacks(view, piece, region):
        found.cost("within-reach", number=reach) if reach else found.gain("out-of-reach")


def weigh_light_move(found: Weighing, view: View, piece: int, region: int) -> None:
    here, frodo = place_of(view, piece), place_of(view, FRODO)
    if piece == FRODO:
        nearer = ROWS[region] > ROWS[here]
        left = ROWS[MORDOR] - ROWS[region]
        found.gain("frodo-nearer", number=left) if nearer else found.cost("frodo-no-nearer", number=left)
    elif region == frodo:
        found.gain("joins-frodo")
    elif here == frodo and view.light.counts[here] == 2:  # he and the one who leaves
        found.cost("leaves-frodo")


def weigh_dark_move(found: Weighing, view: View, piece: int, region: int) -> None:
    here = place_of(view, piece)
    if region == SHIRE:
        found.gain("in-shire", number=view.dark.counts[SHIRE] + 1)
    else:
        found.gain("shire-way", number=ROWS[region])
    if view.dark.counts[here] == 1:
        found.cost("leaves-empty", place=in_region(here))


def weigh_attack(found: Weighing, view: View, piece: int, region: int) -> None:
    if piece == FRODO:
        found.cost("frodo-risked")
    weigh_meeting(found, view, piece, candidates(view, region))
    found.cost("shows-itself")


def candidates(view: View, region: int) -> list[int]:
    """The enemies who may stand in a region, as far as the viewer can tell."""
    found = knowledge(view, 1 - view.seat)
    return [*found.certain[region], *found.possible[region]]


def weigh_meeting(found: Weighing, view: View, own: int, enemies: list[int]) -> None:
    """How meetings with those who may stand there would end before any card."""
    ends = {enemy: before_cards(view, own, enemy) for enemy in enemies}
    better, worse, even = ([enemy for enemy in enemies if ends[enemy] == end] for end in (1, -1, 0))
    if len(enemies) <= NAMED:
        sure = "yes" if len(enemies) == 1 else "no"
        for enemy in better:
            found.gain("beats", enemy=the_piece(enemy), sure=sure)
        for enemy in worse:
            found.cost("falls", enemy=the_piece(enemy), sure=sure)
        for enemy in even:
            found.cost("both-fall", enemy=the_piece(enemy), sure=sure)
        return
    if better:
        found.gain("odds-better", count=len(better), number=len(enemies))
    if worse:
        found.cost("odds-worse", count=len(worse), number=len(enemies))
    if even:
        found.cost("odds-even", count=len(even), number=len(enemies))


def before_cards(view: View, own: int, enemy: int) -> int:
    """1 if the own piece would win a meeting, -1 if the other would, 0 if both would fall: CO-R13, CO-K3."""
    light, dark = (own, enemy) if view.seat == LIGHT else (enemy, own)
    if light == BOROMIR and dark != WARG:
        return 0
    if SLAYS.get(light) == dark:
        ahead = 1
    elif dark == ORCS and strikes_first(view):
        ahead = -1
    else:
        ahead = int(worth(light, view.with_frodo)) - STRENGTH[dark]
    sign = (ahead > 0) - (ahead < 0)
    return sign if view.seat == LIGHT else -sign


def strikes_first(view: View) -> bool:
    """Whether Orcs would attack in the first combat of a turn (CO-D7, CO-R12)."""
    return view.mover_side == DARK and (view.first_combat or view.phase == MOVING)


# Extra cards, and what is asked on the way.


def weigh_extra(found: Weighing, view: View, action: int) -> None:  # noqa: ARG001 - as all others
    card = EXTRAS.get(action, RECALL if action < actions.PALANTIR_ else PALANTIR)
    found.gains.append(Line(text_of(extra_card(card)).key, {}))
    found.cost("extra-used", card=extra_card(card))


def weigh_ambush(found: Weighing, view: View, action: int) -> None:
    if action == actions.AMBUSH:
        found.gain("ambush")
        found.cost("ambush-shows")
    else:
        found.cost("lets-through")
        if place_of(view, BALROG) == MORIA:
            found.gain("balrog-hidden")


def weigh_pointing(found: Weighing, view: View, action: int) -> None:
    seen = action == actions.POINT_SEEN
    others = [piece for piece in candidates(view, view.field) if piece != view.peeked]
    weigh_meeting(found, view, int(view.dark_piece), [view.peeked] if seen else others)


# A combat.


def weigh_answer(found: Weighing, view: View, action: int) -> None:
    own, enemy = fighters(view)
    if action < actions.STAND:
        found.gain("escapes")
    elif action == actions.STAND:
        weigh_meeting(found, view, own, [enemy])
    else:
        found.gain("sam-with-frodo")
        found.cost("frodo-shown")


def weigh_ban(found: Weighing, view: View, action: int) -> None:  # noqa: ARG001 - as all others
    if action == actions.PERMIT:
        found.gain("cards-decide")


def weigh_card(found: Weighing, view: View, action: int) -> None:
    card = action - actions.PLAY
    if card >= MAGIC:
        found.gain(f"card-{CARD_IDS[card]}")
        if card == SACRIFICE and view.light_piece == FRODO:
            found.cost("frodo-risked")
    elif view.seat == DARK and view.dark_piece == TROLL:
        found.cost("card-void")
    else:
        weigh_number(found, view, card)
    numbers = [number for number in members(view.army(view.seat).hand) if number < MAGIC]
    if len(numbers) > 1 and card == numbers[-1]:
        found.cost("card-highest")


def weigh_number(found: Weighing, view: View, card: int) -> None:
    """A number against all numbers that the other still holds."""
    own, enemy = fighters(view)
    total = int(worth(own, view.with_frodo) + number_of(card))
    void = view.seat == LIGHT and enemy == TROLL
    against = int(worth(enemy, view.with_frodo))
    numbers = [card for card in members(view.army(1 - view.seat).hand) if card < MAGIC]
    sums = [against + (0 if void else int(number_of(card))) for card in numbers]
    beaten, stronger = sum(total > other for other in sums), sum(total < other for other in sums)
    if beaten:
        found.gain("card-beats", sum=total, count=beaten, number=len(sums))
    if stronger:
        found.cost("card-falls", sum=total, count=stronger, number=len(sums))


def weigh_recovery(found: Weighing, view: View, action: int) -> None:  # noqa: ARG001 - as all others
    if action == actions.LEAVE:
        found.cost("magic-empty")
    else:
        found.gain("recovers", card=the_card(action - actions.RECOVER))


def weigh_retreat(found: Weighing, view: View, action: int) -> None:  # noqa: ARG001 - as all others
    if action != actions.STAY:
        found.gain("escapes")


def weigh_halt(found: Weighing, view: View, action: int) -> None:  # noqa: ARG001 - as all others
    if action == actions.HALT:
        found.gain("halts")


WEIGHED: Final[dict[int, Callable[[Weighing, View, int], None]]] = {
    actions.PLACE: weigh_placing,
    actions.MOVE: weigh_move,
    actions.RECALL_: weigh_extra,
    actions.STUCK: weigh_halt,
    actions.AMBUSH: weigh_ambush,
    actions.POINT_SEEN: weigh_pointing,
    actions.FLEE: weigh_answer,
    actions.FORBID: weigh_ban,
    actions.PLAY: weigh_card,
    actions.RECOVER: weigh_recovery,
    actions.WITHDRAW: weigh_retreat,
}
"""Each kind of choice by its first action."""
