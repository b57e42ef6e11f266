// @ts-check
/** Actions without leaving the page: forms marked `data-act` are posted and answered here. */
import { following, receive, sync } from "./live.js";

const STALE = 409;
const SHOWN = 6000;
let timer = 0;

/** Takes over every form marked `data-act`, those that come later too. */
export function startForms() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute("data-act")) return;
    event.preventDefault();
    if (form.getAttribute("aria-busy") === "true") return;
    post(form, event.submitter);
  });
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
async function post(form, button) {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) fields.append(name, String(value));
  form.setAttribute("aria-busy", "true");
  try {
    const headers = { Accept: "application/json" };
    const answer = await fetch(form.getAttribute("action") ?? "", {
      method: "POST",
      body: fields,
      headers,
    });
    const data = await answer.json().catch(() => ({}));
    if (answer.ok) done(form, data);
    else refused(answer.status, data.error);
  } catch {
    toast("");
  } finally {
    form.removeAttribute("aria-busy");
    form.closest("dialog")?.close();
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {any} data an update, or nothing when it comes over the socket
 */
function done(form, data) {
  const sheet = form.closest("[popover]");
  const closes = sheet instanceof HTMLElement && !form.hasAttribute("data-open");
  if (closes && sheet.matches(":popover-open")) sheet.hidePopover();
  if (form.hasAttribute("data-clear")) form.reset();
  if (data.regions) receive(data);
  else if (!following()) location.reload();
}

/**
 * @param {number} status
 * @param {string | undefined} error in the reader's language
 */
function refused(status, error) {
  toast(error ?? "");
  if (status === STALE) sync();
}

/**
 * Says what went wrong, or some news.
 * @param {string} text nothing if it is not known
 * @param {boolean} [news]
 */
export function toast(text, news = false) {
  const place = document.getElementById("toast");
  if (!place) return;
  place.classList.toggle("news", news);
  place.textContent = text || (place.dataset.failed ?? "");
  clearTimeout(timer);
  timer = setTimeout(() => (place.textContent = ""), SHOWN);
}
