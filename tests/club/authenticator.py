"""A passkey in a program: it answers what servers ask, as the keys of people do."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """One passkey, made for one place; `count` is what it says of how often it was used."""

    def __init__(self, *, counts: bool = True) -> None:
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.user = b""
        self.count = 0
        self.counts = counts

    def make(self, options: dict[str, Any], origin: str) -> str:
        """The answer to a server that wants a new passkey."""
        self.user = _bytes(options["user"]["id"])
        public = self.key.public_key().public_numbers()
        x, y = public.x.to_bytes(32, "big"), public.y.to_bytes(32, "big")
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        held = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        data = self._data(options["rp"]["id"], ATTESTED) + held
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"], origin)
        return self._answer({"attestationObject": attested, "clientDataJSON": said})

    def answer(self, options: dict[str, Any], origin: str) -> str:
        """The answer to a server that wants to know who it is."""
        self.count += self.counts
        data = self._data(options["rpId"])
        said = self._said("webauthn.get", options["challenge"], origin)
        signed = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        parts = {"authenticatorData": data, "clientDataJSON": said, "signature": signed}
        return self._answer({**parts, "userHandle": self.user})

    def _data(self, place: str, flags: int = 0) -> bytes:
        shown = bytes([PRESENT | VERIFIED | flags]) + self.count.to_bytes(4, "big")
        return hashlib.sha256(place.encode()).digest() + shown

    def _said(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()

    def _answer(self, parts: dict[str, bytes]) -> str:
        known = bytes_to_base64url(self.id)
        response = {name: bytes_to_base64url(part) for name, part in parts.items()}
        return json.dumps({"id": known, "rawId": known, "type": "public-key", "response": response})


def _bytes(words: str) -> bytes:
    from webauthn import base64url_to_bytes

    return base64url_to_bytes(words)
