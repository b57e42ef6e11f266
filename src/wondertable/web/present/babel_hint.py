"""What the computer advises, in the words of the page."""

from __future__ import annotations

from wondertable.games.babel.actions import parse
from wondertable.text.babel import babel_choice
from wondertable.web.present import advice
from wondertable.web.present.advice import Advised
from wondertable.web.present.babel_sight import Sight


def advised(sight: Sight) -> tuple[Advised, ...]:
    """The choices that the computer likes best."""
    scene = sight.scene
    traders = [seat for seat in range(sight.seats) if sight.builder(seat).trader]
    return advice.advised(
        sight,
        lambda action: babel_choice(
            scene.language, parse(scene.viewer, action), scene.names, traders
        ),
    )


def spoken(sight: Sight) -> str:
    """The whole hint in one sentence."""
    return advice.spoken(sight, advised(sight))
