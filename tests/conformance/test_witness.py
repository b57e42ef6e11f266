"""Any game: what a viewer has seen never rules out what really happens."""

from __future__ import annotations

from tests.conformance.games import Variant, every_variant, played, seeds
from wondertable.core.state import CHANCE

SEEDS = 5


@every_variant
def test_no_viewer_rules_out_what_happens(variant: Variant) -> None:
    game = variant.game
    for seed in seeds(variant, SEEDS):
        for state, seat, action in played(variant, seed).lines:
            words = game.write(state, seat, action)
            assert game.witness(state).rules_out(seat, words) is None
            for viewer in variant.viewers:
                seen = game.hide(state, seat, words, viewer)
                assert game.witness(state.view(viewer)).rules_out(seat, seen) is None, seen


@every_variant
def test_what_a_viewer_is_shown_together_holds_what_is_shown(variant: Variant) -> None:
    game = variant.game
    for seed in seeds(variant, SEEDS):
        for state, seat, action in played(variant, seed).lines:
            for viewer in variant.viewers:
                handful = game.witness(state.view(viewer)).handful()
                if handful is None:
                    continue
                assert seat == CHANCE
                seen = game.hide(state, seat, game.write(state, seat, action), viewer)
                things = seen.removeprefix(handful.before).removesuffix(handful.after).split()
                assert len(things) == (handful.count if handful.whole else 1)
                assert handful.lines(things) == [seen]
                left = list(handful.things)
                for thing in things:
                    left.remove(thing)
