"""What cards, tokens, landmarks and the quest track do.

Each effect is a task on the state's stack: a kind and a number. What an effect sets off is pushed on top of it, so it
is done first. A task that asks a question leaves the phase of that question; else the next task follows.
"""

from typing import Final

from mypy_extensions import i64

from threerings.core.game import NATURE, PUBLIC
from threerings.core.zones import bit, count, lowest
from threerings.games.middle_earth import events
from threerings.games.middle_earth.actions import (
    ACCEPT,
    COIN,
    MOVE,
    PASS,
    PLACE,
    RAZE,
    REMOVE,
)
from threerings.games.middle_earth.components import (
    ALL_REGIONS,
    ANY_SKILL,
    AWAKENING,
    BARAD_DUR,
    BEACON,
    BLUE,
    BREE,
    BUILDERS,
    CARD_REGIONS,
    CARD_UNITS,
    CHAIN,
    CHAPTERS,
    COLOUR,
    EAGLES,
    EREBOR,
    FIRST_GREYS,
    GAIN,
    GIFTS,
    GIVES,
    GREEN,
    GREY,
    GREY_HAVENS,
    HELMS_DEEP,
    ISENGARD,
    JOKERS,
    LEVY,
    MANOEUVRES,
    MARCH,
    MEMORY,
    MINAS_TIRITH,
    MOVES,
    PACK,
    PATHS,
    PEOPLE,
    PEOPLES,
    PURPLE,
    QUEST,
    RED,
    RINGS,
    ROADS,
    ROADS_BOTH_WAYS,
    SCOUTS,
    SUMMONS,
    TILE_REGION,
    TRADE,
    TUNNELS,
    WISDOM,
    WRATH,
    YELLOW,
    manoeuvre,
)
from threerings.games.middle_earth.state import (
    ACCEPTING,
    CALLING,
    CONQUERED,
    KEEPING,
    MANOEUVRING,
    OVER,
    PEOPLES_JOINED,
    PLACING,
    QUEST_DONE,
    RAZING,
    RETRIEVING,
    REVEALING,
    SHOWING,
    STRIPPING,
    UNKNOWN,
    WORKING,
    Side,
    Table,
)

# Kinds of tasks.
END: Final = 0
"""The turn is over."""
DEAL: Final = 1
RAISE_TILES: Final = 2
NEXT: Final = 3
"""The next turn begins."""
GAIN_COINS: Final = 4
GIFT: Final = 32
"""Added to a number of coins that are the Hobbits' gifts."""
STEPS: Final = 5
BONUS: Final = 6
UNITS_TO: Final = 7
"""The number says how many, where, and whether they may be left out."""
SCATTER: Final = 8
"""Units one by one, wherever the player likes."""
MANOEUVRE: Final = 9
FORTRESS: Final = 10
RAZE_ONE: Final = 11
TOP: Final = 12
SECOND: Final = 13
OFFER: Final = 14
CALL_ONE: Final = 15
LOOK: Final = 16
RETRIEVE_ONE: Final = 17
STRIP_ONE: Final = 18
AGAIN: Final = 19
TASKS: Final[tuple[str, ...]] = (
    "end", "deal", "raise", "next", "coins", "steps", "bonus", "units", "scatter", "manoeuvre", "fortress", "raze",
    "top", "second", "offer", "call", "look", "retrieve", "strip", "again",
)  # fmt: skip

FROM: Final = bytes(here for here, _ in ROADS_BOTH_WAYS)
TO: Final = bytes(there for _, there in ROADS_BOTH_WAYS)
# The answers to the questions of war lie side by side in the table of actions: a set of them counts from PLACE.
MOVE_BIT: Final = MOVE - PLACE
REMOVE_BIT: Final = REMOVE - PLACE
RAZE_BIT: Final = RAZE - PLACE
COIN_BIT: Final = COIN - PLACE
ACCEPT_BIT: Final = ACCEPT - PLACE
PASS_BIT: Final = PASS - PLACE


def units_task(amount: i64, regions: i64, optional: bool) -> i64:
    return amount | (regions << 4) | (bit(11) if optional else 0)


class Effects(Table):
    """A position that knows what everything does, but not yet how turns follow each other."""

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.turn = seat

    def push(self, kind: i64, number: i64 = 0) -> None:
        task: i64 = kind | (number << 5)
        if self.height < len(self.stack):
            self.stack[self.height] = task
        else:
            self.stack.append(task)
        self.height += 1

    def pop(self) -> i64:
        self.height -= 1
        return self.stack[self.height]

    def carry_out(self, kind: i64, number: i64) -> None:
        """Do one task, as far as it needs no answer."""
        side = self.side(self.player)
        if kind == STEPS:
            self.step(side, number)
        elif kind == UNITS_TO:
            self.send_units(side, number & 15, (number >> 4) & ALL_REGIONS, number & bit(11) != 0)
        elif kind == GAIN_COINS:
            self.gain(side, number & ~GIFT, events.GIFTED if number & GIFT else events.GAINED)
        elif kind == MANOEUVRE:
            self.manoeuvre(number)
        elif kind == AGAIN:
            self.earn_turn()
        elif kind == BONUS:
            self.bonus(side)
        elif kind in (TOP, SECOND):
            self.reveal_of(number, kind == SECOND)
        elif kind == OFFER:
            if self.offered:
                self.note(events.REVEALED, self.offered)
                self.ask(KEEPING, self.player)
        elif kind == FORTRESS:
            side.forts |= bit(number)
            self.test_conquest(side)
        elif kind == RAZE_ONE:
            if self.side(1 - self.player).forts:
                self.ask(RAZING, self.player)
        elif kind == SCATTER:
            self.scatter(min(number, side.supply))
        elif kind == CALL_ONE:
            if self.stacks():
                self.ask(CALLING, self.player)
        elif kind == LOOK:
            if self.unseen and not self.looked & bit(self.player):
                self.ask(SHOWING, NATURE)
            else:
                self.note(events.LOOKED)
        elif kind == RETRIEVE_ONE:
            self.ask(RETRIEVING, self.player)
        elif kind == STRIP_ONE and self.greys(self.side(1 - self.player)):
            self.ask(STRIPPING, self.player)

    def gain(self, side: Side, coins: i64, event: i64) -> None:
        gained = min(coins, self.reserve())
        if gained:
            side.coins += gained
            self.note(event, gained)

    def lose(self, enemy: Side, coins: i64) -> None:
        lost = min(coins, enemy.coins)
        enemy.coins -= lost
        self.note(events.LOST, lost)

    def earn_turn(self) -> None:
        self.extra += 1
        self.note(events.EARNED)

    # A card or a landmark is played.

    def lay_card(self, card: i64, chained: bool) -> None:
        """Lay a card that is paid for: its own effect with all that it sets off, then the tokens held already."""
        side = self.side(self.player)
        chapter: i64 = card // PACK
        side.cards[chapter] |= bit(card - PACK * chapter)
        side.chains |= CHAIN[card]
        colour = COLOUR[card]
        if chained and side.has(GIFTS):
            self.push(GAIN_COINS, 3 | GIFT)
        self.push_tokens(side, colour)
        if colour == GREY:
            side.skills += GIVES[card]
            side.jokers |= JOKERS[card]
        elif colour == YELLOW:
            self.push(GAIN_COINS, GAIN[card])
        elif colour == BLUE:
            self.push(STEPS, RINGS[card])
        elif colour == GREEN:
            self.join(side, PEOPLE[card])
        elif colour == RED:
            regions: i64 = ALL_REGIONS if side.has(PATHS) else CARD_REGIONS[card]
            self.push(UNITS_TO, units_task(CARD_UNITS[card] + (1 if side.has(LEVY) else 0), regions, False))
        elif colour == PURPLE:
            self.push(MANOEUVRE, MANOEUVRES[card])
        self.note(events.LAID, card)

    def push_tokens(self, side: Side, colour: i64) -> None:
        """What the tokens do after a card of this colour."""
        if colour == YELLOW:
            if side.has(TRADE):
                self.push(AGAIN)
            if side.has(ROADS):
                self.push(STEPS, 1)
        elif colour == BLUE:
            if side.has(SCOUTS):
                self.push(UNITS_TO, units_task(1, ALL_REGIONS, False))
        elif colour == GREEN and side.has(TUNNELS):
            self.push(MANOEUVRE, manoeuvre(2, 0, 0, 0))

    def join(self, side: Side, people: i64) -> None:
        """A people's symbol: perhaps the sixth, the second of its people, or the third different one."""
        side.peoples += bit(2 * people)
        if side.support() == PEOPLES:
            self.win(PEOPLES_JOINED)
        elif (side.peoples >> (2 * people)) & 3 == 2:
            self.push(OFFER)
            self.push(SECOND, people)
            self.push(TOP, people)
        elif side.different_peoples() == 3:
            self.push(OFFER)
            other: i64 = PEOPLES - 1
            while other >= 0:
                if (side.peoples >> (2 * other)) & 3:
                    self.push(TOP, other)
                other -= 1

    def build(self, tile: i64) -> None:
        """Take a landmark that is paid for: the fortress, what happens by itself, then what is asked."""
        side = self.side(self.player)
        self.tiles_up ^= bit(tile)
        side.tiles |= bit(tile)
        region = TILE_REGION[tile]
        if side.has(BUILDERS):
            self.push(AGAIN)
        if tile == BARAD_DUR:
            self.push(RETRIEVE_ONE)
            self.push(LOOK)
        elif tile == BREE:
            self.push(MANOEUVRE, manoeuvre(2, 0, 0, 0))
            self.push(UNITS_TO, units_task(2, bit(region), False))
        elif tile == EREBOR:
            self.push(MANOEUVRE, manoeuvre(1, 0, 0, 0))
            self.push(GAIN_COINS, 5)
        elif tile == GREY_HAVENS:
            self.push(CALL_ONE)
        elif tile == HELMS_DEEP:
            self.push(UNITS_TO, units_task(3, bit(region), False))
        elif tile == ISENGARD:
            self.push(STRIP_ONE)
            self.push(STEPS, 1)
        elif tile == MINAS_TIRITH:
            self.push(STEPS, 2)
            self.push(UNITS_TO, units_task(1, bit(region), False))
        self.push(FORTRESS, region)

    # The quest.

    def step(self, side: Side, steps: i64) -> None:
        side.steps += 1
        self.note(events.STEPPED, side.steps)
        if side.steps == QUEST:
            self.win(QUEST_DONE)
            return
        still_to_go = steps - 1
        if still_to_go:
            self.push(STEPS, still_to_go)
        if side.steps % 3 == 0 and side.steps + still_to_go < QUEST:  # where they win at once, no bonus can matter
            self.push(BONUS)

    def bonus(self, side: Side) -> None:
        """The bonus of the space just reached, unless it can do nothing."""
        if side.steps == 3:
            if self.reserve():
                self.ask(ACCEPTING, self.player)
        elif side.steps == 6:
            self.send_units(side, 1, ALL_REGIONS, True)
        elif side.steps == 9:
            if self.lying or self.chapter < CHAPTERS - 1:
                self.ask(ACCEPTING, self.player)
        elif self.side(1 - self.player).forts:
            self.ask(RAZING, self.player)
        if self.phase != WORKING:
            self.note(events.BONUS, side.steps)

    def accept(self) -> None:
        side = self.side(self.player)
        if side.steps == 3:
            self.gain(side, 1, events.GAINED)
        else:
            self.earn_turn()

    # War.

    def send_units(self, side: Side, amount: i64, regions: i64, optional: bool) -> None:
        """Units into one of some regions; into the only one without asking."""
        amount = min(amount, side.supply)
        if amount == 0:
            return
        if count(regions) == 1:
            self.note(events.PLACED, lowest(regions), amount)
            self.arrive(side, lowest(regions), amount)
            return
        self.amount = amount
        self.regions = regions
        self.optional = optional
        self.ask(PLACING, self.player)

    def scatter(self, units: i64) -> None:
        while units > 0:
            self.push(UNITS_TO, units_task(1, ALL_REGIONS, False))
            units -= 1

    def placed(self, region: i64) -> None:
        amount = self.amount
        self.forget_placing()
        self.note(events.PLACED, region, amount)
        self.arrive(self.side(self.player), region, amount)

    def forget_placing(self) -> None:
        self.amount = 0
        self.regions = 0
        self.optional = False

    def arrive(self, side: Side, region: i64, amount: i64) -> None:
        """Units come into a region and fight whoever is there."""
        side.add_units(region, amount)
        enemy = self.side(1 - self.player)
        fallen = min(side.units_in(region), enemy.units_in(region))
        if fallen:
            self.note(events.FOUGHT, region, fallen)
            side.add_units(region, -fallen)
            enemy.add_units(region, -fallen)
        self.test_conquest(side)

    def test_conquest(self, side: Side) -> None:
        if side.presence() == ALL_REGIONS:
            self.win(CONQUERED)

    def manoeuvre(self, manoeuvres: i64) -> None:
        """Ask for manoeuvres as long as one of them can do something. The coins due are not the player's to forgo."""
        self.manoeuvres = manoeuvres
        possible = self.possible_manoeuvres() & ~bit(PASS_BIT)
        if possible == bit(COIN_BIT) and (manoeuvres >> 8) & 15:
            self.lose(self.side(1 - self.player), (manoeuvres >> 8) & 15)
            possible = 0
        if possible:
            self.ask(MANOEUVRING, self.player)
        else:
            self.manoeuvres = 0

    def possible_manoeuvres(self) -> i64:
        """Moves, removals, a coin or an end of it, as a set that counts from PLACE."""
        enemy = self.side(1 - self.player)
        free = self.manoeuvres >> 12
        found: i64 = 0
        if self.manoeuvres & 15 or free:
            armed = self.side(self.player).armed()
            road: i64 = 0
            while road < MOVES:
                if armed & bit(FROM[road]):
                    found |= bit(MOVE_BIT + road)
                road += 1
        if (self.manoeuvres >> 4) & 15 or free:
            found |= enemy.armed() << REMOVE_BIT
        coin_due = (self.manoeuvres >> 8) & 15 != 0 and enemy.coins > 0
        if coin_due or (free and enemy.coins):
            found |= bit(COIN_BIT)
        return found if coin_due else found | bit(PASS_BIT)

    def manoeuvred(self, choice: i64) -> None:
        """Carry out a manoeuvre, counted from PLACE, and see what is left."""
        left = self.manoeuvres
        self.manoeuvres = 0
        if choice == PASS_BIT:
            self.note(events.DECLINED)
            return
        enemy = self.side(1 - self.player)
        kind: i64 = 0
        if choice == COIN_BIT:
            kind = 8
            self.lose(enemy, 1)
        elif choice >= REMOVE_BIT:
            kind = 4
            enemy.add_units(choice - REMOVE_BIT, -1)
            self.note(events.REMOVED, choice - REMOVE_BIT)
        if left >> 12:
            kind = 12
        left -= bit(kind)
        if left:
            self.push(MANOEUVRE, left)
        if choice < REMOVE_BIT:
            side = self.side(self.player)
            here: i64 = FROM[choice - MOVE_BIT]
            there: i64 = TO[choice - MOVE_BIT]
            side.add_units(here, -1)
            self.note(events.MOVED, here, there)
            self.arrive(side, there, 1)

    # Peoples and their tokens.

    def reveal_of(self, people: i64, second: bool) -> None:
        """Offer the top token of a stack, or the one below it. What can be known already is not drawn."""
        rest = self.stack_of(people)
        top = self.top(people)
        if second:
            rest &= ~bit(top)
        elif top != UNKNOWN:
            rest = bit(top)
        if count(rest) > 1:
            self.revealing = rest
            self.ask(REVEALING, NATURE)
        elif rest:
            self.revealed(lowest(rest))

    def revealed(self, token: i64) -> None:
        self.revealing = 0
        self.offered |= bit(token)
        people: i64 = token // 3
        if self.top(people) == UNKNOWN:
            self.set_top(people, token)

    def keep(self, token: i64) -> None:
        """Keep a token; the one offered with it, if it is of the same people, lies on top of its stack again."""
        side = self.side(self.player)
        people: i64 = token // 3
        self.note(events.KEPT, token)
        self.stacked ^= bit(token)
        side.tokens |= bit(token)
        left = self.stack_of(people)
        back = self.offered & left
        if back == 0 and count(left) == 1:
            back = left
        if self.top(people) == token:
            self.set_top(people, lowest(back) if back else UNKNOWN)
        self.offered = 0
        self.use_token(side, token)

    def use_token(self, side: Side, token: i64) -> None:
        """What a token does at once; the others wait for their occasions."""
        if token == EAGLES:
            if side.support() == PEOPLES:
                self.win(PEOPLES_JOINED)
        elif token == WISDOM:
            side.jokers |= ANY_SKILL
        elif token == AWAKENING:
            self.push(AGAIN)
        elif token == WRATH:
            self.push(RAZE_ONE)
        elif token == MARCH:
            self.push(MANOEUVRE, manoeuvre(0, 0, 0, 3))
        elif token == BEACON:
            self.push(STEPS, 2)
        elif token == SUMMONS:
            self.push(SCATTER, 2)
        elif token == MEMORY:
            self.push(RETRIEVE_ONE)
            self.push(LOOK)

    def called(self, people: i64) -> None:
        self.note(events.CALLED, people)
        self.push(OFFER)
        self.push(SECOND, people)
        self.push(TOP, people)

    # The discard.

    def show(self, card: i64) -> None:
        """A removed card, counted within its chapter, is seen by the one who looks."""
        self.displayed |= bit(card)
        if count(self.displayed) == self.removed():
            self.secret = self.displayed
            self.looked |= bit(self.player)
            self.displayed = 0
            self.note(events.LOOKED)
            self.phase = WORKING

    def retrieve(self, card: i64) -> None:
        chapter: i64 = card // PACK
        taken = bit(card - PACK * chapter)
        self.note(events.RETRIEVED, card)
        if self.discard[chapter] & taken:
            self.discard[chapter] ^= taken
        else:
            self.unseen ^= taken
            self.secret ^= taken
        self.lay_card(card, False)

    def in_discard(self, chapter: i64) -> i64:
        """The cards of a chapter that can be retrieved, once the discard has been looked through."""
        return self.discard[chapter] | self.secret if chapter == self.chapter else self.discard[chapter]

    def greys(self, side: Side) -> i64:
        """A side's grey cards, counted among the grey ones."""
        first: i64 = side.cards[0] & 0xFF
        second: i64 = side.cards[1] & 0x7F
        return first | (second << FIRST_GREYS)

    def strip(self, grey: i64) -> None:
        enemy = self.side(1 - self.player)
        card = grey if grey < FIRST_GREYS else grey - FIRST_GREYS + PACK
        chapter: i64 = card // PACK
        place = bit(card - PACK * chapter)
        self.note(events.STRIPPED, card)
        enemy.cards[chapter] ^= place
        self.discard[chapter] |= place
        enemy.skills -= GIVES[card]
        enemy.jokers &= ~JOKERS[card]

    # The end.

    def win(self, reason: i64) -> None:
        self.end(self.player, reason)

    def end(self, winner: i64, reason: i64) -> None:
        self.note(events.WON, winner, reason)
        self.winner = winner
        self.reason = reason
        self.height = 0
        self.ask(OVER, PUBLIC)
