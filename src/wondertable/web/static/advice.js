// @ts-check
/**
 * A line of a hint shows its choice: what belongs to it is picked, its sheet opens, and the button
 * that makes it has the focus, so that a second press makes it. `data-picks` holds the ids to pick,
 * `data-play` what the button stands for.
 */

document.addEventListener("click", (event) => {
  const tip = event.target instanceof Element ? event.target.closest(".tip[data-play]") : null;
  if (!(tip instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const button = buttonOf(tip.dataset.play ?? "");
  if (!button) return; // the link leads to a page that shows it
  event.preventDefault();
  pick((tip.dataset.picks ?? "").split(" ").filter(Boolean));
  for (const other of document.querySelectorAll("[data-shown]"))
    other.removeAttribute("data-shown");
  button.setAttribute("data-shown", "");
  fold(tip);
  open(button);
  requestAnimationFrame(() => {
    button.focus();
    button.scrollIntoView({ block: "nearest" });
  });
});

/**
 * The button on the table that makes a choice.
 * @param {string} play
 * @returns {HTMLElement | undefined}
 */
function buttonOf(play) {
  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (
    document.querySelectorAll("button[name=action]")
  );
  return [...buttons].find((one) => one.value === play && !one.closest(".box-panel"));
}

/**
 * Picks what belongs to a choice, and nothing else.
 * @param {string[]} ids
 */
function pick(ids) {
  for (const box of document.querySelectorAll(".ask input[type=checkbox]"))
    set(box, ids.includes(box.id));
  for (const id of ids) set(document.getElementById(id), true);
}

/**
 * @param {Element | null} input
 * @param {boolean} checked
 */
function set(input, checked) {
  if (!(input instanceof HTMLInputElement) || input.checked === checked) return;
  input.checked = checked;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Opens the sheet in which a button stands, from what opens it otherwise.
 * @param {HTMLElement} button
 */
function open(button) {
  const sheet = button.closest("[popover]");
  if (!(sheet instanceof HTMLElement) || sheet.matches(":popover-open")) return;
  const source = document.querySelector(`main [popovertarget="${sheet.id}"]`);
  sheet.showPopover(source instanceof HTMLElement ? { source } : undefined);
}

/**
 * Where the hint lies over the table, it makes room.
 * @param {HTMLElement} tip
 */
function fold(tip) {
  const lines = tip.closest("details");
  if (lines && innerWidth <= 1180) lines.open = false;
}
