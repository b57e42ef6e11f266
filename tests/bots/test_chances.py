"""Chances are mapped to what comes true, by maps that fit the weights."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from wondertable.bots import chances, find_bot
from wondertable.bots.advice import advise
from wondertable.bots.chances import (
    FORMAT,
    Chances,
    Curve,
    Sitting,
    all_chances,
    chance_of,
    chances_of,
    in_team,
    parse_chances,
    write_chances,
)
from wondertable.bots.errors import BadChances, OldChances
from wondertable.bots.friend import in_chances
from wondertable.bots.kits import KITS
from wondertable.bots.levels import weights_digest
from wondertable.bots.phases import phase_of, phases_of
from wondertable.bots.search.finding import Finding, Prospect
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.games import find_game

each_game = pytest.mark.parametrize("game", KITS)
STEEP = Curve(slope=2.0, shift=-0.5)


def begun(game: str, seats: int | None = None, **options: str) -> State:
    """A game in which somebody is asked."""
    state = find_game(game).setup(seats, options)
    state.deal(Rng(3))
    return state


def maps(game: str, seats: int, team: int, curve: Curve, phase: str) -> Chances:
    """One map."""
    sitting = Sitting(seats, team, 1, 1, 1, {phase: curve})
    return Chances(FORMAT, game, weights_digest(game), (sitting,))


def use(monkeypatch: pytest.MonkeyPatch, known: Chances) -> None:
    """Takes these maps in the place of those of the package."""
    monkeypatch.setattr(chances, "chances_of", lambda game: known)


@each_game
def test_the_maps_of_the_package_were_made_with_its_weights(game: str) -> None:
    data = (files("wondertable.bots") / game / "chances.json").read_bytes()
    known = parse_chances(data, game, weights_digest(game), "chances.json")
    assert known == chances_of(game)
    assert known.sittings
    names = set(phases_of(game).names)
    for sitting in known.sittings:
        assert sitting.games >= 30
        assert sitting.phases.keys() <= names
        assert all(curve.slope > 0.0 for curve in sitting.phases.values())


def test_maps_of_other_weights_are_refused_and_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "duel").mkdir()
    old = Chances(FORMAT, "duel", "0123", maps("duel", 2, 1, STEEP, "draft").sittings)
    write_chances(tmp_path / "duel" / "chances.json", old)
    data = (tmp_path / "duel" / "chances.json").read_bytes()
    with pytest.raises(OldChances, match="0123"):
        parse_chances(data, "duel", weights_digest("duel"), "chances.json")
    monkeypatch.setattr(chances, "files", lambda package: tmp_path)
    found = chances_of.__wrapped__("duel")
    assert found.sittings == ()
    assert found.chance(0.37, 2, 1, "draft", 0) == pytest.approx(0.37)


@pytest.mark.parametrize("data", [b"", b"{}", b'{"chances":2,"game":"duel","weights":"x"}'])
def test_a_damaged_map_is_told(data: bytes) -> None:
    with pytest.raises(BadChances):
        parse_chances(data, "duel", "x", "chances.json")


def test_a_map_is_a_line_on_the_scale_of_the_logit_and_leaves_certainty_alone() -> None:
    known = maps("seven", 3, 1, STEEP, "age-1")
    assert known.chance(0.5, 3, 1, "age-1", 2) == pytest.approx(0.3775, abs=1e-4)
    assert known.chance(0.0, 3, 1, "age-1", 2) == 0.0
    assert known.chance(1.0, 3, 1, "age-1", 2) == 1.0
    assert known.chance(0.5, 4, 1, "age-1", 2) == known.chance(0.5, 3, 1, "age-1", 2)
    assert known.chance(0.3, 3, 1, "age-2", 2) == pytest.approx(0.3)
    assert known.chance(0.3, 4, 2, "age-1", 2) == pytest.approx(0.3)


def test_what_one_of_two_gains_by_being_first_the_other_loses() -> None:
    known = maps("duel", 2, 1, Curve(slope=1.1, first=0.4), "draft")
    for value in (0.1, 0.5, 0.8):
        first, second = (
            known.chance(one, 2, 1, "draft", at) for at, one in ((0, value), (1, 1 - value))
        )
        assert first + second == pytest.approx(1.0)
        assert first > value - 0.01


def test_partners_have_the_chance_of_their_team(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begun("seven", 4, teams="on", cities="on")
    use(monkeypatch, Chances(FORMAT, "seven", ""))
    view = state.view(0)
    assert chance_of("seven", view, 0, 0.25) == pytest.approx(0.5)
    assert chance_of("seven", view, 0, 0.6) < 1.0
    assert in_team(0.5, 2) == 1.0
    found = all_chances("seven", view, 1, (0.3, 0.3, 0.2, 0.2))
    assert found == pytest.approx((0.6, 0.6, 0.4, 0.4))


@each_game
def test_phases_have_names_and_begin_with_the_first(game: str) -> None:
    assert phase_of(game, begun(game)) == phases_of(game).names[0]


def test_hints_tell_chances_that_come_true(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = find_game("seven"), begun("seven", 3)
    bot, seat = find_bot("oracle:60sims", game), state.actors()[0]
    phase = phase_of("seven", state)
    use(monkeypatch, Chances(FORMAT, "seven", ""))
    plain = advise(bot, game, state.view(seat), seat, Rng(1))
    known = maps("seven", 3, 1, STEEP, phase)
    use(monkeypatch, known)
    mapped = advise(bot, game, state.view(seat), seat, Rng(1))
    for before, after in zip(plain.choices, mapped.choices, strict=True):
        assert after.expected == pytest.approx(known.chance(before.expected, 3, 1, phase, seat))
        assert after.percent < before.percent
    assert sum(mapped.expected) == pytest.approx(1.0)
    own = known.chance(plain.expected[seat], 3, 1, phase, seat)
    assert mapped.expected[seat] == pytest.approx(own)


def test_the_friend_aims_by_chances_that_come_true(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begun("seven", 3)
    use(monkeypatch, maps("seven", 3, 1, STEEP, phase_of("seven", state)))
    found = Finding((Prospect(1, 0.5, 0.6, 0.5), Prospect(2, 0.5, 0.4, 0.5)), (0.5, 0.3, 0.2), 9)
    first, second = in_chances("seven", state.view(0), 0, found).prospects
    assert (round(first.expected, 3), round(second.expected, 3)) == (0.577, 0.212)
