"""Reasons and tips of all games: a message for each kind, and every kind in all languages."""

from __future__ import annotations

from enum import StrEnum

import pytest

from wondertable.bots.babel import given as babel_given
from wondertable.bots.babel import tips as babel_tips
from wondertable.bots.babel import whys as babel
from wondertable.bots.duel import kinds as duel
from wondertable.bots.duel import tips as duel_tips
from wondertable.bots.seven import given as seven_given
from wondertable.bots.seven import tips as seven_tips
from wondertable.bots.seven import whys as seven
from wondertable.core.why import why
from wondertable.text import LANGUAGES
from wondertable.text import whys as text
from wondertable.text.bundle import bundle

KINDS: dict[str, list[StrEnum]] = {
    "duel": [*duel.Kind, *duel.Given, *duel_tips.Tip],
    "seven": [*seven.Kind, *seven_given.Given, *seven_tips.Tip],
    "babel": [*babel.Kind, *babel_given.Given, *babel_tips.Tip],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KINDS)
def test_every_kind_has_a_message_and_every_message_a_kind(game: str, language: str) -> None:
    starts = (f"{game}-why-", f"{game}-given-", f"{game}-tip-")
    messages = {key for key in bundle(language).ids() if key.startswith(starts)}
    assert messages == {str(kind) for kind in KINDS[game]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_speaks_in_sentences_and_reasons_are_clauses(language: str) -> None:
    for kind in [kind for kinds in KINDS.values() for kind in kinds]:
        signature = bundle(language).signature(kind)
        words: dict[str, int | str] = dict.fromkeys(signature.arguments, 3)
        words |= {key: sorted(allowed)[0] for key, allowed in signature.choices.items()}
        told = bundle(language).say(kind, words)
        assert told.endswith((".", "!")) == ("-tip-" in kind), told
        assert not set("{}$_") & set(told)


def test_things_are_told_by_their_names() -> None:
    rows = (
        why("duel-why-cheaper", 9, wonder="pyramids", coins=2),
        why("duel-why-good", 1, good="clay"),
    )
    assert [text.whys(language, rows) for language in LANGUAGES] == [
        "Saves 2 coins on The Pyramids; brings clay, which you do not make yet",
        "2 érmével olcsóbb lesz: A piramisok; ilyet még nem termelsz: agyag",
        "„Die Pyramiden“ wird 2 Münzen billiger; bringt Lehm, was du noch nicht herstellst",
    ]
