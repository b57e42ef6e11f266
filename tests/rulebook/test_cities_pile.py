"""Secret Network, Forging Agency and the row of black cards: rulings 9.1 to 9.4."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    GOODS,
    asked,
    cards,
    chance,
    city,
    coins,
    debts,
    do,
    hand,
    legal,
    losses,
    of,
    pile,
    points,
    position,
    tokens,
    why_not,
)
from wondertable.core.state import SPECTATOR
from wondertable.games import GAMES
from wondertable.games.seven.events import Built, FoundNothing, Looks, Shown
from wondertable.games.seven.state import Seven

BLACK = " ".join(card["id"] for card in GAMES["seven"].box()["cities"]["cards"])
GUILDS = " ".join(card["id"] for card in GAMES["seven"].box()["guilds"])


@pytest.mark.parametrize("others", range(4))
def test_a_secret_network_pays_for_black_cards_and_itself(others: int) -> None:
    """As the third black card it pays 3 coins (Cities 9.1)."""
    owned = " ".join(["cells", "dive", "customs"][:others])
    state = position(
        cities=True,
        age=3,
        built={0: f"{GOODS} {owned}", 1: "hideout lair"},
        hands={0: "secret_network"},
    )
    do(state, {0: "build secret_network"})
    assert coins(state, 0) == 3 + others + 1


def test_a_secret_network_scores_all_black_cards_of_the_end() -> None:
    """Those that come later count for points and bring no more coins (Cities 9.1)."""
    state = position(
        cities=True,
        age=3,
        turn=6,
        coins=9,
        built={0: f"{GOODS} cells"},
        hands={0: "secret_network", 2: "contingent"},
    )
    do(state, {0: "build secret_network"})
    assert (coins(state, 0), points(state, 0)["black"]) == (11, 2)
    assert "contingent" in hand(state, 0)
    do(state, {0: "build contingent"})
    assert (coins(state, 0), points(state, 0)["black"]) == (6, 3)


def forger(pile_cards: str = "", built: str = "") -> Seven:
    """Seat 0 has built a Forging Agency where these cards lay in the pile."""
    state = position(
        cities=True,
        age=2,
        discarded=pile_cards,
        built={0: built},
        hands={0: "forging_agency", 1: "tabularium", 2: "vineyard"},
    )
    do(state, {0: "build forging_agency", 1: "sell tabularium", 2: "build vineyard"})
    return state


def found(state: Seven, seat: int = 0) -> set[str]:
    """The cards that a seat may take out of the pile."""
    return {text.split()[-1] for text in legal(state, seat)}


def test_a_forging_agency_builds_a_card_of_the_pile_at_the_end_of_the_turn() -> None:
    """Free of charge, and the card is gone from the pile (Cities 9.2)."""
    state = forger("palace altar")
    assert asked(state) == [0]
    assert found(state) == {"palace", "altar", "tabularium"}
    before = coins(state, 0)
    assert Built(0, "palace", "pile") in do(state, {0: "rebuild palace"})
    assert coins(state, 0) == before
    assert pile(state) == ["altar", "tabularium"]
    assert {"forging_agency", "palace"} <= cards(state, 0)


def test_cards_sold_in_the_same_turn_are_in_the_pile() -> None:
    """The Tabularium of the neighbour can be built (Cities 9.2)."""
    state = forger()
    assert found(state) == {"tabularium"}
    do(state, {0: "rebuild tabularium"})
    assert points(state, 0)["black"] == 6


def test_the_eighth_cards_of_turn_7_are_in_the_pile() -> None:
    """They are discarded when the last card is chosen; one's own too (Cities 9.2, 10)."""
    state = position(
        cities=True,
        age=2,
        turn=7,
        hands={0: "forging_agency temple", 1: "vineyard statue", 2: "loom_2 walls"},
    )
    do(state, {0: "build forging_agency", 1: "build vineyard", 2: "build loom_2"})
    assert found(state) == {"temple", "statue", "walls"}
    do(state, {0: "rebuild walls"})
    assert tokens(state, 0) == [3, 3]


def test_the_agency_builds_in_its_own_turn_only() -> None:
    """It asks once, and never again (Cities 9.2)."""
    state = forger("altar baths")
    do(state, {0: "rebuild altar"})
    for _ in range(2):
        assert asked(state) == [0, 1, 2]
        assert of(do(state, {}), Looks) == []


def test_no_second_card_of_a_name_is_taken() -> None:
    """A Loom of age I keeps that of age II out (Cities 9.2)."""
    state = forger("loom_2 loom_1 altar", built="loom_1")
    assert found(state) == {"altar", "tabularium"}
    assert why_not(state, 0, "rebuild loom_2")


def test_an_empty_pile_gives_nothing() -> None:
    """The game goes on at once (Cities 9.2)."""
    state = position(cities=True, age=2, hands={0: "forging_agency", 1: "vineyard", 2: "press_2"})
    do(state, {0: "build forging_agency", 1: "build vineyard", 2: "build press_2"})
    assert asked(state) == [0, 1, 2]
    assert state.turn == 1
    assert cards(state, 0) == {"forging_agency"}


def test_a_useless_pile_gives_nothing() -> None:
    """Where all names stand in the city already (Cities 9.2)."""
    state = forger("loom_2", built="loom_1 tabularium")
    assert legal(state, 0) == ["rebuild nothing"]
    assert of(do(state, {}), FoundNothing) == [FoundNothing(0)]
    assert asked(state) == [0, 1, 2]
    assert cards(state, 0) == {"forging_agency", "loom_1", "tabularium"}
    assert pile(state) == ["loom_2", "tabularium"]


def test_a_card_must_be_taken_where_one_can_be_built() -> None:
    """As with Halikarnassos, declining is no choice (Cities 9.2)."""
    state = forger("altar")
    assert all(text.startswith("rebuild") for text in legal(state, 0))
    assert why_not(state, 0, "rebuild nothing")


@pytest.mark.parametrize(
    ("card", "gained"), [("tavern", 5), ("gambling_den", 9), ("opium_distillery", 5), ("dive", 6)]
)
def test_what_the_taken_card_does_when_built_happens(card: str, gained: int) -> None:
    """Coins come at once (Cities 9.2)."""
    state = forger(card)
    before = coins(state, 0)
    do(state, {0: f"rebuild {card}"})
    assert coins(state, 0) == before + gained


def test_gifts_debts_tokens_and_losses_of_the_taken_card_happen() -> None:
    """Customs, raiders, a Residence and a Brotherhood (Cities 9.2)."""
    state = forger("customs")
    before = [coins(state, seat) for seat in (1, 2)]
    do(state, {0: "rebuild customs"})
    assert [coins(state, seat) for seat in (1, 2)] == [coin + 1 for coin in before]
    state = forger("raider_garrison")
    do(state, {0: "rebuild raider_garrison"})
    assert (tokens(state, 0), debts(state)) == ([5], [0, 1, 1])
    state = forger("residence")
    do(state, {0: "rebuild residence"})
    assert city(state, 0).diplomacy == 1
    state = forger("brotherhood")
    do(state, {0: "rebuild brotherhood"})
    assert losses(state) == {1: 3, 2: 3}


def test_halikarnassos_chooses_before_the_agency_of_the_same_turn() -> None:
    """Whichever seat they have (Cities 9.2)."""
    for digger, agent in ((0, 2), (2, 0)):
        state = position(
            cities=True,
            age=2,
            discarded="altar baths",
            boards={digger: "halikarnassos:night"},
            built={digger: "brickyard"},
            hands={digger: "temple", agent: "forging_agency"},
        )
        events = do(state, {digger: "stage with temple", agent: "build forging_agency"})
        assert of(events, Looks) == [Looks(digger)]
        assert asked(state) == [digger]
        do(state, {digger: "rebuild altar"})
        assert asked(state) == [agent]
        assert "altar" not in found(state, agent)


def test_only_the_chooser_sees_the_pile() -> None:
    """The others see its size and what is taken (Cities 9.2)."""
    piles = []
    for card in ("palace", "senate"):
        state = position(
            cities=True,
            age=2,
            turn=7,
            hands={0: f"temple {card}", 1: "forging_agency walls", 2: "statue loom_2"},
        )
        do(state, {0: "sell temple", 1: "build forging_agency", 2: "build loom_2"})
        piles.append(state)
    first, second = piles
    assert "palace" in pile(first.view(1))
    assert "?" not in pile(first.view(1))
    for viewer in (2, SPECTATOR):
        assert first.view(viewer).key() == second.view(viewer).key()
    assert "palace" not in pile(first.view(2))


def test_nobody_but_the_chooser_is_told_what_lies_in_the_pile() -> None:
    """Whoever searches it is told of its three cards (Cities 9.2)."""
    for viewer, shown in ((0, 3), (2, 0), (SPECTATOR, 0)):
        state = position(
            cities=True,
            age=2,
            discarded="palace altar",
            hands={0: "forging_agency", 1: "tabularium", 2: "vineyard"},
        )
        lines = {0: "build forging_agency", 1: "sell tabularium", 2: "build vineyard"}
        assert len(of(do(state, lines, viewer), Shown)) == shown


def test_points_of_black_cards_have_their_own_row() -> None:
    """They are in none of the other seven (Cities 9.3)."""
    state = position(
        cities=True, age=3, coins=0, built={0: "capitol city_gates altar"}, tokens={0: "3"}
    )
    expected = {"black": 12, "blue": 3, "conflicts": 3}
    assert points(state, 0) == dict.fromkeys(points(state, 0), 0) | expected
    assert list(points(state, 0))[-1] == "black"


def test_no_guild_counts_black_cards() -> None:
    """All ten guilds between cities full of black cards are worth what they were (Cities 9.4)."""
    bare = position(cities=True, age=3, built={0: GUILDS})
    dark = position(cities=True, age=3, built={0: GUILDS, 1: BLACK, 2: BLACK})
    assert points(dark, 0)["purple"] == points(bare, 0)["purple"] == 10
    own = position(cities=True, age=3, built={0: f"{GUILDS} capitol cells"})
    assert points(own, 0)["purple"] == 10


def test_the_guilds_are_those_of_the_base_game() -> None:
    """Ten of them, with Cities and without (Cities 9.4)."""
    assert len(GUILDS.split()) == 10
    state = position(cities=True, age=2, turn=7)
    do(state, {})
    chance(state)
    assert sum(card in GUILDS.split() for seat in range(3) for card in hand(state, seat)) == 5
