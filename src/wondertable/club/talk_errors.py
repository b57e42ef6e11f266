"""What is refused about talk, complaints and those who look after them.

WondertableError
└── TalkError
    ├── Silenced          words of somebody whom an operator lets say nothing
    ├── NobodyToMute      muting, or complaining of, somebody who is nobody else
    ├── UnknownComplaint  a complaint that is not there any more
    ├── NotOperator       something for those alone who look after the server
    ├── WrongLink         an operator's link that was used, or is too old
    └── AddressForgotten  an address that is not known any more
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import WondertableError


class TalkError(WondertableError):
    """Something that cannot be said, or done about what was said."""


@dataclass(eq=False)
class Silenced(TalkError):
    key = "error-silenced"
    sentence = (
        "Whoever runs this server lets you say nothing for another {days} days; you can go on "
        "playing."
    )
    days: int


@dataclass(eq=False)
class NobodyToMute(TalkError):
    key = "error-nobody-to-mute"
    sentence = "Nobody else is meant here any more, so there is nothing to do."


@dataclass(eq=False)
class UnknownComplaint(TalkError):
    key = "error-unknown-complaint"
    sentence = "This report is not there any more."


@dataclass(eq=False)
class NotOperator(TalkError):
    key = "error-not-operator"
    sentence = (
        "This page is for whoever looks after the server; “wondertable admin reports --link” "
        "makes a link to it."
    )


@dataclass(eq=False)
class WrongLink(TalkError):
    key = "error-wrong-link"
    sentence = (
        "This link was used or is too old; “wondertable admin reports --link” makes a new one."
    )


@dataclass(eq=False)
class AddressForgotten(TalkError):
    key = "error-address-forgotten"
    sentence = (
        "From where this person spoke is not known any more: it is never written down, and "
        "forgotten when the server stops. Silence the person instead."
    )
