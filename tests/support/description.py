"""Whether the programs' door answers as its description says: the status, the kind, and what is in it."""

import json
import re
from typing import Any
from urllib.parse import unquote

import jsonschema_rs

from tests.support.asgi import Answer, Request

STRANGE = (403, 404, 405, 421, 429, 431)
"""What is answered to those who ask for nothing that is described."""


class Description:
    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self._shapes = {path: re.compile(re.sub(r"\{\w+\}", "[^/]+", path)) for path in document["paths"]}

    def operation(self, method: str, target: str) -> dict[str, Any] | None:
        """What is described of such a request."""
        path = re.sub("/+", "/", unquote(target.partition("?")[0])).rstrip("/")
        found = next((name for name, shape in self._shapes.items() if shape.fullmatch(path)), "")
        operation: dict[str, Any] | None = self.document["paths"].get(found, {}).get(method.lower())
        return operation

    def faults(self, request: Request, answer: Answer) -> list[str]:
        """In what an answer differs from its description."""
        operation = self.operation(request.method, request.target)
        if operation is None:
            return [] if answer.status in STRANGE else [f"{answer.status}, and nothing is described"]
        declared = operation["responses"].get(str(answer.status))
        if declared is None:
            return [f"{answer.status} is not declared: {answer.text[:300]}"]
        kind = answer.header("content-type").partition(";")[0]
        if kind not in declared["content"]:
            return [f"{answer.status} is declared, but not as {kind}"]
        return self.misshapen(declared["content"][kind]["schema"], answer) if kind == "application/json" else []

    def misshapen(self, schema: dict[str, Any], answer: Answer) -> list[str]:
        whole = {**schema, "components": self.document["components"]}
        return [error.message[:300] for error in jsonschema_rs.iter_errors(whole, json.loads(answer.text))]
