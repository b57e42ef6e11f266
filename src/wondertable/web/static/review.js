// @ts-check
/** A review by keys, and without loading the page anew once it is complete. */
import { renew } from "./morph.js";
import { unhide } from "./pages.js";
import { asPng } from "./picture.js";
import { drawn } from "./review-picture.js";
import { toast } from "./forms.js";

const KEYS = new Map([
  ["ArrowLeft", "review-back"],
  ["ArrowRight", "review-on"],
  ["PageUp", "review-turn-back"],
  ["PageDown", "review-turn-on"],
]);

/** @type {AbortController | null} */
let under_way = null;

/** Whether the review still grows: then the page is loaded anew, with a line of its own. */
function grows() {
  return document.body.dataset.live !== undefined;
}

/**
 * Shows another move.
 * @param {string} url
 */
async function go(url) {
  if (grows()) {
    location.assign(url);
    return;
  }
  under_way?.abort();
  const mine = new AbortController();
  under_way = mine;
  try {
    const headers = { Accept: "application/json" };
    const answer = await fetch(url, { headers, signal: mine.signal });
    if (!answer.ok) throw new Error(String(answer.status));
    show(await answer.json());
    history.replaceState(null, "", url);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) location.assign(url);
  } finally {
    if (under_way === mine) under_way = null;
  }
}

/** @param {{ regions: Record<string, string>, title: string }} review */
function show(review) {
  renew(review.regions);
  unhide();
  document.title = review.title;
  const heading = document.getElementById("review-choice-h");
  const said = document.getElementById("said");
  const line = document.querySelector("#review-choice .rv-line");
  if (said) said.textContent = `${heading?.textContent ?? ""}. ${line?.textContent ?? ""}`;
  keepInSight();
}

/** Shows the row of the chosen move where its list can be seen, and moves nothing else. */
function keepInSight() {
  const list = document.querySelector("[data-moves]");
  const row = list?.querySelector(".sel");
  if (!(list instanceof HTMLElement) || !(row instanceof HTMLElement)) return;
  const [inside, around] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  let [top, bottom] = [Math.max(around.top, 0), Math.min(around.bottom, innerHeight)];
  if (bottom - top < inside.height) [top, bottom] = [around.top, around.bottom];
  if (inside.top < top || inside.bottom > bottom)
    list.scrollTop += inside.top - top - (bottom - top - inside.height) / 2;
}

/** A curve that is wider than its panel shows the place of the move. */
function centre() {
  const cursor = document.querySelector(".rv-curve .cursor");
  const panel = cursor?.closest(".rv-scroll");
  if (!cursor || !(panel instanceof HTMLElement)) return;
  const [inside, around] = [cursor.getBoundingClientRect(), panel.getBoundingClientRect()];
  panel.scrollLeft += inside.left - around.left - around.width / 2;
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("[data-go]") : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const url = link.getAttribute("href");
  if (url && link.getAttribute("aria-disabled") !== "true") go(url);
});

// Before the keys of the table, which would go from card to card.
document.addEventListener(
  "keydown",
  (event) => {
    const link = document.getElementById(KEYS.get(event.key) ?? "");
    const typing =
      event.target instanceof Element &&
      event.target.matches("input, select, textarea, .rv-scroll.tall");
    if (!link || typing || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const url = link.getAttribute("href");
    if (url && link.getAttribute("aria-disabled") !== "true") go(url);
  },
  true,
);

keepInSight();
centre();

/**
 * Draws the move as a picture: a phone hands it on, anything else keeps it as a file.
 * @param {HTMLElement} button
 */
async function hand(button) {
  const picture = await asPng(drawn());
  const file = new File([picture], button.dataset.picture ?? "", { type: picture.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {}); // thought better of
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-picture]") : null;
  if (button instanceof HTMLElement) hand(button).catch(() => toast(""));
});
