"""The structure of cards on the table: laying out, taking, turning up (rulings S1, S3, T4, T5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.bits import INDEX, count_bits, nth_bit
from wondertable.core.rng import Rng
from wondertable.games.duel.codes import (
    E_DEALT,
    E_LAID_OUT,
    E_PLACED_GUILD,
    E_REVEALED,
    LAY_OUT,
    PLACE_GUILDS,
)
from wondertable.games.duel.figures import CARDS_PER_AGE, GUILDS_DEALT
from wondertable.games.duel.tables import (
    AGE_CARDS,
    AGE_START,
    ALL_SLOTS,
    COVERED_BY,
    COVERS,
    FACE_UP,
    GUILD_BIT,
    OPEN,
    PLAIN_CARDS,
)

if TYPE_CHECKING:
    from wondertable.games.duel.state import Duel


def lay_out(state: Duel, age: i64) -> None:
    """Puts twenty cards on the table, all unknown until chance reveals those that lie face up."""
    state.age = age
    state.low_slots = 0
    state.mid_slots = 0
    state.top_slots = 0
    state.present = ALL_SLOTS
    state.hidden = ALL_SLOTS
    state.open = OPEN[age - 1]
    state.guilds = 0
    state.unseen = AGE_CARDS[age - 1]
    state.ask(LAY_OUT)
    if age == 3:
        state.ask(PLACE_GUILDS)
    if state.journal is not None:
        state.journal.add((E_LAID_OUT, age))


def take(state: Duel, slot: i64) -> None:
    """Takes a card away; what lay under it alone becomes open, face down until the turn's end."""
    bit: i64 = 1 << slot
    present: i64 = state.present & ~bit
    state.present = present
    state.open &= ~bit
    base: i64 = CARDS_PER_AGE * (state.age - 1)
    under: i64 = COVERS[base + slot]
    while under:
        low: i64 = under & -under
        under ^= low
        if COVERED_BY[base + INDEX[low % 67]] & present == 0:
            state.open |= low


def place_guild(state: Duel, slot: i64) -> None:
    """Shows that a guild's back lies in a slot."""
    state.guilds |= 1 << slot
    if state.journal is not None:
        state.journal.add((E_PLACED_GUILD, slot))
    if count_bits(state.guilds) == GUILDS_DEALT:
        state.answered()


def due(state: Duel) -> i64:
    """The slots whose cards chance has to turn up now."""
    if state.question == LAY_OUT:
        return state.hidden & FACE_UP[state.age - 1]
    return state.hidden & state.open


def candidates(state: Duel, slot: i64) -> i64:
    """The cards that may lie in a slot, as bits from the first card of the age."""
    if (state.guilds >> slot) & 1:
        return (state.unseen >> GUILD_BIT) << GUILD_BIT
    return state.unseen & PLAIN_CARDS[state.age - 1]


def turn_up(state: Duel, slot: i64, card: i64) -> None:
    """Puts a card face up into a slot."""
    state.put(slot, card)
    state.hidden &= ~(1 << slot)
    state.unseen &= ~(1 << (card - AGE_START[state.age - 1]))
    if state.journal is not None:
        event: i64 = E_DEALT if state.question == LAY_OUT else E_REVEALED
        state.journal.add((event, slot, card))


def turn_up_all(state: Duel, slots: i64, rng: Rng) -> None:
    """Turns up random cards in all these slots at once."""
    first: i64 = AGE_START[state.age - 1]
    plain: i64 = state.unseen & PLAIN_CARDS[state.age - 1]
    guilds: i64 = state.unseen - plain
    plain_left: i64 = count_bits(plain)
    guilds_left: i64 = count_bits(guilds)
    state.hidden &= ~slots
    while slots:
        low: i64 = slots & -slots
        slots ^= low
        at: i64
        if state.guilds & low:
            at = nth_bit(guilds, rng.below(guilds_left))
            guilds &= ~(1 << at)
            guilds_left -= 1
        else:
            at = nth_bit(plain, rng.below(plain_left))
            plain &= ~(1 << at)
            plain_left -= 1
        state.put(INDEX[low % 67], first + at)
    state.unseen = plain | guilds


def place_guilds(state: Duel, rng: Rng) -> None:
    """Chooses the slots of the guilds that are not placed yet."""
    left: i64 = GUILDS_DEALT - count_bits(state.guilds)
    while left > 0:
        state.guilds |= 1 << nth_bit(
            ALL_SLOTS & ~state.guilds, rng.below(count_bits(ALL_SLOTS & ~state.guilds))
        )
        left -= 1
