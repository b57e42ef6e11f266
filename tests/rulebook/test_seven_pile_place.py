"""The place from which a card of the discard pile is taken: the digger's to know alone.

At a table the whole pile is taken in hand (seven 2.5); what is built out of it is seen, not
whose discard it was.
"""

from __future__ import annotations

import pytest

from tests.games.seven.position import do, legal, pile, position, why_not
from wondertable.core.play import legal_action
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, SPECTATOR, Journal
from wondertable.games.seven.game import GAME
from wondertable.games.seven.state import Seven

OTHERS = [2, 3, SPECTATOR]
"""They hold and discard the same in both worlds."""


class Dug:
    """Seat 0 digs where seats 1 and 4 have sold these cards; it builds the altar."""

    def __init__(self, one: str, two: str) -> None:
        self.journal = Journal()
        self.lines: list[list[str]] = []
        self.state = self.sold(one, two)

    def go(self, state: Seven, seat: int, text: str) -> None:
        """A line, as all see it."""
        self.lines.append([GAME.hide(state, seat, text, viewer) for viewer in OTHERS])
        state.apply(seat, legal_action(GAME, state, seat, text), self.journal)

    def sold(self, one: str, two: str) -> Seven:
        """The position after it."""
        both = f"{one} {two}"
        state = position(
            seats=5,
            turn=3,
            boards={0: "halikarnassos:night"},
            built={0: "brickyard"},
            hands={0: "stockade", 1: both, 2: "baths", 3: "loom_1", 4: both},
        )
        self.go(state, 0, "stage with stockade")
        self.go(state, 1, f"sell {one}")
        self.go(state, 2, "sell baths")
        self.go(state, 3, "build loom_1")
        self.go(state, 4, f"sell {two}")
        while state.mover() == CHANCE:
            self.go(state, CHANCE, GAME.write(state, CHANCE, state.legal(CHANCE)[0]))
        self.go(state, 0, "rebuild altar")
        return state


@pytest.mark.parametrize("viewer", OTHERS)
def test_nobody_else_can_tell_from_which_place_a_card_was_taken(viewer: int) -> None:
    """Views and events are the same whether seat 1 or seat 4 had discarded it (seven 2.5)."""
    here, there = Dug("altar", "theater"), Dug("theater", "altar")
    assert pile(here.state) != pile(there.state)
    assert here.state.view(viewer).key() == there.state.view(viewer).key()
    assert GAME.events(here.journal, viewer) == GAME.events(there.journal, viewer)


def test_redacted_lines_are_the_same_wherever_a_card_was_laid() -> None:
    """Neither what is shown nor what is built tells whose discard it was (seven 2.5)."""
    here, there = Dug("altar", "theater"), Dug("theater", "altar")
    assert here.lines == there.lines
    assert here.lines[-1] == ["rebuild altar"] * len(OTHERS)


def test_of_two_equal_cards_nobody_can_tell_which_was_taken() -> None:
    """Seats 1 and 4 both sold an altar; the same one card is missing for all (seven 2.5)."""
    dug = Dug("altar", "altar")
    assert pile(dug.state) == ["baths", "altar"]
    for viewer in OTHERS[1:]:
        view = dug.state.view(viewer)
        assert isinstance(view, Seven)
        assert pile(view) == ["?", "?", "?"]
    seller = dug.state.view(4)
    assert isinstance(seller, Seven)
    assert pile(seller) == ["?", "?", "altar"]


def test_the_line_of_a_record_names_the_card_and_no_place() -> None:
    """So says the notation of rules 2."""
    state = position(
        turn=3,
        boards={0: "halikarnassos:night"},
        built={0: "brickyard"},
        discarded="tavern altar tavern",
        hands={0: "stockade", 1: "baths", 2: "theater"},
    )
    do(state, {0: "stage with stockade", 1: "sell baths", 2: "sell theater"})
    cards = [text.removeprefix("rebuild ") for text in legal(state, 0)]
    assert sorted(cards) == ["altar", "baths", "tavern", "theater"]
    assert why_not(state, 0, "rebuild 0 tavern")
    do(state, {0: "rebuild tavern"})
    assert pile(state) == ["altar", "tavern", "baths", "theater"]


def test_who_has_sold_a_card_of_that_name_first_knows_that_it_was_taken() -> None:
    """Nothing that lies before it can be the same; the other seller cannot tell (seven 2.5)."""
    state = Dug("altar", "theater").state
    for seller, known in ((1, ["?", "?"]), (4, ["?", "?", "theater"])):
        view = state.view(seller)
        assert isinstance(view, Seven)
        assert pile(view) == known


@pytest.mark.parametrize("viewer", [1, *OTHERS, 4])
def test_in_every_world_of_a_viewer_the_card_lay_there_and_is_gone(viewer: int) -> None:
    """Who imagines the pile does not peek (seven 2.5)."""
    state = Dug("altar", "theater").state
    rng = Rng(5)
    for _ in range(20):
        world = state.view(viewer).fill(rng)
        assert isinstance(world, Seven)
        assert len(pile(world)) == 2
        assert world.view(viewer).key() == state.view(viewer).key()


def second_look() -> Seven:
    """Seat 0 digs, and seat 2 in the same turn by a Forging Agency."""
    state = position(
        age=2,
        cities=True,
        coins=9,
        boards={0: "halikarnassos:night"},
        built={0: "brickyard"},
        discarded="altar tavern baths",
        hands={0: "statue", 1: "vineyard", 2: "forging_agency"},
    )
    do(state, {0: "stage with statue", 1: "sell vineyard", 2: "build forging_agency"})
    do(state, {0: "rebuild tavern"})
    return state


def test_who_looks_later_sees_the_order_in_which_all_were_laid() -> None:
    """A gap would tell others how far down the card lay; so all are counted (seven 2.5)."""
    state = second_look()
    assert GAME.hide(state, CHANCE, "show 1 tavern discarded", 1) == "show 1 ? discarded"
    view = state.view(2)
    assert isinstance(view, Seven)
    assert pile(view) == pile(state) == ["altar", "baths", "vineyard"]


def test_under_rules_1_a_card_that_does_not_lie_there_has_no_place_either() -> None:
    """Only what was discarded can be built (seven 2.5)."""
    state = position(
        turn=3,
        boards={0: "halikarnassos:night"},
        built={0: "brickyard"},
        discarded="baths",
        hands={0: "stockade", 1: "altar", 2: "loom_1"},
        rules=1,
    )
    do(state, {0: "stage with stockade", 1: "build altar", 2: "build loom_1"})
    assert legal(state, 0) == ["rebuild 0 baths"]
    assert why_not(state, 0, "rebuild theater") == why_not(state, 0, "rebuild 0 theater")
