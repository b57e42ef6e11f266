"""What is refused about names that are kept.

WondertableError
└── PeopleError
    ├── NameKept           a name that somebody else keeps, or one that looks like it
    ├── NameReserved       a name that means anybody, or the house
    ├── NameNotKept        something for those whose name is kept
    ├── NamesOff           names cannot be kept on this server
    ├── WrongWay           a sheet or code that leads to nobody
    ├── PasskeyRefused     an answer of a passkey that cannot be taken
    ├── PasskeysElsewhere  passkeys where browsers do not allow them
    ├── TooManyPasskeys    more passkeys than somebody may have
    └── BothSeated         a guest and a kept person who sit at one table
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import WondertableError


class PeopleError(WondertableError):
    """Something that cannot be done about a person."""


@dataclass(eq=False)
class NameKept(PeopleError):
    key = "error-name-kept"
    sentence = (
        "Somebody on this server keeps the name “{name}”, or one that looks like it. "
        "If it is yours, sign in; else choose another."
    )
    name: str


@dataclass(eq=False)
class NameReserved(PeopleError):
    key = "error-name-reserved"
    sentence = "The name “{name}” can be anybody's, so nobody keeps it; choose another."
    name: str


@dataclass(eq=False)
class NameNotKept(PeopleError):
    key = "error-name-not-kept"
    sentence = "Keep your name first; then there is something to come back to."


@dataclass(eq=False)
class NamesOff(PeopleError):
    key = "error-names-off"
    sentence = "Whoever runs this server does without kept names."


@dataclass(eq=False)
class WrongWay(PeopleError):
    key = "error-wrong-way"
    sentence = (
        "That leads to nobody here. A code is good once and for a few minutes; "
        "of recovery sheets the newest one counts."
    )


@dataclass(eq=False)
class PasskeyRefused(PeopleError):
    key = "error-passkey-refused"
    sentence = "That passkey was not taken; please try again."


@dataclass(eq=False)
class PasskeysElsewhere(PeopleError):
    key = "error-passkeys-elsewhere"
    sentence = "Passkeys need https; here take the recovery sheet or a code."


@dataclass(eq=False)
class TooManyPasskeys(PeopleError):
    key = "error-too-many-passkeys"
    sentence = "You have {most} passkeys, and may have no more; remove one first."
    most: int


@dataclass(eq=False)
class BothSeated(PeopleError):
    key = "error-both-seated"
    sentence = (
        "At a table that goes on you sit twice: as a guest on this device, and as {name}. "
        "Finish it first, or sign in without taking along what you played here."
    )
    name: str
