"""The program, but its bots answer at once: for tests whose bots have nothing to hide."""

from unittest.mock import patch

from threerings.bots.tempo import Tempo
from threerings.cli import sitting
from threerings.cli.main import main

if __name__ == "__main__":
    with patch.object(sitting, "Tempo", lambda: Tempo(beat=0.0)):
        main()
