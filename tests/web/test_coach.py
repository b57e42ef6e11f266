"""The coach of a first game: speaks when there is something to say, and says it once."""

from __future__ import annotations

import re

import pytest

from tests.web.guests import Guest, House, table_of
from wondertable.core.state import State
from wondertable.core.why import Why, why
from wondertable.web import coach

COINS, WONDER = why("duel-tip-coins", 9, coins=1), why("duel-tip-wonder", 1)


@pytest.fixture
def noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every position the same two things are to be noticed."""

    def tips(game: str, view: State, seat: int) -> tuple[Why, ...]:
        return COINS, WONDER

    monkeypatch.setattr(coach, "tips", tips)


def choose(house: House, guest: Guest, table_id: str) -> None:
    """Makes a choice and waits until the next one is asked for."""
    guest.act(table_id)
    while house.table(table_id).seats[house.table(table_id).asked[0]].by_bot:
        pass


def told(page: str) -> str | None:
    """What the coach says on a page."""
    found = re.search(r'id="coach-(duel-tip-[a-z-]+)"', page)
    return found[1] if found else None


@pytest.mark.usefixtures("noticed")
def test_each_tip_is_told_once_in_a_game_and_stays_while_its_choice_is_owed(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot(explain="on", practice="on")
    path = f"/t/{table_id}"
    assert [told(ann.get(path).text) for _ in range(2)] == [COINS.key] * 2
    choose(house, ann, table_id)
    assert told(ann.get(path).text) == WONDER.key
    choose(house, ann, table_id)
    assert told(ann.get(path).text) is None
    back = {"to": "0", "ply": str(house.table(table_id).ply)}
    assert ann.json(f"{path}/undo", back).status_code == 200
    assert told(ann.get(path).text) == COINS.key


@pytest.mark.usefixtures("noticed")
def test_what_was_told_follows_from_the_game_and_outlives_the_server(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot(explain="on")
    choose(house, ann, table_id)
    coach._SPOKEN.clear()
    assert told(ann.get(f"/t/{table_id}").text) == WONDER.key


@pytest.mark.usefixtures("noticed")
def test_the_coach_is_silent_where_nobody_asked_for_explanations(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    assert told(ann.get(f"/t/{ann.against_bot()}").text) is None
    assert told(eve.get(f"/t/{ann.against_bot(explain='on')}").text) is None


def test_a_tip_leads_to_the_glossary(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot(explain="on")
    for _ in range(12):
        page = ann.get(f"/t/{table_id}").text
        if told(page):
            break
        choose(house, ann, table_id)
    assert told(page)
    inside = page[page.index('id="coach"') :].partition("</section>")[0]
    assert "/help/duel/glossary" in inside
    assert "<summary>" in inside


@pytest.mark.usefixtures("noticed")
def test_what_the_guide_kept_the_coach_from_saying_is_said_after_it(house: House) -> None:
    ann = house.guest("Ann")
    table_id = table_of(ann.post("/guide", {"game": "duel"}))
    choose(house, ann, table_id)
    choose(house, ann, table_id)
    assert told(ann.get(f"/t/{table_id}").text) is None
    ann.post(f"/t/{table_id}/guide", {"step": "9"})
    assert told(ann.get(f"/t/{table_id}").text) == COINS.key
