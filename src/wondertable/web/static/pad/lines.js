// @ts-check
/** What the pads of all games share when they add up. */

/** @typedef {import("./form.js").Line} Line */
/** @typedef {{points: number, lines: Line[]}} Cell */
/** @typedef {Record<string, Cell>} Column */
/**
 * @typedef {object} Score
 * @property {Record<string, Cell[]>} rows
 * @property {number[]} totals
 * @property {number[]} ranks
 * @property {string} how
 * @property {number[]} teams
 * @property {Line[]} notes
 */

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

/**
 * A line: the end of a message's id, and what it speaks of.
 * @param {string} key
 * @param {Record<string, any>} [args]
 * @returns {Line}
 */
export const line = (key, args = {}) => [key, args];

/**
 * A cell whose points are those of its lines.
 * @param {Line[]} lines
 * @returns {Cell}
 */
export const cell = (lines) => ({ points: sum(lines.map(([, args]) => args.points ?? 0)), lines });

/**
 * Points that stand on the sheet as they are.
 * @param {number} points
 * @returns {Cell}
 */
export const entered = (points) => cell(points ? [line("entered", { points })] : []);

/**
 * How often each thing was entered.
 * @param {import("./form.js").Entry} entry
 */
export function timesOf(entry) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const thing of entry.seats.flatMap((seat) => seat.has))
    times.set(thing, (times.get(thing) ?? 0) + 1);
  return (/** @type {string} */ thing) => times.get(thing) ?? 0;
}

/**
 * The rank of every side by points, then by what breaks a tie.
 * @param {number[]} totals
 * @param {number[]} ties
 */
export function ranksOf(totals, ties) {
  const beats = (/** @type {number} */ a, /** @type {number} */ b) =>
    totals[a] > totals[b] || (totals[a] === totals[b] && ties[a] > ties[b]);
  return totals.map((_, mine) => 1 + totals.filter((_, other) => beats(other, mine)).length);
}

/**
 * What decided between sides.
 * @param {number[]} totals
 * @param {number[]} ranks
 * @param {string} tie
 */
export function decided(totals, ranks, tie) {
  const most = Math.max(...totals);
  const level = totals.filter((total) => total === most).length;
  if (level === 1) return "points";
  return ranks.filter((rank) => rank === 1).length < level ? tie : "shared";
}

/**
 * The columns of all seats as rows.
 * @param {string[]} rows
 * @param {Column[]} columns
 */
export function tabled(rows, columns) {
  return {
    rows: Object.fromEntries(rows.map((row) => [row, columns.map((column) => column[row])])),
    totals: columns.map((column) => sum(rows.map((row) => column[row].points))),
  };
}

/**
 * So many coins.
 * @param {any} tables
 * @param {number} coins
 */
export function coinLine(tables, coins) {
  const per = tables.coinsPerPoint;
  return line("coins", { coins, per, points: Math.floor(coins / per) });
}
