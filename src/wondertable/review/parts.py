"""What a review is made of: values that are kept as JSON lines and read by pages and programs.

Everything from 0 to 1 is a chance to win *as the judge says it*; partners of a team have the chance
of their team. `bots/chances.py` maps such a value to what is shown as a percentage.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from wondertable.core.why import Why

FORMAT: Final = 2

MARKS: Final = ((0.15, "??"), (0.10, "?"), (0.05, "?!"))
"""From which loss a choice is marked, and how."""
TOLD: Final = 0.005
"""Half a point: a smaller loss is told as nothing, and may be a win that was not proved."""

Mark = Literal["", "?!", "?", "??"]

Stage = Literal["glance", "scan", "verdict"]
"""How thoroughly a choice was looked at; only a verdict marks it."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much is thought about everything, in simulations, so that a review can be repeated."""

    name: str
    scan: int
    """For every choice."""
    verdict: int
    """For a choice that the scan suspects, and for the best one beside it."""
    luck: int
    """For every position that chance could have led to."""
    suspect: float = 0.02
    """The loss from which a choice is suspected."""
    draws: int = 40
    """What chance could have done is drawn so often where it is too much to go through."""


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a kept review."""

    review: int
    game: str
    rules: int
    weights: str
    """The digest of the weights that judged; empty where a game has none."""
    plan: Plan
    record: str
    """The digest of the record."""
    options: dict[str, str]
    seats: tuple[str, ...]
    viewer: int | None
    """The seat whose record it was; none where everything was seen."""
    ended: str
    """Why the game ended, as the record says it."""
    open: bool
    """Whether two play with open cards: then each error of one is the gain of the other, and what
    the judge did not foresee is told apart."""
    team: int
    """How many seats win or lose together."""


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What else there was."""

    do: str
    """In notation."""
    worth: float


class Choice(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="choice", tag_field="part"
):
    """A choice, judged by what its seat could know. One that looked longer replaces another."""

    line: int
    """The line of the record; it names the choice."""
    ply: int
    """The decision, counted from 1; the position before it is that after `ply - 1` plies."""
    seat: int
    phase: str
    """The phase of the game, such as `age-2`; empty where a game has none."""
    before: float
    """The seat's chance, had it chosen best."""
    after: float
    """Its chance after what it chose."""
    played: str
    best: str
    """Both in notation; equal where nothing better was seen."""
    loss: float
    """`before - after`, never below 0."""
    mark: Mark
    by: Stage
    proved: bool = False
    """Whether both chances are certain, and not merely expected."""
    options: tuple[Option, ...] = ()
    """The best choices with what they are worth, those that were looked at long enough."""
    whys: tuple[Why, ...] = ()
    """Of a marked choice: what speaks for the best one, and what the played one gave away."""
    played_whys: tuple[Why, ...] = ()
    """And what spoke for the played one all the same."""
    missed: bool = False
    """Whether the best choice would have won for certain, and the played one did not."""


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="luck", tag_field="part"):
    """What chance did, against the mean of what it could have done."""

    line: int
    """Its last line in the record."""
    ply: int
    """After so many decisions."""
    phase: str
    seats: tuple[float, ...]
    """What it brought every seat; they add up to nothing."""
    outcomes: int
    """What could have come: so many positions, or so many draws of them."""
    exact: bool
    """Whether they are all."""


class Sums(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="sums", tag_field="part"):
    """How a seat came from an even share to its result; all terms together are the result."""

    seat: int
    start: float
    """An even share."""
    luck: float
    errors: float
    """What its own choices lost, 0 or more; it is subtracted."""
    gifts: float
    """What the rival's choices lost, where two play with open cards; else 0."""
    second: float
    """Second thoughts: what the judge did not foresee, where two play with open cards; else 0."""
    others: float
    """Where hands are hidden or more than two play: what others did and what came to hand."""
    given_up: float
    """What the end of the table changed, where somebody resigned or ran out of time; else 0."""
    result: float
    choices: int
    """How many choices of the seat were judged."""

    @property
    def total(self) -> float:
        """All terms together."""
        gained = self.luck - self.errors + self.gifts + self.second + self.others
        return self.start + gained + self.given_up


Part = Choice | Luck | Sums
"""What a review brings, one after the other."""


def mark_of(loss: float, *, missed: bool = False) -> Mark:
    """The mark of a choice that was judged; who misses a certain win has no excuse."""
    if missed:
        return "??"
    for least, mark in MARKS:
        if loss >= least:
            return mark  # type: ignore[return-value]  # rows of a tuple lose their letters
    return ""
