"""What somebody alone against a bot is helped with, in words; made from their own prompt and nothing else."""

from threerings.core.game import Prompt
from threerings.school import coach
from threerings.search.think import Thought
from threerings.web.aids import AidPage, HintRow
from threerings.web.live import LiveMatch
from threerings.web.speech import Speech
from threerings.web.tables import drawing_of


def hinted(live: LiveMatch) -> Thought | None:
    """What is thought of the prompt, if the one who has to choose asked for it."""
    series = live.series
    asked = live.pupil is not None and live.pupil_chooses and series.hinted.get(live.pupil) == series.ply
    return live.counsel.thought(series.ply) if asked else None


def lit_things(live: LiveMatch, prompt: Prompt) -> frozenset[str]:
    """What to touch for the best choice, if a hint is shown; nothing else is lit."""
    thought = hinted(live)
    return frozenset(drawing_of(live.header.game).path(prompt.view, thought.action)) if thought else frozenset()


def aid_page(live: LiveMatch, words: Speech) -> AidPage | None:
    """None where there is no help."""
    if live.pupil is None or live.series.over or live.expired or live.waits:
        return None
    series, counsel, game = live.series, live.counsel, live.series.game
    coached = live.pupil in series.coached
    page = AidPage(coached, False, live.pupil in series.shown_chances, considering=counsel.considering)
    if counsel.mistake is not None:
        return page._replace(mistake=[words.say(line) for line in counsel.mistake.lines])
    if not live.pupil_chooses:
        return page
    prompt, shown = series.prompt(series.seat_of(live.pupil)), hinted(live)
    page = page._replace(may_hint=shown is None and len(prompt.legal) > 1)
    if shown is not None:
        return page._replace(hints=hint_rows(live, prompt, shown, words), why=hint_why(live, prompt, shown, words))
    if coached and counsel.form.speaks(game.question(prompt.view).key):
        lines = coach.before(game, prompt, counsel.thought(series.ply))
        return page._replace(says=[words.say(line) for line in lines])
    return page


def hint_rows(live: LiveMatch, prompt: Prompt, thought: Thought, words: Speech) -> list[HintRow]:
    offer = live.series.game.offer
    return [HintRow(words.say(offer(prompt.view, one.action)), coach.share(one.value)) for one in coach.ranked(thought)]


def hint_why(live: LiveMatch, prompt: Prompt, thought: Thought, words: Speech) -> str:
    best, *others = [one.action for one in coach.ranked(thought)]
    return " ".join(words.say(line) for line in coach.reasons(live.series.game, prompt, best, others)[:1])
