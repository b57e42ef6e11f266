// @ts-check
/**
 * Sounds: off until somebody wants them; the switch and the volume are remembered. The files are
 * fetched when sounds are on, and not before.
 */

const KEY = "wondertable-sound";
const VOLUME = "wondertable-volume";
const USUAL = 5;
const LOUDEST = 10;
const NAMES = ["card", "coin", "build", "war", "win", "turn", "knock", "clock"];
const APART = 0.12;

/** @type {AudioContext | undefined} */
let audio;
/** @type {Map<string, Promise<AudioBuffer | null>>} */
const files = new Map();

/** Sets the switch and the volume to what was chosen before. */
export function startSound() {
  for (const place of inputs("[data-sound-switch]")) {
    place.checked = on();
    place.addEventListener("change", () => {
      localStorage.setItem(KEY, place.checked ? "on" : "off");
      if (on()) preload();
      sound("turn");
    });
  }
  for (const place of inputs("[data-volume]")) {
    place.value = String(volume());
    place.addEventListener("change", () => {
      localStorage.setItem(VOLUME, place.value);
      sound("turn");
    });
  }
  // Browsers let a page sound after the person has touched it.
  if (on()) document.addEventListener("pointerdown", preload, { once: true });
}

/**
 * @param {string} places
 * @returns {HTMLInputElement[]}
 */
function inputs(places) {
  return [...document.querySelectorAll(places)].filter(
    (place) => place instanceof HTMLInputElement,
  );
}

function on() {
  return localStorage.getItem(KEY) === "on";
}

function volume() {
  const kept = Number(localStorage.getItem(VOLUME) ?? USUAL);
  return kept >= 0 && kept <= LOUDEST ? kept : USUAL;
}

function preload() {
  for (const name of NAMES) load(name);
}

/** @param {string} name */
function load(name) {
  const known = files.get(name);
  if (known) return known;
  audio ??= new AudioContext();
  const context = audio;
  const file = fetch(new URL(`sounds/${name}.wav`, import.meta.url))
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => context.decodeAudioData(bytes))
    .catch(() => null);
  files.set(name, file);
  return file;
}

/**
 * Plays sounds one after the other, if they are wanted.
 * @param {...string} names
 */
export function sound(...names) {
  if (!on() || !volume()) return;
  names
    .filter((name) => NAMES.includes(name))
    .forEach((name, order) => {
      load(name).then((file) => file && play(file, order * APART));
    });
}

/**
 * @param {AudioBuffer} file
 * @param {number} after in seconds
 */
function play(file, after) {
  if (!audio) return;
  if (audio.state === "suspended") audio.resume().catch(() => {});
  const source = audio.createBufferSource();
  const loudness = audio.createGain();
  source.buffer = file;
  loudness.gain.value = (volume() / LOUDEST) ** 2;
  source.connect(loudness).connect(audio.destination);
  source.start(audio.currentTime + after);
}
