"""How much a first visit fetches, compressed, with an empty cache."""

from __future__ import annotations

import gzip
import re

from tests.web.guests import Guest, House, table_of
from wondertable.web.files import static_files
from wondertable.web.packing import LEVEL

LOBBY = 120_000
TABLE = 250_000


def fetched(guest: Guest, path: str) -> int:
    """The bytes of a page with its scripts, style sheets and drawings."""
    page = guest.get(path).text
    files = set(re.findall(r'(?:href|src)="/static/\w+/([\w/.-]+)', page))
    drawn = {file for file in files if not file.startswith("app/")}  # asked for by systems alone
    assert len(drawn) > 10
    known = static_files()
    texts = [page.encode(), *(known[file].read_bytes() for file in drawn)]
    return sum(len(gzip.compress(text, LEVEL)) for text in texts)


def test_a_first_visit_to_the_start_page_is_small(house: House) -> None:
    ann = house.guest("Ann")
    assert fetched(ann, "/") < LOBBY


def test_a_first_visit_to_a_table_is_small(house: House) -> None:
    ann = house.guest("Ann")
    form = {"name": "Ann", "game": "seven", "seven-players": "7", "seven-cities": "on"}
    seven = table_of(ann.post("/play", form | {"bot": "random", "first-seven": "on"}))
    for table_id in (ann.against_bot(), seven):
        assert fetched(ann, f"/t/{table_id}") < TABLE
