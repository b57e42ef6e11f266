"""Moments: what of a ply is worth a scene, as its viewer saw it, in every game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from typing import Any

import pytest

from tests.web.present import babel_scenes, scenes, seven_scenes
from tests.web.present.html import read
from tests.web.present.played import NAMES, entries_of
from wondertable.core.state import SPECTATOR
from wondertable.games.babel.events import Finished, Scored
from wondertable.games.babel.game import GAME as BABEL
from wondertable.games.duel.codes import TOKEN
from wondertable.games.duel.events import Built, LaidOut, Looted, Raised
from wondertable.games.duel.game import GAME as DUEL
from wondertable.games.duel.state import Duel
from wondertable.games.seven.events import AgeBegan, Fought, Negotiated, Staged
from wondertable.games.seven.figures import VICTORIES
from wondertable.games.seven.game import GAME as SEVEN
from wondertable.text import LANGUAGES
from wondertable.web.games import PAGES
from wondertable.web.moments import finale_region, html_of, latest, moments_of, sounds_of
from wondertable.web.present.moments import Count, Fight, March, Moment, Orbit, Victory, War
from wondertable.web.scene import Scene

Shown = tuple[Scene, list[Any], list[Moment]]
WORTH = (Built, LaidOut, Looted, Raised, AgeBegan, Fought, Staged, Finished)
"""Events that may be worth a scene, of all games."""


def shown(game: Any, make: Any, played: Any, viewer: int, language: str = "en") -> Shown:
    """A position, the events of its last ply, and the moments that a viewer sees then."""
    scene: Scene = make(played, viewer, language)
    events = events_of(game, played, viewer)
    ended = scene.ending is not None
    return scene, events, moments_of(game.name, scene, events, ended=ended)


def events_of(game: Any, played: Any, viewer: int) -> list[Any]:
    """The events of the last ply."""
    return latest(entries_of(game, played.journal[-2 * len(NAMES) :], viewer))


def worth(game: Any, plays: Iterable[Any]) -> Iterator[Any]:
    """The positions of a game in which something may be worth a scene."""
    for played in plays:
        over = not played.state.actors()
        if over or any(isinstance(event, WORTH) for event in events_of(game, played, SPECTATOR)):
            yield played


def wars(seats: int, options: dict[str, str], seed: int, viewer: int) -> Iterator[Shown]:
    """Every end of an age in a game."""
    for played in worth(SEVEN, seven_scenes.play(seats, options, seed)):
        begun = [event for event in events_of(SEVEN, played, viewer) if isinstance(event, AgeBegan)]
        if played.state.actors() and not begun:
            continue
        scene, events, found = shown(SEVEN, seven_scenes.scene, played, viewer)
        if scene.ending is not None or begun[0].age > 1:
            yield scene, events, found


def war_in(found: list[Moment]) -> War:
    [war] = [moment for moment in found if isinstance(moment, War)]
    return war


def fights(war: War) -> list[Fight]:
    return [*war.fights, *war.others]


@pytest.mark.parametrize("options", [{}, seven_scenes.CITIES, seven_scenes.TEAMS])
def test_a_war_shows_every_conflict_with_the_tokens_that_went_over(options: dict[str, str]) -> None:
    seats = 6 if "teams" in options else 7
    ages = 0
    for scene, events, found in wars(seats, options, 3, viewer=2):
        ages += 1
        war = war_in(found)
        fought = [event for event in events if isinstance(event, Fought)]
        names = ["You" if at == 2 else name for at, name in enumerate(scene.names)]
        expected = {
            (
                names[one.seat],
                f"+{one.tokens * VICTORIES[one.age - 1]}",
                names[one.loser],
                f"−{one.tokens}",
            )
            for one in fought
        }
        tokens = set()
        for fight in fights(war):
            strong, weak = sorted(fight.sides, key=lambda side: -side.shields)
            if strong.token:
                tokens.add((strong.who.name, strong.token, weak.who.name, weak.token))
                assert strong.shields > weak.shields
            else:
                assert strong.shields == weak.shields
                assert fight.result.startswith("A draw")
        assert tokens == expected
        assert all(fight.sides[0].who.mine for fight in war.fights)
        assert not any(side.who.mine for fight in war.others for side in fight.sides)
    assert ages == 3


def test_a_war_is_fought_by_all_neighbours_and_around_who_stayed_out() -> None:
    whole = around = 0
    for seed in range(6):
        for scene, events, found in wars(5, seven_scenes.CITIES, seed, viewer=0):
            war = war_in(found)
            away = [event.seat for event in events if isinstance(event, Negotiated)]
            fighters = 5 - len(away)
            assert len(fights(war)) == (fighters if fighters > 2 else fighters // 2)
            kept_out = [note for note in war.notes if "stayed out by diplomacy" in note]
            assert bool(kept_out) == bool(away)
            for seat in away:
                assert scene.names[seat] in kept_out[0]
            whole, around = whole + (not away), around + bool(away)
    assert whole
    assert around


def test_who_fought_reads_what_the_war_brought_and_who_looks_on_does_not() -> None:
    for _, events, found in wars(3, {}, 1, viewer=0):
        points = 0
        for event in events:
            if isinstance(event, Fought) and 0 in (event.seat, event.loser):
                points += VICTORIES[event.age - 1] if event.seat == 0 else -1
        sign = f"+{points}" if points > 0 else f"−{-points}" if points else "0"
        assert war_in(found).notes[-1] == f"Your war: {sign}."
        assert f"Your war: {sign}." in war_in(found).said
    for _, _, found in wars(3, {}, 1, viewer=SPECTATOR):
        assert war_in(found).fights == ()
        assert len(war_in(found).others) == 3
        assert "You" not in war_in(found).said


def test_after_a_war_the_next_age_begins_and_after_the_last_one_points_are_counted() -> None:
    kinds = [[moment.kind for moment in found] for _, _, found in wars(4, {}, 2, viewer=1)]
    assert [one[0] for one in kinds] == ["war"] * 3
    assert [one[-1] for one in kinds] == ["age", "age", "victory"]


def test_a_wonder_is_shown_when_its_last_stage_stands() -> None:
    shown_wonders = 0
    for played in worth(SEVEN, seven_scenes.play(5, {"sides": "day"}, 4)):
        scene, events, found = shown(SEVEN, seven_scenes.scene, played, 0)
        staged = [event for event in events if isinstance(event, Staged)]
        done = [event.seat for event in staged if event.stage == 3]  # the day sides have three
        wonders = [moment for moment in found if moment.kind == "wonder"]
        if scene.ending is None and len(done) < 3:
            assert len(wonders) == len(done)
        for seat in done[:1]:
            shown_wonders += 1
            told = " ".join(moment.said for moment in wonders)
            assert ("Your wonder is complete" in told) == (0 in done)
            assert seat == 0 or scene.names[seat] in told or len(found) == 3
    assert shown_wonders


def test_choices_that_lie_face_down_make_no_moment() -> None:
    laid = seven_scenes.with_choices(seven_scenes.turn(4, {}, 2, 1), 1, 2)
    scene = seven_scenes.scene(laid, 0)
    assert moments_of("seven", scene, [], ended=False) == []
    assert latest([]) == []


def test_only_the_last_ply_makes_moments() -> None:
    played = seven_scenes.turn(4, {}, 2, 2)
    entries = entries_of(SEVEN, played.journal, 0)
    assert any(isinstance(event, AgeBegan) for entry in entries for event in entry.events)
    assert not any(isinstance(event, AgeBegan) for event in latest(entries))


# Duel.


@cache
def ended(reason: str) -> scenes.Played:
    """A game that ended so."""

    def wanted(state: Duel) -> bool:
        outcome = state.outcome()
        return outcome is not None and outcome.reason == reason and len(set(outcome.ranks)) == 2

    return scenes.find(wanted)


def duels(viewer: int) -> Iterator[Shown]:
    """Every position of some games."""
    for seed in range(6):
        for played in worth(DUEL, scenes.play(seed)):
            yield shown(DUEL, scenes.scene, played, viewer)


def test_duel_shows_wonders_loot_pairs_and_ages_as_they_happen() -> None:
    seen: set[str] = set()
    for scene, events, found in duels(0):
        if scene.ending is not None:
            assert [moment.kind for moment in found] == ["victory"]
            continue
        kinds = [moment.kind for moment in found]
        seen |= set(kinds)
        assert kinds.count("wonder") == sum(isinstance(event, Raised) for event in events)
        loot = [event for event in events if isinstance(event, Looted) and event.coins]
        assert kinds.count("war") == len(loot)
        ages = [event for event in events if isinstance(event, LaidOut) and event.age > 1]
        assert kinds.count("age") == len(ages)
        built = any(isinstance(event, Built) for event in events)
        if built and scene.view.question == TOKEN:  # type: ignore[attr-defined]
            assert "science" in kinds
        if "science" in kinds:
            [pair] = [moment for moment in found if moment.kind == "science"]
            [card] = [event for event in events if isinstance(event, Built)]
            assert ("You have this symbol twice" in pair.said) == (card.seat == 0)
    assert seen == {"wonder", "war", "age", "science"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_duel_ends_by_arms_by_science_or_by_points_each_in_its_own_scene(language: str) -> None:
    forms: dict[str, type[Victory]] = {"military": March, "science": Orbit, "civilian": Count}
    for reason, form in forms.items():
        played = ended(reason)
        outcome = played.state.outcome()
        assert outcome is not None
        winner = outcome.ranks.index(1)
        told = []
        for viewer in (winner, 1 - winner, SPECTATOR):
            _, _, [last] = shown(DUEL, scenes.scene, played, viewer, language)
            assert isinstance(last, form)
            assert (last.won, last.lost) == (viewer == winner, viewer == 1 - winner)
            if isinstance(last, Orbit):
                assert len(last.things) == 6
            if isinstance(last, March):
                assert last.forward == (viewer == winner or (viewer < 0 and winner == 0))
            told.append(last.said)
        assert told[0] != told[1]


# Tower of Babel.


def test_a_finished_wonder_of_babel_shows_what_it_brought_everybody() -> None:
    wonders = 0
    for played in worth(BABEL, babel_scenes.play(4, {}, 2)):
        scene, events, found = shown(BABEL, babel_scenes.scene, played, 1)
        done = [event for event in events if isinstance(event, Finished)]
        scored = [event for event in events if isinstance(event, Scored)]
        if scene.ending is None:
            assert [moment.kind for moment in found] == ["scored"] * len(done)
        if done and scene.ending is None:
            wonders += 1
            [moment] = found
            points = sorted((event.points for event in scored), reverse=True)
            assert [figure.text for figure in moment.figures] == [f"+{one}" for one in points]
            mine = [figure for figure in moment.figures if figure.who.mine]
            assert len(mine) == sum(event.seat == 1 for event in scored)
    assert wonders


# All games.


ENDS: dict[str, Callable[[int], Scene]] = {
    "duel": lambda viewer: scenes.scene(ended("civilian"), viewer),
    "seven": lambda viewer: seven_scenes.scene(seven_scenes.asked("over", 7), viewer),
    "babel": lambda viewer: babel_scenes.scene(babel_scenes.asked("over"), viewer),
}


@pytest.mark.parametrize("game", ENDS)
def test_points_are_counted_up_to_the_totals_the_winner_first(game: str) -> None:
    scene = ENDS[game](0)
    last = PAGES[game].finale(scene)
    assert isinstance(last, Count)
    assert scene.ending is not None
    assert [row.place == 1 for row in last.rows][: len(scene.ending.winners)] == [True] * len(
        scene.ending.winners
    )
    for row in last.rows:
        assert sum(part.points for part in row.parts) == row.total
        assert f"{row.who.name} {row.total}" in last.said
        assert [part.step for part in row.parts] == sorted(part.step for part in row.parts)
    assert len(last.rows) == len(scene.names)


@pytest.mark.parametrize("game", ENDS)
def test_the_scene_of_the_end_stays_on_the_page_and_only_then(game: str) -> None:
    over = finale_region(game, ENDS[game](0))
    assert 'class="moment k-victory' in over
    assert read(over).unwanted == []
    running = {"duel": scenes, "seven": seven_scenes, "babel": babel_scenes}[game]
    scene = running.scene(running.asked("turn"), 0)
    assert finale_region(game, scene) == '<div id="finale" hidden></div>'


@pytest.mark.parametrize("game", ENDS)
def test_a_game_that_nobody_won_ends_without_a_scene(game: str) -> None:
    scene = ENDS[game](0)
    assert scene.ending is not None
    closed = replace(scene, ending=replace(scene.ending, ranks=(0,) * len(scene.names)))
    assert moments_of(game, closed, [], ended=True) == []
    assert finale_region(game, closed) == '<div id="finale" hidden></div>'


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_sound_html_and_a_sentence_in_every_language(language: str) -> None:
    games: list[tuple[Any, Any, Iterator[Any]]] = [
        (DUEL, scenes.scene, scenes.play(3)),
        (SEVEN, seven_scenes.scene, seven_scenes.play(6, seven_scenes.TEAMS, 5)),
        (SEVEN, seven_scenes.scene, seven_scenes.play(7, seven_scenes.CITIES, 5)),
        (BABEL, babel_scenes.scene, babel_scenes.play(3, {}, 1)),
    ]
    for game, make, plays in games:
        for played in worth(game, plays):
            for viewer in (0, SPECTATOR):
                _, _, found = shown(game, make, played, viewer, language)
                for moment in found:
                    assert read(html_of(language, moment)).unwanted == []
                    assert moment.said[-1] in ".!?"
                    assert "{" not in moment.said
                    assert ".." not in moment.said


KINDS = {
    ("duel", "age", "band"),
    ("duel", "science", "band"),
    ("duel", "war", "band"),
    ("duel", "wonder", "band"),
    ("duel", "victory", "count"),
    ("duel", "victory", "march"),
    ("duel", "victory", "orbit"),
    ("seven", "age", "band"),
    ("seven", "war", "war"),
    ("seven", "wonder", "band"),
    ("seven", "victory", "count"),
    ("babel", "scored", "band"),
    ("babel", "victory", "count"),
}
"""Every moment that there is: of a game, its kind, and how it is drawn."""


@cache
def of_every_kind() -> dict[tuple[str, str, str], tuple[Any, Any, Any]]:
    """A position for every moment that there is, with its game and how a scene is made of it."""
    games: list[tuple[Any, Any, Iterable[Any]]] = [
        (DUEL, scenes.scene, chain(scenes.play(3), map(ended, ("military", "science")))),
        (SEVEN, seven_scenes.scene, seven_scenes.play(7, seven_scenes.CITIES, 5)),
        (BABEL, babel_scenes.scene, babel_scenes.play(5, {}, 1)),
    ]
    found: dict[tuple[str, str, str], tuple[Any, Any, Any]] = {}
    for game, make, plays in games:
        for played in worth(game, plays):
            for moment in shown(game, make, played, 0)[2]:
                copy = replace(played, state=played.state.clone(), journal=[*played.journal])
                found[game.name, moment.kind, moment.form] = (game, make, copy)
    return found


def seen(moment: Moment) -> list[str]:
    """What eyes are told by a moment: names, numbers, sentences."""
    if isinstance(moment, War):
        sides = [side for fight in fights(moment) for side in fight.sides]
        names = [side.who.name for side in sides if not side.who.mine]
        numbers = [text for side in sides for text in (str(side.shields), side.token)]
        return [moment.title, *names, *numbers, *moment.notes]
    if isinstance(moment, Count):
        rows = [f"{row.who.name} {row.total}" for row in moment.rows]
        return [moment.title, moment.text, *rows]
    figures = [f"{one.who.name} {one.text}" for one in moment.figures]
    return [moment.title, moment.text, *figures]


def test_every_kind_of_moment_says_all_that_its_scene_shows_in_every_language() -> None:
    assert set(of_every_kind()) == KINDS
    for (name, kind, form), (game, make, played) in of_every_kind().items():
        for viewer in (0, 1, SPECTATOR):
            told = set()
            for language in LANGUAGES:
                found = shown(game, make, played, viewer, language)[2]
                [moment, *_] = [one for one in found if (one.kind, one.form) == (kind, form)]
                assert [text for text in seen(moment) if text not in moment.said] == []
                told.add(moment.said)
            assert len(told) == len(LANGUAGES), (name, kind, form)


def test_a_war_is_said_with_shields_and_tokens() -> None:
    told = [
        fight.told
        for seed in range(3)
        for _, _, found in wars(3, {}, seed, viewer=0)
        for fight in fights(war_in(found))
    ]
    beaten = re.compile(r"(You beat \w+|\w+ beats you), \d+ to \d+ shields: \+\d and −1")
    drawn = re.compile(r"A draw: You and \w+, (1 shield|\d+ shields) each")
    for form in (beaten, drawn):
        assert any(form.fullmatch(one) for one in told)


def test_sounds_are_those_of_the_events_each_once_and_a_scene_has_its_own() -> None:
    events = [Built(0, "altar", "paid"), Built(1, "baths", "paid"), Raised(0, "sphinx", "walls")]
    assert sounds_of("duel", events, []) == ["card", "build"]
    assert sounds_of("duel", events, [Moment("wonder", "The Sphinx")]) == []
