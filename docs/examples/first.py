"""The smallest bot."""

import wondertable as wt


class First(wt.Bot):
    """Takes the first of its choices."""

    def choose(self, view: wt.State, seat: int, rng: wt.Rng) -> int:
        return view.legal(seat)[0]
