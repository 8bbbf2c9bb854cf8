"""The pages of `--help`, in the reader's language."""

import shutil
from itertools import pairwise
from textwrap import wrap
from typing import Any

from typer.core import TyperCommand, TyperGroup

from threerings.cli.complaint import common_texts, spoken_here
from threerings.texts import LANGUAGES, Texts

INDENT = 2
GAP = 2
WIDEST_TERM = 34
WIDEST_PAGE = 100


class CommandPage(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(page(ctx, self, []))


class RootPage(TyperGroup):
    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """A command may have two words: `corpus show` is the command corpus-show."""
        both = "-".join(args[:2])
        if both not in self.commands:
            return super().resolve_command(ctx, args)
        return " ".join(args[:2]), self.commands[both], args[2:]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        speech = help_texts(ctx)
        commands = [(name, speech(f"help-command-{name}").split("\n")[0]) for name in self.list_commands(ctx)]
        formatter.write(page(ctx, self, commands))


def help_texts(ctx: Any) -> Texts:
    """The texts of the language that was asked for anywhere on the command line, or of the surroundings."""
    words: list[str] = ctx.find_root().obj or []
    wished = [after for word, after in pairwise(words) if word == "--language"]
    wished += [word.partition("=")[2] for word in words if word.startswith("--language=")]
    return common_texts(wished[0] if wished and wished[0] in LANGUAGES else spoken_here())


def page(ctx: Any, command: Any, commands: list[tuple[str, str]]) -> str:
    speech = help_texts(ctx)
    width = min(WIDEST_PAGE, shutil.get_terminal_size().columns)
    shown = [param for param in command.get_params(ctx) if not getattr(param, "hidden", False)]
    arguments = [param for param in shown if param.param_type_name == "argument"]
    options = [param for param in shown if param.param_type_name == "option"]
    usage = [ctx.command_path, *(f"[{param.metavar}]" if not param.required else param.metavar for param in arguments)]
    usage.append(speech("help-usage-command" if commands else "help-usage-options"))
    name = command.name if ctx.parent else "house"
    lines = [f"{speech('help-usage')} {' '.join(usage)}", ""]
    for paragraph in speech(f"help-command-{name}").split("\n"):
        lines += wrap(paragraph, width)
    lines += section(speech("help-commands"), commands, width)
    lines += section(speech("help-arguments"), [term(param, speech) for param in arguments], width)
    lines += section(speech("help-options"), [term(param, speech) for param in options], width)
    return "\n".join([*lines, ""])


def term(param: Any, speech: Texts) -> tuple[str, str]:
    names = ", ".join(param.opts) if param.param_type_name == "option" else param.metavar
    metavar = f" {param.metavar}" if param.param_type_name == "option" and param.metavar else ""
    return names + metavar, speech(f"help-option-{str(param.name).replace('_', '-')}")


def section(title: str, terms: list[tuple[str, str]], width: int) -> list[str]:
    if not terms:
        return []
    column = INDENT + GAP + min(WIDEST_TERM, max(len(name) for name, _ in terms))
    lines = ["", title]
    for name, text in terms:
        first = " " * INDENT + name
        if len(first) + GAP > column:
            lines.append(first)
            first = ""
        lines += wrap(text, width, initial_indent=first.ljust(column), subsequent_indent=" " * column)
    return lines
