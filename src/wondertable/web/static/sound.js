// @ts-check
/**
 * A soft sound when it is the viewer's turn or the partner speaks; it can be switched off, and that
 * is remembered.
 */

const KEY = "wondertable-sound";
/** @type {AudioContext | undefined} */
let audio;

/** Sets the switch to what was chosen before. */
export function startSound() {
  for (const place of document.querySelectorAll("[data-sound-switch]")) {
    if (!(place instanceof HTMLInputElement)) continue;
    place.checked = localStorage.getItem(KEY) !== "off";
    place.addEventListener("change", () => {
      localStorage.setItem(KEY, place.checked ? "on" : "off");
      if (place.checked) chime();
    });
  }
}

/** Two short notes, a fifth apart: it is the viewer's turn. */
export function chime() {
  play(523, 784);
}

/** Two equal notes, as on a door: the partner has said something. */
export function knock() {
  play(392, 392);
}

/** @param {number[]} pitches in hertz */
function play(...pitches) {
  if (localStorage.getItem(KEY) === "off") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
  for (const [at, pitch] of pitches.entries()) note(audio, pitch, at * 0.14);
}

/**
 * @param {AudioContext} context
 * @param {number} pitch in hertz
 * @param {number} after in seconds
 */
function note(context, pitch, after) {
  const start = context.currentTime + after;
  const voice = context.createOscillator();
  const loudness = context.createGain();
  voice.type = "sine";
  voice.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
  voice.connect(loudness).connect(context.destination);
  voice.start(start);
  voice.stop(start + 0.4);
}
