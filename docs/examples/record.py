"""Writes a record, reads it back, proves it, and shows what one seat may have of it."""

import tempfile
from pathlib import Path

from wondertable.core.play import deal
from wondertable.core.record import FORMAT, Header, Move, Writer, read_file
from wondertable.core.replay import Replay, end_of, redact, verify
from wondertable.core.rng import Rng
from wondertable.core.seed import numbered_seed, seed_digest
from wondertable.games import find_game

seven = find_game("seven")
options = seven.chosen({})
names, seed, rng = ("Ann", "Bob", "Cleo"), numbered_seed(2), Rng(0)
state, dealer = seven.setup(3, options), seven.dealer(seed, 3, options)
header = Header(FORMAT, seven.name, seven.rules, options, names, seed_digest(seed))

with tempfile.TemporaryDirectory() as folder:
    writer = Writer(Path(folder, "game.jsonl"), header)
    while state.actors():
        for line in deal(seven, state, dealer):
            writer.write(Move("chance", line))
        for seat in state.actors():
            choices = state.legal(seat)
            action = choices[rng.below(len(choices))]
            writer.write(Move(seat, seven.write(state, seat, action)))
            state.apply(seat, action)
    writer.write(end_of(state, 3, seed))
    writer.close()
    record = read_file(Path(folder, "game.jsonl"))

assert verify(seven, record).key() == state.key()  # every digest, move, card and the end
own = redact(seven, record, viewer=0)
assert Replay(seven, own).run().key() == state.view(0).key()
hidden = [pair for pair in zip(record.moves, own.moves, strict=True) if pair[0] != pair[1]]
print(len(record.moves), "lines; seat 0 reads", len(hidden), "otherwise:")
for whole, seen in hidden[::40]:
    print(f"  {whole.seat}: {whole.do}  ->  {seen.do}")
