"""The general search, on small games with known values."""

from __future__ import annotations

import pytest

from tests.bots.search.cups import CALL, STAY, HighCard, Nim, Pennies
from wondertable.bots.search.brain import Rollout, RolloutBrain
from wondertable.bots.search.finding import Finding, finding
from wondertable.bots.search.search import FREEING, Search
from wondertable.core.rng import Rng
from wondertable.core.state import State


def found(
    view: State, seat: int, simulations: int, *, secrets: bool = True, seed: int = 1
) -> Finding:
    """What the search without weights finds out."""
    search = Search(RolloutBrain(Rollout()), view.seat_count(), secrets=secrets)
    return finding(search, search.think(view, seat, Rng(seed), simulations))


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_a_hidden_card_is_guessed_as_often_as_it_is_likely(card: int) -> None:
    state = HighCard()
    state.cards = [card, 1 if card == 5 else 5]
    calling = (card - 1) / 4
    result = found(state.view(0), 0, 4000)
    expected = {prospect.action: prospect.expected for prospect in result.prospects}
    assert expected[CALL] == pytest.approx(calling, abs=0.08)
    assert expected[STAY] == pytest.approx(0.5, abs=0.08)
    if card != 3:
        assert result.best.action == (CALL if calling > 0.5 else STAY)
        assert result.expected[0] == pytest.approx(max(calling, 0.5), abs=0.05)
    assert sum(result.expected) == pytest.approx(1)


def test_a_search_sees_no_more_than_its_view() -> None:
    low, high = HighCard(), HighCard()
    low.cards, high.cards = [3, 1], [3, 5]
    assert found(low.view(0), 0, 300) == found(high.view(0), 0, 300)


def test_choices_at_the_same_time_are_mixed_as_the_game_demands() -> None:
    for seed in range(3):
        result = found(Pennies().view(0), 0, 20_000, seed=seed)
        shares = {prospect.action: prospect.share for prospect in result.prospects}
        assert shares[0] == pytest.approx(1 / 3, abs=0.05)
        assert result.expected[0] == pytest.approx(1 / 3, abs=0.02)


def test_what_another_seat_has_laid_face_down_is_not_read() -> None:
    results = []
    for laid in range(2):
        state = Pennies()
        state.apply(1, laid)
        results.append(found(state.view(0), 0, 2000))
    assert results[0] == results[1]
    assert results[0].expected[0] == pytest.approx(1 / 3, abs=0.06)


@pytest.mark.parametrize("secrets", [False, True])
@pytest.mark.parametrize(("stones", "take"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2), (11, 3)])
def test_nim_is_won_by_leaving_a_multiple_of_four(stones: int, take: int, *, secrets: bool) -> None:
    result = found(Nim(stones), 0, 3000, secrets=secrets)
    assert result.best.action == take
    assert result.best.expected > 0.9


@pytest.mark.parametrize("secrets", [False, True])
def test_partners_share_their_victory(*, secrets: bool) -> None:
    result = found(Nim(6, 4), 0, 4000, secrets=secrets)
    assert result.best.action == 2
    assert result.expected[0] == pytest.approx(result.expected[2])
    assert result.expected[0] == pytest.approx(0.5, abs=0.05)
    assert result.expected[1] == pytest.approx(0, abs=0.05)


def test_a_search_is_repeated_by_its_seed_and_simulations() -> None:
    state = HighCard()
    state.cards = [2, 4]
    assert found(state.view(0), 0, 500, seed=3) == found(state.view(0), 0, 500, seed=3)
    assert found(state.view(0), 0, 500, seed=3) != found(state.view(0), 0, 500, seed=4)


def test_a_search_stops_when_its_time_is_up() -> None:
    search = Search(RolloutBrain(Rollout()), 2, secrets=False)
    search.think(Nim(60), 0, Rng(1), 0, 0.05)
    assert search.simulations >= 16
    assert search.simulations % 16 == 0


@pytest.mark.parametrize("secrets", [False, True])
def test_a_tree_grows_no_more_than_its_room_and_the_search_goes_on(*, secrets: bool) -> None:
    search = Search(RolloutBrain(Rollout()), 2, secrets=secrets, room=100_000)
    node = search.think(Nim(40), 0, Rng(1), 3000)
    assert search.is_full()
    assert search.size() < 102_000
    assert search.simulations == 3000
    assert sum(edge.visits for edge in node.edges) == 3000


def test_time_is_left_to_free_the_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[float] = []

    def clock() -> float:
        looks.append(len(looks) * 0.01)
        return looks[-1]

    monkeypatch.setattr("wondertable.bots.search.search.thread_time", clock)
    search = Search(RolloutBrain(Rollout()), 2, secrets=False)
    search.think(Nim(200), 0, Rng(1), 0, 1.0)
    assert looks[-1] - looks[0] == pytest.approx(1 / (1 + FREEING), abs=0.011)
    assert search.simulations == 16 * (len(looks) - 1)


def test_shares_add_up_to_one_and_the_most_tried_choice_comes_first() -> None:
    result = found(Nim(10), 0, 200, secrets=False)
    shares = [prospect.share for prospect in result.prospects]
    assert sum(shares) == pytest.approx(1)
    assert shares == sorted(shares, reverse=True)
    assert result.simulations == 200


def test_noise_lets_self_play_try_what_it_would_not() -> None:
    plain = Search(RolloutBrain(Rollout()), 2, secrets=False)
    noisy = Search(RolloutBrain(Rollout()), 2, secrets=False, noise=0.25)
    priors = [
        [edge.prior for edge in search.think(Nim(10), 0, Rng(5), 1).edges]
        for search in (plain, noisy)
    ]
    assert priors[0] == pytest.approx([1 / 3] * 3)
    assert priors[1] != pytest.approx([1 / 3] * 3)
    assert sum(priors[1]) == pytest.approx(1)
    assert min(priors[1]) >= 0.75 / 3
