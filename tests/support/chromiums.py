"""Which chromium looks at pages. The workshop asks this too, before anything is installed: standard library only."""

import os
import shutil

PACKAGES = ("chromium-headless-shell", "chromium")
"""Debian's, and what they install. The first draws no window that nobody sees, and takes two thirds of the time."""


def chromium() -> str | None:
    """Where one is."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, (*PACKAGES, "chromium-browser"))), None)
