"""What is told of a match of The Confrontation, to whom, and in which words."""

import pytest

from tests.story import telling
from tests.story.telling import names, steps
from tests.support.cases import VARIANT
from threerings.core.game import OBSERVERS, PUBLIC, Line, Name, Seat
from threerings.games import load
from threerings.games.confrontation.components import ARMY, DARK, LIGHT, PIECE_IDS

GAME = load("confrontation")
MATCHES = 30
DUEL = "light frodo@shire {}@rhudaur gandalf@shire; dark {}@misty-mountains black-rider@mordor"
"""One of Light in Rhudaur, one of Dark in the Misty Mountains, Dark to move."""


def told(position: str, *actions: str, seat: Seat = PUBLIC, language: str = "en", shield: str = "off") -> list[str]:
    """The story of some actions from a position on."""
    return telling.told(GAME, position, *actions, seat=seat, language=language, options={"retreat-shield": shield})


def fight(light: str, dark: str, *actions: str, setting: str = "", language: str = "en") -> list[str]:
    """What is told of a combat in Rhudaur after both pieces are shown. Dark attacks."""
    begun = (f"move {dark} rhudaur", f"show {dark}", f"show {light}")
    position = f"{DUEL.format(light, dark)}; {setting}"
    return told(position, *begun, *actions, language=language)[3:]


def cards(light: str, dark: str) -> tuple[str, ...]:
    """Both sides choose a card, and both are turned."""
    return f"play {light}", f"play {dark}", f"turn {light}", f"turn {dark}"


# Laws.


@pytest.mark.parametrize("observer", OBSERVERS)
def test_only_pieces_the_observer_may_see_are_named(observer: int) -> None:
    named = 0
    for seed in range(MATCHES):
        for found in steps(GAME, VARIANT.start(), seed, observer):
            seen = set(GAME.actions[found.action].text.split())
            seen |= {PIECE_IDS[piece] for piece in (found.before.light_piece, found.before.dark_piece) if piece >= 0}
            if observer != PUBLIC:
                seen |= set(PIECE_IDS[ARMY * observer : ARMY * observer + ARMY])
            for line in found.lines:
                assert pieces_named(line) <= seen
                named += len(pieces_named(line))
    assert named > 5 * MATCHES


def pieces_named(line: Line) -> set[str]:
    return {str(name.values["piece"]) for name in names(line) if name.key == "the-piece"}


def test_the_pieces_told_lost_are_those_out() -> None:
    losses = 0
    for seed in range(4 * MATCHES):
        for found in steps(GAME, VARIANT.start(), seed, PUBLIC):
            out = [set(bits(found.after.army(seat).out & ~found.before.army(seat).out)) for seat in (LIGHT, DARK)]
            expected = {PIECE_IDS[piece + ARMY * seat] for seat in (LIGHT, DARK) for piece in out[seat]}
            assert {piece for line in found.lines for piece in pieces_lost(line)} == expected
            losses += len(expected)
    assert losses > 5 * MATCHES


def bits(mask: int) -> list[int]:
    return [piece for piece in range(ARMY) if mask >> piece & 1]


def pieces_lost(line: Line) -> list[str]:
    """The pieces that are out by what a line says."""
    lost = {
        "story-struck": ["piece"],
        "story-first-strike": ["light"],
        "story-slain": ["dark"],
        "story-boromir": ["dark"],
        "story-sacrificed": ["light", "dark"],
        "story-compared": ["piece"],
        "story-tie": ["light", "dark"],
    }
    fixed = {"story-boromir": ["boromir"], "story-shelob-lost": ["shelob"]}
    found = [line.values[value] for value in lost.get(line.key, [])]
    return fixed.get(line.key, []) + [str(name.values["piece"]) for name in found if isinstance(name, Name)]


# Setting up, and turns.


def test_setting_up_is_told_once_for_each_side() -> None:
    light = [f"place {piece}" for piece in PIECE_IDS[:5]]
    dark = [f"place {piece}" for piece in PIECE_IDS[9:14]]
    for seat in OBSERVERS:
        assert told("", *light, *dark, seat=seat) == ["Light has set up its pieces.", "Dark has set up its pieces."]


def test_a_move_names_the_piece_to_its_owner_only() -> None:
    position = DUEL.format("sam", "troll")
    assert told(position, "move troll eregion", seat=DARK) == [
        "Dark moves the Troll from the Misty Mountains to Eregion."
    ]
    for seat in (LIGHT, PUBLIC):
        assert told(position, "move troll eregion", seat=seat) == [
            "Dark moves a piece from the Misty Mountains to Eregion."
        ]
    light = f"moving light; {position}"
    assert told(light, "move sam high-pass", seat=LIGHT, language="fr") == [
        "La Lumière déplace Sam de Rhudaur au Haut Col."
    ]
    assert told(light, "move frodo arthedain", seat=DARK, language="de") == [
        "Das Licht bewegt eine Figur aus dem Auenland nach Arthedain."
    ]


def test_frodo_enters_mordor_for_all_to_see() -> None:
    position = "moving light; light frodo@gondor merry@shire; dark troll@mordor"
    for seat in OBSERVERS:
        assert told(position, "move frodo mordor", seat=seat) == [
            "Light moves Frodo from Gondor to Mordor.",
            "Frodo has reached Mordor: Light wins.",
        ]


TUNNEL = "moving light; light frodo@shire merry@eregion; dark balrog@moria troll@mordor"


def test_the_balrog_strikes_in_the_tunnel() -> None:
    actions = ("move merry fangorn", "ambush", "show merry")
    assert told(TUNNEL, *actions) == [
        "Light moves a piece from Eregion to Fangorn.",
        "The Balrog shows himself in Moria and strikes in the tunnel.",
        "There Light loses Merry.",
    ]
    assert told(TUNNEL, *actions, language="fr")[1:] == [
        "Le Balrog se montre dans la Moria et frappe dans les Mines.",
        "La Lumière y perd Merry.",
    ]


def test_nothing_is_told_of_an_ambush_that_does_not_come() -> None:
    assert told(TUNNEL, "move merry fangorn", "pass", seat=LIGHT) == ["Light moves Merry from Eregion to Fangorn."]


# Extra cards.


def test_shadowfax_carries_a_piece() -> None:
    position = "moving light; light frodo@shire merry@dagorlad; dark troll@rohan; extra shadowfax"
    assert told(position, "shadowfax", "move merry mordor", "halt", seat=LIGHT) == [
        "Light calls Shadowfax: one piece makes an extra step.",
        "Light moves Merry from Dagorlad to Mordor.",
        "The piece that Shadowfax carried stops there: the turn is over.",
    ]


def test_gandalf_the_white_returns() -> None:
    position = "moving light; light frodo@shire; dark troll@rohan; extra gandalf-the-white"
    assert told(position, "gandalf-the-white", language="de") == ["Gandalf der Weiße kehrt nach Fangorn zurück."]


def test_a_recalled_piece_is_named_to_its_owner_only() -> None:
    position = f"{DUEL.format('sam', 'orcs')}; extra recall"
    assert told(position, "recall orcs", seat=DARK, language="fr") == [
        "Les Ténèbres rappellent l’Orque des Monts Brumeux en Mordor."
    ]
    assert told(position, "recall orcs", seat=LIGHT) == ["Dark recalls a piece from the Misty Mountains to Mordor."]


def test_the_palantir_shows_its_piece_to_the_players_only() -> None:
    position = "light frodo@shire sam@rhudaur merry@rhudaur; dark troll@misty-mountains; extra palantir"
    actions = ("palantir rhudaur", "show sam", "move troll rhudaur", "show troll", "point other", "show merry")
    turned, moved = "Dark turns the Palantír on a piece in Rhudaur.", "from the Misty Mountains to Rhudaur."
    attack = [
        "Combat in Rhudaur: Dark attacks with the Troll.",
        "Dark attacks a piece that the Palantír has not shown.",
        "There Dark meets Merry.",
    ]
    assert told(position, *actions) == [turned, f"Dark moves a piece {moved}", *attack]
    shown = "The Palantír shows Sam."
    assert told(position, *actions, seat=LIGHT) == [turned, shown, f"Dark moves a piece {moved}", *attack]
    assert told(position, *actions, seat=DARK) == [turned, shown, f"Dark moves the Troll {moved}", *attack]
    assert told(position, *actions[:4], "point seen", language="de")[-1] == (
        "Die Finsternis greift die Figur an, die der Palantír gezeigt hat."
    )


# A combat.


def test_a_combat_is_told_from_the_attack_to_the_loss() -> None:
    position = DUEL.format("merry", "balrog")
    actions = ("move balrog rhudaur", "show balrog", "show merry", *cards("5", "1"))
    assert told(position, *actions, seat=LIGHT) == [
        "Dark moves a piece from the Misty Mountains to Rhudaur.",
        "Combat in Rhudaur: Dark attacks with the Balrog.",
        "There Dark meets Merry.",
        "Light plays Strength 5, Dark plays Strength 1.",
        "Merry reaches 2 + 5 = 7, the Balrog 5 + 1 = 6: Dark loses the Balrog.",
    ]
    assert told(position, *actions, language="fr")[1:] == [
        "Combat en Rhudaur\u00a0: les Ténèbres attaquent avec le Balrog.",
        "Les Ténèbres y rencontrent Merry.",
        "La Lumière joue la Force 5, les Ténèbres jouent la Force 1.",
        "Merry atteint 2 + 5 = 7, le Balrog 5 + 1 = 6\u00a0: les Ténèbres perdent le Balrog.",
    ]
    assert told(position, *actions, language="de")[1:] == [
        "Kampf in Rhudaur: Die Finsternis schickt den Balrog vor.",
        "Dort trifft die Finsternis auf Merry.",
        "Das Licht spielt Stärke 5, die Finsternis Stärke 1.",
        "Merry kommt auf 2 + 5 = 7, der Balrog auf 5 + 1 = 6: Die Finsternis verliert den Balrog.",
    ]


def test_nothing_is_told_of_a_card_before_both_lie_open() -> None:
    begun = ("move troll rhudaur", "show troll", "show merry")
    for seat in OBSERVERS:
        opened = told(DUEL.format("merry", "troll"), *begun, seat=seat)
        assert told(DUEL.format("merry", "troll"), *begun, "play 5", "play 6", "turn 5", seat=seat) == opened


def test_the_attacker_goes_on_until_one_side_is_left() -> None:
    position = "light frodo@shire pippin@rhudaur aragorn@rhudaur; dark orcs@misty-mountains black-rider@mordor"
    actions = ("move orcs rhudaur", "show orcs", "show aragorn", "show pippin", *cards("4", "4"))
    assert told(position, *actions)[1:] == [
        "Combat in Rhudaur: Dark attacks with the Orcs.",
        "There Dark meets Aragorn.",
        "The Orcs strike first: Light loses Aragorn.",
        "The combat goes on: Dark meets Pippin.",
        "Light plays Strength 4, Dark plays Strength 4.",
        "Pippin reaches 1 + 4 = 5, the Orcs 2 + 4 = 6: Light loses Pippin.",
    ]


@pytest.mark.parametrize(
    ("light", "dark", "sentence"),
    [
        ("merry", "witch-king", "Merry eliminates the Witch-king at once."),
        ("legolas", "nazgul", "Legolas eliminates the Winged Nazgûl at once."),
        ("gimli", "orcs", "Gimli eliminates the Orcs at once."),
        ("boromir", "troll", "Boromir takes the Troll with him: both are eliminated."),
        ("sam", "orcs", "The Orcs strike first: Light loses Sam."),
    ],
)
def test_immediate_eliminations(light: str, dark: str, sentence: str) -> None:
    assert fight(light, dark) == [sentence]


def test_immediate_eliminations_in_german() -> None:
    assert fight("legolas", "nazgul", language="de") == ["Legolas schaltet den Geflügelten Nazgûl sofort aus."]
    assert fight("boromir", "witch-king", language="de") == [
        "Boromir reißt den Hexenkönig mit sich: Beide scheiden aus."
    ]


def test_frodo_and_pippin_flee() -> None:
    position = "light frodo@rhudaur merry@shire; dark troll@misty-mountains"
    begun = ("move troll rhudaur", "show troll", "show frodo")
    assert told(position, *begun, "flee eregion")[3:] == ["Frodo flees to Eregion."]
    assert told(position, *begun, "flee eregion", language="fr")[3:] == ["Frodon fuit en Eregion."]
    assert told(position, *begun, "stand")[3:] == []
    attack = "moving light; light frodo@shire pippin@eregion; dark troll@misty-mountains"
    actions = ("move pippin misty-mountains", "show pippin", "show troll", "flee rhudaur")
    assert told(attack, *actions, language="de")[1:] == [
        "Kampf im Nebelgebirge: Das Licht schickt Pippin vor.",
        "Dort trifft das Licht auf den Troll.",
        "Pippin flieht nach Rhudaur.",
    ]


def test_sam_fights_with_frodo_at_his_side() -> None:
    position = "light frodo@rhudaur sam@rhudaur gandalf@shire; dark witch-king@misty-mountains troll@mordor"
    begun = ("move witch-king rhudaur", "show witch-king")
    tie = "Sam reaches 5 + 1 = 6, the Witch-king 5 + 1 = 6: both are eliminated."
    assert told(position, *begun, "show frodo", "sam", *cards("1", "1"))[3:] == [
        "Sam steps in for Frodo and fights with strength 5.",
        "Light plays Strength 1, Dark plays Strength 1.",
        tie,
    ]
    assert told(position, *begun, "show sam", "reveal frodo", *cards("1", "1"))[3:] == [
        "Frodo shows himself at Sam’s side, and Sam fights with strength 5.",
        "Light plays Strength 1, Dark plays Strength 1.",
        tie,
    ]
    assert told(position, *begun, "show sam", "stand", *cards("4", "2"))[4:5] == [
        "Sam reaches 2 + 4 = 6, the Witch-king 5 + 2 = 7: Light loses Sam."
    ]


def test_the_first_strike_hits_whoever_steps_in() -> None:
    position = "light frodo@rhudaur sam@rhudaur gandalf@shire; dark orcs@misty-mountains troll@mordor"
    assert told(position, "move orcs rhudaur", "show orcs", "show frodo", "sam")[4:] == [
        "The Orcs strike first: Light loses Sam."
    ]


def test_saruman_forbids_or_allows_cards() -> None:
    assert fight("aragorn", "saruman", "forbid") == [
        "Saruman forbids cards.",
        "Aragorn reaches 4, Saruman 4: both are eliminated.",
    ]
    assert fight("merry", "saruman", "forbid", language="fr") == [
        "Saroumane interdit les cartes.",
        "Merry atteint 2, Saroumane 4\u00a0: la Lumière perd Merry.",
    ]
    assert fight("merry", "saruman", "permit") == ["Saruman allows cards."]


def test_shelob_returns_to_gondor_or_dies() -> None:
    turned = "Light plays Strength 1, Dark plays Strength 1."
    lost = "Merry reaches 2 + 1 = 3, Shelob 5 + 1 = 6: Light loses Merry."
    assert fight("merry", "shelob", *cards("1", "1")) == [turned, lost, "Shelob goes back to Gondor."]
    crowded = "light frodo@shire merry@rhudaur pippin@gondor; dark shelob@misty-mountains troll@mordor"
    actions = ("move shelob rhudaur", "show shelob", "show merry", *cards("1", "1"))
    assert told(crowded, *actions)[3:] == [turned, lost, "Gondor is closed to Shelob: she is eliminated too."]
    at_home = "light frodo@shire merry@gondor; dark shelob@mordor troll@mordor"
    home = ("move shelob gondor", *actions[1:])
    assert told(at_home, *home)[3:] == [turned, lost]


# Cards.


def test_before_gandalf_cards_are_told_one_by_one() -> None:
    position = "moving light; light frodo@shire gandalf@eregion; dark balrog@fangorn troll@mordor"
    begun = ("move gandalf fangorn", "show gandalf", "show balrog")
    played = f"{position}; played light 1; played dark 6"
    assert told(played, *begun, "play magic", "recover 6", "play cloak")[3:] == [
        "Dark openly plays Magic.",
        "Dark replaces Magic with Strength 6.",
        "Light answers with the Cloak.",
        "The Cloak makes Dark’s card count 0.",
        "Gandalf reaches 5, the Balrog 5: both are eliminated.",
    ]
    assert told(played, *begun, "play eye", "play cloak", language="de")[3:] == [
        "Die Finsternis spielt offen das Auge.",
        "Das Licht setzt den Elbenmantel dagegen.",
        "Das Auge hebt den Elbenmantel auf.",
        "Gandalf kommt auf 5, der Balrog auf 5: Beide scheiden aus.",
    ]


@pytest.mark.rule("CO-R38")
def test_magic_that_is_left_is_told_and_counts_nothing() -> None:
    setting = "played light 5 sacrifice; played dark 6 eye"
    assert fight("aragorn", "balrog", *cards("magic", "2"), "leave magic", setting=setting) == [
        "Light plays Magic, Dark plays Strength 2.",
        "Light leaves Magic as it is: it counts 0.",
        "Aragorn reaches 4, the Balrog 5 + 2 = 7: Light loses Aragorn.",
    ]
    both = (*cards("magic", "magic"), "leave magic", "recover 5")
    assert fight("aragorn", "balrog", *both, setting=setting, language="de")[1:] == [
        "Die Finsternis lässt die Magie, wie sie ist: Sie zählt 0.",
        "Das Licht ersetzt die Magie durch Stärke 5.",
        "Aragorn kommt auf 4 + 5 = 9, der Balrog auf 5: Die Finsternis verliert den Balrog.",
    ]
    spared = (*cards("magic", "magic"), "recover eye", "leave magic")
    assert fight("aragorn", "balrog", *spared, setting=setting)[2:] == [
        "Light leaves Magic as it is: it counts 0.",
        "Aragorn reaches 4, the Balrog 5: Light loses Aragorn.",
    ]


def test_magic_is_replaced_or_of_no_use() -> None:
    assert fight("aragorn", "balrog", *cards("magic", "2"), "recover 5", setting="played light 5; played dark 1") == [
        "Light plays Magic, Dark plays Strength 2.",
        "Light replaces Magic with Strength 5.",
        "Aragorn reaches 4 + 5 = 9, the Balrog 5 + 2 = 7: Dark loses the Balrog.",
    ]
    assert fight("aragorn", "balrog", *cards("magic", "2"), language="de")[1:] == [
        "Das Licht nutzt die Magie vergebens.",
        "Aragorn kommt auf 4, der Balrog auf 5 + 2 = 7: Das Licht verliert Aragorn.",
    ]
    assert fight("aragorn", "balrog", *cards("2", "magic"), language="fr")[1:2] == [
        "Les Ténèbres emploient le Pouvoir magique en vain."
    ]


def test_the_eye_cancels_a_spell() -> None:
    assert fight("merry", "balrog", *cards("sacrifice", "eye")) == [
        "Light plays Sacrifice, Dark plays the Eye.",
        "The Eye cancels Sacrifice.",
        "Merry reaches 2, the Balrog 5: Light loses Merry.",
    ]
    assert fight("merry", "balrog", *cards("magic", "eye"), setting="played light 5; played dark 1")[1:2] == [
        "The Eye cancels Magic."
    ]
    assert fight("merry", "balrog", *cards("5", "eye"))[1:] == [
        "Merry reaches 2 + 5 = 7, the Balrog 5: Dark loses the Balrog."
    ]


def test_of_two_magics_an_eye_that_comes_back_cancels_only_a_spell_that_comes_back() -> None:
    setting = "played light cloak 5; played dark eye 1"
    both = (*cards("magic", "magic"), "recover eye")
    assert fight("merry", "balrog", *both, "recover cloak", setting=setting)[1:] == [
        "Dark replaces Magic with the Eye.",
        "Light replaces Magic with the Cloak.",
        "The Eye cancels the Cloak.",
        "Merry reaches 2, the Balrog 5: Light loses Merry.",
    ]
    assert fight("merry", "balrog", *both, "recover 5", setting=setting)[3:] == [
        "Merry reaches 2 + 5 = 7, the Balrog 5: Dark loses the Balrog."
    ]


def test_sacrifice_takes_both() -> None:
    assert fight("merry", "nazgul", *cards("sacrifice", "6"), language="de") == [
        "Das Licht spielt das Opfer, die Finsternis Stärke 6.",
        "Das Opfer trifft beide Figuren: Das Licht verliert Merry, die Finsternis verliert den Geflügelten Nazgûl.",
    ]


def test_the_card_of_the_troll_is_void() -> None:
    assert fight("legolas", "troll", *cards("sacrifice", "eye")) == [
        "Light plays Sacrifice, Dark plays the Eye.",
        "The Troll makes Dark’s card void.",
        "Sacrifice takes both pieces: Light loses Legolas, Dark loses the Troll.",
    ]


def test_a_retreat_leads_away_or_is_declined() -> None:
    assert fight("merry", "balrog", *cards("retreat", "6"), "retreat arthedain") == [
        "Light plays Retreat, Dark plays Strength 6.",
        "Light withdraws Merry to Arthedain.",
    ]
    assert fight("merry", "balrog", *cards("retreat", "6"), "stay", language="fr")[1:] == [
        "La Lumière ne se replie pas.",
        "Merry atteint 2, le Balrog 5 + 6 = 11\u00a0: la Lumière perd Merry.",
    ]
    assert fight("merry", "balrog", *cards("sacrifice", "retreat"), "retreat eregion", language="de")[1:] == [
        "Die Finsternis zieht den Balrog nach Eregion zurück.",
        "Das Licht nutzt das Opfer vergebens.",
    ]
    assert fight("merry", "balrog", *cards("sacrifice", "retreat"), "stay")[1:] == [
        "Dark does not retreat.",
        "Sacrifice takes both pieces: Light loses Merry, Dark loses the Balrog.",
    ]


def test_a_retreat_that_leads_nowhere_is_told_once() -> None:
    position = "moving light; light frodo@shire merry@rhudaur; dark balrog@misty-mountains troll@mordor"
    begun = ("move merry misty-mountains", "show merry", "show balrog")
    assert told(position, *begun, *cards("retreat", "retreat"), "stay")[3:] == [
        "Light plays Retreat, Dark plays Retreat.",
        "Dark uses Retreat in vain.",
        "Light does not retreat.",
        "Merry reaches 2, the Balrog 5: Light loses Merry.",
    ]
    full = "sam@arthedain pippin@arthedain"
    crowded = f"light frodo@shire merry@rhudaur {full}; dark balrog@misty-mountains troll@mordor"
    attack = ("move balrog rhudaur", "show balrog", "show merry")
    assert told(crowded, *attack, *cards("retreat", "1"))[4:] == [
        "Light uses Retreat in vain.",
        "Merry reaches 2, the Balrog 5 + 1 = 6: Light loses Merry.",
    ]


def test_a_retreat_shields_from_sacrifice_if_the_players_want_it_so() -> None:
    position = "light merry@cardolan frodo@arthedain; dark balrog@eregion troll@mordor"
    actions = ("move balrog cardolan", "show balrog", "show merry", *cards("sacrifice", "retreat"))
    assert told(position, *actions)[4:] == [
        "Dark uses Retreat in vain.",
        "Sacrifice takes both pieces: Light loses Merry, Dark loses the Balrog.",
    ]
    assert told(position, *actions, "show merry", *cards("1", "1"), shield="on")[4:] == [
        "Dark uses Retreat in vain.",
        "Light uses Sacrifice in vain.",
        "The combat goes on: Dark meets Merry.",
        "Light plays Strength 1, Dark plays Strength 1.",
        "Merry reaches 2 + 1 = 3, the Balrog 5 + 1 = 6: Light loses Merry.",
    ]


def test_after_the_ninth_pair_the_cards_come_back() -> None:
    setting = "played light 2 3 4 5 magic sacrifice cloak retreat; played dark 1 2 3 4 5 6 magic retreat"
    assert fight("gimli", "warg", *cards("1", "eye"), setting=setting)[1:] == [
        "Gimli reaches 3 + 1 = 4, the Warg 2: Dark loses the Warg.",
        "Both sides have played all nine cards and take them back.",
    ]


# The end.


def test_the_end_of_the_match_is_told_with_its_reason() -> None:
    assert told("light frodo@rohan; dark orcs@shire", "stuck") == ["Dark cannot move any more: Light wins."]
    third = "light frodo@rohan; dark orcs@shire troll@shire warg@arthedain"
    assert told(third, "move warg shire", language="fr")[1:] == [
        "Trois personnages des Ténèbres se tiennent dans la Comté\u00a0: les Ténèbres gagnent."
    ]
    assert told(f"{DUEL.format('sam', 'troll')}; turns 299", "move troll eregion", language="de")[1:] == [
        "Die Grenze der Züge ist erreicht: unentschieden."
    ]
    struck = "moving light; light frodo@eregion merry@shire; dark balrog@moria"
    assert told(struck, "move frodo fangorn", "ambush", "show frodo")[2:] == [
        "There Light loses Frodo.",
        "Frodo has been eliminated: Dark wins.",
    ]


# What a player is asked, and may choose.


def asked(position: str, seat: Seat, language: str = "en") -> list[str]:
    return telling.asked(GAME, position, seat, language)


def test_pieces_are_asked_for_one_region_after_the_other() -> None:
    assert asked("", LIGHT)[:2] == ["Set up your pieces: who stands in Arthedain?", "Place Frodo in Arthedain"]
    assert asked("", DARK) == asked("", PUBLIC) == ["Light sets up its pieces."]
    assert asked("", LIGHT, "de")[1] == "Stelle Frodo in Arthedain auf"


def test_a_move_is_asked_for_and_an_attack_announced() -> None:
    position = "light frodo@shire sam@rhudaur; dark troll@misty-mountains"
    assert asked(position, DARK) == [
        "Choose your move.",
        "Move the Troll to Rhudaur and attack",
        "Move the Troll to Eregion",
    ]
    assert asked(position, LIGHT) == ["Dark chooses a move."]
    assert asked("moving light; light frodo@gondor; dark troll@mordor", LIGHT) == [
        "Choose your move.",
        "Move Frodo to Mordor",
    ]
    assert asked("light frodo@rohan; dark orcs@shire", DARK, "fr")[1:] == [
        "Aucun personnage ne peut bouger\u00a0: s’avouer vaincu"
    ]


def test_extra_cards_are_offered() -> None:
    dark = "light frodo@shire sam@rhudaur; dark warg@gap-of-rohan; extra palantir recall"
    assert asked(dark, DARK, "de")[2:] == [
        "Rufe den Warg von der Pforte von Rohan nach Mordor zurück",
        "Richte den Palantír auf eine Figur in Rhudaur",
    ]
    light = "moving light; light frodo@gondor; dark warg@mordor; extra shadowfax gandalf-the-white"
    assert asked(light, LIGHT)[2:] == ["Bring Gandalf the White to Fangorn"]


def test_shadowfax_is_asked_whom_to_carry() -> None:
    position = "asks gallop light; moving light; gallop 1; light frodo@dagorlad; dark warg@rohan"
    assert asked(position, LIGHT) == [
        "Choose which piece Shadowfax carries, and where.",
        "Let Shadowfax carry Frodo to Mordor",
    ]
    carried = "moving light; gallop 2; mover merry dagorlad all; light frodo@shire merry@mordor; dark warg@rohan"
    assert asked(carried, LIGHT, "fr") == [
        "Faites avancer Merry, ou arrêtez-vous ici.",
        "S’arrêter ici",
    ]
    on_the_way = "moving light; gallop 2; mover merry rhudaur all; light frodo@shire merry@high-pass; dark warg@rohan"
    assert asked(on_the_way, LIGHT) == ["Move Merry on, or stop here.", "Move Merry to Mirkwood", "Stop here"]
    assert asked(on_the_way, LIGHT, "de")[2] == "Bleib hier stehen"


def test_an_ambush_is_asked_for_wherever_the_balrog_is() -> None:
    tunnel = "asks ambush dark; moving light; mover merry eregion all; fight - - fangorn"
    position = f"{tunnel}; light frodo@shire merry@eregion; dark balrog@{{}} troll@{{}}"
    assert asked(position.format("moria", "rohan"), DARK) == [
        "A Light piece takes the tunnel: does the Balrog strike?",
        "Let the Balrog strike",
        "Let the piece pass",
    ]
    assert asked(position.format("rohan", "moria"), DARK) == [
        "A Light piece takes the tunnel, and the Balrog is not in Moria: let it pass.",
        "Let the piece pass",
    ]
    waiting = [asked(position.format(*regions), LIGHT) for regions in (("moria", "rohan"), ("rohan", "moria"))]
    assert waiting == [["A piece is in the tunnel: Dark decides whether the Balrog strikes."]] * 2


def test_a_defender_is_asked_for() -> None:
    fighting = "fight - troll rhudaur; combat first; peeked sam"
    pieces = "light frodo@shire sam@rhudaur merry@rhudaur; dark troll@rhudaur"
    assert asked(f"asks point dark; {fighting}; {pieces}", DARK) == [
        "Choose the piece that you attack in Rhudaur.",
        "Attack Sam",
        "Attack the other piece",
    ]


def test_an_answer_is_asked_for() -> None:
    position = (
        "asks answer light; moving dark; fight {} orcs rhudaur; combat first; light {}@rhudaur {}; dark orcs@rhudaur"
    )
    frodo = position.format("frodo", "frodo", "sam@rhudaur")
    assert asked(frodo, LIGHT) == [
        "Frodo faces the Orcs: what do you do?",
        "Frodo flees to Eregion",
        "Frodo stands and fights",
        "Sam fights for Frodo, with strength 5",
    ]
    assert asked(frodo, DARK) == ["Light decides what Frodo does."]
    assert asked(position.format("sam", "sam", "frodo@rhudaur"), LIGHT, "de") == [
        "Sam trifft auf den Ork: Was tust du?",
        "Sam bleibt und kämpft",
        "Zeige Frodo: Sam kämpft mit Stärke 5",
    ]


COMBAT = (
    "moving dark; light frodo@shire {0}@rhudaur; dark {1}@rhudaur troll@mordor; fight {0} {1} rhudaur; combat first"
)


def test_saruman_is_asked_for_cards() -> None:
    position = f"asks forbid dark; {COMBAT.format('merry', 'saruman')}"
    assert asked(position, DARK) == ["Saruman faces Merry: do you forbid cards?", "Forbid cards", "Allow cards"]
    assert asked(position, PUBLIC) == ["Dark decides whether Saruman forbids cards."]


def test_a_card_is_asked_for() -> None:
    position = COMBAT.format("merry", "orcs")
    assert asked(f"asks choose light; {position}; played light 1 2 3 4 5; played dark 1 2 3 4 5", LIGHT) == [
        "Choose a card for Merry against the Orcs.",
        "Play Magic",
        "Play Sacrifice",
        "Play the Cloak",
        "Play Retreat",
    ]
    assert asked(f"asks choose dark; {position}; chosen light 5", DARK, "fr")[:2] == [
        "Choisissez une carte pour l’Orque contre Merry.",
        "Jouer la Force 1",
    ]
    assert asked(f"asks choose light; {position}", DARK) == ["Light chooses a card."]


def test_before_gandalf_cards_are_asked_for_in_turn() -> None:
    position = COMBAT.format("gandalf", "black-rider")
    assert asked(f"asks choose dark; {position}", DARK, "de")[0] == (
        "Wähle eine Karte für den Schwarzen Reiter; Gandalf sieht sie, bevor er antwortet."
    )
    played = f"asks choose light; {position}; played light 1; played dark magic 5; chosen dark magic; counts dark 5"
    assert asked(played, LIGHT)[0] == "Dark shows Strength 5: choose a card for Gandalf against the Black Rider."


def test_a_card_to_recover_is_asked_for() -> None:
    spent = (
        "played light 2 1; chosen light 2; counts light 2; played dark magic 6; chosen dark magic; counts dark magic"
    )
    position = f"asks recover dark; {COMBAT.format('merry', 'orcs')}; {spent}"
    assert asked(position, DARK) == [
        "Choose the card that replaces Magic, or leave Magic as it is.",
        "Replace Magic with Strength 6",
        "Leave Magic as it is: it counts 0",
    ]
    assert asked(position, DARK, "fr")[2] == "Laisser le Pouvoir magique tel quel\u00a0: il compte 0"
    assert asked(position, LIGHT) == ["Dark decides what becomes of its Magic."]


def test_a_retreat_is_asked_for() -> None:
    spent = (
        "played light 2; chosen light 2; counts light 2; played dark retreat; chosen dark retreat; counts dark retreat"
    )
    position = f"asks retreat dark; {COMBAT.format('merry', 'orcs')}; {spent}"
    assert asked(position, DARK) == ["Where does Retreat take the Orcs?", "Retreat to Eregion", "Stay"]
    assert asked(position, DARK, "de") == [
        "Wohin führt der Rückzug den Ork?",
        "Zieh dich nach Eregion zurück",
        "Bleib",
    ]
    assert asked(position, LIGHT) == ["Dark decides where to retreat."]
