"""The Duel page: it offers what is legal, shows what is known, and is sound HTML."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.duel.position import do, position
from tests.web.present.html import read
from tests.web.present.pages import whole_page, won_by
from tests.web.present.scenes import QUESTIONS, Played, asked, find, play, scene
from wondertable.core.state import SPECTATOR
from wondertable.games.duel.actions import CARD_IDS
from wondertable.games.duel.events import Discarded, Event, Gained, Looted, Lost, Paid, PlaysAgain
from wondertable.games.duel.game import GAME
from wondertable.games.duel.state import Duel
from wondertable.text import LANGUAGES, name
from wondertable.web.games.duel.page import DuelPresenter, flights
from wondertable.web.present.render import serve_static_at, static_url, static_version
from wondertable.web.scene import Scene

PRESENTER = DuelPresenter()
KINDS = [kind for kind in QUESTIONS if kind not in {"turn", "over"}]
VIEWERS = (0, 1, SPECTATOR)
PARTS = "top opponent track board me score science unseen pile log since "
PARTS += "question sheets about end hint"

each_language = pytest.mark.parametrize("language", LANGUAGES)


def check(shown: Scene) -> None:
    """All that must hold for any scene."""
    regions = PRESENTER.regions(shown)
    assert list(regions) == ["frame", *(f"duel-{part}" for part in PARTS.split())]
    for id, html in regions.items():
        place = "main" if id == "frame" else id
        assert f' id="{place}"' in html.partition(">")[0]
    found = read(whole_page(PRESENTER, shown, live_url="/live", version=3))
    assert len(found.ids) == len(set(found.ids)), "an id twice"
    assert set(found.references) <= set(found.ids), "a reference to nothing"
    assert (found.nameless, found.unwanted) == ([], [])
    view, viewer = shown.view, shown.viewer
    may_act = shown.playable and shown.status == "running" and viewer >= 0
    legal = [GAME.write(view, viewer, code) for code in view.legal(viewer)] if may_act else []
    assert sorted(found.actions) == sorted(legal)
    assert len(found.forms) > 0 if legal else found.forms == []
    for form in found.forms:
        assert (form["method"], form["action"]) == ("post", shown.action_url)
    assert set(found.fields) == (
        {("ply", str(shown.ply)), ("csrf", shown.csrf)} if legal else set()
    )


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_game_is_a_sound_page(seed: int) -> None:
    language = LANGUAGES[seed % 3]
    for number, played in enumerate(play(seed, first_game=seed == 5)):
        for viewer in VIEWERS:
            if (number + viewer) % 7 == 0:
                check(scene(played, viewer, language, explain=seed % 2 == 0))


@each_language
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_is_a_sound_page(kind: str, viewer: int, language: str) -> None:
    played = asked(kind)
    check(scene(played, viewer, language, explain=True))
    check(scene(played, viewer, language, playable=False, running_score=False))


@each_language
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("reason", ["military", "science", "civilian"])
def test_every_end_is_a_sound_page(reason: str, viewer: int, language: str) -> None:
    def wanted(state: Duel) -> bool:
        outcome = state.outcome()
        return outcome is not None and outcome.reason == reason

    shown = scene(find(wanted), viewer, language)
    check(shown)
    end = PRESENTER.regions(shown)["duel-end"]
    assert shown.ending is not None
    for words in (shown.ending.seed, shown.ending.seed_digest):
        assert words in end
    for seat in range(2):
        total = sum(shown.view.points(seat))
        assert f">{total}</td>" in end


@each_language
@pytest.mark.parametrize("reason", ["resigned", "time", "abandoned"])
def test_a_table_can_end_a_game_for_reasons_of_its_own(reason: str, language: str) -> None:
    for viewer in VIEWERS:
        check(scene(asked("turn", age=2), viewer, language, reason=reason))


@pytest.mark.parametrize("winners", [(), (0,), (1,), (0, 1)])
def test_the_end_names_its_winners(winners: tuple[int, ...]) -> None:
    shown = scene(asked("over"), 0)
    assert shown.ending is not None
    shown = replace(shown, ending=won_by(shown.ending, winners))
    check(shown)
    end = read(PRESENTER.regions(shown)["duel-end"]).text
    titles = {
        (): "without a winner",
        (0,): "You have won",
        (1,): "Márton has won",
        (0, 1): "The victory is shared",
    }
    assert titles[winners] in end


def test_nobody_acts_in_a_paused_game_or_a_replay() -> None:
    played = asked("turn")
    turn = int(played.state.active)
    check(replace(scene(played, turn), status="paused"))
    check(replace(scene(played, turn), playable=False))


def test_the_board_shows_every_open_card_with_its_price_and_why() -> None:
    state = position(open="aqueduct temple rostrum", built=("baths altar", "quarry"), age=2)
    page = PRESENTER.regions(scene(Played(state), 0))
    text = read(page["duel-sheets"]).text
    assert "free by chain from Baths" in text
    assert "2 coins short" not in text
    board = page["duel-board"]
    for words in ("free by chain from Altar", "price now: 5 coins", "4 points."):
        assert words in board


def test_what_is_too_dear_says_how_much_is_missing() -> None:
    state = position(open="pretorium", age=3, coins=(5, 7))
    page = PRESENTER.regions(scene(Played(state), 0))
    assert "price now: 8 coins, 3 more than you have" in page["duel-board"]
    assert "3 coins short" in read(page["duel-sheets"]).text
    assert 'value="build pretorium"' not in page["duel-sheets"]


def test_a_red_card_tells_where_the_pawn_goes_and_what_is_looted() -> None:
    state = position(open="walls", age=2, built=("shelf_quarry", ""), pawn=1)
    board = PRESENTER.regions(scene(Played(state), 0))["duel-board"]
    assert "The pawn moves 2 steps towards Márton, 6 steps short of the capital." in board
    assert "Márton loses 2 coins." in board
    assert "pawn 2 steps" in board


@pytest.mark.parametrize(
    ("built", "words"),
    [
        ("scriptorium", "Second quill: a progress token."),
        ("workshop", "New symbol, quill: 2 of 6 different."),
        ("workshop apothecary pharmacist academy university", "Wins at once: six different"),
    ],
)
def test_a_green_card_tells_what_its_symbol_brings(built: str, words: str) -> None:
    state = position(open="library", age=2, built=(built, ""), coins=(30, 7), board="law")
    assert words in PRESENTER.regions(scene(Played(state), 0))["duel-board"]


def test_a_second_symbol_without_a_token_left_is_no_promise() -> None:
    state = position(open="library", age=2, built=("scriptorium", ""), board="")
    board = PRESENTER.regions(scene(Played(state), 0))["duel-board"]
    assert "Second quill, but no token is left." in board


def test_tokens_are_taken_only_when_somebody_has_them() -> None:
    undealt = GAME.setup(2, {})
    assert isinstance(undealt, Duel)
    track = PRESENTER.regions(scene(Played(undealt), 0))["duel-track"]
    assert "The tokens have not been laid out yet." in track
    state = position(board="", tokens=("law economy", "strategy masonry urbanism"))
    track = PRESENTER.regions(scene(Played(state), 0))["duel-track"]
    assert "All tokens are taken." in track


def test_taking_a_card_tells_what_it_opens() -> None:
    state = position(age=1, slots={9: "?", 14: "altar", 15: "baths", 5: "stable", 10: "?"})
    sheets = read(PRESENTER.regions(scene(Played(state), 0))["duel-sheets"]).text
    assert "Opens no other card." in sheets
    one = position(age=1, slots={9: "?", 14: "altar"})
    assert "Turns up 1 face-down card." in (
        read(PRESENTER.regions(scene(Played(one), 0))["duel-sheets"]).text
    )


def test_the_face_down_cards_are_told_as_far_as_anyone_knows() -> None:
    played = asked("turn", age=3)
    view = played.state.view(SPECTATOR)
    html = PRESENTER.regions(scene(played, SPECTATOR))["duel-unseen"]
    seen = [CARD_IDS[view.card_at(slot)] for slot in range(20) if not view.hidden >> slot & 1]
    assert seen
    for card in seen:
        assert f"{name('en', 'duel', card)}</li>" not in html
    assert "of these" in html
    assert "Guilds" in html


def great_library() -> Played:
    """The Great Library has just been built."""
    state = position(open="altar", wonders=("great_library", ""), coins=(30, 7), board="law", age=1)
    do(state, "wonder great_library with altar")
    return Played(state)


def drawn(tokens: str) -> Played:
    """The Great Library with these tokens drawn."""
    played = great_library()
    do(played.state, *(f"draw {token}" for token in tokens.split()))
    return played


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_equal_views_give_equal_pages_whatever_the_great_library_drew(viewer: int) -> None:
    one = scene(drawn("agriculture economy masonry"), viewer)
    other = scene(drawn("strategy theology urbanism"), viewer)
    assert one.view.key() == other.view.key()
    assert PRESENTER.regions(one) == PRESENTER.regions(other)
    assert PRESENTER.title(one) == PRESENTER.title(other)
    assert whole_page(PRESENTER, one) == whole_page(PRESENTER, other)


def test_the_one_who_draws_sees_the_tokens_and_nobody_else_does() -> None:
    played = drawn("agriculture economy masonry")
    mine = PRESENTER.regions(scene(played, 0))["duel-question"]
    assert [word in mine for word in ("Agriculture", "Economy", "Masonry")] == [True] * 3
    theirs = "".join(PRESENTER.regions(scene(played, 1)).values())
    assert not any(word in theirs for word in ("Agriculture", "Economy", "Masonry"))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_page_is_made_from_the_view_alone(viewer: int) -> None:
    for number, played in enumerate(play(3)):
        if number % 4:
            continue
        copy = replace(scene(played, viewer), view=GAME.load(played.state.view(viewer).dump()))
        assert PRESENTER.regions(copy) == PRESENTER.regions(scene(played, viewer))


def test_names_are_escaped_wherever_they_stand() -> None:
    names = ('<script>alert("1")</script>', "O'Neil & <b>Söhne</b>")
    for kind in ("turn", "draft", "start", "over", "token"):
        played = asked(kind)
        for viewer in VIEWERS:
            page = whole_page(PRESENTER, scene(played, viewer, names=names))
            assert "<script>alert" not in page
            assert "<b>S" not in page
            check(scene(played, viewer, names=names))


def test_a_running_score_is_shown_only_where_the_table_wants_it() -> None:
    played = asked("turn")
    assert "<table" in PRESENTER.regions(scene(played, 0))["duel-score"]
    assert "<table" not in PRESENTER.regions(scene(played, 0, running_score=False))["duel-score"]


@each_language
def test_the_tab_tells_whose_turn_it_is(language: str) -> None:
    played = asked("turn")
    turn = int(played.state.active)
    titles = {PRESENTER.title(scene(played, viewer, language)) for viewer in VIEWERS}
    assert len(titles) == 3
    assert PRESENTER.turn(scene(played, turn))
    assert not PRESENTER.turn(scene(played, 1 - turn))
    assert not PRESENTER.turn(replace(scene(played, turn), status="paused"))


def test_coins_fly_between_treasuries_and_the_bank() -> None:
    events: list[Event] = [
        Paid(0, 2, 5, 5),
        Paid(1, 3, 4, 0),
        Gained(0, 6),
        Discarded(1, "altar", 2),
        Lost(0, 0),
        Looted(1, 2, 2),
        PlaysAgain(0),
    ]
    assert flights(events) == [
        ("coins-0", "bank", 2),
        ("coins-0", "coins-1", 5),
        ("coins-1", "bank", 7),
        ("bank", "coins-0", 6),
        ("bank", "coins-1", 2),
        ("coins-1", "bank", 2),
    ]


def test_a_card_keeps_its_id_wherever_it_lies() -> None:
    for number, played in enumerate(play(5)):
        if number % 3:
            continue
        state = played.state
        page = "".join(PRESENTER.regions(scene(played, 0)).values())
        lying = [*state.cards_of(0), *state.cards_of(1), *state.discarded()]
        lying += [state.card_at(slot) for slot in range(20) if state.open >> slot & 1]
        for card in lying:
            assert page.count(f' id="card-{CARD_IDS[card]}"') == 1


def test_files_are_served_where_the_server_says() -> None:
    try:
        serve_static_at("/games/static/")
        assert static_url("icons.svg") == "/games/static/icons.svg"
        page = whole_page(PRESENTER, scene(asked("turn"), 0))
        assert '"/games/static/icons.svg#coin"' in page
    finally:
        serve_static_at("/static")
    assert len(static_version()) == 12
