"""What just happened: steps, marks and the log, for every game and only for eyes that may see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.web.present import babel_scenes, scenes, seven_scenes
from tests.web.present.html import read
from wondertable.core.state import CHANCE, SPECTATOR
from wondertable.games.babel.events import PutPieces, TookDisc
from wondertable.games.duel.events import Built, Discarded, Moved, Paid, Raised, Revealed
from wondertable.games.seven.events import Built as SevenBuilt
from wondertable.games.seven.events import Staged, Used
from wondertable.table import Entry
from wondertable.text import LANGUAGES
from wondertable.web.games import PAGES
from wondertable.web.games.babel.story import TELLER as BABEL
from wondertable.web.games.duel.story import TELLER as DUEL
from wondertable.web.games.seven.story import TELLER as SEVEN
from wondertable.web.present.story import Change, Told, changes, with_marks
from wondertable.web.scene import Scene
from wondertable.web.told import last_choice, lines_of

MARK = re.compile(r'id="([\w-]+)"[^<>]* data-new="(\d+)"')


def duel_turns(kind: type, first_seed: int = 0) -> Iterator[Scene]:
    """Turns of seat 0 in which something of a kind is new."""
    for seed in range(first_seed, first_seed + 60):
        for played in scenes.play(seed):
            if played.state.mover() == 0 and played.state.age:
                shown = scenes.scene(played, 0)
                if any(isinstance(event, kind) for event in DUEL.events(shown)):
                    yield shown


def marks_of(shown: Scene, game: str) -> dict[str, int]:
    """The things with a mark, and its number."""
    html = "".join(PAGES[game].presenter.regions(shown).values())
    return {id: int(number) for id, number in MARK.findall(html)}


def step_with(steps: tuple[Told, ...], id: str) -> int:
    """The first step that speaks of a thing."""
    return next(step.step for step in steps if id in step.about)


# Duel.


def test_a_card_that_the_other_built_is_marked_where_it_lay_and_where_it_is() -> None:
    shown = next(one for one in duel_turns(Built) if DUEL.new(one)[0].seat == 1)
    event = next(one for one in DUEL.events(shown) if isinstance(one, Built))
    marked = marks_of(shown, "duel")
    number = step_with(DUEL.steps(shown), f"card-{event.card}")
    assert marked[f"card-{event.card}"] == number
    assert marked[f"ghost-{event.card}"] == number


def test_a_place_says_who_took_its_card_and_for_what() -> None:
    shown = next(duel_turns(Discarded))
    board = PAGES["duel"].presenter.regions(shown)["duel-board"]
    event = next(one for one in DUEL.events(shown) if isinstance(one, Discarded))
    (ghost,) = re.findall(rf'id="ghost-{event.card}".*?</div>', board, re.DOTALL)
    assert "Márton: discarded" in ghost
    assert "just now" in ghost


def test_the_own_last_card_is_marked_quietly() -> None:
    shown = next(duel_turns(Built, 5))
    board = PAGES["duel"].presenter.regions(shown)["duel-board"]
    own = [event for line in DUEL.own(shown) for event in line.events]
    (card,) = [one.card for one in own if isinstance(one, Built | Discarded | Raised)]
    assert f'id="ghost-{card}" data-mine' in board
    assert f"ghost-{card}" not in marks_of(shown, "duel")


def test_cards_that_came_to_light_have_the_number_of_their_step() -> None:
    shown = next(duel_turns(Revealed))
    cards = [one.card for one in DUEL.events(shown) if isinstance(one, Revealed)]
    marked = marks_of(shown, "duel")
    numbers = {step_with(DUEL.steps(shown), f"card-{card}") for card in cards}
    assert {marked[f"card-{card}"] for card in cards} == numbers


def test_coins_that_were_spent_stand_struck_out() -> None:
    shown = next(one for one in duel_turns(Paid) if "coins-1" in marks_of(one, "duel"))
    opponent = PAGES["duel"].presenter.regions(shown)["duel-opponent"]
    city: Any = shown.view
    now = int(city.city(1).coins)
    (was, more) = re.findall(r"<s>(\d+)</s><span>([+−]\d+)</span>", opponent)[0]
    assert int(was) + int(more.replace("−", "-")) == now


def test_the_pawn_leaves_a_shadow_where_it_stood() -> None:
    shown = next(duel_turns(Moved))
    track = PAGES["duel"].presenter.regions(shown)["duel-track"]
    first = next(one for one in DUEL.events(shown) if isinstance(one, Moved))
    at = first.before if first.seat == 0 else -first.before
    (space,) = re.findall(rf'data-space="{at}".*?</li>', track, re.DOTALL)
    assert "ghost was" in space
    assert "the pawn stood here before" in space
    assert "pawn" in marks_of(shown, "duel")


def test_nothing_is_new_after_the_own_choice_and_the_strip_keeps_its_room() -> None:
    for played in scenes.play(2):
        shown = scenes.scene(played, 0)
        if played.state.age == 1 and played.state.mover() == 1 and shown.acted == played.ply:
            break
    assert DUEL.new(shown) == ()
    assert marks_of(shown, "duel") == {}
    since = PAGES["duel"].presenter.regions(shown)["duel-since"]
    assert DUEL.own(shown)[0].text in read(since).text


def test_who_looks_on_sees_the_last_move() -> None:
    played = next(one for one in scenes.play(2) if one.state.age == 2)
    shown = scenes.scene(played, SPECTATOR)
    assert {line.ply for line in DUEL.new(shown)} == {played.ply}
    assert "The last move" in PAGES["duel"].presenter.regions(shown)["duel-since"]


# 7 Wonders.


def test_everybody_s_card_is_marked_in_every_city() -> None:
    shown = seven_scenes.scene(seven_scenes.turn(5, seven_scenes.CITIES, 2, 3, 3), 1)
    marked = marks_of(shown, "seven")
    built = [one for one in SEVEN.events(shown) if isinstance(one, SevenBuilt) and one.seat != 1]
    raised = [one for one in SEVEN.events(shown) if isinstance(one, Staged) and one.seat != 1]
    assert built
    assert raised
    assert {f"card-{one.seat}-{one.card}" for one in built} <= marked.keys()
    assert {f"stages-{one.seat}" for one in raised} <= marked.keys()


def test_a_turn_stays_new_while_somebody_answers_what_follows_it() -> None:
    played = seven_scenes.asked("extra")
    for viewer in range(5):
        shown = seven_scenes.scene(played, viewer)
        assert len({line.seat for line in SEVEN.new(shown) if line.seat is not None}) >= 4


@pytest.mark.parametrize("options", [seven_scenes.CITIES, seven_scenes.TEAMS])
def test_no_step_tells_which_card_others_sold_or_put_under_a_wonder(
    options: dict[str, str],
) -> None:
    for viewer in (0, 2, SPECTATOR):
        for played in seven_scenes.play(4, options, 7):
            shown = seven_scenes.scene(played, viewer)
            used = [one for one in SEVEN.events(shown) if isinstance(one, Used)]
            partners = {viewer, viewer ^ 1} if options is seven_scenes.TEAMS else {viewer}
            assert {one.seat for one in used} <= partners


def test_a_choice_that_lies_face_down_is_neither_step_nor_mark() -> None:
    played = seven_scenes.turn(4, seven_scenes.CITIES, 2, 2)
    before = seven_scenes.scene(played, 1)
    laid = seven_scenes.scene(seven_scenes.with_choices(played, 0, 2, 3), 1)
    assert SEVEN.steps(laid) == SEVEN.steps(before)
    assert marks_of(laid, "seven") == marks_of(before, "seven")


# Tower of Babel.


def test_pieces_and_a_disc_that_was_taken_are_marked() -> None:
    for played in babel_scenes.play(3, {}, 5):
        shown = babel_scenes.scene(played, 0)
        marked = marks_of(shown, "babel")
        for event in BABEL.events(shown):
            last = BABEL.own(shown)
            if isinstance(event, TookDisc) and not any(event in line.events for line in last):
                assert f"discs-{event.wonder}" in marked
        pieces = [one for one in BABEL.events(shown) if isinstance(one, PutPieces)]
        if pieces and any(f"pieces-{one.wonder}-{one.seat}" in marked for one in pieces):
            return
    raise AssertionError("no pieces were marked")


def test_the_log_of_babel_is_divided_into_rounds() -> None:
    played = [*babel_scenes.play(3, {}, 5)][40]
    titles = [chapter.title for chapter in BABEL.story(babel_scenes.scene(played, 0))]
    numbers = [int(title.removeprefix("Round ")) for title in titles if title]
    assert numbers == sorted(numbers, reverse=True)
    assert len(numbers) > 1


# The log.


def test_a_first_game_begins_its_first_age_with_the_first_card_that_is_taken() -> None:
    played = next(one for one in scenes.play(7, first_game=True) if one.ply == 3)
    titles = [chapter.title for chapter in DUEL.story(scenes.scene(played, 0))]
    assert titles == ["Age I", "Before the first age"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_has_ages_and_moves_as_headings_with_the_newest_first(language: str) -> None:
    played = next(one for one in scenes.play(4) if one.state.age == 2)
    shown = scenes.scene(played, 0, language)
    chapters = DUEL.story(shown)
    assert chapters[0].title == {"en": "Age II", "hu": "II. kor", "de": "2. Zeitalter"}[language]
    log = PAGES["duel"].presenter.regions(shown)["duel-log"]
    assert re.findall('<h3 id="[^"]*">(.*?)</h3>', log) == [chapter.title for chapter in chapters]
    plies = [turn.title for chapter in chapters for turn in chapter.turns]
    assert str(played.ply) in plies[0]


def test_every_line_says_what_it_speaks_of_and_whose_deed_it_is() -> None:
    shown = next(duel_turns(Built))
    lines = [line for chapter in DUEL.story(shown) for turn in chapter.turns for line in turn.lines]
    deeds = [line for line in lines if " built " in line.text]
    assert deeds
    assert all(line.about and line.initial in ("A", "M") for line in deeds)
    assert all(line.mine == (line.seat == 0) for line in deeds)


# The parts.


def test_who_chose_alone_saw_it_at_once_and_who_chose_with_others_sees_what_came() -> None:
    entries = [Entry(1, 1, 0, ()), Entry(2, 2, 1, ()), Entry(3, 3, 0, ()), Entry(4, 3, 1, ())]
    assert last_choice(entries[:2], 0, "duel") == (1, 2)
    assert last_choice(entries, 0, "duel") == (3, 3)
    assert last_choice(entries, SPECTATOR, "duel") == (0, 3)
    assert last_choice(entries[:1], 1, "duel") == (0, 1)


def test_what_happened_in_a_ply_is_told_as_a_whole() -> None:
    entries = [
        Entry(1, 1, 0, (Built(0, "altar", "paid"),)),
        Entry(2, 1, CHANCE, (Revealed(1, "baths"),)),
        Entry(3, 1, CHANCE, (Revealed(2, "temple"),)),
    ]
    told = lines_of("en", "duel", entries, ("Ada", "Bob"), written=7)
    assert [line.text for line in told] == ["Ada built Altar.", "Baths and Temple came to light."]
    assert [(line.number, line.entry) for line in told] == [(8, 3), (9, 3)]


def test_coins_that_went_both_ways_are_one_change() -> None:
    flights = [("coins-0", "bank", 3), ("bank", "coins-0", 1), ("coins-1", "coins-0", 2)]
    assert changes(flights, [4, 5]) == (Change(1, 7, -2),)


def test_a_mark_stands_within_the_thing_that_bears_it() -> None:
    html = '<ul><li class="x" id="card-altar" data-y><a></a></li></ul>'
    marked = with_marks(html, {"card-altar": ('data-new="1"', "<b>1</b>"), "card-x": ("", "")})
    assert marked == (
        '<ul><li class="x" id="card-altar" data-y data-new="1"><b>1</b><a></a></li></ul>'
    )


def test_the_mark_of_a_list_is_an_item_of_it() -> None:
    html = '<ol class="x" id="stages-0"><li></li></ol>'
    marked = with_marks(html, {"stages-0": ('data-new="1"', "<b>1</b>")})
    assert marked == (
        '<ol class="x" id="stages-0" data-new="1"><li class="new-in"><b>1</b></li><li></li></ol>'
    )
    mine = with_marks(html, {"stages-0": ("data-mine", "")})
    assert mine == '<ol class="x" id="stages-0" data-mine><li></li></ol>'


def test_a_scene_without_a_past_tells_nothing() -> None:
    shown = replace(next(duel_turns(Built)), log=(), since=0, acted=0)
    assert DUEL.steps(shown) == ()
    assert DUEL.story(shown) == ()
    assert "Nothing has happened yet." in PAGES["duel"].presenter.regions(shown)["duel-log"]
