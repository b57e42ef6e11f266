"""The sentences that explain what cards, wonders and progress tokens of Duel do and cost."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from wondertable.games.duel.cards import CARDS, FREE, TOKENS, WONDERS, Cost
from wondertable.games.duel.effects import (
    Discount,
    Effect,
    FixedPrice,
    Kind,
    PointsPer,
    Produces,
    ProducesChoice,
    Scope,
)
from wondertable.text import LANGUAGES, cost_line, effect_lines

ROWS = [*CARDS, *WONDERS, *TOKENS]

each_language = pytest.mark.parametrize("language", LANGUAGES)


def explain(language: str, effect: Effect) -> str:
    """The sentence for one effect."""
    (sentence,) = effect_lines(language, "duel", [effect])
    return sentence


@each_language
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_every_effect_in_the_box_is_a_sentence(language: str, row: Any) -> None:
    sentences = effect_lines(language, "duel", row.effects)
    assert len(sentences) == len(row.effects) > 0
    for sentence in sentences:
        assert sentence.endswith(".")
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert not set("{}$_") & set(sentence)


@each_language
def test_every_kind_and_scope_has_a_sentence_of_its_own(language: str) -> None:
    kinds: list[Kind] = [kind for kind in get_args(Kind) if kind != "own_progress_token"]
    scopes: tuple[Scope, ...] = get_args(Scope)
    sentences = {explain(language, PointsPer(kind, 1, scope)) for kind in kinds for scope in scopes}
    sentences.add(explain(language, PointsPer("own_progress_token", 1, "own_city")))
    assert len(sentences) == 2 * len(kinds) + 1


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Produces 1 stone.", "Produces 2 stone."),
        ("hu", "Termelés: 1 kő.", "Termelés: 2 kő."),
        ("de", "Produziert 1 Stein.", "Produziert 2 Steine."),
    ],
)
def test_units_have_the_plural_of_their_language(language: str, one: str, two: str) -> None:
    assert explain(language, Produces("stone")) == one
    assert explain(language, Produces("stone", 2)) == two


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Produces wood, clay, or stone: one unit, chosen anew for each construction."),
        ("hu", "Termelés: fa, agyag vagy kő "),
        ("de", "Produziert Holz, Lehm oder Stein: bei jedem Bau eine Einheit,"),
    ],
)
def test_a_choice_of_resources_reads_naturally(language: str, sentence: str) -> None:
    choice = ProducesChoice(("wood", "clay", "stone"))
    assert explain(language, choice).startswith(sentence)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "glass and papyrus"), ("hu", "üveg és papirusz"), ("de", "Glas und Papyrus")],
)
def test_fixed_prices_name_all_their_resources(language: str, words: str) -> None:
    assert words in explain(language, FixedPrice(("glass", "papyrus")))


@pytest.mark.parametrize(
    ("language", "beginning", "end"),
    [
        ("en", "Worth 1 victory point at the end", "for every 3 coins in the richer city."),
        ("hu", "A játék végén 1 győzelmi pontot ér", "minden 3 érméje után."),
        ("de", "Zählt bei Spielende 1 Siegpunkt", "in der Schatzkammer der reicheren Stadt."),
    ],
)
def test_points_for_the_richer_city_read_naturally(language: str, beginning: str, end: str) -> None:
    sentence = explain(language, PointsPer("three_coins", 1, "city_with_most"))
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
    assert explain(language, Discount("wonder", 2)) == sentence


@pytest.mark.parametrize(
    ("language", "cost", "free"),
    [
        ("en", "2 coins, 3 stone, 1 glass", "free"),
        ("hu", "2 érme, 3 kő, 1 üveg", "ingyenes"),
        ("de", "2 Münzen, 3 Steine, 1 Glas", "gratis"),
    ],
)
def test_a_cost_is_listed_without_what_is_not_asked(language: str, cost: str, free: str) -> None:
    assert cost_line(language, Cost(coins=2, stone=3, glass=1)) == cost
    assert cost_line(language, FREE) == free
