"""How people find each other on a server: all that has to start and stop together."""

from __future__ import annotations

from wondertable.club.meeting.challenges import Challenges
from wondertable.club.meeting.friends import Friends
from wondertable.club.meeting.seekers import Naming, Seekers
from wondertable.table import Hall


class Meeting:
    """The queue, the friends and the challenges of a server."""

    def __init__(self, hall: Hall, key: str, naming: Naming = list) -> None:
        self.seekers = Seekers(hall, naming)
        self.friends = Friends(hall, key)
        self.challenges = Challenges(hall, self.friends, naming)

    async def start(self) -> None:
        """Goes on where the server stopped."""
        await self.seekers.start()
        await self.challenges.start()

    async def purge(self) -> None:
        """Forgets what is not needed any more."""
        await self.seekers.purge()
        await self.challenges.purge()

    async def stop(self) -> None:
        """Ends what is under way."""
        await self.seekers.stop()
        await self.challenges.stop()
