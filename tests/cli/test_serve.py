"""The tables in the browser, started from the command line."""

from __future__ import annotations

import logging
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.web.guests import settings_in
from wondertable.cli.common import voice_of
from wondertable.cli.serve import tell
from wondertable.web import places
from wondertable.web.qr import drawn

WAIT = 60.0


@pytest.fixture(autouse=True)
def own_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Keeps the data of this account out of the tests, and their log out of those that follow."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    log = logging.getLogger("wondertable")
    level = log.level
    yield
    log.setLevel(level)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def started(folder: Path, *words: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """The command in a process of its own, which is ended in the end."""
    process = subprocess.Popen(
        [sys.executable, "-m", "wondertable", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=folder,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "en_US.UTF-8", **environment},
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def address(process: subprocess.Popen[str]) -> str:
    """Where the server says that it is."""
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found, process.communicate()
    return found[0]


def fetched(url: str) -> str:
    with urllib.request.urlopen(url, timeout=WAIT) as answer:
        text: str = answer.read().decode()
        return text


def test_serve_answers_and_stops_when_it_is_told(tmp_path: Path) -> None:
    port = free_port()
    database = f"sqlite:///{tmp_path / 'own.db'}"
    with started(tmp_path, "serve", "--port", str(port), "--database", database) as process:
        url = address(process)
        assert url == f"http://127.0.0.1:{port}/"
        assert '"ok"' in fetched(f"{url}health")
        assert "Play against the computer" in fetched(url)
        process.send_signal(signal.SIGINT)
        _, log = process.communicate(timeout=WAIT)
        assert process.returncode == 0
    assert re.search(r"INFO +GET /health 200 \d+ ms 127\.0\.0\.1", log)
    assert (tmp_path / "own.db").exists()


def test_a_terminated_server_ends_in_order(tmp_path: Path) -> None:
    with started(tmp_path, "serve", "--port", str(free_port())) as process:
        address(process)
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=WAIT)
        assert process.returncode in (0, -signal.SIGTERM)
        assert "Traceback" not in log


def test_without_a_command_the_browser_opens_on_this_computer(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    with started(tmp_path, BROWSER=f"{browser} %s", WONDERTABLE_PORT=str(free_port())) as process:
        url = address(process)
        assert "Play against the computer" in fetched(url)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=WAIT)
        assert process.returncode == 0
    assert opened.read_text(encoding="utf-8").strip() == url
    assert (tmp_path / "wondertable" / "tables.db").exists()


def test_without_a_command_another_port_is_taken_if_it_must_be(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with started(tmp_path, BROWSER="true %s", WONDERTABLE_PORT=str(port)) as process:
            assert process.stdout is not None
            said = process.stdout.readline()
            other = int(address(process).rstrip("/").rpartition(":")[2])
            assert said == f"Port {port} is in use, so port {other} is taken.\n"
            assert port < other <= port + 20


def test_for_others_their_address_is_told_with_a_code_to_photograph(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(places, "own_addresses", lambda host: ["192.168.1.20", "10.0.0.7"])
    settings = settings_in(tmp_path, host="0.0.0.0", port=8000)
    tell(voice_of("en"), settings, "http://127.0.0.1:8000/", with_code=True)
    first, second, third, *code, last = capsys.readouterr().out.splitlines()
    assert first == "The tables are at http://127.0.0.1:8000/"
    assert second == "Others in your network open http://192.168.1.20:8000/"
    assert third == "Others in your network open http://10.0.0.7:8000/"
    assert "\n".join(code) == drawn("http://192.168.1.20:8000/", plain=True)
    assert last.startswith("Ctrl+C")


def test_for_this_computer_alone_nothing_is_told_of_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_in(tmp_path, host="127.0.0.1", port=8000)
    tell(voice_of("en"), settings, "http://127.0.0.1:8000/", with_code=True)
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_a_public_address_is_told_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_in(tmp_path, host="0.0.0.0", public_url="https://example.org/wonders")
    tell(voice_of("en"), settings, settings.public_url, with_code=True)
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "The tables are at https://example.org/wonders"
    assert len(said) == 2


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Port {port} of 127.0.0.1 cannot be used"),
        ("hu", "127.0.0.1: a {port} port nem használható"),
        ("de", "Port {port} von 127.0.0.1 ist nicht zu haben"),
    ],
)
def test_a_port_that_is_taken_is_told(command: Command, language: str, sentence: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = command("serve", "--port", port, "--language", language)
    assert ran.status == 2
    assert sentence.format(port=port) in ran.complaint


def test_a_host_that_is_not_there_is_told(command: Command) -> None:
    ran = command("serve", "--host", "nowhere.invalid")
    assert ran.status == 2
    assert "nowhere.invalid" in ran.complaint


def test_a_wrong_setting_is_told(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WONDERTABLE_KEEP_DAYS", "long")
    ran = command("serve")
    assert ran.status == 2
    assert "keep_days" in ran.complaint


def test_a_wrong_database_is_told(command: Command) -> None:
    ran = command("serve", "--database", "postgres://here", "--port", "0")
    assert ran.status == 2
    assert "postgres://here" in ran.complaint


def test_a_file_that_is_no_database_is_told(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("This is no database, but it is long enough to be looked at." * 40)
    ran = command("serve", "--database", f"sqlite:///{file}", "--port", "0")
    assert "notes.txt" in ran.complaint


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ((), "hu"),
        (("serve",), "de"),
        pytest.param((), "en", marks=pytest.mark.long),
        pytest.param(("serve",), "en", marks=pytest.mark.long),
    ],
)
def test_a_plain_install_says_in_one_line_what_the_tables_lack(
    words: tuple[str, ...], language: str
) -> None:
    program = (
        "import sys; sys.modules['starlette'] = None; from wondertable.cli.app import main; "
        "sys.exit(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *words, "--language", language],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert "starlette" in line
    assert 'pip install ".[server]"' in line
