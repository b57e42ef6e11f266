"""Reasons of all games: a message for each, which says in English what the rules say."""

from __future__ import annotations

from typing import Final

import pytest

from wondertable.games.babel import reasons as babel
from wondertable.games.duel import reasons as duel
from wondertable.games.seven import reasons as seven
from wondertable.text import LANGUAGES, say
from wondertable.text.bundle import bundle

SENTENCES: Final = {"duel": duel.SENTENCES, "seven": seven.SENTENCES, "babel": babel.SENTENCES}
ROWS: Final = [row for sentences in SENTENCES.values() for row in sentences.items()]


@pytest.mark.parametrize(("key", "sentence"), ROWS)
def test_the_english_message_of_a_reason_is_its_sentence(key: str, sentence: str) -> None:
    words = {field: f"<{field}>" for field in bundle("en").signature(key).arguments}
    assert say("en", key, **words) == sentence.format(**words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SENTENCES)
def test_every_reason_has_a_message_and_every_message_a_reason(game: str, language: str) -> None:
    messages = {key for key in bundle(language).ids() if key.startswith(f"{game}-reason-")}
    assert messages == set(SENTENCES[game])
