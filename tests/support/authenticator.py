"""A device with passkeys, in software: it answers what a page asks of a browser."""

import html
import json
import re
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, MADE = 1, 4, 64
"""Flags: somebody is there, it is their owner, and a passkey comes along."""


def asked(page: str, action: str) -> dict[str, Any]:
    """What a form of a page asks of the browser."""
    found = re.search(rf'action="{action}" data-passkey="([^"]*)"', page)
    assert found is not None, "there is nothing to answer"
    options: dict[str, Any] = json.loads(html.unescape(found[1]))
    return options


class Authenticator:
    """It counts how often it was used, as security keys do."""

    def __init__(self, origin: str = "http://localhost:8080") -> None:
        self.origin = origin
        self.key: EllipticCurvePrivateKey = generate_private_key(SECP256R1())
        self.id = secrets.token_bytes(16)
        self.uses = 0

    def make(self, options: dict[str, Any]) -> str:
        """A passkey for a page that asks for one."""
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})
        made = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        data = self.data(options["rp"]["id"], PRESENT | VERIFIED | MADE) + made
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client("webauthn.create", options)
        return self.answer(clientDataJSON=client, attestationObject=attestation)

    def prove(self, options: dict[str, Any]) -> str:
        self.uses += 1
        data, client = self.data(options["rpId"], PRESENT | VERIFIED), self.client("webauthn.get", options)
        signature = self.key.sign(data + sha256(client).digest(), ECDSA(SHA256()))
        return self.answer(clientDataJSON=client, authenticatorData=data, signature=signature)

    def data(self, house: str, flags: int) -> bytes:
        return sha256(house.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4)

    def client(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def answer(self, **parts: bytes) -> str:
        name = bytes_to_base64url(self.id)
        told = {part: bytes_to_base64url(value) for part, value in parts.items()}
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": told})
