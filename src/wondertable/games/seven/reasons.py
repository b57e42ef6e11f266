"""Why an action is not legal now: the answer to "may I do that?"."""

from __future__ import annotations

from typing import Final

from wondertable.core.errors import Reason
from wondertable.core.reasons import Kind, reason, to_answer
from wondertable.games.seven.actions import (
    BOARD_NUMBER,
    CARD_NUMBER,
    NOT_ANY,
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
    paying,
)
from wondertable.games.seven.cards import ALL_CARDS, BOARDS
from wondertable.games.seven.choices import build_ways, next_stage_ways
from wondertable.games.seven.city import City
from wondertable.games.seven.codes import (
    BOARD,
    DEAL,
    DEAL_BOARD,
    DEAL_SIDE,
    EXTRA,
    LOSE,
    REBUILD,
    SHOW,
    SIDE,
    TAKE,
    TURN,
)
from wondertable.games.seven.hand import slot_of
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import COINS_ASKED, S_COINS_ASKED, TWIN
from wondertable.games.seven.ways import Ways, pairs_of

QUESTIONS: Final = {
    TURN: ("turn", "use a card of the hand"),
    SIDE: ("side", "choose a side of the board"),
    BOARD: ("board", "choose a board"),
    LOSE: ("lose", "lose coins or take debt"),
    EXTRA: ("extra", "use the last card or discard it"),
    REBUILD: ("rebuild", "build a card of the discard pile"),
    DEAL: ("deal", "deal a card"),
    DEAL_BOARD: ("deal-board", "deal a board"),
    DEAL_SIDE: ("deal-side", "turn a board to a side"),
    SHOW: ("show", "show a card of the discard pile"),
    TAKE: ("take", "have the hands taken up"),
}
"""What is asked, by question: the word for messages, and how English says it."""

ANSWERS: Final[dict[type, tuple[int, ...]]] = {
    Build: (TURN, EXTRA),
    BuildStage: (TURN, EXTRA),
    Sell: (TURN, EXTRA),
    Leave: (EXTRA,),
    Lose: (LOSE,),
    Rebuild: (REBUILD,),
    Choose: (BOARD,),
    TurnSide: (SIDE,),
    DealBoard: (DEAL_BOARD,),
    DealSide: (DEAL_SIDE,),
    Deal: (DEAL,),
    Show: (SHOW,),
    TakeUp: (TAKE,),
}


class Refusal(Kind):
    """Why something may not be done."""

    OTHER_QUESTION = ("seven-reason-other-question", "the question is to {asked}")
    NOT_IN_HAND = ("seven-reason-not-in-hand", "{card} is not in this hand")
    SAME_NAME = ("seven-reason-same-name", "{card} stands in this city already")
    COINS_SHORT = ("seven-reason-coins-short", "{thing} costs {price} coins and there are {coins}")
    NOT_PAYABLE = (
        "seven-reason-not-payable",
        "the resources for {thing} cannot be had with {coins} coins",
    )
    OTHER_PAYMENT = (
        "seven-reason-other-payment",
        "{thing} cannot be paid like that; the ways to pay are: {ways}",
    )
    NO_STAGE = ("seven-reason-no-stage", "all stages of {board} are built")
    NEEDS_CITIES = ("seven-reason-needs-cities", "{board} is played with Cities only")
    OTHER_LOSS = (
        "seven-reason-other-loss",
        "the loss is {owed} coins in all, and there are {coins} to lose",
    )
    NOT_DISCARDED = ("seven-reason-not-discarded", "{card} does not lie there in the discard pile")
    MUST_REBUILD = ("seven-reason-must-rebuild", "a card of the discard pile can be built")
    NOT_OFFERED = ("seven-reason-not-offered", "{thing} is not among those to choose from")


def why_not(state: Seven, seat: int, action: Action) -> Reason:
    """Why a seat, or chance, may not do this."""
    question = int(state.question)
    if question not in ANSWERS[type(action)]:
        return reason(Refusal.OTHER_QUESTION, asked=to_answer("seven", QUESTIONS[question]))
    match action:
        case Build(card) | BuildStage(card) | Sell(card) | Leave(card):
            return why_not_use(state, seat, action, card)
        case Lose():
            city = state.cities[seat]
            return reason(Refusal.OTHER_LOSS, owed=int(city.owed), coins=int(city.coins))
        case Rebuild(card):
            return why_not_rebuild(state, seat, card)
        case Choose(board) | DealBoard(_, board):
            if BOARDS[BOARD_NUMBER[board]].needs_cities and not state.with_cities:
                return reason(Refusal.NEEDS_CITIES, board=board)
            return reason(Refusal.NOT_OFFERED, thing=board)
        case _:
            return reason(Refusal.NOT_OFFERED, thing=str(action).split(maxsplit=1)[1])


def why_not_use(
    state: Seven, seat: int, action: Build | BuildStage | Sell | Leave, card: str
) -> Reason:
    """Why a card cannot be used like this."""
    city = state.cities[seat]
    number = CARD_NUMBER.get(card, -1)
    if slot_of(city.hand, city.held, number) == city.held:
        return reason(Refusal.NOT_IN_HAND, card=card)
    coins = int(city.coins)
    if isinstance(action, Build):
        if city.has_name(number):
            return same_name(city, number)
        return why_not_pay(build_ways(state, seat, number), card, COINS_ASKED[number], coins)
    assert isinstance(action, BuildStage)
    board = BOARDS[city.board].id
    if city.stages_left() == 0:
        return reason(Refusal.NO_STAGE, board=board)
    price = S_COINS_ASKED[city.next_stage()]
    return why_not_pay(next_stage_ways(state, seat), board, price, coins)


def why_not_pay(ways: Ways, thing: str, price: int, coins: int) -> Reason:
    """Why something cannot be paid like this."""
    if price > coins:
        return reason(Refusal.COINS_SHORT, thing=thing, price=price, coins=coins)
    if ways[0] == 0:
        return reason(Refusal.NOT_PAYABLE, thing=thing, coins=coins - price)
    return reason(Refusal.OTHER_PAYMENT, thing=thing, ways=", ".join(in_words(ways)))


def in_words(ways: Ways) -> list[str]:
    """The ways to pay, as the notation has them."""
    return [paying(*pair).removeprefix(" paying ") or "0" for pair in pairs_of(ways)]


def why_not_rebuild(state: Seven, seat: int, card: str) -> Reason:
    """Why a discarded card cannot be built."""
    if card == NOT_ANY:
        return reason(Refusal.MUST_REBUILD)
    city = state.cities[seat]
    number = CARD_NUMBER[card]
    if city.has_name(number):
        return same_name(city, number)
    return reason(Refusal.NOT_DISCARDED, card=card)


def same_name(city: City, number: int) -> Reason:
    """Why a card cannot be built twice: it stands there itself, or another of its name."""
    stands = number if city.has(number) else TWIN[number]
    return reason(Refusal.SAME_NAME, card=ALL_CARDS[stands].id)
