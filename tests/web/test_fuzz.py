"""Whatever is sent to any route, the server never loses its head."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import quote, urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Route

from tests.web.guests import Guest, House, house_in

METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"]
VERBS = [
    "do", "hint", "retract", "undo", "answer", "resign", "sit", "leave", "rematch", "branch",
    "link", "report", "delete", "say", "pause", "resume", "close", "close-seat", "open-seat",
    "seat-bot", "hand-over", "allow-hints", "guide", "ask-pause", "answer-pause",
    "hand-back", "hide", "unhide", "ask/resign", "ask/close", "ask/leave?seat=1", "ask/delete",
    "ask/x", "record", "replay", "review", "learn", "live", "seat/x", "report/x", "",
]  # fmt: skip
BOX_VERBS = ["", "enter", "undo", "hint", "record", "delete", "ask/delete"]
FIELDS = [
    "step", "typed", "thing-0", "view", "players", "find", "may", "sides", "cities",
    "ply", "action", "seat", "name", "bot", "game", "first", "words", "language", "back", "clock",
    "at_end", "order", "seat-1", "name-1", "duel-wonders", "duel-level_pawn", "listed",
    "title", "kind", "players", "rounds", "option-sides", "code", "sheet", "id", "pace",
    "by", "after", "person", "hour", "zone", "endpoint", "key", "auth", "address", "days", "ahead",
    "hints", "csrf", "preset", "fill", "fill_bot", "table", "first-duel",
    "seven-players", "seven-teams", "seven-cities", "memory",
]  # fmt: skip
LIKELY = [
    "0", "1", "-1", "999999999", "duel", "random", "greedy", "me", "friend", "here", "none",
    "bot-random", "hu", "/", "discard altar", "build altar", "draft sphinx", "x", "on", "draft",
    "seven", "4", "babel", "all", "show law", "law", "altar, baths", "law, law", "guild 3", "m",
    "alone", "duel.bot", "seven.cities",
]  # fmt: skip

PAD_FIELDS = [
    "leaders", "0-armada",
    "way", "players", "cities", "teams", "two_coloured", "ending", "winner", "ahead", "pawn",
    "name-0", "0-coins", "1-debt", "0-board", "0-side", "2-stages", "0-victories_1", "0-masks",
    "1-wild", "0-gear", "0-has-decorators_guild", "1-has-decorators_guild", "0-has-pigeonhole",
    "0-has-mathematics", "0-has-two_1", "1-has-two_1", "0-discs_camel", "1-discs_camel",
    "0-pieces_colossus", "built_colossus", "built_pyramids", "row_2_first", "bonus_7", "0-wonders",
]  # fmt: skip
PAD_VALUES = [
    "", "0", "1", "2", "4", "6", "7", "9", "30", "99", "199", "200", "-1", "1.5", "x", "٣", "sheet",
    "cards", "military", "science", "gizah", "night", "on", "1e3", "0x1", "+1", " 3 ",
]  # fmt: skip

FINAL: Final = ("/delete", "/close", "/resign", "/out", "/out-everywhere", "/cancel")
"""Ends of addresses that would end what the other examples need."""

PARAMETER: Final = re.compile(r"\{(\w+)\}")

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
values = st.one_of(st.sampled_from(LIKELY), texts)
forms = st.dictionaries(st.one_of(st.sampled_from(FIELDS), texts), values, max_size=8)
queries = st.dictionaries(st.one_of(st.sampled_from(FIELDS), texts), values, max_size=3)
header_values = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=60)
headers = st.dictionaries(
    st.sampled_from(
        ["accept", "accept-language", "origin", "host", "content-type", "cookie", "referer",
         "x-forwarded-for", "x-forwarded-proto", "x-csrf", "range", "if-modified-since"]
    ),
    header_values,
    max_size=3,
)  # fmt: skip


class Fuzzed:
    """One server for all examples, with tables in several states."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.sent = 0
        """How many requests were made."""
        self.ann: Guest = house.guest("Ann")
        self.eve: Guest = house.guest("Eve")
        self.tables = [self.ann.against_bot(), self.ann.with_friend(listed="on")]
        over = self.ann.against_bot()
        self.ann.post(f"/t/{over}/resign")
        self.tables += [over, "nothing"]
        self.routes = [
            (route.path, sorted(route.methods or ()))
            for route in house.app.routes
            if isinstance(route, Route)
        ]
        self.tournaments = [self.held()]
        self.boxes = [self.boxed(game) for game in ("duel", "seven", "babel")] + ["nothing"]

    def boxed(self, game: str) -> str:
        """A game from the box; its id."""
        answer = self.ann.post("/box", {"game": game, "view": "0"})
        return str(answer.headers["location"]).removeprefix("/box/")

    def held(self) -> str:
        """A tournament that waits for people; its id."""
        answer = self.ann.post("/tournaments", {"game": "duel", "kind": "swiss", "title": "Cup"})
        return str(answer.headers["location"]).rpartition("/")[2]

    def values_for(self, parameter: str) -> st.SearchStrategy[str]:
        """What may stand in a place of an address: things that exist, words, anything."""
        known = {"table": self.tables, "box": self.boxes, "tournament": self.tournaments}
        known |= {"verb": [verb for verb in VERBS if "/" not in verb], "game": ["duel", "seven"]}
        known |= {"language": ["en", "hu"], "form": ["results.csv", "results.json"]}
        likely = [*known.get(parameter, []), *LIKELY]
        return st.one_of(st.sampled_from(likely), texts.filter(bool))

    def answers(
        self, method: str, path: str, form: dict[str, str] | None = None, **given: Any
    ) -> bool:
        """Whether a request is answered without a mistake of ours; no table goes too soon."""
        final = path.partition("?")[0].endswith(FINAL)
        for guest in (self.eve,) if final else (self.ann, self.eve):
            if form is not None and method in ("POST", "PUT", "PATCH"):
                given["data"] = {"csrf": guest.csrf, **form}
            self.sent += 1
            status = guest.ask(method, path, **given).status_code
            if status == 500 or status >= 600:
                return False
        return True


@pytest.fixture(scope="module")
def fuzzed() -> Any:
    with TemporaryDirectory() as folder, house_in(Path(folder), trusted_proxies=["*"]) as house:
        found = Fuzzed(house)
        yield found
        sys.stdout.write(f"{found.sent} requests\n")


quick = settings(
    max_examples=int(os.environ.get("FUZZ_EXAMPLES", "80")),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@quick
@given(
    method=st.sampled_from(METHODS),
    table=st.integers(0, 3),
    verb=st.sampled_from(VERBS),
    query=st.one_of(st.just(""), st.from_regex(r"(ply|as|on)=[0-9a-z%-]{0,12}", fullmatch=True)),
    form=forms,
    sent=headers,
)
def test_no_request_to_a_table_is_a_mistake_of_ours(
    fuzzed: Fuzzed,
    method: str,
    table: int,
    verb: str,
    query: str,
    form: dict[str, str],
    sent: dict[str, str],
) -> None:
    path = f"/t/{fuzzed.tables[table]}/{verb}?{query}".rstrip("?/")
    assert fuzzed.answers(method, path, form, headers=dict(sent))


@quick
@given(
    method=st.sampled_from(METHODS),
    box=st.integers(0, 3),
    verb=st.sampled_from(BOX_VERBS),
    query=st.one_of(st.just(""), st.from_regex(r"(find|may)=[0-9a-z%+?-]{0,12}", fullmatch=True)),
    form=forms,
    sent=headers,
)
def test_no_request_to_a_game_from_the_box_is_a_mistake_of_ours(
    fuzzed: Fuzzed,
    method: str,
    box: int,
    verb: str,
    query: str,
    form: dict[str, str],
    sent: dict[str, str],
) -> None:
    path = f"/box/{fuzzed.boxes[box]}/{verb}?{query}".rstrip("?/")
    assert fuzzed.answers(method, path, form, headers=dict(sent))


@quick
@given(data=st.data(), form=forms, sent=headers)
def test_no_request_to_any_route_is_a_mistake_of_ours(
    fuzzed: Fuzzed, data: st.DataObject, form: dict[str, str], sent: dict[str, str]
) -> None:
    pattern, methods = data.draw(st.sampled_from(fuzzed.routes))
    path = PARAMETER.sub(lambda found: quote(data.draw(fuzzed.values_for(found[1])), ""), pattern)
    method = data.draw(st.sampled_from([*methods, *METHODS]))
    query = data.draw(queries)
    assert fuzzed.answers(method, f"{path}?{urlencode(query)}".rstrip("?"), form, headers=sent)


@quick
@given(
    path=st.sampled_from(["/play", "/tables", "/language", "/t/nothing/do", "/pad/seven"]),
    kind=st.one_of(
        st.sampled_from(
            ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
             "multipart/form-data", "application/json", "text/plain; charset=utf-16",
             "multipart/form-data; boundary=x; charset=nonsense"]
        ),
        header_values,
    ),
    body=st.binary(max_size=400),
)  # fmt: skip
def test_no_body_is_a_mistake_of_ours(fuzzed: Fuzzed, path: str, kind: str, body: bytes) -> None:
    token = {"x-csrf": fuzzed.ann.csrf, "content-type": kind}
    assert fuzzed.answers("POST", path, content=body, headers=token)
    assert fuzzed.answers("POST", path, content=b"--x\r\n" + body + b"\r\n--x--\r\n", headers=token)


@quick
@given(path=st.text(st.characters(exclude_categories=["Cs"]), max_size=60))
def test_no_address_is_a_mistake_of_ours(fuzzed: Fuzzed, path: str) -> None:
    assert fuzzed.answers("GET", "/" + quote(path))
    assert fuzzed.answers("GET", "/t/" + quote(path, safe=""))


@quick
@given(game=st.sampled_from(["duel", "seven", "babel", "x"]), wanted=texts)
def test_no_search_of_a_glossary_is_a_mistake_of_ours(
    fuzzed: Fuzzed, game: str, wanted: str
) -> None:
    assert fuzzed.answers("GET", f"/help/{game}/glossary?q={quote(wanted)}")


@quick
@given(message=st.one_of(st.text(max_size=300), st.binary(max_size=300)))
def test_no_message_of_a_live_page_is_a_mistake_of_ours(
    fuzzed: Fuzzed, message: str | bytes
) -> None:
    with fuzzed.ann.live(f"/t/{fuzzed.tables[0]}/live?on=game") as page:
        page.send_bytes(message) if isinstance(message, bytes) else page.send_text(message)
    assert fuzzed.answers("GET", f"/t/{fuzzed.tables[0]}")


@quick
@given(
    game=st.sampled_from(["duel", "seven", "babel"]),
    form=st.dictionaries(
        st.sampled_from(PAD_FIELDS), st.one_of(st.sampled_from(PAD_VALUES), texts), max_size=16
    ),
    accept=st.sampled_from(["text/html", "application/json"]),
)
def test_nothing_that_is_entered_on_a_pad_is_a_mistake_of_ours(
    fuzzed: Fuzzed, game: str, form: dict[str, str], accept: str
) -> None:
    assert fuzzed.answers("POST", f"/pad/{game}", form, headers={"accept": accept})


def test_every_route_is_among_those_that_are_tried(fuzzed: Fuzzed) -> None:
    paths = {path for path, _ in fuzzed.routes}
    assert {"/", "/me/keep", "/t/{table}/{verb}", "/tournaments/{tournament}/join"} <= paths
    parts = {name for path in paths for name in PARAMETER.findall(path)}
    assert {"table", "box", "tournament", "person"} <= parts
