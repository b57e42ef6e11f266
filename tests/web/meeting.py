"""People who look for each other on a server, for tests."""

from __future__ import annotations

import html
import re
from typing import Any

from tests.web.guests import Guest, House
from wondertable.store import schema

SEEK = {"game": "duel", "name": "Ann", "clock-game-10": "on", "option-wonders": "any"}


def words(page: str) -> str:
    """What a page says, without its marks."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


def call(house: House, function: Any, *args: Any) -> Any:
    portal = house.client.portal
    assert portal is not None
    return portal.call(function, *args)


def passes(house: House, seconds: float) -> None:
    """Lets the time of day go on, as far as the hall knows."""
    shared = house.site.hall.house
    now = shared.now() + seconds
    shared.now = lambda: now


def seeks(guest: Guest, **given: str) -> None:
    answer = guest.post("/seek", SEEK | {"name": guest.name} | given)
    assert (answer.status_code, answer.headers["location"]) == (303, "/seek"), answer.text


def link_of(guest: Guest) -> str:
    """The path of somebody's link for friends, who has said a name."""
    guest.post("/friends/name", {"name": guest.name})
    found = re.search(r"/befriend/[0-9a-f]+", guest.get("/friends").text)
    assert found
    return found[0]


def handle_in(page: str, name: str) -> str:
    """The handle that stands with a name on the page of friends."""
    found = re.search(rf'name="who"\s+value="([\w-]+)"><button[^>]*: {name}"', page)
    assert found, words(page)
    return found[1]


def befriended(one: Guest, other: Guest) -> None:
    """Makes friends of two."""
    assert other.post(link_of(one), {"name": other.name}).status_code == 303
    who = handle_in(one.get("/friends").text, other.name)
    assert one.post("/friends/accept", {"who": who}).status_code == 303


def challenged(one: Guest, other: Guest, **given: str) -> str:
    """Lets one challenge the other, who is a friend; says where the challenge is."""
    who = handle_in(one.get("/friends").text, other.name)
    form = {"game": "duel", "who": who, "name": one.name, "clock": "game-10"}
    answer = one.post("/challenge", form | given)
    assert answer.status_code == 303, words(answer.text)
    path: str = answer.headers["location"]
    assert path.startswith("/challenges/")
    return path


def listed(guest: Guest, **given: str) -> str:
    """Opens a table that stands in the list."""
    return guest.with_friend(listed="on", **given)


def ids_in(page: str) -> set[str]:
    return set(re.findall(r'id="open-([\w-]{12})"', page))


def own_handle(guest: Guest) -> str:
    """Somebody's own handle."""
    with guest.house.site.hall.house.database.read() as connection:
        known = schema.doors.c
        query = schema.doors.select().where(known.person == guest.person)
        return str(connection.execute(query).one().handle)
