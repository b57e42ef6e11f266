// @ts-check
/**
 * The keyboard of Duel: arrows go from open card to open card, letters choose in a sheet. Letters
 * count only while a card or a sheet has the focus, so they disturb no screen reader.
 */
import { onKey } from "../keys.js";

const ARROWS = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);

onKey((key) => arrow(key) || letter(key.toLowerCase()));
document.addEventListener("toggle", sheetToggled, true);
document.addEventListener("shown", markOpenSheet);

/** The open card whose sheet is shown wears a ring. */
function markOpenSheet() {
  const open = document.querySelector(".act-sheet:popover-open");
  for (const card of document.querySelectorAll(".structure button.card")) {
    card.classList.toggle("is-selected", open?.id === card.getAttribute("popovertarget"));
  }
}

/** @param {Event} event */
function sheetToggled(event) {
  const sheet = event.target;
  if (!(sheet instanceof HTMLElement) || !sheet.matches(".act-sheet")) return;
  markOpenSheet();
  if (sheet.matches(":popover-open")) {
    const first = sheet.querySelector("button.act");
    // A hint opens a sheet with the focus on one of its buttons.
    const chosen = sheet.contains(document.activeElement);
    if (first instanceof HTMLElement && !chosen) first.focus({ preventScroll: true });
    keepInSight(sheet);
  }
}

/**
 * A sheet that rises from the bottom must not hide the card that it speaks of.
 * @param {HTMLElement} sheet
 */
function keepInSight(sheet) {
  const card = document.querySelector(".structure .is-selected")?.getBoundingClientRect();
  const top = sheet.getBoundingClientRect().top;
  if (card && innerWidth <= 1180 && card.bottom + 12 > top) scrollBy(0, card.bottom + 12 - top);
}

/** @param {string} key */
function arrow(key) {
  const way = ARROWS.get(key);
  if (!way) return false;
  const sheet = document.querySelector(".act-sheet:popover-open");
  if (sheet) return within(sheet, way[1]);
  const focused = document.activeElement;
  const cards = openCards();
  if (!(focused instanceof Element) || !focused.closest(".structure, #duel-board")) return false;
  const best = focused.matches("button.card") ? nearest(focused, cards, way) : cards[0];
  best?.focus();
  return best !== undefined;
}

/**
 * Up and down among the actions of a sheet.
 * @param {Element} sheet
 * @param {number} step
 */
function within(sheet, step) {
  const acts = [...sheet.querySelectorAll("button.act")];
  const at = acts.indexOf(/** @type {Element} */ (document.activeElement));
  const next = acts[at < 0 ? 0 : Math.max(0, Math.min(acts.length - 1, at + step))];
  if (step && next instanceof HTMLElement) next.focus();
  return step !== 0;
}

/** @returns {HTMLElement[]} */
function openCards() {
  return [...document.querySelectorAll(".structure button.card")].filter(
    (card) => card instanceof HTMLElement,
  );
}

/**
 * The nearest card in a direction; what lies aside counts double.
 * @param {Element} from
 * @param {HTMLElement[]} cards
 * @param {number[]} way
 */
function nearest(from, cards, [wayX, wayY]) {
  const [x, y] = centre(from);
  let best;
  let least = Infinity;
  for (const card of cards) {
    const [otherX, otherY] = centre(card);
    const along = (otherX - x) * wayX + (otherY - y) * wayY;
    const aside = Math.abs((otherX - x) * wayY) + Math.abs((otherY - y) * wayX);
    if (card !== from && along > 4 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = card;
    }
  }
  return best;
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * In an open sheet a letter acts; on a card it opens the sheet and goes to the action.
 * @param {string} key
 */
function letter(key) {
  if (!/^[bd1-4]$/.test(key)) return false;
  const open = document.querySelector(".act-sheet:popover-open");
  const card = document.activeElement?.closest(".structure button.card");
  const sheet = open ?? document.getElementById(card?.getAttribute("popovertarget") ?? "");
  const act = sheet?.querySelector(`button[data-key="${key}"]`);
  if (!(act instanceof HTMLElement) || !(sheet instanceof HTMLElement)) return false;
  if (open) {
    act.click();
  } else {
    sheet.showPopover({ source: /** @type {HTMLElement} */ (card) });
    requestAnimationFrame(() => act.focus());
  }
  return true;
}
