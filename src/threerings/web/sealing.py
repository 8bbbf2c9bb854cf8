"""Messages to browsers that are closed: sealed so that only the browser reads them (RFC 8291), and signed as ours
(RFC 8292, VAPID).

The key that signs follows from the secret of the house: every process that shares the store has it, and it moves along
with the store. A file `vapid.pem` in the data folder takes its place.
"""

import base64
import json
import os
import time
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from threerings.core.game import ThreeRingsError

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD: Final = 4096
PADDED: Final = 1024
"""Letters of every message, however short: its size tells nothing."""
LASTS: Final = 12 * 3600
"""Seconds for which a signature is good."""
FILE: Final = "vapid.pem"

PrivateKey = ec.EllipticCurvePrivateKey


class BadKey(ThreeRingsError):
    """What somebody calls a key and is none."""


def text_of(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Raises BadKey."""
    try:
        return base64.b64decode(text.translate({45: "+", 95: "/"}) + "=" * (-len(text) % 4), validate=True)
    except ValueError:
        raise BadKey("no base64") from None


def point_of(key: PrivateKey | ec.EllipticCurvePublicKey) -> bytes:
    public = key.public_key() if isinstance(key, PrivateKey) else key
    return public.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def signing_key(secret: str, folder: Path) -> PrivateKey:
    """By which push services know us. Raises BadKey."""
    path = folder / FILE
    if not path.is_file():
        return ec.derive_private_key(
            1 + int.from_bytes(derived(secret.encode(), b"", b"vapid", 48)) % (ORDER - 1), CURVE
        )
    try:
        key = serialization.load_pem_private_key(path.read_bytes(), None)
    except (ValueError, TypeError, OSError) as error:
        raise BadKey(f"{path}: {error}") from None
    if not isinstance(key, PrivateKey) or key.curve.name != CURVE.name:
        raise BadKey(f"{path}: no key of the curve P-256")
    return key


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


# Sealing.


def checked_keys(p256dh: str, auth: str) -> str:
    """A browser's keys in one text. Raises BadKey."""
    if len(p256dh) > 100 or len(auth) > 30 or len(bytes_of(auth)) != 16:
        raise BadKey("no keys of a browser")
    browser_point(bytes_of(p256dh))
    return f"{p256dh} {auth}"


def browser_point(raw: bytes) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw)
    except ValueError:
        raise BadKey("no point of the curve") from None


def sealed(message: bytes, keys: str) -> bytes:
    """A message as a browser with these keys reads it."""
    padded = message + b"\x02" + bytes(max(0, PADDED - len(message)))
    return sealed_by(ec.generate_private_key(CURVE), os.urandom(16), padded, keys)


def sealed_by(own: PrivateKey, salt: bytes, padded: bytes, keys: str) -> bytes:
    theirs, auth = map(bytes_of, keys.split())
    key, nonce = record_keys(own.exchange(ec.ECDH(), browser_point(theirs)), theirs, point_of(own), auth, salt)
    return salt + RECORD.to_bytes(4) + bytes([65]) + point_of(own) + AESGCM(key).encrypt(nonce, padded, None)


def opened(body: bytes, browser: PrivateKey, auth: bytes) -> bytes:
    """What the browser reads. Raises BadKey."""
    salt, theirs, content = body[:16], body[21:86], body[86:]
    shared = browser.exchange(ec.ECDH(), browser_point(theirs))
    key, nonce = record_keys(shared, point_of(browser), theirs, auth, salt)
    try:
        return AESGCM(key).decrypt(nonce, content, None).rstrip(b"\0").removesuffix(b"\x02")
    except InvalidTag:
        raise BadKey("it was sealed for somebody else") from None


def record_keys(shared: bytes, browser: bytes, sender: bytes, auth: bytes, salt: bytes) -> tuple[bytes, bytes]:
    secret = derived(shared, auth, b"WebPush: info\0" + browser + sender, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    return key, derived(secret, salt, b"Content-Encoding: nonce\0", 12)


# Signing.


def signature(key: PrivateKey, endpoint: str, contact: str) -> str:
    """The header by which a push service knows who sends."""
    place = urlsplit(endpoint)
    claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": int(time.time()) + LASTS, "sub": contact}
    said = ".".join(text_of(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={said}.{text_of(r.to_bytes(32) + s.to_bytes(32))}, k={text_of(point_of(key))}"
