"""A process in which choices are judged: apart from the bots, and behind everything else that the machine has to do."""

import os
from multiprocessing.connection import Connection
from typing import Final

from threerings.bots.worker import answer_all
from threerings.school.review import judge

LAST: Final = 19
"""The lowest priority there is."""


def work(line: Connection) -> None:
    """What the process does until the server has gone."""
    if hasattr(os, "nice"):
        os.nice(LAST)
    answer_all(line, lambda task, _: judge(task))
