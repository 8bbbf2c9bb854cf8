"""What an action would do at once, by what a player may know: it is tried in an imagined world."""

from typing import NamedTuple

from threerings.core.game import Event, Line, Name, State

Value = str | int | Name | Line | tuple[Name | Line, ...]


def announced(world: State, action: int) -> tuple[Event, ...]:
    """What the rules announce of an action in an imagined world, which it changes.

    It goes up to where somebody else or nature has to choose. Only what does not depend on the world may be told of it.
    """
    world.journal = journal = list[Event]()
    world.play(action)
    return tuple(journal)


class Weighing(NamedTuple):
    """What speaks for an action and what against it, in whole sentences, the weightiest first."""

    gains: list[Line]
    costs: list[Line]

    def gain(self, key: str, **values: Value) -> None:
        self.gains.append(Line(f"advice-{key}", values))

    def cost(self, key: str, **values: Value) -> None:
        self.costs.append(Line(f"advice-{key}", values))
