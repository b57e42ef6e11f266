"""How the server is set up: from a file, from the environment, or as it comes."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec

from wondertable.bots import BOTS
from wondertable.bots.errors import BotError
from wondertable.bots.foreign import patience_of, read_command
from wondertable.club.notices.errors import BadMailAddress
from wondertable.club.notices.mail import BadServer, clean_address, server_of
from wondertable.club.notices.push import is_key
from wondertable.text import Argument

PREFIX: Final = "WONDERTABLE_"
FILE: Final = "WONDERTABLE_SETTINGS"
ELSEWHERE: Final = (FILE, "WONDERTABLE_PURE")
"""Variables of the environment that are no settings of the server."""

FILES: Final = "sqlite:///"
"""How the address of a database begins that is a file."""
SHORTEST_KEY: Final = 16
KEY_BYTES: Final = 32
DAY: Final = 24 * 3600.0


class SettingsError(Exception):
    """A setting that the server cannot start with: a message id and its fields."""

    def __init__(self, message_id: str, /, **args: Argument) -> None:
        super().__init__(f"{message_id} {args}")
        self.message_id = message_id
        self.args_said = args


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of the server; every one has a value that works on a computer at home."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """Where tables are kept; by default a file in the folder for data of this account."""
    secret_key: str = ""
    """Signs the cookies; made once and kept beside the database if it is not given."""
    public_url: str = ""
    """How others reach the server, such as https://example.org/wonders; its path is the prefix."""
    trusted_proxies: list[str] = []
    """Addresses of proxies whose forwarded headers are believed."""
    keep_days: float = 90.0
    """How long a table is kept after its last change."""
    reports: str = ""
    """The folder for reports; by default `reports` beside the database."""
    metrics: str = ""
    """Where numbers are told to who watches over the server, such as 127.0.0.1:9464."""
    log: Literal["text", "json"] = "text"
    """Whether people or programs read the log."""
    bot_pace: float = 0.8
    """The least time between a bot's moves, in seconds, so that people can follow."""
    bot_seconds: float = 20.0
    processes: int = 1
    """How many processes serve on one port; more than one need PostgreSQL."""
    address: str = ""
    """Where processes on other machines reach those here, such as 10.0.0.5:8100."""
    foreign_bots: dict[str, str] = {}
    """Programs of others that people may choose as opponents: a name, and a command."""

    names: bool = True
    """Whether people may keep their names here."""
    keep_names_days: float = 730.0
    """How long somebody stays known who does not come any more."""

    push: bool = True
    """Whether browsers may be told whose turn it is."""
    push_key: str = ""
    """By which push services know this server; made once and kept beside `secret_key`."""
    smtp: str = ""
    """Where mail is handed over, such as smtp://name:password@mail.example.org; none without."""
    mail_from: str = ""
    """From whom mail comes."""

    # How much one person, or one address, may ask for.
    requests_per_minute: int = 600
    """Pages and moves of a person; an address may do four times as much."""
    moves_per_minute: int = 240
    hints_per_minute: int = 30
    words_per_minute: int = 30
    tables_per_hour: int = 60
    tries_per_minute: int = 20
    """Attempts to open a personal link, or to sign in."""
    names_per_hour: int = 20
    """Names that are kept or changed, recovery sheets, codes and passkeys."""
    letters_per_hour: int = 10
    """Mails that ask whether an address is somebody's own, and notices to try it."""
    reports_per_hour: int = 12
    meetings_per_hour: int = 60
    """Times to seek opponents, to ask for friends, and to challenge."""
    connections: int = 24
    """Live pages that a person may have open at once; an address may have eight times as many."""

    @property
    def prefix(self) -> str:
        """The path under which the server is reached, without a slash at its end."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def origin(self) -> str:
        """Scheme and host under which the server is reached, or nothing if it was not said."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""

    @property
    def keep(self) -> float:
        """How many seconds a table is kept after its last change."""
        return self.keep_days * DAY

    @property
    def folder(self) -> Path:
        """Where the database stands; if it is no file, the folder for data of this account."""
        if not self.database.startswith(FILES):
            return data_folder(os.environ)
        return Path(self.database.removeprefix(FILES)).absolute().parent

    @property
    def reports_folder(self) -> Path:
        """Where reports are written."""
        return Path(self.reports) if self.reports else self.folder / "reports"


def load_settings(environment: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """The settings that hold: those given by hand, else of the environment, else of the file."""
    found: dict[str, Any] = {}
    if environment.get(FILE):
        found.update(from_file(Path(environment[FILE])))
    found.update(from_environment(environment))
    found.update({name: value for name, value in given.items() if value is not None})
    if not found.get("database"):
        found["database"] = f"sqlite:///{data_folder(environment) / 'tables.db'}"
    return checked(found)


def from_file(path: Path) -> dict[str, Any]:
    """The settings that stand in a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(
            "web-settings-unreadable", file=str(path), why=(error.strerror or str(error)).lower()
        ) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError("web-settings-no-toml", file=str(path), why=str(error)) from None


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings that stand in the environment; lists are written with commas."""
    found: dict[str, Any] = {}
    for variable, value in environment.items():
        if variable.startswith(PREFIX) and variable not in ELSEWHERE:
            name = variable.removeprefix(PREFIX).lower()
            if name not in Settings.__struct_fields__:
                raise SettingsError("web-settings-unknown", setting=variable, known=known_names())
            found[name] = read_value(name, value)
    return found


def read_value(name: str, value: str) -> Any:
    """A value out of the environment; programs are written as name=command; name=command."""
    if name == "trusted_proxies":
        return [part.strip() for part in value.split(",")]
    if name == "foreign_bots":
        pairs = [part.partition("=") for part in value.split(";") if part.strip()]
        return {key.strip(): command.strip() for key, _, command in pairs}
    return value


def checked(found: Mapping[str, Any]) -> Settings:
    """The settings, if the server can work with them."""
    for name in found:
        if name not in Settings.__struct_fields__:
            raise SettingsError("web-settings-unknown", setting=name, known=known_names())
    try:
        settings = msgspec.convert(dict(found), Settings, strict=False)
    except msgspec.ValidationError as error:
        place = re.search(r"`\$\.(\w+)", str(error))
        name = place[1] if place else "?"
        raise bad(name, found.get(name), "type") from None
    refuse_bad_values(settings)
    return settings


def refuse_bad_values(settings: Settings) -> None:
    """Raises for the first value that makes no sense."""
    if not 0 <= settings.port <= 65535:
        raise bad("port", settings.port, "port")
    if settings.secret_key and len(settings.secret_key) < SHORTEST_KEY:
        raise bad("secret_key", "…", "key")
    for name in ("keep_days", "keep_names_days", "bot_seconds"):
        if not 0 < getattr(settings, name) < float("inf"):
            raise bad(name, getattr(settings, name), "positive")
    if not 0 <= settings.bot_pace <= 60:
        raise bad("bot_pace", settings.bot_pace, "pace")
    for name in LIMITS:
        if getattr(settings, name) < 1:
            raise bad(name, getattr(settings, name), "positive")
    refuse_bad_address(settings.public_url)
    refuse_bad_ways(settings)
    if settings.metrics and not place_in(settings.metrics)[1]:
        raise bad("metrics", settings.metrics, "place")
    for name in ("metrics", "address"):
        if getattr(settings, name) and not place_in(getattr(settings, name))[1]:
            raise bad(name, getattr(settings, name), "place")
    if settings.processes < 1:
        raise bad("processes", settings.processes, "positive")
    for name, command in settings.foreign_bots.items():
        refuse_bad_bot(name, command, settings.bot_seconds)


def refuse_bad_ways(settings: Settings) -> None:
    """Raises for ways to tell people that lead nowhere; what may be a password is not told."""
    if settings.push_key and not is_key(settings.push_key):
        raise bad("push_key", "…", "push-key")
    if not settings.smtp:
        return
    try:
        server_of(settings.smtp)
    except BadServer:
        raise bad("smtp", "…", "smtp") from None
    try:
        clean_address(settings.mail_from)
    except BadMailAddress:
        raise bad("mail_from", settings.mail_from, "mail") from None
    if not settings.origin:
        raise bad("public_url", settings.public_url, "mail-url")


def place_in(words: str) -> tuple[str, int]:
    """A host and a port; no port where these words name none."""
    try:
        parts = urlsplit(f"//{words}")
        port, plain = parts.port or 0, parts.netloc == words and not parts.username
    except ValueError:
        return words, 0
    return parts.hostname or "", port if parts.hostname and plain else 0


def refuse_bad_bot(name: str, command: str, seconds: float) -> None:
    """Raises for a program that cannot be offered under this name, or may take longer than bots."""
    if name in BOTS or not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", name):
        raise bad("foreign_bots", name, "bot-name")
    try:
        budget, _ = read_command(command)
    except BotError:
        raise bad("foreign_bots", command, "bot-command") from None
    if patience_of(budget) > seconds:
        raise bad("foreign_bots", command, "bot-budget")


def refuse_bad_address(url: str) -> None:
    """Raises for a public address that is no address of a site."""
    if not url:
        return
    try:
        parts = urlsplit(url)
        ok = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        ok = False
    else:
        plain = re.fullmatch(r"(/[A-Za-z0-9._~-]+)*/?", parts.path) is not None
        ok = ok and plain and not (parts.query or parts.fragment or parts.username)
    if not ok:
        raise bad("public_url", url, "url")


LIMITS: Final = (
    "requests_per_minute",
    "moves_per_minute",
    "hints_per_minute",
    "words_per_minute",
    "tables_per_hour",
    "tries_per_minute",
    "names_per_hour",
    "letters_per_hour",
    "reports_per_hour",
    "meetings_per_hour",
    "connections",
)


def bad(setting: str, value: object, needs: str) -> SettingsError:
    """A setting with a value that it does not take; `needs` says what it takes."""
    return SettingsError("web-settings-bad", setting=setting, value=str(value), needs=needs)


def known_names() -> str:
    """All settings, for an error message."""
    return ", ".join(Settings.__struct_fields__)


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where programs of this account keep their data."""
    if sys.platform == "win32":
        base = environment.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "wondertable"
