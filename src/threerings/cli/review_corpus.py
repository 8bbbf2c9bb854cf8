"""Reviews of whole corpora, on all cores or on Ray."""

import os
from pathlib import Path

from threerings.cli.arrange import check
from threerings.cli.complaint import DONE
from threerings.cli.corpus import alone_with
from threerings.cli.laboratory import progress_bar, troubles
from threerings.cli.review import ReviewWish
from threerings.lab.executors import PLACES, run
from threerings.lab.reviews import ReviewFile, matches_in, review
from threerings.school.review import STANDARD
from threerings.texts import Texts


def review_many(corpus: Path, out: Path, wish: ReviewWish, speech: Texts) -> int:
    """Review what is not in the file yet."""
    check("unknown-place", wish.on, PLACES)
    with troubles(corpus):
        wanted = matches_in(corpus)
    with alone_with(out):
        with troubles(out):
            file = ReviewFile(out, corpus, wish.seed, wish.iterations or STANDARD)
        with troubles(corpus), progress_bar(speech, wanted, wanted - file.done) as advance:
            for found in run(review, file.missing(), wish.jobs or os.cpu_count() or 1, wish.on):
                file.add(found)
                advance()
    print(speech("review-many", matches=wanted, file=str(out)))
    return DONE
