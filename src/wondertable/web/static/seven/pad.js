// @ts-check
/** The points of 7 Wonders, with Cities and teams: looked up in tables of the engine, and added. */
import {
  cell,
  coinLine,
  decided,
  entered,
  line,
  ranksOf,
  sum,
  tabled,
  timesOf,
} from "../pad/lines.js";

const SHEET = ["wonder", "blue", "yellow", "purple", "black"];
const EXTRA = ["leaders", "armada"];

/**
 * @typedef {object} City
 * @property {Record<string, any>} values
 * @property {string[]} has
 * @property {any[]} stages
 * @property {boolean} complete
 * @property {Record<string, number>} counts
 * @property {number[]} symbols
 */

/**
 * @param {any} tables
 * @param {import("../pad/form.js").Entry} entry
 * @returns {import("../pad/lines.js").Score}
 */
export function score(tables, entry) {
  const cities = entry.seats.map((seat) => city(tables, entry, seat));
  const columns = cities.map((me, at) => {
    const around = [
      cities[(at + 1) % cities.length],
      cities[(at + cities.length - 1) % cities.length],
    ];
    return column(tables, entry, me, around);
  });
  const all = tables.categories.filter(
    (/** @type {string} */ row) => row !== "black" || entry.flags.includes("cities"),
  );
  all.push(...EXTRA.filter((row) => entry.flags.includes(row)));
  const { rows, totals } = tabled(all, columns);
  const coins = cities.map((one) => one.values.coins);
  const paired = teams(tables, entry);
  const sides = paired ? inPairs(totals) : totals;
  const sideRanks = ranksOf(sides, paired ? inPairs(coins) : coins);
  const ranks = paired ? ranksOfPairs(sides, inPairs(coins)) : sideRanks;
  return {
    rows,
    totals,
    ranks,
    how: decided(sides, sideRanks, "coins"),
    teams: paired ? sides : [],
    notes: notes(tables, entry),
  };
}

/** @param {number[]} numbers */
const inPairs = (numbers) =>
  numbers.filter((_, at) => at % 2 === 0).map((one, at) => one + numbers[2 * at + 1]);

/**
 * Partners share their rank, and both are counted by those behind them.
 * @param {number[]} totals
 * @param {number[]} ties
 */
const ranksOfPairs = (totals, ties) => {
  const twice = (/** @type {number[]} */ numbers) => numbers.flatMap((one) => [one, one]);
  return ranksOf(twice(totals), twice(ties));
};

/** @param {any} tables @param {import("../pad/form.js").Entry} entry */
const teams = (tables, entry) =>
  entry.flags.includes("teams") && tables.teamSeats.includes(entry.seats.length);

/**
 * What others may count in a city.
 * @param {any} tables
 * @param {import("../pad/form.js").Entry} entry
 * @param {import("../pad/form.js").Seat} seat
 * @returns {City}
 */
function city(tables, entry, { values, has }) {
  if (entry.way !== "cards") {
    const symbols = [...tables.symbols, "wild", "masks"].map((name) => values[name] ?? 0);
    return { values, has, stages: [], complete: false, counts: {}, symbols };
  }
  const all = tables.boards[values.board][values.side];
  const stages = all.slice(0, values.stages);
  const cards = has.map((thing) => tables.cards[thing]);
  /** @type {Record<string, number>} */
  const counts = {};
  for (const color of tables.colors)
    counts[color] = cards.filter((card) => card.color === color).length;
  const symbols = [0, 1, 2, 3, 4].map((at) =>
    sum([...cards, ...stages].map((one) => one.symbols[at])),
  );
  return { values, has, stages, complete: stages.length === all.length, counts, symbols };
}

/**
 * @param {any} tables
 * @param {import("../pad/form.js").Entry} entry
 * @param {City} me
 * @param {City[]} around
 */
function column(tables, entry, me, around) {
  /** @type {import("../pad/lines.js").Column} */
  const found = {
    treasury: cell([
      coinLine(tables, me.values.coins),
      ...(me.values.debt ? [line("debt", { points: -me.values.debt })] : []),
    ]),
    conflicts: cell(conflicts(tables, me)),
    green: cell(science(tables, me, around)),
  };
  for (const row of EXTRA) found[row] = entered(me.values[row] ?? 0);
  for (const row of SHEET) {
    if (entry.way !== "cards") found[row] = entered(me.values[row] ?? 0);
    else if (row === "wonder")
      found[row] = cell(
        me.stages.flatMap(({ points }, at) =>
          points ? [line("stage", { number: at + 1, points })] : [],
        ),
      );
    else
      found[row] = cell(
        me.has
          .filter((thing) => tables.cards[thing].color === row)
          .flatMap((thing) => cardLines(tables, thing, me, around)),
      );
  }
  return found;
}

/** @param {any} tables @param {City} me */
function conflicts(tables, me) {
  const found = tables.victories.flatMap((/** @type {number} */ each, /** @type {number} */ at) => {
    const count = me.values[`victories_${at + 1}`];
    return count
      ? [line("victories", { age: String(at + 1), count, each, points: count * each })]
      : [];
  });
  const { defeats } = me.values;
  if (defeats)
    found.push(
      line("defeats", { count: defeats, each: tables.defeat, points: defeats * tables.defeat }),
    );
  return found;
}

/** @param {any} tables @param {string} name @param {City} me @param {City[]} around */
function cardLines(tables, name, me, around) {
  const card = tables.cards[name];
  const { each } = card;
  if (card.complete)
    return [
      line(me.complete ? "complete" : "incomplete", {
        name,
        points: me.complete ? card.complete : 0,
      }),
    ];
  if (!each) return card.points ? [line("thing", { name, points: card.points })] : [];
  if (card.victories >= 0) {
    const ages = card.victories ? [card.victories] : [1, 2, 3];
    const count = sum(ages.map((age) => me.values[`victories_${age}`]));
    const what = card.victories ? `victories-${card.victories}` : "victories";
    return [line("own", { name, what, count, each, points: count * each })];
  }
  const where = [...(card.where !== "next" ? [me] : []), ...(card.where !== "own" ? around : [])];
  const count = sum(
    where.map((one) =>
      card.colors.length
        ? sum(card.colors.map((/** @type {string} */ color) => one.counts[color]))
        : one.stages.length,
    ),
  );
  return [line(card.where, { name, what: card.what, count, each, points: count * each })];
}

/**
 * Squares and sets, with masks and wild symbols used for the most points.
 * @param {any} tables @param {City} me @param {City[]} around
 */
function science(tables, me, around) {
  const [wild, masks] = me.symbols.slice(3);
  const own = me.symbols.slice(0, 3);
  const most = own.map((_, at) => Math.min(masks, sum(around.map((one) => one.symbols[at]))));
  const value = (/** @type {number[]} */ more, /** @type {number} */ left) => {
    const [a, b, c] = own.map((count, at) => count + more[at]);
    return tables.science[left][a][b][c];
  };
  const copied = best(ways(most, masks), (way) => value(way, wild));
  const plus = (/** @type {number[]} */ way) => way.map((count, at) => count + copied[at]);
  const exactly = ways([wild, wild, wild], wild).filter((way) => sum(way) === wild);
  const chosen = best(exactly, (way) => value(plus(way), 0));
  const final = own.map((count, at) => count + copied[at] + chosen[at]);
  const found = [];
  for (const [key, used] of /** @type {[string, number[]][]} */ ([
    ["masks", copied],
    ["wild", chosen],
  ])) {
    if (sum(used))
      found.push(
        line(key, { symbols: used.flatMap((count, at) => Array(count).fill(tables.symbols[at])) }),
      );
  }
  final.forEach((count, at) => {
    if (count)
      found.push(line("symbol", { symbol: tables.symbols[at], count, points: count * count }));
  });
  const sets = Math.min(...final);
  if (sets) found.push(line("sets", { count: sets, each: tables.set, points: sets * tables.set }));
  return found;
}

/**
 * All ways to take up to so many of each of three, and no more than a number of all.
 * @param {number[]} most
 * @param {number} all
 */
function ways(most, all) {
  const found = [];
  for (let a = 0; a <= most[0]; a++) {
    for (let b = 0; b <= most[1]; b++) {
      for (let c = 0; c <= most[2]; c++) if (a + b + c <= all) found.push([a, b, c]);
    }
  }
  return found;
}

/** The first of the best. @param {number[][]} tries @param {(way: number[]) => number} worth */
const best = (tries, worth) => tries.reduce((top, way) => (worth(way) > worth(top) ? way : top));

/** @param {any} tables @param {import("../pad/form.js").Entry} entry */
function notes(tables, entry) {
  const found = entry.flags.includes("teams") && !teams(tables, entry) ? [line("teams")] : [];
  if (entry.way !== "cards") return found;
  for (const name of Object.keys(tables.boards)) {
    if (entry.seats.filter((seat) => seat.values.board === name).length > 1)
      found.push(line("twice", { name }));
  }
  entry.seats.forEach(({ values }, at) => {
    const most = tables.boards[values.board][values.side].length;
    if (values.stages > most)
      found.push(line("stages", { owner: entry.names[at], name: values.board, most }));
  });
  const times = timesOf(entry);
  const players = entry.seats.length;
  for (const [name, card] of Object.entries(tables.cards)) {
    const most = card.copies[players - tables.form.seats[0]];
    if (times(name) > most) found.push(line("copies", { name, count: times(name), most }));
  }
  const guilds = sum(
    Object.keys(tables.cards)
      .filter((thing) => tables.cards[thing].color === "purple")
      .map(times),
  );
  if (guilds > players + tables.extraGuilds)
    found.push(line("guilds", { count: guilds, most: players + tables.extraGuilds }));
  return found;
}
