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

/**
 * @param {string[]} [regions] the ids of what is about to change, if not anything might
 * @returns {Look | null} what lies where now; nothing if nothing of that moves
 */
export function look(regions) {
  if (!moving() || regions?.some(holdsThings) === false) return null;
  const places = new Map();
  for (const element of things()) {
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
 * Lets everything glide from where it was to where it is. All is measured before anything moves:
 * whoever measures what has begun to move makes the browser lay out the whole page again.
 * @param {Look | null} before
 * @returns {Promise<void>} when all is still
 */
export async function glide(before) {
  if (!before || !moving()) return;
  const now = things()
    .map((element) => ({
      element,
      box: element.getBoundingClientRect(),
      zoom: element.currentCSSZoom ?? 1,
    }))
    .filter(({ box }) => box.width);
  const steps = new Map(walks(now, before));
  /** @type {Animation[]} */
  const running = [];
  /** @type {Ways} */
  const ways = new Map();
  let journeys = 0;
  for (const { element, box, zoom } of now) {
    const was = before.places.get(element.id);
    const frames = steps.get(element);
    if (!was) {
      running.push(...appear(element, before));
    } else if (frames) {
      running.push(walk(element, frames));
    } else {
      const travels = was.region !== regionOf(element);
      const delay = travels ? Math.min(journeys++ * STAGGER, LONGEST_DELAY) : 0;
      const from = way(element, was.box, box, travels, ways);
      if (from) running.push(travel(element, from, zoom, travels, delay));
      if (element.classList.contains("is-built") && !was.built) running.push(...fill(element));
    }
  }
  await Promise.allSettled(running.map((animation) => animation.finished));
}

/**
 * What is seen. To measure what is folded away, the browser would lay out each fold by itself.
 * @returns {HTMLElement[]}
 */
function things() {
  return [...document.querySelectorAll("[data-flip] [id]:not([data-still])")]
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => element.checkVisibility());
}

/** @param {string} id of a region */
function holdsThings(id) {
  const region = document.getElementById(id);
  return region?.matches("[data-flip], :has([data-flip])") ?? false;
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
 * @typedef {{ x: number, y: number, scale: number }} Way from where it was to where it is
 * @typedef {Map<Element, Way>} Ways of what moves by itself
 */

/**
 * How far a thing was from where it is, beyond what the thing around it brings along.
 * @param {HTMLElement} element
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {boolean} travels
 * @param {Ways} ways of those before it, and with this one from now on
 * @returns {Way | null} if it moves by itself
 */
function way(element, from, to, travels, ways) {
  if (!from.width) return null;
  let x = from.x + from.width / 2 - (to.x + to.width / 2);
  let y = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = travels ? from.width / to.width : 1;
  const around = carrier(element, ways);
  if (around && around.scale !== 1) return null;
  x -= around?.x ?? 0;
  y -= around?.y ?? 0;
  if (Math.hypot(x, y) < 2 && Math.abs(scale - 1) < 0.02) return null;
  const own = { x, y, scale };
  ways.set(element, { x: x + (around?.x ?? 0), y: y + (around?.y ?? 0), scale });
  return own;
}

/**
 * @param {Element} element
 * @param {Ways} ways
 * @returns {Way | undefined} the way of what carries it along
 */
function carrier(element, ways) {
  let at = element.parentElement;
  while (at && !ways.has(at)) at = at.parentElement;
  return at ? ways.get(at) : undefined;
}

/**
 * @param {HTMLElement} element
 * @param {Way} from
 * @param {number} zoom
 * @param {boolean} travels to another part of the table, above everything else
 * @param {number} delay
 */
function travel(element, from, zoom, travels, delay) {
  const start = { transform: `${by(from.x, from.y, zoom)} scale(${from.scale})` };
  const animation = element.animate([start, { transform: "none" }], {
    duration: MOVE,
    delay,
    easing: EASE,
    fill: "backwards",
  });
  if (travels) {
    element.classList.add("flying");
    animation.finished.catch(() => {}).finally(() => element.classList.remove("flying"));
  }
  return animation;
}

/**
 * A way on the screen, in the measure of an element that may be drawn larger than usual.
 * @param {number} x
 * @param {number} y
 * @param {number} zoom
 */
function by(x, y, zoom) {
  return `translate(${x / zoom}px, ${y / zoom}px)`;
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
 * The ways of what goes space by space.
 * @param {{ element: HTMLElement }[]} now
 * @param {Look} before
 * @returns {[HTMLElement, Keyframe[]][]}
 */
function walks(now, before) {
  /** @type {[HTMLElement, Keyframe[]][]} */
  const found = [];
  for (const { element } of now) {
    const start = before.places.get(element.id)?.space;
    if (start !== undefined && start !== spaceOf(element)) {
      found.push([element, spaces(element, start)]);
    }
  }
  return found;
}

/**
 * @param {HTMLElement} pawn
 * @param {number} start
 */
function spaces(pawn, start) {
  const end = spaceOf(pawn);
  const zoom = pawn.currentCSSZoom ?? 1;
  const home = pawn.closest("[data-space]")?.getBoundingClientRect();
  const frames = [];
  for (let at = start; ; at += Math.sign(end - start)) {
    const box = document.querySelector(`[data-space="${at}"]`)?.getBoundingClientRect();
    if (home && box) {
      const x = box.x + box.width / 2 - (home.x + home.width / 2);
      const y = box.y + box.height / 2 - (home.y + home.height / 2);
      frames.push({ transform: by(x, y, zoom) });
    }
    if (at === end) break;
  }
  return frames;
}

/**
 * @param {HTMLElement} pawn
 * @param {Keyframe[]} frames one for every space
 */
function walk(pawn, frames) {
  return pawn.animate(frames, { duration: STEP * (frames.length - 1), easing: "linear" });
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
  const ways = flights.map(([from, to, count]) => ({
    start: middle(from),
    end: middle(to),
    count,
  }));
  ways.forEach(({ start, end, count }, order) => {
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
