"""What people and computers at a table are called, and the faces of computers.

A computer gets a name of its own when somebody opens a table; it is kept with the seat like a
person's. Computers at older tables are called by their level. `tools/faces.py` draws the faces.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from random import SystemRandom
from typing import Final
from unicodedata import combining, normalize

from wondertable import text
from wondertable.table import Seat, SeatPlan
from wondertable.text.bundle import bundle

LOOKALIKES: Final = str.maketrans(
    {
        **dict(zip("асеорхуіѕјԁһӏ", "aceopxyisjdhl", strict=True)),
        **dict(zip("вкмнт", "bkmht", strict=True)),
        **dict(zip("αβεηικνορτυχ", "abenikvoptux", strict=True)),
        **dict(zip("01|ı", "olli", strict=True)),
    }
)
"""Small letters of Cyrillic and Greek, and figures, that look like others in Latin."""

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "random": ("Bes", "Eris", "Momus", "Dolon", "Iambe", "Kairos", "Typhon", "Zethos"),
    "greedy": ("Midas", "Crassus", "Croesus", "Pythius", "Nabal", "Lollia", "Opis", "Urash"),
    "novice": ("Iris", "Linus", "Tiro", "Phila", "Hapi", "Bato", "Myia", "Sesi"),
    "citizen": ("Nefer", "Lysis", "Amytis", "Marcus", "Tamar", "Kleon", "Ishara", "Rufus"),
    "senator": ("Cato", "Livia", "Solon", "Aspasia", "Imhotep", "Atossa", "Gudea", "Hiram"),
    "oracle": (
        *("Pythia", "Sibylla", "Cassandra", "Tiresias"),
        *("Berossos", "Hypatia", "Themis", "Kalchas"),
    ),
    "friend": ("Damon", "Pylades", "Enkidu", "Baucis", "Ruth", "Merit", "Philon", "Laelia"),
    "rollout": ("Tyche", "Fausta", "Alea", "Gad", "Meni", "Felix", "Sors", "Azar"),
}
"""By level; at least as many as can sit at a table, and none twice."""


def bot_name(language: str, bot: str) -> str:
    """What a bot is called; one that is new is called as it is registered."""
    message = f"web-bot-{bot}"
    return text.say(language, message) if message in bundle(language).ids() else bot


def bot_about(language: str, bot: str) -> str:
    """How a bot plays, if that is known."""
    message = f"web-bot-{bot}-about"
    return text.say(language, message) if message in bundle(language).ids() else ""


def stand_ins(seats: Sequence[Seat], language: str) -> tuple[str, ...]:
    """For every seat the bot that plays for its person now, or nothing."""
    return tuple(bot_name(language, seat.bot or "") if seat.handed_over else "" for seat in seats)


def seat_name(seat: Seat, language: str) -> str:
    """What somebody on a seat is called."""
    if seat.kind == "bot" and seat.bot is not None and seat.name == seat.bot:
        return bot_name(language, seat.bot)
    return seat.name or text.say(language, "seat", number=seat.number + 1)


def names_of(seats: Sequence[Seat], language: str) -> tuple[str, ...]:
    """What everybody is called; bots of a kind, and names that look alike, are told by numbers."""
    names = [seat_name(seat, language) for seat in seats]
    looks = [looks_of(name) for name in names]
    return tuple(
        f"{name} {looks[: at + 1].count(look)}" if looks.count(look) > 1 else name
        for at, (name, look) in enumerate(zip(names, looks, strict=True))
    )


@lru_cache(maxsize=4096)
def looks_of(name: str) -> str:
    """What a name looks like at a glance: without capitals and marks, in letters of one script."""
    plain = normalize("NFKD", normalize("NFKC", name).casefold().translate(LOOKALIKES))
    return "".join(letter for letter in plain if not combining(letter))


# Computers have names of their own.


def named(plans: Sequence[SeatPlan]) -> list[SeatPlan]:
    """The seats, with names for the bots that have none of their own."""
    taken = [plan.name for plan in plans]
    made = []
    for plan in plans:
        if plan.kind == "bot" and plan.bot is not None and plan.name == plan.bot:
            plan = replace(plan, name=name_for(plan.bot, taken))
            taken.append(plan.name)
        made.append(plan)
    return made


def name_for(bot: str, taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has; its level if there is none."""
    looks = {looks_of(name) for name in taken}
    free = [name for name in NAMES.get(bot, ()) if looks_of(name) not in looks]
    return SystemRandom().choice(free) if free else bot


def face_of(seat: Seat) -> str:
    """The symbol of `faces.svg` that shows who sits there; nothing for people."""
    own = seat.bot is not None and seat.name in NAMES.get(seat.bot, ())
    return f"f-{seat.name.lower()}" if seat.kind == "bot" and own else ""


def level_of(seat: Seat, language: str) -> str:
    """The level of a bot, where its name does not tell it."""
    own = seat.kind == "bot" and seat.bot is not None and seat.name != seat.bot
    return bot_name(language, seat.bot or "") if own else ""


def faces_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The faces of all seats."""
    return tuple(map(face_of, seats))


def levels_of(seats: Sequence[Seat], language: str) -> tuple[str, ...]:
    """The levels of all seats, where their names do not tell them."""
    return tuple(level_of(seat, language) for seat in seats)
