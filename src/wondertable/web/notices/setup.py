"""How this server tells people who are not there, by its settings."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from wondertable.club.notices.mail import Mail, server_of
from wondertable.club.notices.push import Push
from wondertable.club.notices.service import Ways
from wondertable.club.notices.tokens import Tokens
from wondertable.web.keys import push_key_of
from wondertable.web.notices.words import Words
from wondertable.web.settings import Settings

NOBODY = "mailto:wondertable@localhost"
"""Whom push services may ask about a server that nobody has given an address."""


def ways_of(settings: Settings, secret: str, now: Callable[[], float]) -> Ways:
    """What there is of push and mail, and the words for both."""
    return Ways(
        Words(settings),
        Tokens(secret),
        Push(push_key_of(settings), contact_of(settings), now) if settings.push else None,
        Mail(server_of(settings.smtp), settings.mail_from) if settings.smtp else None,
    )


def contact_of(settings: Settings) -> str:
    """Whom push services may ask about this server: they want to know one."""
    if settings.mail_from:
        return f"mailto:{settings.mail_from}"
    parts = urlsplit(settings.public_url)
    if parts.scheme == "https" and "." in (parts.hostname or ""):
        return f"https://{parts.hostname}"
    return NOBODY
