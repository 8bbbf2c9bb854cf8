"""From a view to lines of text: one package a game, `threerings.cli.draw.<game>`."""
