"""Reasons of all games: a message for each, which says in English what the rules say."""

from __future__ import annotations

from typing import Final

import pytest

from wondertable.core.reasons import Kind
from wondertable.games.babel import reasons as babel
from wondertable.games.duel import reasons as duel
from wondertable.games.seven import reasons as seven
from wondertable.text import LANGUAGES, say
from wondertable.text.bundle import bundle

KINDS: Final[dict[str, list[Kind]]] = {
    "duel": list(duel.Refusal),
    "seven": list(seven.Refusal),
    "babel": list(babel.Refusal),
}


@pytest.mark.parametrize("kind", [kind for kinds in KINDS.values() for kind in kinds])
def test_the_english_message_of_a_reason_is_its_sentence(kind: Kind) -> None:
    words = {field: f"<{field}>" for field in bundle("en").signature(kind.key).arguments}
    assert say("en", kind.key, **words) == kind.english.format(**words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KINDS)
def test_every_reason_has_a_message_and_every_message_a_reason(game: str, language: str) -> None:
    messages = {key for key in bundle(language).ids() if key.startswith(f"{game}-reason-")}
    assert messages == {kind.key for kind in KINDS[game]}
