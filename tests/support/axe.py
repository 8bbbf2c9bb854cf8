"""What axe objects to on a page: it is loaded once, and asked as often as somebody changes something."""

from collections.abc import Sequence
from typing import Any, Literal

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

CONTRAST = "color-contrast"
"""The rule that takes longest, and the only one that looks at colours."""
Theme = Literal["light", "dark"]
THEMES: Sequence[Theme] = ("light", "dark")
ASK = """async options => {
  const { violations } = await axe.run({ resultTypes: ["violations"], preload: false, ...options });
  const told = (id, { html, failureSummary }) => `${id}: ${html} ${failureSummary}`;
  return violations.flatMap(({ id, nodes }) => nodes.map(node => told(id, node)));
}"""


def objections(page: Page, contrast: bool = True) -> list[str]:
    """To everything in the theme of day, and to the colours in both; or to everything but colours."""
    page.evaluate(AXE_SCRIPT)
    if not contrast:
        return asked(page, {"rules": {CONTRAST: {"enabled": False}}})
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        only = {} if theme == "light" else {"runOnly": [CONTRAST]}
        found += [f"{theme}: {objection}" for objection in asked(page, only)]
    return found


def asked(page: Page, options: dict[str, Any]) -> list[str]:
    found: list[str] = page.evaluate(ASK, options)
    return found
