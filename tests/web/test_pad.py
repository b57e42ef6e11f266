"""The score pad on the server: the engine's points for whatever is entered."""

from __future__ import annotations

import html
import json
import re
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest

from tests.web.guests import House, house_in
from tests.web.pad_games import Finish, finishes
from wondertable import text
from wondertable.games.seven.science import best
from wondertable.text.bundle import sources
from wondertable.web.pad.routes import PADS

GAMES_OF_EACH = 200
each_game = pytest.mark.parametrize("game", PADS)
each_way = pytest.mark.parametrize("way", ["sheet", "cards"])


def rows_of(score: dict[str, Any]) -> list[dict[str, int]]:
    """The points of every seat by row."""
    seats = range(len(score["totals"]))
    return [{row: cells[seat]["points"] for row, cells in score["rows"].items()} for seat in seats]


def expected(finish: Finish, score: dict[str, Any]) -> list[dict[str, int]]:
    """The engine's points in the rows that the pad has; other rows must be empty."""
    for column in finish.points:
        assert not any(column[row] for row in column.keys() - score["rows"].keys())
    return [{row: column[row] for row in score["rows"]} for column in finish.points]


@each_game
@each_way
def test_what_is_entered_comes_to_what_the_engine_says(house: House, game: str, way: str) -> None:
    ann = house.guest("Ann")
    reasons = set()
    for finish in finishes(game, GAMES_OF_EACH):
        fields = finish.cards if way == "cards" else finish.sheet
        answer = ann.json(f"/pad/{game}", fields)
        assert answer.status_code == 200, answer.text
        score = answer.json()["score"]
        assert rows_of(score) == expected(finish, score)
        assert score["totals"] == finish.totals
        assert score["ranks"] == finish.ranks
        assert score["notes"] == []
        reasons.add(score["how"])
    assert "points" in reasons
    if game == "duel":
        assert {"military", "blue"} <= reasons


@each_game
def test_the_lines_of_a_row_add_up_to_its_points(house: House, game: str) -> None:
    pad = PADS[game]
    ann = house.guest("Ann")
    lines = 0
    for finish in finishes(game, GAMES_OF_EACH):
        score = ann.json(f"/pad/{pad.name}", finish.cards).json()["score"]
        for row, cells in score["rows"].items():
            for cell in cells:
                told = sum(args.get("points", 0) for _, args in cell["lines"])
                assert told == cell["points"], (row, cell)
                lines += len(cell["lines"])
    assert lines > 1000


def numbers(score: dict[str, Any], row: str) -> list[int]:
    """A row of the sheet."""
    return [cell["points"] for cell in score["rows"][row]]


def scored(house: House, game: str, **fields: str) -> dict[str, Any]:
    """What some fields come to; `_0_coins` is the coins of the first seat."""
    named = {re.sub(r"^_(\d)_", r"\1-", name): value for name, value in fields.items()}
    answer = house.guest("Ann").json(f"/pad/{game}", named)
    assert answer.status_code == 200, answer.text
    score: dict[str, Any] = answer.json()["score"]
    return score


def test_the_first_seat_wins_by_science_whatever_the_points_are(house: House) -> None:
    score = scored(house, "duel", ending="science", winner="0", _1_blue="40")
    assert (score["totals"], score["ranks"], score["how"]) == ([0, 40], [1, 2], "science")


def test_level_points_in_duel_are_decided_by_blue_cards_and_else_shared(house: House) -> None:
    blue = scored(house, "duel", _0_green="9", _1_blue="9")
    assert (blue["ranks"], blue["how"]) == ([2, 1], "blue")
    level = scored(house, "duel", _0_blue="9", _1_blue="9")
    assert (level["ranks"], level["how"]) == ([1, 1], "shared")


def test_level_points_in_seven_are_decided_by_coins(house: House) -> None:
    score = scored(house, "seven", _0_coins="8", _1_coins="7", _2_blue="1")
    assert (score["totals"], score["ranks"], score["how"]) == ([2, 2, 1], [1, 2, 3], "coins")


def test_partners_win_together_and_share_a_tie(house: House) -> None:
    teams = {"cities": "on", "teams": "on", "players": "4"}
    score = scored(house, "seven", **teams, _0_blue="9", _2_blue="5", _3_blue="5")
    assert (score["teams"], score["ranks"]) == ([9, 10], [3, 3, 1, 1])
    level = scored(house, "seven", **teams, _0_blue="9", _2_blue="5", _3_blue="4")
    assert (level["ranks"], level["how"]) == ([1, 1, 1, 1], "shared")


def test_wild_symbols_and_masks_are_used_for_the_most_points(house: House) -> None:
    symbols = {"_0_gear": "3", "_0_wild": "1", "_0_masks": "1", "_1_gear": "1", "_2_tablet": "1"}
    score = scored(house, "seven", cities="on", **symbols)
    assert numbers(score, "green") == [25, 1, 1]
    told = dict(score["rows"]["green"][0]["lines"])
    assert told["masks"] == {"symbols": ["gear"]}
    assert told["wild"] == {"symbols": ["gear"]}


def test_debt_is_taken_off_the_treasury(house: House) -> None:
    score = scored(house, "seven", cities="on", _0_coins="10", _0_debt="5")
    assert numbers(score, "treasury") == [-2, 0, 0]


def test_a_guild_counts_the_cards_of_both_neighbours(house: House) -> None:
    fields = {"way": "cards", "0-has-magistrates_guild": "on", "1-has-altar": "on"}
    fields |= {"2-has-baths": "on", "2-has-altar": "on", "0-has-theater": "on"}
    score = house.guest("Ann").json("/pad/seven", fields).json()["score"]
    assert numbers(score, "purple") == [3, 0, 0]
    ((key, args),) = score["rows"]["purple"][0]["lines"]
    assert (key, args["what"], args["count"]) == ("next", "blue", 3)


def test_figures_of_the_own_box_replace_ours(house: House) -> None:
    pieces = {"0-pieces_colossus": "3", "1-pieces_colossus": "1"}
    ann = house.guest("Ann")
    ours = ann.json("/pad/babel", pieces).json()["score"]
    theirs = ann.json("/pad/babel", pieces | {"row_light_first": "50"}).json()["score"]
    assert numbers(ours, "unfinished")[0] != 50
    assert numbers(theirs, "unfinished") == [50, numbers(ours, "unfinished")[1], 0]


@pytest.mark.parametrize(
    ("game", "fields", "note"),
    [
        ("duel", {"0-has-altar": "on", "1-has-altar": "on"}, "Altar: there is only one"),
        (
            "duel",
            {
                f"0-has-{wonder}": "on"
                for wonder in ("sphinx", "piraeus", "pyramids", "colossus", "mausoleum")
            },
            "can have only 4",
        ),
        ("seven", {"0-has-arena": "on", "1-has-arena": "on"}, "the box has 1"),
        ("seven", {"0-board": "rhodos", "0-side": "night", "0-stages": "4"}, "has 2 stages"),
        ("seven", {"teams": "on"}, "Teams need four or six players"),
        ("babel", {"built_colossus": "1", "built_pyramids": "1"}, "finished as no. 1"),
    ],
)
def test_what_the_box_does_not_have_is_added_up_with_a_note(
    house: House, game: str, fields: dict[str, str], note: str
) -> None:
    answer = house.guest("Ann").post(f"/pad/{game}", {"way": "cards", **fields})
    assert answer.status_code == 200
    assert note in answer.text


@pytest.mark.parametrize(
    ("game", "fields", "told"),
    [
        ("duel", {"1-coins": "many"}, "Béla Coins: a whole number from 0 to 199"),
        ("duel", {"pawn": "10"}, "Spaces from the middle: a whole number from 0 to 9"),
        ("seven", {"0-coins": "-1"}, "not “-1”"),
        ("seven", {"0-gear": "5"}, "a whole number from 0 to 4"),
        ("seven", {"way": "cards", "0-board": "atlantis"}, "there is no “atlantis”"),
        ("babel", {"0-discs_ship": "4", "1-discs_ship": "4"}, "8 discs of ship"),
        (
            "babel",
            {"two_coloured": "on", "0-has-two_1": "on", "1-has-two_1": "on"},
            "only one disc",
        ),
    ],
)
def test_a_wrong_entry_is_told_and_nothing_is_lost(
    house: House, game: str, fields: dict[str, str], told: str
) -> None:
    entered = {"name-0": "Ann & Ada", "name-1": "Béla", "2-coins": "17", "0-has-two_4": "on"}
    answer = house.guest("Ann").post(f"/pad/{game}", entered | fields)
    assert answer.status_code == 422
    page = html.unescape(answer.text)
    assert told in page
    form = set(re.findall(r'name="([^"]+)"', page))
    for name, value in (entered | fields).items():
        if name not in form:
            continue
        field = re.search(rf'<(?:input|select)[^>]*name="{re.escape(name)}"[^>]*>', page)
        assert field, name
        if value == "on":
            assert "checked" in field[0], name
        elif field[0].startswith("<input") and 'type="radio"' not in field[0]:
            assert f'value="{value}"' in field[0], name


def test_what_belongs_to_another_way_of_entering_is_not_looked_at(house: House) -> None:
    score = scored(house, "duel", way="cards", _0_blue="nonsense", _0_coins="3")
    assert score["totals"] == [1, 0]


@each_game
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_pad_speaks_the_language_of_the_browser(house: House, game: str, language: str) -> None:
    guest = house.guest(language=language)
    finish = finishes(game, GAMES_OF_EACH)[0]
    guest.get("/pad")
    page = html.unescape(guest.post(f"/pad/{game}", finish.cards).text)
    for message in ("pad-add-up", "pad-explained", "pad-say-total", f"pad-{game}-way-cards"):
        assert text.say(language, message) in page
    tables = guest.get(f"/pad/{game}/tables.json?language={language}").json()
    assert tables["words"]["language"] == language
    assert tables["words"]["patterns"]["say-total"] == text.say(language, "pad-say-total")


def test_every_number_of_the_tables_is_the_engine_s(house: House) -> None:
    science = house.guest("Ann").get("/pad/seven/tables.json").json()["science"]
    for wild, a, b, c in product(range(3), range(8), range(8), range(8)):
        assert science[wild][a][b][c] == best(a, b, c, wild)


@pytest.mark.parametrize("path", ["/pad", *(f"/pad/{game}" for game in PADS)])
def test_nothing_on_a_pad_is_inline_script_or_style(house: House, path: str) -> None:
    page = house.guest().get(path)
    assert page.status_code == 200
    assert not re.search(r"\sstyle=|<style|\son[a-z]+=|<script(?![^>]*\bsrc=)", page.text)


def test_there_is_no_pad_for_a_game_that_nobody_knows(house: House) -> None:
    ann = house.guest("Ann")
    answers = [ann.get("/pad/chess"), ann.get("/pad/chess/tables.json"), ann.post("/pad/chess")]
    assert [answer.status_code for answer in answers] == [404, 404, 404]


def test_under_a_prefix_the_worker_keeps_pages_with_it_and_no_others(tmp_path: Path) -> None:
    with house_in(tmp_path, public_url="https://example.org/wonders") as house:
        ann = house.guest("Ann")
        answer = ann.get("/wonders/worker.js")
        assert answer.headers["service-worker-allowed"] == "/wonders/"
        assert answer.headers["content-type"].startswith("text/javascript")
        pages, kept = (
            json.loads(re.findall(rf"^const {name} = (.*);$", answer.text, re.MULTILINE)[0])
            for name in ("PAGES", "KEPT")
        )
        assert pages == ["/wonders/pad", *(f"/wonders/pad/{game}" for game in PADS)]
        for address in pages + kept:
            assert address.startswith("/wonders/")
            assert ann.get(address).status_code == 200, address
        for page in pages:
            for address in re.findall(r'\s(?:href|src|action)="([^"]+)"', ann.get(page).text):
                assert address.startswith(("/wonders/", "#")), address


def test_the_worker_keeps_every_file_that_a_pad_asks_for(house: House) -> None:
    ann = house.guest("Ann")
    kept = ann.get("/worker.js").text
    asked = set()
    for path in ("/offline", "/pad", *(f"/pad/{game}" for game in PADS)):
        page = html.unescape(ann.get(path).text)
        page = re.sub(
            r'<link rel="apple-touch-icon"[^>]*>', "", page
        )  # asked for by none but systems
        asked |= set(re.findall(r'(?:href|src|data-tables)="((?:/static|/pad/\w+/)[^"#]+)', page))
    scripts = [file for file in asked if file.endswith(".js")]
    while scripts:
        script = scripts.pop()
        for path in re.findall(r'from "(\.[\w./-]+\.js)"', ann.get(script).text):
            file = urljoin(script, path)
            if file not in asked:
                asked.add(file)
                scripts.append(file)
    assert len(asked) > 15
    assert [file for file in asked if f'"{file}"' not in kept] == []


def test_another_language_is_another_worker(house: House) -> None:
    workers = {
        re.findall(r'data-worker="([^"]+)"', house.guest(language=language).get("/pad").text)[0]
        for language in text.LANGUAGES
    }
    assert len(workers) == len(text.LANGUAGES)
    names = {house.guest(language=one).get("/worker.js").text[:40] for one in text.LANGUAGES}
    assert len(names) == len(text.LANGUAGES)


def test_the_lobby_leads_to_the_pad(house: House) -> None:
    assert 'href="/pad"' in house.guest().get("/").text


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_sentences_that_scripts_fill_have_no_variants(language: str) -> None:
    source = "".join(source for file, source in sources(language) if file.endswith("pad.ftl"))
    assert "pad-line-" in source
    assert "->" not in source


OTHERS = {"_0_leaders": "12", "_0_armada": "7", "_1_leaders": "3", "_2_armada": "30"}


@each_way
def test_rows_of_other_expansions_count_where_they_are_wanted(house: House, way: str) -> None:
    score = scored(house, "seven", way=way, leaders="on", armada="on", _1_coins="9", **OTHERS)
    assert (numbers(score, "leaders"), numbers(score, "armada")) == ([12, 3, 0], [7, 0, 30])
    assert numbers(score, "wonder") == [0, 0, 0]
    assert (score["totals"], score["ranks"]) == ([19, 6, 30], [2, 3, 1])
    told = score["rows"]["leaders"][0]["lines"]
    assert told == [["entered", {"points": 12}]]
    one = scored(house, "seven", way=way, leaders="on", **OTHERS)
    assert one["totals"] == [12, 3, 0]
    assert "armada" not in one["rows"]


@each_way
def test_rows_of_other_expansions_are_off_until_they_are_wanted(house: House, way: str) -> None:
    score = scored(house, "seven", way=way, **OTHERS)
    assert score["totals"] == [0, 0, 0]
    assert score["rows"].keys().isdisjoint({"leaders", "armada"})


def test_partners_share_the_points_of_other_expansions(house: House) -> None:
    teams = {"cities": "on", "teams": "on", "players": "4", "armada": "on"}
    score = scored(house, "seven", **teams, _0_blue="9", _3_armada="10")
    assert (score["teams"], score["ranks"]) == ([9, 10], [3, 3, 1, 1])


def test_the_fullest_sheet_does_not_run_over(house: House) -> None:
    rows = ("wonder", "blue", "yellow", "purple", "black", "leaders", "armada")
    full = {f"_0_{row}": "199" for row in rows}
    score = scored(house, "seven", cities="on", leaders="on", armada="on", **full)
    assert score["totals"][0] == 7 * 199
    assert all(numbers(score, row)[0] == 199 for row in rows)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_page_names_the_rows_of_other_expansions(house: House, language: str) -> None:
    page = house.guest("Ann", language).get("/pad/seven").text
    for flag in ("leaders", "armada"):
        assert f'name="{flag}"' in page
        assert f'name="0-{flag}"' in page
        assert text.say(language, f"pad-seven-{flag}") in page
    fields = {"leaders": "on", "0-leaders": "5"}
    shown = house.guest("Ann", language).post("/pad/seven", fields).text
    assert '<tr class="r-leaders">' in shown
