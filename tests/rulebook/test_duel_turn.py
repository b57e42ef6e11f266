"""A turn: rulings T1 to T5."""

from __future__ import annotations

import pytest

from tests.games.duel.position import asked, cards, coins, do, legal, pile, position, price
from tests.rulebook.table import deal, new_game, of, reveal
from wondertable.core.rng import Rng
from wondertable.games.duel.events import Discarded, Gained, Paid, Revealed


def test_a_card_is_built_discarded_or_laid_under_a_wonder() -> None:
    """There are three things to do with a card, the third for each own unbuilt wonder (T1)."""
    state = position(wonders=("sphinx pyramids", "colossus"), coins=(20, 20), open="altar baths")
    assert set(legal(state)) == {
        f"{verb} {card}" if verb in ("build", "discard") else f"{verb} with {card}"
        for verb in ("build", "discard", "wonder sphinx", "wonder pyramids")
        for card in ("altar", "baths")
    }


def test_only_a_card_that_nothing_covers_can_be_taken() -> None:
    """A card under another one is out of reach, also when it lies face up (T1)."""
    state = position(age=2, slots={18: "brewery", 15: "?", 11: "temple", 19: "glass_blower"})
    assert set(legal(state)) == {
        "build brewery",
        "discard brewery",
        "build glass_blower",
        "discard glass_blower",
    }


def test_a_card_under_two_others_stays_covered_until_both_are_gone() -> None:
    """One of two covering cards is enough to keep a card out of reach (T1)."""
    state = position(age=2, slots={18: "brewery", 19: "glass_blower", 16: "?"})
    do(state, "discard brewery")
    assert asked(state) == 1
    assert set(legal(state)) == {"build glass_blower", "discard glass_blower"}
    do(state, "discard glass_blower")
    assert asked(state) == "chance"


def test_exactly_one_card_is_taken_in_a_turn() -> None:
    """After one card it is the other player's turn, and the card is gone (T1)."""
    state = position(open="altar theater baths")
    do(state, "build theater")
    assert asked(state) == 1
    assert cards(state, 0) == {"theater"}
    assert not [line for line in legal(state) if "theater" in line]
    do(state, "build altar")
    assert asked(state) == 0


def test_a_player_without_coins_can_still_discard() -> None:
    """Discarding needs nothing, so there is always a move (T1)."""
    state = position(coins=(0, 0), wonders=("sphinx", ""), open="stable scriptorium press")
    assert legal(state) == ["discard stable", "discard scriptorium", "discard press"]


@pytest.mark.parametrize("seed", range(5))
def test_nobody_ever_passes(seed: int) -> None:
    """Whoever is to take a card may discard any open one, and can do nothing but take (T1)."""
    state = new_game()
    rng = Rng(seed)
    deal(state, rng)
    turns = 0
    while asked(state) is not None:
        lines = legal(state)
        assert lines
        verbs = {line.split()[0] for line in lines}
        if verbs & {"build", "wonder", "discard"}:
            turns += 1
            assert verbs <= {"build", "wonder", "discard"}
            taken = {line.split()[-1] for line in lines}
            assert {f"discard {card}" for card in taken} <= set(lines)
        do(state, lines[rng.below(len(lines))])
        deal(state, rng)
    assert turns > 10


def test_a_wonder_stands_only_once_and_only_for_its_owner() -> None:
    """A built wonder and the opponent's wonders take no card (T1)."""
    state = position(
        coins=(30, 30), wonders=("sphinx", "colossus"), raised=("pyramids", ""), open="altar"
    )
    wonders = {line for line in legal(state) if line.startswith("wonder")}
    assert wonders == {"wonder sphinx with altar"}


def test_discarding_pays_2_coins_and_1_for_each_own_yellow_card() -> None:
    """The opponent's yellow cards bring nothing (T2)."""
    state = position(
        built=("tavern clay_reserve altar", "wood_reserve stone_reserve"), open="baths stable"
    )
    events = do(state, "discard baths")
    assert of(events, Discarded) == [Discarded(0, "baths", 4)]
    assert coins(state, 0) == 11
    assert coins(state, 1) == 7
    assert pile(state) == {"baths"}


def test_discarding_pays_2_coins_without_yellow_cards() -> None:
    """Cards of other colours do not raise the price (T2)."""
    state = position(built=("altar quarry press guard_tower scriptorium", ""), open="baths stable")
    do(state, "discard baths")
    assert coins(state, 0) == 9


def test_a_card_being_discarded_does_not_count_itself() -> None:
    """Only yellow cards that are built already count, not the one that goes (T2)."""
    state = position(built=("clay_reserve", ""), open="tavern stable")
    events = do(state, "discard tavern")
    assert of(events, Discarded) == [Discarded(0, "tavern", 3)]
    assert of(events, Gained) == []
    assert coins(state, 0) == 10
    assert cards(state, 0) == {"clay_reserve"}


def test_a_tucked_card_has_no_effect() -> None:
    """A Tavern under a wonder brings no coins, now or when something is discarded (T3)."""
    state = position(coins=(20, 7), wonders=("pyramids", ""), open="tavern baths altar theater")
    events = do(state, "wonder pyramids with tavern")
    assert of(events, Gained) == []
    assert coins(state, 0) == 12
    assert cards(state, 0) == set()
    do(state, "discard altar", "discard baths")
    assert coins(state, 0) == 14


def test_a_tucked_red_card_moves_nothing() -> None:
    """Its shields do not count (T3)."""
    state = position(coins=(20, 7), wonders=("pyramids", ""), open="guard_tower baths")
    do(state, "wonder pyramids with guard_tower")
    assert state.pawn == 0


def test_a_tucked_card_is_not_in_the_discard_pile() -> None:
    """The Mausoleum cannot fetch it (T3)."""
    state = position(
        coins=(40, 7), wonders=("pyramids mausoleum", ""), open="altar theater baths tavern"
    )
    do(state, "wonder pyramids with altar", "discard theater")
    assert pile(state) == {"theater"}
    do(state, "wonder mausoleum with baths")
    assert legal(state) == ["rebuild theater"]


def test_a_tucked_card_gives_no_chain() -> None:
    """Baths under a wonder do not make the Aqueduct free (T3)."""
    state = position(
        age=2, coins=(20, 7), wonders=("pyramids", ""), open="baths aqueduct brewery walls"
    )
    do(state, "wonder pyramids with baths", "build brewery")
    assert price(state, "aqueduct") == 6


def test_coins_that_a_wonder_brings_do_not_help_to_pay_for_it() -> None:
    """Payment comes first: the Temple of Artemis costs 8 before it brings 12 (T4)."""
    poor = position(coins=(7, 7), wonders=("temple_of_artemis", ""), open="baths altar")
    assert "wonder temple_of_artemis with altar" not in legal(poor)
    state = position(coins=(8, 7), wonders=("temple_of_artemis", ""), open="baths altar")
    events = do(state, "wonder temple_of_artemis with altar")
    assert events.index(Paid(0, 0, 8, 0)) < events.index(Gained(0, 12))
    assert coins(state, 0) == 12


def test_a_token_is_chosen_before_new_cards_are_turned_up() -> None:
    """The reward for a pair comes first, the card under the new one after it (T4)."""
    state = position(
        age=2,
        built=("scriptorium", ""),
        board="economy strategy",
        slots={18: "library", 15: "?", 19: "walls"},
    )
    events = do(state, "build library")
    assert of(events, Revealed) == []
    assert asked(state) == 0
    assert set(legal(state)) == {"take economy", "take strategy"}
    do(state, "take strategy")
    assert asked(state) == "chance"
    reveal(state, "brewery")
    assert asked(state) == 1
    assert "build brewery" in legal(state)


@pytest.mark.parametrize(
    ("wonder", "choices"),
    [
        ("statue_of_zeus", ["destroy quarry", "destroy clay_pit"]),
        ("circus_maximus", ["destroy glassworks"]),
        ("mausoleum", ["rebuild altar", "rebuild theater"]),
    ],
)
def test_the_choice_of_a_wonder_comes_before_new_cards_are_turned_up(
    wonder: str, choices: list[str]
) -> None:
    """Destroying and rebuilding belong to the action; the reveal follows it (T4)."""
    state = position(
        age=2,
        coins=(60, 7),
        wonders=(wonder, ""),
        built=("", "quarry clay_pit glassworks"),
        discarded="altar theater",
        slots={18: "walls", 15: "?", 19: "temple"},
    )
    events = do(state, f"wonder {wonder} with walls")
    assert asked(state) == 0
    assert set(legal(state)) == set(choices)
    events += do(state, choices[0])
    assert of(events, Revealed) == []
    assert asked(state) == "chance"
    assert all(line.startswith("reveal 15 ") for line in legal(state))


def test_the_great_library_is_settled_before_new_cards_are_turned_up() -> None:
    """Three tokens are drawn and one is kept while the covered card is still unknown (T4)."""
    state = position(
        age=2,
        coins=(60, 7),
        wonders=("great_library", ""),
        board="economy law masonry strategy urbanism",
        slots={18: "walls", 15: "?", 19: "temple"},
    )
    do(state, "wonder great_library with walls")
    do(state, "draw agriculture", "draw theology", "draw philosophy", "take theology")
    assert asked(state) == "chance"
    assert all(line.startswith("reveal 15 ") for line in legal(state))


def test_an_extra_turn_starts_after_new_cards_are_turned_up() -> None:
    """Who plays again may take the card that has just been uncovered (T4)."""
    state = position(
        age=2,
        coins=(60, 7),
        wonders=("sphinx", ""),
        slots={18: "walls", 15: "?", 19: "temple"},
    )
    do(state, "wonder sphinx with walls")
    assert asked(state) == "chance"
    reveal(state, "brewery")
    assert asked(state) == 0
    assert {"build brewery", "discard brewery", "discard temple"} <= set(legal(state))


def test_one_card_can_uncover_two_others() -> None:
    """Both are turned up before the next turn (T5)."""
    state = position(age=2, slots={18: "brewery", 15: "?", 16: "?", 11: "temple"})
    do(state, "build brewery")
    assert all(line.startswith("reveal 15 ") for line in legal(state))
    do(state, "reveal 15 walls")
    assert asked(state) == "chance"
    assert all(line.startswith("reveal 16 ") for line in legal(state))
    assert "reveal 16 walls" not in legal(state)
    do(state, "reveal 16 forum")
    assert asked(state) == 1
    assert {line.split()[1] for line in legal(state)} == {"walls", "forum"}


def test_a_face_up_card_becomes_free_without_any_reveal() -> None:
    """Nothing is turned up when the uncovered card was seen all along (T5)."""
    state = position(age=2, slots={15: "brewery", 11: "temple", 17: "forum"})
    assert not [line for line in legal(state) if "temple" in line]
    events = do(state, "build brewery")
    assert of(events, Revealed) == []
    assert asked(state) == 1
    assert "discard temple" in legal(state)
