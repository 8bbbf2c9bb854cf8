"""What a coach says before a choice and after it, and what a hint says: in no language.

It is made of a player's prompt, of what a search thought of that prompt, and of the choice: never of the truth.
"""

from math import sqrt
from typing import Any, Final, NamedTuple

from threerings.core.game import Game, Line, Prompt
from threerings.search.think import Candidate, Thought

MARGIN: Final = 0.1
"""A choice that costs more of the chance to win than this is a clear mistake, if the search can tell so much …"""
SIGMAS: Final = 2.0
"""… that is, if it is more than so many standard errors of the two chances."""
CLOSE: Final = 0.03
"""Choices that near to the best count as equally good."""
TOLD: Final = 2
"""So much of what matters is told at once."""
SHOWN: Final = 3
"""So many choices a hint shows."""
TRIED: Final = 0.02
"""Of what was tried less often than this share nobody is told: its chance is a guess."""


def share(value: float) -> int:
    """A value as a chance to win in percent."""
    return round(50 + 50 * value)


def ranked(thought: Thought) -> list[Candidate]:
    """The best choices, as far as something can be said of them."""
    least = TRIED * thought.visits
    return [candidate for candidate in thought.candidates if candidate.visits >= least][:SHOWN]


# Before a choice.


def before(game: Game[Any, Any], prompt: Prompt, thought: Thought | None) -> list[Line]:
    """What matters now, and what a search has found, without saying what to do."""
    lines = game.matters(prompt.view)[:TOLD]
    if thought is None or len(prompt.legal) == 1:
        return lines
    best, *others = ranked(thought)
    near = [other for other in others if (best.value - other.value) / 2 < CLOSE]
    lines.append(Line("coach-even" if near else "coach-one", {"share": share(best.value)}))
    good = reasons(game, prompt, best.action, [other.action for other in others])
    return [*lines, Line("coach-look-for", {"gain": good[0]})] if good and not near else lines


def reasons(game: Game[Any, Any], prompt: Prompt, action: int, others: list[int]) -> list[Line]:
    """What speaks for an action, first of all what does not speak for the others too."""
    common = [line for other in others for line in game.weigh(prompt.view, other)[0]]
    gains, _ = game.weigh(prompt.view, action)
    return [line for line in gains if line not in common] or gains


def objections(game: Game[Any, Any], prompt: Prompt, action: int, better: int) -> list[Line]:
    """What speaks against an action and not against the better one."""
    (_, common), (_, costs) = game.weigh(prompt.view, better), game.weigh(prompt.view, action)
    return [line for line in costs if line not in common]


# After a choice.


class Loss(NamedTuple):
    """What a choice has cost of the chance to win, from 0 to 1, and within what error that is known."""

    lost: float
    error: float

    @property
    def clear(self) -> bool:
        return self.lost > max(MARGIN, self.error)


def loss_of(thought: Thought, action: int) -> Loss | None:
    """None where the search has not tried the action: then nothing can be said of it."""
    best = thought.candidates[0]
    chosen = next((one for one in thought.candidates if one.action == action), None)
    if chosen is None:
        # Of a win at hand the search says nothing but that: whatever else was chosen has missed it.
        return Loss(1.0, 0.0) if not thought.visits and best.value == 1.0 else None
    errors = [0.0 if not thought.visits else SIGMAS * standard_error(one) for one in (best, chosen)]
    return Loss((best.value - chosen.value) / 2, sqrt(sum(error * error for error in errors)))


def standard_error(candidate: Candidate) -> float:
    """Of the chance to win of a candidate, by how often it was tried."""
    chance = (candidate.value + 1) / 2
    return sqrt(max(chance * (1 - chance), 0.01) / max(candidate.visits, 1))


class Mistake(NamedTuple):
    """A choice that has clearly cost much, and why, by what the player knew."""

    chosen: int
    better: int
    lines: tuple[Line, ...]


def mistake(game: Game[Any, Any], prompt: Prompt, thought: Thought, action: int) -> Mistake | None:
    loss = loss_of(thought, action)
    if loss is None or not loss.clear:
        return None
    best = thought.action
    chances = {one.action: share(one.value) for one in thought.candidates}
    if action in chances:
        cost = Line("coach-mistake", {"before": chances[best], "after": chances[action]})
    else:
        cost = Line("coach-missed", {})
    return Mistake(action, best, (cost, *lesson(game, prompt, action, best)))


def lesson(game: Game[Any, Any], prompt: Prompt, action: int, better: int) -> tuple[Line, ...]:
    """What speaks against an action, what would be better, and what speaks for that."""
    against = objections(game, prompt, action, better)[:1]
    offer = Line("coach-better", {"offer": game.offer(prompt.view, better)})
    return (*against, offer, *reasons(game, prompt, better, [action])[:1])


# Silence.


class Form(NamedTuple):
    """How well somebody has chosen lately: a coach grows silent as they do better, and speaks again after a mistake."""

    lost: tuple[float, ...] = ()
    """What the last choices have cost, the newest last."""
    answered: tuple[str, ...] = ()
    """The keys of all questions so far."""

    def after(self, loss: Loss | None, question: str) -> "Form":
        """Choices of which nothing can be said do not count."""
        if loss is None:
            return self
        return Form((*self.lost, max(0.0, loss.lost))[-LATELY:], (*self.answered, question))

    def speaks(self, question: str) -> bool:
        """Whether the coach should say something before a choice. Who sets up well may not know how to move."""
        erred = any(lost > MARGIN for lost in self.lost[-AFTER:])
        return self.answered.count(question) < AFTER or erred or sum(self.lost) / len(self.lost) > GOOD


LATELY: Final = 6
"""So many choices are remembered."""
AFTER: Final = 3
"""So many are listened to before the coach falls silent about a question, and after a mistake."""
GOOD: Final = 0.02
"""Who loses less of the chance to win with a choice needs no coach."""
