"""What is true in every position of a game, beyond what holds for all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.toy.mini import NONE, NUMBERS, mini
from wondertable.core.bits import numbers
from wondertable.core.state import HIDDEN, State
from wondertable.games.babel.builder import actions_total
from wondertable.games.babel.chance import actions_left
from wondertable.games.babel.codes import NO_DISC
from wondertable.games.babel.game import babel
from wondertable.games.babel.memory import new_places
from wondertable.games.babel.packed import covers, total
from wondertable.games.babel.scoring import score as babel_score
from wondertable.games.babel.state import Babel
from wondertable.games.duel.cards import CARDS, TOKENS, WONDERS
from wondertable.games.duel.city import City
from wondertable.games.duel.codes import PLACE_GUILDS
from wondertable.games.duel.cost import card_price, wonder_price
from wondertable.games.duel.figures import CARDS_PER_AGE, DRAFT_ORDER, GUILDS_DEALT
from wondertable.games.duel.game import GAME, duel
from wondertable.games.duel.scoring import score
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import AGE_START, FIRST_GUILD, GUILD_BIT, PLAIN_CARDS
from wondertable.games.seven.codes import DEAL, NO_BOARD, NO_CARD, P_EXTRA, P_TURN, STAGED
from wondertable.games.seven.game import GAME as SEVEN_GAME
from wondertable.games.seven.game import seven
from wondertable.games.seven.hand import cards_in
from wondertable.games.seven.past import card_of, in_order, pile, way_of
from wondertable.games.seven.scoring import score as seven_score
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import AGE, ALL, COPIES
from wondertable.games.seven.tables import FIRST_GUILD as FIRST_SEVEN_GUILD

AGES = [range(23), range(23, 46), range(46, 73)]
DERIVED = (
    "production",
    "fixed",
    "price",
    "raw_choice",
    "made_choice",
    "chains",
    "counts",
    "points",
    "blue",
    "symbols",
    "drafted",
)
"""What a city keeps although it follows from its cards, wonders and tokens."""


def duel_invariants(state: State) -> None:
    """All things of the box are in one place, and what is kept twice is the same twice."""
    position = duel(state)
    cards_are_conserved(position)
    tokens_are_conserved(position)
    wonders_are_conserved(position)
    kept_values_follow(position)
    for seat in range(2):
        city = position.city(seat)
        assert city.coins >= 0
        assert all(card_price(city, card) >= 0 for card in range(len(CARDS)))
        assert all(wonder_price(city, place) >= 0 for place in range(city.drafted))
        assert sum(position.points(seat)) == score(position, seat)
    assert -9 <= position.pawn <= 9


def cards_are_conserved(state: Duel) -> None:
    """Every card is in one place; of ages gone by three were never seen, of later ones all."""
    lying = [
        state.card_at(slot)
        for slot in range(CARDS_PER_AGE)
        if state.present >> slot & 1 and not state.hidden >> slot & 1
    ]
    first = AGE_START[state.age - 1] if state.age else 0
    unseen = [first + bit for bit in numbers(state.unseen)]
    tucked = [card for seat in range(2) for card in under(state.city(seat))]
    places = [state.cards_of(0), state.cards_of(1), state.discarded(), tucked, lying, unseen]
    found = Counter(card for place in places for card in place)
    assert all(count == 1 for count in found.values()), f"{found} has a card twice"
    for age, cards in enumerate(AGES, start=1):
        known = sum(card in found for card in cards)
        if age == state.age:
            assert known == len(cards)
        else:
            assert known == (CARDS_PER_AGE if age < state.age else 0)
    hidden_cards_are_left(state)


def hidden_cards_are_left(state: Duel) -> None:
    """As many cards are unseen as lie face down and were put back into the box."""
    if state.age == 0 or state.question == PLACE_GUILDS:
        return
    guilds = len(numbers(state.guilds & state.hidden))
    plain = len(numbers(state.hidden)) - guilds
    assert len(numbers(state.unseen & PLAIN_CARDS[state.age - 1])) == plain + 3
    if state.age == 3:
        back = len(CARDS) - FIRST_GUILD - GUILDS_DEALT
        assert len(numbers(state.unseen >> GUILD_BIT)) == guilds + back


def under(city: City) -> list[int]:
    """The cards that lie under a city's wonders."""
    return [
        int(city.under >> 7 * place & 127)
        for place in range(city.drafted)
        if city.raised >> city.wonder_at(place) & 1
    ]


def tokens_are_conserved(state: Duel) -> None:
    """A progress token is on the board, in the box or in a city; drawn ones come from the box."""
    places = [state.board, state.box, state.city(0).tokens, state.city(1).tokens]
    found = Counter(token for place in places for token in numbers(place))
    assert found == Counter(range(len(TOKENS)))
    assert not state.drawn & ~state.box


def wonders_are_conserved(state: Duel) -> None:
    """A wonder is on show, not shown yet, or in one row; only those of rows are built."""
    rows = [
        [state.city(seat).wonder_at(place) for place in range(state.city(seat).drafted)]
        for seat in range(2)
    ]
    found = Counter(rows[0] + rows[1] + numbers(state.offer) + numbers(state.unshown))
    assert found == Counter(range(len(WONDERS)))
    if state.age:
        assert len(rows[0]) == len(rows[1]) == len(DRAFT_ORDER) // 2
    for seat, row in enumerate(rows):
        city = state.city(seat)
        assert row == sorted(row)
        assert set(numbers(city.raised)) <= set(row)
        left = {row[place] for place in numbers(city.unbuilt)}
        assert not left & set(numbers(city.raised))


def kept_values_follow(state: Duel) -> None:
    """Building a city again from its parts gives the very values that it had kept."""
    again = GAME.load(state.dump())
    assert (again.open, again.hidden) == (state.open, state.hidden)
    for seat in range(2):
        old, new = state.city(seat), again.city(seat)
        for name in DERIVED:
            assert getattr(old, name) == getattr(new, name), name
        for place in range(old.drafted):
            assert wonder_price(old, place) == wonder_price(new, place)


SEVEN_DERIVED = (
    *("raw", "made", "raw_sale", "made_sale", "kinds", "flags"),
    *("shields", "symbols", "counts", "chains", "printed"),
)


def seven_invariants(state: State) -> None:
    """All cards are in one place, nobody is in the red, and what is kept twice is the same."""
    position = seven(state)
    seven_cards_are_conserved(position)
    again = SEVEN_GAME.load(position.dump())
    for seat in range(position.seats):
        city = position.cities[seat]
        assert city.coins >= 0
        assert min(city.debt, city.diplomacy, city.owed) >= 0
        for name in SEVEN_DERIVED:
            assert getattr(city, name) == getattr(again.cities[seat], name), name
        if position.age:
            assert sum(position.points(seat)) == seven_score(position, seat)
            assert city.stages_left() >= 0
    boards = [int(city.board) for city in position.cities if city.board != NO_BOARD]
    assert len(boards) == len(set(boards))
    assert not any(position.boards_left >> board & 1 for board in boards)


def seven_cards_are_conserved(state: Seven) -> None:
    """All cards that were dealt are in one place, none more often than in the box."""
    found: Counter[int] = Counter()
    for city in state.cities:
        found.update(cards_in(city.hand, city.held))
        found.update(card for card in range(ALL) if city.has(card))
    found.update(card for card in pile(state.past, state.seats) if card != NO_CARD)
    for node in in_order(state.past):
        if node.kind == P_TURN:
            staged = [seat for seat in range(state.seats) if way_of(node, seat) == STAGED]
            found.update(card_of(node, seat) for seat in staged)
        elif node.kind == P_EXTRA and node.ways & 3 == STAGED:
            found.update([node.cards])
    copies = COPIES[state.seats - 3]
    for card, count in found.items():
        assert count <= (copies[card] if card < FIRST_SEVEN_GUILD else 1)
    size = int(state.hand_size()) * state.seats
    for age in (1, 2, 3):
        total = sum(count for card, count in found.items() if AGE[card] == age)
        dealing = age == state.age and state.question == DEAL
        assert total <= size if dealing else total == (size if age <= state.age else 0)


def babel_invariants(state: State) -> None:
    """100 cards, 24 discs and 15 action cards are in one place; the rest follows from the rules."""
    position = babel(state)
    babel_cards_are_conserved(position)
    spaces = [int(builder.taken) for builder in position.builders]
    assert sum(spaces) & position.left == 0
    placed = 24 - position.board.count(NO_DISC)
    assert sum(spaces) + position.left == 2**placed - 1
    taken = sum(space.bit_count() for space in spaces)
    assert taken <= (23 if position.two_coloured else 21)
    assert position.row <= 7
    for wonder in range(8):
        units = [int(builder.units_on(wonder)) for builder in position.builders]
        gone = [s for s in range(3 * wonder, 3 * wonder + 3) if sum(spaces) >> s & 1]
        asked = sum(int(total(position.sheet.needs[position.board[s]])) for s in gone)
        assert sum(units) == asked or (len(gone) == 3 and sum(units) == 0)
    for seat in range(position.seats):
        assert sum(position.points(seat)) == babel_score(position, seat)


def babel_cards_are_conserved(state: Babel) -> None:
    """No card is missing or there twice, and what everybody knows of hands is true."""
    assert total(state.unseen()) == state.deck_size() >= 0
    assert min(cards_by_type(state.unseen())) >= 0
    old = 0
    for builder in state.builders:
        assert total(builder.hand) == builder.held
        assert covers(builder.hand, builder.known)
        assert covers(builder.known, builder.offer)
        assert total(builder.past) == builder.old
        assert actions_total(builder.actions) == builder.held_actions
        assert new_places(builder) >= 0
        old += int(builder.past)
    assert state.stock == old
    assert min(actions_left(state)) >= 0


def cards_by_type(cards: int) -> list[int]:
    """How many cards of each type there are."""
    return [cards >> 8 * kind & 255 for kind in range(4)]


def mini_invariants(state: State) -> None:
    """Numbers are dealt once, and nobody spends more than a purse."""
    position = mini(state)
    known = [number for number in position.numbers if number not in (NONE, HIDDEN)]
    assert len(known) == len(set(known))
    assert set(known) <= set(NUMBERS)
    assert min(position.tokens) >= 0


INVARIANTS: dict[str, Callable[[State], None]] = {
    "babel": babel_invariants,
    "duel": duel_invariants,
    "mini": mini_invariants,
    "seven": seven_invariants,
}
