"""What is installed beside our own code may be passed on with it."""

from __future__ import annotations

import re
import sysconfig
from importlib.metadata import Distribution, distributions
from typing import Final

ALLOWED: Final = re.compile(
    r"MIT(-0| License)?|BSD( 2-Clause)?( License)?|3-Clause BSD License|BSD-[23]-Clause|APL 2"
    r"|ISC|0BSD"
    r"|Apache([ -]2\.0( WITH LLVM-exception)?| Software License)|BSL-1\.0"
    r"|PSF-2\.0|Python Software Foundation License"
    r"|Zlib|CC0-1\.0"
    r"|LGPL-3\.0-only|MPL-2\.0|Mozilla Public License 2\.0 \(MPL 2\.0\)"
)
"""Licences that let a program of another licence use the package unchanged."""

SAID_ELSEWHERE: Final = {"axe-playwright-python": "MIT"}
"""Packages whose licence stands in their source, and not in what is installed."""


def licences_of(package: Distribution) -> list[str]:
    """All licences of a package of which one may be chosen, as it says them itself."""
    about = package.metadata
    for said in about.get_all("License-Expression") or []:
        return str(said).split(" OR ")
    named = [
        line.rpartition(" :: ")[2]
        for line in about.get_all("Classifier") or []
        if line.startswith("License :: ")
    ]
    texts = [text.strip() for text in about.get_all("License") or [] if text.strip()]
    return named or texts or [SAID_ELSEWHERE.get(about["Name"].lower(), "none that it says")]


def test_everything_that_is_installed_has_a_licence_that_fits_ours() -> None:
    strange = {}
    for package in distributions(path=[sysconfig.get_path("purelib")]):
        licences = licences_of(package)
        fits = [all(ALLOWED.fullmatch(part) for part in one.split(" AND ")) for one in licences]
        if not any(fits):
            strange[package.metadata["Name"]] = licences
    assert strange == {}


def test_a_licence_that_does_not_fit_is_seen() -> None:
    for licence in ("GPL-3.0-only", "GNU General Public License v3 (GPLv3)", "Proprietary", ""):
        assert not ALLOWED.fullmatch(licence)
