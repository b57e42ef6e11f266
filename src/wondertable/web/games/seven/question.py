"""Questions beside the choice of a card: boards, sides, losses, the discard pile."""

from __future__ import annotations

from collections.abc import Iterable

from wondertable.core.state import HIDDEN
from wondertable.games.seven.actions import (
    BOARD_NUMBER,
    CARD_IDS,
    CARD_NUMBER,
    NOT_ANY,
    SIDE_IDS,
    Choose,
    Lose,
    Rebuild,
    TurnSide,
)
from wondertable.games.seven.cards import ALL_CARDS
from wondertable.games.seven.codes import BOARD, EXTRA, LOSE, NO_CARD, REBUILD, SIDE
from wondertable.games.seven.effects import Effect, OthersLose, OthersLosePer
from wondertable.games.seven.events import AgeBegan, Built, HandsPassed, Staged
from wondertable.games.seven.figures import COINS_PER_POINT
from wondertable.games.seven.past import pile
from wondertable.web.games.seven.city import plain_board, stages_of
from wondertable.web.games.seven.gain import card_worth
from wondertable.web.games.seven.model import Board, Option, Question
from wondertable.web.games.seven.sight import Sight

KINDS = {SIDE: "side", BOARD: "board", LOSE: "lose", REBUILD: "rebuild", EXTRA: "extra"}


def question(sight: Sight) -> Question | None:
    """What is asked beside the choice of a card; everybody sees that it is asked."""
    kind = KINDS.get(sight.question)
    if kind is None or not sight.view.actors():
        return None
    words, scene = sight.words, sight.scene
    mine = sight.mine or (sight.seated and sight.chosen(sight.near))
    if kind == "extra" and mine:
        return None  # the hand itself asks
    names = words.list(sight.name(seat) for seat in sight.view.actors())
    owed = int(sight.city().owed)
    title = words.t(f"ask-{kind}", count=owed) if mine else words.t(f"asked-{kind}", names=names)
    text = words.t(f"ask-{kind}-why") if mine else ""
    if kind == "lose" and mine:
        text = " ".join([*causes(sight), text])
    return Question(
        kind=kind,
        id=f"{kind}-{scene.ply}-{int(sight.mine)}",
        mine=mine,
        title=title,
        text=text,
        options=tuple(options(sight, kind)) if sight.mine else (),
        chosen=chosen(sight, kind) if mine and not sight.mine else "",
    )


def causes(sight: Sight) -> list[str]:
    """Whose doing it is that the viewer loses coins in this turn."""
    words, found = sight.words, []
    for event in reversed(sight.scene.events):
        match event:
            case HandsPassed() | AgeBegan():
                break
            case Built(seat, card, _) if seat != sight.near and takes(effects_of_card(card)):
                thing = words.name(card)
            case Staged(seat, stage) if seat != sight.near and takes(
                effects_of(sight, seat, stage)
            ):
                thing = words.t("stage", stage=stage)
            case _:
                continue
        found.append(words.t("lose-cause", name=sight.name(seat), thing=thing))
    return [words.t("lose-by", causes=words.list(reversed(found)))] if found else []


def takes(effects: Iterable[Effect]) -> bool:
    """Whether something takes coins of all others."""
    return any(isinstance(effect, OthersLose | OthersLosePer) for effect in effects)


def effects_of_card(card: str) -> tuple[Effect, ...]:
    """What a card does."""
    return ALL_CARDS[CARD_NUMBER[card]].effects


def effects_of(sight: Sight, seat: int, stage: int) -> tuple[Effect, ...]:
    """What a stage of somebody's wonder does, counted from 1."""
    city = sight.city(seat)
    return stages_of(int(city.board), int(city.side))[stage - 1].effects


def options(sight: Sight, kind: str) -> list[Option]:
    """All answers that the viewer may give."""
    if kind == "side":
        return [side_option(sight, side) for side in SIDE_IDS]
    if kind == "board":
        return [board_option(sight, board) for board in BOARD_NUMBER if offered(sight, board)]
    if kind == "lose":
        me = sight.city()
        most = int(min(me.coins, me.owed))
        return [lose_option(sight, coins) for coins in range(most, -1, -1)]
    return rebuild_options(sight)


def offered(sight: Sight, board: str) -> bool:
    """Whether a board is still free."""
    return bool(sight.view.boards_left >> BOARD_NUMBER[board] & 1)


def side_option(sight: Sight, side: str) -> Option:
    """A side of the board."""
    board = turned(sight, int(sight.city().board), SIDE_IDS.index(side))
    lines = tuple(row.label for row in board.stages)
    title = sight.words.t("side", side=side)
    label = f"{board.name}, {title}. {' '.join(lines)}"
    return Option(sight.allowed(str(TurnSide(side))), label, title, boards=(board,))


def board_option(sight: Sight, id: str) -> Option:
    """A board, with both of its sides."""
    number = BOARD_NUMBER[id]
    boards = tuple(turned(sight, number, side) for side in range(len(SIDE_IDS)))
    name = sight.words.name(id)
    label = f"{name}. {sight.words.t('makes', goods=sight.words.resources((boards[0].start,)))}"
    return Option(sight.allowed(str(Choose(id))), label, name, boards=boards)


def turned(sight: Sight, board: int, side: int) -> Board:
    """A board that nobody has built on."""
    return plain_board(sight.scene.language, board, side)


def lose_option(sight: Sight, coins: int) -> Option:
    """A split of a loss into coins and debt."""
    me, words = sight.city(), sight.words
    debt = int(me.owed) - coins
    rest = int(me.coins) - coins
    change = rest // COINS_PER_POINT - int(me.coins) // COINS_PER_POINT - debt
    title = words.t("lose", coins=coins, debt=debt)
    lines = (words.t("you-keep", count=rest), words.t("lose-points", count=-change))
    return Option(
        sight.allowed(str(Lose(coins, debt))),
        f"{title}. {' '.join(lines)}",
        title,
        lines,
        coins=coins,
        debt=debt,
    )


def rebuild_options(sight: Sight) -> list[Option]:
    """The cards of the discard pile, seen by the chooser alone."""
    words = sight.words
    found = []
    seen: set[int] = set()
    places = list(enumerate(pile(sight.view.past, sight.view.seats)))
    for place, card in sorted(places, key=lambda item: (-item[1], item[0])):
        if card in (NO_CARD, HIDDEN) or card in seen:
            continue
        seen.add(card)
        id = CARD_IDS[card]
        face = words.face(id)
        worth = card_worth(words, sight.view, sight.near, id)
        named = Rebuild(id, place if sight.view.rules == 1 else None)
        action = sight.allowed(str(named))
        owned = bool(sight.city().has_name(card))
        told = words.say("price-seven-owned") if owned else "; ".join(worth.lines)
        label = f"{face.name}, {words.kind(face.color)}. {face.about} {told}"
        found.append(Option(action, label, face.name, face=face, worth=worth))
    nothing = sight.allowed(str(Rebuild(NOT_ANY)))
    if nothing:
        title = words.t("build-nothing")
        found.append(Option(nothing, title, title))
    return found


def chosen(sight: Sight, kind: str) -> str:
    """The viewer's answer, while it lies face down."""
    me, words = sight.city(), sight.words
    choice = int(me.choice)
    if kind == "side":
        return words.t("side", side=SIDE_IDS[choice])
    if kind == "lose":
        return words.t("lose", coins=choice, debt=int(me.owed) - choice)
    return ""
