"""Hard moments of every game, to look at on real pages: late, full, in the middle of something, at an end.

A moment is a position in the game's notation and what is played from there; the server shows it as any other match.
"""

import secrets
import time
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Page

from tests.support.server import Server
from threerings.core.chronicle import Chronicle
from threerings.core.game import Seat
from threerings.core.match import Match
from threerings.games import load
from threerings.games.confrontation.components import VARIANTS
from threerings.store import Guest, MatchHeader, Sitter
from threerings.web.guests import digest
from threerings.web.live import LiveMatch
from threerings.web.outside import NEXT_GAME
from threerings.web.series import Series

GUEST = Guest("moments", "Peregrin")


class Moment(NamedTuple):
    position: str
    seat: Seat = 0
    """Whose table is shown."""
    actions: Sequence[str] = ()
    """Played from there; what they caused is marked and told."""
    held: bool = False
    """The last climax stays on the table: the player has not gone on."""
    first: tuple[str, Sequence[str]] | None = None
    """The first of two games: a position and how it ended from there. The moment itself is of the second."""
    variants: str = ""


SEEN = "whip power trick defense full-flame C01 C02 C03 C04"
LONG_ROW = "C18 C15 C17 C11 C08 C09 C20 C03 C02 C20 C07 strength enchantment C04 C01 C08 C10"

ROW = "row C05 C12 C18 C13 C04 C08; balrog hand C01 C09 ...; gandalf hand C16 C20 ...;"
LAST_DUEL = f"duel final; began gandalf; {ROW} gandalf energy 2 step 3; balrog energy 9 step 3"
LAST_BLOW = ("lay C06", "show C16", "show C01", "show C03", "show C20", "show C02")

THE_DUEL = {
    "opening": Moment("duel 1; gandalf hand C02 C05 C08 C13 C18 C21 magic rage enchantment; balrog hand ..."),
    "struck": Moment(
        "duel 2; row C05 C12 C18 C13 C04; gandalf energy 11 step 3; balrog energy 12 step 1; balrog hand C08 ...;"
        "gandalf aside balance mirror C02; balrog aside C02 C03 C05; gandalf hand C01 C20 enchantment ...",
        actions=["lay C08"],
    ),
    "enchanted": Moment(
        "duel 2; row C05 C12 C18 C13 C17 C03 enchantment; gandalf energy 4 step 4; balrog energy 12 step 3;"
        "balrog hand strength C04 C06 C07 C08 ...; balrog seen strength C04 C06 C07 C08; balrog shown strength;"
        "waiting magic rage enchanted:strength; gandalf hand C04 C10 C14 C20 balance;"
        "gandalf seen C04 C10 C14 C20 balance; gandalf aside list mirror C02; balrog aside C09 C10 C11"
    ),
    "shown-hand": Moment(
        "duel 3; row list; gandalf energy 15 step 2; balrog energy 13 step 3; waiting list;"
        f"balrog hand {SEEN}; balrog seen {SEEN}; balrog shown {SEEN}; gandalf aside C05 C06 C07 C08 balance C10"
    ),
    "keep": Moment(
        "duel 1; asks keep gandalf; due 3; row C12 C12 C13 C13; gandalf energy 6 step 0; balrog energy 0 step 3;"
        "gandalf hand C01 C02 balance list magic mirror rage"
    ),
    "long-row": Moment(
        f"duel final; asks take balrog; began gandalf; lost balrog; row {LONG_ROW} whip; looked balrog;"
        "gandalf energy 2 step 3; balrog energy 10 step 3",
        seat=1,
    ),
    "known": Moment(
        "duel final; began balrog; row C10 C10; balrog hand C01 C05 C06 C07 C08 C02 C11 C04; balrog gone C03 C12 C13;"
        "balrog seen C01 C05 C06 C07 C08;"
        "balrog remembered kept C01 C05 C06 C07 C08 gone past -/1/0 C02/2/1 C03,C04/1/2;"
        "balrog recorded kept gone past -/3/0 -/3/1 -/3/2"
    ),
    "climax": Moment(
        f"duel 2; {ROW} gandalf energy 2 step 3; balrog energy 9 step 1;"
        "gandalf aside balance mirror C02; balrog aside C02 C03 C05",
        actions=("lay C03", "show C20", "show C01", "show C07", "show C06", "show C16"),
        held=True,
    ),
    "over": Moment(LAST_DUEL, actions=LAST_BLOW),
    "second-game": Moment(
        "duel 2; row C05 C12 C18 whip C17; gandalf energy 9 step 1; balrog energy 12 step 2; balrog hand C08 trick ...;"
        "gandalf hand C04 C10 C14 ...; gandalf aside balance mirror C02; balrog aside C02 C03 C04",
        seat=1,
        first=(LAST_DUEL, LAST_BLOW),
    ),
}

LIGHT = (
    "light frodo@eregion sam@eregion pippin@shire merry@rhudaur gandalf@misty-mountains aragorn@fangorn gimli@shire;"
)
DARK = "dark balrog@moria shelob@gondor witch-king@mordor nazgul@mirkwood orcs@dagorlad warg@mordor troll@mordor"
COMBAT = (
    f"{LIGHT} {DARK} saruman@fangorn; asks choose light; moving dark; turns 9;"
    "fight aragorn saruman fangorn; combat first; played light 2 magic; played dark 6 eye; extra palantir"
)
FULL = (
    "light frodo@shire sam@shire pippin@shire merry@shire gandalf@arthedain aragorn@cardolan legolas@rhudaur"
    " gimli@eregion boromir@enedwaith; dark balrog@mirkwood shelob@fangorn witch-king@mordor nazgul@mordor"
    " black-rider@mordor saruman@rohan orcs@dagorlad warg@gondor troll@mordor; turns 1;"
    "extra shadowfax gandalf-the-white palantir recall;"
)
THIN = (
    "light frodo@gondor sam@dagorlad; dark troll@shire witch-king@shire balrog@moria; turns 22;"
    "played light 1 2 3 4 5 magic cloak; played dark 1 2 3 4 5 6 magic; asks move light; moving light"
)
HOMES = (
    "light frodo@shire sam@shire pippin@shire merry@shire gandalf@arthedain aragorn@cardolan legolas@cardolan"
    " gimli@eregion boromir@eregion; dark balrog@shire shelob@moria witch-king@mordor nazgul@mordor"
    " black-rider@mordor saruman@mordor orcs@gondor warg@gondor troll@dagorlad; asks choose light; moving dark;"
    "turns 9; fight sam balrog shire; combat first"
)
RETREAT = (
    "light frodo@shire gandalf@eregion aragorn@fangorn legolas@rohan; dark balrog@fangorn shelob@fangorn"
    " witch-king@mordor saruman@mordor troll@dagorlad; asks choose light; moving light; turns 9;"
    "fight aragorn balrog fangorn; combat first; played light 1 2; played dark 3 4"
)

CONFRONTATION = {
    "set-up": Moment(""),
    "full": Moment(f"{FULL} asks move dark; moving dark", seat=1, variants=" ".join(VARIANTS)),
    "combat": Moment(COMBAT),
    "fought": Moment(COMBAT, actions=["play 5", "play 3", "turn 5", "turn 3"]),
    "crowd": Moment(HOMES, seat=1, actions=["play 3"]),
    "retreat": Moment(RETREAT, actions=["play retreat", "play 2", "turn retreat", "turn 2"]),
    "thin": Moment(THIN),
    "over": Moment(THIN, actions=["move frodo mordor"]),
    "first-game-over": Moment("", seat=1, held=True, first=(THIN, ["move frodo mordor"])),
}

RICH = (
    "fellowship coins 9 steps 11; fellowship units arnor 3 rohan 1 gondor 2 rhovanion 1;"
    "fellowship tiles bree helms-deep;"
    "fellowship tokens elves-trade hobbits-eagles dwarves-tunnels wizards-summons;"
    "fellowship cards disguise hidden-path old-map captain toll swift-steed packed-bag elven-guest hobbit-cook archers"
    " web-of-lies council ranger strongbox night-ride watch-fire elven-song dwarf-hall marksmen raiders wizard-lore"
    " axe-bearers ambush treasury; sauron coins 12 steps 12; sauron units mordor 5 enedwaith 2;"
    "sauron tiles isengard minas-tirith erebor grey-havens; sauron tokens ents-march humans-levy;"
    "sauron cards strong-arm brave-heart oath war-drill barter market-day first-steps river-crossing horse-breeder"
    " footmen sellswords archive banner siege-crew last-stand tribute long-march sheltered-camp chronicler shield-wall"
    " swordsmen marsh-passage cavalry plunder;"
)
TALL = (
    "chapter 3; slots 0=royal-gift 1=dark-tunnel 2=? 3=? 4=? 5=without-rest 6=steep-climb 7=final-effort 8=staff-bearer"
    " 9=? 10=? 11=ent-grove 12=ent-moot 13=heavy-infantry 14=vanguard 15=? 16=? 17=? 18=corsairs 19=war-beasts;"
)
LATE = (
    "chapter 3; slots 0=royal-gift 1=dark-tunnel 2=? 3=? 4=? 5=without-rest 6=steep-climb 7=final-effort 8=staff-bearer"
    f" 9=? 10=vanguard 11=ent-grove 12=ent-moot; {RICH}"
)
SIDES = (
    "up barad-dur erebor grey-havens; tops dwarves-tunnels; fellowship coins 6 steps 5;"
    "fellowship units arnor 3 rohan 1; fellowship tiles bree; fellowship tokens elves-trade;"
    "fellowship cards disguise hidden-path old-map toll swift-steed elven-guest hobbit-cook archers;"
    "sauron coins 1 steps 9; sauron units mordor 4 rhovanion 2; sauron tiles isengard minas-tirith;"
    "sauron cards strong-arm brave-heart barter packed-bag horse-breeder footmen;"
)
MIDDLE = (
    "chapter 2; slots 0=archive 1=banner 2=web-of-lies 3=siege-crew 4=council 5=ranger 6=? 7=? 8=? 9=? 10=?"
    " 11=night-ride 12=watch-fire 13=elven-song 14=marksmen 15=swordsmen 16=? 17=shield-wall 18=chronicler;"
    f"{SIDES}"
)

MIDDLE_EARTH = {
    "second-chapter": Moment(f"{MIDDLE} asks choose fellowship"),
    "third-chapter": Moment(f"{TALL} {SIDES} asks choose fellowship"),
    "late": Moment(f"{LATE} tops elves-paths humans-roads; asks choose fellowship"),
    "keep": Moment(f"{MIDDLE} asks keep fellowship; offered dwarves-tunnels dwarves-masons hobbits-gifts"),
    "retrieve": Moment(
        f"{LATE} asks retrieve fellowship; looked fellowship; removed night-raid redeployment flanking-attack"
    ),
    "place": Moment(f"{MIDDLE} asks place fellowship; placing 2 gondor rohan"),
    "strip": Moment(f"{LATE} asks strip sauron", seat=1),
    "climax": Moment(
        f"chapter 2; slots 0=archive; {SIDES} asks choose fellowship",
        actions=["landmark erebor", "move rohan mordor", "play archive"],
        held=True,
    ),
    "over": Moment(
        f"chapter 3; slots 0=steep-climb; {RICH} asks choose sauron", seat=1, actions=["discard steep-climb"]
    ),
}

MOMENTS = {"the-duel": THE_DUEL, "confrontation": CONFRONTATION, "middle-earth": MIDDLE_EARTH}


class LaidMoments:
    """All moments on a server, for one guest whose cookie opens them."""

    def __init__(self, server: Server) -> None:
        self._server, self.url = server, server.url
        self._kept: list[LiveMatch] = []
        """The server forgets matches of which nobody has hold."""
        key = secrets.token_urlsafe(32)
        server.run(server.hall.store.add_guest(GUEST, digest(key)))
        self.cookie = (server.cookie, f"{key}.{int(time.time())}")
        """Its name and value: whoever has it is the guest."""

    def let_in(self, page: Page) -> None:
        """From now on the guest looks at this page."""
        name, value = self.cookie
        page.context.add_cookies([{"name": name, "value": value, "url": self.url}])

    def put(self, game: str, name: str) -> str:
        """A moment on the server; its path."""
        live = server_match(f"{game}-{name}", game, MOMENTS[game][name])
        self._kept.append(live)
        self._server.hall.matches.alive[live.header.id] = live
        return f"/match/{live.header.id}"


def server_match(match: str, game: str, moment: Moment) -> LiveMatch:
    series = played(game, moment)
    player = series.player_at(moment.seat)
    me, bot = Sitter(GUEST.id), Sitter(bot="casual")
    header = MatchHeader(match, game, series.game.rules_version, series.options, series.games)
    live = LiveMatch(header, series, (me, bot) if player == 0 else (bot, me))
    live.names = (GUEST.name, "") if player == 0 else ("", GUEST.name)
    live.thinking = True  # so that the bot is never asked, whosever turn it is
    live.gone_on[GUEST.id] = 0 if moment.held else series.ply
    return live


def played(game: str, moment: Moment) -> Series:
    rules = load(game)
    options = rules.settle({"variants": moment.variants} if moment.variants else {})
    series = Series(rules, options, 2 if moment.first else 1)
    if moment.first:
        begin_at(series, moment.first[0])
        series.follow([*moment.first[1], NEXT_GAME])
    begin_at(series, moment.position)
    series.follow(moment.actions)
    return series


def begin_at(series: Series, position: str) -> None:
    series.chronicle = Chronicle(Match(series.game, series.options, position or None, chance=None))
