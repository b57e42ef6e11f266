"""What is refused about notices and holidays.

WondertableError
└── NoticeError
    ├── PushOff            this server sends no push messages
    ├── MailOff            this server sends no mail
    ├── BadEndpoint        a subscription that leads nowhere, or where nothing is sent
    ├── TooManyDevices     more devices than somebody may have
    ├── BadMailAddress     words that are no address for mail
    ├── MailRefused        a letter that nobody took
    ├── AddressOften       an address that was asked to confirm too often
    ├── NoAddress          something about an address that nobody gave
    ├── NotConfirmed       a link that confirms nothing any more
    ├── BadTiming            a wish with a value that it does not take
    ├── BadVacation        a holiday that is too short, too long, or not allowed yet
    ├── VacationSpent      more days than are left this year
    └── NoVacation         ending a holiday that there is not
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import WondertableError


class NoticeError(WondertableError):
    """Something that cannot be done about notices."""


@dataclass(eq=False)
class PushOff(NoticeError):
    key = "error-push-off"
    sentence = "Whoever runs this server does without push messages."


@dataclass(eq=False)
class MailOff(NoticeError):
    key = "error-mail-off"
    sentence = "This server sends no mail; whoever runs it has set up none."


@dataclass(eq=False)
class BadEndpoint(NoticeError):
    key = "error-bad-endpoint"
    sentence = "Your browser named a place for push messages to which this server sends nothing."


@dataclass(eq=False)
class TooManyDevices(NoticeError):
    key = "error-too-many-devices"
    sentence = "You are told on {most} devices, and may have no more; remove one first."
    most: int


@dataclass(eq=False)
class BadMailAddress(NoticeError):
    key = "error-bad-mail-address"
    sentence = "“{address}” is no address for mail; write it as name@example.org."
    address: str


@dataclass(eq=False)
class MailRefused(NoticeError):
    key = "error-mail-refused"
    sentence = "The letter to {address} was not taken; look at the address, or try again later."
    address: str


@dataclass(eq=False)
class AddressOften(NoticeError):
    key = "error-address-often"
    sentence = "This address was written to several times today; please try again tomorrow."


@dataclass(eq=False)
class NoAddress(NoticeError):
    key = "error-no-address"
    sentence = "No address is kept; enter one first."


@dataclass(eq=False)
class NotConfirmed(NoticeError):
    key = "error-not-confirmed"
    sentence = (
        "This link confirms nothing: it is good once and for a day, and only the newest counts. "
        "On “My page” you can have another one sent."
    )


@dataclass(eq=False)
class BadTiming(NoticeError):
    key = "error-bad-timing"
    sentence = "“{value}” is not possible for {wish}; choose one that the page offers."
    wish: str
    value: str


@dataclass(eq=False)
class BadVacation(NoticeError):
    key = "error-bad-vacation"
    sentence = (
        "A holiday has 1 to {most} days, begins within {ahead} days, and not sooner than "
        "{rest} days after the one before."
    )
    most: int
    ahead: int
    rest: int


@dataclass(eq=False)
class VacationSpent(NoticeError):
    key = "error-vacation-spent"
    sentence = "Of the {year} days of holiday within a year you have {left} left."
    year: int
    left: int


@dataclass(eq=False)
class NoVacation(NoticeError):
    key = "error-no-vacation"
    sentence = "There is no holiday that could be ended."
