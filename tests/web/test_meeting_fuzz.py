"""Whatever is sent to the pages of meeting others, the server never loses its head."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web.guests import Guest, House
from wondertable.web.meeting.routes import ROUTES

FIELDS = [
    *("name", "game", "who", "least", "most", "rated", "span", "bots", "series", "players"),
    *("others", "clock", "clock-game-10", "option-wonders", "option-cities", "option-teams"),
    *("asks", "here"),
]
LIKELY = [
    *("Ann", "duel", "seven", "babel", "3", "9", "-1", "0", "yes", "any", "100", "on", "off"),
    *("citizen", "link", "game-10", "none", "draft", "met", "", "x", "1e3", "\x00"),
]
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
forms = st.dictionaries(
    st.sampled_from(FIELDS), st.one_of(st.sampled_from(LIKELY), texts), max_size=9
)
parts = st.one_of(st.sampled_from(["accept", "decline", "block", "withdraw", "x"]), texts)


@pytest.fixture
def ann(house: House) -> Guest:
    return house.guest("Ann")


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(route=st.sampled_from(ROUTES), part=parts, form=forms, json=st.booleans())
def test_nothing_that_is_sent_is_a_mistake_of_ours(
    ann: Guest, route: tuple[str, str, object], part: str, form: dict[str, str], *, json: bool
) -> None:
    method, path, _ = route
    named = quote(part, safe="") or "x"
    where = path.format(
        verb=named, secret=named, challenge=named, table="x", seat=named, person=named
    )
    headers = {"accept": "application/json"} if json else {}
    if method == "POST":
        status = ann.post(where, form, headers=headers).status_code
    else:
        query = "&".join(f"{key}={quote(value)}" for key, value in form.items())
        status = ann.get(f"{where}?{query}", headers=headers).status_code
    assert status < 500
