"""Positions of 7 Wonders in words, for tests that quote a rule.

Everything is told by seat, as a dict: `built={0: "tree_farm forum", 1: "loom_1"}`. Cards and boards
have the ids of the facts. The left neighbour of seat 0 is seat 1, the right one the last seat.

    state = position(hands={0: "vineyard"}, age=2, built={0: "sawmill", 1: "quarry"})
    do(state, {0: "build vineyard", 1: "build foundry"})   # all others sell their first card
    assert coins(state, 0) == 3 + 3

Hands are filled up with other cards of the age to the size that the turn asks; `legal(state, 0,
"vineyard")` lists only what can be done with one card. Pending questions (coins to lose, the last
card, the discard pile) are answered with `do(state, {0: "lose 1 coins"})` and so on; what chance
must do anyhow (hands taken up, the pile shown) is done by `do`, so the next question is there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from wondertable.core.errors import IllegalAction
from wondertable.core.play import legal_action
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, HIDDEN, Journal
from wondertable.games.seven.actions import (
    BOARD_NUMBER,
    CARD_IDS,
    CARD_NUMBER,
    SIDE_NUMBER,
    UNSEEN,
)
from wondertable.games.seven.cards import Cost
from wondertable.games.seven.choices import build_ways, next_stage_ways
from wondertable.games.seven.city import City
from wondertable.games.seven.codes import (
    EXTRA,
    NO_CARD,
    P_EXTRA,
    SHOW,
    SOLD,
    TAKE,
    TURN,
)
from wondertable.games.seven.conflict import conflicts
from wondertable.games.seven.cost import ways_to_pay
from wondertable.games.seven.events import Event, seen_by, typed
from wondertable.games.seven.figures import BLACK_PER_AGE
from wondertable.games.seven.game import GAME
from wondertable.games.seven.hand import cards_in, packed
from wondertable.games.seven.past import Past
from wondertable.games.seven.past import pile as pile_of
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import AGE, DECKS, FIRST_BLACK, FIRST_GUILD, pack
from wondertable.games.seven.turn import ask_all
from wondertable.games.seven.ways import Ways, pairs_of

BOARDS = "gizah ephesos rhodos alexandria babylon olympia halikarnassos"
"""The boards of seats 0, 1, 2 … where a test does not say otherwise; all show their day side."""

Words = Mapping[int, str]
Numbers = Mapping[int, int]
Pairs = set[tuple[int, int]]
Kind = TypeVar("Kind")

MAKERS = {
    "wood": "lumber_yard sawmill tree_farm",
    "stone": "stone_pit quarry mine",
    "clay": "clay_pool brickyard excavation",
    "ore": "ore_vein foundry forest_cave",
    "glass": "glassworks_1",
    "cloth": "loom_1",
    "papyrus": "press_1",
}
"""By resource: a card for one unit, one for two more, and one for a fourth unit of choice."""

GOODS = " ".join(card for cards in MAKERS.values() for card in cards.split()[:2])
"""Cards that make three of each raw material and one of each manufactured good."""


def position(
    *,
    seats: int = 3,
    age: int = 1,
    turn: int = 1,
    boards: Words | None = None,
    coins: int | Numbers = 3,
    built: Words | None = None,
    stages: Numbers | None = None,
    hands: Words | None = None,
    discarded: str = "",
    tokens: Words | None = None,
    debt: Numbers | None = None,
    diplomacy: Numbers | None = None,
    cities: bool = False,
    teams: bool = False,
    open_hands: bool = True,
    rules: int = GAME.rules,
) -> Seven:
    """A position in which every seat chooses a card.

    `turn` counts from 1; the last one of an age is 6, with Cities 7. `boards` has words such as
    "babylon:night"; other seats get those of BOARDS that are not named. `coins` is one number for
    all, or by seat (others have 3). `stages` says how many stages are built; `tokens` lists
    conflict tokens by their points, such as "1 3 -1". Cards of `built` stand, without what they do
    when they are built. `teams` needs `cities`, and 4 or 6 seats. `rules` is the version by which
    the game was begun.
    """
    flag = {False: "off", True: "on"}
    options = {"cities": flag[cities], "teams": flag[teams], "open_hands": flag[open_hands]}
    state = GAME.under(rules).setup(seats, options)
    assert isinstance(state, Seven)
    state.age = age
    state.turn = turn - 1
    lay_boards(state, boards or {})
    for seat in range(seats):
        city = state.cities[seat]
        city.coins = coins if isinstance(coins, int) else coins.get(seat, 3)
        for card in (built or {}).get(seat, "").split():
            city.add_card(CARD_NUMBER[card])
        for _ in range((stages or {}).get(seat, 0)):
            city.add_stage()
        for token in (tokens or {}).get(seat, "").split():
            city.tokens += {"-1": 1, "1": 1 << 8, "3": 1 << 16, "5": 1 << 24}[token]
        city.debt = (debt or {}).get(seat, 0)
        city.diplomacy = (diplomacy or {}).get(seat, 0)
    for card in discarded.split():
        number = CARD_NUMBER[card]
        state.past = Past(P_EXTRA, AGE[number], 0, number, SOLD, state.past)
    deal(state, hands or {})
    ask_all(state)
    return state


def lay_boards(state: Seven, boards: Words) -> None:
    """Gives every seat a board, on its day side unless a word says night."""
    named = {seat: word.split(":") for seat, word in boards.items()}
    rest = [board for board in BOARDS.split() if board not in [word[0] for word in named.values()]]
    for seat in range(state.seats):
        board, *side = named.get(seat) or [rest.pop(0)]
        city = state.cities[seat]
        city.settle(BOARD_NUMBER[board])
        city.side = SIDE_NUMBER[side[0] if side else "day"]
        state.boards_left &= ~(1 << BOARD_NUMBER[board])


def deal(state: Seven, hands: Words) -> None:
    """Gives every seat the cards that are named and fills the hands up with others of the age."""
    size = int(state.hand_size() - state.turn)
    named = {seat: [CARD_NUMBER[card] for card in words.split()] for seat, words in hands.items()}
    rest = deck(state)
    for cards in named.values():
        for card in cards:
            if card in rest:
                rest.remove(card)
    for seat in range(state.seats):
        cards = named.get(seat, [])
        assert len(cards) <= size, f"seat {seat} holds {size} cards in this turn"
        while len(cards) < size:
            cards.append(rest.pop())
        state.cities[seat].hand = packed(cards)
        state.cities[seat].held = size


def deck(state: Seven) -> list[int]:
    """The deck of the age, with the first black cards and guilds of the boxes in front."""
    first = FIRST_BLACK + BLACK_PER_AGE * (int(state.age) - 1)
    black = list(range(first, first + state.seats)) if state.with_cities else []
    guilds = list(range(FIRST_GUILD, FIRST_GUILD + state.seats + 2)) if state.age == 3 else []
    return black + guilds + list(DECKS[(state.seats - 3) * 3 + state.age - 1])


def makers(**units: int) -> str:
    """Cards that make these units and no others, except with the fourth of a raw material."""
    found = []
    for resource, count in units.items():
        cards = MAKERS[resource].split()
        found += {0: [], 1: cards[:1], 2: cards[1:2], 3: cards[:2], 4: cards}[count]
    return " ".join(found)


def new_game(seats: int = 3, **options: str) -> Seven:
    """A game before anything is dealt."""
    state = GAME.setup(seats, options)
    assert isinstance(state, Seven)
    return state


def chance(state: Seven, seed: int = 1) -> list[Event]:
    """Lets chance act at random until a seat is asked or the game is over."""
    journal = Journal()
    state.deal(Rng(seed), journal)
    return [found for event in journal.events for found in typed(event)]


def sell_on(state: Seven, rounds: int, seed: int = 1) -> list[Event]:
    """So many times, all who are asked do the usual and chance does what is due then."""
    found = []
    for _ in range(rounds):
        found += do(state, {}) + chance(state, seed)
    return found


def do(state: Seven, choices: Words, viewer: int | None = None) -> list[Event]:
    """Lets all who are asked choose, in notation; those not named sell their first card.

    Says all that happened, or what a viewer may know of it. Who must lose coins and is not named
    pays them as far as there are any.
    """
    journal = Journal()
    named = dict(choices)
    for seat in state.actors():
        text = named.pop(seat, None) or usual(state, seat)
        state.apply(seat, legal_action(GAME, state, seat, text), journal)
    assert not named, f"not asked: {named}"
    while state.waiting == 0 and state.question in (TAKE, SHOW):
        state.apply(CHANCE, state.legal(CHANCE)[0], journal)
    if viewer is not None:
        return seen_by(journal, viewer)
    return [found for event in journal.events for found in typed(event)]


def usual(state: Seven, seat: int) -> str:
    """What a seat does that a test does not name: it sells its first card, or pays in coins."""
    actions = state.legal(seat)
    at = 0 if state.question in (TURN, EXTRA) else -1
    return GAME.write(state, seat, actions[at])


def fight(state: Seven) -> None:
    """Fights the conflicts of this age at once."""
    conflicts(state)


def legal(state: Seven, seat: int, card: str = "") -> list[str]:
    """What a seat may do, in notation; only with one card, if it is named."""
    texts = [GAME.write(state, seat, code) for code in state.legal(seat)]
    return [text for text in texts if not card or card in text.split()]


def ways(state: Seven, seat: int, card: str) -> Pairs:
    """The ways to pay for building a card: pairs of coins to the left and to the right."""
    return pairs(build_ways(state, seat, CARD_NUMBER[card]))


def stage_ways(state: Seven, seat: int) -> Pairs:
    """The ways to pay for the next stage: pairs of coins to the left and to the right."""
    return pairs(next_stage_ways(state, seat))


def cost_ways(state: Seven, seat: int, **units: int) -> Pairs:
    """The ways to pay for a cost that no card needs to have."""
    left = state.cities[(seat + 1) % state.seats]
    right = state.cities[seat - 1]
    mine = state.cities[seat]
    return pairs(ways_to_pay(mine, left, right, pack(Cost(**units)), mine.coins))


def pairs(found: Ways) -> Pairs:
    """Ways to pay as pairs of coins."""
    return set(pairs_of(found))


def why_not(state: Seven, seat: int, text: str) -> str:
    """The reason why an action is refused, in English; fails when it is legal."""
    try:
        legal_action(GAME, state, seat, text)
    except IllegalAction as error:
        return str(error.reason)
    raise AssertionError(f"{text} is legal")


def asked(state: Seven) -> list[int] | str | None:
    """Who owes a choice: seats, "chance", or None when the game is over."""
    actors = state.actors()
    return "chance" if actors == [CHANCE] else actors or None


def city(state: Seven, seat: int) -> City:
    """The city of a seat: `coins`, `debt`, `diplomacy`, `shields`, `stages`, `owed` are numbers."""
    return state.cities[seat]


def coins(state: Seven, seat: int) -> int:
    """The treasury of a seat."""
    return int(state.cities[seat].coins)


def debts(state: Seven) -> list[int]:
    """The debt of every seat."""
    return [int(city.debt) for city in state.cities]


def losses(state: Seven) -> dict[int, int]:
    """What those who are asked to lose coins must lose in all."""
    first = {seat: legal(state, seat)[0].split() for seat in state.actors()}
    return {seat: int(coins) for seat, (_, coins, _) in first.items()}


def cards(state: Seven, seat: int) -> set[str]:
    """The ids of the cards that stand in a city."""
    return {id for id, card in CARD_NUMBER.items() if state.cities[seat].has(card)}


def hand(state: Seven, seat: int) -> list[str]:
    """The ids of the cards that a seat holds; in a view "?" for those that are not seen."""
    held = state.cities[seat]
    return [id_of(card) for card in cards_in(held.hand, held.held)]


def pile(state: Seven) -> list[str]:
    """The ids of the cards in the discard pile, in the order in which they were laid.

    In a view "?" stands for those that are not seen.
    """
    found = pile_of(state.past, state.seats)
    return [id_of(card) for card in found if card != NO_CARD]


def id_of(card: int) -> str:
    """The id of a card, or "?"."""
    return UNSEEN if card == HIDDEN else CARD_IDS[card]


def tokens(state: Seven, seat: int) -> list[int]:
    """The conflict tokens of a seat, by their points."""
    held = state.cities[seat]
    won = [point for age, point in ((1, 1), (2, 3), (3, 5)) for _ in range(held.victories(age))]
    return [-1] * int(held.defeats()) + won


def points(state: Seven, seat: int) -> dict[str, int]:
    """The points of a seat, by the rows of the score sheet."""
    return dict(zip(GAME.categories, state.points(seat), strict=True))


def total(state: Seven, seat: int) -> int:
    """All points of a seat."""
    return sum(points(state, seat).values())


def of(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
