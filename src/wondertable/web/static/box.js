// @ts-check
/** What the panel of a game from the box does by script: it filters lists and counts ticks. */

document.documentElement.classList.add("has-script");

/**
 * Shows the filter of ticks, which needs a script; a list of buttons has one that works without.
 */
function unhide() {
  for (const field of document.querySelectorAll(".box-find[hidden]"))
    field.removeAttribute("hidden");
}

/** @param {HTMLInputElement} field */
function filter(field) {
  const wanted = field.value.trim().toLocaleLowerCase();
  const panel = field.closest(".box-panel");
  let left = 0;
  for (const item of panel?.querySelectorAll("[data-words]") ?? []) {
    if (!(item instanceof HTMLElement)) continue;
    item.hidden = !(item.dataset.words ?? "").includes(wanted) && !item.querySelector(":checked");
    left += item.hidden ? 0 : 1;
  }
  const none = panel?.querySelector(".box-none");
  if (none instanceof HTMLElement) none.hidden = left > 0;
}

/** @param {HTMLFormElement} form */
function count(form) {
  const place = form.querySelector("[data-ticked]");
  const ticked = form.querySelectorAll(":checked").length;
  if (place) place.textContent = `${ticked} / ${form.dataset.count ?? ""}`;
}

document.addEventListener("input", (event) => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement)) return;
  if (field.matches("[data-filter]")) filter(field);
  if (field.form?.matches(".box-tick")) count(field.form);
});

/** Enter in the filter takes the only answer that is left, or ticks the only card of its kind. */
document.addEventListener("keydown", (event) => {
  const field = event.target;
  if (
    event.key !== "Enter" ||
    !(field instanceof HTMLInputElement) ||
    !field.matches("[data-filter]")
  )
    return;
  event.preventDefault();
  const shown = [
    ...(field.closest(".box-panel")?.querySelectorAll("[data-words]:not([hidden])") ?? []),
  ];
  const left = shown.filter((item) => !item.querySelector(":checked"));
  const kinds = new Set(left.map((item) => item.getAttribute("data-words")));
  const only = kinds.size === 1 ? left[0].querySelector("button, input") : null;
  if (!(only instanceof HTMLElement)) return;
  only.click();
  if (only instanceof HTMLInputElement) {
    field.value = "";
    filter(field);
  }
});

/** Where in the panel somebody acted last: there they go on when the next question comes. */
let acted = "";
for (const kind of ["click", "keydown"]) {
  document.addEventListener(
    kind,
    (event) => {
      if (!event.isTrusted) return;
      const place = event.target instanceof Element ? event.target : null;
      acted = place?.closest("#box-panel")
        ? place.matches("[data-filter]")
          ? "[data-filter]"
          : "#box-h"
        : "";
    },
    true,
  );
}

/** @param {HTMLElement} panel */
function goOn(panel) {
  unhide();
  const at = panel.querySelector("[name=ply]")?.getAttribute("value") ?? "";
  if (at === asked) return;
  asked = at;
  if (!acted || panel.contains(document.activeElement)) return;
  const next = panel.querySelector(acted) ?? panel.querySelector("#box-h");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

unhide();
const panel = document.getElementById("box-panel");
let asked = panel?.querySelector("[name=ply]")?.getAttribute("value") ?? "";
if (panel)
  new MutationObserver(() => goOn(panel)).observe(panel, { childList: true, subtree: true });
