// @ts-check
/**
 * What stands in the form of a pad: as fields, as an entry, and filled in again. `pad/reading.py`
 * reads the same.
 */

/** @typedef {Record<string, string>} Fields */
/** @typedef {[string, Record<string, any>]} Line */
/** @typedef {{values: Record<string, any>, has: string[]}} Seat */
/** @typedef {{way: string, names: string[], flags: string[], table: Seat, seats: Seat[]}} Entry */

const NOT_ENTERED = ["csrf"];
const LONGEST_NAME = 40;

/**
 * Everything that is entered, as it would be posted; what is empty is left out.
 * @param {HTMLFormElement} form
 * @returns {Fields}
 */
export function fieldsOf(form) {
  /** @type {Fields} */
  const fields = {};
  for (const [name, value] of new FormData(form)) {
    if (!NOT_ENTERED.includes(name) && value !== "") fields[name] = String(value);
  }
  for (const field of form.querySelectorAll("input[type=number]")) {
    // A browser keeps what is no number for itself.
    if (field instanceof HTMLInputElement && field.validity.badInput) fields[field.name] = "?";
  }
  return fields;
}

/**
 * Fills a form with fields; what they do not have is as on an empty pad.
 * @param {HTMLFormElement} form
 * @param {Fields} fields
 */
export function fill(form, fields) {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && !NOT_ENTERED.includes(field.name)) {
      const given = fields[field.name];
      if (field.type === "checkbox") field.checked = given !== undefined;
      else if (field.type === "radio")
        field.checked = (given ?? field.dataset.start) === field.value;
      else field.value = given ?? field.dataset.start ?? "";
    } else if (field instanceof HTMLSelectElement) {
      field.value = fields[field.name] ?? field.dataset.start ?? "";
    }
  }
}

/**
 * The entry that fields mean, and what is wrong with them.
 * @param {any} tables
 * @param {Fields} fields
 * @returns {{entry: Entry, problems: Line[]}}
 */
export function read(tables, fields) {
  const { form, words } = tables;
  const way = fields.way === "cards" ? "cards" : "sheet";
  const flags = form.flags.filter((/** @type {string} */ flag) => flag in fields);
  const players =
    form.seats.find((/** @type {number} */ count) => String(count) === fields.players) ??
    form.seats[0];
  /** @type {Line[]} */
  const problems = [];
  const asked = (/** @type {any} */ field) =>
    (!field.way || field.way === way) && (!field.flag || flags.includes(field.flag));

  /** @param {any[]} list @param {string} prefix @param {string} owner @param {number} seat */
  function values(list, prefix, owner, seat) {
    /** @type {Record<string, any>} */
    const found = {};
    for (const field of list.filter(asked)) {
      const given = (fields[prefix + field.id] ?? "").trim();
      found[field.id] = field.values
        ? word(field, given, owner, seat)
        : number(field, given, owner);
    }
    return found;
  }

  /** @param {any} field @param {string} given @param {string} owner */
  function number(field, given, owner) {
    if (!given) return field.start;
    if (/^[0-9]{1,6}$/.test(given) && Number(given) <= field.most) return Number(given);
    problems.push([
      "number",
      { owner, field: field.id, given: given.slice(0, 20), most: field.most },
    ]);
    return field.start;
  }

  /** @param {any} field @param {string} given @param {string} owner @param {number} seat */
  function word(field, given, owner, seat) {
    if (field.values.includes(given)) return given;
    if (given) problems.push(["choice", { owner, field: field.id, given: given.slice(0, 20) }]);
    return field.turned ? field.values[seat % field.values.length] : field.values[0];
  }

  const names = Array.from({ length: players }, (_, seat) =>
    nameOf(fields, seat, words.patterns["say-seat"]),
  );
  const entry = {
    way,
    names,
    flags,
    table: { values: values(form.table, "", "", 0), has: [] },
    seats: names.map((name, seat) => ({
      values: values(form.seat, `${seat}-`, name, seat),
      has: form.groups
        .filter(asked)
        .flatMap((/** @type {any} */ group) =>
          group.things.filter((/** @type {string} */ thing) => `${seat}-has-${thing}` in fields),
        ),
    })),
  };
  return { entry, problems };
}

/** @param {Fields} fields @param {number} seat @param {string} pattern */
function nameOf(fields, seat, pattern) {
  const name = (fields[`name-${seat}`] ?? "").replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
  return name || pattern.replace("{number}", String(seat + 1));
}
