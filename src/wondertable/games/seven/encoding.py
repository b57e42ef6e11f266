"""Codes of actions as typed values, and back; a code means something in its position only."""

from __future__ import annotations

from typing import Final

from wondertable.core.state import CHANCE, HIDDEN
from wondertable.games.seven.actions import (
    BOARD_IDS,
    BOARD_NUMBER,
    CARD_IDS,
    CARD_NUMBER,
    NOT_ANY,
    NOWHERE,
    SIDE_IDS,
    SIDE_NUMBER,
    UNSEEN,
    Action,
    Build,
    BuildStage,
    Choose,
    Deal,
    DealBoard,
    DealSide,
    Leave,
    Lose,
    Rebuild,
    Sell,
    Show,
    TakeUp,
    TurnSide,
)
from wondertable.games.seven.choices import (
    build_ways,
    card_choice,
    choice_of,
    next_stage_ways,
    use_code,
)
from wondertable.games.seven.codes import (
    BOARD,
    BUILD,
    BUILT,
    CARD_SHIFT,
    COINS,
    DEAL,
    DEAL_BOARD,
    DEAL_SIDE,
    EXTRA,
    LEAVE,
    LEFT_OVER,
    LEFT_SHIFT,
    LOSE,
    NOTHING,
    OPEN,
    PLACE_SHIFT,
    QUESTION_SHIFT,
    REBUILD,
    SELL,
    SHOW,
    SIDE,
    SLOT_SHIFT,
    SOLD,
    STAGE,
    STAGED,
    TAKE,
    THING,
    TURN,
    WAY_SHIFT,
    WHOLE,
)
from wondertable.games.seven.hand import cards_in, slot_of
from wondertable.games.seven.hand import packed as packed_hand
from wondertable.games.seven.past import pile
from wondertable.games.seven.state import Seven
from wondertable.games.seven.ways import number_of

USES: Final[dict[int, type[Build | BuildStage]]] = {BUILT: Build, STAGED: BuildStage}


def card_id(card: int) -> str:
    """The word for a card, known or not."""
    return UNSEEN if card == HIDDEN else CARD_IDS[card]


def decode(state: Seven, seat: int, code: int) -> Action:
    """The typed value of a code, in the state in which it is to be chosen."""
    if seat == CHANCE:
        return decode_chance(state, code)
    question = int(state.question)
    if question in (TURN, EXTRA):
        return decode_use(int(choice_of(state, seat, code)))
    if question == LOSE:
        return Lose(code, int(state.cities[seat].owed) - code)
    if question == REBUILD:
        if code == NOTHING:
            return Rebuild(NOT_ANY)
        place = None if state.rules > 1 else code >> PLACE_SHIFT
        return Rebuild(CARD_IDS[code & THING], place)
    return TurnSide(SIDE_IDS[code]) if question == SIDE else Choose(BOARD_IDS[code])


def decode_use(choice: int) -> Action:
    """The typed value of what is done with a card, as it lies face down."""
    card = card_id(choice >> CARD_SHIFT)
    way = choice >> WAY_SHIFT & 3
    if way == SOLD:
        return Sell(card)
    if way == LEFT_OVER:
        return Leave(card)
    return USES[way](card, choice >> LEFT_SHIFT & COINS, choice & COINS)


def decode_chance(state: Seven, code: int) -> Action:
    """The typed value of an action of chance."""
    if code >= WHOLE:
        hand, seat = divmod(code - WHOLE, 8)
        return TakeUp(seat, hand_ids(hand, int(state.cities[seat].held)))
    question = code >> QUESTION_SHIFT
    place = code >> PLACE_SHIFT & 511
    thing = code & THING
    if question == DEAL_BOARD:
        return DealBoard(place, BOARD_IDS[thing])
    if question == DEAL_SIDE:
        return DealSide(place, SIDE_IDS[thing])
    if question == DEAL:
        return Deal(place, card_id(thing))
    if question == TAKE:
        city = state.cities[place]
        return TakeUp(place, hand_ids(int(city.hand), int(city.held)))
    return Show(place, card_id(thing))


def hand_ids(hand: int, held: int) -> tuple[str, ...]:
    """The words for the cards of a hand; one question mark for all that are not seen."""
    cards = cards_in(hand, held)
    return (UNSEEN,) if HIDDEN in cards else tuple(CARD_IDS[card] for card in cards)


def encode(state: Seven, seat: int, action: Action) -> int:
    """The code of a typed action; NOWHERE for one that no position like this can offer."""
    question = int(state.question)
    match action:
        case DealBoard(place, board):
            return packed(DEAL_BOARD, place, BOARD_NUMBER[board])
        case DealSide(place, side):
            return packed(DEAL_SIDE, place, SIDE_NUMBER[side])
        case Deal(place, card):
            return packed(DEAL, place, card_number(card))
        case Show(place, card):
            return packed(SHOW, place, card_number(card))
        case TakeUp(place, cards):
            return encode_hand(state, place, cards)
        case Lose(coins, debt):
            fits = question == LOSE and coins + debt == state.cities[seat].owed
            return coins if fits else NOWHERE
        case Choose(board):
            return BOARD_NUMBER[board] if question == BOARD else NOWHERE
        case TurnSide(side):
            return SIDE_NUMBER[side] if question == SIDE else NOWHERE
        case Rebuild(card, place):
            return encode_rebuild(state, card, place) if question == REBUILD else NOWHERE
        case _:
            return encode_use(state, seat, action) if question in (TURN, EXTRA) else NOWHERE


def packed(question: int, place: int, thing: int) -> int:
    """An action of chance."""
    return question << QUESTION_SHIFT | place << PLACE_SHIFT | thing


def encode_hand(state: Seven, seat: int, cards: tuple[str, ...]) -> int:
    """The code for taking up a hand; in a view the hand itself, which the viewer now learns."""
    if seat >= state.seats:
        return NOWHERE
    city = state.cities[seat]
    held = hand_ids(int(city.hand), int(city.held))
    if held == cards or cards == (UNSEEN,):
        return packed(TAKE, seat, 0)
    if held != (UNSEEN,) or UNSEEN in cards or len(cards) != city.held:
        return NOWHERE
    return WHOLE + int(packed_hand([CARD_NUMBER[card] for card in cards])) * 8 + seat


def card_number(card: str) -> int:
    """The number of a card, known or not."""
    return HIDDEN if card == UNSEEN else CARD_NUMBER[card]


def encode_rebuild(state: Seven, card: str, place: int | None) -> int:
    """The code for building a discarded card; under rules 1 the first where no place is given."""
    if card == NOT_ANY:
        return NOTHING
    number = CARD_NUMBER[card]
    if state.rules > 1:
        return number if place is None else NOWHERE
    if place is None:
        cards = pile(state.past, state.seats)
        if number not in cards:
            return NOWHERE
        place = cards.index(number)
    return place << PLACE_SHIFT | number


def encode_use(state: Seven, seat: int, action: Build | BuildStage | Sell | Leave) -> int:
    """The code for using a card: by its slot where the hand is known, else by name."""
    city = state.cities[seat]
    card = card_number(action.card)
    slot = int(slot_of(city.hand, city.held, card))
    left, right = (0, 0) if isinstance(action, Sell | Leave) else (action.left, action.right)
    if slot == city.held or card == HIDDEN:
        way = {Build: BUILT, BuildStage: STAGED, Sell: SOLD, Leave: LEFT_OVER}[type(action)]
        asked = HIDDEN in (card, int(city.hand & THING))
        return OPEN | card_choice(card, way, left, right) if asked else NOWHERE
    if isinstance(action, Sell):
        return slot << SLOT_SHIFT | SELL
    if isinstance(action, Leave):
        return slot << SLOT_SHIFT | LEAVE
    if isinstance(action, Build):
        ways, first = build_ways(state, seat, card), BUILD
    else:
        ways, first = next_stage_ways(state, seat), STAGE
    way = int(number_of(ways, left << LEFT_SHIFT | right)) if right <= COINS else NOWHERE
    return NOWHERE if way == NOWHERE else slot << SLOT_SHIFT | int(use_code(first, way))
