"""The command `threerings`."""

from typing import Annotated

import typer

import threerings

app = typer.Typer(name="threerings", no_args_is_help=True, add_completion=False)


def show_version(wanted: bool) -> None:
    if wanted:
        how = "compiled" if threerings.compiled() else "plain Python"
        print(f"threerings {threerings.__version__} ({how})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and stop."),
    ] = False,
) -> None:
    """Three two-player games of Middle-earth."""


def main() -> None:
    app()
