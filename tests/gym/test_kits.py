"""The conformance kits of PettingZoo and Gymnasium find nothing to say."""

from __future__ import annotations

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from tests.gym.variants import Variant, every_variant
from wondertable.gym.aec import AEC
from wondertable.gym.parallel import Parallel
from wondertable.gym.solo import Solo

# PettingZoo knows by name the few environments that may show a mask beside the observation, and
# Gymnasium tries to draw those that it can make by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Environment has not defined a render"),
    pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes"),
]


@every_variant
def test_one_agent_after_the_other_passes_the_kit(variant: Variant) -> None:
    api_test(AEC(*variant), num_cycles=200)
    seed_test(lambda: AEC(*variant), num_cycles=30)


@every_variant
def test_all_agents_at_once_pass_the_kit(variant: Variant) -> None:
    parallel_api_test(Parallel(*variant), num_cycles=100)
    parallel_seed_test(lambda: Parallel(*variant), num_cycles=30)


@every_variant
def test_one_seat_against_bots_passes_the_kit(variant: Variant) -> None:
    check_env(Solo(*variant, seat=1))
