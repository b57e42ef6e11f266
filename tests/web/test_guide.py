"""Guided first games: opened by a press, taken step by step, left and taken up again."""

from __future__ import annotations

import re

import pytest

from tests.web.guests import Guest, House, table_of
from wondertable.games import find_game
from wondertable.table import Guide
from wondertable.text import LANGUAGES, say
from wondertable.text.bundle import bundle
from wondertable.web.coach import shown_step
from wondertable.web.game_pages import FirstGame, Step
from wondertable.web.games import PAGES
from wondertable.web.guide import GUIDED

STEP = re.compile(r'id="coach"[^>]*data-at="([^"]+)"\s+data-step="(\d+)"')


def plan_of(game: str) -> FirstGame:
    plan = PAGES[game].guide
    assert plan is not None
    return plan


def guided(guest: Guest, game: str = "duel") -> str:
    """Opens a guided first game; says its id."""
    return table_of(guest.post("/guide", {"game": game}))


def step_of(guest: Guest, table_id: str) -> int | None:
    """The step that the page shows."""
    found = STEP.search(guest.get(f"/t/{table_id}").text)
    return int(found[2]) if found else None


def press(guest: Guest, table_id: str, step: int, **more: str) -> None:
    answer = guest.post(f"/t/{table_id}/guide", {"step": str(step), **more})
    assert answer.status_code == 303


@pytest.mark.parametrize("game", GUIDED)
def test_every_game_has_six_to_ten_steps_that_are_said_in_every_language(game: str) -> None:
    plan = plan_of(game)
    assert 6 <= len(plan.steps) <= 10
    wanted = {f"{game}-guide-{step.id}{end}" for step in plan.steps for end in ("", "-title")}
    for language in LANGUAGES:
        known = {key for key in bundle(language).ids() if key.startswith(f"{game}-guide-")}
        assert known == wanted
    assert plan.seats in find_game(game).seats


@pytest.mark.parametrize("game", GUIDED)
def test_a_press_opens_a_real_table_for_practice_with_a_prepared_deal(
    game: str, house: House
) -> None:
    ann = house.guest("Ann")
    first, second = (house.table(guided(ann, game)) for _ in range(2))
    assert first.settings.practice
    assert first.settings.guide == Guide()
    assert first.asked[0] == 0
    assert first.seed_digest == second.seed_digest
    page = ann.get(f"/t/{first.id}").text
    assert say("en", f"{game}-guide-{plan_of(game).steps[0].id}-title") in page


def test_what_the_steps_speak_of_lies_on_the_table(house: House) -> None:
    ann = house.guest("Ann")
    pages = {game: ann.get(f"/t/{guided(ann, game)}").text for game in GUIDED}
    assert 'id="card-quarry"' in pages["duel"]
    assert 'value="build quarry"' in pages["duel"]
    assert 'id="card-0-lumber_yard"' in pages["seven"]
    assert 'value="tower_of_babel 4 ship"' in pages["babel"]


def test_steps_end_by_a_button_or_by_a_choice(house: House) -> None:
    ann = house.guest("Ann")
    table_id = guided(ann)
    for step in range(3):
        assert step_of(ann, table_id) == step
        press(ann, table_id, step + 1)
    assert step_of(ann, table_id) == 3
    assert ann.act(table_id, "build quarry").status_code == 200
    assert step_of(ann, table_id) == 4


def test_the_guide_is_left_and_taken_up_where_it_was(house: House) -> None:
    ann = house.guest("Ann")
    table_id = guided(ann)
    press(ann, table_id, 2)
    press(ann, table_id, 2, away="on")
    assert step_of(ann, table_id) is None
    assert say("en", "web-guide-resume") in ann.get(f"/t/{table_id}").text
    press(ann, table_id, 2)
    assert step_of(ann, table_id) == 2
    assert house.table(table_id).settings.guide == Guide(2)


def test_behind_the_last_step_the_table_goes_on_alone(house: House) -> None:
    ann = house.guest("Ann")
    table_id = guided(ann)
    press(ann, table_id, len(plan_of("duel").steps))
    assert step_of(ann, table_id) is None
    assert say("en", "web-guide-resume") not in ann.get(f"/t/{table_id}").text


def test_nobody_else_moves_the_guide_and_no_other_table_has_one(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table_id = guided(ann)
    assert bob.json(f"/t/{table_id}/guide", {"step": "1"}).status_code == 403
    assert ann.json(f"/t/{table_id}/guide", {"step": "99"}).status_code == 422
    plain = ann.against_bot()
    assert ann.json(f"/t/{plain}/guide", {"step": "1"}).status_code == 409
    assert ann.post("/guide", {"game": "nonsense"}).status_code == 422


def test_a_choice_that_was_made_already_is_not_waited_for() -> None:
    plan = FirstGame(2, 1, (Step("a", "#a"), Step("b", "#b", choices=1), Step("c", "#c")))
    assert [shown_step(plan, at, made) for at, made in ((0, 0), (0, 3), (1, 0), (1, 1))] == [
        0,
        0,
        1,
        2,
    ]


def test_the_start_page_and_the_rules_lead_there(house: House) -> None:
    ann = house.guest("Ann")
    assert say("en", "web-guide-start") in ann.get("/").text
    for game in GUIDED:
        assert f'name="game" value="{game}"' in ann.get(f"/help/{game}").text
