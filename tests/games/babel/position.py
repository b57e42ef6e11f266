"""Positions of Tower of Babel in words, for tests that quote a rule.

Everything is told by seat, as a dict. Cards, wonders and action cards have the ids of the facts.

    state = position(hands={0: "4 ship", 1: "1 ship"}, discs={"tower_of_babel": "5 ship"})
    build(state, "tower_of_babel 5 ship", {1: "1 ship"})
    do(state, 0, "accept 1 with 4 own")
    assert units(state, "tower_of_babel") == [4, 1, 0]

All wonders that are not named keep their three discs, out of those that are left in the box. `go`
lets chance act until a seat is asked; `decline` answers all questions about action cards.
"""

from __future__ import annotations

from collections.abc import Mapping

from wondertable.core.errors import IllegalAction
from wondertable.core.play import legal_action
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, SPECTATOR, Journal
from wondertable.games.babel.actions import (
    ACTION_NUMBER,
    WONDER_NUMBER,
    cards_of,
    in_words,
    packed_cards,
    parse_cards,
)
from wondertable.games.babel.builder import one_action
from wondertable.games.babel.cards import ACTION_IDS, WONDER_IDS
from wondertable.games.babel.choices import laid_backs
from wondertable.games.babel.codes import AGAIN, BONUS, NO_CHOICE, NO_DISC, OFFER, TURN, WINDOW
from wondertable.games.babel.encoding import disc_cards, kind_of
from wondertable.games.babel.events import Event, typed
from wondertable.games.babel.game import GAME
from wondertable.games.babel.packed import total
from wondertable.games.babel.state import Babel
from wondertable.games.babel.turn import ask

Words = Mapping[int, str]


def position(
    *,
    seats: int = 3,
    hands: Words | None = None,
    actions: Words | None = None,
    discs: Mapping[str, str] | None = None,
    pieces: Mapping[str, Mapping[int, int]] | None = None,
    discard: str = "",
    row: int = 1,
    active: int = 0,
    action_cards: bool = True,
    two_coloured: bool = False,
    bluff: bool = False,
    figures: str = "usual",
    rules: int = GAME.rules,
) -> Babel:
    """A position in which the active seat begins its turn.

    `discs` says what is left on a wonder, as "5 ship, 3 camel" ("" for nothing); discs that are
    gone belong to the last seat. `pieces` says who has how many units on a wonder. Hands that are
    not named are empty.
    """
    flag = {False: "off", True: "on"}
    options = {
        "action_cards": flag[action_cards],
        "two_coloured": flag[two_coloured],
        "bluff": flag[bluff],
        "figures": figures,
    }
    state = GAME.under(rules).setup(seats, options)
    assert isinstance(state, Babel)
    lay_out(state, discs or {})
    for seat, words in (hands or {}).items():
        state.builders[seat].hand = cards(words)
        state.builders[seat].held = total(cards(words))
    for seat, words in (actions or {}).items():
        give(state, seat, words)
    for wonder, counts in (pieces or {}).items():
        for seat, count in counts.items():
            state.builders[seat].put(WONDER_NUMBER[wonder], count)
    state.discard = cards(discard)
    state.row = row - 1
    state.active = active
    assert state.deck_size() >= 0
    ask(state, TURN, active)
    return state


def give(state: Babel, seat: int, words: str) -> None:
    """Gives action cards to a seat."""
    for word in words.split():
        state.builders[seat].actions += one_action(ACTION_NUMBER[word])
        state.builders[seat].held_actions += 1


def lay_out(state: Babel, discs: Mapping[str, str]) -> None:
    """Lays out all discs: first those that are named, the others wherever there is room."""
    counts = list(state.sheet.discs(state.two_coloured))
    board = [NO_DISC] * 24
    gone: list[int] = []
    for wonder, words in discs.items():
        first = 3 * WONDER_NUMBER[wonder]
        named = [word.split() for word in words.split(",") if word]
        for place, word in enumerate(named):
            kind = kind_of(state, parse_cards(word, "disc"))
            board[first + place] = kind
            counts[kind] -= 1
        gone += range(first + len(named), first + 3)
    assert min(counts) >= 0, "the box has not so many of these discs"
    rest = [kind for kind, number in enumerate(counts) for _ in range(number)]
    for space in range(24):
        if board[space] == NO_DISC:
            board[space] = rest.pop()
    state.board = bytes(board)
    state.left = 2**24 - 1
    for space in gone:
        state.left ^= 1 << space
        state.builders[-1].taken |= 1 << space


def cards(words: str) -> int:
    """Cards as the engine packs them."""
    return packed_cards(parse_cards(words.split(), "swap")) if words else 0


def do(state: Babel, seat: int, text: str) -> list[Event]:
    """Lets a seat, or chance, do something that is legal; says all that happened."""
    journal = Journal()
    state.apply(seat, legal_action(GAME, state, seat, text), journal)
    return [found for event in journal.events for found in typed(event)]


def go(state: Babel, *texts: str, luck: int = 1) -> list[Event]:
    """Lets chance act until a seat is asked: first what is said, then anything."""
    events = []
    for text in texts:
        events += do(state, CHANCE, text)
    journal = Journal()
    state.deal(Rng(luck), journal)
    return events + [found for event in journal.events for found in typed(event)]


def build(state: Babel, disc: str, offers: Words | None = None) -> list[Event]:
    """The active seat chooses a disc, and all others offer; those not named offer nothing."""
    events = do(state, int(state.active), f"build {disc}")
    events += decline(state)
    for seat in state.actors():
        events += do(state, seat, f"offer {(offers or {}).get(seat, 'nothing')}")
    return events


def decline(state: Babel) -> list[Event]:
    """Declines to play action cards as long as somebody is asked about them."""
    events = []
    while state.question in (WINDOW, BONUS, AGAIN) and state.waiting:
        events += do(state, state.actors()[0], "decline")
    return events


def finish_turn(state: Babel) -> list[Event]:
    """Declines all action cards and lets everybody draw, up to the next turn."""
    events = decline(state)
    while state.actors() == [CHANCE]:
        events += go(state)
        events += decline(state)
    return events


def legal(state: Babel, seat: int) -> list[str]:
    """What a seat, or chance, may do, in notation."""
    return [GAME.write(state, seat, code) for code in state.legal(seat)]


def why_not(state: Babel, seat: int, text: str) -> str:
    """The reason why an action is refused, in English; fails when it is legal."""
    try:
        legal_action(GAME, state, seat, text)
    except IllegalAction as error:
        return str(error.reason)
    raise AssertionError(f"{text} is legal")


def asked(state: Babel) -> list[int] | str | None:
    """Who owes a choice: seats, "chance", or None when the game is over."""
    actors = state.actors()
    return "chance" if actors == [CHANCE] else actors or None


def offering(state: Babel) -> bool:
    """Whether the offers are due."""
    return bool(state.question == OFFER)


def units(state: Babel, wonder: str) -> list[int]:
    """Everybody's pieces on a wonder."""
    return [int(builder.units_on(WONDER_NUMBER[wonder])) for builder in state.builders]


def hand(state: Babel, seat: int) -> str:
    """The building cards of a seat."""
    return in_words(cards_of(int(state.builders[seat].hand)))


def held(state: Babel) -> list[int]:
    """How many building cards everybody holds."""
    return [int(builder.held) for builder in state.builders]


def known(state: Babel, seat: int) -> str:
    """The cards of a hand that everybody knows of."""
    return in_words(cards_of(int(state.builders[seat].known)))


def backs(state: Babel) -> dict[int, int] | None:
    """How many cards lie face down before whom, as a spectator counts them; None if nobody may."""
    if not state.counted():
        return None
    choices = [int(builder.choice) for builder in state.view(SPECTATOR).builders]
    assert all(choice < 0 for choice in choices)
    return {seat: int(laid_backs(at)) for seat, at in enumerate(choices) if at != NO_CHOICE}


def discarded(state: Babel) -> str:
    """The discard pile."""
    return in_words(cards_of(int(state.discard)))


def action_hand(state: Babel, seat: int) -> list[str]:
    """The action cards of a seat."""
    packed = int(state.builders[seat].actions)
    return [card for at, card in enumerate(ACTION_IDS) for _ in range(packed >> 4 * at & 15)]


def taken(state: Babel, seat: int) -> list[str]:
    """The discs of a seat: the wonder, and what the disc asked for."""
    mine = int(state.builders[seat].taken)
    return [
        f"{WONDER_IDS[space // 3]} {in_words(disc_cards(state, state.board[space]))}"
        for space in range(24)
        if mine >> space & 1
    ]


def left(state: Babel, wonder: str) -> list[str]:
    """What the discs of a wonder ask for."""
    first = 3 * WONDER_NUMBER[wonder]
    spaces = [space for space in range(first, first + 3) if state.left >> space & 1]
    return [in_words(disc_cards(state, state.board[space])) for space in spaces]


def take(state: Babel, seat: int, *discs: str) -> None:
    """Gives discs of the board to a seat, whoever owns them; they are found by what they ask."""
    for disc in discs:
        kind = kind_of(state, parse_cards(disc.split(), "disc"))
        mine = int(state.builders[seat].taken)
        spaces = [s for s in range(24) if state.board[s] == kind and not mine >> s & 1]
        for builder in state.builders:
            builder.taken &= ~(1 << spaces[0])
        state.builders[seat].taken |= 1 << spaces[0]
        state.left &= ~(1 << spaces[0])


def points(state: Babel, seat: int) -> dict[str, int]:
    """The points of a seat by category, as if the game ended now."""
    return dict(zip(GAME.categories, state.points(seat), strict=True))


def refused(state: Babel) -> list[int]:
    """Everybody's points for refused offers."""
    return [int(builder.refused) for builder in state.builders]


def wonder_points(state: Babel) -> list[int]:
    """Everybody's points for finished wonders."""
    return [int(builder.wonders) for builder in state.builders]
