"""The reasons that are told name what was known about positions before."""

from __future__ import annotations

import pytest

from tests.bots.reasoning import told_instead
from tests.review.known import Known
from tests.review.known_reasons import KNOWN, NOTHING_LOST
from wondertable.bots.whys import LATER, MOST_TOLD, reasons, whys
from wondertable.core.play import legal_action
from wondertable.core.why import Why
from wondertable.games import GAMES
from wondertable.text import LANGUAGES
from wondertable.text import whys as text

NAMED: int = 54
"""In so many of the sixty positions the known reason is told."""


def told(game: str, known: Known) -> tuple[Why, ...]:
    """What is told about a position."""
    return told_instead(game, known.place(), known.seat, known.better, known.played)


def test_known_reasons_are_named() -> None:
    misses = [
        f"{game}: {known.name}: {known.reason}, told: {', '.join(row.key for row in rows)}"
        for game, several in KNOWN.items()
        for known in several
        for rows in [told(game, known)]
        if not any(row.key.endswith(f"-{known.reason}") for row in rows)
    ]
    every = sum(len(several) for several in KNOWN.values())
    assert every - len(misses) >= NAMED, "\n".join(misses)


@pytest.mark.parametrize("game", KNOWN)
def test_what_is_told_is_one_or_two_whole_clauses_in_every_language(game: str) -> None:
    for known in KNOWN[game]:
        rows = told(game, known)
        assert 1 <= len(rows) <= MOST_TOLD
        assert LATER not in rows, known.name
        for language in LANGUAGES:
            line = text.whys(language, rows)
            assert line[:1] == line[:1].upper()
            assert all(sum(map(str.isalpha, part)) > 3 for part in line.split("; ")), line
            assert not set("{}$_") & set(line), line
            assert not {row.key for row in rows} & set(line.split()), line


@pytest.mark.parametrize("game", NOTHING_LOST)
def test_nothing_is_said_to_be_given_away_by_what_was_played_best(game: str) -> None:
    for known in NOTHING_LOST[game]:
        state = known.place()
        view, seat = state.view(known.seat), known.seat
        played = legal_action(GAMES[game], state, seat, known.played)
        for other in view.legal(seat):
            rows = reasons(game, view, seat, other, played)
            assert not [row.key for row in rows if "-given-" in row.key], known.name
        assert reasons(game, view, seat, played, played) == whys(game, view, seat, played)
