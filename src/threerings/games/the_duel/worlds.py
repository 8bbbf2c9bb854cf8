"""States imagined from a view.

What a player does not know of the other side: which unseen cards lie in the deck, in the hand, set aside, or gone.
Every deal and every choice of cards to set aside that fits all that was seen counts once. The cards of one duel form a
group: some of its members were seen, some not; `kept` of them were set aside, the rest stayed in hand or left the game.
In the final an unseen card that turns up belonged to some group's kept cards, though nobody knows which.
"""

from itertools import accumulate, product
from math import comb, perm

from mypy_extensions import i64

from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, Worlds
from threerings.core.zones import bit, count
from threerings.games.the_duel.components import DECKS, FINAL, GANDALF, NONE
from threerings.games.the_duel.rules import DuelState
from threerings.games.the_duel.state import Side, parting_gone, parting_kept, parting_seen
from threerings.games.the_duel.view import View


class Group:
    """The hidden cards of one duel: `kept` and `rest` count them, `seen` are those of them that were seen."""

    def __init__(self, seen: i64, kept: i64, rest: i64) -> None:
        self.seen: i64 = seen
        self.kept: i64 = kept
        self.unseen: i64 = kept + rest - count(seen)

    def ways(self, unseen_kept: int) -> int:
        """In how many ways just so many of the unseen cards were kept."""
        seen_kept = int(self.kept) - unseen_kept
        if seen_kept < 0:
            return 0
        return comb(int(self.unseen), unseen_kept) * comb(int(count(self.seen)), seen_kept)


class DuelWorlds(Worlds[DuelState]):
    def __init__(self, view: View) -> None:
        if view.seat == PUBLIC:
            raise ValueError("only a player's view imagines worlds")
        self.final: bool = view.duel == FINAL
        self.template: DuelState = DuelState(view)
        self.seat: i64 = view.seat
        other = view.side(1 - view.seat)
        self.lift_face_down_cards(self.template.side(1 - view.seat))
        recall = other.remembered
        known: i64 = other.spent | other.seen | recall.kept | recall.gone
        hidden = count(other.aside) - count(recall.kept)
        self.groups: list[Group] = []
        for packed in recall.partings:
            group = Group(parting_seen(packed), parting_kept(packed), parting_gone(packed))
            known |= group.seen
            hidden -= group.kept
            self.groups.append(group)
        self.present: Group | None = None
        """The group of the duel being played; the final has none."""
        enchanted = view.enchanted if view.seat == GANDALF else NONE
        self.enchanted: i64 = 0 if enchanted == NONE else bit(enchanted)
        """It lies open in the other hand until it is seen to leave it."""
        if not self.final:
            self.present = Group(other.seen & ~self.enchanted, hidden, count(other.hand) - count(self.enchanted))
            self.groups.append(self.present)
        self.seen: i64 = other.seen
        self.unknown: i64 = DECKS[1 - view.seat] & ~known
        self.hand_known: bool = count(other.hand) == count(other.seen)
        self.prepare_splits()

    def lift_face_down_cards(self, side: Side) -> None:
        """The other side's hidden zones hold only the cards known for sure."""
        side.deck = side.hand = 0
        side.aside = 0 if self.final else side.remembered.kept
        side.gone = side.remembered.gone

    def certain(self) -> bool:
        """In the final only the hands matter."""
        return self.final and self.hand_known

    def prepare_splits(self) -> None:
        """List how many unseen cards each group may have kept, and the share of the cases up to each such split."""
        unseen = sum(int(group.unseen) for group in self.groups)
        turned_up = unseen - int(count(self.unknown)) if self.final else 0
        self.turned_up: i64 = turned_up
        """Cards that have turned up in the final and had not been seen before."""
        self.splits: list[tuple[int, ...]] = []
        self.weights: list[int] = []
        """Of the splits: in how many ways each can have come about."""
        for split in product(*[range(int(min(group.kept, group.unseen)) + 1) for group in self.groups]):
            weight = perm(sum(split), turned_up)
            for group, kept in zip(self.groups, split, strict=True):
                weight *= group.ways(kept)
            if weight:
                self.splits.append(split)
                self.weights.append(weight)
        total = sum(self.weights)
        self.shares: list[float] = [so_far / total for so_far in accumulate(self.weights)]

    def draw(self, rng: Rng) -> DuelState:
        state = self.template.copy()
        side = state.side(1 - self.seat)
        split = self.splits[self.pick_split(rng)]
        if self.final:
            self.imagine_final(side, split, rng)
        else:
            self.imagine_preliminary(side, split, rng)
        return state

    def imagine_preliminary(self, side: Side, split: tuple[int, ...], rng: Rng) -> None:
        pool = self.unknown
        place: i64 = 0
        for group in self.groups:
            unseen_kept: i64 = split[place]
            seen_kept = rng.subset(group.seen, group.kept - unseen_kept)
            kept = rng.subset(pool, unseen_kept)
            pool ^= kept
            rest = rng.subset(pool, group.unseen - unseen_kept)
            pool ^= rest
            side.aside |= seen_kept | kept
            rest |= group.seen ^ seen_kept
            if group is self.present:
                side.hand = rest | self.enchanted
            else:
                side.gone |= rest
            place += 1
        side.deck = pool

    def imagine_final(self, side: Side, split: tuple[int, ...], rng: Rng) -> None:
        side.hand = self.seen
        kept: i64 = -self.turned_up
        place: i64 = 0
        for group in self.groups:
            unseen_kept: i64 = split[place]
            kept += unseen_kept
            seen_kept = rng.subset(group.seen, group.kept - unseen_kept)
            side.hand |= seen_kept
            side.gone |= group.seen ^ seen_kept
            place += 1
        drawn = rng.subset(self.unknown, kept)
        side.hand |= drawn
        side.gone |= self.unknown ^ drawn

    def pick_split(self, rng: Rng) -> i64:
        if len(self.shares) == 1:
            return 0
        share = float(rng.word()) / 4294967296.0
        place: i64 = 0
        while share >= self.shares[place]:
            place += 1
        return place
