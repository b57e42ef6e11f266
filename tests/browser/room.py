"""Measures boxes on a page: what is seen, what overlaps, what leaves its place, what is cut."""

from __future__ import annotations

from playwright.sync_api import Page

SHOWN = """
  const shown = (where, root = document) => [...root.querySelectorAll(where)].filter((one) => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1;
  });
  const named = (one) => {
    const words = one.textContent.trim().replace(/\\s+/g, " ").slice(0, 30);
    return `${one.id || one.className.baseVal || one.className || one.tagName}: ${words}`;
  };
"""

UNSEEN = f"""(places) => {{ {SHOWN}
  return places.flatMap((where) => {{
    const all = shown(where);
    if (!all.length) return [`${{where}}: nothing`];
    return all.filter((one) => {{
      const box = one.getBoundingClientRect();
      if (box.top < -1 || box.bottom > innerHeight + 1) return true;
      if (box.left < -1 || box.right > innerWidth + 1) return true;
      return [0.12, 0.88].some((part) => {{
        const at = [box.x + box.width / 2, box.y + box.height * part];
        const over = document.elementFromPoint(...at);
        return over?.closest(".top, .actbar, .pick-one, .toast") && !over.contains(one)
          && !one.contains(over) && !over.closest(".actbar")?.contains(one)
          && !over.closest(".top")?.contains(one);
      }});
    }}).map((one) => `${{where}}: ${{named(one)}}`);
  }});
}}"""

OUTSIDE = f"""([inner, outer]) => {{ {SHOWN}
  return shown(inner).filter((one) => {{
    const box = one.getBoundingClientRect();
    const room = one.parentElement.closest(outer)?.getBoundingClientRect();
    return room && (box.left < room.left - 1 || box.right > room.right + 1
      || box.top < room.top - 1 || box.bottom > room.bottom + 1);
  }}).map(named);
}}"""

TOUCHING = f"""([inner, outer]) => {{ {SHOWN}
  return shown(outer).flatMap((room) => {{
    const all = shown(inner, room).map((one) => [one, one.getBoundingClientRect()]);
    return all.flatMap(([one, a], at) => all.slice(at + 1)
      .filter(([other, b]) => !one.contains(other) && !other.contains(one)
        && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
      .map(([other]) => `${{named(room)}}: ${{named(one)}} / ${{named(other)}}`));
  }});
}}"""

CUT = f"""(where) => {{ {SHOWN}
  return shown(where).filter((one) =>
    one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1).map(named);
}}"""


def unseen(page: Page, *places: str) -> list[str]:
    """What is not wholly on the screen, or lies under the bar or the dock; or is not there."""
    return [str(one) for one in page.evaluate(UNSEEN, list(places))]


def outside(page: Page, inner: str, outer: str) -> list[str]:
    """What leaves the box of the nearest `outer` around it."""
    return [str(one) for one in page.evaluate(OUTSIDE, [inner, outer])]


def touching(page: Page, inner: str, outer: str) -> list[str]:
    """What lies over something else within the same `outer`."""
    return [str(one) for one in page.evaluate(TOUCHING, [inner, outer])]


def cut(page: Page, where: str) -> list[str]:
    """What says more than its box shows."""
    return [str(one) for one in page.evaluate(CUT, where)]


def look_at(page: Page, size: str) -> None:
    """Gives a page a size such as 360x640."""
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("scrollTo(0, 0)")  # where it was scrolled to at another size does not count
