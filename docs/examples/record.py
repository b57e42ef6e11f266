"""Writes a record, reads it back, proves it, and shows what one seat may have of it."""

import tempfile
from pathlib import Path

import wondertable as wt

play = wt.Play("seven", seed=2, names=["Ann", "Bob", "Cleo"])
rng = wt.Rng(0)
while not play.over:
    for seat in play.asked:
        choices = play.choices(seat)
        play.do(choices[rng.below(len(choices))])

with tempfile.TemporaryDirectory() as folder:
    file = Path(folder, "game.jsonl")
    play.record.save(file)
    record = wt.read(file)

assert record.verify() == play.position  # every digest, move, card and the end
own = record.seen_by(0)
assert own.verify() == play.view(0)
hidden = [pair for pair in zip(record.moves, own.moves, strict=True) if pair[0] != pair[1]]
print(len(record.moves), "lines; seat 0 reads", len(hidden), "otherwise:")
for whole, seen in hidden[::40]:
    print(f"  {whole.seat}: {whole.do}  ->  {seen.do}")
