// @ts-check
/**
 * What the partner says comes as a toast with a sound, wherever the talk stands on the page; a mark
 * in the bar counts what was not read yet and leads there. What was read is remembered by the tab.
 */
import { toast } from "./forms.js";
import { sound } from "./sound.js";

const KEY = `wondertable-read ${location.pathname}`;
/** It may peep in at the edge before it can be read. */
const PARTS = [0, 0.25, 0.5, 0.75, 1];
let heard = 0;

/** Starts to listen, if somebody can speak to the viewer here. */
export function startTalk() {
  const talk = document.querySelector("[data-talk]");
  if (!talk) return;
  heard = last();
  new IntersectionObserver(mark, { threshold: PARTS }).observe(talk);
  document.addEventListener("shown", hear);
  mark();
}

/** Says what is new. */
function hear() {
  const fresh = said().filter((line) => number(line) > heard);
  heard = Math.max(heard, last());
  if (fresh.length) {
    sound("knock");
    if (!seen()) toast(fresh.map(spoken).join(" "), true);
  }
  mark();
}

/** Counts in the bar what was not read. */
function mark() {
  if (seen()) sessionStorage.setItem(KEY, String(last()));
  const read = Number(sessionStorage.getItem(KEY) ?? 0);
  const unread = said().filter((line) => number(line) > read).length;
  const place = document.querySelector("[data-talk-new]");
  if (!(place instanceof HTMLElement)) return;
  place.hidden = unread === 0;
  const count = place.querySelector("b");
  if (count) count.textContent = String(unread);
}

/** What others have said to the viewer. */
function said() {
  return [...document.querySelectorAll("[data-said]")];
}

/** @param {Element} line */
function number(line) {
  return line instanceof HTMLElement ? Number(line.dataset.said) : 0;
}

/** @param {Element} line */
function spoken(line) {
  const name = line.querySelector("b")?.textContent ?? "";
  return `${name}: ${(line.textContent ?? "").slice(name.length).trim()}`;
}

/** The number of the latest words. */
function last() {
  return Math.max(0, ...said().map(number));
}

/** Whether the talk can be read now. */
function seen() {
  const place = document.querySelector("[data-talk] .chat")?.getBoundingClientRect();
  const shown = place && document.visibilityState === "visible";
  return Boolean(shown && place.top >= 0 && place.bottom <= innerHeight && place.height > 0);
}
