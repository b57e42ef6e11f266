"""What could have been chosen, with its worth: for reviews, exercises and puzzles."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from wondertable.review.parts import Option
from wondertable.web.present.render import said
from wondertable.web.review_model import Other


@dataclass(frozen=True)
class Words:
    """The ids of what stands beside the best choice and the one that was made."""

    best: str
    best_made: str
    made: str

    def of(self, *, best: bool, made: bool) -> str:
        """The id for a choice; nothing for most of them."""
        if best:
            return self.best_made if made else self.best
        return self.made if made else ""


def ranked(
    language: str,
    options: Iterable[Option],
    best: str,
    made: str,
    words: Words,
    in_words: Callable[[str], str],
    chance_of: Callable[[float], float],
) -> tuple[Other, ...]:
    """All of them, the best first."""
    found = []
    for option in sorted(options, key=by_worth):
        percent = round(100 * chance_of(option.worth))
        is_best, is_made = option.do == best, option.do == made
        label = words.of(best=is_best, made=is_made)
        found.append(
            Other(
                text=in_words(option.do),
                percent=percent,
                chance=said(language, "page-hint-chance", percent=percent),
                best=is_best,
                played=is_made,
                said=said(language, label) if label else "",
            )
        )
    return tuple(found)


def by_worth(option: Option) -> float:
    """What options are sorted by."""
    return -option.worth
