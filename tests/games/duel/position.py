"""Positions of Duel in words, for tests that quote a rule."""

from __future__ import annotations

from wondertable.core.errors import IllegalAction
from wondertable.core.play import legal_action
from wondertable.core.state import CHANCE, Journal
from wondertable.games.duel.actions import CARD_NUMBER, TOKEN_NUMBER, WONDER_NUMBER
from wondertable.games.duel.city import City, update_prices
from wondertable.games.duel.cost import card_price, wonder_price
from wondertable.games.duel.encoding import place_of
from wondertable.games.duel.events import Event, typed
from wondertable.games.duel.figures import CARDS_PER_AGE
from wondertable.games.duel.game import GAME
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import AGE_CARDS, AGE_START, COVERED_BY

OPEN_SLOTS = {1: range(14, 20), 2: range(6), 3: range(5, 9)}
"""Slots of one row for each age, which are open when nothing else lies on the table."""

Pair = tuple[str, str]


def position(
    *,
    age: int = 1,
    active: int = 0,
    coins: tuple[int, int] = (7, 7),
    built: Pair = ("", ""),
    wonders: Pair = ("", ""),
    raised: Pair = ("", ""),
    tokens: Pair = ("", ""),
    board: str = "",
    box: str | None = None,
    discarded: str = "",
    pawn: int = 0,
    looted: Pair = ("", ""),
    open: str = "",
    slots: dict[int, str] | None = None,
    level_pawn: str = "begins",
) -> Duel:
    """A position in which the player in turn takes a card.

    `built`, `wonders` (still unbuilt), `raised` (built wonders, each over a Guard Tower) and
    `tokens` are words for seat 0 and seat 1. `pawn` is positive towards seat 1's capital.
    `looted` names the looting tokens that a seat has used up already, such as ("2 5", "").
    `open` lists cards that lie uncovered, with nothing under them; `slots` gives a structure slot
    by slot instead, with "?" for a face-down card and "guild" for a face-down guild.
    Tokens that are not named anywhere are in the box.
    """
    state = Duel(City(), City())
    state.pending = 0
    state.age = age
    state.picks = 8
    state.unshown = 0
    state.pawn = pawn
    state.chooses = int(level_pawn == "chooses")
    for seat in range(2):
        fill_city(state.city(seat), coins[seat], built[seat], wonders[seat], raised[seat])
        for token in tokens[seat].split():
            state.city(seat).add_token(TOKEN_NUMBER[token])
        for at, loot in enumerate(("2", "5")):
            if loot in looted[seat].split():
                state.loot &= ~(1 << (2 * seat + at))
    update_prices(state.me, state.opp)
    state.board = mask(board)
    owned = mask(" ".join(tokens))
    state.box = mask(box) if box is not None else 1023 & ~state.board & ~owned
    for card in discarded.split():
        state.add_discard(CARD_NUMBER[card])
    if active:
        state.swap()
    lay(
        state,
        slots if slots is not None else dict(zip(OPEN_SLOTS[age], open.split(), strict=False)),
    )
    if slots is None:
        assert len(open.split()) <= len(OPEN_SLOTS[age]), "too many open cards for this age"
    return state


def fill_city(city: City, coins: int, built: str, wonders: str, raised: str) -> None:
    """Puts cards and wonders into a city without what they do only once."""
    city.coins = coins
    for card in built.split():
        city.add_card(CARD_NUMBER[card])
    for wonder in wonders.split() + raised.split():
        city.add_wonder(WONDER_NUMBER[wonder])
    for wonder in raised.split():
        places = [at for at in range(city.drafted) if city.wonder_at(at) == WONDER_NUMBER[wonder]]
        city.raise_wonder(places[0], CARD_NUMBER["guard_tower"])


def lay(state: Duel, slots: dict[int, str]) -> None:
    """Lays cards into slots."""
    state.unseen = AGE_CARDS[state.age - 1]
    base = CARDS_PER_AGE * (state.age - 1)
    for slot, card in slots.items():
        state.present |= 1 << slot
        if card in {"?", "guild"}:
            state.hidden |= 1 << slot
            state.guilds |= int(card == "guild") << slot
        else:
            state.put(slot, CARD_NUMBER[card])
            state.unseen &= ~(1 << max(CARD_NUMBER[card] - AGE_START[state.age - 1], 0))
    for slot in slots:
        if not COVERED_BY[base + slot] & state.present:
            state.open |= 1 << slot


def mask(tokens: str) -> int:
    """Progress tokens as bits."""
    return sum(1 << TOKEN_NUMBER[token] for token in tokens.split())


def do(state: Duel, *texts: str) -> list[Event]:
    """Plays lines of notation, whoever is asked, and says all that happened."""
    journal = Journal()
    for text in texts:
        (seat,) = state.actors()
        laid = state.open | state.present
        state.apply(seat, legal_action(GAME, state, seat, text), journal)
        # In a real structure no slot is empty under a card; here a test may have left it empty.
        state.open &= laid | state.present
    return [found for event in journal.events for found in typed(event)]


def legal(state: Duel) -> list[str]:
    """What the one who is asked may do, in notation."""
    return [GAME.write(state, seat, code) for seat in state.actors() for code in state.legal(seat)]


def why_not(state: Duel, text: str) -> str:
    """The reason why an action is refused, in English; fails when it is legal."""
    (seat,) = state.actors()
    try:
        legal_action(GAME, state, seat, text)
    except IllegalAction as error:
        return str(error.reason)
    raise AssertionError(f"{text} is legal")


def asked(state: Duel) -> int | str | None:
    """Who owes a choice: a seat, "chance", or None when the game is over."""
    actors = state.actors()
    if not actors:
        return None
    return "chance" if actors == [CHANCE] else actors[0]


def price(state: Duel, thing: str) -> int:
    """What a card or an own wonder costs the player in turn, in coins."""
    if thing in WONDER_NUMBER:
        place = place_of(state, WONDER_NUMBER[thing])
        assert place is not None, f"{thing} is not in the row"
        return int(wonder_price(state.me, place))
    return int(card_price(state.me, CARD_NUMBER[thing]))


def coins(state: Duel, seat: int) -> int:
    """The treasury of a seat."""
    return int(state.city(seat).coins)


def points(state: Duel, seat: int) -> dict[str, int]:
    """The points of a seat by category."""
    return dict(zip(GAME.categories, state.points(seat), strict=True))


def cards(state: Duel, seat: int) -> set[str]:
    """The ids of the cards in a city."""
    ids = list(CARD_NUMBER)
    return {ids[card] for card in state.cards_of(seat)}


def pile(state: Duel) -> set[str]:
    """The ids of the cards in the discard pile."""
    ids = list(CARD_NUMBER)
    return {ids[card] for card in state.discarded()}


def tokens_of(state: Duel, seat: int) -> set[str]:
    """The ids of a seat's progress tokens."""
    return {id for id, number in TOKEN_NUMBER.items() if state.city(seat).tokens >> number & 1}


def wonders_of(state: Duel, seat: int) -> tuple[set[str], set[str]]:
    """The ids of a seat's built wonders, and of those that it can still build."""
    city = state.city(seat)
    ids = list(WONDER_NUMBER)
    left = {ids[city.wonder_at(at)] for at in range(city.drafted) if city.unbuilt >> at & 1}
    return {id for id, number in WONDER_NUMBER.items() if city.raised >> number & 1}, left
