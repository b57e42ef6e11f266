"""Team play: rulings 5.1 to 5.7 and the three examples of section 11."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    asked,
    city,
    coins,
    debts,
    do,
    fight,
    hand,
    legal,
    losses,
    of,
    points,
    position,
    stage_ways,
    tokens,
    total,
    ways,
    why_not,
)
from wondertable.core.outcome import Outcome
from wondertable.core.state import SPECTATOR
from wondertable.games.seven.errors import BadTeams
from wondertable.games.seven.events import Fought, Negotiated
from wondertable.games.seven.game import GAME
from wondertable.games.seven.state import Seven

SHIELDS = {0: "", 1: "stockade", 2: "militia", 3: "mercenaries", 5: "contingent"}


def teams(strengths: tuple[int, ...], age: int = 2, holders: str = "", turn: int = 7) -> Seven:
    """Teams of cities with these strengths; holders have a diplomacy token each."""
    return position(
        seats=len(strengths),
        cities=True,
        teams=True,
        age=age,
        turn=turn,
        built={seat: SHIELDS[strength] for seat, strength in enumerate(strengths)},
        diplomacy={int(seat): 1 for seat in holders},
    )


def after_conflict(strengths: tuple[int, ...], age: int = 2, holders: str = "") -> list[list[int]]:
    """The tokens of all seats after the conflicts."""
    state = teams(strengths, age, holders)
    fight(state)
    assert all(city(state, seat).diplomacy == 0 for seat in range(state.seats))
    return [tokens(state, seat) for seat in range(state.seats)]


@pytest.mark.parametrize(
    ("strengths", "fights"),
    [
        ((0, 1, 2, 3), {(2, 1), (3, 0)}),
        ((5, 0, 5, 0), {(2, 1), (0, 3)}),
        ((0, 1, 2, 3, 5, 1), {(2, 1), (4, 3), (5, 0)}),
        ((5, 5, 0, 0, 3, 3), {(1, 2), (4, 3), (0, 5)}),
    ],
)
def test_everybody_fights_the_adjacent_opponent_only(
    strengths: tuple[int, ...], fights: set[tuple[int, int]]
) -> None:
    """Seats 0-1, 2-3 and 4-5 are partners; 1-2, 3-4 or 3-0, and 5-0 fight (Cities 5.1)."""
    found = of(do(teams(strengths), {}), Fought)
    assert {(event.seat, event.loser) for event in found} == fights
    assert len(found) == len(fights)


def test_partners_never_fight() -> None:
    """However different they are, nothing happens between them (Cities 5.1)."""
    assert after_conflict((5, 0, 0, 5)) == [[], [], [], []]


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_teams_need_4_or_6_players(seats: int) -> None:
    """Any other number is refused (Cities 5.1)."""
    with pytest.raises(BadTeams):
        GAME.setup(seats, {"teams": "on", "cities": "on"})
    for allowed in (4, 6):
        assert GAME.setup(allowed, {"teams": "on", "cities": "on"})


@pytest.mark.parametrize(("age", "worth"), [(1, 1), (2, 3), (3, 5)])
def test_a_fight_of_teams_is_doubled(age: int, worth: int) -> None:
    """Two victories of the age against two defeats; a tie brings none (Cities 5.2)."""
    found = after_conflict((1, 0, 3, 1), age)
    assert found == [[], [-1, -1], [worth, worth], []]


def test_the_example_of_team_play() -> None:
    """Age II, 2 against 5: two defeats, and two tokens of 3 (Cities 5.2, 11)."""
    found = after_conflict((0, 2, 5, 0))
    assert (found[1], found[2]) == ([-1, -1], [3, 3])


@pytest.mark.parametrize("holder", ["1", "2"])
def test_the_example_of_team_diplomacy(holder: str) -> None:
    """With a token on either side each takes 1 instead of 2, and it is gone (Cities 5.3, 11)."""
    found = after_conflict((0, 2, 5, 0), holders=holder)
    assert (found[1], found[2]) == ([-1], [3])


def test_the_example_of_diplomacy_on_both_sides() -> None:
    """Nobody takes anything, and both tokens are gone (Cities 5.3, 10, 11)."""
    assert after_conflict((0, 2, 5, 0), holders="12") == [[], [], [], []]


def test_a_strong_holder_still_wins_one_token() -> None:
    """Diplomacy removes nobody from the conflict, and closes no gap (Cities 5.3)."""
    found = after_conflict((0, 5, 0, 0), age=3, holders="1")
    assert found == [[], [5], [-1], []]


def test_diplomacy_shields_the_border_of_its_holder_only() -> None:
    """The partner fights at the full rate (Cities 5.3)."""
    found = after_conflict((0, 1, 3, 2), holders="1")
    assert found == [[-1, -1], [-1], [3], [3, 3]]


def test_a_tie_uses_the_token_up_too() -> None:
    """It is discarded whatever the fight brings (Cities 5.3)."""
    state = teams((0, 2, 2, 0), holders="1")
    assert of(do(state, {}), Negotiated) == [Negotiated(1)]
    assert city(state, 1).diplomacy == 0


def test_every_holder_uses_one_token_in_a_conflict() -> None:
    """Of two the second waits; those who hold one each lose it (Cities 5.3)."""
    state = position(
        seats=6, cities=True, teams=True, built={1: "militia"}, diplomacy={1: 2, 2: 1, 5: 1}
    )
    fight(state)
    assert [int(city(state, seat).diplomacy) for seat in range(6)] == [0, 1, 0, 0, 0, 0]


def test_own_resources_are_used_before_bought_ones() -> None:
    """Who has wood may not feed the partner by buying it (Cities 5.4)."""
    state = position(
        seats=4,
        cities=True,
        teams=True,
        coins=9,
        built={0: "lumber_yard", 1: "lumber_yard"},
        hands={0: "stockade"},
    )
    assert ways(state, 0, "stockade") == {(0, 0)}
    assert why_not(state, 0, "build stockade paying 2 left")


def test_no_more_units_are_bought_than_are_missing() -> None:
    """One own stone of three leaves two to buy, from whichever neighbour (Cities 5.4, 13)."""
    state = position(
        seats=4,
        cities=True,
        teams=True,
        age=2,
        coins=9,
        boards={0: "gizah"},
        built={1: "quarry", 3: "quarry"},
        hands={0: "aqueduct"},
    )
    assert ways(state, 0, "aqueduct") == {(4, 0), (2, 2), (0, 4)}
    for line in ("paying 6 left", "paying 4 left 2 right", "paying 2 left 4 right"):
        assert why_not(state, 0, f"build aqueduct {line}")


def test_no_more_units_are_bought_for_a_stage_than_are_missing() -> None:
    """Gizah's first stage with one wood of its own (Cities 5.4)."""
    state = position(
        seats=4,
        cities=True,
        teams=True,
        coins=9,
        boards={0: "gizah"},
        built={0: "lumber_yard", 1: "sawmill"},
    )
    assert stage_ways(state, 0) == {(2, 0)}


def test_an_own_choice_card_is_used_for_the_most_it_can_cover() -> None:
    """One unit is bought for wood and clay, not two (Cities 5.4)."""
    state = position(
        seats=4,
        cities=True,
        teams=True,
        age=2,
        coins=9,
        boards={0: "alexandria", 3: "halikarnassos"},
        built={0: "tree_farm", 1: "lumber_yard clay_pool"},
        hands={0: "temple"},
    )
    assert ways(state, 0, "temple") == {(2, 0)}
    assert why_not(state, 0, "build temple paying 4 left")


def test_a_chain_must_be_used() -> None:
    """Baths make the Aqueduct free, and stone may not be bought for it (Cities 5.4)."""
    state = position(
        seats=4,
        cities=True,
        teams=True,
        age=2,
        coins=9,
        boards={0: "gizah"},
        built={0: "baths", 1: "quarry"},
        hands={0: "aqueduct"},
    )
    assert ways(state, 0, "aqueduct") == {(0, 0)}
    assert why_not(state, 0, "build aqueduct paying 4 left")


def test_no_coins_and_no_cards_change_hands_between_partners() -> None:
    """All that a turn offers is building, stages and sales of the own hand (Cities 5.5)."""
    state = teams((0, 0, 0, 0), turn=1)
    mine = set(hand(state, 0))
    for text in legal(state, 0):
        verb, *rest = text.split()
        assert verb in ("build", "sell", "stage")
        assert (rest[1] if verb == "stage" else rest[0]) in mine


def twins(seat: int, *, open_hands: bool = True) -> list[Seven]:
    """Two tables of four that differ in one card in the hand of a seat."""
    return [
        position(
            seats=4,
            cities=True,
            teams=True,
            turn=7,
            open_hands=open_hands,
            hands=dict.fromkeys(range(4), "loom_1 press_1") | {seat: f"altar {card}"},
        )
        for card in ("baths", "theater")
    ]


def test_a_partner_s_hand_may_be_seen_and_an_opponent_s_never() -> None:
    """A hand that differs looks different to its owner and the partner alone (Cities 5.5)."""
    first, second = twins(1)
    for viewer in range(4):
        same = first.view(viewer).key() == second.view(viewer).key()
        assert same == (viewer in (2, 3))
    assert hand(first.view(0), 1) == hand(first, 1)
    assert hand(first.view(2), 1) == ["?", "?"]
    assert first.view(SPECTATOR).key() == second.view(SPECTATOR).key()


def test_hands_stay_hidden_where_partners_do_not_show_them() -> None:
    """Showing is allowed and no duty (Cities 5.5)."""
    first, second = twins(1, open_hands=False)
    assert first.view(0).key() == second.view(0).key()
    assert hand(first.view(0), 1) == ["?", "?"]


def test_a_loss_hits_the_partner_as_well() -> None:
    """A Hideout costs all three others 1 coin (Cities 5.6)."""
    state = position(seats=4, cities=True, teams=True, hands={0: "hideout"})
    do(state, {0: "build hideout"})
    assert losses(state) == {1: 1, 2: 1, 3: 1}


def test_raiders_put_debt_on_the_partner_as_a_neighbour() -> None:
    """The partner sits beside them like the opponent on the other side (Cities 5.6, 13)."""
    state = position(seats=6, cities=True, teams=True, hands={2: "raider_camp"})
    do(state, {2: "build raider_camp"})
    assert debts(state) == [0, 1, 0, 1, 0, 0]


def test_gifts_reach_the_partner() -> None:
    """As a neighbour of a Dive and as one of all others of a Customs (Cities 5.6, 13)."""
    state = position(seats=6, cities=True, teams=True, hands={0: "dive", 3: "customs"})
    do(state, {0: "build dive", 3: "build customs"})
    assert asked(state) == list(range(6))
    assert [coins(state, seat) for seat in range(6)] == [10, 8, 7, 3, 7, 8]


def test_guilds_and_masks_count_the_partner_as_a_neighbour() -> None:
    """Green cards of the partner give points and a symbol (Cities 5.6, 13)."""
    state = position(
        seats=4,
        cities=True,
        teams=True,
        age=3,
        built={0: "philosophers_guild pigeonhole", 1: "workshop", 2: "academy lodge"},
    )
    assert points(state, 0)["purple"] == 1
    assert points(state, 0)["green"] == 1


def ended(purses: tuple[int, ...], built: dict[int, str] | None = None) -> Seven:
    """A game of teams after its last turn, in which everybody sold a card for 3 coins."""
    state = position(
        seats=len(purses),
        cities=True,
        teams=True,
        age=3,
        turn=7,
        coins=dict(enumerate(purse - 3 for purse in purses)),
        built=built,
    )
    do(state, {})
    assert [coins(state, seat) for seat in range(len(purses))] == list(purses)
    return state


def test_the_points_of_partners_are_added() -> None:
    """8 and 0 points lose against 5 and 4 (Cities 5.7)."""
    state = ended((3, 3, 3, 3), {0: "palace", 2: "gardens", 3: "statue"})
    assert [total(state, seat) for seat in range(4)] == [9, 1, 6, 5]
    assert state.outcome() == Outcome((3, 3, 1, 1), "points")


def test_equal_teams_compare_their_coins_together() -> None:
    """8 and 3 coins beat 6 and 4, each 3 points in all (Cities 5.7)."""
    state = ended((8, 3, 6, 4))
    assert [total(state, seat) for seat in range(4)] == [2, 1, 2, 1]
    assert state.outcome() == Outcome((1, 1, 3, 3), "points")


def test_teams_that_are_equal_in_coins_too_share_the_victory() -> None:
    """6 and 4 coins against 7 and 3 (Cities 5.7)."""
    assert ended((6, 4, 7, 3)).outcome() == Outcome((1, 1, 1, 1), "points")


def test_three_teams_are_ranked() -> None:
    """Points first, then coins of both (Cities 5.7)."""
    state = ended((3, 3, 12, 3, 3, 5))
    assert state.outcome() == Outcome((5, 5, 1, 1, 3, 3), "points")
    shared = ended((3, 5, 5, 3, 12, 3))
    assert shared.outcome() == Outcome((3, 3, 3, 3, 1, 1), "points")
