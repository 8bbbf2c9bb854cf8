"""What cannot be done at this moment, whatever the rules of the game say."""

from threerings.core.game import ThreeRingsError


class NotNow(ThreeRingsError):
    """Something that cannot be done at this moment."""


class TooManyUndos(NotNow):
    """A player has taken something back as often as anybody may."""

    def __init__(self, most: int) -> None:
        super().__init__(f"nobody takes back more than {most} times in a match")
        self.most = most


class RatedMatch(NotNow):
    """Something that nobody does in a match that is rated."""
