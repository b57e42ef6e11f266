"""What can be asked for about notices, holidays and pauses."""

from __future__ import annotations

from typing import Final

from wondertable.web.notices import holidays, links, pauses, section
from wondertable.web.pages import Handler

ROUTES: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("POST", "/me/notices", section.say),
    ("POST", "/me/notices/device", section.add_device),
    ("POST", "/me/notices/device/remove", section.remove_device),
    ("POST", "/me/notices/address", section.give_address),
    ("POST", "/me/notices/address/remove", section.remove_address),
    ("POST", "/me/notices/address/resume", section.resume_mail),
    ("POST", "/me/notices/test", section.test),
    ("POST", "/me/holiday", holidays.begin),
    ("POST", "/me/holiday/end", holidays.end),
    ("GET", "/notices/confirm/{token}", links.offer),
    ("POST", "/notices/confirm/{token}", links.confirm),
    ("GET", "/notices/stop/{token}", links.offer_stop),
    ("POST", "/notices/stop/{token}", links.stop),
    ("POST", "/t/{table}/ask-pause", pauses.ask),
    ("POST", "/t/{table}/answer-pause", pauses.answer),
)
