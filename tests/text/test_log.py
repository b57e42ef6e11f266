"""The log of Duel: how its lines read, and what they tell apart."""

from __future__ import annotations

import pytest

from wondertable.games.duel.events import (
    ENDINGS,
    WAYS,
    Built,
    Discarded,
    Event,
    LaidOut,
    Looted,
    Lost,
    Moved,
    Paid,
    PlaysAgain,
    Raised,
    Started,
    Took,
    Won,
)
from wondertable.text import LANGUAGES, UnknownMessage, line

PLAYERS = ("Anna", "Béla")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def say(language: str, event: Event) -> str:
    """The line between Anna and Béla."""
    return line(language, "duel", event, PLAYERS)


@each_language
def test_every_way_to_build_and_every_ending_has_words_of_its_own(language: str) -> None:
    assert len({say(language, Built(0, "altar", way)) for way in WAYS}) == 3
    assert len({say(language, Won(0, ending)) for ending in ENDINGS.values()}) == 3


@pytest.mark.parametrize(
    ("event", "english", "hungarian", "german"),
    [
        (
            Built(0, "altar", "paid"),
            "Anna builds Altar.",
            "Anna megépíti: Oltár.",
            "Anna errichtet „Altar“.",
        ),
        (
            Built(1, "aqueduct", "chain"),
            "Béla builds Aqueduct free through a chain.",
            "Béla láncolattal ingyen megépíti: Vízvezeték.",
            "Béla errichtet „Aquädukt“ gratis über eine Kette.",
        ),
        (
            Raised(0, "sphinx", "tavern"),
            "Anna builds The Sphinx over Tavern.",
            "Anna csodát épít: A Szfinx (alatta: Fogadó).",
            "Anna errichtet das Weltwunder „Die Sphinx“ mit der Karte „Taverne“.",
        ),
        (
            Discarded(1, "altar", 3),
            "Béla discards Altar for 3 coins.",
            "Béla eldobja: Oltár, és 3 érmét kap érte.",
            "Béla wirft „Altar“ für 3 Münzen ab.",
        ),
        (
            Took(0, "law"),
            "Anna takes the progress token Law.",
            "Anna elvesz egy fejlődéskorongot: Törvény.",
            "Anna nimmt das Fortschritts-Plättchen „Gesetzgebung“.",
        ),
        (
            Looted(1, 1, 5),
            "Looting for 5: Béla loses 1 coin.",
            "Fosztogatás (5): Béla 1 érmét veszít.",
            "Plünderung (5): Béla verliert 1 Münze.",
        ),
        (
            Lost(1, 0),
            "Béla has no coins to lose.",
            "Béla nem veszít érmét, mert nincs neki.",
            "Béla hat keine Münzen zu verlieren.",
        ),
        (
            Moved(0, -1, 2),
            "Anna moves the conflict pawn from -1 to 2; the capital is at 9.",
            "Anna lép a konfliktusjelzővel: -1 → 2; a főváros a 9. mező.",
            "Anna zieht die Konflikt-Spielfigur von -1 auf 2; die Hauptstadt liegt auf 9.",
        ),
        (
            Started(1, 3),
            "Béla begins Age III.",
            "Béla kezdi a III. kort.",
            "Béla beginnt das 3. Zeitalter.",
        ),
        (
            LaidOut(1),
            "Age I is laid out.",
            "Az asztalra kerülnek az I. kor kártyái.",
            "Das 1. Zeitalter wird ausgelegt.",
        ),
        (
            Won(2, "civilian"),
            "Points and blue cards are level: both players share the victory.",
            "Pontban és kék kártyákban is egyenlő az állás: a játékosok osztoznak a győzelmen.",
            "Gleichstand bei den Punkten und bei den blauen Karten: Beide teilen sich den Sieg.",
        ),
    ],
)
def test_a_line_reads_naturally(event: Event, english: str, hungarian: str, german: str) -> None:
    assert [say(language, event) for language in LANGUAGES] == [english, hungarian, german]


@pytest.mark.parametrize(
    ("event", "english", "hungarian", "german"),
    [
        (Paid(0, 2, 0, 0), "Anna pays 2 coins.", "Anna 2 érmét fizet.", "Anna zahlt 2 Münzen."),
        (
            Paid(0, 0, 1, 0),
            "Anna pays 1 coin for resources.",
            "Anna 1 érmét fizet erőforrásokért.",
            "Anna zahlt 1 Münze für Ressourcen.",
        ),
        (
            Paid(0, 2, 1, 0),
            "Anna pays 2 coins and 1 coin more for resources.",
            "Anna 2 érmét fizet, és még 1 érmét erőforrásokért.",
            "Anna zahlt 2 Münzen und dazu 1 Münze für Ressourcen.",
        ),
        (
            Paid(0, 0, 4, 4),
            "Anna pays the opponent 4 coins for resources.",
            "Anna 4 érmét fizet az ellenfélnek erőforrásokért.",
            "Anna zahlt 4 Münzen für Ressourcen an den Gegner.",
        ),
        (
            Paid(0, 2, 4, 4),
            "Anna pays the bank 2 coins, and the opponent 4 coins for resources.",
            "Anna 2 érmét fizet a banknak, és 4 érmét az ellenfélnek erőforrásokért.",
            "Anna zahlt 2 Münzen an die Bank und für Ressourcen 4 Münzen an den Gegner.",
        ),
    ],
)
def test_a_payment_tells_for_what_and_to_whom(
    event: Event, english: str, hungarian: str, german: str
) -> None:
    assert [say(language, event) for language in LANGUAGES] == [english, hungarian, german]


@each_language
def test_the_middle_and_the_capital_are_named(language: str) -> None:
    lines = {say(language, Moved(0, -2, after)) for after in (-1, 0, 9)}
    assert len(lines) == 3


def test_a_seat_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(UnknownMessage, match="'duel-event-plays-again-shared'"):
        say("en", PlaysAgain(2))
