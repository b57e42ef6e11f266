"""What a viewer of 7 Wonders has seen of the cards, and what that rules out."""

from __future__ import annotations

import pytest

from tests.conformance.games import Variant, played
from tests.games.seven.position import position
from wondertable.core.game import Options
from wondertable.core.play import play
from wondertable.core.state import CHANCE, State
from wondertable.games.seven.actions import CARD_NUMBER
from wondertable.games.seven.codes import NO_CARD, P_EXTRA, P_LEFT, P_LOOK, P_TAKE
from wondertable.games.seven.game import GAME, seven
from wondertable.games.seven.past import Past, in_order, pile
from wondertable.games.seven.state import Seven
from wondertable.games.seven.witness import Contradiction, SevenWitness
from wondertable.text import LANGUAGES, explain_reason
from wondertable.text.bundle import bundle

HAND = ("altar", "baths", "stockade", "loom_1", "press_1", "glassworks_1", "barracks")
SECOND = ("lumber_yard", "stone_pit", "clay_pool", "ore_vein", "clay_pit", "timber_yard")
BASE = Variant("seven", 3, ("random", "random", "off", "off", "on"))
SEEDS = (4, 6)


def key(view: State, seat: int, text: str) -> str | None:
    """The key of what rules a line out."""
    reason = GAME.witness(view).rules_out(seat, text)
    return None if reason is None else reason.key


def enter(view: State, seat: int, text: str) -> None:
    """Does what a line of a seat's record says, unchecked."""
    view.apply(seat, GAME.read(view, seat, text))


def dealt(options: Options | None = None, seats: int = 3, hand: tuple[str, ...] = HAND) -> State:
    """What seat 0 sees when the first hands are dealt."""
    state = GAME.setup(seats, {"sides": "day", **(options or {})})
    for seat, board in enumerate(("gizah", "babylon", "ephesos", "rhodos")[:seats]):
        play(GAME, state, CHANCE, f"board {seat} {board}")
    view = state.view(0)
    for card in hand:
        enter(view, CHANCE, f"deal 0 {card}")
    size = int(seven(view).hand_size())
    for seat in range(1, seats):
        for _ in range(size):
            enter(view, CHANCE, f"deal {seat} ?")
    return view


def turn(view: State, *choices: str) -> None:
    """Everybody uses a card."""
    for seat, choice in enumerate(choices):
        enter(view, seat, choice)


def take_up(view: State, *cards: str) -> None:
    """Seat 0 takes up a hand; the others do too."""
    enter(view, CHANCE, f"take 0 {' '.join(cards)} up")
    for seat in (1, 2):
        enter(view, CHANCE, f"take {seat} ? up")


def test_nobody_builds_a_card_that_is_in_the_own_hand() -> None:
    view = dealt()
    assert key(view, 1, "build altar") == "seven-witness-elsewhere"
    assert key(view, 1, "build theater") is None
    assert key(view, 0, "build altar") is None
    assert key(view, 1, "sell ?") is None


def test_a_card_that_somebody_builds_is_in_no_other_hand() -> None:
    view = dealt()
    enter(view, 0, "sell altar")
    enter(view, 1, "build theater")
    assert key(view, 2, "build theater") == "seven-witness-elsewhere"


def test_a_hand_that_is_taken_up_must_be_named_and_possible() -> None:
    view = dealt()
    turn(view, "sell altar", "build theater", "sell ?")
    assert key(view, CHANCE, "take 0 ? up") == "seven-witness-name-them"
    assert key(view, CHANCE, f"take 0 {' '.join(SECOND)} up") is None
    spoilt = ("theater", *SECOND[1:])
    assert key(view, CHANCE, f"take 0 {' '.join(spoilt)} up") == "seven-witness-elsewhere"
    assert key(view, CHANCE, "take 1 ? up") is None
    assert key(view, CHANCE, "take 9 ? up") is None


def test_a_hand_that_comes_back_has_what_it_had() -> None:
    view = dealt()
    turn(view, "sell altar", "sell ?", "sell ?")
    take_up(view, *SECOND)
    turn(view, "sell stone_pit", "sell ?", "sell ?")
    take_up(view, "workshop", "theater", "scriptorium", "guard_tower", "apothecary")
    turn(view, "sell workshop", "sell ?", "build baths paying 2 left")
    handful = GAME.witness(view).handful()
    assert handful is not None
    assert (handful.before, handful.after, handful.count) == ("take 0", "up", 4)
    assert set(handful.things) == {"stockade", "loom_1", "press_1", "glassworks_1", "barracks"}


def test_what_left_a_hand_unseen_is_what_it_lacks_when_it_comes_back() -> None:
    view = dealt()
    turn(view, "sell altar", "sell ?", "sell ?")
    take_up(view, *SECOND)
    turn(view, "sell stone_pit", "sell ?", "sell ?")
    take_up(view, "workshop", "theater", "scriptorium", "guard_tower", "apothecary")
    turn(view, "sell workshop", "sell ?", "build baths paying 2 left")
    take_up(view, "stockade", "loom_1", "press_1", "glassworks_1")
    place = 4  # of the discard pile: what seat 1 sold in the second turn, out of our first hand
    assert key(view, CHANCE, f"show {place} barracks discarded") is None
    assert key(view, CHANCE, f"show {place} stockade discarded") == "seven-witness-elsewhere"
    assert key(view, 1, "rebuild barracks") is None
    assert key(view, 1, "rebuild loom_1") == "seven-witness-elsewhere"
    assert key(view, CHANCE, f"show {place} ? discarded") is None
    assert key(view, 1, "rebuild altar") is None
    assert key(view, 1, "rebuild nothing") == "seven-reason-must-rebuild"
    assert key(view, CHANCE, "show 0 altar discarded") is None


def test_nothing_is_built_from_a_pile_only_if_all_may_stand_in_the_city() -> None:
    view = dealt()
    turn(view, "build altar", "build theater", "sell ?")
    take_up(view, *SECOND)
    enter(view, 0, "build lumber_yard")
    assert key(view, 1, "rebuild nothing") == "seven-reason-must-rebuild"
    seven(view).cities[1].add_card(CARD_NUMBER["marketplace"])
    assert key(view, 1, "rebuild nothing") is None


def test_no_more_black_cards_are_held_than_the_deck_has() -> None:
    black = ("west_clandestine_wharf", "smugglers_cache", "city_gates")
    view = dealt({"cities": "on"}, hand=(*HAND, black[0]))
    turn(view, "sell altar", "sell ?", "sell ?")
    named = ("lumber_yard", "stone_pit", "clay_pool", "ore_vein")
    many = ("customs", "dive", "hideout")
    assert key(view, CHANCE, f"take 0 {' '.join((*named, *black[1:], 'theater'))} up") is None
    told = key(view, CHANCE, f"take 0 {' '.join((*named, *many))} up")
    assert told == "seven-witness-too-many"
    full = (*named, *black[1:], "theater")
    take_up(view, *full)
    turn(view, "sell theater", "sell ?", "sell ?")
    handful = GAME.witness(view).handful()
    assert handful is not None
    assert not {"customs", "dive", "hideout"} & set(handful.things)


def test_whoever_sees_everything_is_dealt_hands_and_rules_nothing_out() -> None:
    state = GAME.setup(3, {"sides": "day"})
    assert GAME.witness(state).handful() is None
    for seat, board in enumerate(("gizah", "babylon", "ephesos")):
        play(GAME, state, CHANCE, f"board {seat} {board}")
    handful = GAME.witness(state).handful()
    assert handful is not None
    assert (handful.before, handful.count, len(handful.things)) == ("deal 0", 7, 21)
    assert handful.lines(["altar", "baths"]) == ["deal 0 altar", "deal 0 baths"]
    assert GAME.witness(state.view(1)).handful() is None


def test_partners_see_the_hands_of_each_other() -> None:
    variant = Variant("seven", 4, ("random", "day", "on", "on", "on"))
    seen = 0
    for state, seat, action in played(variant, 1).lines:
        handful = variant.game.witness(state.view(0)).handful()
        if handful is not None and handful.whole and handful.before == "take 1":
            words = variant.game.write(state, seat, action).split()[2:-1]
            assert set(words) <= set(handful.things)
            seen += 1
    assert seen > 0


@pytest.mark.parametrize("kind", Contradiction)
def test_every_reason_has_its_message(kind: Contradiction) -> None:
    said = bundle("en").say(kind.key, {"card": "{card}"})
    assert said == kind.english
    for language in LANGUAGES:
        assert kind.key in bundle(language).ids()


def test_a_reason_names_the_card_in_the_language_of_the_reader() -> None:
    reason = GAME.witness(dealt()).rules_out(1, "build altar")
    assert reason is not None
    assert "Altar" in str(explain_reason("en", reason))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_of_the_pile_is_among_those_that_may_lie_there(seed: int) -> None:
    state = played(BASE, seed).end
    truth = pile(seven(state).past, 3)
    for viewer in BASE.viewers:
        witness = SevenWitness(seven(state.view(viewer)))
        lying = list(zip(truth, witness.lying(), strict=True))
        assert all(card in there for card, there in lying if card != NO_CARD)
        if viewer in lookers(seven(state)):
            assert all(there == [] for card, there in lying if card == NO_CARD)


def lookers(state: Seven) -> set[int]:
    """Who has looked through the pile at last, and so knows where all cards lay."""
    looks = [node for node in in_order(state.past) if node.kind == P_LOOK]
    return {int(node.ways) for node in looks[-1:]}


def test_under_the_first_rules_all_know_from_where_a_card_was_taken() -> None:
    view = seven(GAME.under(1).setup(3, {"sides": "day"}).view(0))
    assert GAME.under(1).witness(view).rules_out(CHANCE, "show 0 altar discarded") is None
    assert GAME.under(1).witness(view).rules_out(1, "rebuild 0 altar") is None
    state = position(discarded="altar theater", rules=1)
    state.past = Past(P_TAKE, 1, 0, CARD_NUMBER["altar"], 0, state.past)
    witness = SevenWitness(seven(state.view(1)))
    assert [bool(there) for there in witness.lying()] == [False, True]
    assert witness.rules_out(CHANCE, "show 0 altar discarded") is not None


def test_the_games_above_have_last_cards_and_cards_taken_from_the_pile() -> None:
    kinds = {node.kind for seed in SEEDS for node in in_order(seven(played(BASE, seed).end).past)}
    assert kinds >= {P_LEFT, P_EXTRA, P_TAKE}
