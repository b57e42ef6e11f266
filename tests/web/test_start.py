"""The start page: what waits, one press to play, the same again, and the computer everywhere."""

from __future__ import annotations

import html
import re

import pytest

from tests.web.guests import Guest, House, play_on, table_of
from wondertable.bots import USUAL
from wondertable.core.state import SPECTATOR
from wondertable.text import LANGUAGES
from wondertable.web.files import static_files
from wondertable.web.games import PAGES
from wondertable.web.plans import PRESETS
from wondertable.web.scenes import log_of

FOUR = {
    "name": "Ann",
    "game": "seven",
    "seven-players": "4",
    "seven-cities": "on",
    "seven-teams": "on",
    "seat-1": "here",
    "name-1": "Bob",
    "seat-2": "bot-novice",
    "seat-3": "friend",
    "clock": "move-3",
    "at_end": "bot",
    "hints": "alone",
    "spectators": "on",
    "order": "random",
}
"""A table with something of everything."""


def part(page: str, name: str) -> str:
    """A part of the start page, by its class."""
    found = re.search(rf'<(section|div|details) class="{name}".*?</\1>', page, re.DOTALL)
    return found[0] if found else ""


# What waits.


def test_a_table_that_waits_for_somebody_stands_first_with_what_happened_last(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table_id = ann.with_friend()
    bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"})
    assert "The game has just begun." in part(ann.get("/").text, "h-turn")
    play_on(house, [ann, bob], table_id, 1)
    waiting, mine = part(ann.get("/").text, "h-run"), part(bob.get("/").text, "h-turn")
    assert "waiting for Bob" in waiting
    assert "7 Wonders Duel with Ann" in mine
    assert re.search(r"<em>Ann [^<]+\.</em>", mine)
    page = bob.get("/").text
    assert page.index('class="h-turn"') < page.index('class="h-play"')


def test_who_has_chosen_already_is_told_but_not_what(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    form = {"name": "Ann", "game": "seven", "seat-1": "friend", "seat-2": "here", "name-2": "Cleo"}
    table_id = table_of(ann.post("/tables", form | {"seven-sides": "day"}))
    bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"})
    table = house.table(table_id)
    view = table.view(1)
    choice = table.game.write(view, 1, view.legal(1)[0])
    bob.json(f"/t/{table_id}/do", {"ply": str(table.ply), "action": choice})
    assert "Chosen already: Bob." in part(ann.get("/").text, "h-turn")


def test_a_screen_that_people_share_tells_only_what_everybody_knows(house: House) -> None:
    ann = house.guest("Ann")
    cleo = house.guest("Cleo")
    form = {"name": "Ann", "game": "seven", "seven-players": "3", "seven-sides": "day"}
    table_id = table_of(ann.post("/tables", form | {"seat-1": "here", "name-1": "Bob"}))
    cleo.post(f"/t/{table_id}/sit", {"name": "Cleo", "seat": "2"})
    table = house.table(table_id)
    for guest, seat in ((cleo, 2), (ann, 0), (ann, 1)):
        view = table.view(seat)
        action = table.game.write(view, seat, view.legal(seat)[0])
        guest.json(f"/t/{table_id}/do?as={seat}", {"ply": str(table.ply), "action": action})
    public = [line.text for line in log_of(table, SPECTATOR, "en") if line.seat == 2]
    assert f"<em>{html.escape(public[-1])}</em>" in part(ann.get("/").text, "h-turn")


def test_the_title_of_a_large_table_names_only_the_first_of_the_others(house: House) -> None:
    ann = house.guest("Ann")
    form = {"name": "Ann", "game": "seven", "seven-players": "7", "bot": "novice", "order": "given"}
    table = house.table(table_of(ann.post("/play", form)))
    first, second = [seat.name for seat in table.seats if seat.kind == "bot"][:2]
    page = ann.get("/").text
    assert f"<b>7 Wonders with {first}, {second} and 4 others (Novice)</b>" in page


def test_leaving_and_ending_stand_in_a_menu_and_ask_first(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    shared = ann.with_friend()
    assert f'/t/{shared}/ask/delete" data-ask' in part(ann.get("/").text, "h-run")
    bob.post(f"/t/{shared}/sit", {"name": "Bob", "seat": "1"})
    page = ann.get("/").text
    for deed in ("resign", "close"):
        assert f'/t/{shared}/ask/{deed}" data-ask' in page
    assert f"/t/{shared}/ask/delete" not in page
    assert f"/t/{shared}/ask/close" not in bob.get("/").text
    assert f'action="/t/{shared}/hide"' in bob.get("/").text


def test_a_table_that_waits_can_be_left_from_the_list(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    form = {"name": "Ann", "game": "seven", "seven-players": "3"}
    table_id = table_of(ann.post("/tables", form))
    bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"})
    assert f"/t/{table_id}/ask/leave?seat=1" in bob.get("/").text
    assert f"/t/{table_id}/ask/close" in ann.get("/").text


# One press.


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_opens_the_table_that_it_says(house: House, preset: str) -> None:
    ann = house.guest("Ann")
    assert f'name="preset" value="{preset}"' in ann.get("/").text
    table = house.table(table_of(ann.post("/start", {"name": "Ann", "preset": preset})))
    game, wanted = PRESETS[preset]
    assert table.game.name == game
    assert table.options.items() >= wanted.options.items()
    assert len(table.seats) == 1 + len(wanted.seats)
    assert sorted(seat.bot or "" for seat in table.seats if seat.kind == "bot") == sorted(
        seat for seat in wanted.seats if seat == USUAL
    )
    with_friends = any(seat != USUAL for seat in wanted.seats)
    assert table.status == ("waiting" if with_friends else "running")
    assert table.settings.hints != with_friends
    assert table.settings.explain != with_friends


def test_a_preset_that_is_none_is_refused(house: House) -> None:
    ann = house.guest("Ann")
    assert ann.post("/start", {"name": "Ann", "preset": "chess.bot"}).status_code == 422
    assert ann.post("/start", {"name": "", "preset": next(iter(PRESETS))}).status_code == 422


@pytest.mark.parametrize("language", LANGUAGES)
def test_presets_are_said_in_every_language_without_holes(house: House, language: str) -> None:
    play = part(house.guest(language=language).get("/").text, "h-play")
    assert len(re.findall(r'class="pre"', play)) == len(PRESETS)
    assert "{" not in play
    assert not re.search(r"<(b|small)>\s*</", play)


def test_a_newcomer_is_offered_a_first_game_at_one_press(house: House) -> None:
    ann = house.guest("Ann")
    page = ann.get("/").text
    hero = re.search(r'<button class="hero".*?</button>', page, re.DOTALL)
    assert hero
    assert "Play your first game" in hero[0]
    value = re.search(r'value="([^"]+)"', hero[0])
    assert value
    table = house.table(table_of(ann.post("/start", {"name": "Ann", "preset": value[1]})))
    assert table.settings.explain
    assert table.options["wonders"] == "first-game"


def test_a_first_game_is_first_in_each_game_by_itself(house: House) -> None:
    ann = house.guest("Ann")
    play_on(house, [ann], ann.against_bot())
    page = ann.get("/").text
    ticked = re.findall(r'name="first-(\w+)"( checked)?', page)
    assert dict(ticked) == {"duel": "", "seven": " checked", "babel": " checked"}
    duel = house.table(table_of(ann.post("/start", {"name": "Ann", "preset": "duel.bot"})))
    seven = house.table(table_of(ann.post("/start", {"name": "Ann", "preset": "seven.cities"})))
    assert (duel.settings.explain, duel.options["wonders"]) == (False, "draft")
    assert (seven.settings.explain, seven.options["sides"]) == (True, "day")


def test_a_game_that_was_closed_before_its_end_is_still_to_be_played_first(house: House) -> None:
    ann = house.guest("Ann")
    ann.post(f"/t/{ann.against_bot()}/close")
    assert 'name="first-duel" checked' in ann.get("/").text


@pytest.mark.parametrize("game", PAGES)
def test_the_pictures_of_a_game_and_of_its_presets_are_drawn(game: str) -> None:
    files = static_files()
    drawn = [f"presets.svg#{preset.drawing}" for preset in PAGES[game].presets]
    for place in filter(None, [PAGES[game].picture, *drawn]):
        file, _, symbol = place.partition("#")
        assert f'id="{symbol}"' in files[file].read_text(encoding="utf-8")


# The same again.


def facts(house: House, table_id: str) -> tuple[object, ...]:
    """All that people agreed on at a table."""
    table = house.table(table_id)
    seats = sorted((seat.kind, seat.bot or "", seat.person or "") for seat in table.seats)
    return table.game.name, table.options, table.settings, seats


def test_the_last_table_can_be_had_again_at_one_press(house: House) -> None:
    ann = house.guest("Ann")
    assert "Play again as last time" not in ann.get("/").text
    first = table_of(ann.post("/tables", FOUR))
    page = ann.get("/").text
    words = "7 Wonders · 4 players · Computer: Novice · 1 seat by link · at this device: Bob"
    assert "Play again as last time" in page
    assert f"{words} · with Cities · two by two · 3 minutes a move" in page
    again = table_of(ann.post("/again", {"name": "Anna"}))
    assert again != first
    assert facts(house, again) == facts(house, first)
    assert [seat.name for seat in house.table(again).seats[:2]] == ["Anna", "Bob"]


@pytest.mark.parametrize("switch", ["practice", "quick_practice"])
def test_who_practised_the_last_time_practises_again(house: House, switch: str) -> None:
    ann = house.guest("Ann")
    form = {"name": "Ann", "game": "duel", "clock": "none", switch: "on"}
    assert house.table(table_of(ann.post("/play", form))).settings.practice
    assert re.search(r"<small>7 Wonders Duel · [^<]+ · Practice</small>", ann.get("/").text)
    assert house.table(table_of(ann.post("/again", {"name": "Ann"}))).settings.practice


def test_a_first_game_is_not_first_again_once_it_was_played(house: House) -> None:
    ann = house.guest("Ann")
    first = table_of(ann.post("/start", {"name": "Ann", "preset": "duel.bot"}))
    assert house.table(first).settings.explain
    play_on(house, [ann], first)
    again = house.table(table_of(ann.post("/again", {"name": "Ann"})))
    assert not again.settings.explain
    assert again.options["wonders"] == "draft"


def test_without_a_last_table_there_is_nothing_to_have_again(house: House) -> None:
    assert house.guest("Ann").post("/again", {"name": "Ann"}).status_code == 409


def test_a_last_table_that_others_made_up_is_not_believed(house: House) -> None:
    ann = house.guest("Ann")
    ann.post("/tables", FOUR)
    kept = ann.cookies["again"]
    for cookie in ("", "x", kept[:-1], kept[:4] + "A" + kept[5:], kept * 20):
        ann.cookies["again"] = cookie
        assert "Play again as last time" not in ann.get("/").text
        assert ann.post("/again", {"name": "Ann"}).status_code == 409
    for words in ("[]", "{}", kept, '{"game":"chess","options":{},"seats":[],"settings":{}}'):
        ann.cookies["again"] = house.site.identity.sealed(words)
        assert ann.get("/").status_code == 200
        assert ann.post("/again", {"name": "Ann"}).status_code == 409


def test_a_table_with_a_bot_that_is_gone_cannot_be_had_again(house: House) -> None:
    ann = house.guest("Ann")
    ann.post("/tables", FOUR)
    words = house.site.identity.unsealed(ann.cookies["again"])
    assert words
    ann.cookies["again"] = house.site.identity.sealed(words.replace("bot-novice", "bot-gone"))
    assert "Play again as last time" not in ann.get("/").text


# Another game.


def test_everything_that_can_be_chosen_is_folded_and_can_be_unfolded_by_address(
    house: House,
) -> None:
    ann = house.guest("Ann")
    assert '<details class="panel fold" id="another">' in ann.get("/").text
    assert '<details class="panel fold" id="another" open>' in ann.get("/?new").text


def test_the_computer_takes_every_seat_that_is_left_to_friends(house: House) -> None:
    ann = house.guest("Ann")
    form = FOUR | {"fill": "on", "fill_bot": "senator", "seven-players": "4"}
    table = house.table(table_of(ann.post("/tables", form)))
    assert table.status == "running"
    assert [seat.bot for seat in table.seats] == [None, None, "novice", "senator"]


def test_against_the_computer_all_options_and_settings_count(house: House) -> None:
    ann = house.guest("Ann")
    form = FOUR | {"bot": "random", "running_score": "on", "clock": "game-10", "listed": "on"}
    table = house.table(table_of(ann.post("/play", form)))
    assert {seat.bot for seat in table.seats} == {None, "random"}
    assert table.options["teams"] == table.options["cities"] == "on"
    assert table.settings.clock is not None
    assert table.settings.hints
    assert (table.settings.running_score, table.settings.memory) == (True, False)


@pytest.mark.parametrize(
    ("seat", "hints", "given"),
    [
        ("bot-random", "alone", True),
        ("friend", "alone", False),
        ("here", "alone", False),
        ("friend", "on", True),
        ("bot-random", "off", False),
    ],
)
def test_hints_are_for_who_plays_alone_unless_the_host_wants_them_for_all(
    house: House, seat: str, hints: str, *, given: bool
) -> None:
    ann = house.guest("Ann")
    table = house.table(ann.against_bot(**{"seat-1": seat, "hints": hints}))
    assert table.settings.hints is given


def test_the_form_shows_no_letter_of_a_name_that_can_be_changed(house: House) -> None:
    ann = house.guest("Ann")
    ann.post("/play", {"name": "Zoe"})
    assert not re.search(r'class="ava me"[^>]*>\s*\w', ann.get("/").text)


# Other people's tables.


@pytest.mark.parametrize(
    ("typed", "leads"),
    [
        ("abcDEF-_1", "/t/abcDEF-_1"),
        ("https://example.org/t/abcDEF-_1", "/t/abcDEF-_1"),
        ("http://example.org/wonders/t/abcDEF-_1?as=1", "/t/abcDEF-_1"),
        ("https://evil.example/", "/?told=nowhere"),
        ("//evil.example", "/?told=nowhere"),
        ("", "/?told=nowhere"),
        ("a b", "/?told=nowhere"),
    ],
)
def test_a_table_is_joined_by_its_link_or_its_code(house: House, typed: str, leads: str) -> None:
    answer = house.guest("Ann").get("/join", params={"table": typed})
    assert (answer.status_code, answer.headers["location"]) == (303, leads)


def test_a_code_that_leads_nowhere_is_told(house: House) -> None:
    assert "neither a link nor a code" in house.guest("Ann").get("/?told=nowhere").text


def finished(house: House, guest: Guest) -> str:
    """A game that is over."""
    table_id = guest.against_bot()
    play_on(house, [guest], table_id)
    return table_id


def test_finished_games_are_counted_and_listed_in_a_fold(house: House) -> None:
    ann = house.guest("Ann")
    table_id = finished(house, ann)
    page = ann.get("/").text
    table = house.table(table_id)
    assert table.ending
    won = bool(set(table.ending.winners) & set(table.seats_of(ann.person)))
    assert f"1, you won {int(won)}" in page
    assert f'href="/t/{table_id}"' in page
