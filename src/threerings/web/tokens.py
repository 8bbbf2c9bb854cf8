"""Words that nobody can guess who does not know the secret of the house."""

import hmac
from hashlib import sha256


def token_for(secret: str, purpose: str) -> str:
    """A word that nobody can guess who does not know the server's secret: it proves an invitation."""
    return hmac.new(secret.encode(), purpose.encode(), sha256).hexdigest()[:32]


def proves(token: str, secret: str, purpose: str) -> bool:
    """Whether a token was made by this server for this purpose."""
    return hmac.compare_digest(token.encode(), token_for(secret, purpose).encode())
