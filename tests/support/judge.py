"""What every answer owes to whoever asked, however they asked."""

import json
import re
from html import unescape
from urllib.parse import unquote_plus

from tests.support.asgi import GONE, Answer, Request
from threerings.web.middleware import HEADERS

TRACES = ("Traceback", 'File "/', "sqlite3.", "litestar.", "threerings.web", "/site-packages/")
ALERT = re.compile(r'class="error" role="alert"[^>]*>(.*?)</', re.DOTALL)
UNSAFE = ("unsafe-inline", "unsafe-eval")


def faults(request: Request, answer: Answer) -> list[str]:
    """All that is wrong with an answer."""
    if answer.status == GONE:
        return ["it hangs: no answer"]
    said = unquote_plus((request.target.encode() + b" " + request.body).decode("utf-8", "replace"))
    found = [f"it says {trace!r}" for trace in TRACES if trace in answer.text and trace not in said]
    if answer.status >= 500:
        found.append(f"status {answer.status}: {answer.text[:300]}")
    elif answer.status >= 400 and not clear(request, answer):
        found.append(f"status {answer.status} does not say what was wrong: {answer.text[:300]!r}")
    return found + unsealed(answer)


def clear(request: Request, answer: Answer) -> bool:
    """Whether an error has words: JSON for programs, a page or a line for people. Who asks for none gets none."""
    if request.method == "HEAD" or request.cut:
        return True
    kind = answer.header("content-type").partition(";")[0]
    if kind == "application/json":
        return said_as_json(answer.text)
    if kind == "text/html":
        alert = ALERT.search(answer.text)
        return alert is not None and len(unescape(alert[1]).strip()) > 5
    return kind == "text/plain" and len(answer.text.strip()) > 5


def said_as_json(text: str) -> bool:
    said = json.loads(text)
    return isinstance(said, dict) and bool(said.get("error")) and len(str(said.get("sentence", ""))) > 5


def unsealed(answer: Answer) -> list[str]:
    """What is missing of the headers that every answer has, and of the flags of its cookies."""
    found = [f"no {name}" for name, value in HEADERS.items() if answer.header(name) != value]
    found += [f"the policy allows {word}" for word in UNSAFE if word in answer.header("content-security-policy")]
    cookies = [value for name, value in answer.headers if name == "set-cookie"]
    for flag in ("httponly", "samesite=lax"):
        found += [f"a cookie without {flag}" for cookie in cookies if flag not in cookie.lower()]
    if not answer.header("cache-control"):
        found.append("no cache-control")
    return found
