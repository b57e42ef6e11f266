"""The settings of the server: where they come from, and what is wrong with a wrong one."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pytest

from wondertable.text import LANGUAGES, say
from wondertable.web.keys import secret_of
from wondertable.web.settings import (
    Settings,
    SettingsError,
    data_folder,
    load_settings,
)


def test_everything_has_a_value_that_works_at_home(tmp_path: Path) -> None:
    settings = load_settings({"XDG_DATA_HOME": str(tmp_path)}, {})
    assert (settings.host, settings.port, settings.prefix) == ("127.0.0.1", 8000, "")
    assert settings.database.endswith("wondertable/tables.db")
    assert settings.reports_folder == settings.folder / "reports"


def test_what_is_given_by_hand_beats_the_environment_and_that_beats_the_file(
    tmp_path: Path,
) -> None:
    file = tmp_path / "server.toml"
    file.write_text('host = "0.0.0.0"\nport = 1\nkeep_days = 7\n', encoding="utf-8")
    environment = {"WONDERTABLE_SETTINGS": str(file), "WONDERTABLE_PORT": "2"}
    settings = load_settings(environment, {"port": 3, "database": None})
    assert (settings.host, settings.port, settings.keep) == ("0.0.0.0", 3, 7 * 24 * 3600)
    assert load_settings(environment, {}).port == 2


def test_lists_in_the_environment_are_written_with_commas() -> None:
    settings = load_settings({"WONDERTABLE_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8"}, {})
    assert settings.trusted_proxies == ["127.0.0.1", "10.0.0.0/8"]


def test_programs_of_others_stand_in_the_environment_or_in_the_file(tmp_path: Path) -> None:
    given = "mine=100ms:python3 bot.py -x=1; other = ./other"
    settings = load_settings({"WONDERTABLE_FOREIGN_BOTS": given}, {})
    assert settings.foreign_bots == {"mine": "100ms:python3 bot.py -x=1", "other": "./other"}
    file = tmp_path / "settings.toml"
    file.write_text('[foreign_bots]\nmine = "python3 bot.py"\n', encoding="utf-8")
    settings = load_settings({"WONDERTABLE_SETTINGS": str(file)}, {})
    assert settings.foreign_bots == {"mine": "python3 bot.py"}


def test_a_public_address_gives_the_origin_and_the_prefix() -> None:
    settings = load_settings({"WONDERTABLE_PUBLIC_URL": "https://example.org:8443/wonders/"}, {})
    assert (settings.origin, settings.prefix) == ("https://example.org:8443", "/wonders")


WRONG: list[tuple[dict[str, str], str, str]] = [
    ({"WONDERTABLE_PORT": "many"}, "port", "many"),
    ({"WONDERTABLE_PORT": "70000"}, "port", "70000"),
    ({"WONDERTABLE_KEEP_DAYS": "0"}, "keep_days", "0"),
    ({"WONDERTABLE_KEEP_DAYS": "inf"}, "keep_days", "inf"),
    ({"WONDERTABLE_KEEP_DAYS": "nan"}, "keep_days", "nan"),
    ({"WONDERTABLE_BOT_PACE": "-1"}, "bot_pace", "-1"),
    ({"WONDERTABLE_SECRET_KEY": "short"}, "secret_key", "16"),
    ({"WONDERTABLE_CONNECTIONS": "0"}, "connections", "0"),
    ({"WONDERTABLE_PUBLIC_URL": "example.org"}, "public_url", "example.org"),
    ({"WONDERTABLE_PUBLIC_URL": "https://example.org/a b"}, "public_url", "a b"),
    ({"WONDERTABLE_PUBLIC_URL": "https://example.org:x"}, "public_url", "example.org:x"),
    ({"WONDERTABLE_FOREIGN_BOTS": "My Bot=python3 bot.py"}, "foreign_bots", "My Bot"),
    ({"WONDERTABLE_FOREIGN_BOTS": "greedy=python3 bot.py"}, "foreign_bots", "greedy"),
    ({"WONDERTABLE_FOREIGN_BOTS": "mine"}, "foreign_bots", "python3 bot.py"),
    ({"WONDERTABLE_FOREIGN_BOTS": "mine=18s:bot"}, "foreign_bots", "bot_seconds"),
    ({"WONDERTABLE_PROT": "80"}, "WONDERTABLE_PROT", "port"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("environment", "setting", "word"), WRONG)
def test_a_wrong_setting_is_told_in_one_sentence(
    language: str, environment: dict[str, str], setting: str, word: str
) -> None:
    with pytest.raises(SettingsError) as caught:
        load_settings(environment, {})
    sentence = say(language, caught.value.message_id, **caught.value.args_said)
    assert setting in sentence
    assert word in sentence
    assert "\n" not in sentence


def test_a_secret_key_is_never_repeated_in_an_error() -> None:
    with pytest.raises(SettingsError) as caught:
        load_settings({"WONDERTABLE_SECRET_KEY": "hush"}, {})
    assert "hush" not in str(caught.value.args_said)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "web-settings-unreadable"),
        (b"port = ", "web-settings-no-toml"),
        (b"\xff", "web-settings-no-toml"),
        (b"prot = 1", "web-settings-unknown"),
        (b'port = "x"', "web-settings-bad"),
        (b"trusted_proxies = 1", "web-settings-bad"),
    ],
)
def test_a_file_that_cannot_be_used_is_named(
    tmp_path: Path, content: bytes | None, message: str
) -> None:
    file = tmp_path / "server.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(SettingsError) as caught:
        load_settings({"WONDERTABLE_SETTINGS": str(file)}, {})
    assert caught.value.message_id == message


def kept_in(folder: Path, **given: Any) -> Settings:
    return load_settings({}, {"database": f"sqlite:///{folder / 'deep' / 'tables.db'}", **given})


def test_a_secret_key_is_made_once_and_for_this_account_alone(tmp_path: Path) -> None:
    settings = kept_in(tmp_path)
    key = secret_of(settings)
    assert len(key) >= 32
    assert secret_of(settings) == key
    file = settings.folder / "secret.key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [entry.name for entry in settings.folder.iterdir()] == ["secret.key"]


def test_a_secret_key_that_is_given_is_taken(tmp_path: Path) -> None:
    assert secret_of(kept_in(tmp_path, secret_key="x" * 20)) == "x" * 20
    assert not (tmp_path / "deep").exists()


@pytest.mark.parametrize("content", [b"", b"short", b"\xff\xfe"])
def test_a_damaged_secret_key_is_an_error(tmp_path: Path, content: bytes) -> None:
    settings = kept_in(tmp_path)
    settings.folder.mkdir()
    (settings.folder / "secret.key").write_bytes(content)
    with pytest.raises(SettingsError):
        secret_of(settings)


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "deep").write_text("a file", encoding="utf-8")
    with pytest.raises(SettingsError):
        secret_of(kept_in(tmp_path))


@pytest.mark.parametrize(
    ("platform", "part"), [("linux", ".local"), ("darwin", "Library"), ("win32", "AppData")]
)
def test_data_lie_where_the_system_wants_them(
    monkeypatch: pytest.MonkeyPatch, platform: str, part: str
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    assert part in str(data_folder({}))
