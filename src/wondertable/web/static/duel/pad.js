// @ts-check
/** The points of 7 Wonders Duel: looked up in tables of the engine, and added. */
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

/**
 * @param {any} tables
 * @param {import("../pad/form.js").Entry} entry
 * @returns {import("../pad/lines.js").Score}
 */
export function score(tables, entry) {
  const columns = entry.seats.map((_, seat) => column(tables, entry, seat));
  const { rows, totals } = tabled(tables.categories, columns);
  const { ending, winner } = entry.table.values;
  const byPoints = ranksOf(
    totals,
    rows.blue.map((one) => one.points),
  );
  const ranks =
    ending === "points"
      ? byPoints
      : entry.seats.map((_, seat) => (String(seat) === winner ? 1 : 2));
  const how = ending === "points" ? decided(totals, ranks, "blue") : ending;
  return { rows, totals, ranks, how, teams: [], notes: notes(tables, entry) };
}

/** @param {any} tables @param {import("../pad/form.js").Entry} entry @param {number} seat */
function column(tables, entry, seat) {
  const { values, has } = entry.seats[seat];
  /** @type {import("../pad/lines.js").Column} */
  const found = {
    coins: cell([coinLine(tables, values.coins)]),
    military: military(tables, entry, seat),
  };
  for (const row of tables.sheet) {
    found[row] =
      entry.way === "cards"
        ? cell(has.flatMap((thing) => explained(tables, entry, seat, row, thing)))
        : entered(values[row]);
  }
  return found;
}

/** @param {any} tables @param {import("../pad/form.js").Entry} entry @param {number} seat */
function military(tables, entry, seat) {
  const { pawn, ahead } = entry.table.values;
  const points = String(seat) === ahead ? tables.track[pawn] : 0;
  return cell(points ? [line("pawn", { distance: pawn, points })] : []);
}

/**
 * The line of a thing, if it belongs to a row and has points.
 * @param {any} tables
 * @param {import("../pad/form.js").Entry} entry
 * @param {number} seat
 * @param {string} row
 * @param {string} thing
 */
function explained(tables, entry, seat, row, thing) {
  const card = tables.cards[thing];
  if (card) {
    if (card.color !== row) return [];
    if (!card.each) return card.points ? [line("thing", { name: thing, points: card.points })] : [];
    const count = Math.max(...entry.seats.map((one) => counted(tables, one, card.what)));
    return [
      line("most", {
        name: thing,
        what: card.what,
        count,
        each: card.each,
        points: count * card.each,
      }),
    ];
  }
  if (thing in tables.wonders)
    return row === "wonders" ? [line("thing", { name: thing, points: tables.wonders[thing] })] : [];
  return row === "tokens" ? [tokenLine(tables, entry.seats[seat], thing)] : [];
}

/** @param {any} tables @param {import("../pad/form.js").Seat} seat @param {string} thing */
function tokenLine(tables, seat, thing) {
  const { points, each } = tables.tokens[thing];
  if (!each) return line("thing", { name: thing, points });
  const count = counted(tables, seat, "tokens");
  return line("own", { name: thing, what: "tokens", count, each, points: count * each });
}

/**
 * How many things of a kind a city has.
 * @param {any} tables @param {import("../pad/form.js").Seat} seat @param {string} what
 */
function counted(tables, seat, what) {
  if (what === "three-coins") return Math.floor(seat.values.coins / tables.coinsPerPoint);
  if (what === "wonders") return seat.has.filter((thing) => thing in tables.wonders).length;
  if (what === "tokens") return seat.has.filter((thing) => thing in tables.tokens).length;
  return seat.has.filter((thing) => tables.colors[what].includes(tables.cards[thing]?.color))
    .length;
}

/** @param {any} tables @param {import("../pad/form.js").Entry} entry */
function notes(tables, entry) {
  const { most, cards, wonders, tokens } = tables;
  const times = timesOf(entry);
  const found = [...Object.keys(cards), ...Object.keys(wonders), ...Object.keys(tokens)]
    .filter((thing) => times(thing) > 1)
    .map((thing) => line("twice", { name: thing }));
  entry.seats.forEach((seat, at) => {
    const count = counted(tables, seat, "wonders");
    if (count > most.wonders)
      found.push(line("wonders", { owner: entry.names[at], count, most: most.wonders }));
  });
  const built = sum(Object.keys(wonders).map(times));
  if (built > most.allWonders)
    found.push(line("all-wonders", { count: built, most: most.allWonders }));
  const guilds = sum(
    Object.keys(cards)
      .filter((thing) => cards[thing].color === "purple")
      .map(times),
  );
  if (guilds > most.guilds) found.push(line("guilds", { count: guilds, most: most.guilds }));
  return found;
}
