// @ts-check
/** A score in words, by the sentences that came with the tables. `pad/words.py` says the same. */

/** @param {number} value */
export const number = (value) => String(value).replace("-", "−");

/** The sentences of a language. */
export class Words {
  /** @param {any} words */
  constructor(words) {
    this.words = words;
    this.joined = new Intl.ListFormat(words.language, { type: "conjunction" });
  }

  /**
   * A sentence with its holes filled.
   * @param {string} key
   * @param {Record<string, any>} [args]
   */
  say(key, args = {}) {
    return this.words.patterns[key]
      .replace(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ name) =>
        this.arg(name, args[name] ?? ""),
      )
      .trim();
  }

  /** @param {string} name @param {any} value @returns {string} */
  arg(name, value) {
    if (Array.isArray(value))
      return value.map((one) => this.arg(name.replace(/s$/, ""), one)).join(", ");
    if (typeof value === "number") return number(value);
    return this.words.known[name]?.[value] ?? value;
  }

  /** @param {string} group @param {import("./form.js").Line} line */
  line(group, [key, args]) {
    return this.say(`${group}-${key}`, args);
  }

  /** @param {string[]} names */
  list(names) {
    return this.joined.format(names);
  }
}

/**
 * A score as the page, the text and the picture show it.
 * @param {Words} words
 * @param {import("./form.js").Entry} entry
 * @param {import("./lines.js").Score} score
 */
export function shown(words, entry, score) {
  const leaders = score.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const rows = Object.entries(score.rows);
  const name = (/** @type {string} */ row) => words.words.rows[row];
  return {
    title: words.say(leaders.length === 1 ? "say-won" : "say-shared", {
      names: words.list(leaders.map((seat) => entry.names[seat])),
    }),
    how: words.say(`how-${score.how}`),
    names: entry.names,
    rows: rows.map(([row, cells]) => [row, name(row), cells.map((cell) => number(cell.points))]),
    totals: score.totals.map(number),
    leaders,
    teams: score.teams.map((total, at) => [
      words.list(entry.names.slice(2 * at, 2 * at + 2)),
      number(total),
    ]),
    notes: score.notes.map((line) => words.line("note", line)),
    explained: entry.names.map((owner, seat) => [
      owner,
      number(score.totals[seat]),
      rows.map(([row, cells]) => [
        name(row),
        number(cells[seat].points),
        cells[seat].lines.map((line) => words.line("line", line)),
      ]),
    ]),
  };
}

/** @typedef {ReturnType<typeof shown>} Shown */

/**
 * A score as plain text.
 * @param {string} title
 * @param {Shown} result
 */
export function asText(title, result) {
  const parts = [
    title,
    `${result.title}. ${result.how}`,
    ...result.notes.map((note) => `! ${note}`),
  ];
  if (result.teams.length)
    parts.push("", ...result.teams.map(([names, total]) => `${names}: ${total}`));
  for (const [
    owner,
    total,
    rows,
  ] of /** @type {[string, string, [string, string, string[]][]][]} */ (result.explained)) {
    parts.push("", `${owner}: ${total}`);
    for (const [row, points, lines] of rows) {
      parts.push(`  ${row}: ${points}`, ...lines.map((line) => `    ${line}`));
    }
  }
  return `${parts.join("\n")}\n`;
}
