"""The page of 7 Wonders: it offers what is legal, shows what is known, and is sound HTML."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from markupsafe import escape

from tests.web.present.hints import advising, check_shown
from tests.web.present.html import Found, read
from tests.web.present.pages import whole_page, won_by
from tests.web.present.seven_scenes import (
    CITIES,
    TEAMS,
    Played,
    asked,
    find,
    play,
    scene,
    turn,
    with_choices,
)
from wondertable.core.state import HIDDEN, SPECTATOR
from wondertable.games.seven.actions import CARD_IDS
from wondertable.games.seven.codes import TURN
from wondertable.games.seven.events import Event, Gained, Lost, Paid, Ready, Sold
from wondertable.games.seven.game import GAME
from wondertable.games.seven.hand import cards_in
from wondertable.games.seven.state import Seven
from wondertable.text import LANGUAGES, name
from wondertable.web.games.seven.hand import hand
from wondertable.web.games.seven.hint import choice_words
from wondertable.web.games.seven.page import SevenPresenter, flights
from wondertable.web.games.seven.sight import look
from wondertable.web.games.seven.words import card_face
from wondertable.web.present.card_words import SOFT_HYPHEN
from wondertable.web.present.drawing import KEPT
from wondertable.web.scene import Scene, Words

PRESENTER = SevenPresenter()
PARTS = (
    "top ready question hint chat hand left right others board me team conflict hands score "
    "log since end"
)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def whole(shown: Scene) -> Found:
    """The page of a scene, read strictly."""
    return read(whole_page(PRESENTER, shown))


def check(shown: Scene) -> Found:
    """All that must hold for any scene."""
    regions = PRESENTER.regions(shown)
    assert list(regions) == ["frame", *(f"seven-{part}" for part in PARTS.split())]
    for id, html in regions.items():
        place = "main" if id == "frame" else id
        assert f' id="{place}"' in html.partition(">")[0]
    found = whole(shown)
    assert len(found.ids) == len(set(found.ids)), "an id twice"
    assert set(found.references) <= set(found.ids), "a reference to nothing"
    assert (found.nameless, found.unwanted) == ([], [])
    view, viewer = shown.view, shown.viewer
    may_act = shown.playable and shown.status == "running" and viewer >= 0
    legal = {GAME.write(view, viewer, code) for code in view.legal(viewer)} if may_act else set()
    assert set(found.actions) == legal
    return found


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (5, CITIES), (7, CITIES), (4, TEAMS), (6, TEAMS)]
)
def test_every_position_of_a_game_is_a_sound_page(seats: int, options: dict[str, str]) -> None:
    for number, played in enumerate(play(seats, options, seats)):
        for viewer in (*range(seats), SPECTATOR):
            if (number + viewer) % 5 == 0:
                language = LANGUAGES[number % 3]
                check(scene(played, viewer, language, explain=number % 2 == 0))


@each_language
@pytest.mark.parametrize("kind", ["side", "board", "lose", "extra", "rebuild"])
def test_every_question_is_a_sound_page_for_all(kind: str, language: str) -> None:
    options = {"cities": "on", "boards": "choose"} if kind in ("side", "board") else CITIES
    played = asked(kind, options=options)
    for viewer in (*range(5), SPECTATOR):
        check(scene(played, viewer, language))
        check(scene(played, viewer, language, playable=False, running_score=False, memory=False))


@each_language
def test_every_end_is_a_sound_page_with_all_totals(language: str) -> None:
    for seats, options in ((3, {}), (7, CITIES), (4, TEAMS)):
        shown = scene(asked("over", seats, options), 1, language)
        check(shown)
        end = PRESENTER.regions(shown)["seven-end"]
        for seat in range(seats):
            assert re.search(rf">{sum(shown.view.points(seat))}</td>", end)
        assert shown.ending is not None
        assert shown.ending.seed in end


@each_language
@pytest.mark.parametrize("reason", ["resigned", "time", "closed"])
def test_a_table_can_end_a_game_for_reasons_of_its_own(reason: str, language: str) -> None:
    shown = scene(asked("over"), 0, language)
    assert shown.ending is not None
    for winners in ((), (0,), (1, 2)):
        ended = replace(won_by(shown.ending, winners), reason=reason)
        check(replace(shown, ending=ended))


def test_the_end_is_told_to_winners_partners_and_others() -> None:
    shown = scene(asked("over", 4, TEAMS), 0)
    assert shown.ending is not None
    titles = {
        (0, 1): "You and Márton have won",
        (2, 3): "Greta and Noor have won",
        (): "Nobody has won",
        (0, 1, 2, 3): "You share the victory",
    }
    for winners, words in titles.items():
        told = replace(shown, ending=won_by(shown.ending, winners))
        assert words in read(PRESENTER.regions(told)["seven-end"]).text


def test_nobody_acts_in_a_paused_game_or_a_replay() -> None:
    shown = scene(asked("turn"), 0)
    check(replace(shown, status="paused"))
    check(replace(shown, playable=False))
    check(replace(shown, view=asked("turn").state, playable=False, action_url="", csrf=""))


# The hand and the choice.


def test_every_card_of_the_hand_says_what_it_costs_and_is_worth() -> None:
    played = turn(5, CITIES, 2, 2)
    found = read(PRESENTER.regions(scene(played, 0))["seven-hand"])
    hand = cards_in(played.state.cities[0].hand, played.state.cities[0].held)
    for card in hand:
        assert name("en", "seven", CARD_IDS[card]) in found.text


@each_language
def test_several_ways_to_pay_stand_side_by_side_with_whom_they_pay(language: str) -> None:
    def several(state: Seven) -> bool:
        if state.question != TURN:
            return False
        words = [GAME.write(state, 0, code) for code in state.legal(0)]
        builds = [text.split(" paying")[0] for text in words if text.startswith("build")]
        return len(builds) > len(set(builds))

    shown = scene(find(5, CITIES, several, 3), 0, language)
    ways = PRESENTER.regions(shown)["seven-hand"]
    assert 'class="sheet pay-dlg"' in ways
    assert len(re.findall('<button class="way"', ways)) >= 2
    assert shown.names[1] in ways
    assert shown.names[4] in ways


@each_language
def test_a_name_that_a_phone_breaks_is_still_the_name(language: str) -> None:
    for card in CARD_IDS:
        face = card_face(language, card)
        assert face.title.replace(SOFT_HYPHEN, "") == face.name
        assert max(map(len, re.split(f"[ {SOFT_HYPHEN}-]", face.title))) <= 10, face.name


def test_the_dock_says_whom_a_picked_card_pays() -> None:
    shown = scene(turn(5, CITIES, 2, 3, 3), 1)
    page = PRESENTER.regions(shown)["seven-hand"]
    held = hand(look(shown))
    assert held is not None
    for card in held.cards:
        assert f'<p class="d-pays">{escape(card.pays)}</p>' in page


def test_a_choice_lies_face_down_and_can_be_taken_back() -> None:
    played = with_choices(turn(5, CITIES, 1, 1), 0, 3)
    mine = PRESENTER.regions(scene(played, 0))
    assert 'action="/t/x/retract"' in mine["seven-hand"]
    assert 'id="take-back"' in mine["seven-hand"]
    assert 'class="back age-1"' in mine["seven-hand"]
    theirs = PRESENTER.regions(scene(played, 1))
    assert "/t/x/retract" not in "".join(theirs.values())


def test_a_choice_of_somebody_else_changes_only_who_is_ready() -> None:
    before = turn(7, CITIES, 2, 1)
    after = with_choices(before, 3)
    for viewer in (0, 1, 2, 4, SPECTATOR):
        old, new = (PRESENTER.regions(scene(played, viewer)) for played in (before, after))
        changed = [id for id in old if old[id] != new[id]]
        assert changed == ["frame", "seven-top", "seven-ready"]


def test_whatever_lies_face_down_looks_the_same_to_all_others() -> None:
    before = turn(4, TEAMS, 2, 1)
    pages = [with_choices(before, 2, number=number) for number in (0, 1, 5)]
    for viewer in (0, 1, 3, SPECTATOR):
        shown = [PRESENTER.regions(scene(played, viewer)) for played in pages]
        assert shown[0] == shown[1] == shown[2]


def test_who_has_chosen_and_who_is_thinking_is_said() -> None:
    played = with_choices(turn(5, CITIES, 1, 0), 2)
    ready = read(PRESENTER.regions(scene(played, 0))["seven-ready"]).text
    assert "Greta has chosen" in ready
    assert "Noor is choosing" in ready
    top = read(PRESENTER.regions(scene(played, 0))["seven-top"]).text
    assert "1 of 5 have chosen" in top


# What others may not see.


def test_a_spectator_sees_no_hand_and_nothing_hidden() -> None:
    played = turn(5, CITIES, 2, 3)
    regions = PRESENTER.regions(scene(played, SPECTATOR))
    assert 'name="action"' not in "".join(regions.values())
    assert 'class="fan' not in regions["seven-hand"]
    assert "hidden" in regions["seven-hands"].partition(">")[0]


def test_the_hands_of_strangers_are_on_no_page() -> None:
    played = turn(7, CITIES, 1, 0)
    state = played.state
    page = "".join(PRESENTER.regions(scene(played, 0)).values())
    own = set(cards_in(state.cities[0].hand, state.cities[0].held))
    leads = page.count  # chains name other cards, so only their elements count
    for seat in range(1, 7):
        for card in set(cards_in(state.cities[seat].hand, state.cities[seat].held)) - own:
            assert leads(f"card-0-{CARD_IDS[card]}") == 0


def test_the_discard_pile_is_shown_to_the_chooser_alone() -> None:
    played = asked("rebuild", age=2)
    chooser = played.state.actors()[0]
    for viewer in (*range(5), SPECTATOR):
        question = PRESENTER.regions(scene(played, viewer))["seven-question"]
        assert ("rebuild" in question and 'name="action"' in question) == (viewer == chooser)


def test_a_loss_shows_every_split_with_what_it_costs() -> None:
    played = find(5, CITIES, lambda state: state.question == 3 and state.cities[0].owed > 1)
    question = read(PRESENTER.regions(scene(played, 0))["seven-question"])
    me = played.state.cities[0]
    assert len(question.actions) == min(me.coins, me.owed) + 1
    assert "at the end" in question.text


# Teams.


def test_a_partner_sees_the_hand_and_others_do_not() -> None:
    played = turn(4, TEAMS, 1, 2)
    mate = played.state.cities[1]
    names = [name("en", "seven", CARD_IDS[card]) for card in cards_in(mate.hand, mate.held)]
    team = read(PRESENTER.regions(scene(played, 0))["seven-team"]).text
    assert all(word in team for word in names)
    closed = turn(4, TEAMS | {"open_hands": "off"}, 1, 2)
    assert HIDDEN in cards_in(closed.state.view(0).cities[1].hand, closed.state.cities[1].held)
    team = read(PRESENTER.regions(scene(closed, 0))["seven-team"]).text
    assert "do not show their hands" in team


def test_partners_talk_and_nobody_else_is_offered_to() -> None:
    played = turn(4, TEAMS, 1, 2)
    said = (Words(1, 1, "<b>glass</b>?"),)
    shown = scene(played, 0, chat=said, chat_url="/t/x/say")
    chat = PRESENTER.regions(shown)["seven-chat"]
    assert "&lt;b&gt;glass" in chat
    assert 'action="/t/x/say"' in chat
    assert PRESENTER.regions(scene(played, 0))["seven-chat"] == (
        '<section id="seven-chat" hidden></section>'
    )


def test_team_totals_add_up() -> None:
    played = turn(6, TEAMS, 2, 2)
    score = read(PRESENTER.regions(scene(played, 0))["seven-score"]).text
    for first in (0, 2, 4):
        both = sum(sum(played.state.points(seat)) for seat in (first, first + 1))
        assert str(both) in score


# Around.


def test_a_hint_names_choices_that_can_be_made_with_whom_they_pay() -> None:
    played = turn(5, CITIES, 2, 1)
    view = played.state.view(0)
    legal = [GAME.write(view, 0, code) for code in view.legal(0)]
    tips = tuple(advising(text, 60 - at) for at, text in enumerate(legal[:3]))
    shown = scene(played, 0, hint=tips)
    hint = read(PRESENTER.regions(shown)["seven-hint"])
    assert (hint.actions, hint.forms) == ([], [])
    assert "60%" in PRESENTER.advice(shown)
    every = tuple(advising(text, 50) for text in legal)
    check_shown(PRESENTER, scene(played, 0, hint=every))


@each_language
def test_every_kind_of_choice_can_be_advised(language: str) -> None:
    for kind in ("side", "board", "lose", "extra", "rebuild", "turn"):
        options = {"cities": "on", "boards": "choose"} if kind in ("side", "board") else CITIES
        played = asked(kind, options=options)
        seat = played.state.actors()[0]
        view = played.state.view(seat)
        for code in view.legal(seat):
            tip = advising(GAME.write(view, seat, code), 50)
            assert PRESENTER.advice(scene(played, seat, language, hint=(tip,)))
        legal = [GAME.write(view, seat, code) for code in view.legal(seat)]
        every = tuple(advising(text, 50) for text in legal)
        check_shown(PRESENTER, scene(played, seat, language, hint=every))


def test_a_pile_with_nothing_to_build_is_told() -> None:
    shown = scene(asked("rebuild"), 0)
    tip = advising("rebuild nothing", 50)
    assert choice_words(look(replace(shown, hint=(tip,))), tip.action) == "Nothing can be built"


def test_the_title_and_the_turn_follow_the_question() -> None:
    played = asked("turn")
    assert PRESENTER.turn(scene(played, 0))
    assert PRESENTER.title(scene(played, 0)).startswith("Choose a card")
    chosen = with_choices(played, 0, 1, 2, 3)
    assert not PRESENTER.turn(scene(chosen, 0))
    assert PRESENTER.title(scene(chosen, 0)).startswith("Quill is still choosing")
    assert PRESENTER.title(replace(scene(played, 0), status="paused")).startswith("Paused")


def test_coins_fly_to_the_neighbours_and_the_bank() -> None:
    events: list[Event] = [
        Ready(2), Paid(2, 1, 3, 0), Paid(0, 0, 0, 2), Gained(1, 4), Sold(3, 3), Lost(3, 2, 1)
    ]  # fmt: skip
    assert flights(events, 4) == [
        ("coins-2", "bank", 1),
        ("coins-2", "coins-3", 3),
        ("coins-0", "coins-3", 2),
        ("bank", "coins-1", 4),
        ("bank", "coins-3", 3),
        ("coins-3", "bank", 2),
    ]


def test_old_pages_are_forgotten() -> None:
    presenter = SevenPresenter()
    shown = scene(asked("turn"), 0)
    first = presenter.regions(shown)
    assert presenter.regions(shown) == first
    for number in range(KEPT):
        presenter._kept.drawn(number, dict)
    presenter.regions(replace(shown, ply=99))
    assert len(presenter._kept) <= KEPT + 2
    assert presenter.regions(shown) == first


def test_a_replay_after_the_end_shows_all_hands() -> None:
    played: Played = turn(5, CITIES, 2, 2)
    shown = scene(played, 1, view=played.state, playable=False)
    check(shown)
    assert "all 6 known" in read(PRESENTER.regions(shown)["seven-hands"]).text
