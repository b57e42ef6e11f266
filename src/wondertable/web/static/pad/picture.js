// @ts-check
/** The score sheet as a picture, drawn on this device. */
import {
  framed,
  GOLD,
  INK,
  LAPIS,
  LINE,
  safe,
  SANS,
  SERIF,
  short,
  SOFT,
  type,
} from "../picture.js";

const ROWS = {
  blue: "#2f5aa8",
  green: "#2c7a4b",
  yellow: "#d0a02c",
  purple: "#70408f",
  black: "#2e2b29",
  wonder: GOLD,
  wonders: GOLD,
  tokens: "#2f7f86",
  coins: "#d0a02c",
  treasury: "#d0a02c",
  military: "#a83a2c",
  conflicts: "#a83a2c",
  refused: "#9c3b2e",
  unfinished: "#8a6d45",
  discs: "#2f7f86",
  cards: "#70408f",
};
const CROWN = "M0 12V2l4.5 5L9 0l4.5 7L18 2v10z";
const LABEL = 200;
const COLUMN = 104;
const ROW = 38;
const EDGE = 32;
const HEAD = 132;
const LEAST = 560;
const LETTERS = 11;

/**
 * @param {string} title
 * @param {string} total what the last row is called
 * @param {import("./words.js").Shown} result
 */
export function drawn(title, total, result) {
  const width = Math.max(LEAST, 2 * EDGE + LABEL + COLUMN * result.names.length);
  const step = (width - 2 * EDGE - LABEL) / result.names.length;
  const at = (/** @type {number} */ seat) => EDGE + LABEL + step * (seat + 1) - 14;
  const teams = result.teams.length ? 40 : 0;
  const height = HEAD + 44 + ROW * result.rows.length + 64 + teams + 34;
  /** @type {string[]} */
  const parts = [];
  const text = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {string} */ words,
    /** @type {string} */ style,
  ) => parts.push(`<text x="${x.toFixed(1)}" y="${y}" ${style}>${safe(words)}</text>`);
  text(EDGE, 66, short(result.title, 40), type(SERIF, 30, INK, { weight: 600 }));
  text(EDGE, 92, short(result.how, 70), type(SANS, 15, SOFT));
  text(EDGE, 114, short(title, 70), type(SANS, 13, SOFT));
  let y = HEAD + 26;
  result.names.forEach((name, seat) => {
    const won = result.leaders.includes(seat);
    if (won) {
      const left = (at(seat) - step + 18).toFixed(1);
      const tall = height - HEAD - 34 - teams;
      const size = `width="${(step - 8).toFixed(1)}" height="${tall}"`;
      parts.push(`<rect x="${left}" y="${HEAD}" ${size} rx="10" fill="#efe2bf"/>`);
      const place = `translate(${(at(seat) - 18).toFixed(1)} ${HEAD - 18})`;
      parts.push(`<path transform="${place}" d="${CROWN}" fill="${GOLD}"/>`);
    }
    text(
      at(seat),
      y,
      short(name, LETTERS),
      type(SERIF, 17, won ? LAPIS : INK, { weight: 600, end: true }),
    );
  });
  y += 14;
  for (const [id, name, points] of /** @type {[keyof typeof ROWS, string, string[]][]} */ (
    result.rows
  )) {
    parts.push(`<path d="M${EDGE} ${y}H${width - EDGE}" stroke="${LINE}"/>`);
    y += ROW;
    parts.push(`<path d="M${EDGE + 8} ${y - 22}l8 8-8 8-8-8z" fill="${ROWS[id] ?? SOFT}"/>`);
    text(EDGE + 26, y - 9, short(name, 22), type(SANS, 16, INK));
    points.forEach((one, seat) =>
      text(at(seat), y - 9, one, type(SANS, 18, one === "0" ? SOFT : INK, { end: true })),
    );
  }
  parts.push(`<path d="M${EDGE} ${y}H${width - EDGE}" stroke="${INK}" stroke-width="2"/>`);
  y += 42;
  text(EDGE, y, total, type(SERIF, 20, INK, { weight: 600 }));
  result.totals.forEach((one, seat) =>
    text(
      at(seat),
      y,
      one,
      type(SANS, 28, result.leaders.includes(seat) ? LAPIS : INK, { weight: 700, end: true }),
    ),
  );
  if (teams)
    text(
      EDGE,
      y + 44,
      short(result.teams.map(([names, points]) => `${names}: ${points}`).join(" · "), 100),
      type(SANS, 15, SOFT),
    );
  return framed(width, height, parts, EDGE);
}
