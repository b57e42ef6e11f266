"""The page of Tower of Babel: it offers what is legal, shows what is known, and is sound HTML."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product

import pytest

from tests.web.present.babel_scenes import (
    ALL_OPTIONS,
    QUESTIONS,
    Played,
    asked,
    find,
    play,
    scene,
    with_choices,
)
from tests.web.present.hints import advising, check_shown
from tests.web.present.html import Found, read
from tests.web.present.pages import whole_page, won_by
from wondertable.core.state import SPECTATOR
from wondertable.games.babel.cards import ACTION_IDS, TYPE_IDS, WONDER_IDS
from wondertable.games.babel.choices import laid_backs
from wondertable.games.babel.codes import DECIDE, OFFER, OVER, TURN
from wondertable.games.babel.events import Finished, Scored
from wondertable.games.babel.game import GAME, babel
from wondertable.games.babel.packed import count, some, total
from wondertable.games.babel.scoring import award
from wondertable.games.babel.state import Babel
from wondertable.games.babel.unconfirmed import FIGURES
from wondertable.text import LANGUAGES, name
from wondertable.web.games.babel.page import BabelPresenter
from wondertable.web.help.glossary import explained
from wondertable.web.scene import Scene

PRESENTER = BabelPresenter()
PARTS = "top ask players hint track values left board hand discs scored log since end help"
OF_ONE_TYPE = re.compile(r"(offer|swap) \d+ \w+")
GROUP = re.compile(r'name="(action-\d)"[^>]*?value="([^"]*)"')
each_language = pytest.mark.parametrize("language", LANGUAGES)


def html_of(shown: Scene) -> str:
    """The whole page of a scene."""
    return whole_page(PRESENTER, shown)


def composed(html: str, found: Found) -> set[str]:
    """All choices that the forms of a page can make: of buttons, or put together of parts."""
    parts: dict[str, list[str]] = {}
    for field, value in GROUP.findall(html):
        parts.setdefault(field, []).append(value)
    actions = set()
    for verb in found.actions:
        if verb in ("build", "offer", "swap"):
            parts.setdefault("action-9", []).append("")
            for chosen in product(*(parts[field] for field in sorted(parts))):
                actions.add(" ".join(word for word in (verb, *chosen) if word))
        else:
            actions.add(verb)
    return actions


def check(shown: Scene) -> Found:
    """All that must hold for any scene."""
    regions = PRESENTER.regions(shown)
    assert list(regions) == [f"babel-{part}" for part in PARTS.split()]
    for id, html in regions.items():
        assert f' id="{id}"' in html.partition(">")[0]
    html = html_of(shown)
    found = read(html)
    assert len(found.ids) == len(set(found.ids)), "an id twice"
    assert set(found.references) <= set(found.ids), "a reference to nothing"
    assert (found.nameless, found.unwanted) == ([], [])
    view, viewer = shown.view, shown.viewer
    may_act = shown.playable and shown.status == "running" and viewer >= 0
    legal = {GAME.write(view, viewer, code) for code in view.legal(viewer)} if may_act else set()
    choices = composed(html, found)
    assert choices >= legal
    if may_act and babel(view).question in (QUESTIONS["exchange"], OFFER):
        choices = {choice for choice in choices if OF_ONE_TYPE.fullmatch(choice)}
    assert choices <= legal
    return found


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (4, ALL_OPTIONS), (5, {"two_coloured": "on"})]
)
def test_every_position_of_a_game_is_a_sound_page(seats: int, options: dict[str, str]) -> None:
    for number, played in enumerate(play(seats, options, seats)):
        for viewer in (*range(seats), SPECTATOR):
            if (number + viewer) % 7 == 0:
                language = LANGUAGES[number % 3]
                check(scene(played, viewer, language, explain=number % 2 == 0))


@each_language
@pytest.mark.parametrize("kind", [kind for kind in QUESTIONS if kind != "over"])
def test_every_question_is_a_sound_page_for_all(kind: str, language: str) -> None:
    played = asked(kind, options={"two_coloured": "on"})
    for viewer in (*range(4), SPECTATOR):
        check(scene(played, viewer, language, explain=True))
        check(scene(played, viewer, language, playable=False, running_score=False, memory=False))


@each_language
def test_every_end_is_a_sound_page_with_all_totals(language: str) -> None:
    for seats in (3, 4, 5):
        shown = scene(asked("over", seats), 1, language)
        check(shown)
        end = PRESENTER.regions(shown)["babel-end"]
        for seat in range(seats):
            assert re.search(rf">{sum(shown.view.points(seat))}</td>", end)
        assert shown.ending is not None
        assert shown.ending.seed in end


@each_language
@pytest.mark.parametrize("reason", ["exhausted", "idle", "resigned", "time", "closed"])
def test_the_end_says_who_won_and_why(reason: str, language: str) -> None:
    shown = scene(asked("over"), 0, language)
    assert shown.ending is not None
    told = set()
    for winners in ((), (0,), (0, 1), (1,), (1, 2)):
        ending = replace(won_by(shown.ending, winners), reason=reason)
        ended = replace(shown, ending=ending)
        check(ended)
        told.add(PRESENTER.regions(ended)["babel-end"].partition("<table")[0])
    assert len(told) == 5


def test_nobody_acts_in_a_paused_game_or_a_replay() -> None:
    played = asked("decide")
    shown = scene(played, int(played.state.active))
    check(replace(shown, status="paused"))
    check(replace(shown, playable=False))
    check(replace(shown, view=played.state, playable=False, action_url="", csrf=""))


# The board.


def test_the_board_shows_every_disc_and_everybodys_pieces_with_what_they_would_score() -> None:
    played = find(4, {}, lambda state: state.row == 2 and state.question == TURN)
    state = played.state
    board = PRESENTER.regions(scene(played, 0))["babel-board"]
    found = read(board)
    for at, wonder in enumerate(WONDER_IDS):
        assert name("en", "babel", wonder) in board
        for seat in range(4):
            units = state.builders[seat].units_on(at)
            if units:
                points = award(state, at, state.row, seat)
                who = "You" if seat == 0 else scene(played, 0).names[seat]
                assert f"{who}: {units} piece" in found.text
                assert f"{points} point" in found.text
    assert board.count('class="disc d-') == sum(state.left >> space & 1 for space in range(24))


def test_the_marker_stands_in_the_row_that_counts_next() -> None:
    played = find(3, {}, lambda state: state.row == 3)
    values = PRESENTER.regions(scene(played, 0))["babel-values"]
    assert len(re.findall('class="past"', values)) == 3
    now = re.search(r'class="now".*?<th scope="row">(\d)</th><td>(\d+)</td><td>(\d+)</td>', values)
    sheet = played.state.sheet
    assert now is not None
    assert [int(n) for n in now.groups()] == [4, sheet.first[3], sheet.second[3]]


def test_a_finished_wonder_is_scored_step_by_step_until_the_viewer_goes_on() -> None:
    shown = None
    for played in play(4, {}, 5):
        current = scene(played, 1)
        results = [event for event in current.events if isinstance(event, Finished | Scored)]
        html = PRESENTER.regions(current)["babel-scored"]
        if results and "hidden" not in html.partition(">")[0]:
            shown = current
            last = max(at for at, event in enumerate(results) if isinstance(event, Finished))
            finished, *scored = results[last:]
            assert isinstance(finished, Finished)
            text = read(html).text
            assert name("en", "babel", finished.wonder) in text
            assert f"Row {finished.row}" in text
            for event in scored:
                assert isinstance(event, Scored)
                assert f"{current.names[event.seat]} has " in text
                assert f": {event.points} points." in text
    assert shown is not None


def test_the_value_of_second_place_is_told_of_those_who_are_level_for_most() -> None:
    def level(state: Babel) -> bool:
        for wonder in range(8):
            units = sorted(int(builder.units_on(wonder)) for builder in state.builders)
            if units[-1] == units[-2] > 0 and state.left >> 3 * wonder & 7:
                return bool(state.question == TURN)
        return False

    played = find(3, {}, level)
    text = read(PRESENTER.regions(scene(played, 0))["babel-board"]).text
    assert f"{played.state.sheet.second[int(played.state.row)]} points if finished now" in text


# Offers.


def test_an_offer_is_laid_face_down_and_can_be_taken_back() -> None:
    played = asked("offer")
    first = played.state.actors()[0]
    number = len(played.state.legal(first)) - 1
    laid = with_choices(played, first, number=number)
    own = PRESENTER.regions(scene(laid, first))
    assert 'id="take-back"' in own["babel-ask"]
    other = PRESENTER.regions(scene(laid, played.state.actors()[1]))
    assert 'id="take-back"' not in other["babel-ask"]
    assert f'id="player-{first}"' in other["babel-players"]
    assert "is-laid" in other["babel-players"]
    assert "has offered" in other["babel-players"]
    assert "face down" not in other["babel-players"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "has laid {} cards face down"),
        ("de", "hat {} Karten verdeckt gelegt"),
        ("hu", "{} lapot tett le képpel lefelé"),
    ],
)
def test_with_bluff_everybody_reads_how_many_cards_lie_face_down(language: str, words: str) -> None:
    played = asked("offer", options={"bluff": "on"})
    first, second = played.state.actors()[:2]
    number = len(played.state.legal(first)) - 1
    laid = with_choices(played, first, number=number)
    count = int(laid_backs(laid.state.builders[first].choice))
    assert count > 1
    for viewer in (second, SPECTATOR):
        regions = PRESENTER.regions(scene(laid, viewer, language))
        assert words.format(count) in read(regions["babel-players"]).text


def test_all_ways_to_take_offers_are_worked_out_with_what_is_missing() -> None:
    def wanted(state: Babel) -> bool:
        offers = sum(bool(builder.offer) for builder in state.builders)
        return bool(state.question == DECIDE and offers > 1 and len(state.legal(state.active)) > 2)

    played = find(4, {}, wanted)
    active = int(played.state.active)
    ask = PRESENTER.regions(scene(played, active))["babel-ask"]
    offers = sum(bool(builder.offer) for builder in played.state.builders)
    assert len(re.findall(r'class="sum ', ask)) == 2**offers
    for code in played.state.legal(active):
        text = GAME.write(played.state, active, code)
        if text.startswith("accept"):
            assert f'value="{text}"' in ask
    assert ask.count("Missing from your hand") + ask.count("more than the disc") + ask.count(
        "Only one"
    ) == len(re.findall(r'class="sum [^"]* not"', ask))


def test_a_joker_is_one_more_choice_for_whoever_has_it() -> None:
    def wanted(state: Babel) -> bool:
        if state.question != DECIDE:
            return False
        words = [GAME.write(state, state.active, code) for code in state.legal(state.active)]
        return any("joker" in word for word in words)

    played = find(3, {"two_coloured": "on"}, wanted)
    active = int(played.state.active)
    check(scene(played, active))
    assert 'class="jokers"' in PRESENTER.regions(scene(played, active))["babel-ask"]
    other = PRESENTER.regions(scene(played, (active + 1) % 3))["babel-ask"]
    assert 'class="jokers"' not in other


def test_two_jokers_may_be_used_together() -> None:
    def wanted(state: Babel) -> bool:
        if state.question != DECIDE:
            return False
        words = [GAME.write(state, state.active, code) for code in state.legal(state.active)]
        return any("joker 4" in word for word in words)

    played = find(3, {"figures": "copies_card_exchange=2,copies_joker=3"}, wanted)
    active = int(played.state.active)
    check(scene(played, active))
    ask = PRESENTER.regions(scene(played, active))["babel-ask"]
    assert 'class="use-4"' in ask
    assert re.search(r'class="sum way-4[^"]*"', ask)


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (1, "Choose your card; you draw a new one."),
        (3, "Choose 1 to 3 cards; you draw as many new ones."),
        (7, "Choose 1 to 5 cards; you draw as many new ones."),
    ],
)
def test_an_exchange_asks_for_no_more_cards_than_are_held(cards: int, words: str) -> None:
    played = asked("exchange")
    [asked_seat] = played.state.actors()
    played.state.builders[asked_seat].hand = some(0, cards)
    assert words in PRESENTER.regions(scene(played, asked_seat))["babel-ask"]


def test_everything_that_the_page_wants_explained_is_explained() -> None:
    known = explained("babel", "en").keys()
    named: set[str] = set()
    for played in play(3, {"two_coloured": "on"}, 5):
        for region in PRESENTER.regions(scene(played, 0)).values():
            named |= set(re.findall(r'data-help="([^"]+)"', region))
    assert named <= known
    assert len(named) > 25


def test_open_offers_are_shown_to_everybody() -> None:
    played = find(
        4, {}, lambda s: s.question == DECIDE and any(builder.trader for builder in s.builders)
    )
    giver = next(seat for seat in range(4) if played.state.builders[seat].trader)
    for viewer in (*range(4), SPECTATOR):
        ask = PRESENTER.regions(scene(played, viewer))["babel-ask"]
        cards = int(total(played.state.builders[giver].offer))
        offer = re.search(rf'class="offer[^"]* p-{giver}".*?</(?:label|li)>', ask, re.S)
        assert offer is not None
        assert offer[0].count('class="bmini d-') == cards
        assert 'class="bmini trader"' in offer[0]


def test_no_more_cards_of_a_type_can_be_picked_than_the_disc_asks_for_even_as_a_bluff() -> None:
    def too_many_held(state: Babel, seat: int) -> bool:
        hand, needs = state.builders[seat].hand, state.needs()
        return any(0 < count(needs, at) < count(hand, at) for at in range(len(TYPE_IDS)))

    def wanted(state: Babel) -> bool:
        asks = sum(count(state.needs(), at) > 0 for at in range(len(TYPE_IDS)))
        return asks == 2 and any(too_many_held(state, seat) for seat in state.actors())

    played = find(4, ALL_OPTIONS, lambda state: state.question == OFFER and wanted(state))
    for seat in played.state.actors():
        check(scene(played, seat))


def test_wrong_cards_can_be_laid_only_as_a_bluff() -> None:
    for options, kinds in (({}, 1), ({"bluff": "on"}, len(TYPE_IDS))):
        played = asked("offer", options=options)
        ask = PRESENTER.regions(scene(played, played.state.actors()[0]))["babel-ask"]
        assert ask.count('class="stepper ') == kinds


# Action cards.


def test_whoever_lets_the_turn_go_by_reads_so_and_can_be_asked_again() -> None:
    played = asked("window")
    seat = played.state.actors()[0]
    assert 'name="rest"' in PRESENTER.regions(scene(played, seat))["babel-ask"]
    offers = find(
        4,
        {},
        lambda state: (
            state.question == OFFER and any(builder.held_actions for builder in state.builders)
        ),
    )
    builders = offers.state.builders
    waits = next(seat for seat in range(4) if builders[seat].held_actions)
    laid = with_choices(offers, waits) if waits in offers.state.actors() else offers
    before = PRESENTER.regions(scene(laid, waits))["babel-ask"]
    after = PRESENTER.regions(scene(laid, waits, letting=True))["babel-ask"]
    assert 'name="rest"' in before
    assert 'name="again"' not in before
    assert 'name="rest"' not in after
    assert "You play no action card in this turn." in read(after).text
    assert 'name="again"' in after
    check(scene(laid, waits, letting=True))


@pytest.mark.parametrize("kind", ["window", "bonus", "again"])
def test_a_window_for_action_cards_asks_clearly_and_even_whoever_has_none_for_it(
    kind: str,
) -> None:
    def wanted(state: Babel, *, plays: bool) -> bool:
        if state.question != QUESTIONS[kind] or not state.waiting:
            return False
        return (len(state.legal(state.actors()[0])) > 1) == plays

    can = find(3, {}, lambda state: wanted(state, plays=True))
    text = read(PRESENTER.regions(scene(can, can.state.actors()[0]))["babel-ask"]).text
    assert "Play an action card now" in text
    assert "Play now: " in text
    cannot = find(3, {}, lambda state: wanted(state, plays=False))
    text = read(PRESENTER.regions(scene(cannot, cannot.state.actors()[0]))["babel-ask"]).text
    assert "you hold no card to play" in text
    assert "so that nobody learns" in text


def test_hands_and_action_cards_are_for_their_owners_eyes() -> None:
    played = find(3, {}, lambda s: s.question == TURN and min(b.held_actions for b in s.builders))
    for viewer in (0, 1, 2):
        hand = read(PRESENTER.regions(scene(played, viewer))["babel-hand"]).text
        actions = played.state.builders[viewer].actions
        for at, card in enumerate(ACTION_IDS):
            assert (name("en", "babel", card) in hand) == bool(actions >> 4 * at & 15)
    assert "Hands stay hidden" in PRESENTER.regions(scene(played, SPECTATOR))["babel-hand"]


# Numbers, hints, help.


def test_points_now_are_an_aid_of_the_table_and_points_so_far_are_not() -> None:
    played = find(3, {}, lambda state: state.row == 3 and state.question == TURN)
    shown = scene(played, 0)
    with_aid = PRESENTER.regions(shown)["babel-players"]
    without = PRESENTER.regions(replace(shown, running_score=False))["babel-players"]
    builder = played.state.builders[1]
    for html in (with_aid, without):
        assert f">{builder.refused + builder.wonders}</span>" in html
    assert f"→ {sum(shown.view.points(1))}" in with_aid
    assert "→" not in without


def test_cards_that_everybody_saw_are_remembered_where_the_table_wants_it() -> None:
    played = find(3, {}, lambda s: s.question == TURN and s.builders[1].known)
    shown = scene(played, 0)
    assert "surely holds" in PRESENTER.regions(shown)["babel-players"]
    assert "surely holds" not in PRESENTER.regions(replace(shown, memory=False))["babel-players"]


@each_language
def test_a_hint_names_choices_in_the_words_of_the_page(language: str) -> None:
    for kind in ("turn", "offer", "decide", "exchange", "window"):
        played = asked(kind)
        seat = played.state.actors()[0]
        words = [GAME.write(played.state, seat, code) for code in played.state.legal(seat)][:3]
        tips = tuple(advising(action, 40 + at) for at, action in enumerate(words))
        shown = scene(played, seat, language, hint=tips)
        found = read(PRESENTER.regions(shown)["babel-hint"])
        assert (found.actions, found.forms) == ([], [])
        assert "40" in PRESENTER.advice(shown)
        legal = [GAME.write(played.state, seat, code) for code in played.state.legal(seat)]
        every = tuple(advising(action, 50) for action in legal)
        check_shown(PRESENTER, scene(played, seat, language, hint=every))


@each_language
def test_the_help_names_every_unconfirmed_figure_and_how_to_replace_it(language: str) -> None:
    figures = "bonus_3=12"
    for options in ({}, {"figures": figures}):
        text = read(PRESENTER.regions(scene(asked("turn", 3, options), 0, language))["babel-help"])
        for figure in FIGURES:
            assert figure.name in text.text
        assert "--figures" in text.text
        assert "docs/babel.md" in text.text


def test_only_who_has_laid_changes_while_others_make_their_offers() -> None:
    played = asked("offer")
    seats = played.state.actors()
    before = PRESENTER.regions(scene(played, seats[0]))
    after = PRESENTER.regions(scene(with_choices(played, seats[1]), seats[0]))
    assert {id for id in before if before[id] != after[id]} == {"babel-top", "babel-players"}


def test_equal_scenes_give_equal_bytes() -> None:
    shown = scene(asked("decide"), 0)
    assert BabelPresenter().regions(shown) == PRESENTER.regions(shown)


def test_whose_turn_it_is_is_said_on_the_tab() -> None:
    played: Played = asked("turn")
    active = int(played.state.active)
    assert PRESENTER.title(scene(played, active)).startswith("Your turn")
    assert PRESENTER.turn(scene(played, active))
    assert not PRESENTER.turn(scene(played, (active + 1) % 4))
    over = scene(find(3, {}, lambda state: state.question == OVER), 0)
    assert "over" in PRESENTER.title(over)
