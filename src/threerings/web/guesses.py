"""Whoever tries to sign in may err now and then, but not for long. The store counts, for all processes."""

from threerings.core.game import ThreeRingsError
from threerings.web.guests import Visitor
from threerings.web.limits import MOST_FROM_AN_ADDRESS, MOST_OF_A_NAME, WINDOW
from threerings.web.streams import address_of
from threerings.web.tokens import token_for


class TooManyTries(ThreeRingsError):
    """A name, or an address, has had its share of tries."""


async def count_try(visitor: Visitor, login: str = "") -> None:
    """Raises TooManyTries. A name is counted whether anybody has it or not."""
    store = visitor.hall.store
    from_here = await store.tried(name_of(visitor, "address", address_of(visitor.request.scope)), WINDOW)
    of_name = await store.tried(name_of(visitor, "login", login), WINDOW) if login else 0
    if from_here > MOST_FROM_AN_ADDRESS or of_name > MOST_OF_A_NAME:
        raise TooManyTries("too many tries")


async def forget_tries(visitor: Visitor, login: str) -> None:
    """They knew it after all."""
    await visitor.hall.store.forget_tries(name_of(visitor, "login", login))


def name_of(visitor: Visitor, kind: str, what: str) -> str:
    """The store need not know who tries, or from where."""
    return token_for(visitor.services.secret, f"tries {kind} {what}")
