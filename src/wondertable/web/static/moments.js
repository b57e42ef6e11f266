// @ts-check
/**
 * Moments: short scenes above the table, made by the server out of what just happened. They hold
 * nothing up: presses and keys go to the table as ever, and the first one ends them. What the page
 * shows below is the true state all the time; a later ply or a lost connection drops them.
 */
import { moving } from "./flip.js";
import { parse } from "./morph.js";
import { sound } from "./sound.js";

const KEY = "wondertable-moments";
const SOUNDS = new Map([
  ["war", "war"],
  ["victory", "win"],
  ["wonder", "build"],
  ["scored", "build"],
  ["science", "card"],
  ["age", "card"],
]);
const STEP = 500;
const LEAVE = 200;

/** @typedef {{ kind: string, said: string, html: string }} Moment */

/** @type {Moment[]} */
let waiting = [];
/** @type {HTMLElement | null} */
let shown = null;
let ply = -1;
let timer = 0;
let frame = 0;

document.addEventListener("news", (event) => hear(/** @type {CustomEvent} */ (event).detail));
document.addEventListener("lost", stop);
document.addEventListener("keydown", skip, { capture: true });
document.addEventListener("pointerdown", skip, { capture: true });
document.addEventListener("visibilitychange", () => document.hidden && stop());
document.addEventListener("click", (event) => {
  if (isOn(event, "[data-skip]")) next();
  if (isOn(event, "[data-finale]")) again();
});
document.addEventListener("shown", offer);
startSwitch();
offer();

/** Whether the person wants scenes. */
function wanted() {
  return moving() && localStorage.getItem(KEY) !== "off";
}

function startSwitch() {
  for (const place of document.querySelectorAll("[data-moments-switch]")) {
    if (!(place instanceof HTMLInputElement)) continue;
    place.checked = localStorage.getItem(KEY) !== "off";
    place.addEventListener("change", () => {
      localStorage.setItem(KEY, place.checked ? "on" : "off");
      if (!place.checked) stop();
    });
  }
}

/** @param {{ ply?: number, moments?: Moment[] }} update */
function hear(update) {
  if (update.ply !== undefined && update.ply !== ply) {
    ply = update.ply;
    stop();
  }
  const moments = update.moments ?? [];
  for (const moment of moments.slice(0, 1)) sound(SOUNDS.get(moment.kind) ?? "");
  if (!moments.length || !wanted()) return;
  waiting = moments;
  next();
}

/** Shows what comes next, or nothing more. */
function next() {
  clear();
  const moment = waiting.shift();
  if (!moment) return;
  show(parse(moment.html));
}

/** @param {Element} scene */
function show(scene) {
  if (!(scene instanceof HTMLElement)) return;
  const bars = scene.querySelector(".m-bars");
  if (bars instanceof HTMLElement) measure(bars);
  document.body.append(scene);
  shown = scene;
  if (bars instanceof HTMLElement) count(bars);
  const seconds = Number(scene.dataset.seconds);
  timer = setTimeout(() => leave(next), 1000 * seconds);
}

/** @param {() => void} then */
function leave(then) {
  shown?.classList.add("gone");
  timer = setTimeout(then, LEAVE);
}

function clear() {
  clearTimeout(timer);
  cancelAnimationFrame(frame);
  shown?.remove();
  shown = null;
}

/** Ends what is shown and what waits. */
function stop() {
  waiting = [];
  clear();
}

/**
 * @param {Event} event
 * @param {string} place
 */
function isOn(event, place) {
  return event.target instanceof Element && event.target.closest(place) !== null;
}

/**
 * The first key or press ends the scene that is shown; whatever else it does, it does too.
 * @param {Event} event
 */
function skip(event) {
  if (shown && !isOn(event, "[data-skip]")) next();
}

/** Whoever wants it sees the end again, also where scenes are not shown by themselves. */
function again() {
  const kept = document.querySelector("#finale > .moment");
  if (!kept) return;
  stop();
  show(/** @type {HTMLElement} */ (kept.cloneNode(true)));
}

/** The button for it is there as soon as there is something to see. */
function offer() {
  const kept = document.querySelector("#finale > .moment") !== null;
  for (const button of document.querySelectorAll("[data-finale]"))
    button.toggleAttribute("hidden", !kept);
}

// Counting points.

/**
 * Says to every part of a bar how long it is; a script may, an attribute may not.
 * @param {HTMLElement} bars
 */
function measure(bars) {
  const most = Number(bars.dataset.most);
  for (const part of bars.querySelectorAll(".m-seg")) {
    if (!(part instanceof HTMLElement)) continue;
    part.style.setProperty("--v", String(Math.max(Number(part.dataset.points), 0) / most));
  }
}

/**
 * Counts up step by step, and lets the rows change places after each; the last look is the order
 * in which they came.
 * @param {HTMLElement} bars
 */
function count(bars) {
  if (!moving()) return;
  const rows = [...bars.children].filter((row) => row instanceof HTMLElement);
  const parts = rows.map((row) =>
    [...row.querySelectorAll(".m-seg")].map((part) => {
      const { step, points } = /** @type {HTMLElement} */ (part).dataset;
      return { step: Number(step), points: Number(points) };
    }),
  );
  const steps = Number(bars.dataset.count);
  const pitch = rows.length > 1 ? rows[1].offsetTop - rows[0].offsetTop : 0;
  const start = performance.now();
  let placed = -1;
  /** @param {number} now */
  const tick = (now) => {
    const at = (now - start) / STEP;
    const sums = parts.map((mine) =>
      mine.reduce((sum, { step, points }) => sum + points * Math.min(Math.max(at - step, 0), 1), 0),
    );
    const over = at >= steps;
    rows.forEach((row, place) => {
      const total = row.querySelector(".tt");
      if (total)
        total.textContent = over ? (row.dataset.total ?? "") : `${Math.round(sums[place])}`;
    });
    if (Math.floor(at) !== placed) {
      placed = Math.floor(at);
      arrange(rows, over ? rows.map((_, place) => -place) : sums, pitch);
    }
    if (!over) frame = requestAnimationFrame(tick);
  };
  tick(start);
}

/**
 * @param {HTMLElement[]} rows
 * @param {number[]} sums the most is on top
 * @param {number} pitch from one row to the next
 */
function arrange(rows, sums, pitch) {
  const order = rows.map((_, place) => place).sort((a, b) => sums[b] - sums[a] || a - b);
  order.forEach((place, at) => {
    rows[place].style.setProperty("transform", `translateY(${(at - place) * pitch}px)`);
  });
}
