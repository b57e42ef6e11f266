"""What stands in `deploy` fits the program, as far as that can be known without running it."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from wondertable.cli.serve import serve
from wondertable.web.settings import load_settings

HOUSE = Path(__file__).resolve().parents[2]
DEPLOY = HOUSE / "deploy"
UNIT = (DEPLOY / "wondertable.service").read_text(encoding="utf-8")
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
MACHINES = (DEPLOY / "nginx-machines.conf").read_text(encoding="utf-8")


@pytest.mark.parametrize("text", [UNIT, CONTAINER])
def test_all_settings_that_are_given_are_settings(text: str) -> None:
    given = dict(re.findall(r"(WONDERTABLE_[A-Z_]+)=(\S+)", text))
    assert given
    settings = load_settings(given, {})
    assert settings.database.startswith("sqlite:////")
    assert settings.folder.is_absolute()


def test_the_unit_calls_serve_with_options_that_there_are() -> None:
    line = re.search(r"^ExecStart=\S+/wondertable serve (.*)$", UNIT, re.M)
    assert line
    options = dict(re.findall(r"--(\w+) (\S+)", line[1]))
    assert options.keys() <= set(serve.__annotations__)
    load_settings({"WONDERTABLE_DATABASE": "sqlite:///x.db"}, options)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "wondertable.service"
    text = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", UNIT, flags=re.M)
    unit.write_text(text, encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", unit], capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_container_is_made_of_what_there_is() -> None:
    for line in re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINER, re.M):
        for name in line.split():
            assert (HOUSE / name).exists(), name
    (extras,) = re.findall(r'"/source\[([a-z,]+)\]"', CONTAINER)
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(extras.split(",")) <= set(project["optional-dependencies"])
    assert "USER wondertable" in CONTAINER


def test_a_table_is_always_asked_for_at_the_same_machine() -> None:
    found = re.search(
        r'map \$uri \$table_id \{\s+"~(\S+)" \$id;\s+default +\$remote_addr;', MACHINES
    )
    assert found
    by_path = re.compile(found[1].replace("?<", "?P<"))
    for path in ("/t/g3iGuJPIPMd_", "/t/g3iGuJPIPMd_/do", "/t/g3iGuJPIPMd_/live"):
        table = by_path.match(path)
        assert table
        assert table["id"] == "g3iGuJPIPMd_"
    assert not by_path.match("/tournaments")
    upstream = re.search(r"upstream (\w+) \{(.*?)\}", MACHINES, re.S)
    assert upstream
    assert "hash $table_id consistent;" in upstream[2]
    assert upstream[2].count("server ") > 1
    assert f"proxy_pass http://{upstream[1]};" in MACHINES


@pytest.mark.parametrize("file", [NGINX, MACHINES])
def test_live_pages_and_who_asks_come_through_nginx(file: str) -> None:
    for line in (
        "proxy_http_version 1.1;",
        "proxy_set_header Upgrade $http_upgrade;",
        'proxy_set_header Connection "upgrade";',
        "proxy_set_header Host $host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header X-Forwarded-Proto $scheme;",
    ):
        assert line in file
    assert file.count("{") == file.count("}")


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed")
@pytest.mark.parametrize("file", [NGINX, MACHINES])
def test_nginx_understands_its_file(tmp_path: Path, file: str) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    words = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"]
    words += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(words, check=True, capture_output=True)
    server = re.sub(r"(ssl_certificate_key\s+)\S+;", rf"\g<1>{key};", file)
    server = re.sub(r"(ssl_certificate\s+)\S+;", rf"\g<1>{certificate};", server)
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{server}\n}}\n", encoding="utf-8")
    done = subprocess.run(
        ["nginx", "-t", "-q", "-c", whole, "-e", "stderr"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
