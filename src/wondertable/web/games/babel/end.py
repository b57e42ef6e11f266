"""The end: the score sheet, every wonder step by step, discs explained, and what was left."""

from __future__ import annotations

from typing import Final

from wondertable.games.babel.actions import cards_of
from wondertable.games.babel.cards import TYPE_IDS
from wondertable.games.babel.game import GAME, babel
from wondertable.games.babel.scoring import disc_bonus
from wondertable.web.games.babel.model import End
from wondertable.web.games.babel.side import action_cards, own_discs, scoring
from wondertable.web.games.babel.sight import Sight
from wondertable.web.present.things import Explained, ScoreRow

ICONS: Final = {
    "refused": "no",
    "wonders": "wonder",
    "unfinished": "w-ziggurat",
    "discs": "ch-target",
    "cards": "ch-star",
}


def end(sight: Sight) -> End | None:
    """Who won and why, if the game is over."""
    ending = sight.scene.ending
    if ending is None:
        return None
    order = sight.order()
    points = [sight.view.points(seat) for seat in range(sight.seats)]
    return End(
        title=title(sight, ending.winners),
        text=sight.words.t("end-why", reason=ending.reason),
        won=sight.scene.viewer in ending.winners,
        names=tuple(sight.label(seat) for seat in order),
        yours=0 if sight.seated else -1,
        rows=tuple(
            ScoreRow(
                id=category,
                name=sight.words.say(f"babel-points-{category}"),
                icon=ICONS[category],
                color="plain",
                points=tuple(points[seat][at] for seat in order),
            )
            for at, category in enumerate(GAME.categories)
        ),
        totals=tuple(sum(points[seat]) for seat in order),
        leaders=tuple(at for at, seat in enumerate(order) if seat in ending.winners),
        wonders=tuple(scoring(sight, result) for result in sight.past.finished),
        unfinished=tuple(scoring(sight, result) for result in sight.past.unfinished.values()),
        discs=tuple(bonus(sight, seat) for seat in order if own_discs(sight, seat)),
        hands=tuple(left_over(sight, seat) for seat in order),
        seed=ending.seed,
        digest=ending.seed_digest,
    )


def title(sight: Sight, winners: tuple[int, ...]) -> str:
    """The result in one line."""
    words = sight.words
    if not winners:
        return words.t("end-nobody")
    if sight.scene.viewer in winners:
        return words.t("end-won" if len(winners) == 1 else "end-won-shared")
    names = words.list(sight.name(seat) for seat in winners)
    return words.t("end-winner", names=names, count=len(winners))


def bonus(sight: Sight, seat: int) -> Explained:
    """The discs of a seat by type, and what they pay; two-coloured ones as is best."""
    words, discs = sight.words, own_discs(sight, seat)
    plain = [disc.kinds[0] for disc in discs if len(disc.kinds) == 1]
    parts = [
        words.t("discs-of", card=words.name(kind), count=plain.count(kind))
        for kind in TYPE_IDS
        if kind in plain
    ]
    double = len(discs) - len(plain)
    if double:
        parts.append(words.t("discs-double", count=double))
    points = words.points(int(disc_bonus(sight.view, seat)))
    return Explained(sight.label(seat), words.t("bonus-of", discs=", ".join(parts), points=points))


def left_over(sight: Sight, seat: int) -> Explained:
    """The cards that a seat still had."""
    words, whole = sight.words, sight.scene.whole
    state = babel(whole) if whole is not None else sight.view
    builder = state.builders[seat]
    packed = int(builder.actions)
    names = [card.name for card in action_cards(sight, packed)]
    cards = words.cards(cards_of(int(builder.hand)))
    actions = words.list(names) if names else words.t("no-actions")
    return Explained(sight.label(seat), words.t("left-over", cards=cards, actions=actions))
