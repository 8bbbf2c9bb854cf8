"""A coach at the keyboard: tells what matters before a choice, and asks once more before a mistake."""

from typing import Any, Final

from threerings.bots import Bot
from threerings.cli.screen import Screen
from threerings.core.game import Game, Prompt
from threerings.school.coach import Form, before, loss_of, mistake, ranked, reasons
from threerings.search.think import Budget, Thought

BUDGET: Final = Budget(1.0)
"""How long the coach thinks before it lets a player choose."""


def say_why(screen: Screen, game: Game[Any, Any], prompt: Prompt, thought: Thought) -> None:
    """What speaks for the best choice, if there is something to be said."""
    best, *others = [one.action for one in ranked(thought)]
    for line in reasons(game, prompt, best, others)[:1]:
        screen.say(screen.speech.say(line), indent="  ")


class Coach:
    """Thinks as the master does, about the player's own prompts and nothing else."""

    def __init__(self, master: Bot, screen: Screen) -> None:
        master.budget = BUDGET
        self.master = master
        self.screen = screen
        self.form = Form()
        self._thought: Thought | None = None
        """Of the prompt that the player looks at, …"""
        self._question = ""
        """… and the key of what it asks."""

    def speak(self, prompt: Prompt) -> None:
        """Say what matters, unless the player does well without it."""
        self.master.thought = None
        self.master.choose(prompt)
        self._thought = self.master.thought
        self._question = self.master.game.question(prompt.view).key
        if self.form.speaks(self._question):
            for line in before(self.master.game, prompt, self._thought):
                self.screen.say(self.screen.speech.say(line), "faint")

    def objects(self, prompt: Prompt, action: int) -> bool:
        """Whether a choice would be a clear mistake; then it has been said why."""
        found = self._thought and mistake(self.master.game, prompt, self._thought, action)
        for line in found.lines if found else ():
            self.screen.say(self.screen.speech.say(line), "hit")
        return bool(found)

    def judge(self, action: int) -> None:
        """The player has chosen."""
        if self._thought is not None:
            self.form = self.form.after(loss_of(self._thought, action), self._question)
