"""What is told of a match of The Duel, to whom, and in which words."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.story import telling
from tests.story.telling import Step, names, put, steps
from tests.support.cases import KOSMOS, TILSIT, Case
from threerings.core.game import OBSERVERS, PUBLIC, Line, Name, Seat
from threerings.games import load
from threerings.games.the_duel.components import BALROG, CARD_IDS, GANDALF, TOP

GAME = load("the-duel")
MATCHES = 10
MANY = 60
"""Matches enough for the rarest question."""
LATE = "row C02 C02 C03 C03 C04 C04 C14 C14 C06 C06"
"""Each has one card left to play."""


def match(case: Case, seed: int, observer: Seat) -> Iterator[Step]:
    """A whole random match."""
    return steps(GAME, case.start(), seed, observer)


def told(position: str, *actions: str, seat: Seat = PUBLIC, language: str = "en", edition: str = "kosmos") -> list[str]:
    """The story of some actions from a position on."""
    return telling.told(GAME, position, *actions, seat=seat, language=language, options={"edition": edition})


# Laws.


@pytest.mark.parametrize("observer", OBSERVERS)
def test_everybody_is_asked_what_the_rules_ask_of_them(observer: int) -> None:
    found: set[str] = set()
    for seed in range(MANY):
        for state in KOSMOS.positions(seed):
            found |= {line.key for line in put(GAME, state, observer)}
    assert found == expected_keys(observer)


def expected_keys(observer: Seat) -> set[str]:
    """Gandalf never takes, the Balrog never orders, refuses or fills, and the public is asked nothing."""
    own = {
        GANDALF: {"begin", "order", "lay", "refuse", "fill", "keep"},
        BALROG: {"begin", "lay", "take", "keep"},
        PUBLIC: set[str](),
    }[observer]
    choices = {"order": {"order", "wait"}, "refuse": {"refuse", "allow"}, "begin": {"begin", "yield"}}
    nature = {"deal", "show", "draw", "over"}
    others = {"begin", "order", "lay", "refuse", "take", "fill", "keep"}
    if observer == GANDALF:
        others -= {"order", "refuse", "fill"}
    elif observer == BALROG:
        others -= {"take"}
    asked = {f"ask-{name}" for name in own} | ({"ask-lay-first"} if own else set())
    offered = {f"action-{choice}" for name in own for choice in choices.get(name, {name})}
    return asked | offered | {f"wait-{name}" for name in nature | others}


@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize("case", [KOSMOS, TILSIT], ids=str)
def test_the_energy_told_is_the_energy_moved(case: Case, observer: int) -> None:
    for seed in range(MATCHES):
        for found in match(case, seed, observer):
            moves = [sum(changes) for changes in zip((0, 0), *map(moved, found.lines), strict=True)]
            if found.after.duel == found.before.duel:
                assert moves == [
                    found.after.side(seat).energy - found.before.side(seat).energy for seat in (GANDALF, BALROG)
                ]


def moved(line: Line) -> tuple[int, int]:
    """By how much a line says that Gandalf's and the Balrog's energy changed."""
    values: dict[str, Any] = dict(line.values)
    score = values.get("score")
    if isinstance(score, Name):
        losses = dict(score.values)
        both = int(losses.get("loss", 0))
        return (
            -int(losses.get("gandalf", both if score.key.endswith("gandalf") else 0)),
            -int(losses.get("balrog", both if score.key.endswith("balrog") else 0)),
        )
    if line.key == "story-strength":
        return -values["loss"], 0
    if line.key == "story-power":
        return -values["loss"], values["gain"]
    if line.key == "story-balance":
        return values["gain"], -values["loss"]
    return 0, 0


def test_the_steps_told_are_those_the_energy_told_is_worth() -> None:
    ends = 0
    for seed in range(MATCHES):
        for found in match(KOSMOS, seed, PUBLIC):
            for line in found.lines:
                if line.key in ("story-duel-struck", "story-duel-played"):
                    values: dict[str, Any] = dict(line.values)
                    distance = values["more"] - values["less"]
                    worth = 1 if distance < 4 else 2 if distance < 6 else 3
                    seat = GANDALF if values["side"] == "gandalf" else BALROG
                    assert values["steps"] == min(worth, TOP - found.before.side(seat).step)
                    ends += 1
    assert ends > 2 * MATCHES


@pytest.mark.parametrize("observer", OBSERVERS)
def test_only_cards_the_observer_has_seen_are_named(observer: int) -> None:
    named = 0
    for seed in range(MATCHES):
        seen: set[str] = set()
        for found in match(KOSMOS, seed, observer):
            seen |= set(GAME.actions[found.action].text.split()[1:])
            for line in found.lines:
                assert cards_named(line) <= seen
                named += 1
    assert named > 50 * MATCHES


def cards_named(line: Line) -> set[str]:
    return {found for name in names(line) if (found := card_id(name))}


def card_id(name: Name) -> str:
    """The card a name stands for; nothing, if it names none."""
    kind = str(name.values.get("card", name.key.removeprefix("card-")))
    if kind == "plain":
        return f"C{name.values['number']:02}"
    return "C01" if kind == "trance" else kind if kind in CARD_IDS else ""


# Before a duel.


def test_a_deal_is_told_once_for_each_hand() -> None:
    hands = [f"deal {card}" for card in CARD_IDS[:9]]
    assert told("asks deal nature; due 18; gandalf hand; balrog hand", *hands, *hands, seat=GANDALF) == [
        "The first duel begins; both markers stand on 15.",
        "Gandalf takes nine cards.",
        "The Balrog takes nine cards.",
        "Gandalf begins, as always in the first duel.",
    ]


def test_whoever_decides_is_named_with_who_begins() -> None:
    position = "duel 2; asks begin balrog; lost balrog"
    assert told(position, "begin balrog") == ["The Balrog chooses to begin."]
    assert told(position, "begin gandalf") == ["The Balrog lets Gandalf begin."]
    assert told(position, "begin gandalf", language="de") == ["Der Balrog lässt Gandalf beginnen."]


# A card is laid.


def test_the_first_card_is_not_scored() -> None:
    assert told("gandalf hand C05 ...", "lay C05") == ["Gandalf lays card 5."]
    assert told("gandalf hand C01 ...", "lay C01", language="fr") == ["Gandalf pose l’Épuisement."]


@pytest.mark.parametrize(
    ("row", "lays", "sentence"),
    [
        ("C05", "C12", "The Balrog lays card 12: the Balrog loses 2."),
        ("C06", "C12", "The Balrog lays card 12: Gandalf loses 2."),
        ("C14", "C13", "The Balrog lays card 13: Gandalf loses 1, the Balrog loses 2."),
        ("C06", "C01", "The Balrog lays Trance: nobody loses energy."),
    ],
)
def test_a_card_is_told_with_what_it_scored(row: str, lays: str, sentence: str) -> None:
    assert told(f"row {row}; balrog hand {lays} ...", f"lay {lays}") == [sentence]


def test_a_score_is_told_in_every_language() -> None:
    position = "row C14; balrog hand C13 ..."
    assert told(position, "lay C13", language="fr") == [
        "Le Balrog pose la carte 13\u00a0: Gandalf perd 1 point, le Balrog en perd 2."
    ]
    assert told(position, "lay C13", language="de") == [
        "Der Balrog legt Karte 13: Gandalf verliert 1, der Balrog verliert 2."
    ]


def test_the_mirror_reflects() -> None:
    assert told("began balrog; row C05; gandalf hand mirror ...", "lay mirror") == [
        "Gandalf lays the Mirror: nobody loses energy, and the Balrog must answer his own attack in 4 rows."
    ]
    assert told("began balrog; row C06; gandalf hand mirror ...", "lay mirror", language="de") == [
        "Gandalf legt den Spiegel: Niemand verliert Energie, aber es gibt keinen Angriff zu spiegeln."
    ]
    assert told("gandalf hand mirror ...", "lay mirror") == ["Gandalf lays the Mirror."]


def test_an_enchanted_card_is_ordered_or_not() -> None:
    position = "row enchantment; balrog hand C12 ...; balrog seen C12; balrog shown C12; waiting enchanted:C12"
    assert told(position, "order") == [
        "Gandalf gives the order: the Balrog must lay card 12.",
        "The Balrog lays card 12: Gandalf loses 1, the Balrog loses 2.",
    ]
    assert told(position, "wait") == ["Gandalf does not order card 12 yet."]


def test_magic_refuses_a_card_or_lets_it_stand() -> None:
    position = "row magic; waiting magic; balrog hand power C12 ..."
    assert told(position, "lay power", "refuse", language="fr") == [
        "Le Balrog pose le Pouvoir.",
        "Gandalf refuse le Pouvoir\u00a0: cette carte attendra la finale, et le Balrog en pose une autre.",
    ]
    assert told(position, "lay C12", "allow") == [
        "The Balrog lays card 12.",
        "Gandalf lets card 12 stand: Gandalf loses 1, the Balrog loses 1.",
    ]


def test_the_whip_brings_a_card_back() -> None:
    position = "row C05 C12 C14; balrog hand whip ..."
    assert told(position, "lay whip", "take C12") == [
        "The Balrog lays Whip.",
        "Whip brings card 12 back to the end of the row: the Balrog loses 1.",
    ]
    assert told(f"{position}; waiting magic", "lay whip", "allow", "take C12", language="de") == [
        "Der Balrog legt die Finte.",
        "Gandalf lässt die Finte gelten.",
        "Die Finte holt Karte 12 ans Ende der Kartenreihe: Der Balrog verliert 1.",
    ]
    assert told("row C05; balrog hand whip ...", "lay whip") == ["The Balrog lays Whip: the Balrog loses 4."]


# The texts of the specials.


def test_defense_moves_a_card_and_leaves_a_gap() -> None:
    position = "row C14; balrog hand defense ...; gandalf hand C01 ..."
    assert told(position, "lay defense", "lay C01") == [
        "The Balrog lays Defense: the Balrog loses 1.",
        "Defense moves card 14 to the end of the row: Gandalf loses 1, the Balrog loses 1.",
        "Gandalf fills the gap with Trance.",
    ]


def test_defense_moves_the_mirror() -> None:
    position = "began balrog; row C05 mirror; balrog hand defense ...; gandalf hand C01 ..."
    assert told(position, "lay defense", "lay C01", language="de") == [
        "Der Balrog legt die Wehr: Der Balrog verliert 2.",
        (
            "Die Wehr versetzt den Spiegel ans Ende der Kartenreihe: "
            "Dort muss der Balrog in 2 Reihen auf seinen eigenen Angriff antworten."
        ),
        "Gandalf legt die Trance in die Lücke.",
    ]


def test_a_special_that_defense_moves_has_no_text_any_more() -> None:
    assert told("row balance; balrog hand defense ...", "lay defense") == [
        "The Balrog lays Defense: Gandalf loses 1, the Balrog loses 1.",
        "Defense moves Balance to the end of the row: Gandalf loses 1, the Balrog loses 1.",
    ]


def test_defense_is_told_before_the_look_its_second_exchange_gives() -> None:
    position = "row C06; balrog hand defense ...; gandalf energy 14 step 0; balrog energy 15 step 0"
    assert told(position, "lay defense") == [
        "The Balrog lays Defense: Gandalf loses 2.",
        "Defense moves card 6 to the end of the row: Gandalf loses 2, the Balrog loses 1.",
    ]


def test_a_text_is_told_unless_its_exchange_has_ended_the_duel() -> None:
    struck = told("row C01; balrog hand strength ...; gandalf energy 2 step 0; balrog energy 2 step 0", "lay strength")
    assert struck[1] == "The duel ends in the negative area: the Balrog wins 2 to 0 and climbs one step."
    level = "balrog hand strength ...; gandalf energy 1 step 0; balrog energy 1 step 0"
    assert told(f"row C13; {level}", "lay strength")[:2] == [
        "The Balrog lays Strength: Gandalf loses 1, the Balrog loses 1.",
        "Strength strikes home: Gandalf loses 2 more.",
    ]
    last = told(f"{LATE} C13; {level}", "lay strength")
    assert last[1] == "The duel ends with both markers on 0: Gandalf began and loses, the Balrog climbs one step."


def test_strength_is_told_after_its_exchange() -> None:
    assert told("row C01; balrog hand strength ...", "lay strength") == [
        "The Balrog lays Strength: Gandalf loses 2.",
        "Strength strikes home: Gandalf loses 2 more.",
    ]


@pytest.mark.parametrize(
    ("row", "steps", "sentence"),
    [
        ("C03", (0, 0), "Power looks at the bridge: the Balrog gains 1, Gandalf loses 1."),
        ("C06", (0, 0), "Power looks at the bridge: the Balrog gains nothing, Gandalf loses 1."),
        ("C03", (0, 1), "Power looks at the bridge: the Balrog gains 1."),
        ("C05", (1, 0), "Power looks at the bridge: the Balrog gains 2, Gandalf loses 1."),
    ],
)
def test_power_is_told_with_the_energy_it_moved(row: str, steps: tuple[int, int], sentence: str) -> None:
    figures = f"gandalf energy 15 step {steps[0]}; balrog energy 15 step {steps[1]}"
    assert told(f"duel 2; row {row}; balrog hand power ...; {figures}", "lay power")[1:] == [sentence]


def test_the_tilsit_edition_lets_power_go_higher() -> None:
    assert told("row C06; balrog hand power ...", "lay power", edition="tilsit")[1:] == [
        "Power looks at the bridge: the Balrog gains 1, Gandalf loses 1."
    ]


def test_balance_is_told_with_the_energy_it_moved() -> None:
    position = "began balrog; row C01; gandalf hand balance ...; gandalf energy 10 step 0; balrog energy {} step 0"
    assert told(position.format(10), "lay balance") == [
        "Gandalf lays Balance: the Balrog loses 2.",
        "Balance weighs the energy: Gandalf gains 1.",
    ]
    assert told(position.format(12), "lay balance", language="fr")[1:] == [
        "Le Rétablissement compare l’énergie\u00a0: Gandalf gagne 1 point, le Balrog perd 1 point."
    ]


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("magic", "Magic waits: once in this duel Gandalf may refuse a card."),
        ("rage", "Rage waits: the Balrog’s next special card loses its effect."),
        ("list", "List is at work: until the end of this duel the Balrog’s hand lies face up."),
    ],
)
def test_a_text_begins_to_wait(card: str, sentence: str) -> None:
    assert told(f"gandalf hand {card} ...", f"lay {card}")[1:] == [sentence]


def test_a_text_that_can_do_nothing_is_told_too() -> None:
    assert told("duel final; gandalf hand magic ...", "lay magic")[1:] == ["Here Magic has no effect."]
    assert told("began balrog; balrog hand defense ...", "lay defense", language="de")[1:] == [
        "Für die Wehr gibt es hier nichts zu tun."
    ]
    assert told(f"{LATE} C11; balrog hand defense ...", "lay defense")[1] == "Here Defense has no effect."
    ahead = "gandalf energy 15 step 0; balrog energy 8 step 0; looked gandalf"
    assert told(f"gandalf hand list ...; {ahead}", "lay list", edition="tilsit", language="fr")[1:] == [
        "Ici, la Ruse reste sans effet."
    ]


def test_rage_and_the_mirror_silence_a_special() -> None:
    assert told("row rage; waiting rage; balrog hand power ...", "lay power")[1:] == [
        "Rage silences Power: only its symbols count."
    ]
    assert told("began balrog; row C05 mirror; balrog hand trick ...", "lay trick", language="de")[1:] == [
        "Der Spiegel bringt den Trick zum Schweigen: Nur die Stärkepunkte zählen."
    ]
    assert told("row mirror; balrog hand strength ...", "lay strength")[1:] == [
        "The Mirror silences Strength: only its symbols count."
    ]


def test_what_rage_leaves_alone() -> None:
    assert told("duel final; row rage; waiting rage; balrog hand trick ...", "lay trick")[1:] == [
        "Here Trick has no effect."
    ]


UNORDERED = (
    "gandalf energy 3 step 0; balrog energy 3 step 0; gandalf hand enchantment ...; balrog hand C01 C05 C06 C07 C08 ..."
)
TO_KEEP = ["lay enchantment", "draw C05", "wait", "lay C01", "keep C01", "keep C02", "keep C03"]


@pytest.mark.rule("DU-F9")
@pytest.mark.parametrize("seat", [GANDALF, PUBLIC])
def test_everybody_is_told_what_becomes_of_the_enchanted_card(seat: Seat) -> None:
    hidden = "The Balrog has chosen his cards for the final, face down."
    kept = told(UNORDERED, *TO_KEEP, "keep C06", "keep C05", "keep C07", seat=seat)
    assert kept[-3:-1] == ["The Balrog sets card 5 aside for the final.", hidden]
    kept_last = told(UNORDERED, *TO_KEEP, "keep C06", "keep C07", "keep C05", seat=seat)
    assert kept_last[-3:-1] == ["The Balrog sets card 5 aside for the final.", hidden]
    dropped = told(UNORDERED, *TO_KEEP, "keep C06", "keep C07", "keep C08", seat=seat)
    assert dropped[-3:-1] == [hidden, "The Balrog does not keep card 5: it leaves the game."]


@pytest.mark.rule("DU-F9")
def test_the_balrog_is_told_of_his_own_choice() -> None:
    dropped = told(UNORDERED, *TO_KEEP, "keep C06", "keep C07", "keep C08", seat=BALROG, language="de")
    assert dropped[-3:-1] == [
        "Der Balrog legt Karte 8 für das Finale beiseite.",
        "Der Balrog behält Karte 5 nicht: Die Karte verlässt das Spiel.",
    ]


def test_only_the_players_see_the_card_that_trick_draws() -> None:
    position = "row C01; balrog hand trick ...; gandalf hand C05 ..."
    for seat in (GANDALF, BALROG):
        assert told(position, "lay trick", "draw C05", seat=seat)[1:] == [
            "Trick draws card 5 from Gandalf’s hand; it waits for the final."
        ]
    assert told(position, "lay trick", "draw C05")[1:] == [
        "Trick draws a card from Gandalf’s hand; it waits for the final."
    ]


def test_enchantment_draws_a_card_for_all_to_see() -> None:
    assert told(
        "gandalf hand enchantment ...; balrog hand whip ...", "lay enchantment", "draw whip", language="fr"
    ) == [
        "Gandalf pose le Sortilège.",
        "Le Sortilège tire la Feinte de la main du Balrog\u00a0: cette carte attend l’ordre de Gandalf.",
    ]


def test_a_hand_laid_open_is_told_once_with_all_its_cards() -> None:
    position = f"{LATE}; gandalf hand list ...; balrog hand C07 C08 C09 full-flame"
    shows = ("show full-flame", "show C08", "show C07", "show C09")
    assert told(position, "lay list", *shows)[2:] == [
        "The Balrog lays his hand open: Card 7, Card 8, Card 9, Full flame."
    ]


# The end of a duel.


def test_a_look_the_end_of_a_duel_and_the_next_one() -> None:
    position = f"{LATE}; gandalf hand C05 C07 C08 C09; balrog hand C01 C07 C08 C09"
    actions = ("lay C05", "lay C01", "show C08", "show C07", "show C09")
    public = told(position, *actions)
    assert public == [
        "Gandalf lays card 5: nobody loses energy.",
        "The Balrog lays Trance: the Balrog loses 4.",
        "Gandalf is far ahead and looks at the Balrog’s hand.",
        "The duel ends with the last card: Gandalf wins 15 to 11 and climbs 2 steps.",
        "Gandalf keeps the rest of his hand for the final.",
        "The Balrog keeps the rest of his hand for the final.",
        "The second duel begins; both markers stand on 15 again.",
    ]
    seen = "Gandalf is far ahead and looks at the Balrog’s hand: Card 7, Card 8, Card 9."
    balrogs = "The Balrog keeps the rest of his hand for the final: Card 7, Card 8, Card 9."
    assert told(position, *actions, seat=BALROG) == [*public[:2], seen, *public[3:5], balrogs, public[6]]
    gandalfs = "Gandalf keeps the rest of his hand for the final: Card 7, Card 8, Card 9."
    assert told(position, *actions, seat=GANDALF) == [*public[:2], seen, public[3], gandalfs, balrogs, public[6]]


def test_a_look_comes_before_the_text_of_the_card_that_gave_it() -> None:
    row = "row C02 C02 C03 C03 C04 C04 C14 C14 C06 C05"
    position = f"{row}; gandalf hand list C07 C08 C09; gandalf energy 13 step 0; balrog energy 15 step 0"
    assert told(position, "lay list", "show C09", "show C07", "show C08", seat=BALROG) == [
        "Gandalf lays List: Gandalf loses 2.",
        "The Balrog is far ahead and looks at Gandalf’s hand: Card 7, Card 8, Card 9.",
        "List is at work: until the end of this duel the Balrog’s hand lies face up.",
    ]


def test_the_last_cards_set_aside_are_told_when_the_final_begins() -> None:
    position = f"duel 3; {LATE} C11; gandalf hand C07 C08 C09; balrog hand C05 ..."
    assert told(position, "lay C05", seat=GANDALF)[2:] == [
        "Gandalf keeps the rest of his hand for the final: Card 7, Card 8, Card 9.",
        "The Balrog keeps the rest of his hand for the final.",
        "The final begins: each side takes up the cards it has set aside, and both markers stand on 20.",
    ]


def test_what_trick_took_is_not_told_again_when_the_rest_is_kept() -> None:
    position = f"{LATE} C11; gandalf hand C07 C08 C09; balrog hand trick ..."
    last = told(position, "lay trick", "draw C08", seat=GANDALF)
    assert "Gandalf keeps the rest of his hand for the final: Card 7, Card 9." in last


def test_level_markers_are_lost_by_whoever_began() -> None:
    position = f"{LATE} C11; balrog hand C05 ..."
    assert told(position, "lay C05")[1] == (
        "The duel ends with both markers on 15: Gandalf began and loses, the Balrog climbs one step."
    )


def test_cards_set_aside_are_named_only_to_those_who_see_them() -> None:
    ended = "row C05; gandalf hand C02 C03 C04 ...; gandalf energy 15 step 0; balrog energy 3 step 0; looked gandalf"
    position = f"{ended}; balrog hand C01 C02 C03 C04 ..."
    actions = ("lay C01", "keep C02", "keep C03", "keep C04")
    assert told(position, *actions, seat=GANDALF) == [
        "The Balrog lays Trance: the Balrog loses 4.",
        "The duel ends in the negative area: Gandalf wins 15 to −1 and climbs 3 steps.",
        "Gandalf sets card 2 aside for the final.",
        "Gandalf sets card 3 aside for the final.",
        "Gandalf sets card 4 aside for the final.",
    ]
    for seat in (BALROG, PUBLIC):
        assert told(position, *actions, seat=seat)[2:] == ["Gandalf has chosen his cards for the final, face down."]
    opened = "balrog seen C01 C02 C03 C04 C05 C06 C07 C08 C09; balrog shown C01 C02 C03 C04 C05 C06 C07 C08 C09"
    laid_open = f"{position}; waiting list; {opened}"
    assert told(laid_open, *actions, "keep C02")[3:] == ["The Balrog sets card 2 aside for the final."]


def test_the_end_of_the_match_is_told_with_its_reason() -> None:
    position = "row C05; balrog hand C01 ...; gandalf energy 15 step {}; balrog energy 3 step 0; looked gandalf"
    assert told(f"duel final; {position.format(2)}", "lay C01")[1:] == [
        "The final ends in the negative area: Gandalf wins 15 to −1 and climbs 3 steps.",
        "After the final Gandalf stands higher on the bridge: he wins.",
    ]
    assert told(f"duel 3; {position.format(4)}", "lay C01")[1:] == [
        "The duel ends in the negative area: Gandalf wins 15 to −1 and climbs one step.",
        "Gandalf stands on the top step before the final: he wins.",
    ]


# What a player is asked, and may choose.


def asked(position: str, seat: Seat, language: str = "en") -> list[str]:
    """The question, and the choices if it is put to this seat."""
    return telling.asked(GAME, position, seat, language)


def test_a_card_is_asked_for() -> None:
    assert asked("", GANDALF)[:2] == ["Lay the first card.", "Lay Trance"]
    assert asked("", BALROG) == asked("", PUBLIC) == ["Gandalf chooses a card."]
    assert asked("row C05", BALROG, "fr")[0] == "Posez une carte pour répondre à l’attaque de Gandalf."
    assert asked("began balrog; row C05", GANDALF, "de")[0] == (
        "Lege eine Karte als Antwort auf den Angriff des Balrogs."
    )


def test_an_order_is_asked_for() -> None:
    position = "row enchantment; balrog hand trick ...; balrog seen trick; balrog shown trick; waiting enchanted:trick"
    assert asked(position, GANDALF, "de") == [
        "Befiehlst du dem Balrog, jetzt den Trick zu legen?",
        "Befiehl, den Trick zu legen",
        "Noch nicht",
    ]
    assert asked(position, BALROG) == ["Gandalf decides whether to order Trick now."]


def test_a_beginner_is_asked_for() -> None:
    position = "duel 2; asks begin balrog; lost balrog"
    assert asked(position, BALROG) == ["Decide who begins.", "Gandalf begins", "You begin"]
    assert asked(position, PUBLIC) == ["The Balrog decides who begins."]


def test_a_refusal_is_asked_for() -> None:
    position = "asks refuse gandalf; row magic power; waiting magic"
    assert asked(position, GANDALF) == [
        "The Balrog has laid Power: do you refuse it?",
        "Refuse Power",
        "Let Power stand",
    ]
    assert asked(position, BALROG) == ["Gandalf decides whether to let Power stand."]


def test_the_whips_card_and_the_card_for_the_gap_are_asked_for() -> None:
    taking = "asks take balrog; row C05 C12 C14 whip"
    assert asked(taking, BALROG)[1:] == ["Bring card 12 back"]
    assert asked(taking, GANDALF) == ["The Balrog chooses the card that Whip brings back."]
    filling = "asks fill gandalf; row gap defense C14; gandalf hand C01 ..."
    assert asked(filling, GANDALF)[:2] == ["Lay a card into the gap that Defense has left.", "Fill the gap with Trance"]
    assert asked(filling, PUBLIC) == ["Gandalf chooses a card for the gap."]


def test_cards_for_the_final_are_asked_for() -> None:
    position = "asks keep gandalf; due 3; row C05 C01; gandalf energy 15 step 3; balrog energy -1 step 0"
    assert asked(position, GANDALF)[:2] == ["Set 3 cards aside for the final.", "Set Trance aside for the final"]
    assert asked(position, BALROG) == ["Gandalf chooses his cards for the final."]
