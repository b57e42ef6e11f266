// @ts-check
/**
 * The score pad by script: adds up at every touch, with or without a connection, and keeps a
 * history.
 */
import { fieldsOf, fill } from "./form.js";
import { draft, dropDraft, history, keep, keepDraft, startHistory } from "./history.js";
import { drawn } from "./picture.js";
import { addUp } from "./score.js";
import { show } from "./show.js";
import { asText, shown, Words } from "./words.js";
import { startWorker } from "../offline.js";
import { asPng } from "../picture.js";
import { startTheme } from "../theme.js";

const KEPT = "#kept-";

startTheme();
const main = document.getElementById("main");
const root = main?.dataset.padRoot ?? "";
const form = document.getElementById("pad");
const past = document.getElementById("pad-history");
const drawHistory = past ? startHistory(past, root, form?.dataset.game ?? "") : () => {};
// Without its tables the form goes to the server.
if (form instanceof HTMLFormElement) startPad(form).catch(() => {});
startOffline();

/** Lets a worker keep the pages, and says when it has. */
async function startOffline() {
  document.addEventListener("submit", (event) => {
    if (navigator.onLine || event.target === form) return;
    event.preventDefault();
    tell(main?.dataset.noLine ?? "");
  });
  if (!(await startWorker())) return;
  for (const note of document.querySelectorAll("[data-ready]")) note.removeAttribute("hidden");
}

/** Says something in passing, to eyes and to screen readers. @param {string} text */
function tell(text) {
  for (const place of document.querySelectorAll("[data-told], #said")) place.textContent = text;
}

/** @param {HTMLFormElement} pad */
async function startPad(pad) {
  const game = pad.dataset.game ?? "";
  const section = document.getElementById("pad-result");
  const problems = document.getElementById("pad-problems");
  let touched = false; // an empty pad has no winner; and somebody may be quicker than the tables
  pad.addEventListener("input", () => (touched = true));
  const [answer, rules] = await Promise.all([
    fetch(pad.dataset.tables ?? ""),
    import(pad.dataset.rules ?? ""),
  ]);
  if (!answer.ok || !section || !problems) return;
  const tables = await answer.json();
  const words = new Words(tables.words);
  /** @type {ReturnType<typeof shown> | null} */
  let result = null;
  let id = "";

  function again() {
    const fields = fieldsOf(pad);
    const { entry, problems: wrong, score } = addUp(rules, tables, fields);
    dress(pad, entry.names, score?.totals ?? []);
    mark(pad, wrong, entry.names);
    problems
      ?.querySelector("ul")
      ?.replaceChildren(
        ...wrong.map((line) =>
          Object.assign(document.createElement("li"), { textContent: words.line("problem", line) }),
        ),
      );
    problems?.toggleAttribute("hidden", !wrong.length);
    result = score && touched ? shown(words, entry, score) : null;
    if (result && section) show(section, result);
    else section?.setAttribute("hidden", "");
    return fields;
  }

  function changed() {
    keepDraft(game, again());
  }

  /** Opens what was kept, if the address says so. */
  function open() {
    if (!location.hash.startsWith(KEPT)) return false;
    const wanted = decodeURIComponent(location.hash.slice(KEPT.length));
    const found = history().find((one) => one.id === wanted && one.game === game);
    if (!found) return false;
    id = found.id;
    fill(pad, found.fields);
    touched = true;
    changed();
    section?.scrollIntoView();
    return true;
  }

  const title = () =>
    words.say("say-title", {
      game: pad.dataset.name,
      date: new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" }),
    });
  /** @type {Record<string, () => unknown>} */
  const doing = {
    keep: () => {
      if (!result) return;
      id ||= crypto.randomUUID?.() ?? String(Date.now());
      const totals = result.names.map((name, seat) => `${name} ${result?.totals[seat]}`).join(", ");
      const kept = keep({ id, game, title: title(), about: totals, fields: fieldsOf(pad) });
      tell(words.say(kept ? "say-kept" : "say-failed"));
      drawHistory();
    },
    copy: async () => {
      await navigator.clipboard.writeText(asText(title(), /** @type {any} */ (result)));
      tell(words.say("say-copied"));
    },
    share: () =>
      navigator.share({ title: title(), text: asText(title(), /** @type {any} */ (result)) }),
    text: () =>
      save(
        new Blob([asText(title(), /** @type {any} */ (result))], { type: "text/plain" }),
        `${game}.txt`,
      ),
    picture: async () =>
      save(
        await asPng(drawn(title(), words.say("say-total"), /** @type {any} */ (result))),
        `${game}.png`,
      ),
  };

  pad.addEventListener("input", changed);
  pad.addEventListener("submit", (event) => {
    event.preventDefault();
    touched = true;
    changed();
    const place = result ? section.querySelector("h2") : problems.querySelector("h2");
    place?.setAttribute("tabindex", "-1");
    place?.focus();
    place?.scrollIntoView({ block: "start" });
  });
  const clear = pad.querySelector("[data-clear]");
  clear?.removeAttribute("hidden");
  clear?.addEventListener("click", () => {
    if (!confirm(words.say("say-empty"))) return;
    id = "";
    if (location.hash) globalThis.history.replaceState(null, "", location.pathname);
    fill(pad, {});
    touched = false;
    dropDraft(game);
    again();
  });
  section.addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-do]") : null;
    if (!(button instanceof HTMLElement) || !result) return;
    try {
      await doing[button.dataset.do ?? ""]();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError"))
        tell(words.say("say-failed"));
    }
  });
  section.querySelector("[data-export]")?.removeAttribute("hidden");
  section.querySelector("[data-do=share]")?.toggleAttribute("hidden", !("share" in navigator));
  addEventListener("hashchange", open);
  const posted = !section.hidden || !problems.hidden;
  if (open()) return;
  if (touched || posted) {
    touched = true;
    return changed();
  }
  const kept = draft(game);
  if (kept) fill(pad, kept);
  touched = Boolean(kept);
  again();
}

/**
 * Names, totals and how much is ticked, wherever the form shows them.
 * @param {HTMLFormElement} pad @param {string[]} names @param {number[]} totals
 */
function dress(pad, names, totals) {
  names.forEach((name, seat) => {
    for (const place of pad.querySelectorAll(`[data-name-of="${seat}"], [data-seat="${seat}"]`))
      place.textContent = name;
    for (const place of pad.querySelectorAll(`[data-total-of="${seat}"]`))
      place.textContent = seat in totals ? String(totals[seat]) : "";
  });
  const running = pad.querySelector("[data-running]");
  if (running)
    running.textContent = totals.map((total, seat) => `${names[seat]} ${total}`).join(" · ");
  for (const group of pad.querySelectorAll(".ticks")) {
    const place = group.querySelector(".ticked");
    const count = group.querySelectorAll(":checked").length;
    if (place) place.textContent = count ? String(count) : "";
  }
}

/**
 * Marks the fields that cannot be read.
 * @param {HTMLFormElement} pad
 * @param {import("./form.js").Line[]} wrong
 * @param {string[]} names
 */
function mark(pad, wrong, names) {
  for (const field of pad.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
  for (const [, { owner, field }] of wrong) {
    const seat = names.indexOf(owner);
    const found = pad.elements.namedItem(seat < 0 ? field : `${seat}-${field}`);
    if (found instanceof Element) found.setAttribute("aria-invalid", "true");
  }
}

/** @param {Blob} blob @param {string} name */
function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `wondertable-${name}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
