"""The engine finds as many ways to go on as the slow referee once counted."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.slow.deal import Deal
from tests.slow.perft_file import Entry, read_perft
from wondertable.core.play import play
from wondertable.core.state import CHANCE
from wondertable.games.duel.actions import CARD_NUMBER
from wondertable.games.duel.encoding import decode_chance
from wondertable.games.duel.game import GAME
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import FIRST_GUILD

ENTRIES = read_perft(Path(__file__).parents[2] / "perft" / "duel.perft")


class FixedDeal:
    """Chance as a perft file has it: the first answer of the deal that is legal."""

    def __init__(self, deal: Deal) -> None:
        draft = [f"show {thing}" for thing in deal.tokens + deal.wonders]
        draws = [f"draw {token}" for token in deal.library]
        self.order: list[dict[str, int]] = [{text: at for at, text in enumerate(draft)}]
        for cards in deal.ages:
            guilds = [f"guild {at}" for at, card in enumerate(cards) if is_guild(card)]
            reveals = [f"reveal {at} {card}" for at, card in enumerate(cards)]
            # A game without a draft shows its tokens after the first age is laid out.
            answers = [*draft, *draws, *guilds, *reveals]
            self.order.append({text: at for at, text in enumerate(answers)})

    def answer_all(self, state: Duel) -> None:
        """Lets chance act until a seat is asked or the game is over."""
        while state.mover() == CHANCE:
            order = self.order[state.age]
            found = [
                (order[text], code)
                for code in state.legal(CHANCE)
                if (text := chance_text(code)) in order
            ]
            state.apply(CHANCE, min(found)[1])


def is_guild(card: str) -> bool:
    """Whether a card has a guild's back."""
    return CARD_NUMBER[card] >= FIRST_GUILD


@cache
def chance_text(code: int) -> str:
    """An action of chance in notation."""
    return str(decode_chance(code))


def start(entry: Entry, deal: FixedDeal) -> Duel:
    """The position of an entry."""
    state = GAME.new(2, {"wonders": entry.options.wonders, "level_pawn": entry.options.level_pawn})
    deal.answer_all(state)
    for text in entry.moves:
        play(GAME, state, state.mover(), text)
        deal.answer_all(state)
    return state


def perft(state: Duel, deal: FixedDeal, depth: int) -> int:
    """The number of sequences of so many decisions."""
    seat = state.mover()
    actions = state.legal(seat)
    if depth == 1:
        return len(actions)
    ways = 0
    for action in actions:
        after = state.clone()
        after.apply(seat, action)
        deal.answer_all(after)
        ways += perft(after, deal, depth - 1)
    return ways


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_the_engine_counts_what_the_slow_referee_counted(entry: Entry) -> None:
    deal = FixedDeal(entry.deal)
    state = start(entry, deal)
    assert {depth: perft(state, deal, depth) for depth in entry.counts} == entry.counts


def test_the_perft_file_has_all_its_positions() -> None:
    assert len(ENTRIES) == 18
    assert sum(max(entry.counts.values()) for entry in ENTRIES) == 190_800
