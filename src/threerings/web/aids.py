"""What a page has for somebody with help, ready for its template."""

from collections.abc import Sequence
from typing import NamedTuple


class HintRow(NamedTuple):
    label: str
    share: int
    """The chance to win, in percent."""


class AidPage(NamedTuple):
    """What somebody alone against a bot is helped with."""

    coached: bool
    may_hint: bool
    chances: bool = False
    """Whether they are shown how likely it is what lies hidden."""
    says: Sequence[str] = ()
    """What the coach says before a choice …"""
    mistake: Sequence[str] = ()
    """… and after one that should perhaps be taken back."""
    considering: bool = False
    hints: Sequence[HintRow] = ()
    """What the master would do, the best first …"""
    why: str = ""
    """… and why."""
