// @ts-check
/** The points of Tower of Babel: looked up in tables of the engine, and added. */
import { cell, decided, entered, line, ranksOf, sum, tabled, timesOf } from "../pad/lines.js";

/** @typedef {import("../pad/form.js").Entry} Entry */

/**
 * @param {any} tables
 * @param {Entry} entry
 * @returns {import("../pad/lines.js").Score}
 */
export function score(tables, entry) {
  const columns = entry.seats.map((_, seat) => column(tables, entry, seat));
  const { rows, totals } = tabled(tables.categories, columns);
  const ranks = ranksOf(
    totals,
    totals.map(() => 0),
  );
  return {
    rows,
    totals,
    ranks,
    how: decided(totals, ranks, "shared"),
    teams: [],
    notes: notes(tables, entry),
  };
}

/** @param {any} tables @param {Entry} entry @param {number} seat */
function column(tables, entry, seat) {
  const { values } = entry.seats[seat];
  const numbers = entry.table.values;
  const row = (/** @type {string} */ name) => [numbers[`${name}_first`], numbers[`${name}_second`]];
  const rows = [tables.firstRow, ...tables.pairs.map(row)];
  /** @type {import("../pad/form.js").Line[]} */
  const built = [];
  /** @type {import("../pad/form.js").Line[]} */
  const open = [];
  for (const name of tables.wonders) {
    const number = Number(numbers[`built_${name}`] ?? 0);
    const { place, points, pieces } = award(
      tables,
      entry,
      seat,
      name,
      number ? rows[number - 1] : rows[rows.length - 1],
    );
    if (points && number) built.push(line(`built-${place}`, { name, pieces, points, row: number }));
    else if (points) open.push(line(`open-${place}`, { name, pieces, points }));
  }
  return {
    refused: entered(values.refused),
    wonders: entry.way === "cards" ? cell(built) : entered(values.wonders),
    unfinished: cell(open),
    discs: cell(discs(tables, entry, seat)),
    cards: cell(cards(tables, entry, seat)),
  };
}

/**
 * What a seat scores for a wonder by a row of the value table.
 * @param {any} tables
 * @param {Entry} entry
 * @param {number} seat
 * @param {string} wonder
 * @param {number[]} row
 */
function award(tables, entry, seat, wonder, [first, second]) {
  const units = entry.seats.map((one) => one.values[`pieces_${wonder}`]);
  const pieces = units[seat];
  const above = units.filter((one) => one > pieces).length;
  const level = units.filter((one) => one === pieces).length;
  if (!pieces) return { place: "", points: 0, pieces };
  if (!above)
    return level === 1
      ? { place: "most", points: first, pieces }
      : { place: "tied", points: second, pieces };
  return above === 1 && level === 1
    ? { place: "second", points: second, pieces }
    : { place: "other", points: tables.others, pieces };
}

/**
 * Two-coloured discs as they count best, then every type.
 * @param {any} tables @param {Entry} entry @param {number} seat
 */
function discs(tables, entry, seat) {
  const { values, has } = entry.seats[seat];
  const bonus = tables.bonus.map(
    (/** @type {number} */ points, /** @type {number} */ count) =>
      entry.table.values[`bonus_${count}`] ?? points,
  );
  const counted = (/** @type {number} */ way) =>
    tables.types.map(
      (/** @type {string} */ type) =>
        values[`discs_${type}`] +
        has.filter((thing, at) => tables.two[thing][(way >> at) & 1] === type).length,
    );
  const worth = (/** @type {number} */ way) =>
    sum(counted(way).map((/** @type {number} */ count) => bonus[count]));
  let best = 0;
  for (let way = 1; way < 1 << has.length; way++) if (worth(way) > worth(best)) best = way;
  const found = has.map((thing, at) => {
    const [first, second] = tables.two[thing];
    return line("two", { first, second, type: (best >> at) & 1 ? second : first });
  });
  counted(best).forEach((/** @type {number} */ count, /** @type {number} */ at) => {
    if (count) found.push(line("discs", { type: tables.types[at], count, points: bonus[count] }));
  });
  return found;
}

/** @param {any} tables @param {Entry} entry @param {number} seat */
function cards(tables, entry, seat) {
  const { values, has } = entry.seats[seat];
  const { five_points: fives, disc_bonus: count } = values;
  const found = [];
  if (fives)
    found.push(
      line("five", {
        name: "five_points",
        count: fives,
        each: tables.endPoints,
        points: fives * tables.endPoints,
      }),
    );
  if (count) {
    const taken =
      has.length + sum(tables.types.map((/** @type {string} */ type) => values[`discs_${type}`]));
    const each = entry.table.values.disc_bonus_points;
    found.push(
      line("bonus", {
        name: "disc_bonus",
        count,
        discs: taken,
        each,
        points: count * taken * each,
      }),
    );
  }
  return found;
}

/** @param {any} tables @param {Entry} entry */
function notes(tables, entry) {
  const rows = tables.wonders.map((/** @type {string} */ name) =>
    Number(entry.table.values[`built_${name}`] ?? 0),
  );
  const found = [];
  for (let row = 1; row <= tables.rowCount; row++) {
    if (rows.filter((/** @type {number} */ one) => one === row).length > 1)
      found.push(line("rows", { row }));
  }
  return found;
}

/**
 * More discs of a type, or of all, than the box has.
 * @param {any} tables @param {Entry} entry
 */
export function problems(tables, entry) {
  const plain = tables.plain[entry.flags.includes("two_coloured") ? "on" : "off"];
  const found = [];
  tables.types.forEach((/** @type {string} */ type, /** @type {number} */ at) => {
    const count = sum(entry.seats.map((seat) => seat.values[`discs_${type}`]));
    if (count > plain[at]) found.push(line("discs", { type, count, most: plain[at] }));
  });
  const times = timesOf(entry);
  for (const name of Object.keys(tables.two))
    if (times(name) > 1) found.push(line("twice", { name }));
  return found;
}
