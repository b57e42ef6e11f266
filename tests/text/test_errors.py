"""Errors and reasons: the sentences of the engine, and the same in every language."""

from __future__ import annotations

import re
from dataclasses import fields
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from wondertable.arena import errors as arena_errors
from wondertable.arena import results
from wondertable.bots import errors as bot_errors
from wondertable.bots import foreign, program, task
from wondertable.bots.build import Build
from wondertable.club import library_errors, talk_errors
from wondertable.club.meeting import errors as meeting_errors
from wondertable.club.names import errors as people_errors
from wondertable.club.notices import errors as notice_errors
from wondertable.club.tournaments import errors as tournament_errors
from wondertable.core import phrases
from wondertable.core.errors import (
    BadMove,
    BadSeats,
    GameOver,
    IllegalAction,
    NewerRules,
    NotARecord,
    NotAsked,
    Reason,
    UnknownOption,
    UnknownWord,
    Unreadable,
    WondertableError,
    WrongEnd,
    WrongSeed,
    leaves,
)
from wondertable.core.phrases import (
    A_CARD,
    EMPTY,
    NO_END,
    NONE,
    Phrase,
    a_number,
    a_range,
    rules_of,
    wrong_deal,
)
from wondertable.core.reasons import reason
from wondertable.core.record import read_file
from wondertable.games.babel import errors as babel_errors
from wondertable.games.babel import unconfirmed
from wondertable.games.duel.reasons import FACE_DOWN, Refusal
from wondertable.games.seven import errors as seven_errors
from wondertable.gym import errors as gym_errors
from wondertable.review import collection, kept, puzzle
from wondertable.review import errors as review_errors
from wondertable.store import errors as store_errors
from wondertable.table import box_errors
from wondertable.table import errors as table_errors
from wondertable.text import LANGUAGES, explain, explain_reason, say
from wondertable.text.bundle import bundle

each_language = pytest.mark.parametrize("language", LANGUAGES)
KNOWN = [
    kind
    for kind in leaves()
    if kind.__module__
    in {
        WondertableError.__module__,
        arena_errors.__name__,
        bot_errors.__name__,
        notice_errors.__name__,
        people_errors.__name__,
        library_errors.__name__,
        talk_errors.__name__,
        gym_errors.__name__,
        store_errors.__name__,
        review_errors.__name__,
        table_errors.__name__,
        box_errors.__name__,
        meeting_errors.__name__,
        tournament_errors.__name__,
        babel_errors.__name__,
        seven_errors.__name__,
    }
]
"""Named room by room, so that the list does not depend on what else was imported before."""

each_error = pytest.mark.parametrize("kind", KNOWN)


def variables(kind: type[WondertableError]) -> list[str]:
    """The names of an error's fields."""
    return [field.name for field in fields(kind)]  # type: ignore[arg-type]  # a dataclass


def example(kind: type[WondertableError]) -> WondertableError:
    """An error whose fields hold their own names."""
    made: Any = kind
    error: WondertableError = made(*variables(kind))
    return error


@pytest.mark.parametrize(
    "module",
    [
        arena_errors,
        babel_errors,
        bot_errors,
        notice_errors,
        people_errors,
        box_errors,
        review_errors,
        gym_errors,
        seven_errors,
        store_errors,
        table_errors,
    ],
    ids=lambda module: module.__name__,
)
def test_the_tree_that_a_room_draws_of_its_errors_is_the_tree(module: ModuleType) -> None:
    """Every class stands in it below the one that it is made of."""
    drawn: list[tuple[int, str]] = []
    parents = {}
    for line in (module.__doc__ or "").splitlines():
        found = re.match(r"([ │├└─]*)([A-Z]\w+)(?: {2}|$)", line)
        if found is None:
            continue
        depth, name = len(found[1]), found[2]
        parents[name] = next((above for at, above in reversed(drawn) if at < depth), "")
        drawn.append((depth, name))
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    own = {
        kind.__name__: str(kind.__base__ and kind.__base__.__name__)
        for kind in kinds
        if kind.__module__ == module.__name__
    }
    assert {name: above for name, above in parents.items() if name in own} == own
    assert parents.keys() - own <= {"WondertableError", "SetupError", "TableError"}


@each_error
def test_the_english_message_of_an_error_is_its_sentence(kind: type[WondertableError]) -> None:
    words = {field: f"<{field}>" for field in variables(kind)}
    assert say("en", kind.key, **words) == kind.sentence.format(**words)


@each_language
@each_error
def test_a_message_of_an_error_takes_the_error_s_fields(
    language: str, kind: type[WondertableError]
) -> None:
    assert bundle(language).signature(kind.key).arguments == set(variables(kind))


@each_language
def test_there_is_no_message_for_an_error_that_does_not_exist(language: str) -> None:
    messages = {key for key in bundle(language).ids() if key.startswith("error-")}
    phrases = {key for key in messages if key.startswith("error-phrase-")}
    assert messages - phrases == {kind.key for kind in KNOWN}


@each_language
@each_error
def test_every_error_is_explained(language: str, kind: type[WondertableError]) -> None:
    text = explain(language, example(kind))
    assert not set("{}$") & set(text)


@each_error
def test_an_error_is_explained_in_english_as_it_says_itself(kind: type[WondertableError]) -> None:
    assert explain("en", example(kind)) == str(example(kind))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Seat 1 may not “build altar” at ply 14: Altar is covered by Baths."),
        (
            "hu",
            "„build altar” most nem szabályos (1. hely, 14. döntés): "
            "„Oltár” még nem hozzáférhető, ez takarja: Fürdő.",
        ),
        (
            "de",
            "„build altar“ ist nicht erlaubt (Platz 1, Entscheidung 14): "
            "„Altar“ ist noch nicht erreichbar, darüber liegt: Bäder.",
        ),
    ],
)
def test_an_illegal_action_is_explained_with_names(language: str, sentence: str) -> None:
    why = reason(Refusal.COVERED, card="altar", covers="baths")
    assert explain(language, IllegalAction("1", "build altar", 14, why)) == sentence


@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", "is covered by Clay Pit, a face-down card"),
        ("hu", "ez takarja: Agyaglelőhely, egy lefordított kártya"),
        ("de", "darüber liegt: Tongrube, eine verdeckte Karte"),
    ],
)
def test_a_card_that_lies_face_down_has_no_name(language: str, end: str) -> None:
    why = reason(Refusal.COVERED, card="altar", covers=("clay_pit", FACE_DOWN))
    assert explain_reason(language, why).endswith(end)


@pytest.mark.parametrize(
    ("language", "price", "sentence"),
    [
        ("en", 5, "The Great Library costs 5 coins and there are 0"),
        ("hu", 5, "„A nagy könyvtár” ára 5 érme, de a kincstárban csak 0 van"),
        ("de", 5, "„Die Große Bibliothek“ kostet 5 Münzen, in der Schatzkammer sind aber nur 0"),
        ("de", 1, "„Die Große Bibliothek“ kostet 1 Münze, in der Schatzkammer sind aber nur 0"),
    ],
)
def test_a_price_is_explained_with_its_plural(language: str, price: int, sentence: str) -> None:
    why = reason(Refusal.TOO_DEAR, thing="great_library", price=price, coins=0)
    assert explain_reason(language, why) == sentence


def test_a_number_beside_a_name_stays() -> None:
    assert explain_reason("hu", reason(Refusal.NOT_OFFERED, thing="7 baths")).startswith(
        "„7 Fürdő”"
    )


@pytest.mark.parametrize(
    ("error", "hungarian", "german"),
    [
        (UnknownOption("duel", "x", NONE), "nincs egy sem", "keine"),
        (BadSeats("seven", 9, a_range(3, 7)), "3–7", "3 bis 7 Spieler"),
        (UnknownWord("x", "build x", A_CARD), "egy kártya", "eine Karte"),
        (
            UnknownWord("99", "guild 99", a_number(0, 19)),
            "legfeljebb 19",
            "eine Zahl von 0 bis 19",
        ),
        (NotARecord("a", 1, EMPTY), "a fájl üres", "die Datei ist leer"),
        (NewerRules("a", rules_of("duel"), 2, 1), "szabályai (duel)", "der Regeln von duel"),
        (
            WrongSeed("a", 3, wrong_deal("reveal 7 baths", "reveal 7 altar")),
            "„reveal 7 baths” jött",
            "wo der Startwert „reveal 7 altar“ vorgibt",
        ),
        (WrongEnd("a", 3, "closed", NO_END), "nyitott", "keinem Ende"),
        (NotAsked("0", 3, "chance"), "a véletlen", "der Zufall"),
        (NotAsked("chance", 3, "0"), "nem a véletlen dönt", "Der Zufall ist"),
        (GameOver("chance", 3), "a véletlennek", "der Zufall"),
        (
            IllegalAction("chance", "show law", 0, reason(Refusal.NOT_OFFERED, thing="law")),
            "„Törvény” most nem választható",
            "„Gesetzgebung“ steht nicht zur Wahl",
        ),
    ],
)
def test_english_words_inside_an_error_are_translated(
    error: WondertableError, hungarian: str, german: str
) -> None:
    english = str(error).replace(": law is", ": Law is")
    assert explain("en", error) == english
    assert hungarian in explain("hu", error)
    assert german in explain("de", error)


def phrases_of(*rooms: ModuleType) -> list[Phrase]:
    """The phrases that modules have, alone or in a table."""
    there = [value for room in rooms for value in vars(room).values()]
    tables = [value.values() for value in there if isinstance(value, dict)]
    found = chain(there, *tables)
    return [value for value in found if isinstance(value, Phrase)]


PHRASES = [
    *phrases_of(phrases, unconfirmed, foreign, program, results, kept, puzzle, collection),
    *(phrases.a_range(1, 5), phrases.a_number(0, 5), phrases.a_number(1, 5)),
    *(phrases.rules_of("duel"), phrases.wrong_deal("reveal 7 baths", "reveal 7 altar")),
    phrases.no_way_back(3, 12),
    *(Build("0.1.0", "abc", compiled).told for compiled in (True, False)),
    *(task.a_game(3), task.sensible_games(0), task.studied_games(50), task.a_deal(4)),
    phrases.phrase("status", "status {status}", status=2),
]


@pytest.mark.parametrize("phrase", PHRASES)
def test_the_english_message_of_a_phrase_is_its_words(phrase: Phrase) -> None:
    assert say("en", phrase.key, **phrase.values) == phrase


def test_every_phrase_has_a_message_and_every_message_a_phrase() -> None:
    messages = {key for key in bundle("en").ids() if key.startswith("error-phrase-")}
    assert messages == {phrase.key for phrase in PHRASES}


def test_plain_words_are_told_as_they_are_even_if_a_phrase_has_the_same_words() -> None:
    assert explain("de", Unreadable("a.jsonl", "the file is empty")).endswith("the file is empty.")


def test_a_missing_file_is_explained_in_the_language(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as refused:
        read_file(tmp_path / "nowhere.jsonl")
    assert explain("hu", refused.value).endswith("nem olvasható, mert nincs ilyen fájl vagy mappa.")


@pytest.mark.parametrize("data", [b"", b"x", b"{}", b'{"wondertable":1}\n'])
def test_a_file_that_is_no_record_is_explained_in_the_language(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "other.jsonl"
    file.write_bytes(data)
    with pytest.raises(NotARecord) as refused:
        read_file(file)
    assert refused.value.why not in explain("de", refused.value)


def test_words_that_no_message_knows_stay_as_they_are() -> None:
    assert explain("hu", Unreadable("a.jsonl", "disk on fire")).endswith("disk on fire.")


def test_what_a_person_typed_is_not_translated() -> None:
    assert "„none“" in explain("de", UnknownOption("duel", "none", "wonders"))


def test_an_error_inside_an_error_is_explained_too() -> None:
    inner: Any = GameOver("0", 70)
    assert explain("de", BadMove("a.jsonl", 72, inner)) == (
        f"a.jsonl, Zeile 72: {explain('de', inner)}"
    )


def test_a_line_number_is_not_grouped() -> None:
    assert "line 12345:" in explain("en", BadMove("a.jsonl", 12345, "no."))


def test_a_reason_without_fields_is_its_message() -> None:
    assert explain_reason("en", Reason("duel-phrase-asked-turn", "")) == "take an open card"
