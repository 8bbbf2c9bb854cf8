"""Units and fortresses on the map."""

from typing import Final

from mypy_extensions import i64

from threerings.core.zones import bit, count, lowest
from threerings.games.middle_earth import actions, events
from threerings.games.middle_earth.components import ALL_REGIONS, MOVES, ROADS_BOTH_WAYS
from threerings.games.middle_earth.state import CONQUERED, MANOEUVRING, PLACING, Side
from threerings.games.middle_earth.tasks import MANOEUVRE, UNITS_TO, Tasks, units_task

FROM: Final = bytes(here for here, _ in ROADS_BOTH_WAYS)
TO: Final = bytes(there for _, there in ROADS_BOTH_WAYS)
# The answers to the questions of war lie side by side in the table of actions: a set of them counts from PLACE.
MOVE_BIT: Final = actions.MOVE - actions.PLACE
REMOVE_BIT: Final = actions.REMOVE - actions.PLACE
RAZE_BIT: Final = actions.RAZE - actions.PLACE
COIN_BIT: Final = actions.COIN - actions.PLACE
ACCEPT_BIT: Final = actions.ACCEPT - actions.PLACE
PASS_BIT: Final = actions.PASS - actions.PLACE


class War(Tasks):
    """A position that knows how units are placed, move and fight."""

    def send_units(self, side: Side, amount: i64, regions: i64, optional: bool) -> None:
        """Units into one of some regions, ME-C5; into the only one without asking."""
        amount = min(amount, side.supply)  # ME-W4, ME-F5
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

    def place_units(self, region: i64) -> None:
        amount = self.amount
        self.forget_placing()
        self.note(events.PLACED, region, amount)
        self.arrive(self.side(self.player), region, amount)

    def forget_placing(self) -> None:
        self.amount = 0
        self.regions = 0
        self.optional = False

    def arrive(self, side: Side, region: i64, amount: i64) -> None:
        """Units come into a region together and fight whoever is there, not fortresses: ME-W1, ME-W2, ME-F6."""
        side.add_units(region, amount)
        enemy = self.side(1 - self.player)
        fallen = min(side.units_in(region), enemy.units_in(region))
        if fallen:
            self.note(events.FOUGHT, region, fallen)
            side.add_units(region, -fallen)
            enemy.add_units(region, -fallen)
        self.test_conquest(side)

    def test_conquest(self, side: Side) -> None:
        """ME-W6, ME-E1."""
        if side.presence == ALL_REGIONS:
            self.win(CONQUERED)

    # Manoeuvres.

    def manoeuvre(self, manoeuvres: i64) -> None:
        """Ask for manoeuvres as long as one can do something: ME-C6, ME-F7. Coins due cannot be forgone: ME-F4."""
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
        return found if coin_due else found | bit(PASS_BIT)  # ME-F4

    def carry_out_manoeuvre(self, choice: i64) -> None:
        """Carry out a manoeuvre, counted from PLACE, and see what is left: ME-W3."""
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
