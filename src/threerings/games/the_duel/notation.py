"""Positions as text, to set up any position and to print one.

Statements are separated by line ends or semicolons; all are optional:

    duel 2                        1 to 3, or final
    asks lay gandalf              what is asked, and of whom; default: the next card
    began balrog                  who began this duel
    lost gandalf                  who lost the duel before
    row C05 C12 mirror            the cards laid, oldest first; `gap` where Gandalf has to fill one
    reflected 1.3.                the Mirror's attack; default: that of the card before it
    waiting magic rage list       effects in force; also `enchanted:C05`
    looked gandalf                who has looked at the other hand in this duel
    showing balrog C05            to whom a hand is being shown (or `public`), and the cards shown so far
    due 3                         cards still to be dealt or to be set aside
    won gandalf top               the end of the match
    gandalf energy 12 step 1
    gandalf hand C01 rage ...     also aside, gone, deck; `...` stands for as many cards as are due
    gandalf seen C01              cards of the hand the opponent knows; `shown`: that everybody knows
    gandalf remembered kept C02 gone C03 past C04/2/1 -/3/0
                                  what the opponent knows from earlier; `recorded`: what everybody knows

Zones that are not mentioned are filled, like `...`, with the lowest cards left over: hand, aside, deck, in this order.
Cards that then lie nowhere were played before.
"""

from threerings.core.game import BadPosition
from threerings.core.notation import Saying, Statements, hear, read_statements, require, said, unless_zero
from threerings.core.zones import bit, count, members
from threerings.games.the_duel.components import (
    CARD_IDS,
    DECKS,
    FINAL,
    GAP,
    HAND,
    NONE,
    SIDES,
    SPARED,
    reads_as_card,
    row_text,
    rows,
)
from threerings.games.the_duel.rules import DuelState
from threerings.games.the_duel.soundness import check, parted, undealt
from threerings.games.the_duel.state import (
    LAYING,
    OVER,
    PHASES,
    REASONS,
    SHOWING,
    Memory,
    Side,
    parting,
    parting_gone,
    parting_kept,
    parting_seen,
)

REST = "..."
SEATS = (*SIDES, "public", "nature")
ZONES = ("hand", "aside", "deck", "gone")
KNOWN = ("seen", "shown")
SIDE_STATEMENTS = ("energy", *ZONES, *KNOWN, "remembered", "recorded")
MOST_GONE = HAND - SPARED


def position(state: DuelState) -> str:
    """A state in the notation, complete."""
    lines = [f"duel {'final' if state.duel == FINAL else state.duel}"]
    lines += [f"asks {PHASES[state.phase]} {SEATS[state.turn]}"]
    lines += said(state, *DUEL)
    if state.row:
        lines.append("row " + " ".join("gap" if card == GAP else CARD_IDS[card] for card in state.row))
        lines.append(f"reflected {row_text(state.reflected)}")
    waiting = [name for name, field in WAITING.items() if getattr(state, field)]
    if state.enchanted != NONE:
        waiting.append(f"enchanted:{CARD_IDS[state.enchanted]}")
    if waiting:
        lines.append("waiting " + " ".join(waiting))
    lines += said(state, LOOKED)
    if state.phase == SHOWING:
        lines.append(f"showing {SEATS[state.audience]} {cards_text(state.displayed)}".rstrip())
    lines += said(state, DUE)
    if state.phase == OVER:
        lines.append(f"won {SIDES[state.winner]} {REASONS[state.reason]}")
    return "\n".join([*lines, *side_lines("gandalf", state.gandalf), *side_lines("balrog", state.balrog)])


def side_lines(name: str, side: Side) -> list[str]:
    lines = [f"energy {side.energy} step {side.step}"]
    lines += [f"{zone} {cards_text(getattr(side, zone))}".rstrip() for zone in (*ZONES, *KNOWN)]
    lines += [f"remembered {memory_text(side.remembered)}", f"recorded {memory_text(side.recorded)}"]
    return [f"{name} {line}" for line in lines]


def cards_text(cards: int) -> str:
    return " ".join(CARD_IDS[card] for card in members(cards))


def memory_text(memory: Memory) -> str:
    past = " ".join(
        f"{cards_text(parting_seen(packed)).replace(' ', ',') or '-'}/{parting_kept(packed)}/{parting_gone(packed)}"
        for packed in memory.partings
    )
    text = f"kept {cards_text(memory.kept)} gone {cards_text(memory.gone)} past {past}"
    return " ".join(text.split())


def setup(text: str, state: DuelState) -> DuelState:
    """Set up the state that a notation describes, in a fresh one with the match's options. Raises BadPosition."""
    statements = read_statements(text, SIDES)
    set_duel(state, statements)
    asked = set_question(state, statements)
    set_row(state, statements.pop("row", []), statements.pop("reflected", []))
    for seat, name in enumerate(SIDES):
        set_side(state, seat, {key: statements.pop(f"{name} {key}", None) for key in SIDE_STATEMENTS})
    set_waiting(state, statements.pop("waiting", []))
    if statements:
        raise BadPosition(f"unknown statement {next(iter(statements))!r}")
    if not asked:
        state.next_play()
    check(state)
    return state


def set_duel(state: DuelState, statements: Statements) -> None:
    duel = statements.pop("duel", ["1"])
    if duel not in (["1"], ["2"], ["3"], ["final"]):
        raise BadPosition("duel must be 1, 2, 3 or final")
    state.duel = FINAL if duel == ["final"] else int(duel[0])
    state.due = 0
    hear(state, statements, *DUEL, LOOKED, DUE)


def set_row(state: DuelState, words: list[str], reflected: list[str]) -> None:
    for place, word in enumerate(words):
        state.row.append(GAP if word == "gap" else card_named(word))
        if word == "gap":
            state.gap = place
        elif word == "mirror" and place and words[place - 1] != "gap":
            state.reflected = state.deck.attack[state.row[place - 1]]
    if reflected:
        if not reads_as_card(f"{reflected[0]}|...."):
            raise BadPosition(f"{reflected[0]!r} is not of the form '1.3.'")
        state.reflected = rows(reflected[0])


def set_waiting(state: DuelState, words: list[str]) -> None:
    for word in words:
        if word.startswith("enchanted:"):
            state.enchanted = card_named(word.removeprefix("enchanted:"))
        else:
            require(word in WAITING, f"nothing called {word!r} can wait")
            setattr(state, WAITING[word], True)


def set_side(state: DuelState, seat: int, given: dict[str, list[str] | None]) -> None:
    side = state.side(seat)
    laid = [card for place, card in enumerate(state.row) if state.began ^ (place & 1) == seat and card != GAP]
    side.plays = len(laid)
    row = sum(bit(card) for card in laid)
    start = state.deck.final if state.duel == FINAL else state.deck.preliminary
    words = given["energy"] or [str(start), "step", "0"]
    if len(words) != 3 or words[1] != "step":
        raise BadPosition("a side's energy reads like 'gandalf energy 12 step 1'")
    side.energy = number(words[0])
    side.step = number(words[2])
    listed = {zone: cards_named(given[zone] or []) for zone in ZONES}
    pool = DECKS[seat] & ~row
    for zone, cards in listed.items():
        if cards & ~pool:
            raise BadPosition(f"{SIDES[seat]} {zone}: {cards_text(cards & ~pool)} cannot be there")
        pool ^= cards
    sizes = zone_sizes(state, side, count(listed["aside"]))
    for zone, size in sizes.items():
        words = given[zone] or []
        if given[zone] is None or REST in words:
            fill = lowest_cards(pool, size - count(listed[zone]))
            listed[zone] |= fill
            pool ^= fill
    side.hand, side.aside, side.deck, side.gone = (listed[zone] for zone in ZONES)
    side.spent = pool | row
    side.seen, side.shown = (cards_named(given[name] or []) for name in KNOWN)
    side.remembered = memory_named(given["remembered"], state, side)
    side.recorded = memory_named(given["recorded"], state, side)


def zone_sizes(state: DuelState, side: Side, aside: int) -> dict[str, int]:
    """How many cards are due in each zone while a duel is being played."""
    if state.duel == FINAL:
        return {"hand": HAND - side.plays, "aside": 0, "deck": 0}
    spared = SPARED * (int(state.duel) - 1)
    taken = int(side.plays) + max(0, aside - spared) + undealt(state, side)
    return {
        "hand": HAND - taken,
        "aside": spared,
        "deck": HAND * (3 - int(state.duel)) + undealt(state, side),
    }


def lowest_cards(pool: int, size: int) -> int:
    return sum(bit(card) for card in members(pool)[: max(0, size)])


def memory_named(words: list[str] | None, state: DuelState, side: Side) -> Memory:
    """A memory as written; unwritten, one that knows nothing but the numbers of cards."""
    if words is None:
        past, gone = [], count(side.gone)
        for _ in range(int(state.duel) - 1 + parted(state, side)):
            past.append(parting(0, SPARED, min(gone, MOST_GONE)))
            gone -= min(gone, MOST_GONE)
        return Memory(0, 0, tuple(past))
    if not {"kept", "gone", "past"} <= set(words):
        raise BadPosition("a memory reads like 'kept C02 gone C03 past C04/2/1 -/3/0'")
    kept, gone_at, past_at = words.index("kept"), words.index("gone"), words.index("past")
    past = [parting_named(word) for word in words[past_at + 1 :]]
    return Memory(cards_named(words[kept + 1 : gone_at]), cards_named(words[gone_at + 1 : past_at]), tuple(past))


def parting_named(word: str) -> int:
    seen, _, numbers = word.partition("/")
    kept, _, gone = numbers.partition("/")
    return parting(0 if seen == "-" else cards_named(seen.split(",")), number(kept), number(gone))


def set_question(state: DuelState, statements: Statements) -> bool:
    """Set what is asked, if it is said."""
    state.phase = LAYING
    showing = statements.pop("showing", None)
    if showing:
        state.audience = seat_named(showing[:1], SEATS[:3])
        state.displayed = cards_named(showing[1:])
    won = statements.pop("won", None)
    if won:
        if len(won) != 2 or won[1] not in REASONS:
            raise BadPosition(f"an end reads like 'won gandalf {REASONS[0]}'")
        state.winner = seat_named(won[:1], SIDES)
        state.reason = REASONS.index(won[1])
    asks = statements.pop("asks", None)
    if asks is None:
        return False
    if len(asks) != 2 or asks[0] not in PHASES:
        raise BadPosition(f"asks reads like 'asks lay gandalf'; the questions are {', '.join(PHASES)}")
    state.ask(PHASES.index(asks[0]), seat_named(asks[1:], SEATS))
    return True


def seat_named(words: list[str], names: tuple[str, ...]) -> int:
    if len(words) != 1 or words[0] not in names:
        raise BadPosition(f"{' '.join(words)!r} is none of {', '.join(names)}")
    return names.index(words[0])


def card_named(word: str) -> int:
    if word not in CARD_IDS:
        raise BadPosition(f"there is no card {word!r}")
    return CARD_IDS.index(word)


def cards_named(words: list[str]) -> int:
    cards = 0
    for word in words:
        if word != REST:
            cards |= bit(card_named(word))
    return cards


def number(word: str) -> int:
    if not word.removeprefix("-").isdecimal() or len(word) > 5:
        raise BadPosition(f"{word!r} is not a number of this game")
    return int(word)


DUEL = (
    Saying("began", "began", SIDES.__getitem__, lambda words: seat_named(words, SIDES)),
    Saying("lost", "loser", SIDES.__getitem__, lambda words: seat_named(words, SIDES)),
)
WAITING = {"magic": "magic", "rage": "rage", "list": "open"}
LOOKED = Saying(
    "looked",
    "looked",
    lambda seats: " ".join(SIDES[seat] for seat in members(seats)) or None,
    lambda words: sum(bit(seat_named([word], SIDES)) for word in set(words)),
)
DUE = Saying("due", "due", unless_zero, lambda words: number("".join(words[:1]) or "0"))
