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

from threerings.core.game import PUBLIC
from threerings.core.notation import (
    Saying,
    Statements,
    Word,
    about,
    all_heard,
    hear,
    in_words,
    listing,
    number,
    one_of,
    only_if,
    part_of,
    read_statements,
    require,
    said,
    unless_empty,
    unless_zero,
    zone_named,
    zone_text,
)
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

NUMBERED: Final = ("coins", "units", "manoeuvres", "pending")
"""Statements that may say a word twice; all others name each thing once."""


def position(state: MiddleEarthState) -> str:
    """A state in the notation, complete."""
    sides = [f"{name} {line}" for seat, name in enumerate(SIDES) for line in said(state.side(seat), *SIDE)]
    return "\n".join([*said(state, *QUESTION), *layout_lines(state), *said(state, *FOLLOWING), *sides])


def layout_lines(state: MiddleEarthState) -> list[str]:
    """What lies between the players."""
    slots = [
        f"{slot}={'?' if card == FACE_DOWN else CARD_IDS[card]}"
        for slot, card in enumerate(state.slots)
        if card != TAKEN
    ]
    tops = [TOKEN_IDS[state.top(people)] for people in range(6) if state.top(people) != UNKNOWN]
    lines = (
        f"slots {' '.join(slots)}",
        f"discard {cards_text(all_cards(state.discard))}",
        f"up {zone_text(state.tiles_up, TILE)}",
        f"tops {' '.join(tops)}",
    )
    return [line.rstrip() for line in lines]


def all_cards(packs: list[int]) -> list[int]:
    """The cards of the sets of three chapters."""
    return [card for chapter in range(CHAPTERS) for card in members(packs[chapter], PACK * chapter)]


def cards_text(cards: list[int]) -> str:
    return " ".join(CARD_IDS[card] for card in cards)


def setup(text: str) -> MiddleEarthState:
    """The state a notation describes. Raises BadPosition."""
    state = MiddleEarthState()
    statements = read_statements(text, SIDES)
    for name, words in statements.items():
        once = len(set(words)) == len(words) or name.split()[-1] in NUMBERED
        require(once, f"{name}: something is named twice")
    for seat, name in enumerate(SIDES):
        set_side(state.side(seat), part_of(statements, name, SIDE))
    set_question(state, statements)
    set_landmarks_and_tokens(state, statements)
    set_cards(state, statements)
    all_heard(statements)
    check(state)
    return state


def set_question(state: MiddleEarthState, statements: Statements) -> None:
    """Set what is asked and what follows."""
    whose, follows = "player" in statements, "pending" in statements
    statements.setdefault("asks", ["choose", *statements.get("player", ["sauron"])])
    hear(state, statements, *QUESTION, *FOLLOWING)
    if not whose:
        require(state.turn < PUBLIC, "say whose turn it is: player")
        state.player = state.turn
    if not follows:
        state.set_pending(usual_tasks(state))


def usual_tasks(state: MiddleEarthState) -> list[int]:
    """What follows a question if nothing else is said: the end of the turn."""
    if state.phase in (CHOOSING, OVER):
        return []
    if state.phase == DEALING:
        return [NEXT]
    return [NEXT, RAISE_TILES] if state.phase == RAISING else [END]


def set_side(side: Side, given: Statements) -> None:
    hear(side, given.copy(), *SIDE)
    side.jokers |= ANY_SKILL if side.has(WISDOM) else 0
    if "forts" not in given:
        side.forts = sum(bit(TILE_REGION[tile]) for tile in members(side.tiles))


def set_coins(side: Side, words: list[str]) -> None:
    require(len(words) == 1 or (len(words) == 3 and words[1] == "steps"), "coins and steps read like 'coins 5 steps 3'")
    side.coins = number(words[0])
    side.steps = number(words[2]) if len(words) == 3 else 0


def units_text(side: Side) -> str:
    return " ".join(
        f"{REGION_IDS[region]} {side.units_in(region)}" for region in range(REGIONS) if side.units_in(region)
    )


def set_units(side: Side, words: list[str]) -> None:
    side.packed_units = 0
    side.supply = UNITS
    require(len(words) % 2 == 0, "units read like 'units arnor 2 gondor 1'")
    for name, size in zip(words[::2], words[1::2], strict=True):
        region = REGION.value(name)
        require(side.units_in(region) == 0 and 0 < number(size) <= UNITS, f"{name} {size}: not a number of units")
        side.add_units(region, number(size))


def give_cards(side: Side, words: list[str]) -> None:
    for card in map(CARD.value, words):
        side.cards[card // PACK] |= bit(card % PACK)
        side.skills += GIVES[card]
        side.jokers |= JOKERS[card]
        side.chains |= CHAIN[card]
        if PEOPLE[card] != NONE:
            side.packed_peoples += bit(2 * PEOPLE[card])


def set_landmarks_and_tokens(state: MiddleEarthState, statements: Statements) -> None:
    one, other = state.fellowship, state.sauron
    require(one.tiles & other.tiles == 0, "a landmark belongs to one player")
    require(one.tokens & other.tokens == 0, "a token belongs to one player")
    free = 0x7F & ~(one.tiles | other.tiles)
    up = statements.pop("up", None)
    state.tiles_up = sum(bit(tile) for tile in members(free)[:OPEN_TILES])
    if up is not None:
        state.tiles_up = zone_named(up, TILE)
    require(state.tiles_up & ~free == 0, "a landmark that a player has does not lie face up")
    state.tiles_down = free & ~state.tiles_up
    state.stacked &= ~(one.tokens | other.tokens)
    offered = state.offered | state.revealing
    require(offered & ~state.stacked == 0, "only tokens in the stacks can be offered")
    state.packed_tops = ALL_UNKNOWN
    for word in statements.pop("tops", []):
        token = TOKEN.value(word)
        require(state.top(token // 3) == UNKNOWN, "a stack has one top token")
        state.set_top(token // 3, token)
    for people in range(6):
        left = state.stack_of(people)
        if count(left) == 1:
            state.set_top(people, members(left)[0])


def set_cards(state: MiddleEarthState, statements: Statements) -> None:
    """Lay out the cards; those that lie nowhere else have been discarded, but for the unseen ones."""
    chapter, first = int(state.chapter), PACK * int(state.chapter)
    placed = [*all_cards(state.fellowship.cards), *all_cards(state.sauron.cards)]
    thrown = [CARD.value(word) for word in statements.pop("discard", [])]
    secret = members(state.removed_cards, first)
    free = [card for card in range(first, first + PACK) if card not in (*placed, *thrown, *secret)]
    slots = statements.pop("slots", None)
    laid = lay_all(chapter, free) if slots is None else slots_named(slots)
    state.lay([laid.get(slot, TAKEN) for slot in range(SLOTS)])
    up = [card for card in laid.values() if card != FACE_DOWN]
    used = [*placed, *thrown, *secret, *up]
    require(len(set(used)) == len(used), "a card lies in two places")
    require(all(card < first + PACK for card in used), "a card of a later chapter is not in play yet")
    require(all(card // PACK == chapter for card in up), "a card of another chapter is laid out")
    left = [card for card in range(first, first + PACK) if card not in used]
    unseen = int(count(state.down)) + REMOVED - len(secret) if state.down else 0
    known = len(left) - unseen
    thrown += left[: max(0, known)]
    state.unseen = sum(bit(card - first) for card in (*left[max(0, known) :], *secret))
    thrown += [card for card in range(first) if card not in used]
    state.discard = [0] * CHAPTERS
    for card in thrown:
        state.discard[card // PACK] |= bit(card % PACK)


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
        laid[number(slot)] = FACE_DOWN if card == "?" else CARD.value(card)
    return laid


def placing_text(state: MiddleEarthState) -> str | None:
    may = " may" if state.optional else ""
    return f"{state.amount} {zone_text(state.regions, REGION)}{may}" if state.amount else None


def set_placing(state: MiddleEarthState, words: list[str]) -> None:
    require(bool(words), "placing reads like 'placing 2 gondor rohan may'")
    state.amount = number(words[0])
    state.optional = words[-1] == "may"
    state.regions = zone_named([word for word in words[1:] if word != "may"], REGION)


def manoeuvres_text(manoeuvres: int) -> str | None:
    kinds = zip(MANOEUVRE_KINDS, range(0, 16, 4), strict=True)
    return " ".join(f"{kind} {manoeuvres >> shift & 15}" for kind, shift in kinds if manoeuvres >> shift & 15) or None


def manoeuvres_named(words: list[str]) -> int:
    kinds = dict.fromkeys(MANOEUVRE_KINDS, 0)
    require(len(words) % 2 == 0, "manoeuvres read like 'manoeuvres moves 1 coins 2'")
    for kind, size in zip(words[::2], words[1::2], strict=True):
        require(kind in kinds and number(size) < 16, "manoeuvres read like 'manoeuvres moves 1 coins 2'")
        kinds[kind] = number(size)
    return manoeuvre(*kinds.values())


def pending_text(state: MiddleEarthState) -> str | None:
    return " ".join(TASKS[task & 31] + (f":{task >> 5}" if task >> 5 else "") for task in state.pending()) or None


def task_named(word: str) -> int:
    kind, _, size = word.partition(":")
    require(kind in TASKS, f"there is no task {kind!r}")
    return TASKS.index(kind) | number(size or "0") << 5


def few_turns(word: str) -> int:
    require(number(word) < 100, "extra says how many more turns are due")
    return number(word)


def of_chapter(name: str, field: str) -> Saying:
    """A statement about some cards of the chapter."""

    def hear(state: MiddleEarthState, words: list[str]) -> None:
        cards = [CARD.value(word) for word in words]
        require(all(card // PACK == state.chapter for card in cards), f"{name}: a card of another chapter")
        setattr(state, field, sum(bit(card % PACK) for card in cards))

    return Saying(name, lambda state: cards_text(members(getattr(state, field), PACK * state.chapter)) or None, hear)


CARD: Final = one_of(CARD_IDS, "card")
TOKEN: Final = one_of(TOKEN_IDS, "token")
TILE: Final = one_of(TILE_IDS, "landmark")
REGION: Final = one_of(REGION_IDS, "region")
OF_SIDE: Final = one_of(SIDES, "side")
SLOT: Final = one_of([str(slot) for slot in range(SLOTS)], "slot")

QUESTION: Final = (
    in_words("chapter", chapter=one_of(("1", "2", "3"), "chapter")),
    in_words("asks", phase=one_of(PHASES, "question"), turn=one_of((*SIDES, "public", "nature"), "player")),
    in_words("player", player=OF_SIDE),
)
FOLLOWING: Final = (
    of_chapter("removed", "removed_cards"),
    unless_empty(listing("looked", OF_SIDE)),
    of_chapter("showing", "shown_cards"),
    in_words("extra", extra=Word(unless_zero, few_turns)),
    unless_empty(listing("offered", TOKEN)),
    unless_empty(listing("revealing", TOKEN)),
    unless_empty(listing("due", SLOT)),
    Saying("placing", placing_text, set_placing),
    about("manoeuvres", manoeuvres_text, manoeuvres_named),
    Saying("pending", pending_text, lambda state, words: state.set_pending([task_named(word) for word in words])),
    only_if(
        lambda state: state.phase == OVER,
        in_words(
            "won", winner=one_of({**dict(enumerate(SIDES)), NONE: "nobody"}, "winner"), reason=one_of(REASONS, "end")
        ),
    ),
)
SIDE: Final = (
    Saying("coins", lambda side: f"{side.coins} steps {side.steps}", set_coins),
    Saying("cards", lambda side: cards_text(all_cards(side.cards)), give_cards),
    Saying("units", units_text, set_units),
    listing("forts", REGION),
    listing("tokens", TOKEN),
    listing("tiles", TILE),
)
