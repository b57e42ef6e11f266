// @ts-check
/** What was counted on this device: kept here alone, until somebody deletes it. */

const KEY = "wondertable-pad-history";
const DRAFT = "wondertable-pad-draft-";
const MOST = 200;

/**
 * @typedef {object} Kept
 * @property {string} id
 * @property {string} game
 * @property {string} title
 * @property {string} about
 * @property {Record<string, string>} fields
 */

/** @template T @param {string} key @param {T} nothing @returns {T} */
function load(key, nothing) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "") ?? nothing;
  } catch {
    return nothing;
  }
}

/** @param {string} key @param {unknown} value whether it could be kept */
function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** @returns {Kept[]} the newest first */
export function history() {
  const found = load(KEY, /** @type {Kept[]} */ ([]));
  return Array.isArray(found) ? found : [];
}

/** Keeps a game; the same one again replaces what was kept. @param {Kept} one */
export function keep(one) {
  return store(KEY, [one, ...history().filter((other) => other.id !== one.id)].slice(0, MOST));
}

/** @param {string} id */
export const forget = (id) =>
  store(
    KEY,
    history().filter((one) => one.id !== id),
  );
export const forgetAll = () => store(KEY, []);

/** @param {string} game @returns {Record<string, string> | null} */
export const draft = (game) => load(DRAFT + game, null);
/** @param {string} game */
export const dropDraft = (game) => store(DRAFT + game, null);
/** @param {string} game @param {Record<string, string>} fields */
export const keepDraft = (game, fields) => store(DRAFT + game, fields);

/**
 * Shows the list, and lets it be used.
 * @param {HTMLElement} section
 * @param {string} root where the pads are
 * @param {string} game only of this one, or of all
 */
export function startHistory(section, root, game) {
  const list = section.querySelector("[data-list]");
  const none = section.querySelector("[data-none]");
  const all = section.querySelector("[data-forget-all]");
  const template = section.querySelector("template");
  if (!list || !(none instanceof HTMLElement) || !(all instanceof HTMLElement) || !template)
    return () => {};

  function draw() {
    const kept = history().filter((one) => !game || one.game === game);
    list?.replaceChildren(
      ...kept.map((one) => item(/** @type {HTMLTemplateElement} */ (template), root, one, draw)),
    );
    /** @type {HTMLElement} */ (none).hidden = kept.length > 0;
    /** @type {HTMLElement} */ (all).hidden = Boolean(game) || !kept.length;
  }

  all.addEventListener("click", () => {
    if (!confirm(section.dataset.sure ?? "")) return;
    forgetAll();
    draw();
  });
  section.hidden = false;
  draw();
  return draw;
}

/**
 * @param {HTMLTemplateElement} template
 * @param {string} root
 * @param {Kept} one
 * @param {() => void} draw
 */
function item(template, root, one, draw) {
  const made = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
  const [title, about] = made.querySelectorAll("b, small");
  const link = made.querySelector("a");
  const button = made.querySelector("button");
  title.textContent = one.title;
  about.textContent = one.about;
  if (link) {
    link.href = `${root}/${encodeURIComponent(one.game)}#kept-${encodeURIComponent(one.id)}`;
    link.setAttribute("aria-label", `${link.textContent}: ${one.title}`);
  }
  button?.setAttribute("aria-label", `${button.title}: ${one.title}`);
  button?.addEventListener("click", () => {
    forget(one.id);
    draw();
  });
  return made;
}
