"""The bot of the tutorial: it tries every choice in worlds that it cannot rule out."""

import wondertable as wt


class Dreamer(wt.Bot):
    """Takes the choice that wins the most dreams."""

    def choose(self, view: wt.State, seat: int, rng: wt.Rng) -> int:
        lucks = [rng.word() for _ in range(30)]  # the same luck for every choice

        def wins(choice: int) -> float:
            return sum(dream(view, seat, choice, luck) for luck in lucks)

        return max(view.legal(seat), key=wins)


def dream(view: wt.State, seat: int, choice: int, luck: int) -> float:
    rng = wt.Rng(luck)
    world = view.fill(rng)  # all that is hidden, dealt as it may be
    world.apply(seat, choice)
    world.playout(rng)  # everybody plays on at random
    outcome = world.outcome()
    return outcome.score(seat) if outcome else 0.0
