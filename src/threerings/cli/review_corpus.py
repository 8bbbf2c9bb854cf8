"""Reviews of whole corpora, on all cores or on Ray."""

import os
from pathlib import Path

from threerings.cli.arrange import check
from threerings.cli.complaint import DONE
from threerings.cli.corpus import alone_with
from threerings.cli.laboratory import progress_bar, troubles
from threerings.cli.review import ReviewRequest
from threerings.lab.executors import PLACES, run
from threerings.lab.reviews import ReviewFile, matches_in, review
from threerings.school.review import STANDARD
from threerings.texts import Texts


def review_many(corpus: Path, out: Path, request: ReviewRequest, speech: Texts) -> int:
    """Review what is not in the file yet."""
    check("unknown-place", request.on, PLACES)
    with troubles(corpus):
        wanted = matches_in(corpus)
    with alone_with(out):
        with troubles(out):
            file = ReviewFile(out, corpus, request.seed, request.iterations or STANDARD)
        with troubles(corpus), progress_bar(speech, wanted, wanted - file.done) as advance:
            for found in run(review, file.missing(), request.jobs or os.cpu_count() or 1, request.on):
                file.add(found)
                advance()
    print(speech("review-many", matches=wanted, file=str(out)))
    return DONE
