// @ts-check
/** What the pages around a table do by script: a convenience, forms and links do the rest. */

import { startInstalled } from "./offline.js";

startInstalled();

/**
 * Copies what a button holds, and says so on the button.
 * @param {HTMLElement} button
 */
async function copy(button) {
  const label =
    button.querySelector("span") ??
    [...button.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE);
  const words = (button.dataset.words ??= label?.textContent?.trim() ?? "");
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? "");
  } catch {
    const field = button.parentElement?.querySelector("input");
    field?.focus();
    field?.select();
    return;
  }
  if (!label) return;
  label.textContent = button.dataset.copied ?? "";
  setTimeout(() => {
    label.textContent = words;
  }, 1600);
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
  if (button instanceof HTMLElement) copy(button);
});

/** Shows the buttons that only a script can serve, those that an update brought too. */
export function unhide() {
  for (const button of document.querySelectorAll(":is([data-copy], [data-picture])[hidden]"))
    button.removeAttribute("hidden");
}

unhide();
document.addEventListener("shown", unhide);

/** An update may send the page elsewhere: the game has begun, the device is to be passed on. */
const house = document.getElementById("house");
if (house) {
  new MutationObserver(() => {
    if (house.dataset.go) location.replace(house.dataset.go);
  }).observe(house, { attributes: true, attributeFilter: ["data-go"] });
}
