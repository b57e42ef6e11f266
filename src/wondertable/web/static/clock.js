// @ts-check
/** Clocks tick between updates; each update sets them right. */
import { toast } from "./forms.js";

const LOW = 15; // seconds; the server has it too (web/present/things.py)

import { sound } from "./sound.js";

const HURRY = 10;

/** Starts the ticking. */
export function startClocks() {
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    const passed = (now - last) / 1000;
    last = now;
    for (const clock of document.querySelectorAll("[data-clock][data-runs]")) {
      if (clock instanceof HTMLElement) tick(clock, passed);
    }
  }, 1000);
}

/**
 * @param {HTMLElement} clock
 * @param {number} passed in seconds
 */
function tick(clock, passed) {
  const left = Math.max(0, Number(clock.dataset.clock) - passed);
  clock.dataset.clock = String(left);
  const whole = Math.ceil(left);
  if (whole > 0 && whole <= HURRY && clock.closest(".top")) sound("clock");
  const seconds = String(whole % 60).padStart(2, "0");
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  clock.textContent = hours
    ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}`
    : `${minutes}:${seconds}`;
  if (whole <= LOW) warn(clock);
}

/**
 * Lets a clock look low, and says once what follows.
 * @param {HTMLElement} clock
 */
function warn(clock) {
  const face = clock.closest(".clock");
  if (!face || face.classList.contains("low")) return;
  face.classList.add("low");
  if (clock.dataset.warns) toast(clock.dataset.warns);
}
