// @ts-check
/** The keyboard of every table: H, U and ? only show something and count everywhere. */

const WRITTEN = "input:not([type=radio], [type=checkbox]), select, textarea";
/**
 * Whoever wants keys; the first that takes one has it alone.
 * @type {((key: string) => boolean)[]}
 */
const acts = [];

/** Listens. */
export function startKeys() {
  onKey((key) => hint(key.toLowerCase()) || undo(key.toLowerCase()) || help(key));
}

/**
 * Hears keys that are nothing else's: neither a shortcut of the browser nor written in a field.
 * @param {(key: string) => boolean} act whether it took the key
 * @param {boolean} [first] whether it is asked before the others
 */
export function onKey(act, first = false) {
  if (!acts.length) document.addEventListener("keydown", heard);
  if (first) acts.unshift(act);
  else acts.push(act);
}

/** @param {KeyboardEvent} event */
function heard(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (event.target instanceof Element && event.target.matches(WRITTEN)) return;
  if (acts.some((act) => act(event.key))) event.preventDefault();
}

/**
 * H asks for a hint; when it is there, H goes to its best choice.
 * @param {string} key
 */
function hint(key) {
  if (key !== "h") return false;
  const fold = document.querySelector(".advice details");
  const best = fold?.querySelector(".tip");
  if (!(fold instanceof HTMLDetailsElement) || !(best instanceof HTMLElement)) {
    const button = document.getElementById("hint-button");
    button?.click();
    return button !== null;
  }
  const sheet = document.querySelector("[data-acts]:popover-open");
  if (sheet instanceof HTMLElement) sheet.hidePopover();
  fold.open = true;
  best.focus();
  return true;
}

/**
 * U goes to the button that takes back; a key alone undoes nothing.
 * @param {string} key
 */
function undo(key) {
  const button = document.getElementById("undo");
  if (key !== "u" || !button) return false;
  button.focus();
  return true;
}

/** @param {string} key */
function help(key) {
  const sheet = document.getElementById("help");
  if (key !== "?" || !sheet) return false;
  sheet.togglePopover();
  return true;
}
