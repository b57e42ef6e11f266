"""Two people at one screen: a curtain hangs between turns where a game has secrets."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jinja2 import ChoiceLoader, DictLoader
from starlette.testclient import TestClient

from tests.toy.mini import MiniGame
from tests.web.guests import ORIGIN, FirstThinker, Guest, House, settings_in
from wondertable.core.state import Journal
from wondertable.store import Database
from wondertable.table import Hall, SeatPlan, Settings
from wondertable.text import bundle as texts
from wondertable.web.app import create_app
from wondertable.web.game_pages import GamePages
from wondertable.web.games import PAGES
from wondertable.web.present.render import ENVIRONMENTS
from wondertable.web.scene import Scene


class SilentMini(MiniGame):
    """The toy without a log."""

    def events(self, journal: Journal, viewer: int) -> list[Any]:
        """Nothing is said."""
        return []


class MiniPresenter:
    """Shows all that the viewer knows, as digits."""

    game = "mini"

    def regions(self, scene: Scene) -> dict[str, str]:
        """One region."""
        key = scene.view.key().hex()
        return {
            "mini-all": f'<p id="mini-all" class="v{scene.viewer}">{key} {scene.action_url}</p>'
        }

    def title(self, scene: Scene) -> str:
        """The seat."""
        return f"seat {scene.viewer}"

    def turn(self, scene: Scene) -> bool:
        """Whether something can be done."""
        return scene.playable


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server on which the toy is played too."""
    template = (
        '{% extends "base.html" %}{% block content %}{{ regions["mini-all"] | safe }}{% endblock %}'
    )
    environment = ENVIRONMENTS["en"]
    loader = environment.loader
    assert loader is not None
    monkeypatch.setattr(
        environment, "loader", ChoiceLoader([DictLoader({"mini/table.html": template}), loader])
    )
    presenter: Any = MiniPresenter()
    monkeypatch.setitem(PAGES, "mini", GamePages(presenter, art="tower"))
    english = texts.bundle("en")
    monkeypatch.setattr(english, "_fixed", {**english._fixed, "game-mini": "Two Towers"})
    settings = settings_in(tmp_path)
    hall = Hall(Database(settings.database), thinker=FirstThinker(), games={"mini": SilentMini()})
    app = create_app(settings, hall)
    with TestClient(app, ORIGIN) as client:
        yield House(app, client)


@pytest.fixture
def ann(house: House) -> Guest:
    return house.guest("Ann")


@pytest.fixture
def table_id(house: House, ann: Guest) -> str:
    """A table of the toy at which Ann holds both seats."""
    seats = [SeatPlan.of(ann.person, "Ann"), SeatPlan.of(ann.person, "Bob")]
    portal = house.client.portal
    assert portal is not None
    table = portal.call(house.site.hall.open, "mini", {}, seats, Settings(), ann.person)
    return table.id


def secrets_of(house: House, table_id: str) -> list[str]:
    """What each seat's view is written as."""
    table = house.table(table_id)
    return [table.view(seat).key().hex() for seat in range(2)]


def test_a_curtain_hangs_before_the_first_turn(house: House, ann: Guest, table_id: str) -> None:
    page = ann.get(f"/t/{table_id}").text
    assert "Pass the device to Ann" in page
    assert not any(secret in page for secret in secrets_of(house, table_id))


def test_a_lifted_curtain_shows_one_seat_s_view(house: House, ann: Guest, table_id: str) -> None:
    link = re.search(r'href="(/t/[^"]+\?as=\d)"', ann.get(f"/t/{table_id}").text)
    assert link
    page = ann.get(link[1]).text
    first, second = secrets_of(house, table_id)
    assert first in page
    assert second not in page
    assert f"/t/{table_id}/do?as=0" in page


def test_the_curtain_falls_again_for_the_next_seat(house: House, ann: Guest, table_id: str) -> None:
    assert ann.json(f"/t/{table_id}/do?as=0", {"ply": "0", "action": "bid 1"}).status_code == 200
    for path in ("", "?as=0"):
        page = ann.get(f"/t/{table_id}{path}").text
        assert "Pass the device to Bob" in page
        assert not any(secret in page for secret in secrets_of(house, table_id))
    assert secrets_of(house, table_id)[1] in ann.get(f"/t/{table_id}?as=1").text


@pytest.mark.parametrize("path", ["do", "resign", "retract"])
def test_nothing_is_done_from_before_the_curtain(ann: Guest, table_id: str, path: str) -> None:
    answer = ann.json(f"/t/{table_id}/{path}", {"ply": "0", "action": "bid 1"})
    assert answer.status_code == 409
    assert "passed on" in answer.json()["error"]


@pytest.mark.parametrize("path", ["record", "replay"])
def test_the_past_lies_behind_the_curtain_too(ann: Guest, table_id: str, path: str) -> None:
    assert ann.get(f"/t/{table_id}/{path}").status_code == 409
    assert ann.get(f"/t/{table_id}/{path}?as=0").status_code == 200


def test_no_report_from_before_the_curtain(ann: Guest, table_id: str) -> None:
    answer = ann.post(f"/t/{table_id}/report", {"ply": "0", "words": "x"})
    assert answer.status_code == 409


def test_a_live_page_is_sent_behind_the_curtain(house: House, ann: Guest, table_id: str) -> None:
    with ann.live(f"/t/{table_id}/live?on=game&as=0") as page:
        page.send_text(json.dumps({"version": house.table(table_id).version}))
        page.receive_text()
        ann.json(f"/t/{table_id}/do?as=0", {"ply": "0", "action": "bid 1"})
        update = json.loads(page.receive_text())
    assert list(update["regions"]) == ["house"]
    assert f'data-go="/t/{table_id}"' in update["regions"]["house"]


def test_a_face_down_choice_can_be_taken_back(house: House, ann: Guest) -> None:
    bob = house.guest("Bob")
    portal = house.client.portal
    assert portal is not None
    seats = [SeatPlan.of(ann.person, "Ann"), SeatPlan.of(bob.person, "Bob")]
    table = portal.call(house.site.hall.open, "mini", {}, seats, Settings(), ann.person)
    assert ann.json(f"/t/{table.id}/do", {"ply": "0", "action": "bid 1"}).status_code == 200
    assert ann.json(f"/t/{table.id}/do", {"ply": "0", "action": "bid 2"}).status_code == 409
    assert ann.json(f"/t/{table.id}/retract", {"ply": "0"}).status_code == 200
    assert ann.json(f"/t/{table.id}/do", {"ply": "0", "action": "bid 2"}).status_code == 200


def test_after_the_end_no_curtain_hangs(house: House, ann: Guest, table_id: str) -> None:
    assert ann.json(f"/t/{table_id}/resign?as=0").status_code == 200
    assert "Pass the device" not in ann.get(f"/t/{table_id}").text
