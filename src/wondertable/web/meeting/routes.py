"""What can be asked for about meeting others."""

from __future__ import annotations

from typing import Final

from wondertable.web.meeting import challenges, friends, open_tables, seeking
from wondertable.web.pages import Handler

ROUTES: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("GET", "/tables", open_tables.show),
    ("GET", "/seek", seeking.show),
    ("POST", "/seek", seeking.seek),
    ("POST", "/seek/leave", seeking.leave),
    ("GET", "/friends", friends.show),
    ("POST", "/friends/link", friends.renew_link),
    ("POST", "/friends/shown", friends.change),
    ("POST", "/friends/name", friends.take_name),
    ("POST", "/friends/{verb}", friends.do),
    ("GET", "/befriend/{secret}", friends.door),
    ("POST", "/befriend/{secret}", friends.ask),
    ("GET", "/challenge", challenges.form_page),
    ("POST", "/challenge", challenges.challenge),
    ("GET", "/t/{table}/challenge/{seat}", challenges.from_table),
    ("GET", "/challenges", challenges.listed),
    ("GET", "/challenges/{challenge}", challenges.show),
    ("POST", "/challenges/{challenge}/{verb}", challenges.answer),
)
