"""Tokens in links of mails: each can do one thing, and needs nobody who is signed in."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

HANDLE_BYTES: Final = 16
SIGNATURE: Final = 32
TOKEN: Final = re.compile(r"([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22,64})")


class Tokens:
    """Signs handles of addresses, so that a link that ends mail need not be stored."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(b"notices\0" + secret.encode()).digest()

    def stopping(self, handle: str) -> str:
        """The token that ends mail to the address of a handle."""
        signed = hmac.new(self._key, b"stop\0" + handle.encode(), "sha256").hexdigest()
        return f"{handle}.{signed[:SIGNATURE]}"

    def stopped(self, token: str) -> str | None:
        """The handle of a token that ends mail, if it is one of ours."""
        found = TOKEN.fullmatch(token)
        if found is None:
            return None
        handle = found[1]
        return handle if hmac.compare_digest(self.stopping(handle), token) else None


def new_handle() -> str:
    """A handle that nobody guesses."""
    return secrets.token_urlsafe(HANDLE_BYTES)


def parts(token: str) -> tuple[str, str] | None:
    """The handle and the secret of a token that confirms, if it looks like one."""
    found = TOKEN.fullmatch(token)
    return (found[1], found[2]) if found else None
