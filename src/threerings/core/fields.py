"""What states, views and their parts have in common: all there is to say of them stands in their fields."""

from typing import Any, TypeVar, cast

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Fields:
    """Something that is compared, printed, told and sent to other processes by its fields.

    A field is declared by the line of the constructor that fills it: at the start of a match, or from another one like
    it. What only saves work is no field: its name begins with an underscore.
    """

    def retold(self) -> dict[str, dict[str, Any]]:
        """What is told in place of a field, under which names, where that is not just its value."""
        return {}

    def told(self) -> dict[str, Any]:
        """Everything as plain values, in the order of declaration."""
        retold, told = self.retold(), dict[str, Any]()
        for name in names(self):
            told |= retold[name] if name in retold else {name: plain(getattr(self, name))}
        return told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fields) and type(self) is type(other) and self.told() == other.told()

    def __hash__(self) -> int:
        return hash(tuple(self.told().values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.told().items())})"

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), field_values(self))


F = TypeVar("F", bound=Fields)
LISTENING = ("journal", "still")
"""What a state has for whoever listens is no part of a position."""


def names(fields: Fields) -> list[str]:
    """What its fields are called. Compiled, a class lists them; else, and for what is added to it, an object does."""
    found = [*getattr(type(fields), "__mypyc_attrs__", ()), *getattr(fields, "__dict__", ())]
    return [name for name in found if name[0] != "_" and name not in LISTENING]


def field_values(fields: Fields) -> dict[str, Any]:
    """All fields as they are."""
    return {name: getattr(fields, name) for name in names(fields)}


def restored(kind: type[F], values: dict[str, Any]) -> F:
    """One of this kind with these fields, the others as at the start."""
    fields = kind()
    for name, value in values.items():
        setattr(fields, name, value)
    return fields


V = TypeVar("V")


def replaced(view: V, **changes: Any) -> V:
    """The same but for some fields. A small game's view is a named tuple."""
    if isinstance(view, Fields):
        return restored(type(view), field_values(view) | changes)
    return cast(V, cast(Any, view)._replace(**changes))


def plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def told(value: Any) -> dict[str, Any] | None:
    """The fields of a view or of a part of one, by name: a small game's view is a named tuple. None for all else."""
    if isinstance(value, Fields):
        return value.told()
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        fields: dict[str, Any] = value._asdict()
        return fields
    return None
