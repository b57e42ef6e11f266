// @ts-check
/** Passkeys, secrets that came in a link, and printing; forms do the rest. */

/** A link to here may hold a secret behind `#`, where no server and no log sees it. */
const way = document.querySelector("input[data-way]");
if (way instanceof HTMLInputElement && /^#[0-9A-Z]{10,40}$/.test(location.hash)) {
  way.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname + location.search);
  way.form?.querySelector("button")?.focus();
}

for (const button of document.querySelectorAll("[data-print]")) {
  button.removeAttribute("hidden");
  button.addEventListener("click", () => print());
}

/** Without these a browser has passkeys perhaps, but no way to tell them what a server wants. */
const able = typeof PublicKeyCredential === "function" && navigator.credentials;

for (const form of document.querySelectorAll("form[data-passkey]")) {
  if (!able || !(form instanceof HTMLFormElement)) continue;
  form.hidden = false;
  form.closest("[data-with-passkey]")?.removeAttribute("hidden");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (form.getAttribute("aria-busy") !== "true") ask(form);
  });
}

/**
 * Asks the server what it wants, the passkey for its answer, and sends that.
 * @param {HTMLFormElement} form
 */
async function ask(form) {
  form.setAttribute("aria-busy", "true");
  say(form, "");
  try {
    const options = await wanted(form);
    if (options === null) return;
    const credential = await answered(form, options);
    if (credential === null) say(form, form.dataset.failed);
    else send(form, credential);
  } catch (error) {
    const unable = error instanceof TypeError || error instanceof ReferenceError;
    say(form, unable ? form.dataset.unable : form.dataset.failed);
  } finally {
    form.removeAttribute("aria-busy");
  }
}

/**
 * What the server wants of the passkey; nothing if it said why not.
 * @param {HTMLFormElement} form
 */
async function wanted(form) {
  const answer = await fetch(form.dataset.options ?? "", {
    method: "POST",
    body: new URLSearchParams({ csrf: field(form, "csrf").value }),
    headers: { Accept: "application/json" },
  });
  const data = await answer.json().catch(() => ({}));
  if (answer.ok) return data;
  say(form, data.error ?? form.dataset.failed);
  return null;
}

/**
 * @param {HTMLFormElement} form
 * @param {any} options
 */
function answered(form, options) {
  if (form.dataset.passkey === "make") {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return navigator.credentials.create({ publicKey });
  }
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return navigator.credentials.get({ publicKey });
}

/**
 * @param {HTMLFormElement} form
 * @param {Credential} credential
 */
function send(form, credential) {
  if (!(credential instanceof PublicKeyCredential)) throw new TypeError("no passkey");
  field(form, "credential").value = JSON.stringify(credential.toJSON());
  if (form.dataset.passkey === "make") field(form, "label").value = device();
  form.submit();
}

/** What this device calls itself, so that one finds the passkey again in the list. */
function device() {
  const known = /Android|iPhone|iPad|Windows|Macintosh|CrOS|Linux/.exec(navigator.userAgent);
  return known?.[0] ?? "";
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 * @returns {HTMLInputElement}
 */
function field(form, name) {
  const found = form.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement)) throw new TypeError(name);
  return found;
}

/**
 * @param {HTMLFormElement} form
 * @param {string | undefined} words
 */
function say(form, words) {
  const said = form.querySelector("[data-said]");
  if (said) said.textContent = words ?? "";
}
