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

from threerings.core.notation import (
    COUNT,
    Saying,
    Statements,
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
    zone_named,
    zone_text,
)
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
FILLED = ("hand", "aside", "deck")
ZONES = (*FILLED, "gone")
MEMORIES = ("remembered", "recorded")
MOST_GONE = HAND - SPARED


def position(state: DuelState) -> str:
    """A state in the notation, complete."""
    sides = [f"{name} {line}" for seat, name in enumerate(SIDES) for line in said(state.side(seat), *SIDE)]
    return "\n".join([*said(state, *DUEL), *sides])


def setup(text: str, state: DuelState) -> DuelState:
    """Set up the state that a notation describes, in a fresh one with the match's options. Raises BadPosition."""
    statements = read_statements(text, SIDES)
    asked = "asks" in statements
    state.phase = LAYING
    state.due = 0
    statements.setdefault("duel", ["1"])
    hear(state, statements, *DUEL)
    for seat, name in enumerate(SIDES):
        set_side(state, seat, part_of(statements, name, SIDE))
    all_heard(statements)
    if not asked:
        state.next_play()
    check(state)
    return state


def set_side(state: DuelState, seat: int, given: Statements) -> None:
    side = state.side(seat)
    laid = [card for place, card in enumerate(state.row) if state.began ^ (place & 1) == seat and card != GAP]
    side.plays = len(laid)
    row = sum(bit(card) for card in laid)
    start = state.deck.final if state.duel == FINAL else state.deck.preliminary
    unsaid = {"energy": [str(start), "step", "0"], **{zone: [REST] for zone in FILLED}}
    hear(side, unsaid | given, *SIDE)
    pool = DECKS[seat] & ~row
    for zone in ZONES:
        cards = getattr(side, zone)
        require(cards & ~pool == 0, f"{SIDES[seat]} {zone}: {cards_text(cards & ~pool)} cannot be there")
        pool ^= cards
    for zone, size in zone_sizes(state, side).items():
        if REST in given.get(zone, [REST]):
            fill = lowest_cards(pool, size - count(getattr(side, zone)))
            setattr(side, zone, getattr(side, zone) | fill)
            pool ^= fill
    side.spent = pool | row
    for memory in MEMORIES:
        if memory not in given:
            setattr(side, memory, blank_memory(state, side))


def zone_sizes(state: DuelState, side: Side) -> dict[str, int]:
    """How many cards are due in each zone while a duel is being played."""
    if state.duel == FINAL:
        return {"hand": HAND - side.plays, "aside": 0, "deck": 0}
    spared = SPARED * (int(state.duel) - 1)
    taken = int(side.plays) + max(0, int(count(side.aside)) - spared) + undealt(state, side)
    return {
        "hand": HAND - taken,
        "aside": spared,
        "deck": HAND * (3 - int(state.duel)) + undealt(state, side),
    }


def lowest_cards(pool: int, size: int) -> int:
    return sum(bit(card) for card in members(pool)[: max(0, size)])


def blank_memory(state: DuelState, side: Side) -> Memory:
    """A memory that knows nothing but the numbers of cards."""
    past, gone = [], count(side.gone)
    for _ in range(int(state.duel) - 1 + parted(state, side)):
        past.append(parting(0, SPARED, min(gone, MOST_GONE)))
        gone -= min(gone, MOST_GONE)
    return Memory(0, 0, tuple(past))


def memory_text(memory: Memory) -> str:
    past = " ".join(
        f"{cards_text(parting_seen(packed)).replace(' ', ',') or '-'}/{parting_kept(packed)}/{parting_gone(packed)}"
        for packed in memory.partings
    )
    text = f"kept {cards_text(memory.kept)} gone {cards_text(memory.gone)} past {past}"
    return " ".join(text.split())


def memory_named(words: list[str]) -> Memory:
    require({"kept", "gone", "past"} <= set(words), "a memory reads like 'kept C02 gone C03 past C04/2/1 -/3/0'")
    kept, gone_at, past_at = words.index("kept"), words.index("gone"), words.index("past")
    past = [parting_named(word) for word in words[past_at + 1 :]]
    return Memory(cards_named(words[kept + 1 : gone_at]), cards_named(words[gone_at + 1 : past_at]), tuple(past))


def parting_named(word: str) -> int:
    seen, _, numbers = word.partition("/")
    kept, _, gone = numbers.partition("/")
    return parting(0 if seen == "-" else cards_named(seen.split(",")), number(kept), number(gone))


def set_energy(side: Side, words: list[str]) -> None:
    require(len(words) == 3 and words[1] == "step", "a side's energy reads like 'gandalf energy 12 step 1'")
    side.energy = -number(words[0][1:]) if words[0].startswith("-") else number(words[0])
    side.step = number(words[2])


def set_row(state: DuelState, words: list[str]) -> None:
    for place, word in enumerate(words):
        state.row.append(LAID.value(word))
        if word == "gap":
            state.gap = place
        elif word == "mirror" and place and words[place - 1] != "gap":
            state.reflected = state.deck.attack[state.row[place - 1]]


def symbols_named(words: list[str]) -> int:
    text = " ".join(words)
    require(reads_as_card(f"{text}|...."), f"{text!r} is not of the form '1.3.'")
    return rows(text)


def waiting_text(state: DuelState) -> str | None:
    waiting = [name for name, field in WAITING.items() if getattr(state, field)]
    if state.enchanted != NONE:
        waiting.append(f"enchanted:{CARD_IDS[state.enchanted]}")
    return " ".join(waiting) or None


def set_waiting(state: DuelState, words: list[str]) -> None:
    for word in words:
        if word.startswith("enchanted:"):
            state.enchanted = CARD.value(word.removeprefix("enchanted:"))
        else:
            require(word in WAITING, f"nothing called {word!r} can wait")
            setattr(state, WAITING[word], True)


def set_showing(state: DuelState, words: list[str]) -> None:
    state.audience = AUDIENCE.value(words[0] if words else "")
    state.displayed = cards_named(words[1:])


def cards_text(cards: int) -> str:
    return zone_text(cards, CARD)


def cards_named(words: list[str]) -> int:
    return zone_named([word for word in words if word != REST], CARD)


CARD = one_of(CARD_IDS, "card")
LAID = one_of({**dict(enumerate(CARD_IDS)), GAP: "gap"}, "card")
OF_SIDE = one_of(SIDES, "side")
SEAT = one_of((*SIDES, "public", "nature"), "player")
AUDIENCE = one_of((*SIDES, "public"), "audience")
WAITING = {"magic": "magic", "rage": "rage", "list": "open"}

DUEL = (
    in_words("duel", duel=one_of({1: "1", 2: "2", 3: "3", FINAL: "final"}, "duel")),
    in_words("asks", phase=one_of(PHASES, "question"), turn=SEAT),
    in_words("began", began=OF_SIDE),
    in_words("lost", loser=OF_SIDE),
    Saying("row", lambda state: " ".join(map(str, map(LAID.text, state.row))) or None, set_row),
    only_if(lambda state: bool(state.row), about("reflected", row_text, symbols_named)),
    Saying("waiting", waiting_text, set_waiting),
    unless_empty(listing("looked", OF_SIDE)),
    only_if(
        lambda state: state.phase == SHOWING,
        Saying("showing", lambda state: f"{AUDIENCE.text(state.audience)} {cards_text(state.displayed)}", set_showing),
    ),
    in_words("due", due=COUNT),
    only_if(lambda state: state.phase == OVER, in_words("won", winner=OF_SIDE, reason=one_of(REASONS, "end"))),
)
SIDE = (
    Saying("energy", lambda side: f"{side.energy} step {side.step}", set_energy),
    *[about(zone, cards_text, cards_named) for zone in (*ZONES, "seen", "shown")],
    *[about(memory, memory_text, memory_named) for memory in MEMORIES],
)
