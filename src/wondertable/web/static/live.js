// @ts-check
/** Updates over one WebSocket: the changed regions, what to say, whose turn it is. */
import { flyCoins, glide, look, moving } from "./flip.js";
import { renew } from "./morph.js";
import { sound } from "./sound.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
const RESTART = 1012;
const SOON = 150;
const PAUSE = 520;
const MANY = 3;
const LATE = 100;
const ASKS = ".ask.mine[data-question], .end-sheet[data-question]";
const TABLE = "[data-table]";
const LATER = "data-later";

/**
 * @typedef {object} Update
 * @property {number} version
 * @property {Record<string, string>} [regions] HTML by the id of the region's outer element
 * @property {string[]} [lines] new lines of the log, to be said
 * @property {string} [title]
 * @property {boolean} [turn] whether the viewer is asked now
 * @property {[string, string, number][]} [coins] from where, to where, how many
 * @property {number} [ply]
 * @property {{ kind: string, said: string, html: string }[]} [moments] scenes, see moments.js
 * @property {string[]} [sounds]
 */

/** @type {Update[]} */
const queue = [];
/** @type {WebSocket | null} */
let socket = null;
let version = 0;
let wait = FIRST_WAIT;
let lost = false;
let busy = false;
let myTurn = false;

/** Connects, if the page says where to. */
export function startLive() {
  version = Number(document.body.dataset.version ?? 0);
  myTurn = document.querySelector(".turn.mine") !== null;
  if (document.body.dataset.live) connect();
}

/** Whether updates arrive. */
function connected() {
  return socket?.readyState === WebSocket.OPEN;
}

/** Whether updates arrive now or as soon as a line is there that is being made. */
export function following() {
  return connected() || socket?.readyState === WebSocket.CONNECTING;
}

/** Asks for what was missed; the answer is nothing, updates, or everything. */
export function sync() {
  if (connected()) socket?.send(JSON.stringify({ version }));
}

/**
 * Takes an update; they are shown one after the other, so that each can be seen.
 * @param {Update} update
 */
export function receive(update) {
  queue.push(update);
  if (!busy) work();
}

function connect() {
  const url = new URL(document.body.dataset.live ?? "", location.href);
  url.protocol = url.protocol.replace("http", "ws");
  socket = new WebSocket(url);
  socket.addEventListener("open", () => {
    wait = FIRST_WAIT;
    sync();
    if (lost) restored();
  });
  socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
  socket.addEventListener("close", (event) => {
    // Another process of the server goes on at once: nobody need know, unless it does not.
    if (event.code === RESTART && !lost && wait === FIRST_WAIT) {
      wait += 1;
      setTimeout(connect, SOON * (0.5 + Math.random()));
      return;
    }
    lost = true;
    document.dispatchEvent(new Event("lost"));
    banner("lost");
    setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  });
}

async function work() {
  busy = true;
  for (let update = next(); update; update = next()) {
    if (update.version < version) continue;
    const { still, settle } = show(update);
    await drawn();
    settle();
    if (queue.length && queue.length < MANY && moving()) await pause(still);
  }
  busy = false;
}

/**
 * The next update, or all that wait as one where nobody could see them one after the other.
 * @returns {Update | undefined}
 */
function next() {
  if (moving() && queue.length < MANY) return queue.shift();
  const waiting = queue.splice(0).filter((update) => update.version >= version);
  return waiting.length ? waiting.reduce(together) : undefined;
}

/**
 * Two updates as one. The scenes of a ply that is past are only told.
 * @param {Update} first
 * @param {Update} second
 * @returns {Update}
 */
function together(first, second) {
  const past = second.ply !== undefined && second.ply !== first.ply;
  const scenes = first.moments ?? [];
  const told = past ? scenes.map((moment) => moment.said) : [];
  return {
    ...first,
    ...second,
    regions: { ...first.regions, ...second.regions },
    lines: [...(first.lines ?? []), ...told, ...(second.lines ?? [])],
    coins: [...(first.coins ?? []), ...(second.coins ?? [])],
    moments: [...(past ? [] : scenes), ...(second.moments ?? [])],
    sounds: [...(first.sounds ?? []), ...(second.sounds ?? [])],
  };
}

/** Until what was changed has been drawn; a page that is hidden draws nothing. */
function drawn() {
  return new Promise((done) => {
    setTimeout(done, LATE);
    requestAnimationFrame(() => setTimeout(done));
  });
}

/** @param {Promise<void>} still */
function pause(still) {
  return Promise.race([still, new Promise((done) => setTimeout(done, PAUSE))]);
}

/**
 * Shows what the eye looks for. What is folded away, or stands beside the table, and all that
 * makes the browser lay out the page once more, waits until that has been drawn.
 * @param {Update} update
 * @returns {{ still: Promise<void>, settle: () => void }} when all is still again; what waits
 */
function show(update) {
  const { now, later } = parted(update.regions ?? {});
  const before = look(Object.keys(now));
  const focused = document.activeElement;
  const question = asked();
  document.dispatchEvent(new Event("showing"));
  renew(now);
  version = update.version;
  if (update.title) document.title = update.title;
  document.dispatchEvent(new Event("shown")); // a game marks again what only its script knows
  return { still: glide(before), settle: () => settle(update, later, focused, question) };
}

/**
 * What waited until the new state was drawn.
 * @param {Update} update
 * @param {Record<string, string>} later
 * @param {Element | null} focused what had the focus before
 * @param {string | undefined} question what was asked before
 */
function settle(update, later, focused, question) {
  renew(later);
  document.dispatchEvent(new Event("settled"));
  keepFocus(focused, question);
  say([...(update.lines ?? []), ...(update.moments ?? []).map((moment) => moment.said)]);
  flyCoins(update.coins ?? []);
  sound(...(update.sounds ?? []), ...(update.turn && !myTurn ? ["turn"] : []));
  myTurn = update.turn ?? myTurn;
  document.dispatchEvent(new CustomEvent("news", { detail: update }));
  document.body.dataset.version = String(update.version);
}

/**
 * Regions that are looked at, and those that may come a frame later.
 * @param {Record<string, string>} regions
 */
function parted(regions) {
  /** @type {Record<"now" | "later", Record<string, string>>} */
  const parts = { now: {}, later: {} };
  for (const [id, html] of Object.entries(regions)) {
    const waits = document.getElementById(id)?.hasAttribute(LATER);
    parts[waits ? "later" : "now"][id] = html;
  }
  return parts;
}

/** The id of what must be answered by the viewer, or how the game ended. */
function asked() {
  const asks = document.querySelector(ASKS);
  return asks instanceof HTMLElement ? asks.dataset.question : undefined;
}

/**
 * A new question gets the focus; if what had it is gone, the table has it.
 * @param {Element | null} focused
 * @param {string | undefined} question what was asked before
 */
function keepFocus(focused, question) {
  const here = document.activeElement;
  if (here && here !== document.body && here !== focused) return; // gone on in the meantime
  const now = asked();
  if (now !== undefined && now !== question) {
    const heading = document.querySelector(ASKS)?.querySelector("h2");
    if (heading instanceof HTMLElement) heading.focus({ preventScroll: innerWidth > 1180 });
  } else if (focused && focused !== document.body && !focused.isConnected) {
    /** @type {HTMLElement | null} */ (document.querySelector(TABLE))?.focus({
      preventScroll: true,
    });
  }
}

/** @param {string[]} lines */
function say(lines) {
  const place = document.getElementById("said");
  if (place && lines.length) place.textContent = lines.join(" ");
}

function restored() {
  lost = false;
  banner("restored");
  setTimeout(() => {
    if (!lost) banner("");
  }, 2500);
}

/** @param {"lost" | "restored" | ""} word */
function banner(word) {
  const place = document.getElementById("connection");
  if (!place) return;
  place.hidden = !word;
  place.classList.toggle("is-good", word === "restored");
  place.textContent = word ? (place.dataset[word] ?? "") : "";
}
