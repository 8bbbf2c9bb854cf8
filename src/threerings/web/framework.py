"""All that we use of the framework although it does not document it: a new version of it may need a look in here."""

from litestar.middleware.csrf import CSRFMiddleware
from litestar.response.base import ASGIResponse
from litestar.types import Scope
from litestar.utils.scope.state import ScopeState


class OwnForms(CSRFMiddleware):
    """The framework's, but for what it stumbles over: a token that is a file, or not of its alphabet.

    It compares in a private method: whoever replaced the public ones would write the whole middleware again.
    """

    def _csrf_tokens_match(self, request_csrf_token: object, cookie_csrf_token: str) -> bool:
        given = request_csrf_token
        return (
            isinstance(given, str)
            and given.isascii()
            and cookie_csrf_token.isascii()
            and super()._csrf_tokens_match(given, cookie_csrf_token)
        )


def form_token(scope: Scope) -> str:
    """What a form has to send along. It is kept for the framework's own templates, and told to no others."""
    token = ScopeState.from_scope(scope).csrf_token
    return token if isinstance(token, str) else ""


class EndlessResponse(ASGIResponse):
    """One whose length nobody knows. The framework asks nowhere else whether it is known."""

    _should_set_content_length = False
