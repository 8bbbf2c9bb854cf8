"""Positions as text, to set up any position and to print one.

Statements are separated by line ends or semicolons; all are optional:

    light frodo@shire merry@rhudaur   where the pieces stand; those not named are eliminated
    dark troll@mordor
    asks move dark                    what is asked, and of whom; default: a move of Dark
    moving dark                       whose turn of the game it is; default: whoever is asked to move
    turns 7                           turns played
    played light 1 magic              combat cards spent since the hand was full
    extra shadowfax recall            extra cards not used yet
    mover merry eregion all           a piece on its way: from where, and who it may be by all that is public
    gallop 2                          1: Shadowfax carries the mover; 2: the turn it then makes
    struck                            the Balrog has struck the mover
    fight merry balrog fangorn        the pieces shown in combat and the region, - for one not shown yet
    combat first with-frodo forbidden what holds in this combat
    chosen light 5                    a card chosen for this combat
    counts light magic                how a card that lies open counts, - for void
    peeked merry                      what the Palantír showed in this turn
    pointing 2                        1: Dark points at that piece, 2: at another one
    seen dark stood 0000000000111114 out - | moved mordor gondor all | met troll gondor
                                      what has been seen of a side, oldest first; default: only where pieces stand
                                      also: among aragorn gondor,out
    won dark frodo                    the end of the match

Without any pieces it is the start: Light sets up.
"""

from threerings.core.game import BadPosition
from threerings.core.notation import (
    COUNT,
    NUMBER,
    Saying,
    Statements,
    Word,
    about,
    all_heard,
    flag,
    hear,
    in_words,
    one_of,
    only_if,
    read_statements,
    require,
    said,
    zone_named,
    zone_text,
)
from threerings.core.zones import bit, members
from threerings.games.confrontation.components import (
    ALL_OF,
    ARMY,
    CARD_IDS,
    DARK,
    FRODO,
    HANDS,
    LIGHT,
    MORDOR,
    NONE,
    NOWHERE,
    OUT,
    PIECE_IDS,
    REGION_IDS,
    REGIONS,
    SIDES,
    VARIANTS,
)
from threerings.games.confrontation.rules import ConfrontationState
from threerings.games.confrontation.soundness import check
from threerings.games.confrontation.state import (
    AMONG,
    MET,
    MOVED,
    OVER,
    PEEKED,
    PHASES,
    REASONS,
    STOOD,
    WENT,
    Army,
    event,
    stood,
)

NOTHING = "-"
PAIRS = ("played", "chosen", "counts", "seen")


def position(state: ConfrontationState) -> str:
    """A state in the notation, complete."""
    light, dark = [said(state.army(seat), *SIDE[seat]) for seat in (LIGHT, DARK)]
    return "\n".join([*said(state, *QUESTION), *light, *dark, *said(state, EXTRA, *TURN)])


def setup(text: str, state: ConfrontationState) -> ConfrontationState:
    """Set up the state that a notation describes, in a fresh one with the match's options. Raises BadPosition."""
    statements = read_statements(text, PAIRS)
    hear(state, statements, EXTRA)
    if "light" not in statements and "dark" not in statements:
        require(not statements, "a position names the pieces of light and dark")
        return state
    fill_in(statements)
    hear(state, statements, *QUESTION)
    for seat in (LIGHT, DARK):
        hear(state.army(seat), statements, *SIDE[seat])
    hear(state, statements, *TURN)
    all_heard(statements)
    for seat in (LIGHT, DARK):
        if state.army(seat).seen is None and not state.army(seat).pieces_in(NOWHERE):
            see_what_stands(state, seat)
    check(state)
    return state


def fill_in(statements: Statements) -> None:
    """What goes without saying: Dark is to move, and those who are not named are out."""
    asks = statements.setdefault("asks", ["move", *statements.get("moving", ["dark"])])
    statements.setdefault("moving", ["light" if asks == ["move", "light"] else "dark"])
    for side in SIDES:
        statements.setdefault(side, [])


def names_of(ids: tuple[str, ...], those: int) -> dict[int, str]:
    return {each: ids[each] for each in members(those)}


def or_nothing(word: Word) -> Word:
    """The same, or a dash for none."""
    return Word(
        lambda value: NOTHING if value == NONE else word.text(value),
        lambda text: NONE if text == NOTHING else word.value(text),
    )


def side_sayings(seat: int) -> tuple[Saying, ...]:
    """All that is said about an army."""
    side, hand = SIDES[seat], HANDS[seat]
    card = one_of(names_of(CARD_IDS, hand), f"card of {side}")
    return (
        Saying(side, standing, lambda army, words: stand(army, side, words)),
        about(
            "hand",
            lambda left: zone_text(hand & ~left, card),
            lambda words: hand & ~zone_named(words, card),
            f"played {side}",
        ),
        in_words(f"chosen {side}", card=card),
        only_if(lambda army: army.card != NONE, in_words(f"counts {side}", effect=or_nothing(card))),
        Saying(f"seen {side}", trace_text, lambda army, words: see(army, seat, words)),
    )


def standing(army: Army) -> str:
    first = int(army.first)
    places = [(piece, int(army.place(piece))) for piece in range(first, first + ARMY)]
    return " ".join(f"{PIECE_IDS[piece]}@{PLACE.text(place)}" for piece, place in places if place != OUT)


def stand(army: Army, side: str, words: list[str]) -> None:
    first = int(army.first)
    places = dict.fromkeys(range(first, first + ARMY), OUT)
    for word in words:
        name, _, region = word.partition("@")
        piece = PIECE.value(name)
        require(places.get(piece) == OUT, f"{name} does not fight for {side}, or stands somewhere else too")
        places[piece] = PLACE.value(region)
    for piece, place in places.items():
        if place != NOWHERE:
            army.put(piece, place)


def extra_text(state: ConfrontationState) -> str:
    return zone_text(state.light.extra | state.dark.extra, VARIANT)


def set_extra(state: ConfrontationState, words: list[str]) -> None:
    held = zone_named(words, VARIANT)
    state.light.extra = held & 3
    state.dark.extra = held & 12


def mover_text(state: ConfrontationState) -> str | None:
    if state.mover == NONE:
        return None
    return f"{PIECE_IDS[state.mover]} {REGION_IDS[state.origin]} {candidates_text(int(state.candidates))}"


def set_mover(state: ConfrontationState, words: list[str]) -> None:
    require(len(words) == 3, "a mover reads like 'mover merry eregion all'")
    seat = int(state.mover_side)
    state.mover = PIECE_OF[seat].value(words[0])
    state.origin = REGION.value(words[1])
    state.mover_at = state.army(seat).place(state.mover)
    state.candidates = candidates_named(words[2], seat, int(state.mover_at))


def combat_text(state: ConfrontationState) -> str:
    return " ".join(word for word, field in COMBAT.items() if getattr(state, field))


def set_combat(state: ConfrontationState, words: list[str]) -> None:
    for word in words:
        require(word in COMBAT, f"nothing called {word!r} holds in a combat")
        setattr(state, COMBAT[word], True)


def candidates_text(candidates: int) -> str:
    return "all" if candidates in ALL_OF else zone_text(candidates, PIECE).replace(" ", ",")


def candidates_named(word: str, seat: int, there: int) -> int:
    """Who may have gone there. Among others, Frodo has not gone to Mordor: he would have won."""
    found = ALL_OF[seat] if word == "all" else zone_named(word.split(","), PIECE_OF[seat])
    return found & ~bit(FRODO) if there == MORDOR and found != bit(FRODO) else found


def trace_text(army: Army) -> str | None:
    return None if army.seen is None else " | ".join(event_text(seen) for seen in army.seen.events())


def see(army: Army, seat: int, words: list[str]) -> None:
    for text in " ".join(words).split(" | "):
        army.saw(event_named(text.split(), seat))


def see_what_stands(state: ConfrontationState, seat: int) -> None:
    """What has been seen of a side if nothing is said: only where pieces stand."""
    army = state.army(seat)
    before = Army(seat, army)
    if state.mover != NONE and state.mover_side == seat:
        before.put(state.mover, state.origin)
    arrived = seat == LIGHT and before.place(FRODO) == MORDOR
    if arrived:
        before.put(FRODO, OUT)
    army.saw(stood(before.packed_counts, before.out))
    if arrived:
        army.saw(event(WENT, FRODO, MORDOR))
    shown = state.light_piece if seat == LIGHT else state.dark_piece
    if shown != NONE:
        army.saw(event(MET, shown, army.place(shown)))
    if state.peeked != NONE and seat == LIGHT:
        army.saw(event(PEEKED, state.peeked, army.place(state.peeked)))


def event_text(seen: int) -> str:
    kind, one, two, candidates = seen & 15, seen >> 4 & 63, seen >> 10 & 63, seen >> 16
    if kind == STOOD:
        counts = "".join(str(seen >> 13 >> 3 * region & 7) for region in range(REGIONS))
        return f"stood {counts} out {zone_text(seen >> 4 & 0x1FF, RANK).replace(' ', ',') or NOTHING}"
    if kind == MOVED:
        return f"moved {REGION_IDS[one]} {REGION_IDS[two]} {candidates_text(candidates)}"
    if kind == AMONG:
        return f"among {PIECE_IDS[one]} {zone_text(candidates, PLACE).replace(' ', ',')}"
    return f"{KINDS[kind]} {PIECE_IDS[one]} {PLACE.text(two)}"


def event_named(words: list[str], seat: int) -> int:
    kind = words[0] if words else ""
    if kind == "stood" and len(words) == 4 and len(words[1]) == REGIONS and words[1].isdecimal():
        counts = sum(int(digit) << 3 * region for region, digit in enumerate(words[1]))
        out = 0 if words[3] == NOTHING else zone_named(words[3].split(","), RANK)
        return stood(counts, out)
    if kind == "moved" and len(words) == 4:
        here, there = REGION.value(words[1]), REGION.value(words[2])
        return event(MOVED, here, there, candidates_named(words[3], seat, there))
    if kind == "among" and len(words) == 3:
        return event(AMONG, PIECE_OF[seat].value(words[1]), 0, zone_named(words[2].split(","), PLACE))
    if kind in KINDS.values() and len(words) == 3:
        return event(KIND.value(kind), PIECE_OF[seat].value(words[1]), PLACE.value(words[2]))
    raise BadPosition(f"nothing seen reads like {' '.join(words)!r}")


PIECE = one_of(PIECE_IDS, "piece")
PIECE_OF = [one_of(names_of(PIECE_IDS, ALL_OF[seat]), f"piece of {side}") for seat, side in enumerate(SIDES)]
REGION = one_of(REGION_IDS, "region")
PLACE = one_of({**dict(enumerate(REGION_IDS)), NOWHERE: "nowhere", OUT: "out"}, "region")
RANK = one_of([str(rank) for rank in range(ARMY)], "piece")
VARIANT = one_of(VARIANTS, "extra card")
KINDS = {MET: "met", WENT: "went", PEEKED: "peeked"}
KIND = one_of(KINDS, "event")
COMBAT = {"first": "first_combat", "with-frodo": "with_frodo", "forbidden": "forbidden"}

QUESTION = (
    in_words("asks", phase=one_of(PHASES, "question"), turn=one_of((*SIDES, "public", "nature"), "player")),
    in_words("moving", mover_side=one_of(SIDES, "side")),
    in_words("turns", turns=NUMBER),
)
SIDE = (side_sayings(LIGHT), side_sayings(DARK))
EXTRA = Saying("extra", extra_text, set_extra)
TURN = (
    Saying("mover", mover_text, set_mover),
    in_words("gallop", gallop=COUNT),
    flag("struck"),
    in_words("fight", light_piece=or_nothing(PIECE_OF[LIGHT]), dark_piece=or_nothing(PIECE_OF[DARK]), field=REGION),
    Saying("combat", combat_text, set_combat),
    in_words("peeked", peeked=PIECE_OF[LIGHT]),
    in_words("pointing", pointing=COUNT),
    only_if(
        lambda state: state.phase == OVER,
        in_words(
            "won",
            winner=one_of({LIGHT: "light", DARK: "dark", NONE: "nobody"}, "winner"),
            reason=one_of(REASONS, "end"),
        ),
    ),
)
