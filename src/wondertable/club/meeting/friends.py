"""Friends: found by a link, kept when both want it; people who are blocked; who is here."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal

from wondertable.club.meeting.errors import OwnLink, TooManyFriends, UnknownFriend
from wondertable.store import StoreError
from wondertable.store.friends import (
    DoorRow,
    Want,
    add_door,
    are_friends,
    block,
    blocked_by,
    blockers_of,
    change_door,
    door_by_link,
    doors_of,
    have_met,
    note_here,
    part,
    person_of_handle,
    profiles_of,
    unblock,
    want,
    wants_of,
)
from wondertable.store.results import ProfileRow, opponents_of
from wondertable.table import Hall

Asks = Literal["met", "friends", "nobody"]
ASKS: Final[tuple[Asks, ...]] = ("met", "friends", "nobody")
"""Who may challenge somebody: friends and people met at a table, friends alone, nobody."""

HANDLE_BYTES: Final = 9
LINK_BYTES: Final = 18
MOST_FRIENDS: Final = 200
MOST_MET: Final = 20
"""So many people are listed with whom one has played."""
HERE: Final = 180.0
"""Seconds for which somebody counts as here who has asked for something."""
NOTED: Final = 60.0
"""So often at most it is written down that somebody is here."""
MOST_NOTED: Final = 20_000


@dataclass(frozen=True)
class Friend:
    """Somebody as another person knows them."""

    person: str
    handle: str
    name: str
    here: bool = False


@dataclass(frozen=True)
class Circle:
    """All whom somebody knows here."""

    door: DoorRow
    friends: tuple[Friend, ...]
    asking: tuple[Friend, ...]
    """Who wants to be a friend."""
    asked: tuple[Friend, ...]
    """Whom the person wants as a friend, and who has not answered."""
    met: tuple[Friend, ...]
    """With whom the person has played."""
    blocked: tuple[Friend, ...]


class Friends:
    """The friends of all people of a server. `key` is a secret of the server: out of it the links
    are made, so that only their digests are stored.
    """

    def __init__(self, hall: Hall, key: str) -> None:
        self._house = hall.house
        self._key = hashlib.sha256(b"friends\0" + key.encode()).digest()
        self._noted: dict[str, float] = {}

    # One's own door.

    async def door(self, person: str, name: str) -> DoorRow:
        """How somebody can be found, from now on if not before; under this name."""
        found = (await self._house.store(doors_of, [person])).get(person)
        if found is None:
            found = await self._house.store(add_door, self._new_door(person, name))
        if found.name != name:
            await self._house.store(change_door, person, {"name": name})
        return found

    def link_of(self, door: DoorRow) -> str:
        """The secret of somebody's link for friends."""
        return self._link(door.person, door.handle, door.turn)

    async def renew_link(self, person: str, name: str) -> None:
        """Makes a new link; the one before leads nowhere."""
        door = await self.door(person, name)
        turn = door.turn + 1
        link = digest(self._link(person, door.handle, turn))
        await self._house.store(change_door, person, {"turn": turn, "link": link})

    async def behind_link(self, link: str, person: str) -> Friend:
        """Whose link it is; raises UnknownFriend, or OwnLink if it is this person's."""
        found = await self._house.store(door_by_link, digest(link))
        if found is None:
            raise UnknownFriend
        if found.person == person:
            raise OwnLink
        return Friend(found.person, found.handle, found.name)

    async def show(self, person: str, name: str, *, here: bool, asks: Asks) -> None:
        """Changes whether friends see that somebody is here, and who may challenge them."""
        await self.door(person, name)
        now = self._house.now()
        values = {"here": here, "asks": asks, "seen": now if here else 0.0}
        await self._house.store(change_door, person, values)

    # Being here.

    async def note(self, person: str) -> None:
        """Notes that somebody is here, for friends if they may know."""
        now = self._house.now()
        if now - self._noted.get(person, 0.0) < NOTED:
            return
        if len(self._noted) > MOST_NOTED:
            self._noted.clear()
        self._noted[person] = now
        with suppress(StoreError):  # it is noted the next time
            await self._house.store(note_here, person, now)

    # Friends.

    async def circle(self, person: str, name: str) -> Circle:
        """All whom somebody knows."""
        store = self._house.store
        door = (await store(doors_of, [person])).get(person) or self._new_door(person, name)
        wants = await store(wants_of, person)
        mine = [one.other for one in wants if one.person == person]
        theirs = [one.person for one in wants if one.other == person]
        hidden = {one.other for one in await store(blocked_by, person)}
        shy = await store(blockers_of, person)
        met = [one.person for one in await store(opponents_of, person, MOST_MET) if one.person]
        known = {*mine, *theirs, *hidden}
        named = sorted(known.union(met))
        doors, profiles = await store(doors_of, named), await store(profiles_of, named)
        limit = self._house.now() - HERE

        def seen(others: Iterable[str]) -> tuple[Friend, ...]:
            return tuple(
                friend_of(one, doors.get(one), profiles.get(one), limit, shy) for one in others
            )

        return Circle(
            door,
            seen(one for one in mine if one in theirs),
            seen(one for one in theirs if one not in mine and one not in hidden),
            seen(one for one in mine if one not in theirs),
            seen(one for one in met if one not in known),
            seen(one for one in named if one in hidden),
        )

    async def ask(self, person: str, name: str, other: str) -> None:
        """Lets somebody want somebody as a friend; if both do, they are friends.

        Raises TooManyFriends. Who was blocked is not told.
        """
        await self.door(person, name)
        wants = await self._house.store(wants_of, person)
        if sum(one.person == person for one in wants) >= MOST_FRIENDS:
            raise TooManyFriends(MOST_FRIENDS)
        await self._house.store(want, Want(person, other, self._house.now()))

    async def ask_met(self, person: str, name: str, other: str) -> None:
        """Asks somebody with whom one has played; raises UnknownFriend where one has not."""
        if person == other or not await self._house.store(have_met, person, other):
            raise UnknownFriend
        await self.ask(person, name, other)

    async def accept(self, person: str, name: str, other: str) -> None:
        """Takes somebody as a friend who has asked; raises UnknownFriend if nobody has."""
        wants = await self._house.store(wants_of, person)
        if not any((one.person, one.other) == (other, person) for one in wants):
            raise UnknownFriend
        await self.ask(person, name, other)

    async def part(self, person: str, other: str) -> None:
        """Ends a friendship, refuses one, or asks for it no more."""
        await self._house.store(part, person, other)

    async def block(self, person: str, other: str) -> None:
        """Wants never to hear of somebody; nobody else is told."""
        if person == other:
            raise UnknownFriend
        await self._house.store(block, Want(person, other, self._house.now()))

    async def apart_from(self, person: str) -> set[str]:
        """Whom somebody is not to meet: who is blocked, and who has blocked them."""
        store = self._house.store
        blocked = {one.other for one in await store(blocked_by, person)}
        return blocked | await store(blockers_of, person)

    async def unblock(self, person: str, other: str) -> None:
        """Blocks somebody no more."""
        await self._house.store(unblock, person, other)

    # Who may be asked.

    async def found(self, handle: str) -> Friend:
        """Who has a handle; raises UnknownFriend."""
        found = await self._house.store(person_of_handle, handle) if handle else None
        if found is None:
            raise UnknownFriend
        return Friend(found[0], handle, found[1])

    async def may_challenge(self, person: str, other: str) -> bool:
        """Whether somebody may challenge somebody; who is blocked may try in vain."""
        store = self._house.store
        if person == other:
            return False
        door = (await store(doors_of, [other])).get(other)
        asks = door.asks if door else ASKS[0]
        if asks == "nobody":
            return False
        if await store(are_friends, person, other):
            return True
        return asks == "met" and await store(have_met, person, other)

    # Small steps.

    def _new_door(self, person: str, name: str) -> DoorRow:
        """How somebody could be found who cannot be so far."""
        handle = secrets.token_urlsafe(HANDLE_BYTES)
        link = digest(self._link(person, handle, 0))
        return DoorRow(person, handle, name, link, 0, here=False, asks=ASKS[0], seen=0.0)

    def _link(self, person: str, handle: str, turn: int) -> str:
        """The secret of a link: the same for the same turn, and never to be guessed."""
        words = f"{person}\0{handle}\0{turn}".encode()
        return hmac.new(self._key, words, "sha256").hexdigest()[: 2 * LINK_BYTES]


def friend_of(
    person: str,
    door: DoorRow | None,
    profile: ProfileRow | None,
    limit: float,
    shy: Collection[str],
) -> Friend:
    """Somebody as others know them, by the name that stands at the door or at the last game.

    Who was seen since a limit is here, if that may be known.
    """
    if door is None:
        return Friend(person, profile.handle, profile.name) if profile else Friend(person, "", "")
    here = door.here and door.seen > limit and person not in shy
    return Friend(person, door.handle, door.name, here)


def digest(link: str) -> str:
    """What the store keeps of a link."""
    return hashlib.sha256(link.encode(errors="surrogatepass")).hexdigest()
