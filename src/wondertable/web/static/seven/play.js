// @ts-check
/**
 * The keyboard of 7 Wonders: the cards are radio buttons, so arrows go from one to the next by
 * themselves. B builds the picked card, W puts it under the wonder, S sells it, T takes a choice
 * back, H asks for a hint.
 */
import { onKey } from "../keys.js";

onKey((pressed) => {
  const key = pressed.toLowerCase();
  const place = key === "t" ? document : document.querySelector(".fan > li:has(.pick:checked)");
  const act = /^[bwsdt]$/.test(key) ? place?.querySelector(`button[data-key="${key}"]`) : null;
  if (!(act instanceof HTMLElement) || document.querySelector("[popover]:popover-open:not(#tip)"))
    return false;
  act.click();
  return true;
});

/** A card that is picked comes into sight, and its ways to pay get the focus when they open. */
document.addEventListener("change", (event) => {
  const pick = event.target;
  if (!(pick instanceof HTMLElement) || !pick.matches(".pick")) return;
  pick.closest("li")?.scrollIntoView({ block: "nearest", inline: "center" });
});
document.addEventListener(
  "toggle",
  (event) => {
    const sheet = event.target;
    if (!(sheet instanceof HTMLElement) || !sheet.matches(".pay-dlg:popover-open")) return;
    const first = sheet.querySelector("button.way");
    if (first instanceof HTMLElement) first.focus();
  },
  true,
);
