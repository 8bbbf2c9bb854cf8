"""One match at one keyboard: people and bots take their turns until it is over."""

import secrets
from collections.abc import Callable

from rich.text import Text

from threerings.bots import Bot, bot_named
from threerings.bots.levels import MASTER
from threerings.bots.tempo import Tempo, on_the_beat
from threerings.cli import setups, thoughts
from threerings.cli.answers import Answer, Kind, quoted, understand
from threerings.cli.coach import Coach, say_why
from threerings.cli.curtain import draw_curtain
from threerings.cli.page import board, page, resignation_line, story_lines
from threerings.cli.players import BOT, Player, names_for
from threerings.cli.recorder import Recorder
from threerings.cli.rulebook import explain_rule
from threerings.cli.screen import Screen
from threerings.cli.sheet import Sheet, drawing
from threerings.core.chronicle import Chronicle
from threerings.core.game import PUBLIC, Outcome, Prompt, Seat
from threerings.core.match import IllegalAction, Match
from threerings.core.record import COACH_ON, HINT


class PlayerLeft(Exception):
    """Somebody leaves the table before the match is over."""


class MatchLoop:
    """People are shown what they may see and nothing else; a bot is given its prompt."""

    def __init__(
        self,
        match: Match,
        players: tuple[Player, Player],
        bots: dict[Seat, Bot],
        screen: Screen,
        recorder: Recorder,
        *,
        chance: Callable[[int], int] = secrets.randbelow,
        number: int = 1,
        notebook: thoughts.Notebook | None = None,
        tempo: Tempo | None = None,
        coached: bool = False,
    ) -> None:
        self.match = match
        self.chance = chance
        """For a set-up that a player leaves to chance."""
        self.number = number
        """Of the game in its match."""
        self.notebook = notebook
        """For the bots' thoughts, if somebody wants to read them."""
        self.tempo = tempo
        """Of the bots' answers, where somebody must not learn how long they thought."""
        self.players = players
        self.bots = bots
        self.screen = screen
        self.recorder = recorder
        self.drawing = drawing(match.game.name)
        self.chronicle = Chronicle(Match(match.game, match.options, match.position, chance=None))
        self.chronicle.follow(match.log)
        self.shared = not bots
        """Whether two people share the keyboard."""
        self.watched = len(bots) == 2
        """Whether nobody here plays: then nothing has to be hidden."""
        self.reader: Seat | None = None
        """Whose page is on the screen."""
        self.coach = Coach(self.master(), screen) if coached and len(bots) == 1 else None
        if self.coach:
            self.note_aid(COACH_ON, next(seat for seat in (0, 1) if seat not in bots))

    def master(self) -> Bot:
        return bot_named(MASTER, self.match.game, self.chance(2**31))

    def note_aid(self, aid: str, seat: Seat) -> None:
        """The record says what help somebody had."""
        self.recorder.note(f"{aid} {self.match.game.sides[seat]}")

    def play(self) -> Outcome:
        while (outcome := self.match.outcome) is None:
            seat = self.match.actor
            if seat in self.bots:
                self.let_choose(seat)
            else:
                self.turn(seat)
        return outcome

    def submit(self, seat: Seat, text: str) -> None:
        """Play an action and write it down; only then may anybody see what it did. Raises IllegalAction."""
        self.match.submit(seat, self.match.ply, text)
        self.recorder.follow(self.match)
        self.chronicle.follow(self.match.log)

    def let_choose(self, seat: Seat) -> None:
        """A bot's turn. What it thinks would give its hand away: only those who watch may read it now."""
        prompt = self.match.prompt(seat)
        action, insight = self.bot_choice(prompt)
        self.submit(seat, self.match.game.actions[action].text)
        if insight is not None and self.notebook is not None:
            self.notebook.add(insight)
            if self.watched:
                self.show_thoughts(insight, prompt, self.players[seat].spoken_name(self.screen.speech))
        if self.watched:
            self.screen.show(story_lines(self.chronicle.open_story(prompt.ply), self.sheet()))

    def bot_choice(self, prompt: Prompt) -> tuple[int, thoughts.Insight | None]:
        """A bot's choice, when it is due."""
        bot = self.bots[prompt.seat]

        def chosen() -> tuple[int, thoughts.Insight | None]:
            return thoughts.choice_and_insight(bot, prompt, self.number)

        if self.tempo is None:
            return chosen()
        last = next((moment.actor for moment in reversed(self.chronicle.moments) if moment.actor < PUBLIC), None)
        pace = self.tempo.pace(self.players[prompt.seat].name, again=last == prompt.seat)
        bot.think_within(pace.thought)
        return on_the_beat(pace, chosen)

    def show_thoughts(self, insight: thoughts.Insight, prompt: Prompt, who: str) -> None:
        thoughts.show(self.screen, insight, prompt.view, self.match.game, who)

    # A person's turn.

    def turn(self, seat: Seat) -> None:
        if self.shared and self.reader != seat:
            draw_curtain(self.screen, self.page(PUBLIC), self.person(seat))
        self.reader = seat
        prompt = self.match.prompt(seat)
        self.show_question(prompt)
        if self.coach:
            self.coach.speak(prompt)
        while not self.ask_once(prompt):
            pass
        if self.shared and self.match.actor != seat:
            self.show_secrets(seat, prompt.ply + 1)

    def ask_once(self, prompt: Prompt) -> bool:
        """Ask once; whether the answer was an action that the rules allow."""
        sets_up = self.drawing.sets_up(prompt.legal)
        answer = understand(self.screen.ask("> "), prompt, self.match.game, self.screen.speech, sets_up)
        if answer.kind in (Kind.RANDOM, Kind.AGAIN):
            return self.set_up(prompt, answer.kind)
        if answer.kind == Kind.RESIGN:
            return self.confirm_resignation(prompt.seat)
        if answer.kind != Kind.CHOICE:
            self.attend(answer, prompt)
            return False
        if not self.coach_agrees(prompt, self.match.game.action(answer.text).index):
            return False
        try:
            self.submit(prompt.seat, answer.text)
        except IllegalAction as error:
            rule = self.screen.speech(f"rule-{error.rule}")
            self.screen.say(self.screen.speech("mistake-forbidden", id=error.rule, rule=rule), "hit")
            return False
        self.keep_set_up(prompt)
        return True

    def coach_agrees(self, prompt: Prompt, action: int) -> bool:
        """Whether a choice stands, though it may be a mistake. Without a coach every choice does."""
        if self.coach is None or action not in prompt.legal:
            return True
        if self.coach.objects(prompt, action) and not self.sure("coach-sure"):
            return False
        self.coach.judge(action)
        return True

    def attend(self, answer: Answer, prompt: Prompt) -> None:
        """Everything that can be typed besides an action."""
        if answer.kind == Kind.REDRAW:
            self.show_question(prompt)
        elif answer.kind == Kind.LOG:
            self.show_story(prompt.seat)
        elif answer.kind == Kind.HINT:
            self.give_hint(prompt)
        elif answer.kind == Kind.EXPLAIN:
            self.explain(answer.text, prompt)
        elif answer.kind == Kind.MISTAKE:
            self.screen.say(answer.text, "hit")
        elif self.may_leave():
            raise PlayerLeft

    def give_hint(self, prompt: Prompt) -> None:
        """What a master would do here, and why; only against bots. It is given this prompt only."""
        if self.shared:
            self.screen.say(self.screen.speech("hint-alone"), "hit")
            return
        master = self.master()
        _, insight = thoughts.choice_and_insight(master, prompt, self.number)
        if insight is None or master.thought is None:
            self.screen.say(self.screen.speech("thoughts-none-needed"), "faint")
            return
        self.note_aid(HINT, prompt.seat)
        self.show_thoughts(insight, prompt, Player(BOT, MASTER).spoken_name(self.screen.speech))
        say_why(self.screen, self.match.game, prompt, master.thought)

    def may_leave(self) -> bool:
        return self.recorder.writes or self.sure("leave-unrecorded")

    def confirm_resignation(self, seat: Seat) -> bool:
        """Ask once more; whether somebody has given up."""
        if not self.sure("resign-sure"):
            return False
        self.match.resign(seat)
        self.recorder.follow(self.match)
        return True

    def sure(self, question: str) -> bool:
        typed = self.screen.ask(self.screen.speech(question) + " ").casefold()
        return typed in ("y", "yes", self.screen.speech("word-yes"), self.screen.speech("word-yes")[:1])

    # Setting up.

    def set_up(self, prompt: Prompt, how: Kind) -> bool:
        """Place the rest by chance or as the last time; whether that was possible."""
        seat = prompt.seat
        last: list[str] = []
        if how == Kind.AGAIN:
            last = setups.last_setup(*self.whose(seat))[len(self.placements(seat)) :]
            offers = [self.match.game.actions[action].text for action in prompt.legal]
            if not last or not set(last) <= set(offers):
                self.screen.say(self.screen.speech("setup-differs" if last else "setup-unknown"), "hit")
                return False
        while self.drawing.sets_up((now := self.match.prompt(seat)).legal):
            chosen = now.legal[self.chance(len(now.legal))]
            self.submit(seat, last.pop(0) if last else self.match.game.actions[chosen].text)
            self.keep_set_up(now)
        return True

    def keep_set_up(self, before: Prompt) -> None:
        """Remember a set-up once it is complete."""
        seat = before.seat
        if self.drawing.sets_up(before.legal) and not self.drawing.sets_up(self.match.prompt(seat).legal):
            setups.remember(*self.whose(seat), self.placements(seat))

    def placements(self, seat: Seat) -> list[str]:
        """What somebody who still sets up has done so far."""
        own = (moment.steps[seat].action for moment in self.chronicle.moments if moment.actor == seat)
        return [self.match.game.actions[action].text for action in own]

    def whose(self, seat: Seat) -> tuple[str, str, str]:
        return self.match.game.name, self.match.game.sides[seat], self.players[seat].name

    # Pages.

    def sheet(self) -> Sheet:
        return self.screen.sheet(names_for(self.players, self.screen.speech))

    def page(self, seat: Seat) -> list[Text]:
        return page(self.chronicle, self.match.view(seat), seat, self.sheet())

    def show_question(self, prompt: Prompt) -> None:
        """The whole page of the player who is asked, the choices at its end."""
        speech = self.screen.speech
        self.screen.clear()
        self.screen.show(page(self.chronicle, prompt.view, prompt.seat, self.sheet(), prompt.legal))
        self.screen.say(speech.say(self.match.game.question(prompt.view)), "bold")
        if not self.drawing.numbers_hand(prompt.legal):
            self.screen.show(self.drawing.choices(prompt.view, self.sheet(), prompt.legal))
        if self.drawing.sets_up(prompt.legal):
            self.screen.say(speech("hint-setup"), "faint")
        self.screen.say(speech("hint", last=len(prompt.legal)), "faint")

    def show_secrets(self, seat: Seat, first: int) -> None:
        """Before the curtain: what the rules have shown to this player alone."""
        if self.chronicle.secrets_since(seat, first):
            self.screen.clear()
            self.screen.show(self.page(seat))
            self.screen.ask_afresh(self.screen.speech("curtain-secrets") + " ")

    def show_story(self, seat: Seat) -> None:
        self.screen.show(story_lines(self.chronicle.story(seat), self.sheet()))

    def show_end(self, outcome: Outcome) -> None:
        """The last page: one that all may see, if people share the screen."""
        self.screen.forget() if self.shared else self.screen.clear()
        seat = next((seat for seat in (0, 1) if seat not in self.bots), 0)
        seat = PUBLIC if self.shared or self.watched else seat
        self.screen.show(board(self.chronicle, self.match.view(seat), seat, self.sheet()))
        if self.match.resigned is not None:
            self.screen.show(story_lines([resignation_line(self.match.game.sides[self.match.resigned])], self.sheet()))
        if outcome.winner is not None and seat != PUBLIC:
            self.screen.say(self.screen.speech("match-you-won" if outcome.winner == seat else "match-you-lost"), "bold")

    def person(self, seat: Seat) -> str:
        side = self.screen.speech(f"side-{self.match.game.sides[seat]}")
        name = self.players[seat].name
        return f"{name} ({side})" if name else side

    # Explanations.

    def explain(self, word: str, prompt: Prompt) -> None:
        if not word:
            self.explain_all()
            return
        lines = self.drawing.explain(prompt.view, self.sheet(), word) or explain_rule(word, self.sheet())
        if lines:
            self.screen.show(lines)
        else:
            self.screen.say(self.screen.speech("mistake-explain", word=quoted(word)), "hit")

    def explain_all(self) -> None:
        speech = self.screen.speech
        self.screen.say(speech("game-intro"))
        self.screen.show([Text(), *self.drawing.legend(self.sheet()), Text()])
        for topic in ("choose", "explain", "others"):
            own = f"{self.match.game.name}-help-{topic}"
            self.screen.say(speech(own if own in speech else f"help-table-{topic}"))
