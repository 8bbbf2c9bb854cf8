"""The bridge of The Duel and its energy track, and the picture for the front page."""

from collections.abc import Sequence

from markupsafe import Markup

from threerings.games.the_duel.components import BALROG, GANDALF, SIDES, negative
from threerings.games.the_duel.view import View
from threerings.games.the_duel.words import BRIDGE, LOWEST_SPACE, SEATS, figures
from threerings.web.draw import Desk
from threerings.web.draw.markup import element
from threerings.web.draw.the_duel.glyphs import ATTACKS, BURST, EMBLEMS, FIGURES, SHIELD


def bridge(view: View, desk: Desk) -> Markup:
    """Steps rising from both sides to the top."""
    places = figures(view)
    numbers = [
        element("text", str(step), x=centre(place), y=top_of(step) + 13, class_="step")
        for place, step in enumerate(BRIDGE)
        if step
    ]
    standing = [figure(seat, places[seat], view.side(seat).step) for seat in SEATS]
    label = desk.speech("draw-bridge", gandalf=view.gandalf.step, balrog=view.balrog.step)
    return element(
        "svg", *stones(), *numbers, *standing, class_="bridge", viewBox="0 0 312 132", role="img", aria_label=label
    )


def centre(place: int) -> int:
    return 13 + 26 * place


def top_of(step: int) -> int:
    return 108 - 14 * step


def stones() -> list[Markup]:
    outline = "".join(f"V{top_of(step)}H{26 * place + 26}" for place, step in enumerate(BRIDGE))
    arch = "V132H286C250 84 200 70 156 70S62 84 26 132H0Z"
    ring = "M17 132C54 78 106 62 156 62s102 16 139 70"
    return [
        element("path", d=f"M0 132{outline}{arch}", class_="stone"),
        element("path", d=f"{ring}M156 62v8M106 69l4 8M206 69l-4 8M66 89l7 8M246 89l-7 8", class_="mortar"),
        element("path", d="M40 131h232", class_="abyss"),
    ]


def figure(seat: int, place: int, step: int) -> Markup:
    name = SIDES[seat]
    use = element("use", href=f"#duel-figure-{name}", x=centre(place) - 12, y=top_of(step) - 31, width=24, height=31)
    return element("g", use, class_=name, data_thing=f"figure-{name}")


def track(view: View, desk: Desk) -> Markup:
    """The spaces from the top down; below zero lies the negative area."""
    levels = [view.side(seat).energy for seat in SEATS]
    top = view.deck.highest(view.duel, view.tilsit)
    spaces = range(max(top, *levels), min(LOWEST_SPACE, *levels) - 1, -1)
    cells = [space_cell(space, levels) for space in spaces]
    label = desk.speech("draw-energy", gandalf=level(levels[GANDALF]), balrog=level(levels[BALROG]))
    return element("div", *cells, class_="track", role="img", aria_label=label)


def space_cell(space: int, levels: list[int]) -> Markup:
    markers = [marker(seat) for seat in SEATS if levels[seat] == space]
    kinds = (("negative", negative(space)), ("five", space % 5 == 0), ("here", bool(markers)))
    kind = " ".join(word for word, fits in kinds if fits)
    return element("span", element("b", level(space)), *markers, class_=kind or None)


def marker(seat: int) -> Markup:
    name = SIDES[seat]
    emblem = element("svg", element("use", href=f"#duel-{name}"), viewBox="0 0 24 24")
    return element("i", emblem, class_=f"marker {name}", data_thing=f"marker-{name}")


def level(energy: int) -> str:
    return f"−{-energy}" if energy < 0 else str(energy)


def picture() -> Markup:
    """The bridge, the two who meet on it, and two cards face to face below."""
    figures = [
        element("path", d=FIGURES[name], transform=f"translate({x} {top_of(3) - 31})", class_=f"duel-figure {name}")
        for name, x in (("gandalf", centre(3) - 12), ("balrog", centre(8) - 12))
    ]
    above = element("g", *stones(), *figures, transform="translate(4 -22)")
    cards = [small_card(GANDALF, 92, (1,), (0, 2, 3)), small_card(BALROG, 166, (0, 2), (1, 2))]
    joints = element("path", d="M152 128h16M152 158h16", class_="joint")
    burst = element("path", d=BURST, transform="translate(172 173) scale(.7)", class_="burst")
    parts = [above, *cards, joints, burst]
    return element("svg", *parts, class_="picture the-duel", viewBox="0 2 320 200", aria_hidden="true")


def small_card(seat: int, x: int, defence: Sequence[int], attack: Sequence[int]) -> Markup:
    name = SIDES[seat]
    sheet = element("rect", width=62, height=87, rx=6, class_="paper")
    frame = element("rect", x=3.5, y=3.5, width=55, height=80, rx=4, class_="frame")
    signs = [
        element("path", d=sign, transform=f"translate({edge} {17 + 15 * row}) scale(.6)", class_="duel-fill")
        for sign, edge, rows in ((SHIELD, 11, defence), (ATTACKS[name], 51, attack))
        for row in rows
    ]
    emblem = element("path", d=EMBLEMS[name], transform="translate(20 27) scale(.9)", class_="duel-fill pale")
    return element("g", sheet, frame, emblem, *signs, transform=f"translate({x} 111)", class_=name)
