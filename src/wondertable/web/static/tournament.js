// @ts-check
/** The page of a tournament, kept up to date while somebody looks at it. */
import { renew } from "./morph.js";

const SECONDS = 15;

/** Whether something may change, and nobody is writing where it would. */
function wanted() {
  const now = document.querySelector("[data-tournament]");
  const writes = now?.querySelector("input:focus") !== null;
  return now?.hasAttribute("data-goes-on") && !writes && document.visibilityState === "visible";
}

/** Asks for what has changed. */
async function look() {
  if (!wanted()) return;
  try {
    const answer = await fetch(location.href, { headers: { Accept: "application/json" } });
    if (!answer.ok) return;
    const before = state();
    renew((await answer.json()).regions);
    const said = document.getElementById("said");
    if (said && state() !== before) said.textContent = state();
  } catch {
    // It is asked again soon.
  }
}

/** How far the tournament is, in words. */
function state() {
  return document.querySelector(".t-state b")?.textContent ?? "";
}

setInterval(look, SECONDS * 1000);
document.addEventListener("visibilitychange", look);
