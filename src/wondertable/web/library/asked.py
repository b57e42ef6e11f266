"""What of the library is wanted, as an address says it, and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from typing import Final
from urllib.parse import urlencode

from wondertable import text
from wondertable.club.library import DAY, LONGEST, STEP
from wondertable.club.names.looks import look_of
from wondertable.games import GAMES
from wondertable.store.library import GameRow, Key, Wanted
from wondertable.text.bundle import name_id
from wondertable.web.games import PAGES
from wondertable.web.names import bot_name
from wondertable.web.offered import OFFERED, Choice, OptionChoice, option_choices
from wondertable.web.pages import Visit
from wondertable.web.results.games import REASONS

RESULTS: Final = ("won", "lost", "shared")
LONGEST_PLAYER: Final = 40
LENGTHS: Final = tuple(range(0, LONGEST + 1, STEP))


@dataclass(frozen=True)
class Asked:
    """What somebody asks for; nothing where all is welcome. What makes no sense is left out."""

    game: str = ""
    seats: str = ""
    player: str = ""
    bot: str = ""
    result: str = ""
    reason: str = ""
    length: str = ""
    wonder: str = ""
    rated: str = ""
    since: str = ""
    until: str = ""
    options: tuple[tuple[str, str], ...] = ()
    """Names of the game's options, and their values."""

    def wanted(self) -> Wanted:
        """The same as the store understands it."""
        facts = [
            (kind, getattr(self, kind))
            for kind in ("game", "seats", "bot", "reason", "length")
            if getattr(self, kind)
        ]
        facts += [("option", f"{self.game}:{name}={value}") for name, value in self.options]
        facts += [("wonder", f"{self.game}:{self.wonder}")] if self.wonder else []
        facts += [("rated", "yes")] if self.rated else []
        facts += [("shared", "yes")] if self.result == "shared" else []
        without: list[tuple[str, str]] = []
        who = [("bot", self.bot)] if self.bot else []
        if self.player:
            who = [("name", look_of(self.player))]
            facts += who
        for kind, value in who:
            if self.result == "won":
                facts.append((f"{kind}-won", value))
            if self.result == "lost":
                without.append((f"{kind}-won", value))
        since, until = midnight(self.since), midnight(self.until)
        after = None if until is None else until + DAY
        return Wanted(tuple(facts), tuple(without), since, after)

    def query(self, before: GameRow | None = None) -> str:
        """The same in an address, from the beginning of the list or behind a game."""
        plain = asdict(self)
        fields = {name: plain[name] for name in plain if name != "options" and plain[name]}
        fields |= {f"o-{name}": value for name, value in self.options}
        if before is not None:
            fields["before"] = f"{before.ended!r}~{before.table_id}"
        return urlencode(fields)


def asked_of(visit: Visit) -> Asked:
    """What the address asks for."""
    given = visit.request.query_params
    game = one_of(given.get("game", ""), OFFERED)
    chosen = tuple(
        (option.name, given.get(f"o-{option.name}", ""))
        for option in (OFFERED[game].options if game else ())
        if given.get(f"o-{option.name}", "") in option.values
    )
    return Asked(
        game=game,
        seats=one_of(given.get("seats", ""), map(str, range(2, 8))),
        player=" ".join(given.get("player", "")[:LONGEST_PLAYER].split()),
        bot=one_of(given.get("bot", ""), visit.site.hall.bots),
        result=one_of(given.get("result", ""), RESULTS),
        reason=one_of(given.get("reason", ""), REASONS),
        length=one_of(given.get("length", ""), map(str, LENGTHS)),
        wonder=one_of(given.get("wonder", ""), PAGES[game].wonders if game else ()),
        rated="yes" if given.get("rated") == "yes" else "",
        since=day_of(given.get("since", "")),
        until=day_of(given.get("until", "")),
        options=chosen,
    )


def one_of(value: str, known: Iterable[str]) -> str:
    """A value that is known, else nothing."""
    return value if value in set(known) else ""


def day_of(words: str) -> str:
    """A day as browsers write it, else nothing."""
    try:
        found = date.fromisoformat(words[:10])
    except ValueError:
        return ""
    return found.isoformat() if 2000 <= found.year < 3000 else ""


def midnight(day: str) -> float | None:
    """When a day begins in the world's time."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() if day else None


def key_of(words: str) -> Key | None:
    """A place in the list, as an address has it."""
    ended, _, table = words[:90].partition("~")
    try:
        return float(ended), table
    except ValueError:
        return None


@dataclass(frozen=True)
class Choices:
    """What can be chosen, in the words of the reader."""

    games: tuple[Choice, ...]
    bots: tuple[Choice, ...]
    results: tuple[Choice, ...]
    reasons: tuple[Choice, ...]
    lengths: tuple[Choice, ...]
    seats: tuple[Choice, ...]
    wonders: tuple[Choice, ...]
    options: tuple[OptionChoice, ...]


def choices_for(visit: Visit, asked: Asked) -> Choices:
    """What can be chosen; options and wonders once a game is."""
    game = OFFERED.get(asked.game)
    most = max((one.seats[-1] for one in ([game] if game else GAMES.values())), default=7)
    least = game.seats[0] if game else 2
    language = visit.language
    return Choices(
        games=tuple(Choice(name, visit.say(f"game-{name}")) for name in OFFERED),
        bots=tuple(Choice(bot, bot_name(language, bot)) for bot in visit.site.hall.bots),
        results=tuple(Choice(one, visit.say(f"library-result-{one}")) for one in RESULTS),
        reasons=tuple(Choice(one, visit.say("results-how", reason=one)) for one in REASONS),
        lengths=tuple(Choice(str(at), length_words(visit, at)) for at in LENGTHS),
        seats=tuple(Choice(str(at), str(at)) for at in range(least, most + 1)),
        wonders=wonder_choices(language, asked.game),
        options=option_choices(language, game) if game else (),
    )


def length_words(visit: Visit, at: int) -> str:
    """A step of lengths."""
    if at >= LONGEST:
        return visit.say("library-length-more", count=at)
    return visit.say("library-length", first=at, last=at + STEP - 1)


def wonder_choices(language: str, game: str) -> tuple[Choice, ...]:
    """The wonders of a game, by their names."""
    ids = PAGES[game].wonders if game else ()
    named = [Choice(one, text.say(language, name_id(game, one))) for one in ids]
    return tuple(sorted(named, key=lambda one: one.label))
