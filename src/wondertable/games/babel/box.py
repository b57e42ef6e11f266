"""The box as plain data, with the ids and fields of the facts."""

from __future__ import annotations

from typing import Any

from wondertable.games.babel.cards import ACTION_CARDS, TYPES, WONDERS
from wondertable.games.babel.effects import (
    Draw,
    Effect,
    Exchange,
    OfferBonus,
    PointsAtEnd,
    PointsPerDisc,
    SecondTurn,
    StandIn,
)
from wondertable.games.babel.figures import (
    CARDS_PER_TYPE,
    CLOSING_DRAW,
    LEAST_SEATS,
    MOST_SEATS,
    OTHERS,
    PASS_DRAW,
    REFUSED,
    SPACES,
    START_HAND,
)
from wondertable.games.babel.unconfirmed import FIGURES, SWAPPED, USUAL, Figures

Data = dict[str, Any]


def box(figures: Figures = USUAL) -> Data:
    """Everything that lies in the box, and the figures of the rules."""
    return {
        "players": {"min": LEAST_SEATS, "max": MOST_SEATS},
        "types": [{"id": row.id, "cards": row.copies} for row in TYPES],
        "wonders": [{"id": row.id, "slots": SPACES} for row in WONDERS],
        "discs": plain_discs(figures),
        "twoColouredDiscs": {"count": len(figures.two_coloured()), "list": two_coloured(figures)},
        "valueTable": value_table(figures),
        "bonusTable": [
            {"discs": discs, "points": points}
            for discs, points in enumerate(figures.bonus())
            if discs
        ],
        "actionCards": {"total": sum(figures.copies()), "list": action_cards(figures)},
        "points": {"refusedOfferPerCard": REFUSED, "failedBuildPerValidCard": REFUSED},
        "draws": {"closingDrawEachPlayer": CLOSING_DRAW, "passExtraDrawActive": PASS_DRAW},
        "setup": {"startingHandBuildingCards": START_HAND, "cardsPerType": CARDS_PER_TYPE},
        "unconfirmed": [
            {
                "figure": row.name,
                "value": list(figures.values[row.name]),
                "confidence": row.confidence,
                "replaced": figures.values[row.name] != row.value,
            }
            for row in FIGURES
        ],
    }


def action_cards(figures: Figures) -> list[Data]:
    """The kinds of action cards."""
    return [
        {"id": row.id, "count": count, "timing": row.timing, "params": params(row.effect, figures)}
        for row, count in zip(ACTION_CARDS, figures.copies(), strict=True)
    ]


def params(effect: Effect, figures: Figures) -> dict[str, int]:
    """The numbers of an action card; what the disc bonus pays may be replaced."""
    match effect:
        case Exchange(count):
            return {"maxCards": count}
        case StandIn(count) | Draw(count):
            return {"cards": count}
        case PointsPerDisc():
            return {"pointsPerDisc": figures.disc_points}
        case SecondTurn():
            return {"extraTurns": 1}
        case OfferBonus(each):
            return {"pointsPerCard": each}
        case PointsAtEnd(count):
            return {"points": count}


def plain_discs(figures: Figures) -> list[Data]:
    """The discs of one colour; one 5 of each type makes room for the two-coloured ones."""
    found: list[Data] = []
    for at, row in enumerate(TYPES):
        numbers = [number for kind, number in figures.plain_discs() if kind == at]
        out = numbers.index(SWAPPED)
        found += [
            {
                "id": f"{row.id}_{place + 1}",
                "needs": {row.id: number},
                "number": number,
                "removedInTwoColouredMode": place == out,
            }
            for place, number in enumerate(numbers)
        ]
    return found


def two_coloured(figures: Figures) -> list[Data]:
    """The discs of two colours."""
    return [
        {
            "id": f"two_{place}",
            "needs": {TYPES[first].id: m, TYPES[second].id: n},
            "number": m + n,
        }
        for place, (first, m, second, n) in enumerate(figures.two_coloured(), start=1)
    ]


def value_table(figures: Figures) -> Data:
    """The rows for finished wonders, and the light one."""
    *rows, light = figures.rows()
    return {
        "rows": [
            {"row": row, "first": first, "second": second, "others": OTHERS}
            for row, (first, second) in enumerate(rows, start=1)
        ],
        "finalRow": {"first": light[0], "second": light[1], "others": OTHERS},
    }
