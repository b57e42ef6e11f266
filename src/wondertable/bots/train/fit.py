"""Training with PyTorch, which the extra `train` brings along."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor, nn
from torch.nn import functional

from wondertable.bots.search.net import HIDDEN_UNITS, MOST_UNIT, SECOND_UNITS, UNIT_SCALE, Weights
from wondertable.bots.train.export import Learnt, quantised, restored, whole_loss
from wondertable.bots.train.games import UNTOLD
from wondertable.bots.train.samples import Samples

MOST: Final = MOST_UNIT / UNIT_SCALE
BATCH: Final = 1024
DECAY: Final = 1e-4
FRESH_RATE: Final = 5e-3
"""How quickly inputs learn that had no say before, while all others stay as they are."""
ENDING_PART: Final = 0.2
"""How much the way a game ends weighs beside who wins it."""
TYPES: Final = {"H": torch.uint16, "B": torch.uint8, "I": torch.uint32, "f": torch.float32}


class Network(nn.Module):
    """Sparse inputs, two layers for the value, one for the policy."""

    def __init__(self, inputs: int, rows: int, ways: int = 0) -> None:
        super().__init__()
        self.ways = ways
        self.first = nn.EmbeddingBag(inputs, HIDDEN_UNITS, mode="sum")
        nn.init.normal_(self.first.weight, std=0.05)
        self.second = nn.Linear(HIDDEN_UNITS, SECOND_UNITS)
        self.last = nn.Linear(SECOND_UNITS, 1)
        self.policy = nn.Parameter(torch.zeros(rows, HIDDEN_UNITS))
        self.policy_bias = nn.Parameter(torch.zeros(rows))
        # What only training asks for: how the game ends, and by how much.
        self.endings = nn.Linear(SECOND_UNITS, 2 * max(ways, 1))
        self.margin = nn.Linear(SECOND_UNITS, 1)

    def hidden(self, batch: Batch) -> Tensor:
        """The first layer, kept within what a byte can hold."""
        seen: Tensor = self.first(batch.inputs, batch.starts, per_sample_weights=batch.counts)
        return seen.clamp(0.0, MOST)

    def forward(self, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
        """The logits of the value, those of every choice, and the second layer."""
        hidden = self.hidden(batch)
        second = functional.relu(self.second(hidden))
        value = self.last(second).squeeze(1)
        weight = self.policy[batch.rows] + self.policy[batch.more] * batch.has_more[:, None]
        bias = self.policy_bias[batch.rows] + self.policy_bias[batch.more] * batch.has_more
        return value, (weight * hidden[batch.owner]).sum(1) + bias, second


@dataclass
class Batch:
    """Some positions, as tensors."""

    inputs: Tensor
    starts: Tensor
    counts: Tensor
    rows: Tensor
    more: Tensor
    has_more: Tensor
    shares: Tensor
    owner: Tensor
    scores: Tensor
    values: Tensor
    endings: Tensor
    margins: Tensor

    @property
    def size(self) -> int:
        """How many positions."""
        return len(self.scores)


class Shelf:
    """All positions as tensors, out of which batches are taken."""

    def __init__(self, samples: Samples) -> None:
        def tensor(part: Any, kind: torch.dtype) -> Tensor:
            if not len(part):
                return torch.zeros(0, dtype=kind)
            return torch.frombuffer(part, dtype=TYPES[part.typecode]).to(kind)

        self.inputs = tensor(samples.inputs, torch.int64)
        self.counts = tensor(samples.counts, torch.float32)
        self.rows = tensor(samples.rows, torch.int64)
        self.shares = tensor(samples.shares, torch.float32)
        self.scores = tensor(samples.scores, torch.float32)
        self.values = tensor(samples.values, torch.float32)
        self.endings = tensor(samples.endings, torch.int64)
        self.margins = tensor(samples.margins, torch.float32)
        zero = torch.zeros(1, dtype=torch.int64)
        self.input_ends = torch.cat([zero, tensor(samples.input_ends, torch.int64)])
        self.row_ends = torch.cat([zero, tensor(samples.row_ends, torch.int64)])

    def __len__(self) -> int:
        return len(self.scores)

    def take(self, chosen: Tensor) -> Batch:
        """Some of the positions."""
        inputs, starts, _ = ragged(self.input_ends, chosen)
        rows, _, owner = ragged(self.row_ends, chosen)
        codes = self.rows[rows]
        more = codes >> 16
        return Batch(
            self.inputs[inputs],
            starts,
            self.counts[inputs],
            codes & 0xFFFF,
            more,
            (more > 0).float(),
            self.shares[rows],
            owner,
            self.scores[chosen],
            self.values[chosen],
            self.endings[chosen],
            self.margins[chosen],
        )


def ragged(ends: Tensor, chosen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """The places of all items of some positions, where each position starts, and whose each is."""
    begin, length = ends[chosen], ends[chosen + 1] - ends[chosen]
    starts = torch.cumsum(length, 0) - length
    owner = torch.repeat_interleave(torch.arange(len(chosen)), length)
    places = torch.arange(int(length.sum())) - starts[owner] + begin[owner]
    return places, starts, owner


def policy_loss(logits: Tensor, batch: Batch) -> Tensor:
    """The cross-entropy of the policy with what the search tried, over positions that have it."""
    if not len(logits):
        return torch.zeros(())
    size = batch.size
    most = torch.full((size,), -1e9).scatter_reduce(0, batch.owner, logits, "amax")
    powers = torch.exp(logits - most.detach()[batch.owner])
    sums = torch.zeros(size).index_add(0, batch.owner, powers)
    log_p = logits - most.detach()[batch.owner] - torch.log(sums)[batch.owner]
    with_policy = torch.zeros(size).index_add(0, batch.owner, batch.shares).gt(0).sum()
    return -(batch.shares * log_p).sum() / with_policy.clamp(min=1)


def ending_loss(network: Network, second: Tensor, batch: Batch) -> Tensor:
    """How far off it is about how the game ends, and by how much."""
    loss = torch.zeros(())
    told = batch.endings != UNTOLD
    if network.ways and told.any():
        loss = loss + functional.cross_entropy(network.endings(second[told]), batch.endings[told])
    counted = ~batch.margins.isnan()
    if counted.any():
        ahead = torch.tanh(network.margin(second[counted]).squeeze(1))
        loss = loss + functional.mse_loss(ahead, batch.margins[counted])
    return loss


def losses(network: Network, shelf: Shelf) -> tuple[float, float]:
    """The log-loss against what really came of positions, and of the policy."""
    value = policy = 0.0
    with torch.no_grad():
        for chosen in torch.split(torch.arange(len(shelf)), 8 * BATCH):
            batch = shelf.take(chosen)
            logits, choices, _ = network(batch)
            value += float(
                functional.binary_cross_entropy_with_logits(logits, batch.scores, reduction="sum")
            )
            policy += float(policy_loss(choices, batch)) * batch.size
    return value / len(shelf), policy / len(shelf)


class TorchLearner:
    """A network that learns."""

    def __init__(
        self,
        inputs: int,
        rows: int,
        seed: int,
        progress: Callable[[int], None] = lambda epochs: None,
        ways: int = 0,
    ) -> None:
        torch.manual_seed(seed)
        self.network = Network(inputs, rows, ways)
        self.seed = seed
        self.progress = progress
        self.fresh: Tensor | None = None
        """The inputs that had no say in the weights it goes on from, until they have learnt."""

    def learn(self, samples: Samples, epochs: int, rate: float, *, policy: bool) -> None:
        """Trains on positions, in random order."""
        torch.manual_seed(self.seed)
        shelf = Shelf(samples)
        network = self.network
        if self.fresh is not None:
            parts = [
                network.first.weight,
                *network.endings.parameters(),
                *network.margin.parameters(),
            ]
            self.train(shelf, 1, FRESH_RATE, parts, 0.0, policy=policy)
            self.fresh = None
        self.train(shelf, epochs, rate, list(network.parameters()), DECAY, policy=policy)

    def train(
        self,
        shelf: Shelf,
        epochs: int,
        rate: float,
        parts: list[nn.Parameter],
        decay: float,
        *,
        policy: bool,
    ) -> None:
        """Makes the loss of positions smaller by some parts of the network."""
        steps = epochs * -(-len(shelf) // BATCH)
        optimizer = torch.optim.AdamW(parts, lr=rate, weight_decay=decay)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps)
        for _ in range(epochs):
            for chosen in torch.split(torch.randperm(len(shelf)), BATCH):
                loss = self.loss(shelf.take(chosen), policy=policy)
                self.network.zero_grad()
                loss.backward()
                gradient = self.network.first.weight.grad
                if self.fresh is not None and gradient is not None:
                    gradient[~self.fresh] = 0.0
                optimizer.step()
                schedule.step()
            self.progress(1)

    def loss(self, batch: Batch, *, policy: bool) -> Tensor:
        """What training makes small; the value aims between the end and what a search thought."""
        value, choices, second = self.network(batch)
        target = (batch.scores + batch.values) / 2
        loss = functional.binary_cross_entropy_with_logits(value, target)
        loss = loss + ENDING_PART * ending_loss(self.network, second, batch)
        return loss + policy_loss(choices, batch) if policy else loss

    def losses(self, samples: Samples) -> dict[str, float]:
        """The log-loss of the value in floats and in whole numbers, and of the policy."""
        shelf = Shelf(samples)
        value, policy = losses(self.network, shelf)
        return {
            "value_loss": round(value, 5),
            "whole_value_loss": round(whole_loss(self.weights(), samples), 5),
            "policy_loss": round(policy, 5),
        }

    def weights(self) -> Weights:
        """What it has learnt, in whole numbers."""
        return quantised(learnt(self.network))

    def begin(self, weights: Weights) -> None:
        """Goes on from weights in whole numbers; how games end it has to learn anew."""
        numbers = restored(weights)
        network = self.network
        with torch.no_grad():
            for part, rows in (
                (network.first.weight, numbers.first),
                (network.second.weight, numbers.second),
                (network.second.bias, numbers.second_bias),
                (network.last.weight, [numbers.last]),
                (network.last.bias, [numbers.last_bias]),
                (network.policy, numbers.policy),
                (network.policy_bias, numbers.policy_bias),
            ):
                part.copy_(torch.tensor(rows))
        self.fresh = network.first.weight.eq(0).all(1)

    def save(self, path: Path) -> None:
        """Saves what it has learnt."""
        torch.save(self.network.state_dict(), path)

    def load(self, path: Path) -> None:
        """Goes back to what was saved."""
        self.network.load_state_dict(torch.load(path, weights_only=True))


def learnt(network: Network) -> Learnt:
    """The numbers of a network as plain lists."""
    return Learnt(
        network.first.weight.tolist(),
        network.second.weight.tolist(),
        network.second.bias.tolist(),
        network.last.weight[0].tolist(),
        network.last.bias.item(),
        network.policy.tolist(),
        network.policy_bias.tolist(),
    )
