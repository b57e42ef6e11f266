"""Rated games that do not count, and why; the rules stand in docs/ratings.md."""

from __future__ import annotations

from dataclasses import replace

from wondertable.club.counting import DAY, MOST_A_DAY, WEEK, why_not
from wondertable.store.results import ResultRow

from .results import game, numbered

BOTS = ("citizen",)


def why(rows: list[ResultRow], *before: list[ResultRow], one_address: bool = False) -> str:
    recent = [one for rows in before for one in rows]
    return why_not(rows, recent, BOTS, one_address=one_address)


def against(bot: str) -> list[ResultRow]:
    ann, other = game("a", "ann", "x")
    return [ann, replace(other, person=None, bot=bot)]


def test_a_game_of_two_people_counts() -> None:
    assert why(game("a", "ann", "bob")) == ""


def test_a_game_without_a_winner_does_not_count() -> None:
    assert why([replace(one, place=0) for one in game("a", "ann", "bob")]) == "closed"


def test_nobody_plays_against_themselves() -> None:
    assert why(game("a", "ann", "ann")) == "twice"


def test_two_people_of_one_address_do_not_count() -> None:
    assert why(game("a", "ann", "bob"), one_address=True) == "address"


def test_bots_count_that_have_a_rating() -> None:
    assert why(against("citizen")) == ""
    assert why(against("friend")) == "bot"


def test_a_game_that_hardly_began_does_not_count() -> None:
    ann, bob = game("a", "ann", "bob", reason="resigned")
    assert why([ann, replace(bob, choices=1)]) == "short"
    assert why([ann, replace(bob, choices=2)]) == ""


def test_the_same_two_count_only_so_often_a_day() -> None:
    before = [
        numbered(game(f"b{at}", "ann", "bob", ended=100.0 + at), at + 1) for at in range(MOST_A_DAY)
    ]
    assert why(game("a", "bob", "ann", ended=200.0), *before) == "often"
    assert why(game("a", "bob", "ann", ended=200.0), *before[1:]) == ""
    assert why(game("a", "bob", "cat", ended=200.0), *before) == ""
    assert why(game("a", "bob", "ann", ended=200.0 + DAY), *before) == ""
    uncounted = [[replace(one, number=None) for one in rows] for rows in before]
    assert why(game("a", "bob", "ann", ended=200.0), *uncounted) == ""


def quick(table: str, *people: str, ended: float = 100.0) -> list[ResultRow]:
    winner, loser = game(table, *people, ended=ended, reason="resigned")
    return [winner, replace(loser, choices=5)]


def test_the_third_quick_loss_against_the_same_person_in_a_week_does_not_count() -> None:
    before = quick("b", "ann", "bob"), quick("c", "ann", "bob")
    assert why(quick("a", "ann", "bob", ended=WEEK), *before) == "quick"
    assert why(quick("a", "ann", "bob"), before[0]) == ""
    assert why(quick("a", "bob", "ann"), *before) == ""
    assert why(quick("a", "ann", "cat"), *before) == ""
    assert why(game("a", "ann", "bob"), *before) == ""
    assert why(quick("a", "ann", "bob", ended=101.0 + WEEK), *before) == ""


def test_the_own_result_is_not_among_those_before() -> None:
    before = quick("a", "ann", "bob"), quick("c", "ann", "bob")
    assert why(quick("a", "ann", "bob"), *before) == ""


def test_who_leaves_a_large_table_quickly_lost_quickly() -> None:
    def left(table: str) -> list[ResultRow]:
        ann, bob, cat = game(table, "ann", "bob", "cat")
        return [ann, replace(bob, away=True, choices=3), cat]

    assert why(left("a"), left("b"), left("c")) == "quick"
    assert why(left("a"), left("b")) == ""
