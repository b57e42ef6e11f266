"""Points by category: so far, and at the end, with who won and why."""

from __future__ import annotations

from typing import Final

from wondertable.games.duel.game import GAME
from wondertable.web.games.duel.sight import Sight
from wondertable.web.present.things import Ended, Score, ScoreRow

ICONS: Final = {
    "blue": "m-blue",
    "green": "m-green",
    "yellow": "m-yellow",
    "purple": "m-purple",
    "wonders": "wonder",
    "tokens": "token",
    "coins": "coin",
    "military": "shield",
}


def running_score(sight: Sight) -> Score | None:
    """Points so far, where the table shows them; the end has its own sheet."""
    scene = sight.scene
    if not scene.running_score or scene.ending is not None or not sight.view.age:
        return None
    return Score(*columns(sight), leaders=())


def columns(
    sight: Sight,
) -> tuple[tuple[str, str], int, tuple[ScoreRow, ...], tuple[int, int]]:
    """The names of both, whose column is the viewer's, all rows, and the totals."""
    near, far = sight.view.points(sight.near), sight.view.points(sight.far)
    rows = tuple(
        ScoreRow(
            id=category,
            name=sight.words.say(f"duel-points-{category}"),
            icon=ICONS[category],
            color={"military": "red"}.get(category, category),
            points=(near[at], far[at]),
        )
        for at, category in enumerate(GAME.categories)
    )
    names = sight.label(sight.near), sight.label(sight.far)
    return names, 0 if sight.seated else -1, rows, (sum(near), sum(far))


def end(sight: Sight) -> Ended | None:
    """Who won and why, if the game is over."""
    ending = sight.scene.ending
    if ending is None:
        return None
    winners = ending.winners
    return Ended(
        *columns(sight),
        leaders=tuple(at for at, seat in enumerate((sight.near, sight.far)) if seat in winners),
        title=title(sight, winners),
        text=why(sight, ending.reason, winners) if len(winners) < 2 else "",
        place="",
        places=(),
        won=sight.you in winners,
        seed=ending.seed,
        digest=ending.seed_digest,
    )


def why(sight: Sight, reason: str, winners: tuple[int, ...]) -> str:
    """What ended the game, told to who won, to who lost, or to others."""
    name = loser = ""
    to = "other"
    if winners:
        name, loser = sight.name(winners[0]), sight.name(1 - winners[0])
        if sight.you >= 0:
            to = "winner" if sight.you in winners else "loser"
    return sight.words.t("end-why", reason=reason, name=name, loser=loser, to=to)


def title(sight: Sight, winners: tuple[int, ...]) -> str:
    """The result in one line."""
    words = sight.words
    if not winners:
        return words.t("end-nobody")
    if len(winners) > 1:
        return words.t("end-shared")
    if sight.you in winners:
        return words.t("end-won")
    return words.t("end-winner", name=sight.name(winners[0]))
