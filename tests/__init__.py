"""The tests. They know a fourth game beside ours: a package that brings it along as anybody's would."""

import sys
from pathlib import Path

FOURTH = str(Path(__file__).parent / "fourth")
sys.path.insert(0, FOURTH)
