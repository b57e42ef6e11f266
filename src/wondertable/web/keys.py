"""Keys of the server: made at the first start, and kept for this account's eyes only."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from pathlib import Path

from wondertable.club.notices.push import is_key, new_key
from wondertable.web.settings import KEY_BYTES, SHORTEST_KEY, Settings, SettingsError


def secret_of(settings: Settings) -> str:
    """The key that signs cookies."""
    if settings.secret_key:
        return settings.secret_key
    path = settings.folder / "secret.key"
    key = kept_key(path, lambda: secrets.token_urlsafe(KEY_BYTES))
    if len(key) < SHORTEST_KEY:
        raise SettingsError("web-settings-short-key", file=str(path))
    return key


def push_key_of(settings: Settings) -> str:
    """The key by which push services know this server; browsers take messages of no other one."""
    if settings.push_key:
        return settings.push_key
    path = settings.folder / "push.key"
    key = kept_key(path, new_key)
    if not is_key(key):
        raise SettingsError("web-settings-push-key", file=str(path))
    return key


def kept_key(path: Path, new: Callable[[], str]) -> str:
    """The key of a file, which is made if there is none; raises SettingsError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            write_key(path, new())
        return path.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise SettingsError("web-settings-unreadable", file=str(path), why=why.lower()) from None


def write_key(path: Path, key: str) -> None:
    """Writes a new key; whoever comes second in a race takes the first one's."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(key + "\n")
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
