"""Who somebody is: a name and a random id in a signed cookie, and tokens that go with it."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer

from wondertable.table.errors import BadName
from wondertable.table.seat import clean_name

COOKIE: Final = "wondertable"
LANGUAGE_COOKIE: Final = "language"
YEAR: Final = 365 * 24 * 3600
PERSON_BYTES: Final = 16
LONGEST_COOKIE: Final = 1000
_ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")


@dataclass(frozen=True)
class Person:
    """Somebody with a browser; the name is empty until it was said."""

    id: str
    name: str = ""
    epoch: int = 0
    """Which of the sessions of a kept person it is; a guest has none."""


def new_person() -> Person:
    """Somebody who was never here."""
    return Person(secrets.token_urlsafe(PERSON_BYTES))


class Identity:
    """Signs cookies and checks them, and makes the tokens that belong to a person."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeSerializer(
            secret, salt="person", signer_kwargs={"digest_method": hashlib.sha256}
        )
        self._plans = URLSafeSerializer(
            secret, salt="plan", signer_kwargs={"digest_method": hashlib.sha256}
        )
        self._key = hashlib.sha256(b"tokens\0" + secret.encode()).digest()
        self.address_key = hashlib.sha256(b"addresses\0" + secret.encode()).digest()
        """Makes hashes of addresses that nobody else can make."""

    def cookie_of(self, person: Person) -> str:
        """What the browser keeps."""
        known = [person.id, person.name, *([person.epoch] if person.epoch else [])]
        signed: str | bytes = self._cookies.dumps(known)
        return signed if isinstance(signed, str) else signed.decode()

    def person_of(self, cookie: str | None) -> Person | None:
        """Who a cookie belongs to, if it is one of ours."""
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            found: Any = self._cookies.loads(cookie)
        except BadSignature:
            return None
        match found:
            case [str(known), str(name)] if _ID.fullmatch(known):
                return Person(known, name_or_nothing(name))
            case [str(known), str(name), int(epoch)] if _ID.fullmatch(known) and epoch > 0:
                return Person(known, name_or_nothing(name), epoch)
        return None

    def sealed(self, words: str) -> str:
        """Words that the browser keeps and only we can have written."""
        signed: str | bytes = self._plans.dumps(words)
        return signed if isinstance(signed, str) else signed.decode()

    def unsealed(self, cookie: str) -> str | None:
        """What was sealed, if it was us."""
        try:
            found: Any = self._plans.loads(cookie)
        except BadSignature:
            return None
        return found if isinstance(found, str) else None

    def veiled(self, words: str) -> str:
        """The same for the same words, and nothing that tells them."""
        return hmac.new(self._key, b"veil\0" + words.encode(), "sha256").hexdigest()[:16]

    def csrf_of(self, person: Person) -> str:
        """The token that forms of this person carry."""
        return hmac.new(self._key, b"csrf\0" + person.id.encode(), "sha256").hexdigest()[:32]

    def csrf_fits(self, person: Person, token: str) -> bool:
        """Whether a form was made for this person; the time taken does not depend on the token."""
        return hmac.compare_digest(self.csrf_of(person).encode(), token.encode())


def name_or_nothing(name: str) -> str:
    """A name if it is fit to be shown."""
    try:
        return clean_name(name)
    except BadName:
        return ""
