"""How tests play Tower of Babel in a browser."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.people import Player

QUICKLY = """() => {
  const ask = document.querySelector('#babel-ask.mine:not([hidden])');
  const seen = (one) => one.checkVisibility();
  const all = (where) => ask ? [...ask.querySelectorAll(where)].filter(seen) : [];
  if (!ask?.querySelector('.some') && !all('button[name=action]').length) return false;
  const press = (...places) => {
    const button = places.flatMap((place) => all(place))[0];
    button?.click();
    return button !== undefined;
  };
  if (ask.matches('.ask-turn')) {
    const share = (pick) => {
      const [held, needed] = pick.closest('.space').querySelector('small').textContent.split('/');
      return Number(held) / Number(needed);
    };
    const picks = [...document.querySelectorAll('.disc-pick')];
    picks.sort((one, other) => share(other) - share(one))[0]?.click();
    return press('.go-build');
  }
  if (ask.matches('.ask-decide')) {
    for (const take of ask.querySelectorAll('[class^=take-]')) {
      if (all('.sum button').length) break;
      take.click();
      if (all('.sum.not .meter:not(:has(.gap))').length) take.click();
    }
    return press('.sum button', 'button[value=fail]');
  }
  [...ask.querySelectorAll('.some')].at(-1)?.click();
  return press('.go-lay', '.play', "button[value='offer nothing']", 'button[value=decline]');
}"""
"""Builds where most is at hand, offers all it can, takes what fits, plays action cards."""


def answer(page: Page) -> bool:
    """Answers what the page asks, in one step, since a whole game has more than a hundred."""
    return bool(page.evaluate(QUICKLY))


BABEL = Player("babel", answer, ("top", "ask", "log"), "#babel-board")
