"""The sentences that explain what cards, wonders and progress tokens of Duel do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from wondertable.text import LANGUAGES, Argument, listed, say

DUEL: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "facts" / "duel.json").read_text(encoding="utf-8")
)
COUNTED = {
    "shields": "shields",
    "vp": "points",
    "coins": "coins",
    "opponent_loses_coins": "opponent-loses-coins",
    "extra_shields_per_new_red_card": "extra-shields",
    "coins_per_chain_build": "coins-per-chain",
}
PLAIN = {
    "play_again": "play-again",
    "build_from_discard": "build-from-discard",
    "receive_opponent_trade_coins": "receive-trade-coins",
    "future_wonders_play_again": "future-wonders-play-again",
}
THINGS = [thing for group in ("cards", "wonders", "progress_tokens") for thing in DUEL[group]]
EFFECTS = [(thing["id"], *effect) for thing in THINGS for effect in thing["effect"].items()]


def units(language: str, resources: dict[str, int]) -> str:
    """Counted resources as a list."""
    return listed(
        language,
        [say(language, f"resource-count-{r}", count=count) for r, count in resources.items()],
    )


def words(language: str, resources: list[str], *, choice: bool) -> str:
    """Uncounted resources as a list."""
    return listed(language, [say(language, f"resource-{r}") for r in resources], choice=choice)


def explain(language: str, effect: str, value: Any) -> str:
    """The sentence for an effect as the facts write it."""
    args: dict[str, Argument]
    if effect in PLAIN:
        message, args = PLAIN[effect], {}
    elif effect in COUNTED:
        message, args = COUNTED[effect], {"n": value}
    elif effect == "science":
        message, args = "science", {"symbol": value}
    elif effect == "produces":
        message, args = "produces", {"resources": units(language, value)}
    elif effect == "produces_choice":
        resources = words(language, value, choice=True)
        message, args = "produces-choice", {"resources": resources}
    elif effect == "trade_fixed_price":
        resources = words(language, value, choice=False)
        message, args = "fixed-price", {"resources": resources}
    elif effect == "destroy_opponent_card":
        message, args = "destroy-card", {"color": value}
    elif effect == "progress_from_box":
        message, args = "progress-from-box", value
    elif effect == "resource_discount":
        message, args = "discount", value
    else:
        message = {"coins_per": "coins-per", "vp_per": "points-per"}[effect]
        args = {"scope": "own_city", **value}
    return say(language, f"duel-effect-{message}", **args)


def per(language: str, kind: str, scope: str, each: int = 1) -> str:
    """The sentence for points by a count."""
    return say(language, "duel-effect-points-per", kind=kind, scope=scope, each=each)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("thing", "effect", "value"), EFFECTS)
def test_every_effect_in_the_box_is_a_sentence(
    language: str, thing: str, effect: str, value: Any
) -> None:
    sentence = explain(language, effect, value)
    assert sentence.endswith("."), thing
    assert sentence[0].isupper() or sentence[0].isdigit(), thing
    assert not set("{}$_") & set(sentence), thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_and_scope_has_a_sentence_of_its_own(language: str) -> None:
    kinds = ["grey_card", "brown_card", "red_card", "yellow_card", "blue_card", "green_card"]
    kinds += ["wonder", "brown_or_grey_card", "three_coins"]
    sentences = {per(language, kind, "own_city") for kind in kinds}
    sentences |= {per(language, kind, "city_with_most") for kind in kinds}
    sentences.add(per(language, "own_progress_token", "own_city"))
    assert len(sentences) == 2 * len(kinds) + 1


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Produces wood, clay, or stone: one unit, chosen anew for each construction."),
        ("hu", "Termelés: fa, agyag vagy kő "),
        ("de", "Produziert Holz, Lehm oder Stein: bei jedem Bau eine Einheit,"),
    ],
)
def test_a_choice_of_resources_reads_naturally(language: str, sentence: str) -> None:
    assert explain(language, "produces_choice", ["wood", "clay", "stone"]).startswith(sentence)


@pytest.mark.parametrize(
    ("language", "beginning", "end"),
    [
        ("en", "Worth 1 victory point at the end", "for every 3 coins in the richer city."),
        ("hu", "A játék végén 1 győzelmi pontot ér", "minden 3 érméje után."),
        ("de", "Zählt bei Spielende 1 Siegpunkt", "in der Schatzkammer der reicheren Stadt."),
    ],
)
def test_points_for_the_richer_city_read_naturally(language: str, beginning: str, end: str) -> None:
    sentence = per(language, "three_coins", "city_with_most")
    assert sentence.startswith(beginning)
    assert sentence.endswith(end)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "From now on, each wonder costs you 2 resources less, whichever you like."),
        ("hu", "Mostantól minden csodád építéséhez 2 tetszőleges erőforrással kevesebb kell."),
        ("de", "Ab jetzt brauchst du für jedes Weltwunder 2 beliebige Ressourcen weniger."),
    ],
)
def test_a_discount_reads_naturally(language: str, sentence: str) -> None:
    assert explain(language, "resource_discount", {"applies_to": "wonder", "resources": 2}) == (
        sentence
    )
