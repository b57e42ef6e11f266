"""Games as learners play them: every number of seats that matters, and most options."""

from __future__ import annotations

from typing import Final

import pytest

from wondertable.core.game import Options

Variant = tuple[str, int, Options]

VARIANTS: Final[tuple[Variant, ...]] = (
    ("duel", 2, {}),
    ("duel", 2, {"wonders": "first-game", "level_pawn": "chooses"}),
    ("seven", 3, {}),
    ("seven", 7, {"cities": "on", "boards": "choose"}),
    ("seven", 4, {"cities": "on", "teams": "on", "open_hands": "off"}),
    ("babel", 3, {"action_cards": "off"}),
    ("babel", 5, {"bluff": "on", "two_coloured": "on"}),
)


def named(variant: Variant) -> str:
    """A variant as tests are called."""
    game, seats, options = variant
    return "-".join([game, str(seats), *(f"{key}={value}" for key, value in options.items())])


every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=named)
first_of_each = pytest.mark.parametrize("variant", [VARIANTS[at] for at in (0, 2, 5)], ids=named)
