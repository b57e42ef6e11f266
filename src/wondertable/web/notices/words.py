"""The words of notices: what a device shows, and what a mail says."""

from __future__ import annotations

from typing import Final

import msgspec
from babel.dates import format_timedelta

from wondertable import text
from wondertable.club.notices.mail import Letter
from wondertable.club.notices.notice import AtTable, Notice
from wondertable.club.notices.push import LARGEST
from wondertable.web.names import names_of
from wondertable.web.present.render import render
from wondertable.web.settings import Settings

MOST_LINES: Final = 4
"""So many tables a device names."""
MOST_NAMED: Final = 3
LONGEST: Final = 300


class Words:
    """Gives notices their words, with links into the site."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def pushed(self, notice: Notice) -> bytes:
        """What the worker of the site shows; a path, since it knows where the site is."""
        lines = self.lines(notice)[:MOST_LINES]
        hidden = len(notice.tables) + notice.more - len(lines) if notice.tables else 0
        if hidden > 0:
            lines.append(text.say(notice.language, "notices-more", count=hidden))
        shown = {
            "title": self.title(notice)[:LONGEST],
            "body": "\n".join(line[:LONGEST] for line in lines),
            "url": self._settings.prefix + path_of(notice),
            "tag": notice.topic,
            "lang": notice.language,
        }
        message = msgspec.json.encode(shown)
        assert len(message) <= LARGEST
        return message

    def letter(self, notice: Notice, stop: str) -> Letter:
        """What a mail says; `stop` ends mail by one press."""
        language = notice.language
        tables = [
            {"about": self.line(notice, table), "url": self.address(f"/t/{table.id}")}
            for table in notice.tables
        ]
        more = text.say(language, "notices-more", count=notice.more) if notice.more else ""
        return self._letter(
            language,
            self.title(notice),
            [text.say(language, "notices-test-body")] if notice.kind == "test" else [],
            tables,
            [more, text.say(language, "notices-mail-why")],
            [
                (text.say(language, "notices-mail-change"), self.address("/me#notices")),
                (text.say(language, "notices-mail-stop"), stop),
            ],
        )

    def confirming(self, language: str, token: str) -> Letter:
        """The mail that asks whether an address is somebody's own."""
        return self._letter(
            language,
            text.say(language, "notices-confirm-title"),
            [text.say(language, "notices-confirm-body", place=self.address("/"))],
            [],
            [text.say(language, "notices-confirm-else")],
            [
                (
                    text.say(language, "notices-confirm-yes"),
                    self.address(f"/notices/confirm/{token}"),
                )
            ],
        )

    def stopping(self, token: str) -> str:
        """The address that ends mail by one press."""
        return self.address(f"/notices/stop/{token}")

    def title(self, notice: Notice) -> str:
        """What it is about, in one line."""
        if notice.tournament:
            message = f"notices-{notice.kind}-of-round"
            return text.say(notice.language, message, title=notice.tournament, round=notice.round)
        count = len(notice.tables) + notice.more
        return text.say(notice.language, f"notices-{notice.kind}-title", count=count)

    def lines(self, notice: Notice) -> list[str]:
        """What it says beside that, line by line."""
        if notice.kind == "test":
            return [text.say(notice.language, "notices-test-body")]
        return [self.line(notice, table) for table in notice.tables]

    def line(self, notice: Notice, table: AtTable) -> str:
        """A table: the game, the others, and how long the clock still gives."""
        language = notice.language
        named = table_name(language, table)
        if table.left is None or notice.kind == "round":
            return named
        left = format_timedelta(int(table.left), threshold=1.2, locale=language)
        return text.say(language, "notices-left", table=named, left=left)

    def address(self, path: str) -> str:
        """A path of the site as mails name it."""
        return self._settings.origin + self._settings.prefix + path

    def _letter(
        self,
        language: str,
        title: str,
        first: list[str],
        tables: list[dict[str, str]],
        last: list[str],
        links: list[tuple[str, str]],
    ) -> Letter:
        """The same in plain words and simply laid out."""
        last = [line for line in last if line]
        plain = [
            *first,
            *(f"{one['about']}\n{one['url']}" for one in tables),
            *last[:-1],
            *(f"{words}:\n{url}" for words, url in links),
            last[-1],
        ]
        html = render(
            "notices/mail.html",
            language,
            title=title,
            first=first,
            tables=tables,
            last=last,
            links=links,
        )
        return Letter(title, "\n\n".join([title, *plain]) + "\n", html)


def path_of(notice: Notice) -> str:
    """Where a press on it leads."""
    if notice.kind == "test":
        return "/me#notices"
    return f"/t/{notice.tables[0].id}" if len(notice.tables) == 1 else "/me/games"


def table_name(language: str, table: AtTable) -> str:
    """The game, and who else plays it."""
    game = text.say(language, f"game-{table.game}")
    names = names_of(table.seats, language)
    others = [names[seat.number] for seat in table.seats if seat.person != table.person and names]
    if not others:
        return game
    if len(others) > MOST_NAMED:
        first = ", ".join(others[: MOST_NAMED - 1])
        rest = len(others) - MOST_NAMED + 1
        return text.say(language, "web-table-many", game=game, names=first, count=rest)
    listed = text.listed(language, others)
    return text.say(language, "web-table-with", game=game, names=listed)
