"""A match at the terminal: one game, or two with the sides swapped."""

import secrets
import shlex
from collections.abc import Callable
from typing import Any, NamedTuple

from threerings.bots import LEVELS, Bot, bot_named
from threerings.bots.tempo import Tempo
from threerings.bots.together import Together
from threerings.cli import record_files
from threerings.cli.complaint import BAD_INPUT, DONE, INTERRUPTED, complain
from threerings.cli.match_loop import MatchLoop, PlayerLeft
from threerings.cli.players import Player
from threerings.cli.recorder import Recorder
from threerings.cli.screen import Screen
from threerings.cli.thoughts import Notebook
from threerings.core.fair import Shuffle
from threerings.core.game import Game, Options, Outcome, Seat
from threerings.core.match import RESIGNED, Chance, Match
from threerings.core.record import header_of
from threerings.lab import seeds


class Plan(NamedTuple):
    """What was settled before the first card."""

    game: Game[Any, Any]
    options: Options
    players: tuple[Player, Player]
    """By their seats in the first game."""
    games: int
    seed: int | None
    """Makes nature's choices and the bots' predictable, for tests: there is nothing to prove then."""
    thoughts: bool = False
    """Whether the bots' thoughts are kept beside the record."""
    processes: int = 1
    """In which a bot thinks at once."""
    coached: bool = False
    """Whether a coach sits beside the one who plays a bot."""
    commitment: str = ""
    """What was promised of the shuffle, if it can be proven."""
    twin: bool = False
    """Whether both games are played on the same shuffle."""
    shuffle: Shuffle | None = None

    def players_in(self, number: int) -> tuple[Player, Player]:
        """By their seats in a game; in the second the sides are swapped."""
        first, second = self.players
        return (second, first) if number == 2 else (first, second)

    def chance(self, number: int) -> Chance:
        """Where nature's choices come from."""
        return self.shuffle.game(number) if self.shuffle else self.whim(number)

    def whim(self, number: int) -> Callable[[int], int]:
        """For what players leave to chance."""
        return secrets.randbelow if self.seed is None else seeds.nature(self.seed + number - 1).below

    @property
    def nothing_to_hide(self) -> bool:
        """Nobody plays against the bots, or a seed has told everything from the first card on."""
        seeded = self.seed is not None and not self.commitment
        return seeded or all(player.is_bot for player in self.players)

    def entropy_lines(self) -> list[str]:
        added = self.shuffle.entropies if self.shuffle else ("", "")
        return [f"entropy {side} {digits}" for side, digits in zip(self.game.sides, added, strict=True) if digits]

    def bot_seed(self, number: int, seat: Seat) -> int:
        return secrets.randbits(62) if self.seed is None else seeds.of_bot(self.seed + number - 1, seat)


class TerminalMatch:
    def __init__(self, plan: Plan, screen: Screen, recorder: Recorder) -> None:
        self.plan = plan
        self.screen = screen
        self.recorder = recorder
        self.shared = not any(player.is_bot for player in plan.players)
        self.outcomes: list[Outcome] = []
        """Of the games that are over."""
        self.match: Match | None = None
        """A game that was interrupted, to go on with."""

    @property
    def resigned(self) -> bool:
        """Whether somebody has given the whole match up."""
        return bool(self.outcomes) and self.outcomes[-1].reason == RESIGNED

    @property
    def over(self) -> bool:
        return self.resigned or len(self.outcomes) == self.plan.games

    def play(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        try:
            while not self.over:
                self.play_game(len(self.outcomes) + 1)
        except PlayerLeft:
            self.leave()
            return DONE
        except (KeyboardInterrupt, EOFError) as reason:
            self.leave(cut_off=True)
            if isinstance(reason, KeyboardInterrupt):
                return INTERRUPTED
            return DONE if self.screen.interactive else BAD_INPUT
        except OSError:
            if self.shared:
                self.screen.forget()
            raise
        if self.recorder.path and self.recorder.secret:
            record_files.forget_secret(self.recorder.path)
        self.show_result()
        return DONE

    def play_game(self, number: int) -> None:
        match = self.match or self.new_match(number)
        self.match = None
        players = self.plan.players_in(number)
        whim = self.plan.whim(number)
        notebook = Notebook(self.recorder.path) if self.plan.thoughts else None
        bots = self.bots(players, number)
        tempo = None if self.plan.nothing_to_hide else Tempo()
        loop = MatchLoop(
            match,
            players,
            bots,
            self.screen,
            self.recorder,
            chance=whim,
            number=number,
            notebook=notebook,
            tempo=tempo,
            coached=self.plan.coached,
        )
        outcome = loop.play()
        self.outcomes.append(outcome)
        loop.show_end(outcome)
        if not self.over:
            self.screen.say(self.screen.speech("match-half", **self.points(self.outcomes[0])), "bold")
            if self.screen.interactive:
                self.screen.ask_afresh(self.screen.speech("press-enter") + " ")

    def new_match(self, number: int) -> Match:
        match = Match(self.plan.game, self.plan.options, chance=self.plan.chance(number))
        plan = self.plan
        first, second = plan.players_in(number)
        header = header_of(match, (first.text(), second.text()), number, plan.games)
        header = header._replace(commitment=plan.commitment, twin=plan.twin)
        self.recorder.begin(match, header, plan.entropy_lines() if number == 1 else [])
        return match

    def bots(self, players: tuple[Player, Player], number: int) -> dict[Seat, Any]:
        chosen = {seat: player.name for seat, player in enumerate(players) if player.is_bot}
        return {seat: self.bot(name, self.plan.bot_seed(number, seat)) for seat, name in chosen.items()}

    def bot(self, name: str, seed: int) -> Bot:
        if self.plan.processes == 1 or name not in LEVELS:
            return bot_named(name, self.plan.game, seed)
        return Together(self.plan.game, seed, LEVELS[name].budget, name, self.plan.processes)

    # Words at the end.

    def show_result(self) -> None:
        if self.plan.games == 2 and self.resigned:
            winner = self.player_name(self.last_winner())
            self.screen.say(self.screen.speech("match-given-up", winner=winner), "bold")
        elif self.plan.games == 2:
            result = self.plan.game.double(*self.outcomes)
            key = "match-double-tie" if result.reason == "double-tie" else "match-double"
            key = "match-double-draw" if result.winner is None else key
            winner = "" if result.winner is None else self.player_name(result.winner)
            self.screen.say(self.screen.speech(key, winner=winner, **self.points(result)), "bold")
        if self.recorder.path is not None and self.recorder.writes:
            command = f"threerings replay {shlex.quote(str(self.recorder.path))}"
            command += " --thoughts" if self.plan.thoughts else ""
            self.screen.say_command(self.screen.speech("match-recorded", command=command))

    def points(self, outcome: Outcome) -> dict[str, str | int]:
        """Both players, by their seats in the first game, and the steps they have."""
        return {
            "first": self.player_name(0),
            "second": self.player_name(1),
            "points": outcome.points[0],
            "others": outcome.points[1],
        }

    def last_winner(self) -> Seat:
        """Who has won the last game that was played, by the seat in the first; nobody resigns in a draw."""
        winner = self.outcomes[-1].winner or 0
        return winner if len(self.outcomes) == 1 else 1 - winner

    def player_name(self, seat: Seat) -> str:
        """A player of the first game."""
        player, speech = self.plan.players[seat], self.screen.speech
        return player.spoken_name(speech) or speech("player-you")

    def leave(self, cut_off: bool = False) -> None:
        """Nothing secret stays on a shared screen, and nobody has to look for the match."""
        if self.shared:
            self.screen.forget()
        elif cut_off:
            self.screen.say("")
        path = self.recorder.path
        if path is None or not self.recorder.writes:
            complain(self.screen.speech("match-lost"))
        elif cut_off:
            complain(self.screen.speech("match-go-on", command=self.resume_command()))
        else:
            self.screen.say_command(self.screen.speech("match-go-on", command=self.resume_command()))

    def resume_command(self) -> str:
        return f"threerings play --resume {shlex.quote(str(self.recorder.path))}"
