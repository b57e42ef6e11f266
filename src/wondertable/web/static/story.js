// @ts-check
/**
 * What just happened: the strip is stepped through by its buttons and by the arrow keys left and
 * right, while it has the focus or nothing has; L goes there. A sentence lights up what it speaks
 * of while it is pointed at or has the focus; up and down go from line to line of the log.
 */
import { moving } from "./flip.js";
import { onKey } from "./keys.js";

const LIT = "lit";
const ROLL = 240;
/** Two frames without motion: lines that were read stay until the new ones are there. */
const WAIT = 34;
const WAYS = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
]);
const LINES = new Map([
  ["ArrowUp", -1],
  ["ArrowDown", 1],
]);

/** What was put away; whatever is new then is shown again. */
let closed = "";
/** @type {string | undefined} */
let shown;
let at = 1;
let stepped = false;
/** @type {Map<HTMLElement, number>} */
let tops = new Map();

onKey((key) => arrive(key) || step(WAYS.get(key)) || walk(LINES.get(key)));
document.addEventListener("showing", keepPlace);
document.addEventListener("shown", renew);
document.addEventListener("settled", stay);
document.addEventListener("click", pressed);
for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, pointed);
for (const kind of ["pointerout", "focusout"]) document.addEventListener(kind, forgotten);
renew();

/** @returns {HTMLElement | null} */
function strip() {
  return document.querySelector(".since");
}

/** @returns {HTMLElement[]} */
function steps() {
  return [...(strip()?.querySelectorAll("[data-step]") ?? [])].filter(
    (one) => one instanceof HTMLElement,
  );
}

/** After every change of the page: what is new begins at its first step, and is not put away. */
function renew() {
  const key = strip()?.dataset.since;
  if (key !== shown) {
    shown = key;
    closed = "";
    at = 1;
    stepped = false;
  }
  mark();
}

/** @returns {HTMLElement | null} */
function log() {
  return document.querySelector(".log-p");
}

/** @returns {HTMLElement[]} the parts of the log: headings, ages and their turns */
function parts() {
  return [...(log()?.querySelectorAll(":scope > :not(.h), .ply") ?? [])].filter(
    (one) => one instanceof HTMLElement,
  );
}

/** Before a change of the page: where the parts of the log are. */
function keepPlace() {
  tops = new Map(parts().map((one) => [one, one.offsetTop]));
}

/** The log grows at its top: its lines roll down from where they were, or stay where one reads. */
function stay() {
  const story = log();
  const there = parts().filter((one) => tops.has(one));
  const ways = new Map(there.map((one) => [one, one.offsetTop - (tops.get(one) ?? 0)]));
  if (story?.scrollTop) {
    story.scrollTop += ways.get(there.find((one) => one.matches(".ply")) ?? story) ?? 0;
    return;
  }
  const end = story?.clientHeight ?? 0;
  for (const [one, way] of ways) {
    const within = ways.get(/** @type {HTMLElement} */ (one.parentElement)) ?? 0;
    if (way !== within && (tops.get(one) ?? 0) < end) roll(one, way - within);
  }
}

/**
 * @param {HTMLElement} part
 * @param {number} way
 */
function roll(part, way) {
  const was = { transform: `translateY(${-way}px)` };
  const [frames, duration] = moving() ? [[was, { transform: "none" }], ROLL] : [[was, was], WAIT];
  new Animation(new KeyframeEffect(part, frames, { duration, easing: "ease-out" })).play();
}

/** Marks the present step, and whether it is all put away. */
function mark() {
  const now = strip();
  if (!now) return;
  const away = closed !== "" && closed === now.dataset.since;
  now.toggleAttribute("data-closed", away);
  document.body.toggleAttribute("data-no-news", away);
  const all = steps();
  at = Math.min(Math.max(at, 1), Math.max(all.length, 1));
  for (const one of all) {
    const present = Number(one.dataset.step) === at;
    if (present) one.setAttribute("aria-current", "step");
    else one.removeAttribute("aria-current");
  }
  for (const button of now.querySelectorAll("[data-steps]")) {
    const act = button.getAttribute("data-steps");
    const off = (act === "previous" && at === 1) || (act === "next" && at === all.length);
    button.toggleAttribute("aria-disabled", false);
    if (off) button.setAttribute("aria-disabled", "true");
  }
  light(stepped && !away ? all[at - 1] : null);
}

/** @param {string} key */
function arrive(key) {
  const present = steps()[at - 1];
  if (key.toLowerCase() !== "l" || !present?.checkVisibility()) return false;
  stepped = true;
  mark();
  present.focus();
  return true;
}

/**
 * @param {number | undefined} way
 * @returns {boolean} whether there was something to step through
 */
function step(way) {
  const now = strip();
  const focused = document.activeElement;
  const free = !focused || focused === document.body || focused.id === "main";
  if (!way || !now || !(free || now.contains(focused))) return false;
  if (now.hasAttribute("data-closed") || document.querySelector("[popover]:popover-open:not(#tip)"))
    return false;
  return go(way);
}

/** @param {number} way */
function go(way) {
  const all = steps();
  if (!all.length) return false;
  // The first press of "next" shows the first step, which only stands there until then.
  at = stepped || way < 0 ? at + way : at;
  stepped = true;
  mark();
  const present = all[at - 1];
  if (strip()?.querySelector("ol")?.contains(document.activeElement)) present.focus();
  present.scrollIntoView({ block: "nearest", inline: "nearest" });
  const place = document.getElementById("said");
  if (place) place.textContent = present.textContent;
  return true;
}

/** @param {Event} event */
function pressed(event) {
  if (!(event.target instanceof Element)) return;
  const line = event.target.closest(".since [data-step]");
  if (line instanceof HTMLElement) {
    at = Number(line.dataset.step);
    stepped = true;
    mark();
    return;
  }
  const button = event.target.closest("[data-steps]");
  if (!(button instanceof HTMLElement)) return;
  const act = button.dataset.steps;
  if (act === "previous" || act === "next") {
    go(act === "next" ? 1 : -1);
    return;
  }
  closed = act === "close" ? (strip()?.dataset.since ?? "") : "";
  stepped = false;
  mark();
  const other = act === "close" ? "open" : "close";
  const next = strip()?.querySelector(`[data-steps="${other}"]`);
  if (next instanceof HTMLElement) next.focus();
}

/**
 * From line to line of the log.
 * @param {number | undefined} way
 */
function walk(way) {
  const log = document.activeElement?.closest(".log-p");
  if (!way || !log) return false;
  const lines = [...log.querySelectorAll("[data-about]")];
  const next = lines[lines.findIndex((line) => line === document.activeElement) + way];
  if (!(next instanceof HTMLElement)) return false;
  next.focus();
  return true;
}

// What a sentence speaks of.

/** @param {Event} event */
function pointed(event) {
  const line = event.target instanceof Element ? event.target.closest("[data-about]") : null;
  if (line) light(line);
}

/** @param {Event} event */
function forgotten(event) {
  if (event.target instanceof Element && event.target.closest("[data-about]"))
    light(stepped ? steps()[at - 1] : null);
}

/** @param {Element | null} line */
function light(line) {
  for (const lit of document.querySelectorAll(`.${LIT}`)) lit.classList.remove(LIT);
  for (const id of line?.getAttribute("data-about")?.split(" ") ?? [])
    document.getElementById(id)?.classList.add(LIT);
}
