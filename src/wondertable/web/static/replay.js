// @ts-check
/**
 * A replay without loading the page anew: steps, the slider and the keyboard fetch one position
 * each.
 */
import { glide, look } from "./flip.js";
import { renew } from "./morph.js";

const bar = document.getElementById("replay-bar");
const slider = /** @type {HTMLInputElement} */ (document.getElementById("scrub"));
const last = Number(bar?.dataset.last ?? 0);
const address = bar?.dataset.replay ?? "";
let ply = Number(slider?.value ?? 0);
/** @type {AbortController | null} */
let under_way = null;

/** @type {Record<string, () => number>} */
const STEPS = {
  first: () => 0,
  back: () => Math.max(0, ply - 1),
  on: () => Math.min(last, ply + 1),
  last: () => last,
};
const KEYS = new Map([
  ["Home", "first"],
  ["ArrowLeft", "back"],
  ["ArrowRight", "on"],
  ["End", "last"],
]);

/**
 * Shows a position.
 * @param {number} wanted
 */
async function go(wanted) {
  if (wanted === ply && !under_way) return;
  ply = wanted;
  mark();
  under_way?.abort();
  const mine = new AbortController();
  under_way = mine;
  try {
    const url = `${address}?ply=${wanted}`;
    const answer = await fetch(url, {
      headers: { Accept: "application/json" },
      signal: mine.signal,
    });
    if (!answer.ok) throw new Error(String(answer.status));
    show(await answer.json());
    history.replaceState(null, "", url);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError"))
      location.assign(`${address}?ply=${wanted}`);
  } finally {
    if (under_way === mine) under_way = null;
  }
}

/** @param {{regions: Record<string, string>, title: string, at: string, did: string}} position */
function show(position) {
  const before = look();
  renew(position.regions);
  document.title = position.title;
  const at = document.getElementById("replay-at");
  if (at) at.textContent = position.at;
  const did = document.getElementById("replay-did");
  if (did) did.textContent = position.did;
  glide(before);
}

/** Lets the slider, the links and the forms know where we are. */
function mark() {
  slider.value = String(ply);
  for (const [id, where] of Object.entries(STEPS)) {
    const link = document.getElementById(`step-${id}`);
    if (!(link instanceof HTMLAnchorElement)) continue;
    link.href = `${address}?ply=${where()}`;
    link.toggleAttribute("aria-disabled", where() === ply);
  }
  const field = document.getElementById("branch-ply");
  if (field instanceof HTMLInputElement) field.value = String(ply);
  const branch = document.getElementById("branch");
  if (branch instanceof HTMLButtonElement) branch.disabled = ply > Number(branch.dataset.before);
  const undo = document.getElementById("undo-here");
  if (undo instanceof HTMLButtonElement) {
    undo.value = String(ply);
    undo.disabled = ply >= last;
  }
  const share = document.getElementById("share");
  if (share) share.dataset.copy = new URL(`${address}?ply=${ply}`, location.href).href;
}

if (bar && slider) {
  slider.addEventListener("input", () => go(Number(slider.value)));
  bar.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("[data-step]") : null;
    if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(STEPS[link.dataset.step ?? "first"]());
  });
  // Before the keys of the table, which would go from card to card.
  document.addEventListener(
    "keydown",
    (event) => {
      const step = KEYS.get(event.key);
      const typing =
        event.target instanceof Element && event.target.matches("input, select, textarea");
      if (!step || typing || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      go(STEPS[step]());
    },
    true,
  );
}
