// @ts-check
/** A move of a review as a picture, drawn on this device out of what the page shows. */
import { framed, GOLD, INK, LAPIS, LINE, safe, SANS, SERIF, short, SOFT, type } from "./picture.js";

const WIDTH = 800;
const EDGE = 32;
const INNER = WIDTH - 2 * EDGE;
const GOOD = "#2c7a4b";
const BAD = "#9c3b2e";
const RAISED = "#fdfaf2";
const SEATS = [LAPIS, BAD, GOOD, "#70408f", GOLD, "#2f7f86", INK];
const DASHES = ["", "7 3", "2 3", "", "7 3", "2 3", ""];
/** The part of the curve's own drawing that is taken over: all between its axes. */
const CURVE = { left: 44, top: 10, width: 800, height: 148 };
const MOST = 5;
const LETTERS = 82;

/** What a place of the page says. @param {string} place @param {ParentNode} [within] */
const says = (place, within = document) =>
  (within.querySelector(place)?.textContent ?? "").replace(/\s+/g, " ").trim();

/**
 * Words in lines that are not too long.
 * @param {string} words
 * @param {number} most
 */
function lines(words, most) {
  /** @type {string[]} */
  const found = [];
  for (const word of words.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < most)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

/** The move that the page shows. */
export function drawn() {
  /** @type {string[]} */
  const parts = [];
  let y = 36;
  /** @param {string} words @param {string} style @param {number} [x] */
  const text = (words, style, x = EDGE) =>
    parts.push(`<text x="${x}" y="${y}" ${style}>${safe(words)}</text>`);
  y += 30;
  text(short(says("#review-h"), 44), type(SERIF, 28, INK, { weight: 600 }));
  y += 24;
  text(short(says("#review-h + p"), LETTERS), type(SANS, 15, SOFT));
  y += 14;
  parts.push(curve(y));
  y += 150;
  const names = legend();
  if (names) {
    y += 18;
    parts.push(
      `<text x="${EDGE}" y="${y}" ${type(SANS, 14, INK, { weight: 600 })}>${names}</text>`,
    );
  }
  y += 40;
  const mark = says("#review-choice .rv-mark");
  text(short(says("#review-choice-h"), 50), type(SERIF, 20, INK, { weight: 600 }));
  if (mark) text(mark, type(SANS, 22, BAD, { weight: 700, end: true }), WIDTH - EDGE);
  for (const line of lines(says("#review-choice .rv-line"), LETTERS)) {
    y += 24;
    text(line, type(SANS, 16, INK));
  }
  y += 16;
  for (const other of [...document.querySelectorAll("#review-choice .alts li")].slice(0, MOST)) {
    parts.push(option(other, y));
    y += 38;
  }
  y += 6;
  for (const line of lines(says("#review-choice .note"), LETTERS + 8)) {
    y += 20;
    text(line, type(SANS, 14, SOFT));
  }
  return framed(WIDTH, y + 48, parts, EDGE);
}

/** Whose line it is, by its class. @param {Element} drawn */
const seatOf = (drawn) => Number(/\bs(\d)\b/.exec(drawn.getAttribute("class") ?? "")?.[1] ?? 0);

/** Whose lines they are, each name in its colour; nothing where there is one. */
function legend() {
  return [...document.querySelectorAll(".rv-curve .keys li")]
    .map((key) => {
      const words = safe(short((key.textContent ?? "").trim(), 14));
      return `<tspan fill="${SEATS[seatOf(key)]}">${words}</tspan>`;
    })
    .join("<tspan> · </tspan>");
}

/** The curve, with the place of the move. @param {number} y */
function curve(y) {
  const scale = `translate(${EDGE} ${y}) scale(${INNER / CURVE.width} 1)`;
  const place = `translate(${-CURVE.left} ${-CURVE.top})`;
  const ground = [0, 0.25, 0.5, 0.75, 1].map(
    (part) => `<path d="M44 ${14 + 140 * part}h800" stroke="${LINE}"/>`,
  );
  const drawing = document.querySelector(".rv-curve svg.curve");
  const seats = [...(drawing?.querySelectorAll(".ln") ?? [])].map((line) => {
    const seat = line.classList.contains("only") ? 0 : seatOf(line);
    const look = `stroke="${SEATS[seat]}" stroke-dasharray="${DASHES[seat]}"`;
    return `<path d="${line.getAttribute("d")}" fill="none" ${look} stroke-width="2.5"/>`;
  });
  const cursor = drawing?.querySelector(".cursor")?.getAttribute("x1");
  const here = cursor ? `<path d="M${cursor} 10v148" stroke="${INK}" stroke-width="1.5"/>` : "";
  return `<g transform="${scale} ${place}">${ground.join("")}${seats.join("")}${here}</g>`;
}

/** A choice with its worth. @param {Element} other @param {number} y */
function option(other, y) {
  const edge = other.classList.contains("best")
    ? GOOD
    : other.classList.contains("played")
      ? BAD
      : LINE;
  const percent = Number(other.querySelector(".part")?.getAttribute("width") ?? 0);
  const right = WIDTH - EDGE;
  const words = [says(".a-n b", other), says(".a-n small", other)].filter(Boolean).join(" · ");
  const box = `x="${EDGE}" y="${y}" width="${INNER}" height="32" rx="8"`;
  const bar = `x="${right - 170}" y="${y + 12}" height="8" rx="4"`;
  const name = type(SANS, 15, INK);
  const chance = type(SANS, 15, INK, { weight: 700, end: true });
  return [
    `<rect ${box} fill="${RAISED}" stroke="${edge}"/>`,
    `<text x="${EDGE + 12}" y="${y + 21}" ${name}>${safe(short(words, 62))}</text>`,
    `<rect ${bar} width="100" fill="${LINE}"/><rect ${bar} width="${percent}" fill="${LAPIS}"/>`,
    `<text x="${right - 12}" y="${y + 21}" ${chance}>${safe(says(".num", other))}</text>`,
  ].join("");
}
