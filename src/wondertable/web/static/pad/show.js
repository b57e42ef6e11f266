// @ts-check
/** Puts a score on the page, into the places that `pad/result.html` has for it. */

/**
 * @param {string} name
 * @param {string} text
 * @param {Record<string, string>} [attributes]
 */
function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** @param {ParentNode} place @param {string} selector @returns {HTMLElement} */
function find(place, selector) {
  const found = place.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`the page has no ${selector}`);
  return found;
}

/**
 * Fills the section of the result; folds that the reader opened stay open.
 * @param {HTMLElement} section
 * @param {import("./words.js").Shown} result
 */
export function show(section, result) {
  const opened = [...section.querySelectorAll("[data-explained] > details")].map((fold) =>
    fold.hasAttribute("open"),
  );
  find(section, "h2").textContent = result.title;
  find(section, "[data-how]").textContent = result.how;
  list(
    find(section, "[data-notes]"),
    find(section, ".pad-notes"),
    result.notes.map((note) => element("li", note)),
  );
  const teams = find(section, "[data-teams]");
  list(
    teams,
    teams,
    result.teams.map(([names, total]) => {
      const item = element("li", ` ${names}`);
      item.prepend(element("b", total));
      return item;
    }),
  );
  const table = find(section, "table");
  const [corner] = find(table, "thead tr").children;
  find(table, "thead tr").replaceChildren(
    corner,
    ...result.names.map((name) => element("th", name, { scope: "col" })),
  );
  find(table, "tbody").replaceChildren(
    ...result.rows.map(([id, name, points]) =>
      row(String(id), String(name), /** @type {string[]} */ (points)),
    ),
  );
  const [head] = find(table, "tfoot tr").children;
  const totals = result.totals.map((total, seat) =>
    element("td", total, result.leaders.includes(seat) ? { class: "leads" } : {}),
  );
  find(table, "tfoot tr").replaceChildren(head, ...totals);
  const template = section.querySelector("template");
  if (template)
    find(section, "[data-explained]").replaceChildren(
      ...result.explained.map((one, seat) => explained(template, one, opened[seat])),
    );
  section.hidden = false;
}

/**
 * Fills a list, and hides it when there is nothing.
 * @param {HTMLElement} box
 * @param {HTMLElement} place
 * @param {HTMLElement[]} items
 */
function list(box, place, items) {
  place.replaceChildren(...items);
  box.hidden = !items.length;
}

/** @param {string} id @param {string} name @param {string[]} points */
function row(id, name, points) {
  const made = element("tr", "", { class: `r-${id}` });
  made.append(
    element("th", name, { scope: "row" }),
    ...points.map((one) => element("td", one, one === "0" ? { class: "z" } : {})),
  );
  return made;
}

/** @param {HTMLTemplateElement} template @param {any[]} column @param {boolean} open */
function explained(template, [owner, total, rows], open) {
  const fold = template.content.cloneNode(true);
  const made = /** @type {DocumentFragment} */ (fold);
  find(made, "summary span").textContent = owner;
  find(made, "summary b").textContent = total;
  for (const [name, points, lines] of rows) {
    const term = element("dt", name);
    term.append(element("b", points));
    find(made, "dl").append(
      term,
      ...lines.map((/** @type {string} */ line) => element("dd", line)),
    );
  }
  find(made, "details").toggleAttribute("open", open);
  return made;
}
