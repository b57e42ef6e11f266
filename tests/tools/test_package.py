"""What is installed with pip or pipx is whole."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tests.tools.conftest import HOUSE

PACKAGE = HOUSE / "src" / "wondertable"
MADE_HERE = (".py", ".pyc", ".so", ".pyd")


def test_every_file_that_is_no_module_is_packed() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["wondertable"]
    packed = {file for pattern in patterns for file in PACKAGE.glob(pattern) if file.is_file()}
    wanted = {
        file
        for file in PACKAGE.rglob("*")
        if file.is_file() and file.suffix not in MADE_HERE and file.name != "_built.json"
    }
    assert wanted - packed == set()
    assert {file.suffix for file in packed} >= {".ftl", ".html", ".js", ".css", ".bin"}


def test_every_folder_with_modules_is_a_package() -> None:
    folders = {file.parent for file in PACKAGE.rglob("*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


def test_the_version_is_told_once_by_the_project_and_once_by_the_program() -> None:
    import wondertable

    project = tomllib.loads(Path(HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == wondertable.__version__
