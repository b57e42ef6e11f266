"""The commands `serve`, and none at all: tables in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from typing import TYPE_CHECKING, Annotated, Final, Literal
from urllib.parse import urlsplit

from cyclopts import Parameter

from wondertable.cli.common import Language, Misuse, Voice, voice_of

if TYPE_CHECKING:
    from wondertable.web.settings import Settings

NOT_STARTED: Final = 1


def serve(
    *,
    host: Annotated[str | None, Parameter(help="The address to listen on.")] = None,
    port: Annotated[int | None, Parameter(help="The port to listen on.")] = None,
    database: Annotated[
        str | None, Parameter(help="Where tables are kept, such as sqlite:///tables.db.")
    ] = None,
    metrics: Annotated[
        str | None, Parameter(help="Where metrics are told, such as 127.0.0.1:9464.")
    ] = None,
    log: Annotated[
        Literal["text", "json"] | None, Parameter(help="How the log is written.")
    ] = None,
    processes: Annotated[
        int | None, Parameter(help="How many processes serve, on PostgreSQL (default: 1).")
    ] = None,
    address: Annotated[
        str | None,
        Parameter(help="Where processes on other machines reach these, such as 10.0.0.5:8100."),
    ] = None,
    names: Annotated[
        bool | None, Parameter(help="Whether people may keep their names (default: yes).")
    ] = None,
    push: Annotated[
        bool | None, Parameter(help="Whether browsers may be told of turns (default: yes).")
    ] = None,
    smtp: Annotated[
        str | None, Parameter(help="Where mail is handed over, such as smtp://mail.example.org.")
    ] = None,
    mail_from: Annotated[str | None, Parameter(help="From whom mail comes.")] = None,
    language: Language = None,
) -> int:
    """Serves tables to others, until it is stopped.

    All settings can stand in the environment as WONDERTABLE_PORT and so on, or in a TOML file that
    WONDERTABLE_SETTINGS names.
    """
    given: dict[str, object] = {
        "host": host,
        "port": port,
        "database": database,
        "metrics": metrics,
        "log": log,
        "processes": processes,
        "address": address,
        "names": names,
        "push": push,
        "smtp": smtp,
        "mail_from": mail_from,
    }
    return run(given, language)


def at_home(host: str | None, port: int | None, language: str | None) -> int:
    """Starts the tables on this computer and opens the browser."""
    return run({"host": host, "port": port}, language, browser=True)


def tell(voice: Voice, settings: Settings, url: str, *, with_code: bool) -> None:
    """Says where the tables are, for this computer and for others."""
    from wondertable.web.places import own_addresses, url_of
    from wondertable.web.qr import drawn

    port = urlsplit(url).port
    if not settings.public_url and port is not None and settings.port not in (0, port):
        print(voice.say("web-serve-next", wanted=str(settings.port), port=str(port)))
    print(voice.say("web-serve-at", url=url))
    if not settings.public_url and port is not None:
        others = [url_of(one, port) for one in own_addresses(settings.host)]
        for other in others:
            print(voice.say("web-serve-others", url=other))
        if others and with_code:
            print(drawn(others[0], plain=not sys.stdout.isatty()))
    print(voice.say("web-serve-stop"), flush=True)


def run(given: dict[str, object], language: str | None, *, browser: bool = False) -> int:
    """Serves, and says where."""
    # Imported late: the other commands shall not wait for the server's libraries, nor need them.
    try:
        from wondertable.web.logs import set_up_log
        from wondertable.web.server import serve as serve_tables
        from wondertable.web.settings import SettingsError, load_settings
    except ModuleNotFoundError as error:
        raise Misuse("cli-error-server", package=error.name or "") from error

    voice = voice_of(language)

    def ready(url: str) -> None:
        tell(voice, settings, url, with_code=browser)
        if browser:
            webbrowser.open(url)

    try:
        settings = load_settings(os.environ, given)
        set_up_log(talkative=not browser, form=settings.log)
        if settings.processes > 1 or settings.address:
            from wondertable.web.together import serve_together

            started = serve_together(settings, ready)
        else:
            started = serve_tables(settings, ready, any_port=browser)
    except SettingsError as error:
        raise Misuse(error.message_id, **error.args_said) from None
    return 0 if started else NOT_STARTED
