// @ts-check
/** Lets a browser be told something, and fills in the time zone; forms do the rest. */
import { startWorker } from "./offline.js";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
for (const field of document.querySelectorAll("input[data-zone]")) {
  if (field instanceof HTMLInputElement && zone) field.value = zone;
}

const form = document.querySelector("form[data-push]");
if (form instanceof HTMLFormElement && "PushManager" in window && "Notification" in window) {
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (form.getAttribute("aria-busy") !== "true") subscribe(form);
  });
  recognise(form);
}

/**
 * Asks the browser for a place where it can be told something, and sends that.
 * @param {HTMLFormElement} form
 */
async function subscribe(form) {
  form.setAttribute("aria-busy", "true");
  say(form, "");
  try {
    if ((await Notification.requestPermission()) !== "granted") say(form, form.dataset.denied);
    else if (!(await startWorker())) say(form, form.dataset.failed);
    else send(form, await subscribed(form.dataset.push ?? ""));
  } catch {
    say(form, form.dataset.failed);
  } finally {
    form.removeAttribute("aria-busy");
  }
}

/**
 * The place of this browser; one that was made for another key of the server gives way.
 * @param {string} key
 */
async function subscribed(key) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {PushSubscription} subscription
 */
function send(form, subscription) {
  const { endpoint, keys } = subscription.toJSON();
  const values = { endpoint, key: keys?.p256dh, auth: keys?.auth, label: device() };
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value ?? "";
  }
  form.submit();
}

/**
 * Says that this browser is told already, if it is.
 * @param {HTMLFormElement} form
 */
async function recognise(form) {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  const bytes = new TextEncoder().encode(subscription.endpoint);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const id = [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const mine = document.querySelector(`[data-device="${id}"]`);
  if (!mine) return;
  mine.removeAttribute("hidden");
  form.hidden = true;
}

/** What this device calls itself, so that one finds it again in the list. */
function device() {
  const known = /Android|iPhone|iPad|Windows|Macintosh|CrOS|Linux/.exec(navigator.userAgent);
  return known?.[0] ?? "";
}

/**
 * @param {HTMLFormElement} form
 * @param {string | undefined} words
 */
function say(form, words) {
  const said = form.querySelector("[data-said]");
  if (said) said.textContent = words ?? "";
}
