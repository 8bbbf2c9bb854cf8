"""The pages around the table: home, a new match, the lobby, the rules, the guest's own page."""

import secrets
import tomllib
from typing import Any

import segno
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from markupsafe import Markup

from threerings.bots import BOTS, DEFAULT, LEVELS
from threerings.bots.ladder import ladder_ratings
from threerings.core.game import BadOption, Game, Option
from threerings.games import GAMES, load
from threerings.school.guide import PART, places
from threerings.school.lessons import course, enough, taught
from threerings.store import Sitter
from threerings.texts import chapter_of, rules_of
from threerings.texts.faults import worded
from threerings.web.clocks import clock_words, presets
from threerings.web.guests import THEMES, Visiting, Visitor, digest, known_language, own_path
from threerings.web.hall import request_mark
from threerings.web.limits import LONGEST_DOCUMENT, LONGEST_LINE
from threerings.web.lists import MatchRow, own_rows
from threerings.web.names import BadName, checked_name
from threerings.web.render import page
from threerings.web.seats import player_name
from threerings.web.speech import Speech
from threerings.web.tables import drawing_of

FEW = 5
"""Matches on the first page."""
LONGEST_FAULT = 300
BOT = "bot:"
ELSEWHERE = ("invite", "open")
"""Where clocks make sense: each of two people has a screen of their own."""
OPPONENTS = (*(f"{BOT}{level}" for level in BOTS), "same", *ELSEWHERE)


@get("/")
async def home(visitor: Visiting) -> Response[str]:
    games = showcase(visitor)
    own: list[MatchRow] = await own_rows(visitor.hall, visitor, FEW) if visitor.guest else []
    lessons = {game: enough(game) for game in taught()}
    return page(visitor, "home.html", games=games, own=own, lessons=lessons, sheets=list(GAMES))


def showcase(visitor: Visitor) -> list[tuple[Game[Any, Any], Speech, Markup]]:
    """Every game with its words and a picture of its table."""
    return [(load(name), visitor.speech(name), drawing_of(name).picture()) for name in GAMES]


# A new match.


@get("/new")
async def choose_game(visitor: Visiting) -> Response[str]:
    return page(visitor, "new.html", games=showcase(visitor), sheets=list(GAMES))


@get("/new/{game:str}")
async def new_match(game: FromPath[str], visitor: Visiting) -> Response[str]:
    return new_match_page(known_game(game), visitor)


def new_match_page(
    game: Game[Any, Any], visitor: Visitor, message: str = "", status: int = 200, deck: str = ""
) -> Response[str]:
    """The page, with a deck file filled in perhaps."""
    ratings = ladder_ratings().get(game.name, {})
    return page(
        visitor,
        "new_match.html",
        status,
        game=game.name,
        rules=game,
        picture=drawing_of(game.name).picture(),
        lessons=course(game.name),
        bots=list(LEVELS),
        usual=DEFAULT,
        ratings=ratings,
        matches=sum(rating.matches for rating in ratings.values()) // 2,
        clocks=[(clock.text, clock_words(clock.text, visitor.speech())) for clock in presets(game.minutes)],
        request=secrets.token_urlsafe(12),
        message=message,
        deck=deck,
    )


@post("/new/{game:str}", status_code=200, creates=True)
async def create(game: FromPath[str], visitor: Visiting) -> Response[Any]:
    rules = known_game(game)
    form = await visitor.request.form()
    guest = await visitor.become_guest()
    coach = form.get("coach") == "on" and str(form.get("opponent", "")).startswith(BOT)
    rated = form.get("rated") == "on"
    try:
        if rated and coach:
            raise BadOption("rated: without a coach")
        options = read_options(rules, {key: [str(value) for value in form.getall(key)] for key in form})
        sitters = sitters_for(rules, guest.id, str(form.get("opponent", "")), str(form.get("seat", "random")))
        match = await visitor.hall.create(
            game,
            options,
            sitters,
            games=2 if form.get("games") == "2" else 1,
            twin=form.get("twin") == "on",
            waits=True,
            public=form.get("opponent") == "open" or form.get("public") == "on",
            invited=form.get("opponent") == "invite",
            request=request_mark(guest.id, str(form.get("request", ""))),
            clock=str(form.get("clock", "")) if form.get("opponent") in ELSEWHERE else "",
            rated=rated,
        )
    except BadOption as error:
        message, deck = refusal(error, visitor.speech(game)), str(form.get("option-deck", ""))
        return new_match_page(rules, visitor, message, 422, deck[:LONGEST_DOCUMENT])
    if coach:
        await visitor.hall.coaching.switch(await visitor.hall.live(match), guest, on=True)
    return visitor.go(f"/match/{match}")


def refusal(error: BadOption, speech: Speech) -> str:
    """What cannot be used, and why."""
    name, _, fault = str(error).partition(": ")
    if f"option-{name}" not in speech:
        return speech("web-error-option", fault=worded(str(error), speech)[:LONGEST_FAULT])
    return speech("web-error-option-in", option=short_name(name, speech), fault=worded(fault, speech)[:LONGEST_FAULT])


def short_name(option: str, speech: Speech) -> str:
    key = f"option-{option}"
    return speech(f"short-{key}" if f"short-{key}" in speech else key)


def sitters_for(game: Game[Any, Any], guest: str, opponent: str, seat: str) -> tuple[Sitter, Sitter]:
    """Who sits where in the first game. Raises BadOption."""
    if opponent not in OPPONENTS:
        raise BadOption(f"there is no opponent {opponent!r}; there is {', '.join(OPPONENTS)}")
    if seat not in (*game.sides, "random"):
        raise BadOption(f"there is no seat {seat!r}; there is {', '.join(game.sides)}, random")
    me = Sitter(guest)
    other = (
        Sitter(bot=opponent.removeprefix(BOT)) if opponent.startswith(BOT) else me if opponent == "same" else Sitter()
    )
    place = secrets.randbelow(2) if seat == "random" else game.sides.index(seat)
    return (me, other) if place == 0 else (other, me)


def read_options(game: Game[Any, Any], form: dict[str, list[str]]) -> dict[str, object]:
    """The game's own options from a form. Raises BadOption."""
    given = {}
    for option in game.options:
        values = [value for value in form.get(f"option-{option.name}", []) if value.strip()]
        if values or (option.several and f"option-{option.name}" in form):
            given[option.name] = option_value(option, values)
    return given


def option_value(option: Option, values: list[str]) -> object:
    if option.choices:
        return " ".join(values) if option.several else values[0]
    return values[0] if values[0] == option.default else read_document(option.name, values[0])


def read_document(name: str, text: str) -> dict[str, object]:
    """What a text in TOML says. Raises BadOption."""
    document = text.replace("\r\n", "\n").removeprefix("\ufeff")
    if len(document) > LONGEST_DOCUMENT or max(map(len, document.split("\n"))) > LONGEST_LINE:
        raise BadOption(f"{name}: more than {LONGEST_DOCUMENT} letters, or {LONGEST_LINE} in a line")
    try:
        return tomllib.loads(document)
    except RecursionError:
        raise BadOption(f"{name}: nested too deep") from None
    except ValueError as error:
        raise BadOption(f"{name}: {error}") from None


def known_game(name: str) -> Game[Any, Any]:
    if name not in GAMES:
        raise NotFoundException
    return load(name)


# The rules.


@get("/rules")
async def rulebooks(visitor: Visiting) -> Response[str]:
    return page(visitor, "rulebooks.html", games=showcase(visitor), sheets=list(GAMES))


@get("/rules/{game:str}")
async def rules(game: FromPath[str], visitor: Visiting, q: FromQuery[str] = "") -> Response[str]:
    known_game(game)
    speech = visitor.speech(game)
    words = q[:100].strip()
    return page(
        visitor,
        "rules.html",
        game=game,
        name=game,
        picture=drawing_of(game).picture(),
        q=words,
        chapters=chapters(game, speech, words),
        guide=guide_links(game, visitor),
    )


def guide_links(game: str, visitor: Visitor) -> dict[str, tuple[str, str]]:
    """For rules and chapters that the guide tells, the section that does, and the way to it."""
    found = places(game)
    titles = {section: visitor.speech(game, PART)(f"guide-{section}") for section, _ in found.values()}
    return {rule: (titles[section], f"/guide/{game}#{place}") for rule, (section, place) in found.items()}


def chapters(game: str, speech: Speech, words: str) -> list[tuple[str, str, list[tuple[str, str]]]]:
    """The rules that mention all these words, by chapter."""
    found: dict[str, list[tuple[str, str]]] = {}
    sought = words.casefold().split()
    for rule in rules_of(game):
        text, chapter = speech(f"rule-{rule}"), chapter_of(rule)
        content = f"{rule} {speech(f'chapter-{chapter}')} {text}".casefold()
        if all(word in content for word in sought):
            found.setdefault(chapter, []).append((rule, text))
    return [(chapter, speech(f"chapter-{chapter}"), rules) for chapter, rules in found.items()]


@get("/about")
async def about(visitor: Visiting) -> Response[str]:
    return page(visitor, "about.html")


# The guest.


@post("/settings", status_code=200, creates=True)
async def settings(visitor: Visiting) -> Response[Any]:
    """Language, theme, name: whatever of them was sent."""
    form = await visitor.request.form()
    changes = {}
    if known_language(str(form.get("language", ""))):
        changes["language"] = str(form["language"])
    if form.get("theme") in THEMES:
        changes["theme"] = str(form["theme"])
    if "name" in form:
        try:
            changes["name"] = checked_name(str(form["name"]))
        except BadName as error:
            return me_page(visitor, 422, message=error.sentence(visitor.speech()))
    if changes:
        guest = await visitor.change(**changes)
        if "name" in changes:
            await visitor.hall.matches.rename(guest.id)
    return visitor.go(own_path(str(form.get("back", "/"))))


@get("/me")
async def me(visitor: Visiting, *, saved: FromQuery[bool] = False) -> Response[str]:
    return me_page(visitor, saved=saved)


def me_page(visitor: Visitor, status: int = 200, link: str = "", **values: Any) -> Response[str]:
    """The page; with a link that is shown once, perhaps, and a picture of it for a phone to look at."""
    picture = segno.make(link, micro=False).svg_data_uri(scale=4, dark="#2b2118", light="#fffdf7") if link else ""
    return page(visitor, "me.html", status, link=link, picture=picture, **values)


@post("/me/link", status_code=200, creates=True)
async def make_link(visitor: Visiting) -> Response[str]:
    """A link that takes the guest along to another device. It is shown once and good once."""
    guest = await visitor.become_guest()
    key = secrets.token_urlsafe(24)
    await visitor.hall.store.add_key(guest.id, digest(key), once=True)
    return me_page(visitor, link=f"{visitor.base}/take/{key}")


@get("/take/{key:str}")
async def offer_seat(key: FromPath[str], visitor: Visiting) -> Response[str]:
    """Opened on the other device. Nothing happens yet: programs that preview links may look at it too."""
    return take_page(key, visitor)


def take_page(key: str, visitor: Visitor, status: int = 200) -> Response[str]:
    return page(visitor, "take.html", status, key=key, own=own_name(visitor))


def own_name(visitor: Visitor) -> str:
    """What others call the visitor; empty for somebody new."""
    guest = visitor.guest
    return player_name(Sitter(guest.id), guest.name, visitor.speech()) if guest else ""


@post("/take/{key:str}", status_code=200, creates=True)
async def take_seat(key: FromPath[str], visitor: Visiting) -> Response[Any]:
    """Be somebody else from now on. A browser that is somebody already has to say so: it would lose its own seats."""
    if visitor.guest and (await visitor.request.form()).get("leave") != "yes":
        return take_page(key, visitor, 409)
    lasting = secrets.token_urlsafe(32)
    if await visitor.hall.store.spend_key(digest(key), digest(lasting), visitor.device) is None:
        return page(visitor, "error.html", 410, message=visitor.speech()("web-error-link"))
    visitor.remember(lasting)
    return visitor.go("/lobby")


HANDLERS = (
    home, choose_game, new_match, create, rulebooks, rules, about,
    settings, me, make_link, offer_seat, take_seat,
)  # fmt: skip
