// @ts-check
/** What pictures that are drawn on this device have in common; messengers take them as they are. */

export const PAPER = "#f8f2e4";
export const INK = "#2c241b";
export const SOFT = "#6b5d4c";
export const LINE = "#d9ccb3";
export const GOLD = "#b8862b";
export const LAPIS = "#2b4f94";
export const SERIF = "Palatino, 'Book Antiqua', 'Noto Serif', Georgia, serif";
export const SANS = "system-ui, 'Noto Sans', 'Liberation Sans', sans-serif";
const TILES = [LAPIS, "#2f7f86", GOLD, "#9c3b2e"];
const SCALE = 2;

/**
 * @typedef {object} Picture
 * @property {number} width
 * @property {number} height
 * @property {string} svg
 */

/** @param {string} text */
export const safe = (text) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
/** @param {string} text @param {number} most */
export const short = (text, most) =>
  [...text].length > most ? `${[...text].slice(0, most - 1).join("")}…` : text;

/**
 * How words look.
 * @param {string} face
 * @param {number} size
 * @param {string} fill
 * @param {{weight?: number, end?: boolean}} [more] whether they end at their place
 */
export function type(face, size, fill, { weight, end } = {}) {
  const bold = weight ? ` font-weight="${weight}"` : "";
  const anchor = end ? ' text-anchor="end"' : "";
  return `font-family="${face}" font-size="${size}"${bold}${anchor} fill="${fill}"`;
}

/**
 * A picture of drawn parts, with tiles along its upper edge and our name at its foot.
 * @param {number} width
 * @param {number} height
 * @param {string[]} parts
 * @param {number} edge
 * @returns {Picture}
 */
export function framed(width, height, parts, edge) {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const name = type(SERIF, 13, SOFT, { end: true });
  const body = [
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    frieze(width),
    ...parts,
    `<text x="${width - edge}" y="${height - 12}" ${name}>Wondertable</text>`,
  ];
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body.join("")}</svg>`,
  };
}

/** Glazed tiles along the upper edge. @param {number} width */
function frieze(width) {
  const tiles = Array.from(
    { length: Math.ceil(width / 20) },
    (_, at) => `<path d="M${20 * at} 0h20v12l-10 10-10-10z" fill="${TILES[at % TILES.length]}"/>`,
  );
  return tiles.join("");
}

/**
 * The picture in points of light, as messengers and printers take it.
 * @param {Picture} picture
 * @returns {Promise<Blob>}
 */
export async function asPng({ width, height, svg }) {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SCALE * width;
  canvas.height = SCALE * height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
