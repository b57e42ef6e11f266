"""When a digest is due: at an hour of somebody's own day, wherever they live."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

HOURS: Final = range(24)
FAR: Final = ("Etc/", "SystemV/", "posix/", "right/")


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones that stand for a place, and of UTC."""
    named = [zone for zone in available_timezones() if "/" in zone and not zone.startswith(FAR)]
    return ("UTC", *sorted(named))


def next_digest(zone: str, hour: int, now: float) -> float:
    """The next time after now at which it is this hour there.

    Where clocks are put forward over the hour, it is the moment after.
    """
    there = ZoneInfo(zone)
    today = datetime.fromtimestamp(now, there).date()
    for days in range(3):
        day = today + timedelta(days=days)
        local = datetime(day.year, day.month, day.day, hour, tzinfo=there)
        at = local.astimezone(UTC).timestamp()
        if at > now:
            return at
    raise AssertionError("an hour comes every day")


def day_of(zone: str, at: float) -> int:
    """The number of a day there."""
    return datetime.fromtimestamp(at, ZoneInfo(zone)).date().toordinal()
