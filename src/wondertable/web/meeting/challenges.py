"""Challenges: what is asked of whom, the answers, and the part of the start page that tells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.responses import Response

from wondertable.bots import USUAL
from wondertable.club.meeting.errors import NoChallenge
from wondertable.core.game import Game
from wondertable.store.challenges import ChallengeRow
from wondertable.table import Settings
from wondertable.table.settings import SERIES, Series
from wondertable.web.at_table import found
from wondertable.web.games import PAGES
from wondertable.web.meeting.friends import HANDLE, called, somebody
from wondertable.web.meeting.parts import (
    clock_choices,
    game_asked,
    game_choices,
    gone_to,
    one_of,
    options_for_strangers,
    region,
    renewed,
)
from wondertable.web.offered import CLOCKS, OFFERED, bot_choices, offered, option_choices
from wondertable.web.opening import refuse_without_rating
from wondertable.web.pages import Form, Refusal, Visit, whole
from wondertable.web.plans import BOT, ME, Plan

USUAL_CLOCK: Final = "game-20"
LINK: Final = "link"
"""What stands for a seat that is taken by link."""


@dataclass(frozen=True)
class Row:
    """A challenge in the words of the reader."""

    id: str
    mine: bool
    name: str
    game: str
    art: str
    terms: tuple[str, ...]


async def form_page(visit: Visit) -> Response:
    """What can be asked of somebody."""
    handle = visit.request.query_params.get("to", "")
    friends = visit.site.meeting.friends
    other = await friends.found(handle if HANDLE.fullmatch(handle) else "")
    if not await friends.may_challenge(visit.person.id, other.person):
        raise NoChallenge
    game = game_asked(visit)
    return visit.page(
        "meeting/challenge.html",
        who=other,
        game=game.name,
        games=game_choices(visit),
        counts=tuple(game.seats) if len(game.seats) > 1 else (),
        options=options_for_strangers(visit, game),
        clocks=clock_choices(visit, CLOCKS),
        usual_clock=USUAL_CLOCK,
        series=SERIES,
        bots=bot_choices(visit),
        favourite=USUAL,
        name=visit.person.name or visit.say("web-default-name"),
    )


async def from_table(visit: Visit) -> Response:
    """Leads from a table that is over to the challenge of somebody who sat there."""
    table = await found(visit)
    seat = whole(visit.request.path_params["seat"][:4])
    if not table.seats_of(visit.person.id) or table.status != "over":
        raise NoChallenge
    if seat is None or seat not in range(len(table.seats)):
        raise NoChallenge
    other = table.seats[seat]
    if other.person in (None, visit.person.id) or other.kind != "person":
        raise NoChallenge
    door = await visit.site.meeting.friends.door(other.person or "", other.name)
    return visit.go(f"/challenge?to={door.handle}&game={table.game.name}")


async def challenge(visit: Visit) -> Response:
    """Asks somebody for a game."""
    form = await visit.form()
    game = offered(form.text("game"))
    other = await somebody(visit, form)
    name = visit.named(form.text("name"))
    settings = settings_of(form)
    options = {
        option.name: form.text(f"option-{option.name}", option.default) for option in game.options
    }
    seats = other_seats(form, game)
    visit.spend(visit.site.meetings)
    if settings.rated:
        words = (ME, *(f"{BOT}{bot}" for bot in seats if bot is not None))
        refuse_without_rating(Plan(game.name, options, words, settings))
    row = await visit.site.meeting.challenges.challenge(
        visit.person.id, name, visit.language, other, game.name, options, seats, settings
    )
    answer = visit.go(f"/challenges/{row.id}")
    visit.remember_name(answer, name)
    return answer


def settings_of(form: Form) -> Settings:
    """What the two are to agree on."""
    clock = CLOCKS[one_of(form, "clock", CLOCKS, USUAL_CLOCK)]
    games = one_of(form, "series", ("0", *map(str, SERIES)), "0")
    rated = form.ticked("rated")
    return Settings(
        rated=rated,
        hints=False,
        clock=clock,
        order="random",
        series=Series(int(games)) if games != "0" else None,
    )


def other_seats(form: Form, game: Game) -> list[str | None]:
    """The seats beside the two: computers, or free ones."""
    players = form.number("players") if "players" in form.fields else game.seats[0]
    if players not in game.seats:
        raise Refusal(422, "web-refused-choice", field="players")
    chosen = form.text("others", USUAL)
    return [None if chosen == LINK else chosen] * (players - 2)


async def listed(visit: Visit) -> Response:
    """The part of the start page that tells of challenges, for pages that keep up to date."""
    return renewed({"challenges-now": await drawn(visit)})


async def drawn(visit: Visit) -> str:
    """What the start page says of challenges."""
    rows = list[ChallengeRow]()
    if visit.known is not None:
        rows = await visit.site.meeting.challenges.of_person(visit.person.id)
    shown = [row_of(visit, row) for row in rows if row.game in OFFERED]
    return region(visit, "meeting/challenges.html", rows=shown, known=visit.known is not None)


async def show(visit: Visit) -> Response:
    """A challenge, for the two whom it concerns."""
    challenges = visit.site.meeting.challenges
    row = await challenges.find(visit.request.path_params["challenge"], visit.person.id)
    if row.status == "accepted":
        table = f"/t/{row.table_id}"
        return gone_to(visit, table) if visit.wants_json else visit.go(table)
    is_open = challenges.is_open(row)
    html = region(
        visit,
        "meeting/challenge-now.html",
        row=row_of(visit, row),
        state="open" if is_open else "old" if row.status == "open" else row.status,
        name=visit.person.name or visit.say("web-default-name"),
    )
    if visit.wants_json:
        return renewed({"challenge-now": html})
    return visit.page("meeting/challenged.html", regions={"challenge-now": html})


async def answer(visit: Visit) -> Response:
    """Accepts or declines a challenge, or takes one's own back."""
    form = await visit.form()
    challenges, person = visit.site.meeting.challenges, visit.person.id
    challenge_id = visit.request.path_params["challenge"]
    match visit.request.path_params["verb"]:
        case "accept":
            visit.spend(visit.site.openings)
            name = visit.named(form.text("name") or called(visit))
            table = await challenges.accept(challenge_id, person, name, visit.language)
            gone = visit.go(f"/t/{table}")
            visit.remember_name(gone, name)
            return gone
        case "decline":
            await challenges.decline(challenge_id, person)
        case "withdraw":
            await challenges.withdraw(challenge_id, person)
        case _:
            raise Refusal(404, "web-status-reason", status=404)
    return visit.go("/")


def row_of(visit: Visit, row: ChallengeRow) -> Row:
    """A challenge in the words of the reader."""
    mine = row.person == visit.person.id
    return Row(
        row.id,
        mine,
        row.other_name if mine else row.name,
        visit.say(f"game-{row.game}"),
        PAGES[row.game].art,
        tuple(terms_in(visit, row)),
    )


def terms_in(visit: Visit, row: ChallengeRow) -> list[str]:
    """How it would be played, in words; what is as usual is not said."""
    game, settings = OFFERED[row.game], msgspec.convert(row.settings, Settings)
    words = []
    if len(game.seats) > 1:
        words.append(visit.say("web-plan-players", count=2 + len(row.seats)))
    keys = {clock: key for key, clock in CLOCKS.items()}
    words.append(visit.say(f"web-clock-{keys.get(settings.clock, 'none')}"))
    for option in option_choices(visit.language, game):
        chosen = row.options.get(option.name)
        words += [one.label for one in option.values[1:] if one.value == chosen]
    if settings.series is not None:
        words.append(visit.say("meet-best-of", games=settings.series.games))
    if settings.rated:
        words.append(visit.say("web-rated"))
    return words
