"""Positions as text, to set up any position and to print one.

Statements are separated by line ends or semicolons; all are optional:

    chapter 2                        1 to 3
    slots 0=night-ride 1=tribute      the cards that still lie, by slot; `?` is face down; default: all, the lowest up
    player sauron                    whose turn it is; default: the one who is asked
    asks choose sauron               what is asked, and of whom; default: the choice of a turn
    extra 1                          more turns due to the player
    fellowship coins 5 steps 3
    fellowship cards disguise toll   cards played; also `tokens`, `tiles`
    fellowship units arnor 2         units on the map
    fellowship forts arnor           fortresses; default: one for each tile
    discard toll barter              cards everybody knows to lie in the discard
    removed oath captain barter      the removed cards of the chapter, once somebody has looked
    looked sauron                    who has
    showing oath                     those shown so far to the one who is looking
    up bree erebor isengard          landmarks face up; default: the first three that nobody has
    tops elves-trade                 known top tokens
    offered elves-trade              tokens of which one may be kept; `revealing`: of which nature shows one
    due 14 15                        slots whose card is to be turned up
    placing 2 gondor rohan           units to place, and where; `may` if they may be left out
    manoeuvres moves 1 coins 2       still to do; also `removals`, `free`
    pending end steps:2              what is still to be done, the next thing last
    won sauron quest                 the end of the match; `won nobody shared`

Cards of earlier chapters that are not mentioned lie in the discard; so do those of this chapter that must have been
taken.
"""

from typing import Final

from threerings.core.game import PUBLIC, BadPosition
from threerings.core.notation import Saying, Statements, hear, read_statements, require, said, unless_zero
from threerings.core.zones import bit, count, members
from threerings.games.middle_earth.components import (
    ANY_SKILL,
    CARD_IDS,
    CHAIN,
    CHAPTERS,
    FACE_DOWN,
    FACE_UP,
    GIVES,
    JOKERS,
    MANOEUVRE_KINDS,
    NONE,
    OPEN_TILES,
    PACK,
    PEOPLE,
    REGION_IDS,
    REGIONS,
    REMOVED,
    SIDES,
    SLOTS,
    TAKEN,
    TILE_IDS,
    TILE_REGION,
    TOKEN_IDS,
    UNITS,
    WISDOM,
    manoeuvre,
)
from threerings.games.middle_earth.rules import MiddleEarthState
from threerings.games.middle_earth.soundness import check
from threerings.games.middle_earth.state import (
    ALL_UNKNOWN,
    CHOOSING,
    DEALING,
    OVER,
    PHASES,
    RAISING,
    REASONS,
    UNKNOWN,
    Side,
)
from threerings.games.middle_earth.tasks import END, NEXT, RAISE_TILES, TASKS

SEATS: Final = (*SIDES, "public", "nature")
SIDE_STATEMENTS: Final = ("coins", "cards", "units", "forts", "tokens", "tiles")


def position(state: MiddleEarthState) -> str:
    """A state in the notation, complete."""
    lines = [f"chapter {state.chapter + 1}", f"asks {PHASES[state.phase]} {SEATS[state.turn]}"]
    lines.append(f"player {SIDES[state.player]}")
    slots = [
        f"{slot}={'?' if card == FACE_DOWN else CARD_IDS[card]}"
        for slot, card in enumerate(state.slots)
        if card != TAKEN
    ]
    lines.append(f"slots {' '.join(slots)}")
    lines.append(f"discard {' '.join(CARD_IDS[card] for card in all_cards(state.discard))}")
    lines.append(f"up {named(state.tiles_up, TILE_IDS)}")
    tops = [TOKEN_IDS[state.top(people)] for people in range(6) if state.top(people) != UNKNOWN]
    lines.append(f"tops {' '.join(tops)}")
    lines += question_lines(state)
    for name, side in zip(SIDES, (state.fellowship, state.sauron), strict=True):
        lines += side_lines(name, side)
    return "\n".join(line.rstrip() for line in lines)


def question_lines(state: MiddleEarthState) -> list[str]:
    """What is asked and what follows, as far as there is something to say."""
    first = PACK * int(state.chapter)
    kinds = zip(MANOEUVRE_KINDS, range(0, 16, 4), strict=True)
    manoeuvres = [f"{kind} {state.manoeuvres >> shift & 15}" for kind, shift in kinds if state.manoeuvres >> shift & 15]
    placing = f"{state.amount} {named(state.regions, REGION_IDS)}{' may' if state.optional else ''}"
    pending = [TASKS[task & 31] + (f":{task >> 5}" if task >> 5 else "") for task in state.pending()]
    winner = "nobody" if state.winner == NONE else SIDES[state.winner]
    return [
        *stated("removed", " ".join(CARD_IDS[first + card] for card in members(state.removed_cards))),
        *said(state, LOOKED),
        *stated("showing", " ".join(CARD_IDS[first + card] for card in members(state.shown_cards))),
        *said(state, *FOLLOWING),
        *stated("placing", placing if state.amount else ""),
        *stated("manoeuvres", " ".join(manoeuvres)),
        *stated("pending", " ".join(pending)),
        *stated("won", f"{winner} {REASONS[state.reason]}" if state.phase == OVER else ""),
    ]


def stated(name: str, words: str) -> list[str]:
    return [f"{name} {words}"] if words else []


def side_lines(name: str, side: Side) -> list[str]:
    units = [f"{REGION_IDS[region]} {side.units_in(region)}" for region in range(REGIONS) if side.units_in(region)]
    return [
        f"{name} coins {side.coins} steps {side.steps}",
        f"{name} cards {' '.join(CARD_IDS[card] for card in all_cards(side.cards))}",
        f"{name} units {' '.join(units)}",
        f"{name} forts {named(side.forts, REGION_IDS)}",
        f"{name} tokens {named(side.tokens, TOKEN_IDS)}",
        f"{name} tiles {named(side.tiles, TILE_IDS)}",
    ]


def named(zone: int, ids: tuple[str, ...]) -> str:
    return " ".join(ids[member] for member in members(zone))


def all_cards(packs: list[int]) -> list[int]:
    """The cards of the sets of three chapters."""
    return [card for chapter in range(CHAPTERS) for card in members(packs[chapter], PACK * chapter)]


def setup(text: str) -> MiddleEarthState:
    """The state a notation describes. Raises BadPosition."""
    state = MiddleEarthState()
    statements = read_statements(text, SIDES)
    chapter = statements.pop("chapter", ["1"])
    require(chapter in (["1"], ["2"], ["3"]), "chapter must be 1, 2 or 3")
    state.chapter = int(chapter[0]) - 1
    placed: list[int] = []
    for seat, name in enumerate(SIDES):
        given = {key: statements.pop(f"{name} {key}", None) for key in SIDE_STATEMENTS}
        placed += set_side(state.side(seat), given)
    set_landmarks_and_tokens(state, statements)
    set_cards(state, statements, placed)
    set_question(state, statements)
    if statements:
        raise BadPosition(f"unknown statement {next(iter(statements))!r}")
    check(state)
    return state


def set_side(side: Side, given: dict[str, list[str] | None]) -> list[int]:
    """Fill one side; the cards it has."""
    coins = given["coins"]
    if coins is not None:
        if len(coins) not in (1, 3) or (len(coins) == 3 and coins[1] != "steps"):
            raise BadPosition("coins and steps read like 'coins 5 steps 3'")
        side.coins = number(coins[0])
        side.steps = number(coins[2]) if len(coins) == 3 else 0
    if given["units"] is not None:
        set_units(side, given["units"])
    cards = [place_of(word, CARD_IDS, "card") for word in given["cards"] or []]
    for card in cards:
        side.cards[card // PACK] |= bit(card % PACK)
        side.skills += GIVES[card]
        side.jokers |= JOKERS[card]
        side.chains |= CHAIN[card]
        if PEOPLE[card] != NONE:
            side.packed_peoples += bit(2 * PEOPLE[card])
    side.tokens = zone_of(given["tokens"] or [], TOKEN_IDS, "token")
    side.jokers |= ANY_SKILL if side.has(WISDOM) else 0
    side.tiles = zone_of(given["tiles"] or [], TILE_IDS, "landmark")
    side.forts = sum(bit(TILE_REGION[tile]) for tile in members(side.tiles))
    if given["forts"] is not None:
        side.forts = zone_of(given["forts"], REGION_IDS, "region")
    return cards


def set_units(side: Side, words: list[str]) -> None:
    side.packed_units = 0
    side.supply = UNITS
    require(len(words) % 2 == 0, "units read like 'units arnor 2 gondor 1'")
    for name, size in zip(words[::2], words[1::2], strict=True):
        region = place_of(name, REGION_IDS, "region")
        require(side.units_in(region) == 0 and 0 < number(size) <= UNITS, f"{name} {size}: not a number of units")
        side.add_units(region, number(size))


def set_landmarks_and_tokens(state: MiddleEarthState, statements: Statements) -> None:
    one, other = state.fellowship, state.sauron
    require(one.tiles & other.tiles == 0, "a landmark belongs to one player")
    require(one.tokens & other.tokens == 0, "a token belongs to one player")
    free = 0x7F & ~(one.tiles | other.tiles)
    up = statements.pop("up", None)
    state.tiles_up = sum(bit(tile) for tile in members(free)[:OPEN_TILES])
    if up is not None:
        state.tiles_up = zone_of(up, TILE_IDS, "landmark")
    require(state.tiles_up & ~free == 0, "a landmark that a player has does not lie face up")
    state.tiles_down = free & ~state.tiles_up
    state.stacked &= ~(one.tokens | other.tokens)
    state.packed_tops = ALL_UNKNOWN
    for word in statements.pop("tops", []):
        token = place_of(word, TOKEN_IDS, "token")
        require(state.top(token // 3) == UNKNOWN, "a stack has one top token")
        state.set_top(token // 3, token)
    for people in range(6):
        left = state.stack_of(people)
        if count(left) == 1:
            state.set_top(people, members(left)[0])


def set_cards(state: MiddleEarthState, statements: Statements, placed: list[int]) -> None:
    """Lay out the cards; those that lie nowhere else have been discarded, but for the unseen ones."""
    chapter, first = int(state.chapter), PACK * int(state.chapter)
    thrown = [place_of(word, CARD_IDS, "card") for word in statements.pop("discard", [])]
    secret = [place_of(word, CARD_IDS, "card") for word in statements.pop("removed", [])]
    free = [card for card in range(first, first + PACK) if card not in (*placed, *thrown, *secret)]
    slots = statements.pop("slots", None)
    laid = lay_all(chapter, free) if slots is None else slots_named(slots)
    state.lay([laid.get(slot, TAKEN) for slot in range(SLOTS)])
    up = [card for card in laid.values() if card != FACE_DOWN]
    used = [*placed, *thrown, *secret, *up]
    require(len(set(used)) == len(used), "a card lies in two places")
    require(all(card < first + PACK for card in used), "a card of a later chapter is not in play yet")
    require(all(card // PACK == chapter for card in (*up, *secret)), "a card of another chapter is laid out or removed")
    left = [card for card in range(first, first + PACK) if card not in used]
    unseen = int(count(state.down)) + REMOVED - len(secret) if state.down else 0
    known = len(left) - unseen
    thrown += left[: max(0, known)]
    state.unseen = sum(bit(card - first) for card in (*left[max(0, known) :], *secret))
    state.removed_cards = sum(bit(card - first) for card in secret)
    thrown += [card for card in range(first) if card not in used]
    state.discard = [0] * CHAPTERS
    for card in thrown:
        state.discard[card // PACK] |= bit(card % PACK)
    shown = statements.pop("showing", [])
    state.shown_cards = sum(bit(place_of(word, CARD_IDS, "card") % PACK) for word in shown)


def lay_all(chapter: int, free: list[int]) -> dict[int, int]:
    """A whole layout with the lowest free cards face up."""
    up = members(FACE_UP[chapter])
    require(len(free) >= SLOTS, "too few cards are left for a whole layout: say which slots are taken")
    return {slot: free[up.index(slot)] if slot in up else FACE_DOWN for slot in range(SLOTS)}


def slots_named(words: list[str]) -> dict[int, int]:
    laid: dict[int, int] = {}
    for word in words:
        slot, _, card = word.partition("=")
        require(
            number(slot) < SLOTS and number(slot) not in laid, f"{word!r}: there is no such slot, or it is named twice"
        )
        laid[number(slot)] = FACE_DOWN if card == "?" else place_of(card, CARD_IDS, "card")
    return laid


def set_question(state: MiddleEarthState, statements: Statements) -> None:
    """Set what is asked and what follows."""
    player = statements.pop("player", None)
    require(player is None or len(player) == 1, "player names one side")
    asked = statements.pop("asks", None)
    if asked is None:
        asked = ["choose", player[0] if player else "sauron"]
    if len(asked) != 2 or asked[0] not in PHASES or asked[1] not in SEATS:
        raise BadPosition(f"asks reads like 'asks choose sauron'; the questions are {', '.join(PHASES[1:])}")
    state.ask(PHASES.index(asked[0]), SEATS.index(asked[1]))
    require(state.turn < PUBLIC or player is not None, "say whose turn it is: player")
    state.player = place_of(player[0], SIDES, "side") if player else state.turn
    hear(state, statements, LOOKED, *FOLLOWING)
    require((state.offered | state.revealing) & ~state.stacked == 0, "only tokens in the stacks can be offered")
    placing = statements.pop("placing", [])
    if placing:
        state.amount = number(placing[0])
        state.optional = placing[-1] == "may"
        state.regions = zone_of([word for word in placing[1:] if word != "may"], REGION_IDS, "region")
    state.manoeuvres = manoeuvres_named(statements.pop("manoeuvres", []))
    pending = statements.pop("pending", None)
    state.set_pending(usual_tasks(state) if pending is None else [task_named(word) for word in pending])
    won = statements.pop("won", None)
    if won is not None:
        if len(won) != 2 or won[1] not in REASONS:
            raise BadPosition("an end reads like 'won sauron quest' or 'won nobody shared'")
        state.winner = NONE if won[0] == "nobody" else place_of(won[0], SIDES, "side")
        state.reason = REASONS.index(won[1])


def usual_tasks(state: MiddleEarthState) -> list[int]:
    """What follows a question if nothing else is said: the end of the turn."""
    if state.phase in (CHOOSING, OVER):
        return []
    if state.phase == DEALING:
        return [NEXT]
    return [NEXT, RAISE_TILES] if state.phase == RAISING else [END]


def manoeuvres_named(words: list[str]) -> int:
    kinds = dict.fromkeys(MANOEUVRE_KINDS, 0)
    require(len(words) % 2 == 0, "manoeuvres read like 'manoeuvres moves 1 coins 2'")
    for kind, size in zip(words[::2], words[1::2], strict=True):
        require(kind in kinds and number(size) < 16, "manoeuvres read like 'manoeuvres moves 1 coins 2'")
        kinds[kind] = number(size)
    return manoeuvre(*kinds.values())


def task_named(word: str) -> int:
    kind, _, size = word.partition(":")
    return place_of(kind, TASKS, "task") | number(size or "0") << 5


def zone_of(words: list[str], ids: tuple[str, ...], what: str) -> int:
    zone = 0
    for word in words:
        member = bit(place_of(word, ids, what))
        require(zone & member == 0, f"{what} {word!r} is named twice")
        zone |= member
    return zone


def place_of(word: str, ids: tuple[str, ...], what: str) -> int:
    if word not in ids:
        raise BadPosition(f"there is no {what} {word!r}")
    return ids.index(word)


def number(word: str) -> int:
    if not word.isdecimal() or len(word) > 5:
        raise BadPosition(f"{word!r} is not a number of this game")
    return int(word)


def few_turns(words: list[str]) -> int:
    require(len(words) == 1 and number(words[0]) < 100, "extra says how many more turns are due")
    return number(words[0])


def zone(name: str, ids: tuple[str, ...], what: str) -> Saying:
    return Saying(name, name, lambda zone: named(zone, ids) or None, lambda words: zone_of(words, ids, what))


LOOKED: Final = zone("looked", SIDES, "side")
FOLLOWING: Final = (
    Saying("extra", "extra", unless_zero, few_turns),
    zone("offered", TOKEN_IDS, "token"),
    zone("revealing", TOKEN_IDS, "token"),
    zone("due", tuple(str(slot) for slot in range(SLOTS)), "slot"),
)
