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
from threerings.core.notation import Saying, Statements, hear, read_statements, require, said, unless_zero
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
    MOVING,
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

SEATS = (*SIDES, "public", "nature")
PLACES = {**{name: place for place, name in enumerate(REGION_IDS)}, "nowhere": NOWHERE, "out": OUT}
PLACE_NAMES = {place: name for name, place in PLACES.items()}
KINDS = {"moved": MOVED, "met": MET, "went": WENT, "peeked": PEEKED}
KIND_NAMES = {kind: name for name, kind in KINDS.items()}
NOTHING = "-"
PIECES_SAID = dict(enumerate(PIECE_IDS))
PAIRS = ("played", "chosen", "counts", "seen")


def position(state: ConfrontationState) -> str:
    """A state in the notation, complete."""
    lines = [f"asks {PHASES[state.phase]} {SEATS[state.turn]}", *said(state, *TURN)]
    for seat, name in enumerate(SIDES):
        lines += army_lines(state.army(seat), name)
    extra = [VARIANTS[card] for card in members(state.light.extra | state.dark.extra)]
    lines += [" ".join(["extra", *extra])]
    if state.mover != NONE:
        way = f"{PIECE_IDS[state.mover]} {REGION_IDS[state.origin]}"
        lines.append(f"mover {way} {candidates_text(int(state.candidates))}")
    lines += said(state, *WAY)
    if state.field != NONE:
        lines.append(f"fight {piece_text(state.light_piece)} {piece_text(state.dark_piece)} {REGION_IDS[state.field]}")
    lines += [" ".join(["combat", *[name for name, field in COMBAT.items() if getattr(state, field)]])]
    lines += said(state, *PALANTIR)
    if state.phase == OVER:
        lines.append(f"won {'nobody' if state.winner == NONE else SIDES[state.winner]} {REASONS[state.reason]}")
    return "\n".join(lines)


def army_lines(army: Army, name: str) -> list[str]:
    first = int(army.first)
    standing = [
        f"{PIECE_IDS[piece]}@{PLACE_NAMES[int(army.place(piece))]}"
        for piece in range(first, first + ARMY)
        if army.place(piece) != OUT
    ]
    played = [CARD_IDS[card] for card in members(HANDS[first // ARMY] & ~army.hand)]
    lines = [" ".join([name, *standing]), " ".join(["played", name, *played])]
    if army.card != NONE:
        lines.append(f"chosen {name} {CARD_IDS[army.card]}")
        lines.append(f"counts {name} {NOTHING if army.effect == NONE else CARD_IDS[army.effect]}")
    if army.seen is not None:
        lines.append(f"seen {name} " + " | ".join(event_text(seen) for seen in army.seen.events()))
    return lines


def piece_text(piece: int) -> str:
    return NOTHING if piece == NONE else PIECE_IDS[piece]


def candidates_text(candidates: int) -> str:
    return "all" if candidates in ALL_OF else ",".join(PIECE_IDS[piece] for piece in members(candidates))


def event_text(seen: int) -> str:
    kind, one, two, candidates = seen & 15, seen >> 4 & 63, seen >> 10 & 63, seen >> 16
    if kind == STOOD:
        counts = "".join(str(seen >> 13 >> 3 * region & 7) for region in range(REGIONS))
        return f"stood {counts} out {','.join(str(piece) for piece in members(seen >> 4 & 0x1FF)) or NOTHING}"
    if kind == MOVED:
        return f"moved {REGION_IDS[one]} {REGION_IDS[two]} {candidates_text(candidates)}"
    if kind == AMONG:
        return f"among {PIECE_IDS[one]} {','.join(PLACE_NAMES[place] for place in members(candidates))}"
    return f"{KIND_NAMES[kind]} {PIECE_IDS[one]} {PLACE_NAMES[two]}"


def setup(text: str, state: ConfrontationState) -> ConfrontationState:
    """Set up the state that a notation describes, in a fresh one with the match's options. Raises BadPosition."""
    statements = read_statements(text, PAIRS)
    if "light" not in statements and "dark" not in statements:
        set_extra(state, statements)
        if statements:
            raise BadPosition("a position names the pieces of light and dark")
        return state
    for seat, name in enumerate(SIDES):
        set_army(state.army(seat), name, statements)
    set_question(state, statements)
    set_extra(state, statements)
    set_mover(state, statements)
    set_combat(state, statements)
    for seat, name in enumerate(SIDES):
        set_trace(state, seat, statements.pop(f"seen {name}", None))
    if statements:
        raise BadPosition(f"unknown statement {next(iter(statements))!r}")
    check(state)
    return state


def set_army(army: Army, name: str, statements: Statements) -> None:
    first = int(army.first)
    places = dict.fromkeys(range(first, first + ARMY), OUT)
    for word in statements.pop(name, []):
        piece, _, region = word.partition("@")
        if places.get(piece_named(piece)) != OUT:
            raise BadPosition(f"{piece} does not fight for {name}, or stands somewhere else too")
        places[piece_named(piece)] = place_named(region)
    for number, place in places.items():
        if place != NOWHERE:
            army.put(number, place)
    for card in statements.pop(f"played {name}", []):
        army.hand &= ~bit(card_named(card, name))
    chosen = statements.pop(f"chosen {name}", None)
    if chosen:
        army.card = card_named(one(chosen), name)
    counts = statements.pop(f"counts {name}", None)
    if counts and counts != [NOTHING]:
        army.effect = card_named(one(counts), name)


def set_question(state: ConfrontationState, statements: Statements) -> None:
    asks = statements.pop("asks", ["move", one(statements.get("moving", ["dark"]))])
    if len(asks) != 2 or asks[0] not in PHASES or asks[1] not in SEATS:
        raise BadPosition(f"asks reads like 'asks move dark'; the questions are {', '.join(PHASES)}")
    state.ask(PHASES.index(asks[0]), SEATS.index(asks[1]))
    state.mover_side = LIGHT if state.phase == MOVING and state.turn == LIGHT else DARK
    hear(state, statements, *TURN, *WAY, *PALANTIR)
    won = statements.pop("won", None)
    if won:
        if len(won) != 2 or won[1] not in REASONS:
            raise BadPosition(f"an end reads like 'won dark {REASONS[1]}'")
        state.winner = NONE if won[0] == "nobody" else side_named(won[0])
        state.reason = REASONS.index(won[1])


def set_extra(state: ConfrontationState, statements: Statements) -> None:
    """Extra cards not used yet; unsaid, those the match is played with."""
    words = statements.pop("extra", None)
    if words is None:
        return
    unknown = [word for word in words if word not in VARIANTS]
    if unknown:
        raise BadPosition(f"there is no extra card {unknown[0]!r}")
    held = sum(bit(VARIANTS.index(word)) for word in set(words))
    state.light.extra = held & 3
    state.dark.extra = held & 12


def set_mover(state: ConfrontationState, statements: Statements) -> None:
    mover = statements.pop("mover", None)
    if mover is None:
        return
    if len(mover) != 3:
        raise BadPosition("a mover reads like 'mover merry eregion all'")
    seat = int(state.mover_side)
    state.mover = piece_of(mover[0], seat)
    state.origin = region_named(mover[1])
    state.mover_at = state.army(seat).place(state.mover)
    state.candidates = candidates_named(mover[2], seat, int(state.mover_at))


def set_combat(state: ConfrontationState, statements: Statements) -> None:
    fight = statements.pop("fight", None)
    if fight is not None:
        if len(fight) != 3:
            raise BadPosition("a fight reads like 'fight merry balrog fangorn'")
        shown = [NONE if word == NOTHING else piece_of(word, seat) for seat, word in enumerate(fight[:2])]
        state.light_piece, state.dark_piece = shown
        state.field = region_named(fight[2])
    for word in statements.pop("combat", []):
        require(word in COMBAT, f"nothing called {word!r} holds in a combat")
        setattr(state, COMBAT[word], True)


def set_trace(state: ConfrontationState, seat: int, words: list[str] | None) -> None:
    army = state.army(seat)
    if words is not None:
        for text in " ".join(words).split(" | "):
            army.saw(event_named(text.split(), seat))
    elif not army.pieces_in(NOWHERE):
        before = Army(seat, army)
        if state.mover != NONE and state.mover_side == seat:
            before.put(state.mover, state.origin)
        arrived = seat == LIGHT and before.place(FRODO) == MORDOR
        if arrived:
            before.put(FRODO, OUT)
        out = sum(bit(piece - int(army.first)) for piece in members(before.pieces_in(OUT)))
        army.saw(stood(before.packed_counts, out))
        if arrived:
            army.saw(event(WENT, FRODO, MORDOR))
        shown = state.light_piece if seat == LIGHT else state.dark_piece
        if shown != NONE:
            army.saw(event(MET, shown, army.place(shown)))
        if state.peeked != NONE and seat == LIGHT:
            army.saw(event(PEEKED, state.peeked, army.place(state.peeked)))


def event_named(words: list[str], seat: int) -> int:
    kind = words[0] if words else ""
    if kind == "stood" and len(words) == 4 and len(words[1]) == REGIONS and words[1].isdecimal():
        counts = sum(int(digit) << 3 * region for region, digit in enumerate(words[1]))
        out = 0 if words[3] == NOTHING else sum(bit(number_named(word) % ARMY) for word in words[3].split(","))
        return stood(counts, out)
    if kind == "moved" and len(words) == 4:
        here, there = region_named(words[1]), region_named(words[2])
        return event(MOVED, here, there, candidates_named(words[3], seat, there))
    if kind == "among" and len(words) == 3:
        places = {place_named(word) for word in words[2].split(",")}
        return event(AMONG, piece_of(words[1], seat), 0, sum(bit(place) for place in places))
    if kind in KINDS and kind != "moved" and len(words) == 3:
        return event(KINDS[kind], piece_of(words[1], seat), place_named(words[2]))
    raise BadPosition(f"nothing seen reads like {' '.join(words)!r}")


def candidates_named(word: str, seat: int, there: int) -> int:
    """Who may have gone there. Among others, Frodo has not gone to Mordor: he would have won."""
    found = ALL_OF[seat] if word == "all" else sum(bit(piece_of(name, seat)) for name in set(word.split(",")))
    return found & ~bit(FRODO) if there == MORDOR and found != bit(FRODO) else found


def one(words: list[str]) -> str:
    if len(words) != 1:
        raise BadPosition(f"{' '.join(words)!r} should be one word")
    return words[0]


def piece_named(word: str) -> int:
    if word not in PIECE_IDS:
        raise BadPosition(f"there is no piece {word!r}")
    return PIECE_IDS.index(word)


def piece_of(word: str, seat: int) -> int:
    piece = piece_named(word)
    if piece // ARMY != seat:
        raise BadPosition(f"{word} does not fight for {SIDES[seat]}")
    return piece


def region_named(word: str) -> int:
    if word not in REGION_IDS:
        raise BadPosition(f"there is no region {word!r}")
    return REGION_IDS.index(word)


def place_named(word: str) -> int:
    if word not in PLACES:
        raise BadPosition(f"there is no region {word!r}")
    return PLACES[word]


def card_named(word: str, side: str) -> int:
    if word not in CARD_IDS or not HANDS[SIDES.index(side)] >> CARD_IDS.index(word) & 1:
        raise BadPosition(f"{side} has no card {word!r}")
    return CARD_IDS.index(word)


def side_named(word: str) -> int:
    if word not in SIDES:
        raise BadPosition(f"{word!r} is neither light nor dark")
    return SIDES.index(word)


def number_named(word: str) -> int:
    require(word.isdecimal() and len(word) <= 3, f"{word!r} is not a number of this game")
    return int(word)


def number_said(words: list[str]) -> int:
    return number_named(one(words))


TURN = (
    Saying("moving", "mover_side", SIDES.__getitem__, lambda words: side_named(one(words))),
    Saying("turns", "turns", str, number_said),
)
WAY = (
    Saying("gallop", "gallop", unless_zero, number_said),
    Saying("struck", "struck", lambda struck: "" if struck else None, lambda _: True),
)
COMBAT = {"first": "first_combat", "with-frodo": "with_frodo", "forbidden": "forbidden"}
PALANTIR = (
    Saying("peeked", "peeked", PIECES_SAID.get, lambda words: piece_of(one(words), LIGHT)),
    Saying("pointing", "pointing", unless_zero, number_said),
)
