// @ts-check
/**
 * Motion inferred from two pages: measure, change, measure again, animate the difference.
 * Everything with an id inside `[data-flip]` glides, unless it is `[data-still]`; nobody tells it
 * to. `[data-walks]` goes from
 * one `[data-space]` to the next; what lay face down in a `[data-place]` is turned up.
 */

const MOVE = 320;
const STAGGER = 40;
const LONGEST_DELAY = 200;
const STEP = 80;
const FILL = 520;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const COINS = 6;
const BANK = "[data-bank]";

/** Whether the person wants motion, and would see it. */
export function moving() {
  return !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * @typedef {object} Place
 * @property {DOMRect} box
 * @property {string} region
 * @property {boolean} built
 * @property {number} space where what walks stands
 */

/**
 * @typedef {object} Look
 * @property {Map<string, Place>} places
 * @property {Set<string>} backs places where something lay face down
 */

/** @returns {Look} what lies where now */
export function look() {
  const places = new Map();
  for (const element of moving() ? things() : []) {
    places.set(element.id, {
      box: element.getBoundingClientRect(),
      region: regionOf(element),
      built: element.classList.contains("is-built"),
      space: spaceOf(element),
    });
  }
  const backs = [...document.querySelectorAll("[data-place]:has(> .back)")];
  return { places, backs: new Set(backs.map(placeOf)) };
}

/**
 * Lets everything glide from where it was to where it is.
 * @param {Look} before
 * @returns {Promise<void>} when all is still
 */
export async function glide(before) {
  if (!moving()) return;
  /** @type {Animation[]} */
  const running = [];
  let journeys = 0;
  for (const element of things()) {
    const was = before.places.get(element.id);
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    if (!was) {
      running.push(...appear(element, before));
    } else if (was.space !== spaceOf(element)) {
      running.push(walk(element, was.space));
    } else {
      const travels = was.region !== regionOf(element);
      const delay = travels ? Math.min(journeys++ * STAGGER, LONGEST_DELAY) : 0;
      running.push(...travel(element, was.box, box, travels, delay));
      if (element.classList.contains("is-built") && !was.built) running.push(...fill(element));
    }
  }
  await Promise.allSettled(running.map((animation) => animation.finished));
}

/** @returns {HTMLElement[]} */
function things() {
  return [...document.querySelectorAll("[data-flip] [id]:not([data-still])")].filter(
    (element) => element instanceof HTMLElement,
  );
}

/** @param {Element} element */
function regionOf(element) {
  return element.closest("[data-flip]")?.id ?? "";
}

/** @param {Element} element */
function spaceOf(element) {
  const space = element.matches("[data-walks]") && element.closest("[data-space]");
  return space instanceof HTMLElement ? Number(space.dataset.space) : 0;
}

/** @param {Element | null} element */
function placeOf(element) {
  return element?.getAttribute("data-place") ?? "";
}

/**
 * @param {HTMLElement} element
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {boolean} travels to another part of the table, above everything else
 * @param {number} delay
 */
function travel(element, from, to, travels, delay) {
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = travels && from.width ? from.width / to.width : 1;
  if (!from.width || (Math.hypot(x, y) < 2 && Math.abs(scale - 1) < 0.02)) return [];
  const frames = [{ transform: `${by(element, x, y)} scale(${scale})` }, { transform: "none" }];
  const animation = element.animate(frames, {
    duration: MOVE,
    delay,
    easing: EASE,
    fill: "backwards",
  });
  if (travels) {
    element.classList.add("flying");
    animation.finished.catch(() => {}).finally(() => element.classList.remove("flying"));
  }
  return [animation];
}

/**
 * A way on the screen, in the measure of an element that may be drawn larger than usual.
 * @param {Element} element
 * @param {number} x
 * @param {number} y
 */
function by(element, x, y) {
  const larger = element.currentCSSZoom ?? 1;
  return `translate(${x / larger}px, ${y / larger}px)`;
}

/**
 * A card that lay face down, or was chosen in secret, is turned up; whatever else is new fades in.
 * @param {HTMLElement} element
 * @param {Look} before
 */
function appear(element, before) {
  const lay = before.backs.has(placeOf(element.parentElement));
  const turned = lay || element.hasAttribute("data-turn");
  const from = turned ? { transform: "perspective(600px) rotateY(90deg)" } : { opacity: 0 };
  return [element.animate([from, {}], { duration: MOVE, easing: EASE })];
}

/**
 * It walks space by space.
 * @param {HTMLElement} pawn
 * @param {number} start
 */
function walk(pawn, start) {
  const end = spaceOf(pawn);
  const home = pawn.closest("[data-space]")?.getBoundingClientRect();
  const frames = [];
  for (let at = start; ; at += Math.sign(end - start)) {
    const box = document.querySelector(`[data-space="${at}"]`)?.getBoundingClientRect();
    if (home && box) {
      const x = box.x + box.width / 2 - (home.x + home.width / 2);
      const y = box.y + box.height / 2 - (home.y + home.height / 2);
      frames.push({ transform: by(pawn, x, y) });
    }
    if (at === end) break;
  }
  return pawn.animate(frames, { duration: STEP * Math.abs(end - start), easing: "linear" });
}

/**
 * A wonder fills from below.
 * @param {HTMLElement} wonder
 */
function fill(wonder) {
  const art = wonder.querySelector(".art");
  const frames = [{ clipPath: "inset(100% 0 0 0)" }, { clipPath: "inset(0)" }];
  return art ? [art.animate(frames, { duration: FILL, easing: EASE })] : [];
}

/**
 * Coins fly between treasuries and the bank, which is in the middle of the table.
 * @param {[string, string, number][]} flights
 */
export function flyCoins(flights) {
  const coin = document.querySelector(".tok-coin svg");
  if (!moving() || !coin) return;
  flights.forEach(([from, to, count], order) => {
    const start = middle(from);
    const end = middle(to);
    if (!start || !end) return;
    for (let at = 0; at < Math.min(count, COINS); at++) {
      const flying = /** @type {SVGElement} */ (coin.cloneNode(true));
      flying.setAttribute("class", "coin-fly");
      document.body.append(flying);
      const frames = [start, end].map(([x, y], last) => ({
        transform: `translate(${x - 11}px, ${y - 11}px) scale(${last ? 0.8 : 1})`,
      }));
      const delay = order * 120 + at * STAGGER;
      const timing = {
        duration: MOVE + 80,
        delay,
        easing: EASE,
        fill: /** @type {const} */ ("backwards"),
      };
      flying.animate(frames, timing).finished.finally(() => flying.remove());
    }
  });
}

/**
 * @param {string} place the id of a treasury, or "bank"
 * @returns {[number, number] | null}
 */
function middle(place) {
  const element = place === "bank" ? document.querySelector(BANK) : document.getElementById(place);
  const box = element?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}
