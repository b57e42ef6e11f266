"""What page a visitor gets of a table: as a whole, and its parts that are kept up to date."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from markupsafe import Markup

from wondertable import text
from wondertable.bots import USUAL
from wondertable.core.errors import SetupError
from wondertable.core.state import SPECTATOR
from wondertable.table import Seat, Table
from wondertable.table.errors import NotStarted
from wondertable.table.settings import SERIES
from wondertable.web.coach import coach_of
from wondertable.web.games import PAGES
from wondertable.web.meeting.series import series_of
from wondertable.web.names import faces_of, levels_of, names_of, stand_ins
from wondertable.web.notices.holidays import away_at
from wondertable.web.notices.pausing import DAYS, may_ask, pausing_of
from wondertable.web.offered import bot_choices
from wondertable.web.pages import Visit
from wondertable.web.places import HERE
from wondertable.web.practice import practice_of
from wondertable.web.present.render import render
from wondertable.web.qr import code_of
from wondertable.web.review_curve import Drawing
from wondertable.web.review_rows import Sheet
from wondertable.web.scene import Scene
from wondertable.web.scenes import Addresses, Look, is_playable, look_of, may_retract, scene_of
from wondertable.web.talk import model as talk
from wondertable.web.terms import in_teams, partners_of, terms_of

GAME: Final = "game"
"""The kind of page on which a game is played."""
HOUSE: Final = ("table-menu", "table-links", "house", "coach", "talk")
"""The regions that the house itself keeps up to date."""
SLOTS: Final = ("settings", "pause", "resign", "report", "language", "links")
"""What the house adds to a table."""
IN_MENU: Final = ("settings", "pause", "resign", "report")


@dataclass(frozen=True)
class Waiting:
    """The table waits for people; this one invites others or is invited."""

    kind: Literal["invite", "join"]


@dataclass(frozen=True)
class Refused:
    """The table is not for this person's eyes."""


@dataclass(frozen=True)
class Curtained:
    """The device has to be passed on first."""

    look: Look


@dataclass(frozen=True)
class Closed:
    """The table was closed before its game began."""


@dataclass(frozen=True)
class Playing:
    """The game, as this person may see it."""

    look: Look
    scene: Scene


TablePage = Waiting | Refused | Curtained | Closed | Playing


def page_of(visit: Visit, table: Table, lifted: int | None) -> TablePage:
    """The page that this person gets, with the curtain lifted for one seat."""
    if table.status == "waiting":
        return Waiting("invite" if is_host_or_seated(visit, table) else "join")
    look = look_of(table, visit.person.id, lifted)
    if look is None:
        return Refused()
    if look.curtain:
        return Curtained(look)
    try:
        return Playing(look, scene_for(visit, table, look))
    except NotStarted:
        return Closed()


def is_host_or_seated(visit: Visit, table: Table) -> bool:
    """Whether this person has something to do with the table already."""
    return table.host == visit.person.id or bool(table.seats_of(visit.person.id))


def waiting_region(visit: Visit, table: Table) -> str:
    """Who sits at the table, and what can be done about it."""
    person = visit.person.id
    inside = is_host_or_seated(visit, table)
    link = visit.address_of(f"/t/{table.id}")
    free = [seat for seat in table.seats if is_free_for(seat, person)]
    return render(
        "pages/waiting.html" if inside else "pages/seats.html",
        visit.language,
        **frame(visit),
        table=table,
        host=table.host == person,
        seats=table.seats,
        names=names_of(table.seats, visit.language),
        faces=faces_of(table.seats),
        levels=levels_of(table.seats, visit.language),
        mine=table.seats_of(person),
        others=table.others(person),
        free=free,
        partners=partners_of(visit, table, free[0].number) if len(free) == 1 else [],
        terms=terms_of(visit, table),
        in_teams=in_teams(table),
        picture_of=PAGES[table.game.name].picture,
        bots=bot_choices(visit),
        favourite=USUAL,
        removable=can_do_without(table),
        name=visit.person.name or visit.say("web-default-name"),
        kept=visit.kept is not None,
        host_name=host_name(table, visit.language),
        link=link,
        code=code_of(link),
        only_here=urlsplit(link).hostname in HERE,
    )


def can_do_without(table: Table) -> bool:
    """Whether the game could be played with one seat fewer, by its rules and options."""
    playing = sum(seat.kind != "closed" for seat in table.seats)
    try:
        table.game.setup(playing - 1, table.options)
    except SetupError:
        return False
    return True


def is_free_for(seat: Seat, person: str) -> bool:
    """Whether somebody may take a seat; some are kept."""
    return seat.kind == "open" and seat.person in (None, person)


def host_name(table: Table, language: str) -> str:
    """What the host is called, if the host sits at the table."""
    names = names_of(table.seats, language)
    held = [names[seat.number] for seat in table.seats if seat.person == table.host]
    return held[0] if held else ""


def curtain(visit: Visit, table: Table, look: Look) -> dict[str, Any]:
    """What the page between two turns says."""
    names = names_of(table.seats, visit.language)
    laid = [seat for seat in table.seats_of(visit.person.id) if may_retract(table, seat)]
    return {
        "name": names[look.viewer],
        "lift": visit.site.path(f"/t/{table.id}?as={look.viewer}"),
        "laid": [
            (names[seat], visit.site.path(f"/t/{table.id}/retract?as={seat}")) for seat in laid
        ],
        "ply": table.ply,
    }


def live(visit: Visit, table: Table, kind: str, look: Look | None = None) -> dict[str, Any]:
    """What lets a page stay up to date."""
    seat = f"&as={look.viewer}" if look is not None and look.shared else ""
    return {
        "live_url": visit.site.path(f"/t/{table.id}/live?on={kind}{seat}"),
        "version": table.version,
    }


def frame(visit: Visit) -> dict[str, Any]:
    """What every part of a page may need."""
    return {"root": visit.site.settings.prefix, "csrf": visit.csrf, "here": visit.here}


def scene_for(visit: Visit, table: Table, look: Look) -> Scene:
    """What this person sees now."""
    seat = f"?as={look.viewer}" if look.shared else ""
    path = visit.site.path(f"/t/{table.id}")
    verbs = ("do", "hint", "retract", "say")
    show = f"{path}{seat}&show=" if seat else f"{path}?show="
    to = replace(Addresses(*(f"{path}/{verb}{seat}" for verb in verbs)), show=show)
    scene = scene_of(table, look, visit.language, to, visit.csrf)
    muted = visit.site.quiet.known(visit.person.id).muted
    if not (muted and scene.chat):
        return scene
    heard = (said for said in scene.chat if table.seats[said.seat].person not in muted)
    return replace(scene, chat=tuple(heard))


def slots_of(visit: Visit, table: Table, look: Look) -> dict[str, Markup]:
    """What the house itself adds to a table."""
    person = visit.person.id
    names = names_of(table.seats, visit.language)
    context = {
        **frame(visit),
        "table": table,
        "look": look,
        "names": names,
        "faces": faces_of(table.seats),
        "levels": levels_of(table.seats, visit.language),
        "host": table.host == person,
        "person": person,
        "path": f"/t/{table.id}",
        "link": visit.address_of(f"/t/{table.id}"),
        "present": visit.site.rooms.present(table.id),
        "stand_ins": stand_ins(table.seats, visit.language),
        "languages": text.LANGUAGES,
        "curve": small_curve(visit, table, look),
        "series": series_of(visit, table),
        "lengths": SERIES,
        "agreed_pause": table.pause_agreed,
        "may_ask_pause": may_ask(visit, table),
        "pause_days": DAYS,
        "query": f"?as={look.viewer}" if look.shared else "",
    }
    made = {slot: render(f"pages/slots/{slot}.html", visit.language, **context) for slot in SLOTS}
    return {slot: Markup(html) for slot, html in made.items() if html.strip()}


def small_curve(visit: Visit, table: Table, look: Look) -> Drawing | None:
    """The curve of a finished game, once somebody had it reviewed."""
    known = visit.site.hall.reviews.known(table) if table.status == "over" else None
    if known is None:
        return None
    return Sheet(table, look, visit.language, known, f"/t/{table.id}/review").drawing


def house_state(visit: Visit, table: Table, look: Look) -> Hashable:
    """All that the parts of the house depend on; the same for one person while it is equal."""
    away = tuple(seat.number for seat in table.seats if is_away(visit, table, seat))
    present = visit.site.rooms.present(table.id)
    trouble = table.trouble is not None
    taught = table.settings.explain or table.settings.guide is not None
    looked_at = visit.site.hall.reviews.known(table) is not None
    played = table.version if table.settings.practice or taught else 0
    return (
        *(look, table.status, table.host, table.seats, table.next_table),
        *(present, away, trouble, played, looked_at, shared_turn(table, look)),
        talk.state_of(visit, table),
        *(away_at(visit, table), table.pause_asked, table.pause_agreed),
    )


def house_regions(visit: Visit, table: Table, look: Look) -> dict[str, str]:
    """The parts of the page that the house itself keeps up to date."""
    return {**drawn_house(visit, table, look), **talk_region(visit, table, look)}


def talk_region(visit: Visit, table: Table, look: Look) -> dict[str, str]:
    """The talk, where there can be any."""
    if not talk.can_be_held(table):
        return {}
    return {"talk": talk.region_of(visit, table, look.viewer, shared=look.shared)}


def waiting_regions(visit: Visit, table: Table) -> dict[str, str]:
    """Who sits at a table that waits, and what those say who belong to it."""
    mine = table.seats_of(visit.person.id)
    said = mine and talk.can_be_held(table)
    more = {"talk": talk.region_of(visit, table, mine[0])} if said else {}
    return {"waiting": waiting_region(visit, table), **more}


def drawn_house(visit: Visit, table: Table, look: Look) -> dict[str, str]:
    """What stands around the table."""
    slots = slots_of(visit, table, look)
    names = names_of(table.seats, visit.language)
    menu = "".join(
        f'<div class="slot slot-{name}">{slots[name]}</div>' for name in IN_MENU if name in slots
    )
    notices = render(
        "pages/house.html",
        visit.language,
        **frame(visit),
        path=f"/t/{table.id}",
        series=series_of(visit, table),
        over=table.status == "over",
        query=f"?as={look.viewer}" if look.shared else "",
        pausing=pausing_of(visit, table),
        holidays=away_at(visit, table),
        practice=practice_of(visit, table, look),
        trouble=table.trouble,
        turn=shared_turn(table, look),
        names=names,
        played_for=played_for(visit, table),
        looks_on=look.viewer == SPECTATOR and table.status != "over",
        what_if=table.settings.what_if,
        away=[names[seat.number] for seat in table.seats if is_away(visit, table, seat)],
    )
    return {
        "table-menu": f'<div id="table-menu">{menu}</div>',
        "table-links": f'<div class="links" id="table-links">{slots.get("links", "")}</div>',
        "house": notices.strip(),
        "coach": render(
            "pages/coach.html",
            visit.language,
            **frame(visit),
            path=f"/t/{table.id}",
            coach=coach_of(visit, table, look),
        ).strip(),
    }


def shared_turn(table: Table, look: Look) -> int | None:
    """The seat whose turn it is at a screen that several people share, if one of them is asked."""
    turn = look.shared and is_playable(table, look.viewer)
    return look.viewer if turn else None


@dataclass(frozen=True)
class PlayedFor:
    """A seat that a bot plays for somebody now."""

    seat: int
    words: str
    yours: bool


def played_for(visit: Visit, table: Table) -> list[PlayedFor]:
    """The seats that bots play for people, as this person is told of them; own ones first."""
    if table.status == "over":
        return []
    mine = table.seats_of(visit.person.id)
    names, found = names_of(table.seats, visit.language), []
    for seat, bot in enumerate(stand_ins(table.seats, visit.language)):
        if bot and mine == (seat,):
            found.append(PlayedFor(seat, visit.say("web-plays-for-you", bot=bot), yours=True))
        elif bot:
            words = visit.say("web-plays-for", bot=bot, name=names[seat])
            found.append(PlayedFor(seat, words, yours=seat in mine))
    return sorted(found, key=lambda one: not one.yours)


def is_away(visit: Visit, table: Table, seat: Seat) -> bool:
    """Whether the others wait for somebody who is not there."""
    if table.status != "running" or seat.number not in table.asked or seat.by_bot:
        return False
    absent = seat.person not in visit.site.rooms.present(table.id)
    return absent and seat.person != visit.person.id
