"""What is kept of reviews, and what many of them say together."""

from __future__ import annotations

import msgspec
import pytest

from tests.review.conftest import GOLDEN, reviewed
from wondertable.bots.babel.given import Given as BabelGiven
from wondertable.bots.babel.whys import Kind as BabelKind
from wondertable.bots.themes import FORESIGHT, THEMES, themes_of
from wondertable.review.many import Digest, Mistakes, accuracy_of, digests, over
from wondertable.review.parts import Choice, Sums


@pytest.mark.parametrize("name", GOLDEN)
def test_a_digest_counts_what_the_review_says_of_a_seat(name: str) -> None:
    outline, parts = reviewed(name)
    found = digests(outline.about, parts)
    assert [one.seat for one in found] == list(range(len(outline.about.seats)))
    for one in found:
        (sums,) = [part for part in parts if isinstance(part, Sums) and part.seat == one.seat]
        own = [part for part in parts if isinstance(part, Choice) and part.seat == one.seat]
        marked = [part for part in own if part.mark]
        assert (one.choices, one.lost, one.luck) == (sums.choices, sums.errors, sums.luck)
        assert sum(one.marks.values()) == len(marked)
        lost = sum(part.loss for part in marked)
        for kinds in (one.themes, one.phases):
            assert sum(some.count for some in kinds.values()) == len(marked)
            assert sum(some.lost for some in kinds.values()) == pytest.approx(lost)
        assert set(one.themes) <= set(THEMES)
        assert one.accuracy == pytest.approx(sum(accuracy_of(part.loss) for part in own) / len(own))
        again = msgspec.json.decode(msgspec.json.encode(one), type=Digest)
        assert again == one


def test_mistakes_are_about_something_more_often_than_not() -> None:
    for game in ("duel", "seven", "babel"):
        counts = dict.fromkeys(THEMES, 0)
        for name in GOLDEN:
            outline, parts = reviewed(name)
            if outline.about.game == game:
                for one in digests(outline.about, parts):
                    for theme, some in one.themes.items():
                        counts[theme] += some.count
        assert sum(counts.values()) > 2 * counts[FORESIGHT]


def test_every_reason_of_babel_but_effects_of_cards_belongs_to_a_theme() -> None:
    known = themes_of("babel").of
    assert {*BabelKind, *BabelGiven} - set(known) == {BabelKind.EFFECT}


def test_nothing_lost_is_a_hundred_and_more_lost_is_less() -> None:
    values = [accuracy_of(loss) for loss in (0.0, 0.05, 0.15, 0.5, 1.0)]
    assert values[0] == 100.0
    assert values == sorted(values, reverse=True)
    assert 0.0 < values[-1] < 2.0


def digest(seat: int = 0, **fields: object) -> Digest:
    """Twenty choices, two of which were mistakes."""
    one = Digest(
        "duel", 2, 1, seat, "w", 20, 0.3, 90.0, 0.1, 1.0,
        {"?!": 1, "??": 1},
        {"arms": Mistakes(1, 0.2), "coins": Mistakes(1, 0.06)},
        {"age-2": Mistakes(2, 0.26)},
    )  # fmt: skip
    return msgspec.structs.replace(one, **fields)


def test_many_games_say_what_a_player_does_in_the_mean() -> None:
    longer = digest(
        choices=60,
        accuracy=98.0,
        lost=0.1,
        luck=None,
        marks={"?!": 1},
        themes={"coins": Mistakes(1, 0.3)},
        missed=1,
    )
    found = over([digest(), longer])
    assert (found.games, found.choices, found.missed) == (2, 80, 1)
    assert found.accuracy == pytest.approx(96.0)
    assert found.lost == pytest.approx(0.2)
    assert found.luck == pytest.approx(0.1)
    assert found.marks == {"?!": 1.0, "??": 0.5}
    assert list(found.themes) == ["coins", "arms"]
    assert found.themes["coins"].count == 2
    assert found.themes["coins"].lost == pytest.approx(0.36)
    assert found.phases["age-2"].count == 4


def test_without_a_game_there_is_nothing_to_say() -> None:
    found = over([])
    assert (found.games, found.lost, found.luck, found.marks) == (0, 0.0, 0.0, {})
