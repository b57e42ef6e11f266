"""The lobby: playing at once, opening tables, finding them again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.web.guests import ORIGIN, House, play_on, settings_in, table_of
from wondertable.bots import BOTS, USUAL
from wondertable.games import GAMES
from wondertable.text import LANGUAGES
from wondertable.web.app import create_app
from wondertable.web.files import STATIC
from wondertable.web.names import bot_about, bot_name
from wondertable.web.offered import AT_END, CLOCKS, LADDER, OFFERED, game_choice


def test_a_visitor_gets_a_cookie_and_a_page(house: House) -> None:
    guest = house.guest()
    answer = guest.get("/")
    assert answer.status_code == 200
    assert "Play against the computer" in answer.text
    assert "wondertable" in guest.cookies


def test_the_cookie_is_kept_from_scripts_and_other_sites(house: House) -> None:
    line = house.guest().get("/").headers["set-cookie"]
    assert "HttpOnly" in line
    assert "SameSite=lax" in line
    assert "Secure" not in line


def test_one_click_opens_a_game_against_a_bot(house: House) -> None:
    ann = house.guest("Ann")
    answer = ann.post("/play", {"name": "Ann", "bot": "random"})
    table = house.table(table_of(answer))
    assert table.status == "running"
    assert {seat.bot or seat.name for seat in table.seats} == {"Ann", "random"}
    assert not table.settings.explain
    assert ann.get(f"/t/{table.id}").status_code == 200


def test_a_first_game_has_fixed_wonders_and_explanations(house: House) -> None:
    ann = house.guest("Ann")
    table = house.table(table_of(ann.post("/play", {"name": "Ann", "first-duel": "on"})))
    assert table.options["wonders"] == "first-game"
    assert table.settings.explain


def test_the_name_is_remembered(house: House) -> None:
    ann = house.guest("Ann")
    ann.post("/play", {"name": "Ann  of  Kent"})
    assert 'value="Ann of Kent"' in ann.get("/").text


def test_a_name_cannot_bring_its_own_html(house: House) -> None:
    ann = house.guest("Ann")
    table_id = table_of(ann.post("/play", {"name": '<b onclick="x">"Ann'}))
    for path in ("/", f"/t/{table_id}", f"/t/{table_id}/replay"):
        page = ann.get(path).text
        assert "<b onclick" not in page
        assert "&lt;b onclick" in page


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", "\u202e"])
def test_a_name_that_cannot_be_shown_is_refused(house: House, name: str) -> None:
    ann = house.guest("Ann")
    assert ann.post("/play", {"name": name}).status_code == 422


def test_every_setting_of_the_form_reaches_the_table(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.with_friend(
        clock="game-10",
        at_end="random",
        listed="on",
        explain="on",
        **{"duel-level_pawn": "chooses", "duel-wonders": "draft"},
    )
    table = house.table(table_id)
    settings = table.settings
    assert table.options == {"wonders": "draft", "level_pawn": "chooses"}
    assert (settings.at_end, settings.listed, settings.explain) == ("random", True, True)
    assert settings.clock == CLOCKS["game-10"]
    assert (settings.running_score, settings.spectators, settings.order) == (True, True, "given")
    assert settings.hints


def test_boxes_that_are_not_ticked_switch_things_off(house: House) -> None:
    ann = house.guest("Ann")
    answer = ann.post("/tables", {"name": "Ann", "game": "duel", "seat-1": "friend"})
    settings = house.table(table_of(answer)).settings
    assert not settings.running_score
    assert not settings.spectators
    assert not settings.hints


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "chess"},
        {"game": ""},
        {"seat-1": "bot-deep"},
        {"seat-1": "elephant"},
        {"seat-1": "none"},
        {"clock": "forever"},
        {"at_end": "explode"},
        {"order": "mine"},
        {"duel-wonders": "all"},
        {"name": ""},
    ],
)
def test_a_choice_that_was_not_offered_is_refused(house: House, fields: dict[str, str]) -> None:
    ann = house.guest("Ann")
    form = {"name": "Ann", "game": "duel", "seat-1": "friend", **fields}
    answer = ann.post("/tables", form)
    assert answer.status_code == 422
    assert "<h1>That does not work</h1>" in answer.text


def test_two_people_at_one_screen_hold_both_seats(house: House) -> None:
    ann = house.guest("Ann")
    table = house.table(ann.against_bot(**{"seat-1": "here", "name-1": "Bob"}))
    assert [seat.name for seat in table.seats] == ["Ann", "Bob"]
    assert table.seats_of(ann.person) == (0, 1)


def test_somebody_at_this_screen_without_a_name_gets_one(house: House) -> None:
    ann = house.guest("Ann")
    table = house.table(ann.against_bot(**{"seat-1": "here", "name-1": ""}))
    assert table.seats[1].name == "Player 2"


def test_own_tables_are_listed_with_whose_turn_it_is(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    page = ann.get("/").text
    assert f'href="/t/{table_id}"' in page
    assert "Your turn" in page
    name = house.table(table_id).seats[1].name
    assert f"7 Wonders Duel with {name} (Random)" in page
    assert f"/t/{table_id}" not in house.guest("Bob").get("/").text


def test_a_finished_table_says_who_won(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    play_on(house, [ann], table_id)
    page = ann.get("/").text
    assert "Finished" in page
    name = house.table(table_id).seats[1].name
    assert "you won" in page or f"won by {name}" in page


def test_a_closed_table_is_listed_as_closed(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    ann.post(f"/t/{table_id}/close")
    assert "closed" in ann.get("/").text


def test_only_listed_tables_are_shown_to_others(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    hidden, listed = ann.with_friend(), ann.with_friend(listed="on")
    page = bob.get("/").text
    assert listed in page
    assert hidden not in page
    assert "Open tables" in page


def test_the_host_can_delete_a_table_and_others_cannot(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table_id = ann.with_friend()
    assert bob.post(f"/t/{table_id}/delete").status_code == 403
    answer = ann.post(f"/t/{table_id}/delete")
    assert (answer.status_code, answer.headers["location"]) == (303, "/?told=deleted")
    assert ann.get(f"/t/{table_id}").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_speaks_the_language_of_the_browser(house: House, language: str) -> None:
    page = house.guest(language=language).get("/").text
    assert f'<html lang="{language}"' in page


def test_the_language_can_be_switched_and_is_remembered(house: House) -> None:
    ann = house.guest("Ann", "en")
    answer = ann.post("/language", {"language": "hu", "back": "/t/x?as=1"})
    assert answer.headers["location"] == "/t/x?as=1"
    assert '<html lang="hu"' in ann.get("/").text


@pytest.mark.parametrize(
    "back", ["//evil.example", "/\\evil", "https://evil.example", "x", "/a\nb"]
)
def test_switching_the_language_leads_to_no_other_site(house: House, back: str) -> None:
    ann = house.guest("Ann")
    assert ann.post("/language", {"language": "de", "back": back}).headers["location"] == "/"


def test_an_unknown_language_is_refused(house: House) -> None:
    assert house.guest("Ann").post("/language", {"language": "fr"}).status_code == 422


@pytest.mark.parametrize(
    ("look", "chosen", "usual"),
    [("theme", "dark", "system"), ("cloth", "sea", "sand"), ("cards", "large", "usual")],
)
def test_a_page_looks_as_its_cookies_say(house: House, look: str, chosen: str, usual: str) -> None:
    ann = house.guest()
    ann.cookies[look] = chosen
    assert f'data-{look}="{chosen}"' in ann.get("/").text
    ann.cookies[look] = '"><script>'
    assert f'data-{look}="{usual}"' in ann.get("/").text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OFFERED)
def test_every_game_and_option_has_words(language: str, game: str) -> None:
    choice = game_choice(language, GAMES[game])
    offered = [option.name for option in GAMES[game].options if len(option.values) > 1]
    assert [option.name for option in choice.options] == offered
    labels = [value.label for option in choice.options for value in option.values]
    assert len(labels) == len(set(labels))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_clock_and_ending_is_on_the_page(house: House, language: str) -> None:
    page = house.guest(language=language).get("/").text
    for value in [*(f"bot-{bot}" for bot in BOTS), *CLOCKS, *AT_END]:
        assert f'value="{value}"' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_is_described(language: str) -> None:
    names = [bot_name(language, bot) for bot in BOTS]
    assert len(set(names)) == len(BOTS)
    assert not set(names) & set(BOTS)
    assert all(bot_about(language, bot) for bot in BOTS)


def test_the_usual_bot_is_offered_first_and_all_others_can_be_chosen(house: House) -> None:
    ann = house.guest("Ann")
    page = ann.get("/").text
    offered = re.findall(r'<input type="radio" name="bot" value="([\w-]+)"( checked)?>', page)
    assert sorted(bot for bot, _ in offered) == sorted(BOTS)
    assert [bot for bot, _ in offered[: len(LADDER)]] == list(LADDER)
    assert [bot for bot, checked in offered if checked] == [USUAL]
    table = house.table(table_of(ann.post("/play", {"name": "Ann"})))
    assert {seat.bot for seat in table.seats} == {None, USUAL}
    assert table.settings.stand_in == USUAL
    assert table.settings.hints


def test_nothing_on_the_page_is_inline_script_or_style(house: House) -> None:
    page = house.guest().get("/").text
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert not re.search(r"\sstyle=|<style|\son[a-z]+=", page)


def test_the_programs_that_the_operator_named_are_offered_and_no_others(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, foreign_bots={"stranger": "true"})
    app = create_app(settings)
    with TestClient(app, ORIGIN) as client:
        guest = House(app, client).guest("Ann")
        assert 'value="bot-stranger"' in guest.get("/").text
        form = {"name": "Ann", "game": "duel", "seat-1": "bot-exec:true"}
        answer = guest.post("/tables", form)
        assert answer.status_code == 422
        assert "exec:true" in answer.text


def test_the_page_says_which_seats_and_options_belong_to_which_game(house: House) -> None:
    page = house.guest().get("/").text
    for nth, game in enumerate(OFFERED.values(), 1):
        choice = re.findall(rf'value="{game.name}" data-nth="{nth}"( data-seats="\d")?', page)
        alone = f' data-seats="{game.seats[0]}"' if len(game.seats) == 1 else ""
        assert choice == [alone]
        counts = re.findall(rf'name="{game.name}-players" value="(\d)" data-seats="(\d)"', page)
        assert counts == ([] if alone else [(str(seats), str(seats)) for seats in game.seats])
        for option in game_choice("en", game).options:
            assert f'<label class="field o-{option.name}" data-of="{nth}">' in page


def test_the_style_sheet_hides_the_seats_of_every_game_that_nobody_takes() -> None:
    sheet = (STATIC / "start.css").read_text(encoding="utf-8")
    for nth in range(1, len(OFFERED) + 1):
        chosen = f':has([data-nth="{nth}"]:checked)'
        assert f'.new{chosen} [data-of]:not([data-of~="{nth}"])' in sheet
        for seats in range(2, max(game.seats[-1] for game in OFFERED.values())):
            assert f'{chosen}:has([data-of="{nth}"] [data-seats="{seats}"]:checked)' in sheet
