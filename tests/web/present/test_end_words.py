"""How an end is told: to who won, to who lost, and to those who only looked on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.web.present import seven_scenes
from tests.web.present.html import read
from tests.web.present.scenes import asked, scene
from wondertable.core.state import SPECTATOR
from wondertable.text import LANGUAGES
from wondertable.web.games.duel.page import DuelPresenter
from wondertable.web.games.seven.page import SevenPresenter

DUEL, SEVEN = DuelPresenter(), SevenPresenter()
WINNER, LOSER = 0, 1


def told(reason: str, viewer: int, language: str = "en") -> str:
    """What the end of a Duel that Ada won says to somebody."""
    shown = scene(asked("turn", age=2), viewer, language, reason=reason)
    return read(DUEL.regions(shown)["duel-end"]).text


@pytest.mark.parametrize(
    ("reason", "viewer", "words"),
    [
        ("resigned", WINNER, "Márton resigned."),
        ("resigned", LOSER, "You resigned."),
        ("resigned", SPECTATOR, "Márton resigned."),
        ("time", WINNER, "Márton ran out of time."),
        ("time", LOSER, "You ran out of time."),
        ("time", SPECTATOR, "Márton ran out of time."),
        ("military", WINNER, "You marched into Márton’s capital"),
        ("military", LOSER, "Ada marched into your capital"),
        ("military", SPECTATOR, "Ada marched into Márton’s capital"),
        ("science", WINNER, "You gathered six different symbols"),
        ("science", LOSER, "Ada gathered six different symbols"),
        ("civilian", LOSER, "The city of Ada is worth more"),
    ],
)
def test_everybody_reads_what_happened_to_them(reason: str, viewer: int, words: str) -> None:
    assert words in told(reason, viewer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["resigned", "time"])
def test_who_lost_by_their_own_doing_reads_of_no_other_side(reason: str, language: str) -> None:
    for words in ("other side", "másik fél", "andere Seite", "anderen Seite"):
        assert words not in told(reason, WINNER, language) + told(reason, LOSER, language)


def of_seven(ranks: tuple[int, ...], viewer: int, language: str = "en", **options: str) -> str:
    """What the end of a game of 7 Wonders with such ranks says to somebody."""
    shown = seven_scenes.scene(seven_scenes.asked("over", len(ranks), options), viewer, language)
    assert shown.ending is not None
    ended = replace(shown, ending=replace(shown.ending, ranks=ranks))
    return read(SEVEN.regions(ended)["seven-end"]).text


@pytest.mark.parametrize(
    ("viewer", "language", "words"),
    [
        (1, "en", "You are 3rd of 4."),
        (1, "hu", "4 közül 3. lettél."),
        (1, "de", "Du bist 3. von 4."),
        (3, "en", "You are 2nd of 4."),
    ],
)
def test_who_did_not_win_reads_a_place(viewer: int, language: str, words: str) -> None:
    assert words in of_seven((1, 3, 4, 2), viewer, language)


def test_winners_and_onlookers_read_no_place_of_their_own_and_all_see_everybodys() -> None:
    for viewer in (0, SPECTATOR):
        told = of_seven((1, 2, 4, 2), viewer)
        assert "You are" not in told
        assert "Place1st2nd4th2nd" in told


def test_partners_share_a_place_among_the_teams() -> None:
    told = of_seven((3, 3, 1, 1), 1, cities="on", teams="on")
    assert "Your team is 2nd of 2." in told
    assert "Place2nd1st1st2nd" in told


def test_nobody_has_a_place_where_nobody_won() -> None:
    assert "Place" not in of_seven((0, 0, 0), 1)
