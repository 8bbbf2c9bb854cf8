"""For somebody who only said `play`: a few friendly questions, and a word before the first card."""

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from threerings.bots import LEVELS
from threerings.cli import record_files
from threerings.cli.answers import place
from threerings.cli.arrange import RANDOM, PlayRequest
from threerings.cli.bots import rating_text
from threerings.cli.complaint import Complaint, common_texts, spoken_here
from threerings.cli.screen import Screen
from threerings.cli.terminal_match import TerminalMatch
from threerings.core.game import Option
from threerings.games import GAMES, load
from threerings.texts import LANGUAGES, Texts, texts

FRIEND = "friend"


def complete_request(request: PlayRequest, speech: Texts, language_given: bool) -> tuple[PlayRequest, Texts]:
    """The wish, completed by questions, and the language to go on in. Raises Complaint where nobody can be asked."""
    screen = Screen(speech)
    if not screen.interactive:
        raise Complaint("game-needed", names=", ".join(GAMES))
    if not language_given and not spoken_here(default=""):
        screen.speech = speech = common_texts(ask_language(screen))
    screen.say(speech("welcome"), "bold")
    if request == PlayRequest() and (path := record_files.unfinished_match()) and ask_to_resume(screen, path):
        return PlayRequest(resume=path), speech
    game = ask_game(screen)
    screen.speech = texts(speech.language, game)
    request = request._replace(game=game)
    if request.bot is None and not request.friend:
        request = ask_opponent(screen, request)
    if request.side is None:
        request = request._replace(side=ask_side(screen, game))
    request = request._replace(options=(*request.options, *ask_options(screen, request)))
    if request.games is None:
        request = request._replace(games=ask_games(screen))
    return request, speech


def choose(screen: Screen, question: str, offers: Sequence[str]) -> int:
    """The place of one of several offers; the first is taken by just pressing Enter."""
    put(screen, question, offers)
    return places(screen, offers, "1", several=False)[0]


def choose_some(screen: Screen, question: str, offers: Sequence[str]) -> list[int]:
    """The places of any number of offers; just pressing Enter takes none."""
    put(screen, question, offers)
    screen.say(screen.speech("welcome-some"), "faint")
    return places(screen, offers, "", several=True)


def put(screen: Screen, question: str, offers: Sequence[str]) -> None:
    screen.say("")
    screen.say(question, "bold")
    screen.show_choices(offers)


def places(screen: Screen, offers: Sequence[str], default: str, several: bool) -> list[int]:
    """What somebody types, until every number of it is the place of an offer."""
    while True:
        typed = screen.ask("> ") or default
        words = typed.replace(",", " ").split() if several else [typed]
        chosen = [place(word, len(offers)) for word in words]
        found = [number for number in chosen if number is not None]
        if len(found) == len(words):
            return found
        wrong = words[chosen.index(None)]
        screen.say(screen.speech("mistake-number", number=wrong, last=len(offers)), "hit")


def ask_language(screen: Screen) -> str:
    names = [common_texts(language)("language-name") for language in LANGUAGES]
    questions = [common_texts(language)("welcome-language") for language in LANGUAGES]
    return LANGUAGES[choose(screen, " / ".join(questions), names)]


def ask_to_resume(screen: Screen, path: Path) -> bool:
    offers = [screen.speech("welcome-resume-yes"), screen.speech("welcome-resume-no")]
    return choose(screen, screen.speech("welcome-resume", file=path.name), offers) == 0


def ask_game(screen: Screen) -> str:
    names = list(GAMES)
    if len(names) == 1:
        return names[0]
    spoken = [texts(screen.speech.language, name) for name in names]
    offers = [f"{speech('game-title')}: {speech('game-tagline')}" for speech in spoken]
    return names[choose(screen, screen.speech("welcome-game"), offers)]


def ask_opponent(screen: Screen, request: PlayRequest) -> PlayRequest:
    opponents = [*LEVELS, FRIEND]
    offers = [opponent_offer(opponent, request.game or "", screen.speech) for opponent in opponents]
    opponent = opponents[choose(screen, screen.speech("welcome-opponent"), offers)]
    return request._replace(friend=True) if opponent == FRIEND else request._replace(bot=opponent)


def opponent_offer(opponent: str, game: str, speech: Texts) -> str:
    """An opponent's character, and its rating if that was measured."""
    rating = rating_text(game, opponent, speech)
    return speech(f"opponent-{opponent}") + (f" ({rating})" if rating else "")


def ask_side(screen: Screen, game: str) -> str:
    sides = load(game).sides
    offers = [screen.speech("side-random"), *(screen.speech(f"side-{side}") for side in sides)]
    return (RANDOM, *sides)[choose(screen, screen.speech("welcome-side"), offers)]


def ask_options(screen: Screen, request: PlayRequest) -> list[tuple[str, str]]:
    """The game's options that nobody has named yet. Where there are many, the usual ones can be taken all at once."""
    named = {name for name, _ in request.options}
    options = [option for option in load(request.game or "").options if option.choices and option.name not in named]
    usual = [screen.speech("welcome-options-usual"), screen.speech("welcome-options-choose")]
    if len(options) > 1 and choose(screen, screen.speech("welcome-options"), usual) == 0:
        return []
    return [(option.name, ask_option(screen, option)) for option in options]


def ask_option(screen: Screen, option: Option) -> str:
    """A choice of an option, or several; Enter takes the usual one."""
    speech, question = screen.speech, screen.speech(f"option-{option.name}")
    if option.several:
        taken = choose_some(screen, question, [speech(f"variant-{choice}") for choice in option.choices])
        return " ".join(option.choices[number] for number in sorted({*taken}))
    choices = sorted(option.choices, key=lambda choice: choice != option.default)
    return choices[choose(screen, question, [speech(f"option-{option.name}-{choice}") for choice in choices])]


def ask_games(screen: Screen) -> str:
    offers = [screen.speech("welcome-games-one"), screen.speech("welcome-games-two")]
    return ("1", "2")[choose(screen, screen.speech("welcome-games"), offers)]


def introduce(terminal_match: TerminalMatch) -> None:
    """Who plays whom, what it is about, where it is written down, and how to get help."""
    screen, speech = terminal_match.screen, terminal_match.screen.speech
    screen.clear()
    screen.say(speech("game-title"), "bold")
    screen.say(speech("game-tagline"), "faint")
    screen.say("")
    screen.say(speech("game-intro"))
    screen.say("")
    for seat, side in enumerate(terminal_match.plan.game.sides):
        player = terminal_match.plan.players[seat]
        name = player.spoken_name(speech) or speech("player-you" if not terminal_match.shared else "player-someone")
        screen.show([Text.assemble((speech(f"side-{side}"), f"bold {side}"), f": {name}")])
    screen.say("")
    if terminal_match.recorder.path is not None:
        screen.say_command(speech("match-is-recorded", file=shlex.quote(str(terminal_match.recorder.path))))
    if terminal_match.plan.commitment and terminal_match.recorder.writes:
        screen.say(speech("match-commitment", commitment=terminal_match.plan.commitment), "faint")
    screen.say(speech("welcome-help"))
    if screen.interactive:
        screen.ask_afresh(speech("press-enter") + " ")
