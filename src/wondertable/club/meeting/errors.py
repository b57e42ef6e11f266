"""What is refused about finding each other.

WondertableError
└── MeetingError
    ├── BadWish             a wish with a value that does not go with the game
    ├── TableFound          somebody for whom a table was found already
    ├── UnknownFriend       a link, or somebody, that leads to nobody
    ├── OwnLink             one's own link for friends
    ├── TooManyFriends      more friends than somebody may have
    ├── NoChallenge         somebody whom one may not challenge
    ├── ChallengedAlready   a second challenge while one is open
    ├── TooManyChallenges   more open challenges than somebody may have
    ├── UnknownChallenge    no challenge of this id for this person
    ├── ChallengeOver       a challenge that was answered, taken back, or is too old
    └── TooManyListed       more open tables in the list than one may have there
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import WondertableError


class MeetingError(WondertableError):
    """Something that cannot be done about meeting others."""


@dataclass(eq=False)
class BadWish(MeetingError):
    key = "error-bad-wish"
    sentence = "Nobody can be found for this: {setting} cannot be “{value}”; it can be: {known}."
    setting: str
    value: str
    known: str


@dataclass(eq=False)
class TableFound(MeetingError):
    key = "error-table-found"
    sentence = "A table was found for you already; go there first."


@dataclass(eq=False)
class UnknownFriend(MeetingError):
    key = "error-unknown-friend"
    sentence = "This leads to nobody; perhaps the link was changed. Ask for the new one."


@dataclass(eq=False)
class OwnLink(MeetingError):
    key = "error-own-link"
    sentence = "This is your own link; give it to those whom you want as friends."


@dataclass(eq=False)
class TooManyFriends(MeetingError):
    key = "error-too-many-friends"
    sentence = "You have {most} friends or requests already; remove one first."
    most: int


@dataclass(eq=False)
class NoChallenge(MeetingError):
    key = "error-no-challenge"
    sentence = "You can challenge friends, and people with whom you have played, if they allow it."


@dataclass(eq=False)
class ChallengedAlready(MeetingError):
    key = "error-challenged-already"
    sentence = "You have challenged {name} already; wait for the answer, or take it back."
    name: str


@dataclass(eq=False)
class TooManyChallenges(MeetingError):
    key = "error-too-many-challenges"
    sentence = "{most} of your challenges are open already; wait for answers, or take one back."
    most: int


@dataclass(eq=False)
class UnknownChallenge(MeetingError):
    key = "error-unknown-challenge"
    sentence = "There is no such challenge for you; perhaps it is too old."


@dataclass(eq=False)
class ChallengeOver(MeetingError):
    key = "error-challenge-over"
    sentence = "This challenge was answered, taken back, or is too old."


@dataclass(eq=False)
class TooManyListed(MeetingError):
    key = "error-too-many-listed"
    sentence = "{most} of your tables wait in the list already; fill or delete one of them first."
    most: int
