// @ts-check
/** A puzzle by keys and without loading the page anew: what came of an answer is gone to. */
import { onKey } from "./keys.js";

onKey((key) => {
  const link = document.querySelector("[data-next]");
  if (key.toLowerCase() !== "n" || !(link instanceof HTMLAnchorElement)) return false;
  link.click();
  return true;
}, true);

/** An answer is given below; what came of it stands above. The way on has the focus, once it is. */
document.addEventListener("news", () => {
  const panel = document.getElementById("puzzle");
  if (!panel) return;
  panel.scrollIntoView({ block: "start" });
  const next = panel.querySelector(".primary[data-next]");
  const place = next ?? document.getElementById("puzzle-h");
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
});
