"""Every reason why an action is refused, and every mistake in the notation."""

from __future__ import annotations

import pytest

from tests.games.seven.position import do, position, why_not
from wondertable.cli.games.seven.statistics import statistics
from wondertable.core.errors import IllegalAction, NotAsked, UnknownAction, UnknownWord
from wondertable.core.play import legal_action
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE
from wondertable.games.seven.actions import NOWHERE, Deal, TakeUp, parse
from wondertable.games.seven.box import box
from wondertable.games.seven.codes import DEAL
from wondertable.games.seven.errors import BadTeams, TeamsNeedCities
from wondertable.games.seven.events import typed
from wondertable.games.seven.game import GAME, seven
from wondertable.games.seven.reasons import Refusal
from wondertable.games.seven.state import Seven


def with_pile() -> Seven:
    """Halikarnassos chooses from a pile with Altar and Loom, and has a Loom."""
    state = position(
        boards={0: "halikarnassos:night"},
        built={0: "loom_2 clay_pool clay_pit"},
        hands={0: "stockade", 1: "altar", 2: "loom_1"},
    )
    do(state, {0: "stage with stockade", 1: "sell altar", 2: "sell loom_1"})
    return state


def refusals() -> dict[str, tuple[Seven, str, str]]:
    """By message id: a position, what seat 0 tries in it, and what is answered."""
    plain = position(hands={0: "barracks stockade loom_1"}, built={0: "loom_2"}, coins=1)
    rich = position(hands={0: "barracks mine"}, coins=9)
    poor = position(hands={0: "tree_farm"}, coins=0)
    done = position(hands={0: "altar"}, boards={0: "rhodos:night"}, stages={0: 2})
    petra = position(hands={0: "altar"}, boards={0: "petra"}, stages={0: 1}, cities=True)
    losing = position(hands={1: "hideout"}, cities=True, coins=2)
    do(losing, {1: "build hideout"})
    boards = seven(GAME.setup(3, {"boards": "choose"}))
    return {
        "seven-reason-other-question": (
            plain,
            "lose 1 coins",
            "the question is to use a card of the hand",
        ),
        "seven-reason-not-in-hand": (plain, "sell palace", "palace is not in this hand"),
        "seven-reason-same-name": (plain, "build loom_1", "loom_2 stands in this city already"),
        "seven-reason-coins-short": (
            poor,
            "build tree_farm",
            "tree_farm costs 1 coins and there are 0",
        ),
        "seven-reason-not-payable": (
            plain,
            "build stockade",
            "the resources for stockade cannot be had with 1 coins",
        ),
        "seven-reason-other-payment": (
            rich,
            "build barracks",
            "barracks cannot be paid like that; the ways to pay are: 2 right",
        ),
        "seven-reason-no-stage": (
            done,
            "stage with altar",
            "all stages of rhodos are built",
        ),
        "seven-reason-needs-cities": (
            boards,
            "choose petra",
            "petra is played with Cities only",
        ),
        "seven-reason-other-loss": (
            losing,
            "lose 2 coins",
            "the loss is 1 coins in all, and there are 5 to lose",
        ),
        "seven-reason-not-discarded": (
            with_pile(),
            "rebuild 0 baths",
            "baths does not lie there in the discard pile",
        ),
        "seven-reason-must-rebuild": (
            with_pile(),
            "rebuild nothing",
            "a card of the discard pile can be built",
        ),
        "seven-reason-not-offered": (
            boards_taken(),
            "choose gizah",
            "gizah is not among those to choose from",
        ),
        "seven-reason-coins-short stage": (
            petra,
            "stage with altar",
            "petra costs 5 coins and there are 3",
        ),
        "seven-reason-same-name pile": (
            with_pile(),
            "rebuild loom_1",
            "loom_2 stands in this city already",
        ),
        "seven-reason-not-discarded word": (
            with_pile(),
            "rebuild palace",
            "palace does not lie there in the discard pile",
        ),
    }


def first_sale(state: Seven) -> str:
    """Selling the first card of seat 0."""
    return GAME.write(state, 0, state.legal(0)[0])


def boards_taken() -> Seven:
    """A board is to be chosen where Gizah is gone."""
    state = seven(GAME.setup(3, {"boards": "choose"}))
    state.boards_left &= ~(1 << 3)
    return state


REFUSALS = refusals()


def test_every_reason_is_given_somewhere() -> None:
    assert {key.split()[0] for key in REFUSALS} == {kind.key for kind in Refusal}


@pytest.mark.parametrize("key", REFUSALS)
def test_a_refusal_tells_its_reason(key: str) -> None:
    state, text, answer = REFUSALS[key]
    assert why_not(state, 0, text) == answer
    with pytest.raises(IllegalAction) as caught:
        legal_action(GAME, state, 0, text)
    assert caught.value.reason.key == key.split()[0]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("deal 1 altar", "1 altar is not among those to choose from"),
        ("board 0 gizah", "the question is to deal a card"),
        ("take 9 altar up", "the question is to deal a card"),
        ("show 0 altar discarded", "the question is to deal a card"),
    ],
)
def test_chance_is_refused_too(text: str, reason: str) -> None:
    state = seven(GAME.setup(3, {"sides": "day"}))
    rng = Rng(1)
    while state.question != DEAL:
        actions = state.legal(CHANCE)
        state.apply(CHANCE, actions[rng.below(len(actions))])
    with pytest.raises(IllegalAction) as caught:
        legal_action(GAME, state, CHANCE, text)
    assert str(caught.value.reason) == reason


def test_boards_of_cities_are_not_dealt_without_it() -> None:
    state = GAME.setup(3)
    with pytest.raises(IllegalAction, match="petra is played with Cities only"):
        legal_action(GAME, state, CHANCE, "board 0 petra")


def test_a_hand_is_taken_up_as_it_is() -> None:
    state = position(hands={0: "altar"})
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    (action,) = state.legal(CHANCE)
    text = GAME.write(state, CHANCE, action)
    assert legal_action(GAME, state, CHANCE, text) == action
    for wrong in ("take 0 altar up", "take 1 altar up", "take 0 ? altar up"):
        with pytest.raises(IllegalAction):
            legal_action(GAME, state, CHANCE, wrong)
    view = state.view(0)
    assert GAME.reveals(view, CHANCE, text)
    assert not GAME.reveals(view, CHANCE, "take 1 altar up")
    assert not GAME.reveals(view, CHANCE, "show 0 altar discarded")
    whole = GAME.read(view, CHANCE, text)
    assert GAME.write(view, CHANCE, whole) == text


def test_a_seat_that_has_chosen_is_not_asked_again() -> None:
    state = position()
    text = first_sale(state)
    state.apply(0, legal_action(GAME, state, 0, text))
    with pytest.raises(NotAsked):
        legal_action(GAME, state, 0, text)


@pytest.mark.parametrize(
    "text",
    ["", "build", "stage altar", "sell", "build altar paying", "build altar paying 2", "lose 1"],
)
def test_words_that_make_no_action_are_refused_with_an_example(text: str) -> None:
    with pytest.raises(UnknownAction):
        parse(0, text)


@pytest.mark.parametrize("text", ["", "deal 0", "board 0", "take 0 up", "show 1 altar"])
def test_words_that_make_no_action_of_chance_are_refused(text: str) -> None:
    with pytest.raises(UnknownAction):
        parse(CHANCE, text)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("destroy altar", "destroy"),
        ("build sphinx", "sphinx"),
        ("build altar paying x left", "x"),
        ("build altar paying 1000 left", "1000"),
        ("build altar paying ² left", "²"),
        ("side dusk", "dusk"),
        ("choose athens", "athens"),
        ("rebuild sphinx", "sphinx"),
    ],
)
def test_a_wrong_word_is_named(text: str, word: str) -> None:
    with pytest.raises(UnknownWord) as caught:
        parse(0, text)
    assert caught.value.word == word


@pytest.mark.parametrize(
    "text",
    [
        "build altar",
        "build aqueduct paying 2 left 1 right",
        "build aqueduct paying 1 right",
        "stage with altar paying 2 left",
        "sell tavern",
        "discard tavern",
        "lose 2 coins 1 debt",
        "lose 2 coins",
        "lose 1 debt",
        "rebuild altar",
        "rebuild 3 altar",
        "rebuild nothing",
        "choose gizah",
        "side night",
    ],
)
def test_actions_are_written_as_they_are_read(text: str) -> None:
    assert str(parse(0, text)) == text


def test_what_chance_does_is_written_as_it_is_read() -> None:
    assert parse(CHANCE, "deal 2 ?") == Deal(2, "?")
    assert str(TakeUp(1, ("altar", "baths"))) == "take 1 altar baths up"
    for text in ("board 0 gizah", "side 1 night", "show 3 altar discarded"):
        assert str(parse(CHANCE, text)) == text


def test_actions_of_other_questions_have_no_place() -> None:
    state = position(hands={0: "altar"})
    for text in ("lose 1 debt", "rebuild altar", "choose gizah", "side day", "sell palace"):
        assert GAME.read(state, 0, text) == NOWHERE
    boards = GAME.setup(3, {"boards": "choose"})
    assert GAME.read(boards, 0, "sell altar") == NOWHERE


def test_a_seat_that_is_not_there_takes_nothing_back() -> None:
    assert not position().retract(5)
    assert not position().retract(-1)


def test_an_event_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(AssertionError):
        typed((99, 1))


def test_teams_are_refused_where_they_cannot_be() -> None:
    for seats in (3, 5, 7):
        with pytest.raises(BadTeams, match=f"4, 6 players, not for {seats}"):
            GAME.setup(seats, {"teams": "on", "cities": "on"})
    with pytest.raises(TeamsNeedCities):
        GAME.setup(4, {"teams": "on"})


def test_the_game_shows_its_box_and_measures_debt_with_cities() -> None:
    assert GAME.box() == box()
    assert "points" in statistics(GAME.setup(3, {"cities": "off"}))
    assert "debt" in statistics(GAME.setup(3, {"cities": "on"}))
    assert "debt" not in statistics(GAME.setup(3, {"cities": "off"}))


def test_finding_nothing_is_written_down() -> None:
    state = position(
        boards={0: "halikarnassos:night"},
        built={0: "loom_2 clay_pool clay_pit altar"},
        hands={0: "stockade", 1: "altar", 2: "loom_1"},
    )
    do(state, {0: "stage with stockade", 1: "sell altar", 2: "sell loom_1"})
    (action,) = state.legal(0)
    assert GAME.write(state, 0, action) == "rebuild nothing"


@pytest.mark.parametrize(
    ("rules", "lines"),
    [(1, ["rebuild 0 altar", "rebuild 1 loom_1"]), (2, ["rebuild loom_1", "rebuild altar"])],
)
def test_what_is_built_out_of_the_pile_is_written_down_with_its_place_under_the_first_rules_only(
    rules: int, lines: list[str]
) -> None:
    state = position(
        rules=rules,
        boards={0: "halikarnassos:night"},
        built={0: "clay_pool clay_pit"},
        hands={0: "stockade", 1: "altar", 2: "loom_1"},
    )
    do(state, {0: "stage with stockade", 1: "sell altar", 2: "sell loom_1"})
    written = [GAME.write(state, 0, action) for action in state.legal(0)]
    assert written == lines
