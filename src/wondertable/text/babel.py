"""Tower of Babel in words: choices, action cards, what the box shows, figures, rulings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from wondertable.core.state import CHANCE, State
from wondertable.games.babel import figures
from wondertable.games.babel.actions import (
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
    parse,
)
from wondertable.games.babel.cards import ACTION_CARDS, ACTION_IDS, TYPE_IDS, WONDER_IDS
from wondertable.games.babel.effects import PointsPerDisc
from wondertable.games.babel.events import TRADERS
from wondertable.games.babel.figures import JOKER_CARDS
from wondertable.games.babel.game import babel
from wondertable.games.babel.reasons import QUESTIONS
from wondertable.games.babel.state import Babel
from wondertable.games.babel.unconfirmed import USUAL
from wondertable.text.bundle import name, say
from wondertable.text.counted import counted
from wondertable.text.deeds.babel import deeds
from wondertable.text.effects import effect_lines
from wondertable.text.game_text import Deed, GameText, shown, thing_of
from wondertable.text.language import listed

ACTION_ROWS: Final = {row.id: row for row in ACTION_CARDS}


class BabelText(GameText):
    """What Tower of Babel says of itself."""

    things = (*WONDER_IDS, *TYPE_IDS, *ACTION_IDS)
    rulings = (
        *("a01", "a02-a03", "a04", "a05", "a06-a07", "a08-a09-a10", "a11-a12", "a13", "asking"),
        *("exchange", "a14-a15", "a16-a17", "a18", "a19", "a20", "a21", "a22-a27", "a23"),
        *("a24", "a25", "a26"),
    )
    rulings_heading = (
        "## Tower of Babel\n\n"
        "Numbers are those of `tests/facts/babel.json`; each is quoted by a test in "
        "`tests/rulebook/test_babel_*.py`.\n"
        "Figures that no source confirms: [Tower of Babel](babel.md)."
    )

    def figures(self) -> dict[str, int]:
        """Setup, draws, and the rows of the value table that help names."""
        rows = USUAL.rows()
        bonus = USUAL.bonus()
        return {
            "wonders": figures.WONDERS,
            "spaces": figures.SPACES,
            "start_hand": figures.START_HAND,
            "pass_draw": figures.PASS_DRAW,
            "closing": figures.CLOSING_DRAW,
            "refused": figures.REFUSED,
            "others": figures.OTHERS,
            "first": rows[0][0],
            "second": rows[0][1],
            "light_first": rows[figures.LIGHT_ROW][0],
            "light_second": rows[figures.LIGHT_ROW][1],
            "bonus_2": bonus[2],
            "bonus_4": bonus[4],
            "action_cards": figures.ACTION_CARDS,
            "kinds": figures.KINDS,
            "joker": figures.JOKER_CARDS,
            "exchanged": figures.EXCHANGED,
        }

    def deeds(self, events: Sequence[Any], seats: int) -> list[Deed]:
        """What happened as it is told."""
        return deeds(events)

    def asked(self, language: str, names: Sequence[str], state: State, line: str) -> str:
        """Which disc lies on a wonder, or which card somebody drew or shows."""
        message = f"box-ask-babel-{QUESTIONS[int(babel(state).question)][0]}"
        match parse(CHANCE, line):
            case LayDisc(wonder):
                return say(language, message, wonder=name(language, "babel", wonder))
            case DrawCard(seat) | DrawAction(seat) | ShowAction(seat):
                return say(language, message, player=names[seat])
            case _:
                return say(language, message)

    def thing(self, seat: int, line: str) -> str:
        """The wonder or action card of a line."""
        return thing_of(parse(seat, line))

    def told(self, language: str, names: Sequence[str], state: State, seat: int, line: str) -> str:
        """What was laid or drawn, or a choice as it is said at the table."""
        action = parse(seat, line)
        if isinstance(action, LayDisc):
            return cards_in_words(language, action.cards)
        if seat == CHANCE:
            return shown(language, "babel", thing_of(action))
        return babel_choice(language, action, names, traders_of(babel(state)))


def traders_of(state: Babel) -> list[int]:
    """The seats whose open offers hold the trader."""
    return [seat for seat in range(state.seats) if state.builders[seat].trader]


def cards_in_words(language: str, cards: Cards) -> str:
    """Building cards with how many there are of each type."""
    return counted(language, "babel", cards)


def card_effect(language: str, card: str, disc_points: int) -> str:
    """What an action card does; how much the disc bonus pays is in the figures."""
    does = ACTION_ROWS[card].effect
    if isinstance(does, PointsPerDisc):
        does = PointsPerDisc(disc_points)
    return effect_lines(language, "babel", [does])[0]


def card_timing(language: str, card: str) -> str:
    """When an action card is played."""
    return say(language, f"babel-timing-{ACTION_ROWS[card].timing.replace('_', '-')}")


def babel_choice(
    language: str, action: Action, names: Sequence[str], traders: Collection[int]
) -> str:
    """A choice in a few words; `traders` are the seats whose open offers hold the trader."""
    match action:
        case Pass():
            return say(language, "babel-choice-pass")
        case Build(wonder, needed):
            where, cards = name(language, "babel", wonder), cards_in_words(language, needed)
            return say(language, "babel-choice-build", wonder=where, cards=cards)
        case Offer(offered, trader):
            cards = cards_in_words(language, offered)
            return say(language, "babel-choice-offer", cards=cards, trader=TRADERS[trader])
        case Accept():
            return accepted(language, action, names, traders)
        case Fail():
            return say(language, "babel-choice-fail")
        case Play(card):
            return say(language, "babel-choice-play", card=name(language, "babel", card))
        case Decline():
            return say(language, "babel-choice-decline")
        case Swap(swapped):
            return say(language, "babel-choice-swap", cards=cards_in_words(language, swapped))
        case _:
            return str(action)


def accepted(language: str, action: Accept, names: Sequence[str], traders: Collection[int]) -> str:
    """A way to complete the disc, with who takes it if that is not the active player."""
    if action.seats:
        players = listed(language, [names[seat] for seat in action.seats])
        parts = [say(language, "babel-choice-accept", players=players, own=action.own)]
    else:
        parts = [say(language, "babel-choice-alone", own=action.own)]
    jokers = sum(count for _, count in action.joker) // JOKER_CARDS
    stood_for = cards_in_words(language, action.joker)
    if jokers == 1:
        parts.append(say(language, "babel-choice-joker", cards=stood_for))
    elif jokers:
        parts.append(say(language, "babel-choice-jokers", jokers=jokers, cards=stood_for))
    takers = [names[seat] for seat in action.seats if seat in traders]
    parts += [say(language, "babel-choice-taker", player=taker) for taker in takers]
    return "; ".join(parts)


TEXT: Final = BabelText()
