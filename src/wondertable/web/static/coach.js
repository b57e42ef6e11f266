// @ts-check
/**
 * The guide of a first game points at things on the table: what a step is about gets an outline and
 * is scrolled into view once; the card of the guide goes to the corner that is farthest from it.
 * N presses the button that leads on, unless the step waits for a choice at the table that has the
 * same key. Without this script the words stand alone.
 */
import { onKey } from "./keys.js";

const CORNERS = ["", "top", "start", "top start"];
/** The step that was scrolled to. */
let came = "";

/** Points at what the step shown is about. */
function point() {
  const card = document.getElementById("coach");
  const at = card?.dataset.at;
  const target = at ? visible(at) : undefined;
  for (const old of document.querySelectorAll("[data-pointed]"))
    if (old !== target) old.removeAttribute("data-pointed");
  if (!card) return;
  if (!target) {
    card.removeAttribute("data-corner");
    return;
  }
  if (!target.hasAttribute("data-pointed")) target.setAttribute("data-pointed", "");
  if (came !== card.dataset.step) {
    came = card.dataset.step ?? "";
    const smooth = matchMedia("(prefers-reduced-motion: no-preference)").matches;
    const narrow = innerWidth < 900;
    target.scrollIntoView({
      block: narrow ? "center" : "nearest",
      behavior: smooth ? "smooth" : "auto",
    });
  }
  place(card, target);
}

/**
 * The first thing of a selector that can be seen.
 * @param {string} selector
 */
function visible(selector) {
  return [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
}

/**
 * Puts the card into the corner in which it covers least of what it points at, and of buttons.
 * @param {HTMLElement} card
 * @param {Element} target
 */
function place(card, target) {
  const buttons = document.querySelectorAll("main form[data-act] button");
  const kept = [target, ...buttons].map((one) => one.getBoundingClientRect());
  let least = Infinity;
  let best = "";
  for (const corner of CORNERS) {
    card.dataset.corner = corner;
    const here = card.getBoundingClientRect();
    const covered = kept.reduce((sum, there) => sum + shared(here, there), 0);
    if (covered < least) [least, best] = [covered, corner];
  }
  card.dataset.corner = best;
}

/**
 * How much two rectangles have in common.
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
function shared(one, other) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/**
 * @param {string} key
 * @param {boolean} waits which steps it counts for: those that wait for a choice, or the others
 */
function lead(key, waits) {
  const button = document.querySelector("#guide-next[aria-keyshortcuts]");
  if (key.toLowerCase() !== "n" || !(button instanceof HTMLElement)) return false;
  if (button.closest("#coach")?.hasAttribute("data-waits") !== waits) return false;
  if (document.querySelector("dialog:modal")) return false;
  button.click();
  return true;
}
onKey((key) => lead(key, false), true);
onKey((key) => lead(key, true));

let due = 0;
/** Points again when the page has changed, once for all changes of a moment. */
function soon() {
  cancelAnimationFrame(due);
  due = requestAnimationFrame(point);
}
new MutationObserver(soon).observe(document.body, {
  subtree: true,
  childList: true,
  attributeFilter: ["data-step", "data-pointed"],
});
addEventListener("resize", soon);
soon();
