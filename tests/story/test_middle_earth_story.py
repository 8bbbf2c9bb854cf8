"""What is told of a match of Duel for Middle-earth, to whom, and in which words."""

import pytest

from tests.story import telling
from tests.story.telling import Step, names, steps
from tests.support.cases import MIDDLE_EARTH
from threerings.core.game import NATURE, OBSERVERS, PUBLIC, Line, Name, Seat
from threerings.games import load
from threerings.games.middle_earth.components import CARD_IDS, FELLOWSHIP, REGION_IDS, SAURON, SIDES

GAME = load("middle-earth")
MATCHES = 30
FIRST = "slots 0=toll 1=oath 2=disguise 3={} 4=footmen"
"""The first chapter: a card to be had between Disguise and Footmen."""
LAST = "chapter 3; slots 0=royal-gift 1={}; fellowship coins 10; sauron coins 12"
"""The third chapter: two cards are left."""
LOOKING = """
chapter 2; slots 0=archive 1=banner 2=council 3=ranger 4=tribute 5=strongbox 6=? 7=night-ride 11=raiders
up barad-dur; sauron coins 12
"""
"""Sauron may take Barad-dûr; one card lies face down."""
SHOWN = ("landmark barad-dur", "show marksmen", "show swordsmen", "show border-guard")


def told(position: str, *actions: str, seat: Seat = PUBLIC, language: str = "en") -> list[str]:
    """The story of some actions from a position on."""
    return telling.told(GAME, position, *actions, seat=seat, language=language, options={})


def asked(position: str, seat: Seat, language: str = "en") -> list[str]:
    """The question and the choices in a position."""
    return telling.asked(GAME, position, seat, language)


# Laws.


def matches(observer: Seat = PUBLIC) -> list[Step]:
    return [found for seed in range(MATCHES) for found in steps(GAME, MIDDLE_EARTH.start(), seed, observer)]


def number(line: Line, value: str) -> int:
    """The number in a name among a line's values."""
    name = line.values[value]
    assert isinstance(name, Name)
    return int(name.values["number"])


def region(line: Line, value: str) -> int:
    name = line.values[value]
    assert isinstance(name, Name)
    return REGION_IDS.index(str(name.values["region"]))


def test_every_coin_is_told() -> None:
    signs = {"story-paid": -1, "story-landmark": -1, "story-coins-lost": -1}
    signs |= {"story-discarded": 1, "story-coins": 1, "story-gifts": 1}
    coins = 0
    for found in matches():
        changes = [0, 0]
        for line in found.lines:
            if line.key in signs:
                changes[SIDES.index(str(line.values["side"]))] += signs[line.key] * number(line, "coins")
                coins += 1
        for seat in (FELLOWSHIP, SAURON):
            assert found.after.side(seat).coins - found.before.side(seat).coins == changes[seat]
    assert coins > 10 * MATCHES


def test_every_unit_is_told() -> None:
    units = 0
    for found in matches():
        changes = [[0] * len(REGION_IDS), [0] * len(REGION_IDS)]
        for line in found.lines:
            seat = SIDES.index(str(line.values.get("side", SIDES[0])))
            if line.key == "story-placed":
                changes[seat][region(line, "place")] += number(line, "units")
            elif line.key == "story-moved":
                changes[seat][region(line, "origin")] -= 1
                changes[seat][region(line, "goal")] += 1
            elif line.key == "story-removed":
                changes[1 - seat][region(line, "place")] -= 1
            elif line.key == "story-conflict":
                for loser in (FELLOWSHIP, SAURON):
                    changes[loser][region(line, "place")] -= number(line, "units")
        for seat in (FELLOWSHIP, SAURON):
            before, after = found.before.side(seat).units, found.after.side(seat).units
            assert [now - then for then, now in zip(before, after, strict=True)] == changes[seat]
            units += sum(map(abs, changes[seat]))
    assert units > 5 * MATCHES


def test_every_fortress_is_told() -> None:
    forts = 0
    for found in matches():
        changes = [0, 0]
        for line in found.lines:
            if line.key.startswith("story-landmark") and "place" in line.values:
                changes[SIDES.index(str(line.values["side"]))] |= 1 << region(line, "place")
            elif line.key == "story-razed":
                changes[1 - SIDES.index(str(line.values["side"]))] |= 1 << region(line, "place")
        for seat in (FELLOWSHIP, SAURON):
            assert found.before.side(seat).forts ^ found.after.side(seat).forts == changes[seat]
            forts += changes[seat] != 0
    assert forts > MATCHES


def test_every_step_of_the_quest_is_told() -> None:
    total = 0
    for found in matches():
        gone = {str(line.values["side"]): line for line in found.lines if line.key == "story-steps"}
        for seat, side in enumerate(SIDES):
            before, after = found.before.side(seat).steps, found.after.side(seat).steps
            assert (side in gone) == (after > before)
            if side in gone:
                assert (number(gone[side], "steps"), gone[side].values["total"]) == (after - before, after)
                total += 1
    assert total > 3 * MATCHES


@pytest.mark.parametrize("observer", OBSERVERS)
def test_only_the_one_who_looks_is_told_which_cards_were_removed(observer: int) -> None:
    looks = {"story-looked": 0, "story-found": 0}
    for found in matches(observer):
        for line in found.lines:
            if line.key in looks:
                looks[line.key] += 1
            if line.key == "story-found":
                assert found.before.player == observer
                assert found.after.secret == sum(1 << CARD_IDS.index(name.key[5:]) % 23 for name in names(line))
    assert looks["story-looked"] > 0
    assert (looks["story-found"] > 0) == (observer != PUBLIC)


# A turn.


def test_a_card_is_played_free_paid_for_or_by_chaining() -> None:
    assert told(FIRST.format("barter"), "play disguise") == [
        "Sauron plays ◆ Disguise free.",
        "Sauron gains Ruse.",
    ]
    assert told(FIRST.format("packed-bag"), "play packed-bag") == [
        "Sauron plays ■ Packed bag for 1 coin.",
        "The Nazgûl comes 1 step closer: 1 of 14.",
    ]
    assert told(LAST.format("treasury") + "; sauron cards strongbox", "play treasury", language="de") == [
        "Sauron spielt ● Schatzkammer kostenlos mit der Truhe.",
        "Sauron nimmt 5 Münzen.",
    ]
    assert told(FIRST.format("elven-guest"), "play elven-guest", language="fr") == [
        "Sauron joue ▲ Invité elfe pour 1 pièce.",
        "Sauron a maintenant un symbole des Elfes.",
    ]
    assert told("chapter 2; slots 0=council 1=last-stand; player fellowship", "play council", language="de") == [
        "Die Gemeinschaft spielt ◆ Ratsversammlung für 2 Münzen.",
        "In jedem Zug hat die Gemeinschaft nun eine dieser Fertigkeiten: Führung, Wissen.",
    ]


def test_a_discarded_card_brings_coins() -> None:
    assert told(FIRST.format("archers"), "discard archers", language="de") == [
        "Sauron wirft ✖ Bogenschützen für 1 Münze ab."
    ]
    double = LAST.format("cavalry") + "; sauron tokens humans-salvage"
    assert told(double, "discard cavalry", language="fr") == ["Sauron défausse ✖ Cavalerie pour 6 pièces."]
    rich = "slots 0=toll 1=oath; fellowship coins 10; sauron coins 20"
    assert told(rich, "discard toll") == ["Sauron discards ● Toll for 0 coins."]


def test_a_landmark_brings_a_fortress_and_all_that_happens_by_itself() -> None:
    assert told("up minas-tirith; sauron coins 9; fellowship units gondor 2", "landmark minas-tirith") == [
        "Sauron takes Minas Tirith for 6 coins and builds a fortress in Gondor.",
        "Sauron places 1 unit in Gondor.",
        "Conflict in Gondor: each side loses 1 unit.",
        "The Nazgûl comes 2 steps closer: 2 of 14.",
    ]
    assert told("up erebor; sauron coins 9", "landmark erebor", language="de") == [
        "Sauron nimmt den Ort Erebor für 6 Münzen und baut eine Festung in Rhovanion.",
        "Sauron nimmt 5 Münzen.",
    ]
    free = "chapter 2; up bree; player fellowship; fellowship cards strong-arm siege-crew last-stand captain"
    assert told(free, "landmark bree", language="fr") == [
        "La Communauté prend gratuitement le Haut-Lieu Bree et élève une forteresse en Arnor.",
        "La Communauté place 2 unités en Arnor.",
    ]


def test_isengard_costs_the_enemy_a_grey_card() -> None:
    position = "up isengard; player fellowship; fellowship coins 9 steps 2; sauron cards oath"
    assert told(position, "landmark isengard", "accept", "strip oath") == [
        "The Fellowship takes Isengard for 6 coins and builds a fortress in Enedwaith.",
        "Frodo and Sam go 1 step on: 3 of 14.",
        "The third step brings a bonus: 1 coin.",
        "The Fellowship takes 1 coin.",
        "Sauron has to discard ◆ Oath.",
    ]


# Nature.


def test_a_layout_takes_one_line_and_cards_turned_up_later_one_each() -> None:
    dealt = [found.lines for found in steps(GAME, MIDDLE_EARTH.start(), 1, PUBLIC) if found.before.turn == NATURE][:15]
    keys = [line.key for lines in dealt for line in lines]
    assert keys == ["story-chapter", "story-landmarks"]
    assert told(LOOKING, "discard raiders", "turn shield-wall", language="de") == [
        "Sauron wirft ✖ Räuberschar für 2 Münzen ab.",
        "Aufgedeckt: ✖ Schildwall.",
    ]


# War.


def test_units_arrive_and_fight() -> None:
    position = LAST.format("cavalry") + "; fellowship units gondor 2"
    assert told(position, "play cavalry", "place gondor") == [
        "Sauron plays ✖ Cavalry for 5 coins.",
        "Sauron places 3 units in Gondor.",
        "Conflict in Gondor: each side loses 2 units.",
    ]


def test_manoeuvres_are_told_one_by_one() -> None:
    position = LAST.format("ambush") + "; fellowship units gondor 1 arnor 1"
    assert told(position, "play ambush", "move mordor gondor", "remove arnor", language="de") == [
        "Sauron spielt ★ Hinterhalt für 3 Münzen.",
        "Sauron bewegt eine Einheit aus Mordor nach Gondor.",
        "Konflikt in Gondor: Beide Seiten verlieren je 1 Einheit.",
        "Sauron entfernt eine Einheit der Gemeinschaft in Arnor.",
        "Die Gemeinschaft verliert 1 Münze.",
    ]
    assert told(position, "play ambush", "coin", "pass", language="fr") == [
        "Sauron joue ★ Embuscade pour 3 pièces.",
        "La Communauté perd 1 pièce.",
        "Sauron arrête là ses manœuvres.",
    ]


def test_coins_nobody_has_to_choose_are_told_too() -> None:
    position = LAST.format("plunder") + "; fellowship units; player sauron"
    assert told(position, "play plunder") == ["Sauron plays ★ Plunder for 4 coins.", "The Fellowship loses 2 coins."]


# The quest.


def test_a_bonus_is_told_where_it_is_offered() -> None:
    position = "chapter 3; slots 0={} 1=treasury; player fellowship; fellowship coins 9 steps 11; sauron tiles bree"
    assert told(position.format("steep-climb"), "play steep-climb", "raze arnor", language="fr") == [
        "La Communauté joue ■ Rude montée pour 3 pièces.",
        "Frodon et Sam avancent de 1 pas\u00a0: 12 sur 14.",
        "Le douzième pas donne un bonus\u00a0: une forteresse adverse peut être rasée.",
        "La Communauté rase la forteresse de Sauron en Arnor.",
        "Frodon et Sam avancent de 1 pas\u00a0: 13 sur 14.",
    ]
    spared = told(position.format("steep-climb"), "play steep-climb", "pass", language="de")
    assert "Die Gemeinschaft reißt keine Festung nieder." in spared
    assert told(position.format("final-effort"), "play final-effort")[1:] == [
        "Frodo and Sam go 3 steps on: 14 of 14.",
        "Frodo and Sam have reached Mount Doom: the Fellowship wins.",
    ]


# Peoples.


def test_tokens_are_revealed_together_and_one_is_kept() -> None:
    position = "up grey-havens; sauron coins 12"
    actions = ("landmark grey-havens", "call elves", "reveal elves-paths", "reveal elves-wisdom", "keep elves-paths")
    assert told(position, *actions)[1:] == [
        "Sauron chooses the stack of the Elves.",
        "Tokens revealed: Elven paths, Elven wisdom.",
        "Sauron keeps Elven paths.",
    ]
    assert told(position, *actions, language="de")[1:] == [
        "Sauron wählt den Stapel der Elben.",
        "Aufgedeckte Marker: Elbenpfade, Elbenweisheit.",
        "Sauron behält den Marker Elbenpfade.",
    ]


def test_tokens_that_are_known_are_revealed_at_once() -> None:
    position = LAST.format("ent-grove") + "; sauron cards ent-moot; tops ents-march; fellowship tokens ents-wrath"
    assert told(position, "play ent-grove") == [
        "Sauron plays ▲ Ent grove for 4 coins.",
        "Sauron now has 2 symbols of the Ents.",
        "Tokens revealed: Ent awakening, Ent march.",
    ]


def test_gifts_are_told_apart_from_what_a_card_brings() -> None:
    position = LAST.format("treasury") + "; sauron cards strongbox; sauron tokens hobbits-gifts"
    assert told(position, "play treasury") == [
        "Sauron plays ● Treasury free with the chest.",
        "Sauron takes 5 coins.",
        "Hobbit gifts: Sauron takes 3 coins.",
    ]
    position = "chapter 2; slots 0=shield-wall 1=council; sauron cards footmen; sauron tokens hobbits-gifts"
    assert told(position, "play shield-wall", "place lindon", language="de") == [
        "Sauron spielt ✖ Schildwall kostenlos mit dem Helm.",
        "Sauron setzt 2 Einheiten in Lindon ein.",
        "Hobbitgeschenke: Sauron nimmt 3 Münzen.",
    ]


# More turns.


def test_another_turn_is_told_when_it_begins() -> None:
    position = "chapter 2; slots 0=strongbox 1=council; sauron tokens elves-trade"
    assert told(position, "play strongbox") == [
        "Sauron plays ● Strongbox free.",
        "Sauron takes 3 coins.",
        "It is Sauron’s turn again.",
    ]


def test_turns_for_later_are_told_when_they_are_earned() -> None:
    position = "chapter 2; slots 0=strongbox; sauron tokens elves-trade humans-roads; sauron coins 5 steps 8"
    assert told(position, "play strongbox", "accept", "turn treasury")[3:] == [
        "The ninth step brings a bonus: another turn.",
        "Sauron earns 2 more turns.",
        "Chapter 2 is over.",
        "Chapter 3 begins: the cards are laid out.",
    ]
    assert told("slots 0=toll 1=oath; player fellowship; extra 2", "discard toll", "discard oath", language="fr") == [
        "La Communauté défausse ● Péage pour 1 pièce.",
        "C’est encore à la Communauté de jouer.",
        "La Communauté défausse ◆ Serment pour 1 pièce.",
        "Le chapitre 1 est terminé.",
    ]


def test_no_turn_is_told_after_the_last_card() -> None:
    position = "chapter 3; slots 0=royal-gift; sauron coins 9; sauron tokens elves-trade"
    assert told(position, "play royal-gift", language="de") == [
        "Sauron spielt ● Königliche Gabe für 3 Münzen.",
        "Sauron nimmt 5 Münzen.",
        "Nach dem dritten Kapitel sind beide Seiten in gleich vielen Regionen vertreten: Sie teilen sich den Sieg.",
    ]


# The discard.


def test_the_removed_cards_are_told_to_the_one_who_looks() -> None:
    found = "Sauron looks through the discard and finds the removed cards: Marksmen, Swordsmen, Border guard."
    for seat in (FELLOWSHIP, PUBLIC):
        assert told(LOOKING, *SHOWN, seat=seat)[1:] == ["Sauron looks through the discard."]
    assert told(LOOKING, *SHOWN, seat=SAURON)[1:] == [found]


def test_a_card_of_the_discard_is_played_without_paying() -> None:
    for seat in OBSERVERS:
        assert told(LOOKING, *SHOWN, "retrieve swordsmen", "place rohan", seat=seat, language="de")[2:] == [
            "Sauron spielt ✖ Schwertkämpfer aus der Ablage, ohne zu zahlen.",
            "Sauron setzt 2 Einheiten in Rohan ein.",
        ]


def test_whoever_looks_again_finds_nothing_new() -> None:
    again = "chapter 3; slots 0=treasury 1=cavalry; up barad-dur; sauron coins 12"
    assert told(again, "landmark barad-dur", seat=SAURON, language="fr")[1:] == ["Sauron parcourt la défausse."]


# Questions and choices.


def test_the_choices_of_a_turn_say_what_they_cost_and_bring() -> None:
    position = "chapter 2; slots 0=strongbox 1=night-ride 2=council; up bree; sauron coins 8; sauron cards swift-steed"
    assert asked(position, SAURON) == [
        "Take a card, to play or to discard, or a landmark.",
        "Play ◆ Council: pay 2 coins",
        "Play ● Strongbox free",
        "Play ■ Night ride free with the horse",
        "Discard ◆ Council: get 2 coins",
        "Discard ● Strongbox: get 2 coins",
        "Discard ■ Night ride: get 2 coins",
        "Take Bree: pay 6 coins",
    ]
    assert asked(position, FELLOWSHIP, "de") == ["Sauron wählt eine Karte oder einen Ort."]
    assert asked(position, SAURON, "fr")[3:5] == [
        "Jouer ■ Chevauchée de nuit gratuitement avec le cheval",
        "Défausser ◆ Conseil\u00a0: gagner 2 pièces",
    ]


def test_units_are_placed_where_they_may_go() -> None:
    position = "player sauron; asks place sauron; placing 2 gondor mordor"
    assert asked(position, SAURON, "de") == [
        "Wo setzt du 2 Einheiten ein?",
        "Setze 2 Einheiten in Gondor ein",
        "Setze 2 Einheiten in Mordor ein",
    ]
    bonus = "player sauron; asks place sauron; sauron coins 2 steps 6; placing 1 gondor mordor may"
    assert asked(bonus, SAURON, "fr") == [
        "Le bonus du sixième pas\u00a0: où placez-vous 1 unité\u00a0?",
        "Placer 1 unité au Gondor",
        "Placer 1 unité dans le Mordor",
        "Renoncer au bonus",
    ]


def test_only_manoeuvres_that_can_do_something_are_asked_for() -> None:
    position = "player sauron; asks manoeuvre sauron; manoeuvres moves 1 removals 2 coins 2; fellowship coins 1"
    assert asked(position, SAURON)[0] == (
        "Your manoeuvres, in any order: move a unit, remove 2 enemy units, make the opponent lose 1 coin."
    )
    alone = f"{position}; fellowship units; sauron units lindon 1"
    assert asked(alone, SAURON, "de") == [
        "Deine Manöver, in beliebiger Reihenfolge: eine Einheit bewegen, den Gegner 1 Münze verlieren lassen.",
        "Bewege eine Einheit aus Lindon nach Arnor",
        "Der Gegner verliert 1 Münze",
    ]
    march = "player sauron; asks manoeuvre sauron; manoeuvres free 1; sauron units; fellowship units rohan 1"
    question, *choices = asked(march, SAURON, "fr")
    assert question.startswith("Une dernière fois\u00a0: déplacez une unité, retirez une unité adverse ou ")
    assert choices == [
        "Retirer une unité adverse au Rohan",
        "Faire perdre 1 pièce à l’adversaire",
        "Arrêter les manœuvres",
    ]


def test_a_bonus_may_be_declined() -> None:
    for steps_gone, coin, turn in ((3, True, False), (9, False, True)):
        position = f"player sauron; asks accept sauron; sauron coins 2 steps {steps_gone}"
        question, *choices = asked(position, SAURON)
        assert ("1 coin" in question, "another turn" in question) == (coin, turn)
        assert choices == ["Take 1 coin" if coin else "Take another turn", "Pass on the bonus"]


def test_tokens_peoples_and_cards_are_called_by_their_names() -> None:
    keep = "player sauron; asks keep sauron; offered elves-trade dwarves-masons"
    assert asked(keep, SAURON, "fr") == [
        "Quel jeton gardez-vous\u00a0?",
        "Garder le jeton Négoce des Elfes",
        "Garder le jeton Maçons nains",
    ]
    call = "player sauron; asks call sauron; sauron tiles grey-havens"
    assert asked(call, SAURON, "de")[:2] == ["Von welchem Volk wählst du den Stapel?", "Wähle den Stapel der Elben"]
    strip = "player sauron; asks strip sauron; sauron tiles isengard; fellowship cards oath"
    assert asked(strip, SAURON) == ["Which grey card must your opponent discard?", "Make the opponent discard ◆ Oath"]
    assert asked(strip, FELLOWSHIP, "de") == ["Sauron wählt eine graue Karte, die die Gemeinschaft abwerfen muss."]
    raze = "player sauron; asks raze sauron; fellowship tiles bree"
    assert asked(raze, SAURON, "de") == [
        "Welche gegnerische Festung reißt du nieder?",
        "Reiß die gegnerische Festung in Arnor nieder",
        "Reiß keine nieder",
    ]
