"""Between codes and typed actions, in the state in which they are chosen."""

from __future__ import annotations

from wondertable.core.state import CHANCE, HIDDEN
from wondertable.games.babel.actions import (
    ACTION_NUMBER,
    NOWHERE,
    TYPE_NUMBER,
    UNSEEN,
    WONDER_NUMBER,
    Accept,
    Action,
    Build,
    Cards,
    Decline,
    DrawAction,
    DrawCard,
    Fail,
    LayDisc,
    Offer,
    Pass,
    Play,
    ShowAction,
    Swap,
    cards_of,
    packed_cards,
)
from wondertable.games.babel.cards import ACTION_IDS, TYPE_IDS, WONDER_IDS
from wondertable.games.babel.chance import code, next_space
from wondertable.games.babel.choices import (
    joker_cards,
    joker_ways,
    offered_cards,
    swapped_cards,
    taken_together,
    wrong_cards,
    wrong_types,
)
from wondertable.games.babel.codes import (
    ACTION,
    BUILD,
    COMPLETE,
    COUNT,
    COUNT_BITS,
    DECIDE,
    DECLINE,
    DISC,
    DRAW,
    EXCHANGE,
    FAIL,
    FIRST_SHIFT,
    NO_TYPE,
    OFFER,
    PASS,
    PLACE,
    PLACE_SHIFT,
    PLAY,
    QUESTION_SHIFT,
    SEATS,
    SECOND_SHIFT,
    SHOW,
    SWAP,
    SWAP_BITS,
    THING,
    TRADER,
    TURN,
    WAY_SHIFT,
    WRONG_SHIFT,
)
from wondertable.games.babel.figures import JOKER_CARDS, SPACES
from wondertable.games.babel.packed import covers, total
from wondertable.games.babel.state import Babel


def disc_cards(state: Babel, kind: int) -> Cards:
    """What a kind of disc asks for, in the order in which it is printed."""
    sheet = state.sheet
    first = (TYPE_IDS[sheet.types[kind]], sheet.numbers[kind])
    if sheet.second_types[kind] == NO_TYPE:
        return (first,)
    return (first, (TYPE_IDS[sheet.second_types[kind]], sheet.second_numbers[kind]))


def known_id(ids: tuple[str, ...], thing: int) -> str:
    """The word for a card, known or not."""
    return UNSEEN if thing == HIDDEN else ids[thing]


def decode(state: Babel, seat: int, number: int) -> Action:
    """The typed value of a code, in the state in which it is to be chosen."""
    if seat == CHANCE:
        return decode_chance(state, number)
    question = int(state.question)
    if question == OFFER:
        return decode_offer(state, number)
    if question == EXCHANGE:
        return Swap(cards_of(int(swapped_cards(number))))
    if number >= PLAY:
        return Play(ACTION_IDS[number - PLAY])
    if question == TURN:
        if number == PASS:
            return Pass()
        space = number - BUILD
        return Build(WONDER_IDS[space // SPACES], disc_cards(state, state.board[space]))
    if question == DECIDE:
        return Fail() if number == FAIL else decode_accept(state, number - COMPLETE)
    return Decline()


def decode_offer(state: Babel, number: int) -> Offer:
    """The typed value of an offer."""
    valid, wrong = int(offered_cards(state, number)), int(wrong_cards(state, number))
    return Offer(cards_of(valid + wrong), bool(number & TRADER))


def decode_accept(state: Babel, number: int) -> Accept:
    """The typed value of a way to complete the disc."""
    chosen, way = number & SEATS, number >> WAY_SHIFT
    joker = int(joker_cards(state, way))
    own = int(state.needs()) - int(taken_together(state, chosen)) - joker
    seats = tuple(seat for seat in range(state.seats) if chosen >> seat & 1)
    return Accept(seats, int(total(own)), cards_of(joker))


def decode_chance(state: Babel, number: int) -> Action:
    """The typed value of something that chance does."""
    question, thing = number >> QUESTION_SHIFT, number & THING
    place = number >> PLACE_SHIFT & PLACE
    if question == DISC:
        return LayDisc(WONDER_IDS[place // SPACES], disc_cards(state, thing))
    if question == DRAW:
        return DrawCard(place, known_id(TYPE_IDS, thing))
    card = known_id(ACTION_IDS, thing)
    return DrawAction(place, card) if question == ACTION else ShowAction(place, card)


def encode(state: Babel, seat: int, action: Action) -> int:
    """The code of a typed action; NOWHERE for one that no position like this can offer."""
    question = int(state.question)
    match action:
        case Pass():
            return PASS if question == TURN else NOWHERE
        case Build(wonder, cards):
            return encode_build(state, wonder, cards) if question == TURN else NOWHERE
        case Offer():
            return encode_offer(state, action) if question == OFFER else NOWHERE
        case Accept():
            return encode_accept(state, action) if question == DECIDE else NOWHERE
        case Fail():
            return FAIL if question == DECIDE else NOWHERE
        case Play(card):
            return NOWHERE if question in (OFFER, EXCHANGE) else PLAY + ACTION_NUMBER[card]
        case Decline():
            return NOWHERE if question in (TURN, OFFER, DECIDE, EXCHANGE) else DECLINE
        case Swap(cards):
            return encode_swap(cards) if question == EXCHANGE else NOWHERE
        case LayDisc(wonder, cards):
            return encode_disc(state, wonder, cards) if question == DISC else NOWHERE
        case DrawCard(place, card):
            return int(code(DRAW, place, HIDDEN if card == UNSEEN else TYPE_NUMBER[card]))
        case DrawAction(place, card):
            return int(code(ACTION, place, HIDDEN if card == UNSEEN else ACTION_NUMBER[card]))
        case ShowAction(place, card):
            return int(code(SHOW, place, ACTION_NUMBER[card]))


def kind_of(state: Babel, cards: Cards) -> int:
    """The kind of disc that asks for these cards; NOWHERE for none."""
    wanted = packed_cards(cards)
    kinds = list(state.sheet.needs)
    return kinds.index(wanted) if wanted in kinds else NOWHERE


def encode_build(state: Babel, wonder: str, cards: Cards) -> int:
    """The code for choosing a disc: its first space on the wonder."""
    kind = kind_of(state, cards)
    first = SPACES * WONDER_NUMBER[wonder]
    for space in range(first, first + SPACES):
        if state.left >> space & 1 and state.board[space] == kind:
            return BUILD + space
    return NOWHERE


def encode_offer(state: Babel, action: Offer) -> int:
    """The code of an offer; NOWHERE for more cards of a type than a code can have."""
    sheet, disc = state.sheet, int(state.kind())
    shifts = {sheet.types[disc]: FIRST_SHIFT}
    if sheet.second_types[disc] != NO_TYPE:
        shifts[sheet.second_types[disc]] = SECOND_SHIFT
    for at, kind in enumerate(wrong_types(state)):
        shifts[kind] = WRONG_SHIFT + COUNT_BITS * at
    number = TRADER if action.trader else 0
    for name, count in cards_of(packed_cards(action.cards)):
        if count > COUNT:
            return NOWHERE
        number |= count << shifts[TYPE_NUMBER[name]]
    return number


def encode_accept(state: Babel, action: Accept) -> int:
    """The code for completing the disc; the own cards must be as many as are missing."""
    if any(seat >= state.seats for seat in action.seats):
        return NOWHERE
    joker = packed_cards(action.joker)
    most = int(total(joker)) // JOKER_CARDS
    ways = {int(joker_cards(state, way)): way for way in joker_ways(state, most)}
    if joker not in ways:
        return NOWHERE
    chosen = sum({1 << seat for seat in action.seats})
    cards, needs = int(taken_together(state, chosen)) + joker, int(state.needs())
    if not covers(needs, cards) or total(needs - cards) != action.own:
        return NOWHERE
    return COMPLETE + (chosen | ways[joker] << WAY_SHIFT)


def encode_swap(cards: Cards) -> int:
    """The code for exchanging cards; NOWHERE for more of a type than a code can have."""
    number = 0
    for name, count in cards_of(packed_cards(cards)):
        if count > SWAP:
            return NOWHERE
        number |= count << SWAP_BITS * TYPE_NUMBER[name]
    return number


def encode_disc(state: Babel, wonder: str, cards: Cards) -> int:
    """The code for laying a disc, if the wonder is the next one."""
    kind, space = kind_of(state, cards), int(next_space(state))
    fits = kind != NOWHERE and WONDER_NUMBER[wonder] == space // SPACES
    return int(code(DISC, space, kind)) if fits else NOWHERE
