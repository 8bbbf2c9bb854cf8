"""The workshop: what `make` runs. Standard library only, because it runs before anything is installed."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this line is for older ones
    sys.exit(
        f"Three Rings needs Python 3.11 or newer and this is {sys.version.split()[0]}: "
        "install a newer one, or name it: make PYTHON=python3.13 …"
    )
