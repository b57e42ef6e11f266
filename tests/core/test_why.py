"""What speaks for a choice."""

from __future__ import annotations

from wondertable.core.why import Why, why


def test_a_reason_carries_the_fields_of_its_sentence() -> None:
    reason = why("duel-why-chain", 40, card="baths", coins=2)
    assert reason == Why("duel-why-chain", 40, (("card", "baths"), ("coins", 2)))
