"""Passkeys: what a browser is asked, and whether its answer is good. Each question can be answered once."""

import asyncio
import hmac
import secrets
import time
from hashlib import sha256
from ipaddress import ip_address
from typing import Any, Final

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from threerings.core.game import ThreeRingsError
from threerings.store.accounts import Passkey
from threerings.web.guests import Visitor, digest
from threerings.web.hall import new_id

LASTS: Final = 10 * 60
"""Seconds within which a question is to be answered."""
TIMEOUT: Final = 5 * 60 * 1000
"""Milliseconds that the browser's own dialog stays."""
LONGEST_ANSWER: Final = 20_000
SIGN_IN: Final = "sign in"


class BadPasskey(ThreeRingsError):
    """An answer that is nobody's, is not to our question, or was given before."""


class LastProof(ThreeRingsError):
    """Without this passkey nobody could sign in any more."""


def relying_party(visitor: Visitor) -> str:
    """The name to which passkeys are bound; empty where there can be none, because a number is no name."""
    name = visitor.request.url.hostname or ""
    try:
        ip_address(name)
    except ValueError:
        return name
    return ""


# Questions.


def purpose_of(visitor: Visitor) -> str:
    """A new passkey is for one guest only."""
    return f"new passkey {visitor.guest.id if visitor.guest else ''}"


def new_question(secret: str, purpose: str) -> bytes:
    """Something that nobody has signed before. It is not kept: it bears our seal, and its time."""
    body = secrets.token_bytes(16) + int(time.time()).to_bytes(8)
    return body + seal(secret, purpose, body)


def seal(secret: str, purpose: str, body: bytes) -> bytes:
    return hmac.new(secret.encode(), f"passkey {purpose} ".encode() + body, sha256).digest()[:16]


async def check_question(visitor: Visitor, purpose: str, question: bytes) -> None:
    """Raises BadPasskey where it is not ours, too old, or was answered already."""
    body, sealed = question[:24], question[24:]
    if len(question) != 40 or not hmac.compare_digest(sealed, seal(visitor.services.secret, purpose, body)):
        raise BadPasskey("that was not our question")
    if not 0 <= time.time() - int.from_bytes(body[16:]) <= LASTS:
        raise BadPasskey("the question is too old")
    if await visitor.hall.store.tried(digest(bytes_to_base64url(question)), 2 * LASTS) > 1:
        raise BadPasskey("the question was answered before")


def registration_options(visitor: Visitor, name: str, known: tuple[Passkey, ...]) -> str:
    """What the browser is asked to make; empty where there can be no passkeys."""
    if not relying_party(visitor):
        return ""
    question = new_question(visitor.services.secret, purpose_of(visitor))
    options = generate_registration_options(
        rp_id=relying_party(visitor),
        rp_name=visitor.speech()("site-title"),
        user_id=(visitor.guest.id if visitor.guest else new_id()).encode(),
        user_name=name,
        challenge=question,
        timeout=TIMEOUT,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known],
    )
    return options_to_json(options)


def sign_in_options(visitor: Visitor) -> str:
    """What the browser is asked to prove: it knows by itself which passkeys it has for us. Empty likewise."""
    if not relying_party(visitor):
        return ""
    options = generate_authentication_options(
        rp_id=relying_party(visitor), challenge=new_question(visitor.services.secret, SIGN_IN), timeout=TIMEOUT
    )
    return options_to_json(options)


# Answers.


async def made_passkey(visitor: Visitor, answer: str, device: str) -> Passkey:
    """The passkey that a browser has made. It belongs to nobody yet. Raises BadPasskey."""
    credential = parsed(parse_registration_credential_json, answer)
    question = question_in(credential)
    await check_question(visitor, purpose_of(visitor), question)
    made = await verified(
        verify_registration_response,
        credential=credential,
        expected_challenge=question,
        expected_rp_id=relying_party(visitor),
        expected_origin=visitor.base,
    )
    key = bytes_to_base64url(made.credential_public_key)
    return Passkey(bytes_to_base64url(made.credential_id), "", key, made.sign_count, device, "")


async def proven_guest(visitor: Visitor, answer: str) -> str:
    """Whose passkey has answered. Raises BadPasskey."""
    credential = parsed(parse_authentication_credential_json, answer)
    question = question_in(credential)
    await check_question(visitor, SIGN_IN, question)
    passkey = await visitor.hall.store.passkey(credential.id)
    if passkey is None:
        raise BadPasskey("nobody has this passkey")
    proof = await verified(
        verify_authentication_response,
        credential=credential,
        expected_challenge=question,
        expected_rp_id=relying_party(visitor),
        expected_origin=visitor.base,
        credential_public_key=base64url_to_bytes(passkey.public_key),
        credential_current_sign_count=passkey.uses,
    )
    if not await visitor.hall.store.use_passkey(passkey, proof.new_sign_count):
        raise BadPasskey("it was used elsewhere at the same moment")
    return passkey.guest


def parsed(read: Any, answer: str) -> Any:
    if len(answer) > LONGEST_ANSWER:
        raise BadPasskey("nobody signs so much")
    try:
        return read(answer)
    except Exception as error:  # noqa: BLE001 - strangers send what they like, and the library stumbles as it likes
        raise BadPasskey(str(error)) from None


def question_in(credential: Any) -> bytes:
    """The question to which it is an answer."""
    return bytes(parsed(parse_client_data_json, credential.response.client_data_json).challenge)


async def verified(verify: Any, **values: Any) -> Any:
    try:
        return await asyncio.to_thread(verify, **values)
    except Exception as error:  # noqa: BLE001 - as above
        raise BadPasskey(str(error)) from None
