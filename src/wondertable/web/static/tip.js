// @ts-check
/**
 * Explanations at hand: whatever has `data-help` is explained when the pointer rests on it, when it
 * gets the focus, or after a long press. The texts of a game are fetched once, from where
 * `[data-tips]` says. Links to the glossary serve whoever has no script; here they explain instead
 * of leading away.
 *
 * Things that nothing else makes focusable share one tab stop in each region; arrows go from one to
 * the next.
 */

const REST = 450;
const PRESS = 400;
const SETTLED = 60; // a sheet that opens or closes moves the focus while it does
const SHAKE = 10;
const GAP = 8;
const GROUP = "[data-help-group], details, section, header, aside, main, body";
const OWN_FOCUS = "button, input, label, select, summary, textarea";

/** @typedef {[string, string, string[], [string, string][]]} Tip name, sort, sentences, facts */

/** @type {Promise<Record<string, Tip>> | null} */
let texts = null;
/** @type {HTMLElement | null} */
let anchor = null;
/** @type {HTMLElement | null} What the pointer rests on, shown or not yet. */
let under = null;
/** @type {"hover" | "focus" | "press" | ""} */
let cause = "";
let timer = 0;
let pressed = false;
let holding = false;
let at = { x: -1, y: -1 };

const tip = document.createElement("div");
tip.id = "tip";
tip.className = "explain";
tip.popover = "manual";
tip.setAttribute("role", "tooltip");

/**
 * The thing that an event is about.
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null}
 */
function helped(target) {
  const found = target instanceof Element ? target.closest("[data-help]") : null;
  return found instanceof HTMLElement ? found : null;
}

/**
 * The id of a thing; a link to the glossary has it in its address.
 * @param {HTMLElement} thing
 */
function idOf(thing) {
  const named =
    thing.dataset.help || (thing instanceof HTMLAnchorElement ? thing.hash.slice(1) : "");
  return decodeURIComponent(named).replace(/^\w+:/, "");
}

/** @returns {Promise<Record<string, Tip>>} */
function load() {
  const place = document.querySelector("[data-tips]");
  const address = place instanceof HTMLElement ? (place.dataset.tips ?? "") : "";
  texts ??= fetch(address, { headers: { Accept: "application/json" } })
    .then((answer) =>
      answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status))),
    )
    .catch(() => {
      texts = null;
      return {};
    });
  return texts;
}

/**
 * Shows what a thing is.
 * @param {HTMLElement} thing
 * @param {"hover" | "focus" | "press"} why
 */
async function show(thing, why) {
  anchor = thing;
  cause = why;
  const found = (await load())[idOf(thing)];
  if (anchor !== thing) return;
  if (!found || !thing.isConnected) return hide();
  fill(found);
  if (!tip.isConnected) (document.querySelector("main") ?? document.body).append(tip);
  if (!tip.matches(":popover-open")) tip.showPopover();
  place();
  describe(thing);
}

/** Hides it. */
export function hide() {
  clearTimeout(timer);
  if (anchor) undescribe();
  anchor = null;
  cause = "";
  if (tip.matches(":popover-open")) tip.hidePopover();
}

/** @param {Tip} found */
function fill([name, sort, lines, facts]) {
  tip.replaceChildren(
    made("b", name, "tip-name"),
    made("span", sort, "tip-sort"),
    ...lines.map((line) => made("span", line, "tip-line")),
    ...facts.map(([label, value]) => {
      const row = made("span", "", "tip-fact");
      row.append(made("span", label + ": ", "tip-label"), value);
      return row;
    }),
  );
}

/**
 * @param {string} tag
 * @param {string} text
 * @param {string} kind
 */
function made(tag, text, kind) {
  const element = document.createElement(tag);
  element.className = kind;
  element.textContent = text;
  return element;
}

/** Puts it beside the thing, never over it: below or above, else at a side. */
function place() {
  if (!anchor) return;
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: wide, offsetHeight: high } = tip;
  const across = fit(box.left + box.width / 2 - wide / 2, wide, innerWidth);
  const down = fit(box.top + box.height / 2 - high / 2, high, innerHeight);
  let [x, y] = [across, box.bottom + GAP];
  if (box.top - GAP - high >= GAP) y = box.top - GAP - high;
  else if (box.bottom + GAP + high <= innerHeight - GAP) y = box.bottom + GAP;
  else if (box.right + GAP + wide <= innerWidth - GAP) [x, y] = [box.right + GAP, down];
  else if (box.left - GAP - wide >= GAP) [x, y] = [box.left - GAP - wide, down];
  else y = box.top > innerHeight - box.bottom ? GAP : innerHeight - high - GAP;
  tip.style.setProperty("left", `${Math.round(x)}px`);
  tip.style.setProperty("top", `${Math.round(y)}px`);
}

/**
 * @param {number} wanted
 * @param {number} size
 * @param {number} room
 */
function fit(wanted, size, room) {
  return Math.max(GAP, Math.min(wanted, room - size - GAP));
}

/** @param {HTMLElement} thing */
function describe(thing) {
  const focused = document.activeElement;
  const target = focused && thing.contains(focused) ? focused : thing;
  target.setAttribute("aria-describedby", tip.id);
}

function undescribe() {
  for (const one of document.querySelectorAll(`[aria-describedby="${tip.id}"]`))
    one.removeAttribute("aria-describedby");
}

/** @param {PointerEvent} event */
function overTip(event) {
  if (!tip.matches(":popover-open")) return false;
  const box = tip.getBoundingClientRect();
  const near = (
    /** @type {number} */ value,
    /** @type {number} */ low,
    /** @type {number} */ high,
  ) => value >= low - GAP && value <= high + GAP;
  return near(event.clientX, box.left, box.right) && near(event.clientY, box.top, box.bottom);
}

// The pointer. Only true movement counts: the page may change under a pointer that rests.

/** @param {PointerEvent} event */
function moved(event) {
  if (event.pointerType === "touch") return cancelPress(event);
  if (event.clientX === at.x && event.clientY === at.y) return;
  at = { x: event.clientX, y: event.clientY };
  const thing = helped(event.target);
  // On its way to the explanation the pointer may cross the edge of something else.
  if (thing === under || (under && overTip(event))) return;
  under = thing;
  clearTimeout(timer);
  if (cause === "hover") hide();
  if (thing) timer = setTimeout(() => show(thing, "hover"), REST);
}

/** @param {PointerEvent} event */
function touched(event) {
  pressed = false;
  holding = false;
  clearTimeout(timer);
  const thing = helped(event.target);
  if (anchor) hide();
  if (event.pointerType !== "touch" || !thing) return;
  at = { x: event.clientX, y: event.clientY };
  holding = true;
  timer = setTimeout(() => {
    pressed = true;
    show(thing, "press");
  }, PRESS);
}

/** @param {PointerEvent} event */
function released(event) {
  if (event.pointerType !== "touch") return;
  holding = false;
  if (!pressed) clearTimeout(timer);
}

/** @param {PointerEvent} event */
function cancelPress(event) {
  if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > SHAKE && !pressed)
    clearTimeout(timer);
}

/**
 * A press that explained does nothing else, and a link to the glossary explains; by the keyboard it
 * leads there, in a tab of its own.
 * @param {MouseEvent} event
 */
function clicked(event) {
  const thing = helped(event.target);
  if (pressed) {
    pressed = false;
    event.preventDefault();
    event.stopPropagation();
  } else if (
    thing instanceof HTMLAnchorElement &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.shiftKey
  ) {
    if (event.detail === 0) thing.target = "_blank";
    else {
      event.preventDefault();
      show(thing, "press");
    }
  } else hide();
}

/**
 * What is explained has moved; a list that scrolls elsewhere changes nothing.
 * @param {Event} event
 */
function scrolled({ target }) {
  if (!anchor || !(target instanceof Node) || !target.contains(anchor)) return;
  if (cause === "focus") place();
  else hide();
}

// The focus, and one tab stop for each region.

/** @param {FocusEvent} event */
function focused(event) {
  const thing = helped(event.target);
  if (!thing || !(event.target instanceof Element) || !event.target.matches(":focus-visible"))
    return;
  clearTimeout(timer);
  timer = setTimeout(() => thing.contains(document.activeElement) && show(thing, "focus"), SETTLED);
}

/** @param {Element} thing */
function silent(thing) {
  return (
    !thing.closest(OWN_FOCUS) &&
    !thing.closest("[aria-hidden=true]") &&
    !thing.querySelector("a, button, input")
  );
}

/** @param {Element | null | undefined} group */
function stops(group) {
  return [...(group?.querySelectorAll("[data-help]") ?? [])].filter(
    (thing) =>
      thing instanceof HTMLElement &&
      silent(thing) &&
      thing.closest(GROUP) === group &&
      thing.checkVisibility(),
  );
}

function rove() {
  const groups = new Set(
    [...document.querySelectorAll("[data-help]")].map((thing) => thing.closest(GROUP)),
  );
  for (const group of groups) {
    const things = stops(group);
    const current =
      things.find((thing) => thing === document.activeElement) ??
      things.find((thing) => thing.getAttribute("tabindex") === "0") ??
      things[0];
    for (const thing of things) {
      const wanted = thing === current ? "0" : "-1";
      if (thing.getAttribute("tabindex") !== wanted) thing.setAttribute("tabindex", wanted);
    }
  }
}

/** @param {KeyboardEvent} event */
function typed(event) {
  if (event.key === "Escape" && anchor && tip.matches(":popover-open")) {
    event.preventDefault();
    event.stopPropagation();
    return hide();
  }
  const thing =
    event.target instanceof HTMLElement && event.target.matches("[data-help]")
      ? event.target
      : null;
  if (!thing || !silent(thing) || event.ctrlKey || event.altKey || event.metaKey) return;
  const things = stops(thing.closest(GROUP));
  const here = things.indexOf(thing);
  const next = {
    ArrowRight: here + 1,
    ArrowDown: here + 1,
    ArrowLeft: here - 1,
    ArrowUp: here - 1,
    Home: 0,
    End: things.length - 1,
  }[event.key];
  const chosen = next === undefined ? undefined : things[next];
  if (!(chosen instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  thing.setAttribute("tabindex", "-1");
  chosen.setAttribute("tabindex", "0");
  chosen.focus();
}

if (document.querySelector("[data-tips]")) {
  document.addEventListener("pointermove", moved, { passive: true });
  document.addEventListener("pointerdown", touched, true);
  document.addEventListener("pointerup", released, true);
  document.addEventListener("pointercancel", released, true);
  document.addEventListener("click", clicked, true);
  document.addEventListener("contextmenu", (event) => {
    if (holding && helped(event.target)) event.preventDefault();
  });
  document.addEventListener("focusin", focused);
  document.addEventListener("focusout", () => (cause === "focus" ? hide() : clearTimeout(timer)));
  document.addEventListener("keydown", typed, true);
  document.addEventListener("toggle", (event) => event.target !== tip && hide(), true);
  document.addEventListener("scroll", scrolled, { capture: true, passive: true });
  addEventListener("resize", hide);
  rove();
  let waiting = false;
  new MutationObserver(() => {
    if (anchor && !anchor.isConnected) hide();
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      rove();
    });
  }).observe(document.body, { childList: true, subtree: true });
}
