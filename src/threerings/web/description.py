"""The description of the programs' door, as OpenAPI has it: every status it answers with, and what is in the answer."""

from dataclasses import dataclass

from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, OpenAPIResponse, Operation, SecurityRequirement, SecurityScheme

from threerings.web.errors import Refused

PROVEN: list[SecurityRequirement] = [{"token": []}]
"""Of what is done by somebody: they send their token."""
ALWAYS = (421, 429, 431, 500)
WHY = {
    400: "`bad`: this is no JSON, or not what is described; `fault` says where.",
    401: "`who`: there is no token, or it is nobody's.",
    403: "`not-seated`: you do not play here. `origin`: another site's page has sent this.",
    404: "`unknown-match`, `unknown-game`, `missing`: there is no such thing.",
    409: "`stale`: the match is at `ply` now. `taken`, `not-now`, `matches`, `open`, `undos`, `reviews`: not now.",
    410: "`old-rules`, `newer-rules`, `damaged`: the match cannot be shown. `expired`, `closed`: it has been ended.",
    413: "`large`: that is too much at once.",
    421: "`host`: the server does not go by this name.",
    422: "`illegal`, by `rule`; `unknown-action`, `bad-option`, `bad-name`, `address`: this cannot be chosen.",
    429: "`often`: too many requests from one address; `Retry-After` tells when to ask again. `streams`: too many.",
    431: "`large`: the head of the request is too large.",
    500: "`ours`: something broke on our side.",
    503: "`away`: the store is out of reach; nothing was taken. `Retry-After` tells when to ask again.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What may be answered besides what was asked for."""
    return {status: ResponseSpec(Refused, False, WHY[status]) for status in sorted({*statuses, *ALWAYS})}


@dataclass
class Described(Operation):
    """An operation with the answers that are declared; the framework adds one about faults, where there can be none."""

    def __post_init__(self) -> None:
        told = (self.responses or {}).get("400")
        if self.responses and isinstance(told, OpenAPIResponse) and told.description != WHY[400]:
            del self.responses["400"]


def description() -> OpenAPIConfig:
    token = SecurityScheme(type="http", scheme="bearer", description="The token that `POST /api/guests` has told.")
    return OpenAPIConfig(
        "Three Rings",
        version="1",
        description="Play by a program: become a guest, create or join a match, read prompts, act.",
        components=Components(security_schemes={"token": token}),
        use_handler_docstrings=True,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )
