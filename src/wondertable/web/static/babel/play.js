// @ts-check
/**
 * The keyboard of Tower of Babel: discs, numbers and offers are radio buttons and boxes, which
 * arrows and Space serve. P passes, B builds, O lays an offer down, N wants nothing, T takes an
 * offer back, R plays no action card for the rest of the turn.
 */

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  const target = event.target;
  const writes = "input:not([type=radio], [type=checkbox]), select, textarea";
  if (target instanceof Element && target.matches(writes)) return;
  const key = event.key.toLowerCase();
  if (!/^[pbontr]$/.test(key) || document.querySelector("[popover]:popover-open")) return;
  const buttons = [...document.querySelectorAll(`main button[data-key="${key}"]`)];
  const button = buttons.find((one) => one.checkVisibility());
  if (!(button instanceof HTMLElement)) return;
  event.preventDefault();
  button.click();
});
