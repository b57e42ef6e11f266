"""The weights of Tower of Babel: for these rules, with their origin, and worth having."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from wondertable.bots.babel.kit import KIT
from wondertable.bots.search.weights import read_weights
from wondertable.games.babel.game import GAME

FILE = Path(str(files("wondertable.bots") / "babel" / "weights.bin"))


def test_the_weights_are_for_the_rules_that_the_kit_names_and_for_these_inputs() -> None:
    """They were learnt by version 1; version 2 gives no choice another meaning."""
    weights, _ = read_weights(FILE, KIT.shape)
    assert (KIT.shape.rules, GAME.rules) == (1, 2)
    assert len(weights.policy_bias) == KIT.shape.rows


def test_the_weights_tell_how_they_were_learnt() -> None:
    _, origin = read_weights(FILE, KIT.shape)
    assert origin["command"].startswith("wondertable train babel")
    assert origin["plan"]["game"] == "babel"
    seats = {sitting["seats"] for sitting in origin["plan"]["sittings"]}
    assert seats == {3, 4, 5}
    first, last = origin["generations"][0], origin["generations"][-1]
    assert last["generation"] > 0
    assert last["games"] == KIT.plan["games"]
    assert first["games"] == KIT.plan["sensible_games"]
    assert abs(last["value_loss"] - last["whole_value_loss"]) < 0.01
