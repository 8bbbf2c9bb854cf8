"""The program, but its bots answer at once: for tests whose bots have nothing to hide."""

import sys
from unittest.mock import patch

from threerings.bots.tempo import Tempo
from threerings.cli import terminal_match
from threerings.cli.main import main

HASTY = (sys.executable, "-m", "tests.cli.hasty")

if __name__ == "__main__":
    with patch.object(terminal_match, "Tempo", lambda: Tempo(beat=0.0)):
        main()
