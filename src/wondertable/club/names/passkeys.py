"""Passkeys: what browsers are asked, and whether their answers are right."""

from __future__ import annotations

import json
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from wondertable.club.names.errors import PasskeyRefused, PasskeysElsewhere, TooManyPasskeys
from wondertable.club.names.names import Kept, Names
from wondertable.store.people import (
    PasskeyRow,
    TooMany,
    add_passkey,
    passkey,
    remove_passkey,
    use_passkey,
)
from wondertable.table import Hall

MOST_PASSKEYS: Final = 20
MINUTES: Final = 5
MOST_ASKED: Final = 10_000
"""So many challenges wait for an answer; beyond this the oldest one is forgotten."""
CHALLENGE_BYTES: Final = 32
LONGEST_LABEL: Final = 60
UNREADABLE: Final = (ValueError, KeyError, TypeError, RecursionError)
"""What an answer brings about that is none, beside what the library calls by name."""


@dataclass(frozen=True)
class Place:
    """Where passkeys are for: what the browser says it stands on."""

    origin: str

    @property
    def name(self) -> str:
        """The host, to which passkeys belong."""
        return urlsplit(self.origin).hostname or ""

    @property
    def possible(self) -> bool:
        """Whether browsers allow passkeys here: names of hosts by https, and this computer."""
        try:
            ip_address(self.name)
        except ValueError:
            return self.name == "localhost" or self.origin.startswith("https:")
        return False


class Passkeys:
    """Asks browsers and checks what they answer; every challenge is good once, for minutes."""

    def __init__(self, hall: Hall, names: Names, steady: Callable[[], float] | None = None) -> None:
        self._hall = hall
        self._names = names
        self._steady = steady or hall.house.steady
        self._asked: OrderedDict[tuple[str, str], tuple[bytes, float]] = OrderedDict()

    async def to_add(self, place: Place, person: str) -> dict[str, Any]:
        """What a browser needs to make a passkey for somebody."""
        from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        self._refuse(place)
        known = self._names.found(person)
        ways = await self._names.ways(person)
        if len(ways.passkeys) >= MOST_PASSKEYS:
            raise TooManyPasskeys(MOST_PASSKEYS)
        options = generate_registration_options(
            rp_id=place.name,
            rp_name="Wondertable",
            user_id=person.encode(),
            user_name=known.name,
            user_display_name=known.name,
            challenge=self._challenge("add", person),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id))
                for one in ways.passkeys
            ],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )
        plain: dict[str, Any] = json.loads(options_to_json(options))
        return plain

    async def add(self, place: Place, person: str, answer: str, label: str) -> None:
        """Keeps the passkey that a browser made; raises PasskeyRefused or TooManyPasskeys."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        self._refuse(place)
        self._names.found(person)
        challenge = self._taken("add", person)
        try:
            made = verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                require_user_verification=False,
            )
        except (WebAuthnException, *UNREADABLE):
            raise PasskeyRefused from None
        row = PasskeyRow(
            bytes_to_base64url(made.credential_id),
            person,
            made.credential_public_key,
            made.sign_count,
            " ".join(label.split())[:LONGEST_LABEL],
            self._hall.house.now(),
        )
        try:
            await self._hall.house.store(add_passkey, row, MOST_PASSKEYS)
        except TooMany:
            raise TooManyPasskeys(MOST_PASSKEYS) from None

    async def remove(self, person: str, key_id: str) -> None:
        """Takes a passkey away."""
        await self._hall.house.store(remove_passkey, person, key_id)

    def to_sign_in(self, place: Place, visitor: str) -> dict[str, Any]:
        """What a browser needs to offer the passkeys that it has for this place."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        self._refuse(place)
        options = generate_authentication_options(
            rp_id=place.name,
            challenge=self._challenge("sign-in", visitor),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        plain: dict[str, Any] = json.loads(options_to_json(options))
        return plain

    async def sign_in(self, place: Place, visitor: str, answer: str) -> Kept:
        """Whose passkey has answered; raises PasskeyRefused."""
        from webauthn import verify_authentication_response
        from webauthn.helpers import parse_authentication_credential_json
        from webauthn.helpers.exceptions import WebAuthnException

        self._refuse(place)
        challenge = self._taken("sign-in", visitor)
        store = self._hall.house.store
        try:
            credential = parse_authentication_credential_json(answer)
            row = await store(passkey, credential.id)
            handle = credential.response.user_handle
            known = None if row is None else self._names.kept(row.person)
            if row is None or known is None or handle not in (None, row.person.encode()):
                raise PasskeyRefused
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                credential_public_key=row.key,
                credential_current_sign_count=row.count,
                require_user_verification=False,
            )
        except (WebAuthnException, *UNREADABLE):
            raise PasskeyRefused from None
        at = self._hall.house.now()
        if not await store(use_passkey, row.id, row.count, found.new_sign_count, at):
            raise PasskeyRefused
        return known

    # Small steps.

    def _refuse(self, place: Place) -> None:
        self._names.refuse_off()
        if not place.possible:
            raise PasskeysElsewhere

    def _challenge(self, purpose: str, person: str) -> bytes:
        """Something new to be signed; the one before is void."""
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        self._asked.pop((purpose, person), None)
        self._asked[purpose, person] = challenge, self._steady() + MINUTES * 60
        if len(self._asked) > MOST_ASKED:
            self._asked.popitem(last=False)
        return challenge

    def _taken(self, purpose: str, person: str) -> bytes:
        """What was asked, this once; raises PasskeyRefused."""
        challenge, until = self._asked.pop((purpose, person), (b"", 0.0))
        if not challenge or self._steady() > until:
            raise PasskeyRefused
        return challenge
