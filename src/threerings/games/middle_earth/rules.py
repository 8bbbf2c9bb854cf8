"""How a match runs: turns, chapters and the end."""

from mypy_extensions import i64

from threerings.core.chance import Rng
from threerings.core.game import NATURE
from threerings.core.zones import bit, count, lowest, members, nth
from threerings.games.middle_earth import actions, events
from threerings.games.middle_earth.components import (
    ALL_SLOTS,
    CHAPTERS,
    FACE_UP,
    FREE_WITH,
    NONE,
    OPEN_TILES,
    PACK,
    SLOTS,
    WHOLE_PACK,
)
from threerings.games.middle_earth.effects import Effects
from threerings.games.middle_earth.prices import card_price, discard_pay, tile_price
from threerings.games.middle_earth.state import (
    ACCEPTING,
    CALLING,
    CHOOSING,
    DEALING,
    KEEPING,
    MANOEUVRING,
    MORE_REGIONS,
    PLACING,
    RAISING,
    RAZING,
    RETRIEVING,
    REVEALING,
    SHARED,
    SHOWING,
    STRIPPING,
    WORKING,
)
from threerings.games.middle_earth.tasks import DEAL, END, NEXT, RAISE_TILES
from threerings.games.middle_earth.war import ACCEPT_BIT, PASS_BIT, RAZE_BIT


class MiddleEarthState(Effects):
    """A position that knows the rules."""

    def actor(self) -> int:
        return self.turn

    def result(self, seat: int) -> int:
        return 0 if self.winner == NONE else 1 if self.winner == seat else -1

    def copy(self) -> "MiddleEarthState":
        return MiddleEarthState(self)

    # What may be chosen.

    def legal(self) -> list[int]:
        if self.phase == CHOOSING:
            first: i64 = PACK * self.chapter
            cards = self.open_cards()  # ME-T1, ME-T2
            found = members(self.playable(cards), actions.PLAY + first)
            found += members(cards, actions.DISCARD + first)  # ME-P7
            return found + members(self.affordable_tiles(), actions.LANDMARK)
        if self.phase == RETRIEVING:
            found = []
            chapter: i64 = 0
            while chapter <= self.chapter:
                found += members(self.in_discard(chapter), actions.RETRIEVE + PACK * chapter)
                chapter += 1
            return found
        return members(self.choices(), self.first_action())

    def draw(self, rng: Rng) -> int:
        if self.phase == CHOOSING:
            return self.draw_choice(rng)
        if self.phase == RETRIEVING:
            found = self.legal()
            return found[rng.below(len(found))]
        return self.first_action() + rng.pick(self.choices())

    def draw_choice(self, rng: Rng) -> i64:
        """As from the list of legal actions, without making it: any card or tile, until it can be paid for."""
        cards = self.open_cards()
        tiles = self.tiles_up
        side = self.side(self.player)
        first: i64 = PACK * self.chapter
        number = count(cards)
        all_choices: i64 = 2 * number + count(tiles)
        while True:
            place = rng.below(all_choices)
            if place < number:
                return actions.DISCARD + first + nth(cards, place)
            place -= number
            if place < number:
                card = first + nth(cards, place)
                if card_price(side, card) <= side.coins:
                    return actions.PLAY + card
            else:
                tile = nth(tiles, place - number)
                if tile_price(side, tile) <= side.coins:
                    return actions.LANDMARK + tile

    def first_action(self) -> i64:
        """The action that the first member of the choices stands for."""
        phase = self.phase
        if phase == DEALING:
            return actions.TURN + PACK * self.chapter
        if phase == SHOWING:
            return actions.SHOW + PACK * self.chapter
        if phase == RAISING:
            return actions.RAISE
        if phase == REVEALING:
            return actions.REVEAL
        if phase == KEEPING:
            return actions.KEEP
        if phase == CALLING:
            return actions.CALL
        return actions.STRIP if phase == STRIPPING else actions.PLACE

    def choices(self) -> i64:
        """What may be chosen from, counted from the first action."""
        phase = self.phase
        if phase == DEALING:
            return self.unseen & ~self.removed_cards
        if phase == PLACING:
            return self.regions | bit(PASS_BIT) if self.optional else self.regions  # ME-F4
        if phase == MANOEUVRING:
            return self.possible_manoeuvres()
        if phase == RAISING:
            return self.tiles_down
        if phase == REVEALING:
            return self.revealing
        if phase == KEEPING:
            return self.offered
        if phase == ACCEPTING:
            return bit(ACCEPT_BIT) | bit(PASS_BIT)  # ME-Q3
        if phase == RAZING:
            return (self.side(1 - self.player).forts << RAZE_BIT) | bit(PASS_BIT)
        if phase == CALLING:
            return self.stacks()  # ME-F7
        if phase == SHOWING:
            return (self.removed_cards if self.looked else self.unseen) & ~self.shown_cards
        if phase == STRIPPING:
            return self.greys(self.side(1 - self.player))
        return 0

    def open_cards(self) -> i64:
        """The accessible cards, counted within the chapter: ME-T1."""
        found: i64 = 0
        rest = self.uncovered()
        while rest:
            found |= bit(self.faces[lowest(rest)] - 1)
            rest &= rest - 1
        return found

    def playable(self, cards: i64) -> i64:
        """ME-P7."""
        side = self.side(self.player)
        found: i64 = 0
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            if card_price(side, PACK * self.chapter + card) <= side.coins:
                found |= bit(card)
        return found

    def affordable_tiles(self) -> i64:
        """ME-P7."""
        side = self.side(self.player)
        found: i64 = 0
        rest = self.tiles_up
        while rest:
            tile = lowest(rest)
            rest &= rest - 1
            if tile_price(side, tile) <= side.coins:
                found |= bit(tile)
        return found

    # What an action does.

    def play(self, action: int) -> None:
        choice: i64 = action
        phase = self.phase
        if phase == DEALING:
            self.deal(choice - actions.TURN)
        elif phase == SHOWING:
            self.show(choice - actions.SHOW - PACK * self.chapter)
        else:
            self.phase = WORKING
            if phase == CHOOSING:
                self.take_turn(choice)
            elif phase in (PLACING, MANOEUVRING, RAZING, ACCEPTING):
                self.answer_war(phase, choice - actions.PLACE)
            elif phase == RAISING:
                self.raise_tile(choice - actions.RAISE)
            elif phase == REVEALING:
                self.reveal_token(choice - actions.REVEAL)
            elif phase == KEEPING:
                self.keep(choice - actions.KEEP)
            elif phase == CALLING:
                self.call_people(choice - actions.CALL)
            elif phase == RETRIEVING:
                self.retrieve(choice - actions.RETRIEVE)
            elif phase == STRIPPING:
                self.strip(choice - actions.STRIP)
        self.go_on()

    def advance(self, rng: Rng) -> None:
        if self.phase != DEALING:
            self.play(self.draw(rng))
            return
        while self.due:
            self.deal(PACK * self.chapter + rng.pick(self.unseen & ~self.removed_cards))
        self.go_on()

    def go_on(self) -> None:
        """Do what is still to be done, up to the next question."""
        while self.phase == WORKING:
            task = self.pop()
            kind = task & 31
            if kind == END:
                self.end_turn()
            elif kind == DEAL:
                self.ask(DEALING, NATURE) if self.due else self.dealt()
            elif kind == RAISE_TILES:
                if count(self.tiles_up) < OPEN_TILES and self.tiles_down:  # ME-S3, ME-T6
                    self.push(RAISE_TILES)
                    self.ask(RAISING, NATURE)
            elif kind == NEXT:
                self.next_turn()
            else:
                self.carry_out(kind, task >> 5)

    def take_turn(self, choice: i64) -> None:
        """A turn: a card played or discarded, or a landmark taken. ME-T1, ME-T2."""
        side = self.side(self.player)
        self.push(END)
        if choice < actions.DISCARD:
            self.take(choice)
            price = card_price(side, choice)
            chained = FREE_WITH[choice] & side.chains != 0
            side.coins -= price
            self.note(events.PLAYED, choice, price, 1 if chained else 0)
            self.lay_card(choice, chained)
        elif choice < actions.LANDMARK:
            card = choice - actions.DISCARD
            self.take(card)
            self.discard[self.chapter] |= bit(card - PACK * self.chapter)  # ME-T3
            coins = min(discard_pay(self.chapter, side.tokens), self.reserve)
            side.coins += coins
            self.note(events.DISCARDED, card, coins)
        else:
            tile = choice - actions.LANDMARK
            price = tile_price(side, tile)
            side.coins -= price
            self.note(events.BUILT, tile, price)
            self.build(tile)

    def answer_war(self, phase: i64, choice: i64) -> None:
        """An answer about units, fortresses or a bonus, counted from PLACE."""
        if phase == MANOEUVRING:
            self.carry_out_manoeuvre(choice)
        elif phase == PLACING:
            if choice == PASS_BIT:
                self.note(events.DECLINED)
                self.forget_placing()
            else:
                self.place_units(choice)
        elif choice == PASS_BIT:
            self.note(events.DECLINED)
        elif phase == RAZING:
            self.side(1 - self.player).forts ^= bit(choice - RAZE_BIT)  # ME-W5
            self.note(events.RAZED, choice - RAZE_BIT)
        else:
            self.accept()

    # Chapters and turns.

    def begin(self) -> None:
        """Lay out the first chapter."""
        self.lay_out(0)
        self.push(NEXT)
        self.push(RAISE_TILES)
        self.push(DEAL)
        self.go_on()

    def deal(self, card: i64) -> None:
        """Turn up the card of the first slot that waits for one."""
        slot = lowest(self.due)
        self.due &= self.due - 1
        if self.lying != ALL_SLOTS:
            self.note(events.TURNED, card)
        elif self.down == ALL_SLOTS:
            self.note(events.CHAPTER, self.chapter)
        self.down ^= bit(slot)
        place = card - PACK * self.chapter
        self.faces[slot] = place + 1
        self.unseen ^= bit(place)
        if self.due == 0:
            self.phase = WORKING
            self.dealt()

    def dealt(self) -> None:
        """Once no card of the chapter lies face down, everybody can tell which ones were removed: ME-F8."""
        if self.down == 0:
            self.discard[self.chapter] |= self.unseen
            self.unseen = 0
            self.removed_cards = 0
            self.looked = 0

    def raise_tile(self, tile: i64) -> None:
        self.tiles_down ^= bit(tile)
        self.tiles_up |= bit(tile)
        if count(self.tiles_up) == OPEN_TILES or self.tiles_down == 0:
            self.note(events.RAISED, self.tiles_up)

    def end_turn(self) -> None:
        """Turn up what became accessible, ME-T4; after the last card lay out the next chapter, ME-T6, or end."""
        if self.lying:
            self.due = self.uncovered() & self.down
            if self.due:
                self.push(NEXT)
                self.ask(DEALING, NATURE)
            else:
                self.next_turn()
        elif self.chapter == CHAPTERS - 1:
            self.count_regions()  # ME-F10
        else:
            self.note_climax(events.CHAPTER_OVER, self.chapter)
            self.lay_out(self.chapter + 1)
            self.push(NEXT)
            self.push(RAISE_TILES)
            self.push(DEAL)

    def lay_out(self, chapter: i64) -> None:
        """ME-S4."""
        self.chapter = chapter
        self.faces = [0] * SLOTS
        self.lying = ALL_SLOTS
        self._bare = NONE
        self.down = ALL_SLOTS
        self.due = FACE_UP[chapter]
        self.unseen = WHOLE_PACK

    def next_turn(self) -> None:
        """The other's turn, ME-S5, unless another one is due, ME-T7."""
        if self.extra:
            self.extra -= 1
            self.note(events.AGAIN)
        else:
            self.player = 1 - self.player
        self.ask(CHOOSING, self.player)

    def count_regions(self) -> None:
        """ME-E2."""
        ahead = count(self.fellowship.presence) - count(self.sauron.presence)
        if ahead == 0:
            self.end(NONE, SHARED)
        else:
            self.end(0 if ahead > 0 else 1, MORE_REGIONS)
