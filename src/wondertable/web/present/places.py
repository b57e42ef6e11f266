"""Who came where when a game has ended."""

from __future__ import annotations

from collections.abc import Sequence

from wondertable.web.present.onlooker import Onlooker

DUELLISTS = 2
"""Of so many, who has not won has lost: nobody needs to be told a place."""


def place(ranks: Sequence[int], seat: int, team: int = 1) -> int:
    """Where a seat came among all, or its team among the teams: partners sit side by side."""
    return 1 + sum(rank < ranks[seat] for rank in ranks[::team])


def places(sight: Onlooker, order: Sequence[int], team: int = 1) -> tuple[str, ...]:
    """The places of all seats in an order, in words; none where nobody won or only two played."""
    ranks = ranked(sight)
    return tuple(
        sight.words.say("page-place", rank=place(ranks, seat, team)) for seat in order if ranks
    )


def own_place(sight: Onlooker, team: int = 1) -> str:
    """The place of a viewer who has not won, in a sentence."""
    ranks, seat = ranked(sight), sight.you
    if not ranks or seat < 0 or ranks[seat] == 1:
        return ""
    message = "page-your-place" if team == 1 else "page-your-team-place"
    return sight.words.say(message, rank=place(ranks, seat, team), count=len(ranks) // team)


def ranked(sight: Onlooker) -> tuple[int, ...]:
    """The ranks of a finished game in which there are places to tell."""
    ending = sight.scene.ending
    if ending is None or not ending.winners or len(ending.ranks) <= DUELLISTS:
        return ()
    return ending.ranks
