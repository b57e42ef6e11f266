"""The first page: play at once, open a table, find one's own and those of others."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import msgspec
from babel.dates import format_timedelta
from starlette.responses import Response

from wondertable import text
from wondertable.bots import USUAL
from wondertable.core.errors import UnknownGame, WondertableError
from wondertable.core.game import Game
from wondertable.games import GAMES
from wondertable.table import Clock, SeatPlan, Settings, Summary, Table
from wondertable.table.errors import DamagedTable, UnknownTable
from wondertable.table.seat import clean_name
from wondertable.table.settings import AtEnd
from wondertable.web.games import PAGES
from wondertable.web.identity import Person, name_or_nothing
from wondertable.web.pages import Form, Refusal, Visit, local, whole
from wondertable.web.scenes import bot_about, bot_name, names_of

OFFERED: Final = {name: game for name, game in GAMES.items() if name in PAGES}
"""The games that have pages."""

LADDER: Final = ("novice", "citizen", "senator", "oracle", "friend")
"""The opponents that are offered at first sight; all others stand behind them."""

CLOCKS: Final[dict[str, Clock | None]] = {
    "none": None,
    "move-1": Clock("per_move", 60),
    "move-3": Clock("per_move", 180),
    "move-day": Clock("per_move", 24 * 3600),
    "move-days": Clock("per_move", 3 * 24 * 3600),
    "game-10": Clock("per_game", 600, 10),
    "game-20": Clock("per_game", 1200, 20),
    "game-60": Clock("per_game", 3600),
}
"""The clocks to choose from."""

AT_END: Final[tuple[AtEnd, ...]] = ("lose", "bot", "random")
TOLD: Final = ("deleted", "gone")
"""What the lobby tells somebody who was sent here."""
LOOKED_INTO: Final = 20
"""So many own tables are asked whose turn it is."""


# What the page shows.


@dataclass(frozen=True)
class BotChoice:
    """A bot to choose."""

    id: str
    name: str
    about: str


@dataclass(frozen=True)
class Choice:
    """A value of an option to choose."""

    value: str
    label: str


@dataclass(frozen=True)
class OptionChoice:
    """An option of a game."""

    name: str
    label: str
    about: str
    values: tuple[Choice, ...]


@dataclass(frozen=True)
class GameChoice:
    """A game to choose."""

    id: str
    name: str
    players: str
    about: str
    seats: range
    options: tuple[OptionChoice, ...]
    memory: bool
    """Whether its pages can show what a careful player remembers."""
    teams: bool

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of players to choose from; none where there is only one."""
        return tuple(self.seats) if len(self.seats) > 1 else ()


@dataclass(frozen=True)
class Row:
    """A table in a list."""

    id: str
    game: str
    title: str
    about: str
    mark: str
    mine: bool
    turn: bool
    over: bool
    deletable: bool


async def home(visit: Visit) -> Response:
    """The lobby."""
    hall = visit.site.hall
    own = await hall.of_person(visit.person.id) if visit.known else []
    aside = await hall.of_person(visit.person.id, hidden=True) if visit.known else []
    mine = {table.id for table in (*own, *aside)}
    others = [
        table
        for table in await hall.open_tables()
        if table.id not in mine and table.game in OFFERED
    ]
    asked, damaged = await looked_into(visit, own)
    bots = bot_choices(visit)
    rows = [
        row_of(visit, table, turn=table.id in asked, damaged=table.id in damaged) for table in own
    ]
    hidden = [row_of(visit, table, turn=False) for table in aside]
    just_hidden = visit.request.query_params.get("hidden", "")
    told = visit.request.query_params.get("told", "")
    return visit.page(
        "lobby/lobby.html",
        name=visit.person.name or visit.say("web-default-name"),
        games=[game_choice(visit.language, game) for game in OFFERED.values()],
        bots=bots,
        ladder=[bot for bot in bots if bot.id in LADDER],
        others=[bot for bot in bots if bot.id not in LADDER],
        favourite=USUAL,
        art={name: PAGES[name].art for name in OFFERED},
        most_seats=max(game.seats[-1] for game in OFFERED.values()),
        clocks=[Choice(key, visit.say(f"web-clock-{key}")) for key in CLOCKS],
        ends=[Choice(key, visit.say(f"web-at-end-{key}")) for key in AT_END],
        beginner=not any(row.over for row in (*rows, *hidden)),
        hidden=hidden,
        just_hidden=next((row for row in hidden if row.id == just_hidden), None),
        told=visit.say(f"web-{told}-now") if told in TOLD else "",
        running=[row for row in rows if not row.over],
        finished=[row for row in rows if row.over],
        open_tables=[row_of(visit, table, turn=False) for table in others],
    )


async def looked_into(visit: Visit, own: Sequence[Summary]) -> tuple[set[str], set[str]]:
    """The tables that wait for this person, and those that cannot be opened."""
    asked, damaged = set(), {table.id for table in own if table.game not in OFFERED}
    for summary in [table for table in own if table.status == "running"][:LOOKED_INTO]:
        try:
            table = await visit.site.hall.find(summary.id)
        except DamagedTable as error:
            visit.explain(error)
            damaged.add(summary.id)
        except UnknownTable:  # deleted a moment ago
            continue
        else:
            if set(table.asked) & set(table.seats_of(visit.person.id)):
                asked.add(table.id)
    return asked, damaged


def game_choice(language: str, game: Game) -> GameChoice:
    """A game in the words of a language."""
    key = f"web-{game.name}"
    return GameChoice(
        id=game.name,
        name=text.say(language, f"game-{game.name}"),
        players=text.say(language, f"{key}-players"),
        about=text.say(language, f"{key}-about"),
        seats=game.seats,
        options=option_choices(language, game),
        memory=PAGES[game.name].memory,
        teams=has_teams(game),
    )


def option_choices(language: str, game: Game) -> tuple[OptionChoice, ...]:
    """The options of a game, each in the messages that `missing` asks for."""

    def said(name: str) -> str:
        return text.say(language, f"web-{game.name}-{word(name)}")

    return tuple(
        OptionChoice(
            name=option.name,
            label=said(option.name),
            about=said(f"{option.name}-about"),
            values=tuple(Choice(value, said(f"{option.name}-{value}")) for value in option.values),
        )
        for option in game.options
        if len(option.values) > 1
    )


def has_teams(game: Game) -> bool:
    """Whether there are options with which people play in teams."""
    usual = {option.name: option.default for option in game.options}
    return any(
        game.team_size(usual | {option.name: value}) > 1
        for option in game.options
        for value in option.values
    )


def word(name: str) -> str:
    """A name as it stands in message ids."""
    return name.replace("_", "-")


def bot_choices(visit: Visit) -> list[BotChoice]:
    """All bots, as they are registered, and the programs that the operator named."""
    language = visit.language
    return [
        BotChoice(bot, bot_name(language, bot), bot_about(language, bot))
        for bot in visit.site.hall.bots
    ]


def row_of(visit: Visit, table: Summary, *, turn: bool, damaged: bool = False) -> Row:
    """A table in the words of the reader."""
    person = visit.person.id
    names = names_of(table.seats, visit.language)
    others = [
        name
        for name, seat in zip(names, table.seats, strict=True)
        if seat.kind in ("person", "bot") and seat.person != person
    ]
    known = table.game in OFFERED
    title = game = text.say(visit.language, f"game-{table.game}") if known else table.game
    if others:
        listed = text.listed(visit.language, others)
        title = visit.say("web-table-with", game=game, names=listed)
    if damaged:
        mark = visit.say("web-is-damaged")
    else:
        mark = visit.say("web-your-turn") if turn else mark_of(visit, table, names)
    age = max(1, int(time.time() - table.updated))
    ago = format_timedelta(-age, add_direction=True, locale=visit.language, threshold=1.2)
    return Row(
        id=table.id,
        game=table.game if known else next(iter(OFFERED)),
        title=title,
        about=ago,
        mark=mark,
        mine=any(seat.person == person for seat in table.seats) or table.host == person,
        turn=turn,
        over=table.status == "over",
        deletable=table.host == person
        and all(seat.person in (None, person) for seat in table.seats),
    )


def mark_of(visit: Visit, table: Summary, names: Sequence[str]) -> str:
    """How a table stands, in a word or two."""
    if table.status == "waiting":
        free = sum(seat.kind == "open" for seat in table.seats)
        return visit.say("web-seats-free", count=free)
    if table.status != "over":
        return visit.say(f"web-is-{table.status}")
    winners = [seat for seat, rank in enumerate(table.ranks) if rank == 1]
    if not winners:
        return visit.say("web-is-closed")
    if any(table.seats[seat].person == visit.person.id for seat in winners):
        return visit.say("web-you-won")
    return visit.say("web-they-won", names=text.listed(visit.language, [names[w] for w in winners]))


# What the page does.


def offered(name: str) -> Game:
    """The game of a name, if there are pages for it."""
    if name not in OFFERED:
        raise UnknownGame(name, ", ".join(OFFERED))
    return OFFERED[name]


async def play(visit: Visit) -> Response:
    """Opens a table against a bot and goes there."""
    form = await visit.form()
    game = offered(form.text("game", next(iter(OFFERED))))
    name = clean_name(form.text("name"))
    first_game = PAGES[game.name].first_game
    first = form.ticked("first") and bool(first_game)
    seats = [SeatPlan.of(visit.person.id, name, visit.language)]
    seats += [SeatPlan.of_bot(form.text("bot", USUAL))] * (players(form, game) - 1)
    options = chosen_options(form, game) | (first_game if first else {})
    settings = Settings(explain=first, practice=form.ticked("quick_practice"), order="random")
    return await opened(visit, game, options, seats, settings, name)


async def create(visit: Visit) -> Response:
    """Opens a table as the form describes it."""
    form = await visit.form()
    game = offered(form.text("game"))
    name = clean_name(form.text("name"))
    options = chosen_options(form, game)
    seats = [seat_plan(visit, form, at, name) for at in range(players(form, game))]
    kept = [seat for seat in seats if seat is not None]
    settings = table_settings(form)
    if game.team_size(options) > 1:  # who plays with whom was chosen, so nobody moves
        settings = msgspec.structs.replace(settings, order="given")
    return await opened(visit, game, options, kept, settings, name)


def chosen_options(form: Form, game: Game) -> dict[str, str]:
    """The options of a game as the form has them."""
    return {
        option.name: form.text(f"{game.name}-{option.name}", option.default)
        for option in game.options
    }


def players(form: Form, game: Game) -> int:
    """How many are to play."""
    field = f"{game.name}-players"
    count = whole(form.text(field, str(game.seats[0])))
    if count is None or count not in game.seats:
        raise Refusal(422, "web-refused-choice", field=field)
    return count


def seat_plan(visit: Visit, form: Form, at: int, name: str) -> SeatPlan | None:
    """What the form wants on a seat; nothing if the seat is left out."""
    chosen = form.text(f"seat-{at}", "me" if at == 0 else "friend")
    person = visit.person.id
    if chosen == "me":
        return SeatPlan.of(person, name, visit.language)
    if chosen == "here":
        other = name_or_nothing(form.text(f"name-{at}"))
        default = visit.say("web-guest-name", number=at + 1)
        return SeatPlan.of(person, other or default, visit.language)
    if chosen == "friend":
        return SeatPlan.free()
    if chosen == "none":
        return None
    if chosen.startswith("bot-"):
        return SeatPlan.of_bot(chosen.removeprefix("bot-"))
    raise Refusal(422, "web-refused-choice", field=f"seat-{at}")


def table_settings(form: Form) -> Settings:
    """The settings of a table as the form has them."""
    clock = form.text("clock", "none")
    at_end = form.text("at_end", AT_END[0])
    order = form.text("order", "given")
    for field, value, known in (
        ("clock", clock, tuple(CLOCKS)),
        ("at_end", at_end, AT_END),
        ("order", order, ("given", "random")),
    ):
        if value not in known:
            raise Refusal(422, "web-refused-choice", field=field)
    return Settings(
        running_score=form.ticked("running_score"),
        spectators=form.ticked("spectators"),
        hints=form.ticked("hints"),
        memory=form.ticked("memory"),
        team_talk=form.ticked("team_talk"),
        explain=form.ticked("explain"),
        practice=form.ticked("practice"),
        listed=form.ticked("listed"),
        clock=CLOCKS[clock],
        at_end=next(word for word in AT_END if word == at_end),
        order="random" if order == "random" else "given",
    )


async def opened(
    visit: Visit,
    game: Game,
    options: dict[str, str],
    seats: Sequence[SeatPlan],
    settings: Settings,
    name: str,
) -> Response:
    """Opens a table, goes there, and remembers the name."""
    visit.spend(visit.site.openings)
    hall = visit.site.hall
    table: Table = await hall.open(game.name, options, seats, settings, visit.person.id)
    answer = visit.go(f"/t/{table.id}")
    visit.remember(answer, Person(visit.person.id, name))
    return answer


async def delete(visit: Visit) -> Response:
    """Deletes a table of one's own."""
    await visit.form()
    await visit.site.hall.delete(visit.request.path_params["table"], visit.person.id)
    return visit.go("/?told=deleted")


async def hide(visit: Visit) -> Response:
    """Takes a table out of one's own list; the lobby offers the way back."""
    await visit.form()
    table_id = visit.request.path_params["table"]
    await visit.site.hall.hide(table_id, visit.person.id)
    return visit.go(f"/?hidden={table_id}")


async def unhide(visit: Visit) -> Response:
    """Brings a table back into one's own list."""
    await visit.form()
    await visit.site.hall.unhide(visit.request.path_params["table"], visit.person.id)
    return visit.go("/")


async def change_language(visit: Visit) -> Response:
    """Changes the language and comes back."""
    form = await visit.form()
    language = form.text("language")
    if language not in text.LANGUAGES:
        raise Refusal(422, "web-refused-choice", field="language")
    back = local(form.text("back", "/", longest=500))
    table = re.match(r"/t/([A-Za-z0-9_-]+)", back)
    if table is not None:
        await tell_language(visit, table[1], language)
    answer = visit.go(back)
    visit.remember_language(answer, language)
    return answer


async def tell_language(visit: Visit, table_id: str, language: str) -> None:
    """Lets a table know the language of one's seats there; it is no matter if it cannot."""
    with suppress(WondertableError):
        table = await visit.site.hall.find(table_id)
        for seat in table.seats_of(visit.person.id):
            await table.set_language(seat, language)
