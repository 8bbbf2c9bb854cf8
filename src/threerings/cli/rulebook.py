"""The rules of a game in the reader's language: all of them by chapter, or one."""

from rich.text import Text

from threerings.cli.complaint import DONE, Complaint
from threerings.cli.screen import Screen
from threerings.cli.sheet import LONGEST_LINE, Sheet, prose
from threerings.games import GAMES
from threerings.texts import Texts, chapter_of, rules_of, texts


def show_rules(game: str | None, rule: str | None, speech: Texts) -> int:
    """Print all the rules of a game or of all games, or one; a rule can be named without its game."""
    if game is not None and game not in GAMES and rule is None:
        game, rule = home_of(game), game
    if game is not None and game not in GAMES:
        raise Complaint("unknown-game", name=game, names=", ".join(GAMES))
    for name in [game] if game else GAMES:
        screen = Screen(texts(speech.language, name))
        screen.show(one_rule(name, rule, screen.sheet()) if rule else all_rules(name, screen.sheet()))
    return DONE


def home_of(word: str) -> str:
    """The game that has a rule; where none has, the word itself, which is no game either."""
    return next((name for name in GAMES if word.upper() in rules_of(name)), word)


def explain_rule(word: str, sheet: Sheet) -> list[Text]:
    """One rule by its id; nothing if there is none."""
    rule = word.upper()
    return rule_lines(rule, sheet) if f"rule-{rule}" in sheet.speech else []


def rule_lines(rule: str, sheet: Sheet) -> list[Text]:
    width = min(sheet.width, LONGEST_LINE)
    lines = prose(f"{rule}  {sheet.speech(f'rule-{rule}')}", width, "  ", "")
    lines[0].stylize("bold touch", 0, len(rule))
    return lines


def all_rules(game: str, sheet: Sheet) -> list[Text]:
    lines = [Text(sheet.speech("game-title"), "bold"), *prose(sheet.speech("game-tagline"), sheet.width)]
    chapter = ""
    for rule in rules_of(game):
        if chapter_of(rule) != chapter:
            chapter = chapter_of(rule)
            lines += [Text(), Text(sheet.speech(f"chapter-{chapter}"), "bold underline")]
        lines += rule_lines(rule, sheet)
    return lines


def one_rule(game: str, word: str, sheet: Sheet) -> list[Text]:
    """Raises Complaint where there is no such rule."""
    lines = explain_rule(word, sheet)
    if not lines:
        raise Complaint("unknown-rule", rule=word, game=game)
    return lines
