"""A random game of Duel through PettingZoo: one agent after the other."""

import numpy as np

from wondertable.gym.aec import AEC

env = AEC("duel")
env.reset(seed=7)
draw = np.random.default_rng(7)
choices = 0
shares = dict.fromkeys(env.agents, 0.0)
for agent in env.agent_iter():
    seen, reward, ended, cut, info = env.last()
    shares[agent] += reward
    if ended:
        env.step(None)
    else:
        env.step(draw.choice(seen["action_mask"].nonzero()[0]))
        choices += 1

print(env.metadata["name"], choices, shares)
print(seen["observation"].shape, env.action_space("seat_0"))
