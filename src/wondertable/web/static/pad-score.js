// @ts-check
/** What fields come to, on this device alone: by tables that the server made of the engine. */
import { problemsBabel, scoreBabel } from "./pad-babel.js";
import { scoreDuel } from "./pad-duel.js";
import { read } from "./pad-form.js";
import { scoreSeven } from "./pad-seven.js";

/** @typedef {import("./pad-form.js").Entry} Entry */
/** @typedef {import("./pad-lines.js").Score} Score */

/** @type {Record<string, (tables: any, entry: Entry) => Score>} */
const SCORE = { duel: scoreDuel, seven: scoreSeven, babel: scoreBabel };

/**
 * The entry that fields mean, why it cannot be added up, or what it comes to.
 * @param {any} tables
 * @param {import("./pad-form.js").Fields} fields
 */
export function addUp(tables, fields) {
  const { entry, problems } = read(tables, fields);
  if (!problems.length && tables.game === "babel") problems.push(...problemsBabel(tables, entry));
  return { entry, problems, score: problems.length ? null : SCORE[tables.game](tables, entry) };
}
