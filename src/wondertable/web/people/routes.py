"""What can be asked for about people."""

from __future__ import annotations

from typing import Final

from wondertable.web.pages import Handler
from wondertable.web.people import data, devices, me, naming, sign_in, ways

ROUTES: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("GET", "/me", me.show),
    ("POST", "/me/keep", naming.keep),
    ("POST", "/me/passkey/options", ways.passkey_options),
    ("POST", "/me/passkey", ways.add_passkey),
    ("POST", "/me/passkey/remove", ways.remove_passkey),
    ("POST", "/me/sheet", ways.sheet),
    ("POST", "/me/code", ways.code),
    ("POST", "/me/out", devices.out),
    ("POST", "/me/out-everywhere", devices.out_everywhere),
    ("GET", "/me/export", data.export),
    ("GET", "/me/delete", data.ask_to_delete),
    ("POST", "/me/delete", data.delete),
    ("GET", "/sign-in", sign_in.show),
    ("POST", "/sign-in", sign_in.by_way),
    ("POST", "/sign-in/passkey/options", sign_in.passkey_options),
    ("POST", "/sign-in/passkey", sign_in.by_passkey),
)
