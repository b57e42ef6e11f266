// @ts-check
/** Searching the glossary on the device, while one types; without a script the server searches. */

const field = /** @type {HTMLInputElement | null} */ (document.getElementById("q"));
const found = document.getElementById("found");

/**
 * Text without capitals and accents.
 * @param {string | null} text
 */
function plain(text) {
  return (text ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ");
}

const entries = [...document.querySelectorAll(".entry")].map((entry) => ({
  entry: /** @type {HTMLElement} */ (entry),
  words: plain(entry.querySelector(".e-text")?.textContent ?? ""),
}));

/** Shows what fits, says how many, and keeps the search in the address. */
function filter() {
  const wanted = plain(field?.value ?? "")
    .split(" ")
    .filter(Boolean);
  let count = 0;
  for (const { entry, words } of entries) {
    entry.hidden = !wanted.every((word) => words.includes(word));
    if (!entry.hidden) count += 1;
  }
  for (const group of document.querySelectorAll(".help-group")) {
    group.toggleAttribute("hidden", !group.querySelector(".entry:not([hidden])"));
  }
  say(count);
  const address = new URL(location.href);
  if (wanted.length) address.searchParams.set("q", field?.value ?? "");
  else address.searchParams.delete("q");
  history.replaceState(null, "", address);
}

/** @param {number} count */
function say(count) {
  if (!found) return;
  const words = { 0: found.dataset.none, 1: found.dataset.one }[count] ?? found.dataset.many ?? "";
  found.textContent = words.replace(/1.?234/, String(count));
}

if (field) {
  field.addEventListener("input", filter);
  document.getElementById("finder")?.addEventListener("submit", (event) => {
    event.preventDefault();
    filter();
  });
}
