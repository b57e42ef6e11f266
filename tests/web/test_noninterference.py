"""What a viewer gets depends on nothing that the viewer may not know, byte for byte."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from itertools import permutations
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web.guests import Guest, House, house_in
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State
from wondertable.games.duel.codes import LIBRARY
from wondertable.games.duel.game import GAME, duel
from wondertable.store import MoveRow, SeatRow, TableRow, add_table
from wondertable.table import Settings
from wondertable.table.settings import to_plain
from wondertable.web.identity import Person

Moves = list[tuple[int, str]]

ANN = Person("A" * 22, "Ann")
BOB = Person("B" * 22, "Bob")
EVE = Person("E" * 22, "Eve")
TABLE = "table"
TRIES = ("take law", "take agriculture", "take theology", "discard altar", "draw law", "dance", "")


@cache
def library_game(seed: int) -> Moves | None:
    """A random game up to the choice of the Great Library, if it comes to that."""
    rng = Rng(seed)
    state: State = GAME.setup(2, {})
    moves: Moves = []
    while state.actors():
        if duel(state).question == LIBRARY:
            return moves
        seat = state.actors()[0]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        moves.append((seat, GAME.write(state, seat, action)))
        state.apply(seat, action)
    return None


@cache
def library_games() -> list[Moves]:
    """Some games with such a choice."""
    return [moves for seed in range(400) if (moves := library_game(seed)) is not None][:12]


def other_draws(moves: Moves, order: list[int]) -> Moves:
    """The same game in which chance has drawn other tokens from the box."""
    state = GAME.setup(2, {})
    changed: Moves = []
    for seat, do in moves:
        if do.startswith("draw"):
            legal = state.legal(CHANCE)
            action = legal[order[len(changed) % len(order)] % len(legal)]
            do = GAME.write(state, CHANCE, action)
        state.apply(seat, GAME.read(state, seat, do))
        changed.append((seat, do))
    return changed


def plies_of(moves: Moves) -> list[int]:
    """How many decisions were made when each line was done."""
    plies, ply = [], 0
    for seat, _ in moves:
        ply += seat != CHANCE
        plies.append(ply)
    return plies


@contextmanager
def house_with(moves: Moves, drawer: int) -> Iterator[House]:
    """A server with a table at which these moves were made."""
    with TemporaryDirectory() as folder, house_in(Path(folder)) as house:
        row = TableRow(
            TABLE, "duel", GAME.rules, GAME.chosen({}), to_plain(Settings()), "running", 9,
            b"s" * 32, "digest", ANN.id, 1.0, 2.0, [], None, [], None,
        )  # fmt: skip
        holders = (ANN, BOB)
        seats = [SeatRow(seat, "person", p.name, None, p.id) for seat, p in enumerate(holders)]
        lines = [
            MoveRow(number, ply, seat, do, 3.0, 0.0, None)
            for number, ((seat, do), ply) in enumerate(
                zip(moves, plies_of(moves), strict=True), start=1
            )
        ]
        add_table(house.site.hall._house.database, row, seats, lines)
        yield house


def guest_of(house: House, person: Person) -> Guest:
    """A person who was here before."""
    guest = house.guest()
    guest.cookies["wondertable"] = house.site.identity.cookie_of(person)
    return guest


def told(house: House, person: Person) -> list[str]:
    """Everything that somebody can get out of the server, word for word and in order."""
    guest = guest_of(house, person)
    got = [
        guest.get(f"/t/{TABLE}{path}").text for path in ("", "/replay", "/record", "/replay?ply=3")
    ]
    ply = house.table(TABLE).ply
    for action in TRIES:
        answer = guest.json(f"/t/{TABLE}/do", {"ply": str(ply), "action": action})
        got.append(f"{answer.status_code} {answer.text} {sorted(answer.headers.items())}")
    answer = guest.json(f"/t/{TABLE}/hint", {"ply": str(ply)})
    got.append(f"{answer.status_code} {answer.text} {sorted(answer.headers.items())}")
    with guest.live(f"/t/{TABLE}/live?on=game") as page:
        page.send_text(json.dumps({"version": 0}))
        got.append(page.receive_text())
    page_text = guest.post(f"/t/{TABLE}/report", {"ply": "1", "words": "hm"}).text
    got.append(str(len(page_text)))
    return got


@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.integers(0, 11), st.permutations(list(range(6))), st.sampled_from(["spectator", "opponent"])
)
def test_what_the_great_library_drew_is_not_told_to_others(
    which: int, order: list[int], who: str
) -> None:
    games = library_games()
    moves = games[which % len(games)]
    drawer = next(seat for seat, _ in reversed(moves) if seat != CHANCE)
    changed = other_draws(moves, order)
    viewer = EVE if who == "spectator" else (BOB, ANN)[drawer]
    with ExitStack() as stack:
        ours = stack.enter_context(house_with(moves, drawer))
        first = told(ours, viewer)
    with house_with(changed, drawer) as theirs:
        second = told(theirs, viewer)
    assert first == second


@pytest.mark.parametrize("who", ["spectator", "opponent"])
@pytest.mark.parametrize("which", range(3))
def test_a_hint_for_one_seat_is_not_told_to_others(which: int, who: str) -> None:
    moves = library_games()[which]
    drawer = next(seat for seat, _ in reversed(moves) if seat != CHANCE)
    viewer = EVE if who == "spectator" else (BOB, ANN)[drawer]
    told_to = []
    for hinted in (False, True):
        with house_with(moves, drawer) as house:
            if hinted:
                form = {"ply": str(house.table(TABLE).ply)}
                asker = guest_of(house, (ANN, BOB)[drawer])
                assert asker.json(f"/t/{TABLE}/hint", form).status_code == 200
                assert 'class="tip best"' in asker.get(f"/t/{TABLE}").text
            told_to.append(told(house, viewer))
    assert told_to[0] == told_to[1]


def after_the_library(which: int) -> tuple[Moves, Moves, int]:
    """A game and another one that differ in what the Great Library drew, up to the other's turn."""
    for moves in library_games()[which:]:
        for order in permutations(range(6), 3):
            games = [moves, other_draws(moves, list(order))]
            states = [played(game) for game in games]
            drawer = states[0].actors()[0]
            shared = set.intersection(
                *(
                    {GAME.write(state, drawer, code) for code in state.legal(drawer)}
                    for state in states
                )
            )
            if games[0] == games[1] or not shared:
                continue
            take = min(shared)
            for state in states:
                state.apply(drawer, GAME.read(state, drawer, take))
            if states[0].actors() == [1 - drawer]:
                return [*games[0], (drawer, take)], [*games[1], (drawer, take)], 1 - drawer
    raise AssertionError("no such games")


def played(moves: Moves) -> State:
    """Where moves lead."""
    state = GAME.setup(2, {})
    for seat, do in moves:
        state.apply(seat, GAME.read(state, seat, do))
    return state


@pytest.mark.parametrize("which", range(3))
def test_who_sees_the_same_gets_the_same_hint_byte_for_byte(which: int) -> None:
    first, second, seat = after_the_library(which)
    assert played(first).view(seat).key() == played(second).view(seat).key()
    pages = []
    for moves in (first, second):
        with house_with(moves, 1 - seat) as house:
            asker = guest_of(house, (ANN, BOB)[seat])
            form = {"ply": str(house.table(TABLE).ply)}
            assert asker.json(f"/t/{TABLE}/hint", form).status_code == 200
            pages.append(asker.get(f"/t/{TABLE}").text)
    assert 'class="tip best"' in pages[0]
    assert pages[0] == pages[1]


def test_the_one_who_drew_sees_the_difference() -> None:
    moves = library_games()[0]
    drawer = next(seat for seat, _ in reversed(moves) if seat != CHANCE)
    changed = other_draws(moves, [3, 1, 4, 0, 2, 5])
    assert changed != moves
    pages = []
    for game in (moves, changed):
        with house_with(game, drawer) as house:
            pages.append(guest_of(house, (ANN, BOB)[drawer]).get(f"/t/{TABLE}").text)
    assert pages[0] != pages[1]


@pytest.mark.parametrize("which", range(3))
def test_there_are_games_to_compare(which: int) -> None:
    assert any(do.startswith("draw") for _, do in library_games()[which])
