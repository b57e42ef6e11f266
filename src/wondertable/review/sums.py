"""Adds a review up: an even share, luck, errors and the rest are the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from wondertable.core.replay import TABLE_ENDINGS
from wondertable.review.parts import About, Choice, Luck, Part, Sums


@dataclass
class Account:
    """What is known of one seat."""

    belief: float
    """Its chance after its last choice."""
    luck: float = 0.0
    errors: list[float] = field(default_factory=list)


def sums(about: About, parts: Iterable[Part], result: Sequence[float]) -> tuple[Sums, ...]:
    """What a review adds up to, for every seat that was reviewed."""
    told = in_order(parts)
    start = about.team / len(about.seats)
    accounts = [Account(start) for _ in about.seats]
    for part in told:
        if isinstance(part, Luck):
            for account, brought in zip(accounts, part.seats, strict=True):
                account.luck += brought
        else:
            accounts[part.seat].belief = part.after
            accounts[part.seat].errors.append(part.loss)
    gave_up = about.ended in TABLE_ENDINGS
    if about.open:
        return both(told, accounts, result, gave_up=gave_up)
    seats = range(len(about.seats)) if about.viewer is None else [about.viewer]
    return tuple(
        alone(seat, start, accounts[seat], result[seat], gave_up=gave_up) for seat in seats
    )


def in_order(parts: Iterable[Part]) -> list[Choice | Luck]:
    """Choices and luck as they came in the game; of two verdicts on a choice the later one."""
    last = {part.line: part for part in parts if not isinstance(part, Sums)}
    return [last[line] for line in sorted(last)]


def both(
    told: Sequence[Choice | Luck],
    accounts: Sequence[Account],
    result: Sequence[float],
    *,
    gave_up: bool,
) -> tuple[Sums, ...]:
    """Two seats with open cards: what one gets the other does not."""
    second, tail = second_thoughts(told, result[0])
    given = tail if gave_up else 0.0
    rest = sum(second) + tail - given
    found = []
    for seat, sign in ((0, 1.0), (1, -1.0)):
        own, rival = accounts[seat], accounts[1 - seat]
        found.append(
            Sums(
                seat,
                start=0.5,
                luck=own.luck,
                errors=sum(own.errors),
                gifts=sum(rival.errors),
                second=sign * rest,
                others=0.0,
                given_up=sign * given,
                result=result[seat],
                choices=len(own.errors),
            )
        )
    return tuple(found)


def second_thoughts(told: Sequence[Choice | Luck], result: float) -> tuple[list[float], float]:
    """What the judge did not foresee, for seat 0, before every choice; and at the end."""
    found = []
    before, luck = 0.5, 0.0
    for part in told:
        if isinstance(part, Luck):
            luck += part.seats[0]
            continue
        found.append(of_first(part.seat, part.before) - before - luck)
        before, luck = of_first(part.seat, part.after), 0.0
    return found, result - before - luck


def of_first(seat: int, value: float) -> float:
    """The chance of seat 0, by that of one of two."""
    return value if seat == 0 else 1.0 - value


def alone(seat: int, start: float, account: Account, result: float, *, gave_up: bool) -> Sums:
    """A seat among others whose hands it does not see: what is not its own is theirs."""
    errors = sum(account.errors)
    played = account.belief if gave_up else result
    return Sums(
        seat,
        start=start,
        luck=account.luck,
        errors=errors,
        gifts=0.0,
        second=0.0,
        others=played - start - account.luck + errors,
        given_up=result - played,
        result=result,
        choices=len(account.errors),
    )
