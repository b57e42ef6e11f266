// @ts-check
/**
 * The keyboard of Tower of Babel: discs, numbers and offers are radio buttons and boxes, which
 * arrows and Space serve. P passes, B builds, O lays an offer down, N wants nothing, T takes an
 * offer back, R plays no action card for the rest of the turn.
 */
import { onKey } from "../keys.js";

onKey((pressed) => {
  const key = pressed.toLowerCase();
  if (!/^[pbontr]$/.test(key)) return false;
  if (document.querySelector("[popover]:popover-open:not(#tip)")) return false;
  const buttons = [...document.querySelectorAll(`main button[data-key="${key}"]`)];
  const button = buttons.find((one) => one.checkVisibility());
  if (!(button instanceof HTMLElement)) return false;
  button.click();
  return true;
});
