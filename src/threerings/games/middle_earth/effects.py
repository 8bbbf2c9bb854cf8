"""What cards, landmarks and the quest track do."""

from mypy_extensions import i64

from threerings.core.game import NATURE
from threerings.core.zones import bit, count
from threerings.games.middle_earth import events, tasks
from threerings.games.middle_earth.components import (
    ALL_REGIONS,
    BARAD_DUR,
    BLUE,
    BREE,
    BUILDERS,
    CARD_REGIONS,
    CARD_UNITS,
    CHAIN,
    CHAPTERS,
    COLOUR,
    EREBOR,
    FIRST_GREYS,
    GAIN,
    GIFTS,
    GIVES,
    GREEN,
    GREY,
    GREY_CARDS,
    GREY_HAVENS,
    HELMS_DEEP,
    ISENGARD,
    JOKERS,
    LEVY,
    MANOEUVRES,
    MINAS_TIRITH,
    PACK,
    PATHS,
    PEOPLE,
    PURPLE,
    QUEST,
    RED,
    RINGS,
    ROADS,
    SCOUTS,
    TILE_REGION,
    TRADE,
    TUNNELS,
    YELLOW,
    manoeuvre,
)
from threerings.games.middle_earth.peoples import Peoples
from threerings.games.middle_earth.state import (
    ACCEPTING,
    CALLING,
    KEEPING,
    QUEST_DONE,
    RAZING,
    RETRIEVING,
    SHOWING,
    STRIPPING,
    WORKING,
    Side,
)


class Effects(Peoples):
    """A position that knows what everything does, but not yet how turns follow each other."""

    def carry_out(self, kind: i64, number: i64) -> None:
        """Do one task, as far as it needs no answer."""
        side = self.side(self.player)
        if kind == tasks.STEPS:
            self.step(side, number)
        elif kind == tasks.UNITS_TO:
            self.send_units(side, number & 15, (number >> 4) & ALL_REGIONS, number & bit(11) != 0)
        elif kind == tasks.GAIN_COINS:
            self.gain(side, number & ~tasks.GIFT, events.GIFTED if number & tasks.GIFT else events.GAINED)
        elif kind == tasks.MANOEUVRE:
            self.manoeuvre(number)
        elif kind == tasks.AGAIN:
            self.earn_turn()
        elif kind == tasks.BONUS:
            self.bonus(side)
        elif kind in (tasks.TOP, tasks.SECOND):
            self.reveal_of(number, kind == tasks.SECOND)
        elif kind == tasks.OFFER and self.offered:
            self.note(events.REVEALED, self.offered)
            self.ask(KEEPING, self.player)
        elif kind == tasks.FORTRESS:
            side.forts |= bit(number)
            self.test_conquest(side)
        elif kind == tasks.RAZE_ONE and self.side(1 - self.player).forts:  # ME-F7, here and below
            self.ask(RAZING, self.player)
        elif kind == tasks.SCATTER:
            self.scatter(min(number, side.supply))
        elif kind == tasks.CALL_ONE and self.stacks():
            self.ask(CALLING, self.player)
        elif kind == tasks.LOOK:
            if self.unseen and not self.looked & bit(self.player):
                self.ask(SHOWING, NATURE)
            else:
                self.note(events.LOOKED)
        elif kind == tasks.RETRIEVE_ONE:
            self.ask(RETRIEVING, self.player)
        elif kind == tasks.STRIP_ONE and self.greys(self.side(1 - self.player)):
            self.ask(STRIPPING, self.player)

    # A card or a landmark is played.

    def lay_card(self, card: i64, chained: bool) -> None:
        """Lay a card: its own effect with all that it sets off, then the tokens held already. ME-T2, ME-F1, ME-F3."""
        side = self.side(self.player)
        chapter: i64 = card // PACK
        side.cards[chapter] |= bit(card - PACK * chapter)
        side.chains |= CHAIN[card]
        colour = COLOUR[card]
        if chained and side.has(GIFTS):
            self.push(tasks.GAIN_COINS, 3 | tasks.GIFT)
        self.push_tokens(side, colour)
        if colour == GREY:  # ME-C1
            side.skills += GIVES[card]
            side.jokers |= JOKERS[card]
        elif colour == YELLOW:  # ME-C2
            self.push(tasks.GAIN_COINS, GAIN[card])
        elif colour == BLUE:  # ME-C3
            self.push(tasks.STEPS, RINGS[card])
        elif colour == GREEN:  # ME-C4
            self.join(side, PEOPLE[card])
        elif colour == RED:  # ME-C5
            regions: i64 = ALL_REGIONS if side.has(PATHS) else CARD_REGIONS[card]
            self.push(tasks.UNITS_TO, tasks.units_task(CARD_UNITS[card] + (1 if side.has(LEVY) else 0), regions, False))
        elif colour == PURPLE:  # ME-C6
            self.push(tasks.MANOEUVRE, MANOEUVRES[card])
        self.note(events.LAID, card)

    def push_tokens(self, side: Side, colour: i64) -> None:
        """What the tokens do after a card of this colour."""
        if colour == YELLOW:
            if side.has(TRADE):
                self.push(tasks.AGAIN)
            if side.has(ROADS):
                self.push(tasks.STEPS, 1)
        elif colour == BLUE:
            if side.has(SCOUTS):
                self.push(tasks.UNITS_TO, tasks.units_task(1, ALL_REGIONS, False))
        elif colour == GREEN and side.has(TUNNELS):
            self.push(tasks.MANOEUVRE, manoeuvre(2, 0, 0, 0))

    def build(self, tile: i64) -> None:
        """Take a landmark: the fortress, what happens by itself, then what is asked. ME-T5, ME-L1, ME-F1."""
        side = self.side(self.player)
        self.tiles_up ^= bit(tile)
        side.tiles |= bit(tile)
        region = TILE_REGION[tile]
        if side.has(BUILDERS):
            self.push(tasks.AGAIN)
        if tile == BARAD_DUR:
            self.push(tasks.RETRIEVE_ONE)
            self.push(tasks.LOOK)
        elif tile == BREE:
            self.push(tasks.MANOEUVRE, manoeuvre(2, 0, 0, 0))
            self.push(tasks.UNITS_TO, tasks.units_task(2, bit(region), False))
        elif tile == EREBOR:
            self.push(tasks.MANOEUVRE, manoeuvre(1, 0, 0, 0))
            self.push(tasks.GAIN_COINS, 5)
        elif tile == GREY_HAVENS:
            self.push(tasks.CALL_ONE)
        elif tile == HELMS_DEEP:
            self.push(tasks.UNITS_TO, tasks.units_task(3, bit(region), False))
        elif tile == ISENGARD:
            self.push(tasks.STRIP_ONE)
            self.push(tasks.STEPS, 1)
        elif tile == MINAS_TIRITH:
            self.push(tasks.STEPS, 2)
            self.push(tasks.UNITS_TO, tasks.units_task(1, bit(region), False))
        self.push(tasks.FORTRESS, region)

    # The quest.

    def step(self, side: Side, steps: i64) -> None:
        """A side's own step, which brings it nearer to its goal, whatever the other one does: ME-Q1, ME-Q2."""
        side.steps += 1
        self.note(events.STEPPED, side.steps)
        if side.steps == QUEST:
            self.win(QUEST_DONE)
            return
        still_to_go = steps - 1
        if still_to_go:
            self.push(tasks.STEPS, still_to_go)
        if side.steps % 3 == 0 and side.steps + still_to_go < QUEST:  # ME-F2: where they win, no bonus can matter
            self.push(tasks.BONUS)

    def bonus(self, side: Side) -> None:
        """The bonus of the space just reached, unless it can do nothing: ME-Q3, ME-F7."""
        if side.steps == 3:
            if self.reserve:
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

    # The discard.

    def show(self, card: i64) -> None:
        """A removed card, counted within its chapter, is seen by the one who looks: ME-I3."""
        self.shown_cards |= bit(card)
        if count(self.shown_cards) == self.removed:
            self.removed_cards = self.shown_cards
            self.looked |= bit(self.player)
            self.shown_cards = 0
            self.note(events.LOOKED)
            self.phase = WORKING

    def retrieve(self, card: i64) -> None:
        """Play a card of the discard without paying, ME-L2. A removed one is known to all from now on, ME-F9."""
        chapter: i64 = card // PACK
        taken = bit(card - PACK * chapter)
        self.note(events.RETRIEVED, card)
        if self.discard[chapter] & taken:
            self.discard[chapter] ^= taken
        else:
            self.unseen ^= taken
            self.removed_cards ^= taken
        self.lay_card(card, False)

    def in_discard(self, chapter: i64) -> i64:
        """The cards of a chapter that can be retrieved, once the discard has been looked through."""
        return self.discard[chapter] | self.removed_cards if chapter == self.chapter else self.discard[chapter]

    def greys(self, side: Side) -> i64:
        """A side's grey cards, counted among the grey ones."""
        first: i64 = side.cards[0] & 0xFF
        second: i64 = side.cards[1] & 0x7F
        return first | (second << FIRST_GREYS)

    def strip(self, grey: i64) -> None:
        """ME-L3."""
        enemy = self.side(1 - self.player)
        card: i64 = GREY_CARDS[grey]
        chapter: i64 = card // PACK
        place = bit(card - PACK * chapter)
        self.note(events.STRIPPED, card)
        enemy.cards[chapter] ^= place
        self.discard[chapter] |= place
        enemy.skills -= GIVES[card]
        enemy.jokers &= ~JOKERS[card]
