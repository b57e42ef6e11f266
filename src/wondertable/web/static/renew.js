// @ts-check
/** Parts of pages that keep themselves up to date: `data-renew` says by which address. */
import { renew } from "./morph.js";

const USUAL_SECONDS = 10;

/** The part, if it is to be looked at now: nobody writes in it, or has a menu of it open. */
function wanted() {
  const part = document.querySelector("[data-renew]");
  const busy = part?.querySelector("input:focus, select:focus, details.more[open]") !== null;
  const seen = document.visibilityState === "visible";
  return part instanceof HTMLElement && seen && !busy ? part : null;
}

/** Asks for what has changed. */
async function look() {
  const part = wanted();
  if (!part) return;
  try {
    const headers = { Accept: "application/json" };
    const answer = await fetch(part.dataset.renew ?? location.href, { headers });
    if (answer.ok && part === wanted()) renew((await answer.json()).regions);
  } catch {
    // It is asked again soon.
  }
}

/** Looks again and again, as often as the part wants. */
function later() {
  const part = document.querySelector("[data-renew]");
  const seconds = part instanceof HTMLElement ? Number(part.dataset.seconds) : 0;
  setTimeout(again, (seconds || USUAL_SECONDS) * 1000);
}

async function again() {
  await look();
  later();
}

later();
document.addEventListener("visibilitychange", look);
