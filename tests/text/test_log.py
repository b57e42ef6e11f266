"""The log of Duel: how its lines read, and what they tell apart."""

from __future__ import annotations

import re

import pytest

from tests.text.kinds import check_one_sentence
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
    Revealed,
    Started,
    Took,
    Won,
)
from wondertable.text import LANGUAGES, UnknownMessage, line, story

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
            "Anna built Altar.",
            "Anna megépítette: Oltár.",
            "Anna hat „Altar“ errichtet.",
        ),
        (
            Built(1, "aqueduct", "chain"),
            "Béla built Aqueduct, free thanks to Baths.",
            "Béla ingyen megépítette: Vízvezeték, mert már állt nála: Fürdő.",
            "Béla hat „Aquädukt“ dank „Bäder“ gratis errichtet.",
        ),
        (
            Raised(0, "sphinx", "tavern"),
            "Anna built The Sphinx over Tavern.",
            "Anna csodát épített: A Szfinx (alatta: Fogadó).",
            "Anna hat mit der Karte „Taverne“ das Weltwunder „Die Sphinx“ errichtet.",
        ),
        (
            Discarded(1, "altar", 3),
            "Béla discarded Altar for 3 coins.",
            "Béla eldobta: Oltár, és 3 érmét kapott érte.",
            "Béla hat „Altar“ für 3 Münzen abgeworfen.",
        ),
        (
            Took(0, "law"),
            "Anna took the progress token Law.",
            "Anna elvett egy fejlődéskorongot: Törvény.",
            "Anna hat das Fortschritts-Plättchen „Gesetzgebung“ genommen.",
        ),
        (
            Looted(1, 1, 5),
            "Béla was looted and lost 1 coin.",
            "Béla városát kifosztották: 1 érmét veszített.",
            "Béla wurde geplündert und hat 1 Münze verloren.",
        ),
        (
            Lost(1, 0),
            "Béla had no coins to lose.",
            "Béla nem veszített érmét, mert nem volt neki.",
            "Béla hatte keine Münzen zu verlieren.",
        ),
        (
            Moved(0, -1, 2),
            "Anna pushed the conflict pawn 3 spaces towards Béla; the capital is 7 spaces away.",
            "Anna 3 mezőt tolt a konfliktusjelzőn Béla felé; a fővárosig még 7 mező van.",
            "Anna hat die Konflikt-Spielfigur 3 Felder auf Béla zu geschoben; "
            "bis zur Hauptstadt fehlen noch 7 Felder.",
        ),
        (
            Moved(1, 7, 8),
            "Béla pushed the conflict pawn one space towards Anna; "
            "one more leads into the capital.",
            "Béla 1 mezőt tolt a konfliktusjelzőn Anna felé; a fővárosig még 1 mező van.",
            "Béla hat die Konflikt-Spielfigur ein Feld auf Anna zu geschoben; "
            "bis zur Hauptstadt fehlt noch ein Feld.",
        ),
        (
            Started(1, 3),
            "Béla began Age III.",
            "Béla kezdte a III. kort.",
            "Béla hat das 3. Zeitalter begonnen.",
        ),
        (
            LaidOut(1),
            "The cards of Age I were laid out.",
            "Az asztalra kerültek az I. kor kártyái.",
            "Das 1. Zeitalter wurde ausgelegt.",
        ),
        (
            Revealed(11, "temple"),
            "Temple came to light.",
            "Előkerült: Templom.",
            "Aufgedeckt: Tempel.",
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
        (
            Paid(0, 2, 0, 0),
            "Anna paid 2 coins.",
            "Anna 2 érmét fizetett.",
            "Anna hat 2 Münzen gezahlt.",
        ),
        (
            Paid(0, 0, 1, 0),
            "Anna paid 1 coin for resources.",
            "Anna 1 érmét fizetett erőforrásokért.",
            "Anna hat 1 Münze für Ressourcen gezahlt.",
        ),
        (
            Paid(0, 2, 1, 0),
            "Anna paid 2 coins and 1 coin more for resources.",
            "Anna 2 érmét fizetett, és még 1 érmét erőforrásokért.",
            "Anna hat 2 Münzen und dazu 1 Münze für Ressourcen gezahlt.",
        ),
        (
            Paid(0, 0, 4, 4),
            "Anna paid the opponent 4 coins for resources.",
            "Anna 4 érmét fizetett az ellenfélnek erőforrásokért.",
            "Anna hat 4 Münzen für Ressourcen an den Gegner gezahlt.",
        ),
        (
            Paid(0, 2, 4, 4),
            "Anna paid the bank 2 coins, and the opponent 4 coins for resources.",
            "Anna 2 érmét fizetett a banknak, és 4 érmét az ellenfélnek erőforrásokért.",
            "Anna hat 2 Münzen an die Bank und für Ressourcen 4 Münzen an den Gegner gezahlt.",
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


@pytest.mark.parametrize(
    ("events", "english", "hungarian", "german"),
    [
        (
            (Paid(0, 1, 2, 0), Built(0, "library", "paid")),
            "Anna built Library for 3 coins.",
            "Anna 3 érméért megépítette: Könyvtár.",
            "Anna hat „Bibliothek“ für 3 Münzen errichtet.",
        ),
        (
            (Paid(0, 1, 2, 2), Built(0, "library", "paid")),
            "Anna built Library for 3 coins, 2 of them to Béla.",
            "Anna 3 érméért megépítette: Könyvtár; ebből 2 érmét Béla kapott.",
            "Anna hat „Bibliothek“ für 3 Münzen errichtet, davon 2 an Béla.",
        ),
        (
            (Paid(0, 0, 1, 0), Raised(0, "sphinx", "tavern")),
            "Anna built The Sphinx over Tavern for 1 coin.",
            "Anna 1 érméért csodát épített: A Szfinx (alatta: Fogadó).",
            "Anna hat mit der Karte „Taverne“ für 1 Münze das Weltwunder „Die Sphinx“ errichtet.",
        ),
        (
            (Revealed(3, "temple"), Revealed(4, "baths")),
            "Temple and Baths came to light.",
            "Előkerült: Templom és Fürdő.",
            "Aufgedeckt: Tempel und Bäder.",
        ),
    ],
)
def test_what_belongs_together_is_one_sentence(
    events: tuple[Event, ...], english: str, hungarian: str, german: str
) -> None:
    check_one_sentence("duel", events, PLAYERS, (english, hungarian, german))


def test_a_sentence_knows_whose_deed_it_is_and_what_it_tells() -> None:
    paid, built, shown = Paid(1, 2, 0, 0), Built(1, "altar", "paid"), Revealed(3, "temple")
    told = story("en", "duel", [paid, built, shown], PLAYERS)
    assert [(one.seat, set(one.events)) for one in told] == [(1, {paid, built}), (None, {shown})]


@each_language
def test_no_sentence_has_a_slot_or_a_number_of_the_track(language: str) -> None:
    told = [say(language, Revealed(11, "temple")), say(language, Moved(0, -4, -3))]
    assert not [one for one in told if re.search(r"11|[-−]\d|→", one)]
