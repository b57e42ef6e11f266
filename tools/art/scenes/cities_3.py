"""Black cards of Cities, age 3: alleys by lamplight."""

from __future__ import annotations

from typing import Final

from art.kit import Scene

SCENES: Final[dict[str, Scene]] = {}
