"""The games under the laws. A new game gets every law by adding itself here."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, Game, Options, Seat, State
from threerings.games import load


class Case(NamedTuple):
    """A game with one choice of options."""

    name: str
    options: Options

    @property
    def game(self) -> Game[Any, Any]:
        return load(self.name)

    def start(self) -> State:
        state: State = self.game.start(self.options)
        return state

    def positions(self, seed: int) -> Iterator[State]:
        """Every position of a random match, from the start to the end. The state changes when the next is asked for."""
        state, rng = self.start(), Rng(seed)
        while state.actor() != PUBLIC:
            yield state
            state.play(state.draw(rng))
        yield state


class SmallCase(NamedTuple):
    """A position whose hidden possibilities can be counted out, and the seat that wonders."""

    case: Case
    seat: Seat
    position: str


KOSMOS = Case("the-duel", {"edition": "kosmos"})
TILSIT = Case("the-duel", {"edition": "tilsit"})
CONFRONTATION = Case("confrontation", {})
VARIANT = Case("confrontation", {"variants": "shadowfax gandalf-the-white palantir recall", "retreat": "must"})
MIDDLE_EARTH = Case("middle-earth", {})
RIDDLES = Case("riddles", {})
"""The fourth game, which lies in tests/fourth and which no room has drawn."""
CASES = (KOSMOS, TILSIT, CONFRONTATION, VARIANT, MIDDLE_EARTH, RIDDLES)

SEEN_HAND = "C02 C03 C07 C08 C12 C13 C14"
KNOWN_ASIDE = "C01 C05 C06 C09 C10 C11"
SMALL_CASES = {
    "two unseen cards are dealt, the Balrog keeps three, the final follows": SmallCase(
        KOSMOS,
        0,
        f"""
        duel 2; asks deal nature; due 2; gandalf hand C01 C02 C03 C04 C05 C06 C07 C08 C09
        gandalf energy 15 step 0; balrog energy 15 step 2
        balrog hand {SEEN_HAND}; balrog seen {SEEN_HAND}; balrog aside C01 C05 C06; balrog gone
        balrog remembered kept C01 C05 C06 gone past -/0/0; balrog recorded kept gone past -/3/0
        """,
    ),
    "Gandalf secretly keeps three of five seen cards": SmallCase(
        KOSMOS,
        1,
        f"""
        duel 3; began gandalf; asks keep gandalf; due 3; row C15 C15 C16 C16 C17 C17 C18 C18
        gandalf energy 0 step 1; balrog energy 3 step 1; looked balrog
        gandalf hand C02 C03 C07 C08 C12; gandalf seen C02 C03 C07 C08 C12
        gandalf aside {KNOWN_ASIDE}; gandalf gone
        gandalf remembered kept {KNOWN_ASIDE} gone past -/0/0 -/0/0; gandalf recorded kept gone past -/3/0 -/3/0
        balrog hand C02 C03 C04 C05 C06
        """,
    ),
    "the Balrog secretly keeps three of four seen cards, then some of the third duel's unseen ones": SmallCase(
        KOSMOS,
        0,
        """
        duel 2; began gandalf; asks keep balrog; due 3; row C15 C15 C16 C16 C17 C17 C18 C18 C19 C19
        gandalf energy 3 step 1; balrog energy 0 step 0; looked gandalf
        gandalf hand; gandalf aside C01 C02 C03 C04 C05 C06; gandalf gone C20
        gandalf remembered kept gone past -/3/0 -/3/1; gandalf recorded kept gone past -/3/0 -/3/1
        balrog hand C02 C03 C07 C08; balrog seen C02 C03 C07 C08; balrog aside C01 C05 C06
        balrog remembered kept C01 C05 C06 gone past -/0/0; balrog recorded kept gone past -/3/0
        """,
    ),
    "six known Dark pieces begin to move": SmallCase(
        VARIANT,
        0,
        """
        light frodo@shire sam@rhudaur gandalf@eregion aragorn@mirkwood
        dark troll@mordor orcs@mordor warg@gondor witch-king@rohan nazgul@mordor shelob@dagorlad
        seen dark stood 0000000000001113 out 0,4,5 | met warg gondor | met shelob dagorlad | met witch-king rohan
        """,
    ),
    "five known Light pieces begin to move": SmallCase(
        VARIANT,
        1,
        """
        moving light; light frodo@shire sam@shire gandalf@eregion aragorn@eregion pippin@arthedain
        dark troll@mordor balrog@moria saruman@rohan orcs@gondor
        seen light stood 2100200000000000 out 3,6,7,8 | met pippin arthedain | met frodo shire | met sam shire
        """,
    ),
    "Sauron looks through the discard while five cards lie face down": SmallCase(
        MIDDLE_EARTH,
        0,
        """
        chapter 2; player sauron; asks show nature; pending end retrieve; fellowship tiles bree; up erebor isengard
        slots 0=archive 1=banner 2=web-of-lies 3=siege-crew 4=last-stand 5=council 6=? 7=? 8=? 9=? 10=?
        fellowship coins 9; sauron coins 9; sauron tiles barad-dur
        """,
    ),
    "the Fellowship may look after Sauron, and retrieve a removed card": SmallCase(
        MIDDLE_EARTH,
        0,
        """
        chapter 3; player sauron; asks show nature; pending end retrieve; fellowship coins 6 steps 2
        sauron tokens wizards-memory; sauron coins 5; up barad-dur erebor
        slots 0=treasury 1=royal-gift 2=? 3=? 4=? 5=marsh-passage 6=dark-tunnel 7=steep-climb 8=final-effort
        """,
    ),
    "the riddles are dealt": SmallCase(RIDDLES, 0, f"{'.' * 12} gollum 0-0"),
}

RARE_POSITIONS = {
    "the discard may be looked through twice in the second chapter": (
        MIDDLE_EARTH,
        """
        chapter 2; up barad-dur isengard; player fellowship; fellowship coins 9; sauron coins 9
        fellowship cards hobbit-cook; fellowship tokens hobbits-gifts; sauron tokens wizards-beacon wizards-summons
        """,
    ),
    "a player has just begun to look through the discard": (
        MIDDLE_EARTH,
        """
        chapter 3; player sauron; asks show nature; pending end retrieve; sauron tiles barad-dur
        up grey-havens; fellowship coins 12 steps 5; sauron coins 12 steps 8
        fellowship cards elven-guest dwarf-smith hobbit-cook; sauron cards horse-breeder hobbit-gardener elven-song
        fellowship tokens elves-paths hobbits-scouts wizards-beacon; sauron tokens humans-levy dwarves-tunnels
        """,
    ),
    "the Palantír, and an attack on what it showed": (
        VARIANT,
        """
        light frodo@shire sam@shire pippin@rhudaur gimli@rhudaur gandalf@eregion legolas@eregion merry@cardolan
        dark troll@misty-mountains orcs@high-pass warg@moria balrog@mordor shelob@mordor
        """,
    ),
    "the tunnel, with somebody in Moria": (
        VARIANT,
        """
        moving light; light frodo@eregion sam@eregion merry@arthedain pippin@shire boromir@shire
        dark balrog@moria troll@rohan warg@gondor saruman@mordor
        """,
    ),
    "Sam and Frodo side by side": (
        CONFRONTATION,
        """
        light frodo@rhudaur sam@rhudaur merry@arthedain pippin@arthedain gimli@shire legolas@shire
        dark orcs@misty-mountains warg@high-pass saruman@mordor troll@mordor
        """,
    ),
    "the final, with Enchantment and a hand to look at": (
        KOSMOS,
        """
        duel final; began gandalf; gandalf energy 20 step 2; balrog energy 20 step 2; gandalf hand enchantment ...
        gandalf gone C19 C20 C21; balrog gone C20 C21
        """,
    ),
}
"""Positions from which play soon comes to questions that random matches seldom ask."""


def step(state: State, rng: Random) -> int:
    """A random legal action, played."""
    action = rng.choice(state.legal())
    state.play(action)
    return action
