"""What the engine's source must not have, because a compiled build would play otherwise."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from pathlib import Path

from wondertable import COMPILED
from wondertable.cli.against import has_compiler
from wondertable.core.bits import BIT, COUNT, INDEX, POWERS
from wondertable.games.seven import tables as seven
from wondertable.games.seven.cards import ALL_CARDS

SOURCE = Path(__file__).parents[2] / "src" / "wondertable"
FILES = sorted(path for folder in ("core", "games") for path in (SOURCE / folder).rglob("*.py"))
LARGEST_SHIFT = 30
"""mypyc emits the 1 of `1 << n` as a 32-bit int, so a larger n gives another number."""

Shift = tuple[str, str]

ALLOWED: dict[Shift, int] = {
    ("core/packing.py", "1 << bits"): 16,
    ("games/babel/builder.py", "1 << KIND_BITS * kind"): 24,
    ("games/babel/witness.py", "1 << other"): 4,
    ("games/babel/chance.py", "1 << 4 * place"): 16,
    ("games/babel/chance.py", "1 << 4 * seat"): 16,
    ("games/babel/chance.py", "1 << seat"): 4,
    ("games/babel/chance.py", "1 << space"): 23,
    ("games/babel/choices.py", "1 << seat"): 4,
    ("games/babel/encoding.py", "1 << seat"): 4,
    ("games/babel/knowledge.py", "1 << seat"): 4,
    ("games/babel/reasons.py", "1 << other"): 4,
    ("games/babel/scoring.py", "1 << len(double)"): 4,
    ("games/babel/scoring.py", "1 << seat"): 4,
    ("games/babel/state.py", "1 << seat"): 4,
    ("games/babel/turn.py", "1 << kind"): 3,
    ("games/babel/turn.py", "1 << seat"): 4,
    ("games/babel/turn.py", "1 << state.active"): 4,
    ("games/babel/turn.py", "1 << state.seats"): 5,
    ("games/babel/turn.py", "1 << state.space"): 23,
    ("games/duel/chance.py", "1 << nth_bit(left, rng.below(count_bits(left)))"): 9,  # a token
    ("games/duel/chance.py", "1 << state.active"): 1,
    ("games/duel/chance.py", "1 << token"): 9,
    ("games/duel/city.py", "1 << 4 * place"): 12,
    ("games/duel/city.py", "1 << 5 * COLOR[card]"): 5,  # only brown and grey cards are removed
    ("games/duel/city.py", "1 << 5 * color"): 30,
    ("games/duel/city.py", "1 << SYMBOL[card]"): 6,
    ("games/duel/city.py", "1 << card - LOW_CARDS"): 26,
    ("games/duel/city.py", "1 << place"): 3,
    ("games/duel/city.py", "1 << self.drafted"): 4,
    ("games/duel/city.py", "1 << token"): 9,
    ("games/duel/city.py", "1 << wonder"): 11,
    ("games/duel/cost.py", "1 << at"): 16,  # the field of a resource
    ("games/duel/draft.py", "1 << token"): 9,
    ("games/duel/draft.py", "1 << wonder"): 11,
    ("games/duel/game.py", "1 << slot"): 19,
    ("games/duel/state.py", "1 << card - LOW_CARDS"): 26,
    ("games/duel/state.py", "1 << wonder"): 11,
    ("games/duel/structure.py", "1 << at"): 26,  # a card of age III, guilds included
    ("games/duel/structure.py", "1 << card - AGE_START[state.age - 1]"): 26,
    (
        "games/duel/structure.py",
        "1 << nth_bit(ALL_SLOTS & ~state.guilds, rng.below(count_bits(ALL_SLOTS & ~state.guilds)))",
    ): 19,
    ("games/duel/structure.py", "1 << slot"): 19,
    ("games/duel/turn.py", "1 << action - TOKEN_CODE"): 9,
    ("games/duel/tables.py", "1 << 4 * at"): 16,
    ("games/duel/tables.py", "1 << CHAIN_SYMBOLS.index(row.chain_symbol)"): 16,
    ("games/duel/tables.py", "1 << item"): 19,
    ("games/seven/chance.py", "1 << board"): 8,
    ("games/seven/chance.py", "1 << looker(state)"): 6,
    ("games/seven/chance.py", "1 << seat"): 6,
    ("games/seven/city.py", "1 << START[board]"): 6,
    ("games/seven/gains.py", "1 << seat"): 6,
    ("games/seven/knowledge.py", "1 << seat"): 6,
    ("games/seven/past.py", "1 << seat"): 6,
    ("games/seven/price.py", "1 << 4 * at"): 24,
    ("games/seven/price.py", "1 << start"): 6,
    ("games/seven/state.py", "1 << self.mate(seat)"): 5,  # teams have an even number of seats
    ("games/seven/state.py", "1 << seat"): 6,
    ("games/seven/state.py", "1 << seat + 1"): 6,
    ("games/seven/state.py", "1 << self.seats"): 7,
    ("games/seven/state.py", "1 << state.boards()"): 9,
    ("games/seven/tables.py", "1 << CHAINED.index(giver)"): 19,
    ("games/seven/tables.py", "1 << CHAINED.index(row.id)"): 19,
    ("games/seven/tables.py", "1 << COLORS.index(color)"): 7,
    ("games/seven/tables.py", "1 << RESOURCES.index(effect.resource)"): 6,
    ("games/seven/tables.py", "1 << RESOURCES.index(name)"): 6,
    ("games/seven/tables.py", "1 << kinds.index(name)"): 3,
    ("games/seven/tables.py", "1 << len(kinds)"): 4,
    ("games/seven/tables.py", "1 << 8 * SYMBOLS.index(effect.symbol)"): 16,
    ("games/seven/turn.py", "1 << state.extra - 1"): 6,
    ("games/seven/turn.py", "1 << state.seats"): 7,
}
"""By file and expression: the largest amount that can occur there."""

UNLIMITED: set[Shift] = {
    ("core/bits.py", "1 << at"),
    ("games/duel/tables.py", "1 << at"),
    ("games/seven/tables.py", "1 << at"),
    ("games/seven/tables.py", "1 << at - LOW_CARDS"),
    ("games/seven/tables.py", "1 << 4 * (bits - 1)"),
}
"""Shifts of plain Python ints, not of i64; the tables made by them are compared below."""


def constant(node: ast.expr) -> bool:
    """Whether mypyc sees a literal: a number, or the name of a Final number."""
    match node:
        case ast.Constant(value=int()):
            return True
        case ast.UnaryOp(operand=operand):
            return constant(operand)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.isupper()
    return False


def shifts(tree: ast.AST) -> Iterator[ast.BinOp]:
    """All shifts of a literal by an amount that is not one."""
    for node in ast.walk(tree):
        match node:
            case ast.BinOp(left=left, op=ast.LShift(), right=right):
                if constant(left) and not constant(right):
                    yield node


def found_shifts() -> set[Shift]:
    """The shifts of a literal in all files."""
    return {
        (path.relative_to(SOURCE).as_posix(), ast.unparse(node))
        for path in FILES
        for node in shifts(ast.parse(path.read_text(encoding="utf-8")))
    }


def imported(tree: ast.AST) -> set[str]:
    """All modules that a file imports from."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {node.module or "", *(f"{node.module}.{a.name}" for a in node.names)}
    return names


def test_no_literal_is_shifted_by_an_amount_that_nobody_has_looked_at() -> None:
    assert found_shifts() - set(ALLOWED) - UNLIMITED == set()


def test_no_shift_is_listed_that_is_gone() -> None:
    assert (set(ALLOWED) | UNLIMITED) - found_shifts() == set()


def test_no_literal_is_shifted_out_of_a_32_bit_int() -> None:
    for (file, expression), largest in ALLOWED.items():
        literal = int(expression.split(" << ")[0])
        assert literal << largest <= 1 << LARGEST_SHIFT, (file, expression)


def test_shifts_are_found() -> None:
    code = "a = 1 << n\nb = 1 << 3\nc = x << n\nd = SIZE << n\ne = 1 << SIZE\nf = -1 << (n + 1)"
    found = [ast.unparse(node) for node in shifts(ast.parse(code))]
    assert found == ["1 << n", "SIZE << n", "-1 << n + 1"]


def test_the_tables_of_bits_are_right_in_this_build() -> None:
    assert list(BIT) == [2**at for at in range(62)]
    assert list(POWERS) == [2**at % 67 for at in range(66)]
    assert [COUNT[mask] for mask in range(1024)] == [mask.bit_count() for mask in range(1024)]
    assert all(INDEX[2**at % 67] == at for at in range(62))


def test_the_tables_of_seven_are_right_in_this_build() -> None:
    sets = [seven.WOOD_SETS, seven.STONE_SETS, seven.CLAY_SETS, seven.ORE_SETS]
    for at, mask in enumerate(sets):
        assert mask == sum(16 ** (bits - 1) for bits in range(1, 16) if bits >> at & 1)
    for scoring, first in ((seven.LOW_SCORING, 0), (seven.HIGH_SCORING, seven.LOW_CARDS)):
        rows = ALL_CARDS[first : first + seven.LOW_CARDS]
        assert scoring == sum(2**at for at, row in enumerate(rows) if seven.scores(row))


def test_the_engine_never_asks_for_global_randomness() -> None:
    for path in FILES:
        modules = imported(ast.parse(path.read_text(encoding="utf-8")))
        assert not [name for name in modules if "random" in name.split(".")], path.name


def test_there_are_files_to_look_at() -> None:
    assert len(FILES) > 20


def test_an_installation_has_the_compiled_engine_wherever_there_is_a_compiler() -> None:
    wanted = os.environ.get("WONDERTABLE_PURE") != "1"
    assert (wanted and has_compiler()) == COMPILED
