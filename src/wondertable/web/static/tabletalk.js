// @ts-check
/**
 * What is said at the table comes as a bubble beside the table and is said politely; a mark counts
 * what was not read. Nothing of it takes the focus. What was read is remembered by the tab.
 */
import { sound } from "./sound.js";

const KEY = `wondertable-talk ${location.pathname}`;
const SHOWN = 6000;
let heard = 0;
let timer = 0;

const sheet = document.getElementById("talk-sheet");
if (document.getElementById("talk")) start();

function start() {
  heard = last();
  document.addEventListener("shown", hear);
  document.addEventListener("settled", hear);
  sheet?.addEventListener("toggle", () => {
    if (isOpen()) down();
    mark();
  });
  mark();
  down();
}

/** Takes up what is new. */
function hear() {
  const fresh = said().filter((line) => number(line, "heard") > heard);
  const grew = last() > heard;
  heard = Math.max(heard, last());
  if (fresh.length) sound("knock");
  if (fresh.length && !isOpen()) news(fresh);
  if (grew) down();
  mark();
}

/** @param {Element[]} lines */
function news(lines) {
  const place = document.getElementById("talk-news");
  if (!place) return;
  const spoken = lines.map((line) => {
    const [name, words] = [...line.querySelectorAll(".tk-w > *")].map((part) => part.textContent);
    return `${name}: ${words}`;
  });
  place.textContent = spoken.join(" · ");
  clearTimeout(timer);
  timer = setTimeout(() => (place.textContent = ""), SHOWN);
}

/** Counts what was not read. */
function mark() {
  if (isOpen()) sessionStorage.setItem(KEY, String(last()));
  const read = Number(sessionStorage.getItem(KEY) ?? 0);
  const unread = said().filter((line) => number(line, "heard") > read).length;
  const place = document.querySelector("[data-talk-count]");
  if (!(place instanceof HTMLElement)) return;
  place.hidden = unread === 0;
  place.textContent = String(unread);
  const button = place.closest("button");
  const words = unread ? button?.dataset.unread : button?.dataset.read;
  if (button && words) button.setAttribute("aria-label", words.replace("#", String(unread)));
}

/** The latest words are in sight. */
function down() {
  const lines = document.querySelector("#talk .tk-lines");
  if (lines) lines.scrollTop = lines.scrollHeight;
}

/** Whether the talk can be read now. */
function isOpen() {
  return sheet === null || sheet.matches(":popover-open");
}

/** What others have said. */
function said() {
  return [...document.querySelectorAll("#talk [data-heard]")];
}

/**
 * @param {Element} line
 * @param {"heard" | "own"} key
 */
function number(line, key) {
  return line instanceof HTMLElement ? Number(line.dataset[key] ?? 0) : 0;
}

/** The number of the latest words, whosever they are. */
function last() {
  const own = [...document.querySelectorAll("#talk [data-own]")];
  return Math.max(0, ...said().map((line) => number(line, "heard")), ...own.map(mine));
}

/** @param {Element} line */
function mine(line) {
  return number(line, "own");
}
