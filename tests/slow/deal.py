"""A fixed deal: what chance answers in a whole game, decided before it begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from .duel import SlowDuel
from .figures import CARDS, SETUP, TOKENS, WONDERS, cards_of


@dataclass(frozen=True)
class Deal:
    """The tokens on the board, the wonders in the order shown, the ages by slot, the library."""

    tokens: tuple[str, ...]
    wonders: tuple[str, ...]
    ages: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
    library: tuple[str, ...]

    def text(self) -> str:
        """Return the deal as lines of words, as perft files have it."""
        lines = {"tokens": self.tokens, "wonders": self.wonders}
        lines |= {f"age{age}": cards for age, cards in enumerate(self.ages, 1)}
        lines["library"] = self.library
        return "".join(f"{word} {' '.join(ids)}\n" for word, ids in lines.items())


def read_deal(text: str) -> Deal:
    """Read a deal from its text form."""
    lines = {word: tuple(ids) for word, *ids in (line.split() for line in text.splitlines())}
    ages = (lines["age1"], lines["age2"], lines["age3"])
    return Deal(lines["tokens"], lines["wonders"], ages, lines["library"])


def random_deal(rng: Random) -> Deal:
    """Shuffle and deal as the rules say (S1)."""
    tokens = rng.sample(list(TOKENS), len(TOKENS))
    on_board = SETUP["progress_tokens_on_board"]
    wonders = rng.sample(list(WONDERS), SETUP["wonders_drafted"])
    guilds = rng.sample(cards_of("guild"), SETUP["guilds_added_to_age3"])
    size = SETUP["cards_per_age_structure"]
    third = rng.sample(cards_of(3), size - len(guilds)) + guilds
    rng.shuffle(third)
    ages = (
        tuple(rng.sample(cards_of(1), size)),
        tuple(rng.sample(cards_of(2), size)),
        tuple(third),
    )
    library = tokens[on_board : on_board + 3]
    return Deal(tuple(tokens[:on_board]), tuple(wonders), ages, tuple(library))


def answer(game: SlowDuel, deal: Deal) -> str:
    """Return chance's action in this position: the deal's first answer that is legal."""
    legal = set(game.legal())
    return next(text for text in _answers(game, deal) if text in legal)


def answer_all(game: SlowDuel, deal: Deal) -> None:
    """Let chance act until a seat acts or the game is over."""
    while game.actor() == "chance":
        game.play(answer(game, deal))


def _answers(game: SlowDuel, deal: Deal) -> Iterator[str]:
    if game.age == 0:
        yield from (f"show {thing}" for thing in deal.tokens + deal.wonders)
        return
    yield from (f"draw {token}" for token in deal.library)
    cards = deal.ages[game.age - 1]
    yield from (f"guild {slot}" for slot, card in enumerate(cards) if _is_guild(card))
    yield from (f"reveal {slot} {card}" for slot, card in enumerate(cards))


def _is_guild(card: str) -> bool:
    return CARDS[card]["age"] == "guild"
