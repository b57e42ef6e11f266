"""How 7 Wonders looks in the terminal."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command
from tests.cli.looking import NAMES, look_through, presenter_of, shown, tight
from tests.games.seven.position import do, position
from wondertable.cli.common import Voice
from wondertable.cli.result import own_result_line, result_line
from wondertable.core.outcome import Outcome
from wondertable.core.rng import Rng
from wondertable.games import find_game
from wondertable.games.seven.cards import ALL_CARDS
from wondertable.games.seven.events import Built, Ready
from wondertable.games.seven.state import Seven
from wondertable.text import LANGUAGES

FACTS = Path(__file__).parents[1] / "facts"

presenter = partial(presenter_of, "seven", seats=4)


def choices(state: Seven) -> str:
    """What seat 0 may do, on lines without double blanks."""
    return tight(presenter().choices(state, 0, 100))


@pytest.mark.parametrize("width", [80, pytest.param(120, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("boards", ["random", "choose"])
@pytest.mark.parametrize("games", [1, pytest.param(6, marks=pytest.mark.long)])
def test_whole_games_fit_into_the_terminal(
    language: str, width: int, boards: str, games: int
) -> None:
    options = {"cities": "on", "boards": boards, "sides": "choose"}
    show = presenter(language)
    for seed in range(games):
        state = find_game("seven").setup(4, options)
        look_through(show, state, Rng(width, seed), width, every=12, alone=True)
        assert len(shown(show.scores(state)).splitlines()) > 8


def test_every_way_to_pay_is_a_line() -> None:
    state = position(
        hands={0: "stables aqueduct"},
        coins=9,
        age=2,
        built={0: "baths", 1: "lumber_yard clay_pool ore_vein", 2: "clay_pool"},
    )
    out = choices(state)
    assert "❘ Aqueduct [aqueduct] 3 stone → 5 points\n" in out
    assert "Build: free by chain from Baths" in out
    assert "Build: 4 coins to Bob and 2 coins to Cleo" in out
    assert "Build: 2 coins to Bob and 4 coins to Cleo" in out
    assert "Sell for 3" in out


def test_a_card_that_cannot_be_built_says_why() -> None:
    out = choices(position(hands={0: "palace aqueduct"}, coins=1, age=3, built={1: "clay_pool"}))
    assert "not payable: nobody next to you sells enough" in out
    assert "stands in your city already" in choices(
        position(hands={0: "baths"}, built={0: "baths"})
    )


def test_questions_at_the_end_of_a_turn_are_told() -> None:
    state = position(age=2, turn=7, cities=True, hands={0: "forging_agency", 1: "lair"}, coins=20)
    do(
        state,
        {
            0: "build forging_agency",
            1: next(text for text in choice_texts(state, 1) if text.startswith("build lair")),
        },
    )
    assert presenter().question(state).startswith("Choose a card of the discard pile")
    assert "→" in choices(state)
    do(state, {})
    assert "Lose 2 in coins, 0 as debt" in choices(state)


def choice_texts(state: Seven, seat: int) -> list[str]:
    """What a seat may do, in notation; without neighbours' goods nothing can be built."""
    for city in state.cities:
        city.add_card(ids().index("caravansery"))
        city.add_card(ids().index("forum"))
    game = find_game("seven")
    return [game.write(state, seat, code) for code in state.legal(seat)]


def ids() -> list[str]:
    """The ids of all cards."""
    return [row.id for row in ALL_CARDS]


def test_babylon_s_last_card_may_be_left() -> None:
    state = position(turn=6, boards={0: "babylon:night"}, stages={0: 1})
    do(state, {})
    assert "Discard unpaid" in choices(state)


def test_what_everybody_sees_is_no_news() -> None:
    events = [Ready(1), Built(0, "altar", "paid")]
    assert presenter().news(events) == [Built(0, "altar", "paid")]


def test_partners_win_together() -> None:
    outcome = Outcome((3, 3, 1, 1), "points")
    assert result_line(Voice("en"), "seven", outcome, NAMES) == "Cleo and Dan share the victory."
    assert own_result_line(Voice("en"), "seven", outcome, 2) == "You share the victory."
    assert (
        own_result_line(Voice("en"), "seven", outcome, 0)
        == "You have lost: another city is worth more."
    )


def test_figures_of_debt_are_for_cities_only(command: Command) -> None:
    base: dict[str, Any] = json.loads(command("simulate", "seven", "--games", "2", "--json").out)
    words = ["simulate", "seven", "--games", "2", "--players", "4", "--cities", "--teams", "--json"]
    teams: dict[str, Any] = json.loads(command(*words).out)
    figures = {"decisions", "legal", "points", "coins", "shields", "science", "stages"}
    given = {"game", "games", "seed", "options", "players"}
    assert set(base) == figures | given
    assert set(teams) == figures | given | {"debt"}
    assert teams["options"]["teams"] == "on"
    assert "Science points of a city" in command("simulate", "seven", "--games", "2").out


def test_the_cards_are_those_of_the_facts_with_their_names(command: Command) -> None:
    data = json.loads(command("cards", "seven", "--json").out)
    seven = json.loads((FACTS / "seven.json").read_text(encoding="utf-8"))
    cities = json.loads((FACTS / "cities.json").read_text(encoding="utf-8"))
    for mine, theirs in (
        *((data[group], seven[group]) for group in ("cards", "guilds", "wonders")),
        *((data["cities"][group], cities[group]) for group in ("cards", "wonders")),
    ):
        assert [row["id"] for row in mine] == [row["id"] for row in theirs]
        for row, known in zip(mine, theirs, strict=True):
            assert row["name"]["en"] == known["name"]["en"]
            assert row["name"]["hu"] == known["name"]["hu"]
    assert "Palace" in command("cards", "seven").out


def test_the_bench_measures_one_table_with_its_options(command: Command) -> None:
    words = ("--games", "2", "--rounds", "1", "--players", "4", "--cities", "--json")
    cases = json.loads(command("bench", "seven", *words).out)["cases"]
    assert {(case["players"], case["options"]["cities"]) for case in cases} == {(4, "on")}
