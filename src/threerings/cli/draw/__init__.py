"""From a view to lines of text: one package a game, each a `threerings.cli.sheet.Drawing`."""
