"""A thousand decisions at once: games of 7 Wonders in rows."""

import numpy as np

from wondertable.gym.batch import Batch

batch = Batch("seven", 1000, seats=5, options={"cities": "on"})
batch.reset(seed=1)
draw = np.random.default_rng(1)
won = np.zeros(5)
for _ in range(150):
    batch.step(batch.sample(draw))  # each number that the masks allow is as likely
    won += batch.rewards[batch.ended == 1].sum(axis=0)

print(batch.observations.shape, batch.masks.shape, batch.observations.dtype)
print("hand of the first:", batch.observations[0, batch.space.layout["hand"]].nonzero()[0])
print(f"{won.sum():.0f} games; the first seat won {won[0] / won.sum():.0%}")
