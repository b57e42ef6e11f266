"""One visit: who asks, in which language, with which form; and the pages they get."""

from __future__ import annotations

import asyncio
import logging
import math
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, Final

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from wondertable import text
from wondertable.club.addresses import Addresses
from wondertable.club.complaints import Complaints
from wondertable.club.library import Library
from wondertable.club.library_errors import LibraryError, NotInLibrary
from wondertable.club.meeting.errors import (
    BadWish,
    MeetingError,
    NoChallenge,
    UnknownChallenge,
    UnknownFriend,
)
from wondertable.club.meeting.meeting import Meeting
from wondertable.club.names.errors import (
    NameNotKept,
    NameReserved,
    NamesOff,
    PasskeyRefused,
    PeopleError,
    WrongWay,
)
from wondertable.club.names.names import DAY, Kept, Names
from wondertable.club.names.passkeys import Passkeys
from wondertable.club.notices.errors import (
    BadMailAddress,
    BadTiming,
    MailOff,
    NotConfirmed,
    NoticeError,
    PushOff,
)
from wondertable.club.notices.holidays import Holidays
from wondertable.club.notices.service import Notices
from wondertable.club.notices.wants import Wishes
from wondertable.club.puzzles import Puzzles
from wondertable.club.quiet import Quiet
from wondertable.club.results import Results
from wondertable.club.talk_errors import (
    NotOperator,
    Silenced,
    TalkError,
    UnknownComplaint,
    WrongLink,
)
from wondertable.club.tournaments.errors import (
    BadPlan,
    NotHolder,
    TournamentError,
    UnknownTournament,
)
from wondertable.club.tournaments.service import Tournaments
from wondertable.core.errors import (
    GameOver,
    IllegalAction,
    NotAsked,
    NotationError,
    SetupError,
    WondertableError,
)
from wondertable.store.errors import StoreBusy, StoreError, StoreFull
from wondertable.table import Hall, TableError
from wondertable.table.box_errors import UnclearEntry, UnknownBox
from wondertable.table.errors import (
    BadName,
    BadSetting,
    BadWords,
    Closing,
    DamagedTable,
    Elsewhere,
    NotHost,
    NotSeated,
    NotWhole,
    RecordTooLong,
    UnfinishedRecord,
    UnknownSeat,
    UnknownTable,
    WrongSecret,
)
from wondertable.text import Argument
from wondertable.text.bundle import bundle
from wondertable.web.forwarded import ELSEWHERE_HEADER
from wondertable.web.games import wonders_in
from wondertable.web.identity import (
    COOKIE,
    LANGUAGE_COOKIE,
    YEAR,
    Identity,
    Person,
    new_person,
)
from wondertable.web.limits import Allowance, Places, TooOften
from wondertable.web.names import named
from wondertable.web.notices.setup import ways_of
from wondertable.web.places import named_for_others
from wondertable.web.present.render import render
from wondertable.web.rooms import Rooms
from wondertable.web.security import HOST, TooLarge, limited, own_origin
from wondertable.web.settings import Settings

LOG: Final = logging.getLogger("wondertable.web")
LARGEST_BODY: Final = 64 * 1024
BODY_SECONDS: Final = 20.0
"""In this time a form has to be here; whoever sends it letter by letter is not waited for."""
MOST_FIELDS: Final = 64
LONGEST_FIELD: Final = 200
LOOKS: Final = {
    "theme": ("system", "light", "dark"),
    "cloth": ("sand", "sea"),
    "cards": ("usual", "large"),
}
"""How pages can look: in which light, on which cloth, how large; the first where nobody chose."""
HOUSEHOLD: Final = 64
MINUTE: Final = 60.0
HOUR: Final = 3600.0
LISTINGS_PER_HOUR: Final = 12
"""So many tables somebody may put into the list of open tables."""
BURST: Final = 6
BURST_SECONDS: Final = 15.0
"""So much somebody may say at a table at once."""
EXPORTS_PER_HOUR: Final = 20
"""So often somebody may ask for all that is kept."""

STATUS: Final[tuple[tuple[type[WondertableError], int], ...]] = (
    (IllegalAction, 422),
    (NotationError, 422),
    (NotAsked, 409),
    (GameOver, 409),
    (SetupError, 422),
    (BadName, 422),
    (BadSetting, 422),
    (BadWords, 422),
    (UnknownTable, 404),
    (UnknownBox, 404),
    (UnclearEntry, 422),
    (UnknownSeat, 404),
    (WrongSecret, 403),
    (NotHost, 403),
    (NotSeated, 403),
    (Closing, 503),
    (Elsewhere, 503),
    (DamagedTable, 503),
    (RecordTooLong, 413),
    (NotWhole, 422),
    (UnfinishedRecord, 422),
    (TableError, 409),
    (NotInLibrary, 404),
    (LibraryError, 409),
    (Silenced, 403),
    (NotOperator, 403),
    (WrongLink, 403),
    (UnknownComplaint, 404),
    (TalkError, 409),
    (UnknownTournament, 404),
    (NotHolder, 403),
    (BadPlan, 422),
    (TournamentError, 409),
    (PushOff, 404),
    (MailOff, 404),
    (NotConfirmed, 404),
    (BadMailAddress, 422),
    (BadTiming, 422),
    (NoticeError, 409),
    (NameReserved, 422),
    (NamesOff, 404),
    (WrongWay, 403),
    (PasskeyRefused, 403),
    (NameNotKept, 409),
    (PeopleError, 409),
    (BadWish, 422),
    (UnknownFriend, 404),
    (UnknownChallenge, 404),
    (NoChallenge, 403),
    (MeetingError, 409),
    (StoreBusy, 503),
    (StoreFull, 507),
    (StoreError, 503),
)
"""What an error is told as; the first line that fits counts."""

TITLED: Final = (403, 404, 405, 409, 413, 422, 429, 500, 503, 507)
"""The answers with a heading of their own."""


class Refusal(Exception):
    """Something the site does not do: a status, and a message id with its fields."""

    def __init__(self, status: int, message_id: str, /, **args: Argument) -> None:
        super().__init__(f"{status} {message_id}")
        self.status = status
        self.message_id = message_id
        self.args_said = args


class Site:
    """What all pages of the server share."""

    def __init__(self, settings: Settings, hall: Hall, secret: str) -> None:
        self.settings = settings
        self.hall = hall
        self.addresses = Addresses()
        self.results = Results(hall, self.addresses.shared)
        self.tournaments = Tournaments(hall)
        self.puzzles = Puzzles(hall)
        self.library = Library(hall, wonders_in)
        self.identity = Identity(secret)
        self.quiet = Quiet(hall, self.identity.address_key)
        self.complaints = Complaints(hall, self.quiet)
        self.names = Names(
            hall,
            on=settings.names,
            keep=settings.keep_names_days * DAY,
            reserved=[text.say(language, "web-default-name") for language in text.LANGUAGES],
        )
        self.passkeys = Passkeys(hall, self.names)
        self.meeting = Meeting(hall, secret, named)
        self.rooms = Rooms()
        self.holidays = Holidays(hall)
        ways = ways_of(settings, secret, hall.house.now)
        self.notices = Notices(hall, ways, self.rooms.present, self.holidays)
        self.wishes = Wishes(hall, self.notices)
        self.visits = Allowance(settings.requests_per_minute, MINUTE)
        self.moves = Allowance(settings.moves_per_minute, MINUTE)
        self.hints = Allowance(settings.hints_per_minute, MINUTE)
        self.words = Allowance(settings.words_per_minute, MINUTE)
        self.bursts = Allowance(BURST, BURST_SECONDS)
        self.openings = Allowance(settings.tables_per_hour, HOUR)
        self.tries = Allowance(settings.tries_per_minute, MINUTE)
        self.exports = Allowance(EXPORTS_PER_HOUR, HOUR)
        self.namings = Allowance(settings.names_per_hour, HOUR)
        self.letters = Allowance(settings.letters_per_hour, HOUR)
        self.reports = Allowance(settings.reports_per_hour, HOUR)
        self.meetings = Allowance(settings.meetings_per_hour, HOUR)
        self.listings = Allowance(LISTINGS_PER_HOUR, HOUR)
        self.places = Places(settings.connections)
        self.places_by_address = Places(8 * settings.connections)

    def path(self, path: str) -> str:
        """A path of the site as browsers know it."""
        return self.settings.prefix + path

    def endpoint(
        self, handler: Handler, largest: int = LARGEST_BODY
    ) -> Callable[[Request], Awaitable[Response]]:
        """A handler as Starlette calls it: limited, and with every refusal told as a page."""

        async def answer(request: Request) -> Response:
            visit = Visit(self, Request(request.scope, limited(request.receive, largest)))
            return await visit.answered(handler)

        return answer


MOST_PARTS: Final = 9
"""The parts of which a choice may be put together."""


@dataclass(frozen=True)
class Form:
    """The fields of a form that came with the right token."""

    fields: dict[str, str]
    files: dict[str, bytes] = field(default_factory=dict)

    def text(self, name: str, default: str = "", longest: int = LONGEST_FIELD) -> str:
        """A field, if it is not too long."""
        value = self.fields.get(name, default)
        if len(value) > longest:
            raise Refusal(413, "web-refused-long", field=name, longest=longest)
        return value

    def choice(self) -> str:
        """A choice in notation; one that is put together has its parts in `action-1` and so on."""
        names = ["action", *(f"action-{at}" for at in range(1, MOST_PARTS + 1))]
        return " ".join(part for part in map(self.text, names) if part)

    def number(self, name: str) -> int:
        """A field that holds a whole number."""
        number = whole(self.fields.get(name, ""))
        if number is None:
            raise Refusal(422, "web-refused-number", field=name)
        return number

    def ticked(self, name: str) -> bool:
        """Whether a box was ticked."""
        return name in self.fields


class Visit:
    """One request of somebody."""

    def __init__(self, site: Site, request: HTTPConnection) -> None:
        self.site = site
        self.request = request
        self.language = language_of(request)

    @cached_property
    def known(self) -> Person | None:
        """Who asks, if the browser has a cookie of ours that was not signed out."""
        person = self.site.identity.person_of(self.request.cookies.get(COOKIE))
        if person is None or self.is_signed_out(person):
            return None
        kept = self.site.names.kept(person.id)
        if kept is None:
            return person
        self.site.names.note(person.id)
        return replace(person, name=kept.name)

    @property
    def kept(self) -> Kept | None:
        """Who asks, if the name is kept."""
        return self.site.names.kept(self.known.id) if self.known else None

    def is_signed_out(self, person: Person) -> bool:
        """Whether a cookie does not count any more: a live page may outlast it."""
        return not self.site.names.counts(person.id, person.epoch)

    @cached_property
    def person(self) -> Person:
        """Who asks; somebody new if there is no cookie yet."""
        return self.known or new_person()

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return address_of(self.request)

    @property
    def csrf(self) -> str:
        """The token for forms on the pages of this visit."""
        return self.site.identity.csrf_of(self.person)

    @property
    def wants_json(self) -> bool:
        """Whether a script asks, which shows the answer itself."""
        return "application/json" in self.request.headers.get("accept", "")

    @property
    def here(self) -> str:
        """The path and query to come back to: this page, or the table that a form was sent to."""
        if self.request.scope.get("method", "GET") not in ("GET", "HEAD"):
            game = self.request.path_params.get("game")
            return self.room or (f"/pad/{game}" if game else "/")
        query = self.request.url.query
        return self.request.url.path + (f"?{query}" if query else "")

    @property
    def room(self) -> str:
        """The path of the table, or game from the box, that the address names; else nothing."""
        table, box = (self.request.path_params.get(key) for key in ("table", "box"))
        return f"/t/{table}" if table else f"/box/{box}" if box else ""

    def say(self, message_id: str, /, **args: Argument) -> str:
        """A message in the language of the visit."""
        return text.say(self.language, message_id, **args)

    def address_of(self, path: str) -> str:
        """A path of the site as others can type it."""
        settings = self.site.settings
        if settings.origin:
            return settings.origin + self.site.path(path)
        host = self.request.headers.get("host", "")
        if not HOST.fullmatch(host):
            host = f"{settings.host}:{settings.port}"
        host = named_for_others(host, settings.host)
        scheme = self.request.url.scheme.replace("ws", "http")
        return f"{scheme}://{host}{self.site.path(path)}"

    def named(self, name: str) -> str:
        """Under which name this person plays; raises BadName or NameKept."""
        return self.site.names.name_for(self.person.id, name)

    def spend(self, allowance: Allowance) -> None:
        """Counts something that nobody may do too often."""
        allowance.spend(self.known.id if self.known else "", self.address)

    async def form(
        self, most_fields: int = MOST_FIELDS, largest: int = LARGEST_BODY, files: int = 0
    ) -> Form:
        """The form that was posted, once it is sure that a page of ours posted it."""
        request = self.request
        assert isinstance(request, Request)
        if not own_origin(request, self.site.settings, required=False):
            raise Refusal(403, "web-refused-origin")
        length = request.headers.get("content-length", "")
        if len(length) > len(str(largest)) or (whole(length) or 0) > largest:
            raise TooLarge
        try:
            async with asyncio.timeout(BODY_SECONDS):
                data = await request.form(
                    max_files=files, max_fields=most_fields, max_part_size=largest // 2
                )
                sent = {
                    name: await value.read()
                    for name, value in data.items()
                    if isinstance(value, UploadFile)
                }
                await data.close()
        except TimeoutError:
            raise Refusal(408, "web-status-reason", status=408) from None
        fields = {name: value for name, value in data.items() if isinstance(value, str)}
        token = fields.pop("csrf", "") or request.headers.get("x-csrf", "")
        if self.known is None or not self.site.identity.csrf_fits(self.known, token):
            raise Refusal(403, "web-refused-csrf")
        return Form(fields, sent)

    async def answered(self, handler: Handler) -> Response:
        """What the handler answers, or a page that says why it does not."""
        try:
            self.spend(self.site.visits)
            if self.known is not None:
                await self.site.meeting.friends.note(self.known.id)
            return await handler(self)
        except TooLarge:
            return self.refused(413, self.say("web-refused-large"))
        except TooOften as error:
            seconds = math.ceil(error.seconds)
            answer = self.refused(429, self.say("web-refused-often", seconds=seconds))
            answer.headers["Retry-After"] = str(seconds)
            return answer
        except Refusal as error:
            return self.refused(error.status, self.say(error.message_id, **error.args_said))
        except HTTPException as error:
            answer = self.refused(error.status_code)
            answer.headers.update(error.headers or {})
            return answer
        except Elsewhere as error:
            answer = self.refused(503, self.explain(error))
            answer.headers[ELSEWHERE_HEADER] = "1"
            return answer
        except WondertableError as error:
            return self.refused(status_of(error), self.explain(error))
        except Exception:
            LOG.exception("%s failed", self.request.url.path)
            return self.refused(500)

    def explain(self, error: WondertableError) -> str:
        """What went wrong, in the language of the visit."""
        if isinstance(error, DamagedTable | StoreError):
            LOG.error("%s", error)
        game = f"game-{getattr(error, 'game', '')}"
        said = {"game": self.say(game)} if game in bundle(self.language).ids() else {}
        return text.explain(self.language, error, **said)

    def refused(self, status: int, reason: str = "") -> Response:
        """A page, or a value for a script, that says why not."""
        heading = self.say(f"web-status-{status}" if status in TITLED else "web-status-other")
        reason = reason or self.say("web-status-reason", status=status)
        if self.wants_json:
            return JSONResponse({"error": reason, "status": status}, status)
        back = self.site.path(self.room) if self.room and status in (409, 422, 429) else ""
        return self.page("pages/error.html", status, heading=heading, reason=reason, back=back)

    def page(self, template: str, status: int = 200, /, **context: Any) -> HTMLResponse:
        """A page, with the cookie for somebody who had none."""
        html = render(
            template,
            self.language,
            root=self.site.settings.prefix,
            home_url=self.site.path("/"),
            csrf=self.csrf,
            person_name=self.person.name,
            person_kept=self.kept is not None,
            here=self.here,
            languages=text.LANGUAGES,
            **looks_of(self.request),
            **context,
        )
        return self.html(html, status)

    def html(self, html: str, status: int = 200) -> HTMLResponse:
        """A page that is made already."""
        answer = HTMLResponse(html, status)
        if self.known is None:
            self.remember(answer, self.person)
        return answer

    def go(self, path: str) -> RedirectResponse:
        """Sends the browser to another page of the site."""
        return RedirectResponse(self.site.path(path), 303)

    def remember(self, answer: Response, person: Person) -> None:
        """Lets the browser keep who somebody is."""
        self.keep(answer, COOKIE, self.site.identity.cookie_of(person), hidden=True)

    def remember_name(self, answer: Response, name: str) -> None:
        """Lets the browser keep what somebody is called."""
        self.remember(answer, replace(self.person, name=name))

    def remember_language(self, answer: Response, language: str) -> None:
        """Lets the browser keep the language."""
        self.keep(answer, LANGUAGE_COOKIE, language, hidden=True)

    def keep(self, answer: Response, name: str, value: str, *, hidden: bool) -> None:
        """Sets a cookie that no other site can send along with a form."""
        answer.set_cookie(
            name,
            value,
            max_age=YEAR,
            path=self.site.settings.prefix or "/",
            secure=self.request.url.scheme == "https",
            httponly=hidden,
            samesite="lax",
        )


Handler = Callable[[Visit], Awaitable[Response]]


def language_of(connection: HTTPConnection) -> str:
    """The language somebody chose, else the one the browser asks for."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE)
    if chosen in text.LANGUAGES:
        return chosen
    return text.pick_language(connection.headers.get("accept-language", "")[:LONGEST_FIELD])


def looks_of(connection: HTTPConnection) -> dict[str, str]:
    """How somebody wants pages to look; the page itself keeps it in cookies."""
    chosen = {look: connection.cookies.get(look, "") for look in LOOKS}
    return {look: chosen[look] if chosen[look] in ways else ways[0] for look, ways in LOOKS.items()}


def address_of(connection: HTTPConnection) -> str:
    """Where a connection comes from; of IPv6, the network that one household is given."""
    host = connection.client.host if connection.client else "-"
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(IPv6Network((int(address), HOUSEHOLD), strict=False))


def status_of(error: WondertableError) -> int:
    """The status that tells an error."""
    return next((status for kind, status in STATUS if isinstance(error, kind)), 422)


def whole(text: str) -> int | None:
    """A whole number that is not too long to be one of ours."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else None


def local(path: str) -> str:
    """A path to come back to, if it is one of this site; else the lobby."""
    plain = re.fullmatch(r"/(?![/\\])[A-Za-z0-9._~/?&=%-]*", path)
    return path if plain else "/"
