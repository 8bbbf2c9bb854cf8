"""A browser without JavaScript: it reads pages, fills in forms and presses buttons."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

import httpx

from tests.support.patience import PATIENCE

VOID = ("input", "br", "img", "link", "meta", "hr", "circle", "path", "rect", "line", "use")


@dataclass
class Form:
    action: str
    method: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[tuple[str, str, str]] = field(default_factory=list)
    """Name, value and label."""


class Reader(HTMLParser):
    """Finds the forms of a page as a browser would send them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self._inside = False
        self._select = ""
        self._button: tuple[str, str] | None = None
        self._label = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.forms.append(Form(given.get("action", ""), given.get("method", "get")))
            self._inside = True
        if not self._inside:
            return
        form, name, value = self.forms[-1], given.get("name", ""), given.get("value", "")
        if tag == "input" and name and (given.get("type") not in ("radio", "checkbox") or "checked" in given):
            form.fields.append((name, value))
        elif tag == "textarea":
            form.fields.append((name, ""))
        elif tag == "select":
            self._select = name
        elif (
            tag == "option"
            and self._select
            and ("selected" in given or self._select not in [key for key, _ in form.fields])
        ):
            form.fields = [pair for pair in form.fields if pair[0] != self._select] + [(self._select, value)]
        elif tag == "button" and given.get("type", "submit") == "submit":
            self._button, self._label = (name, value), ""

    def handle_data(self, data: str) -> None:
        self._label += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._inside = False
        elif tag == "select":
            self._select = ""
        elif tag == "button" and self._inside and self._button:
            self.forms[-1].buttons.append((*self._button, self._label.strip()))
            self._button = None


class Browser:
    def __init__(self, url: str, language: str = "en") -> None:
        self.client = httpx.Client(
            base_url=url, headers={"accept-language": language}, follow_redirects=True, timeout=PATIENCE
        )
        self.page: httpx.Response
        self._read: tuple[httpx.Response | None, list[Form]] = (None, [])

    def open(self, path: str) -> str:
        self.page = self.client.get(path)
        return self.page.text

    @property
    def path(self) -> str:
        return self.page.url.path

    @property
    def forms(self) -> list[Form]:
        if self._read[0] is not self.page:
            self._read = (self.page, Reader(self.page.text).forms)
        return self._read[1]

    def form(self, ending: str) -> Form:
        """The form of the page whose address ends like this."""
        return next(form for form in self.forms if form.action.endswith(ending))

    def has_form(self, ending: str) -> bool:
        return any(form.action.endswith(ending) for form in self.forms)

    def press(self, form: Form, button: str = "", value: str = "", /, **changes: str) -> str:
        """Send a form, with fields changed as somebody would by hand, by one of its buttons."""
        fields = {**dict(form.fields), **changes}
        if button:
            fields[button] = value
        if form.method == "get":
            self.page = self.client.get(form.action, params=fields)
        else:
            self.page = self.client.post(form.action, data=fields)
        return self.page.text

    def start(self, game: str, opponent: str, **wishes: str) -> str:
        """A new match; its path."""
        self.open(f"/new/{game}")
        self.press(self.form(f"/new/{game}"), opponent=opponent, **wishes)
        assert self.page.status_code == 200, self.page.text
        assert re.fullmatch(r"/match/\w+", self.path)
        self.sit_down()
        return self.path

    def sit_down(self, words: str = "") -> None:
        """Add to the shuffle, as a person does without a script, where it is asked for."""
        if self.has_form("/join") and any(name == "entropy" for name, _ in self.form("/join").fields):
            self.press(self.form("/join"), entropy=words)

    def choices(self) -> list[str]:
        """The texts of the actions on offer. Who still looks at the end of a duel, chapter or game goes on first."""
        if self.has_form("/go-on"):
            self.press(self.form("/go-on"))
        return [value for _, value, _ in self.form("/act").buttons] if self.has_form("/act") else []

    def act(self, action: str) -> str:
        return self.press(self.form("/act"), "action", action)

    @property
    def over(self) -> bool:
        return "data-over" in self.page.text

    def close(self) -> None:
        self.client.close()
