// @ts-check
/** What fields come to, on this device alone: by tables that the server made of the engine. */
import { read } from "./form.js";

/** @typedef {import("./form.js").Entry} Entry */

/**
 * What `pad.js` of a game knows: its points, and what its box has not enough of.
 * @typedef {object} Rules
 * @property {(tables: any, entry: Entry) => import("./lines.js").Score} score
 * @property {(tables: any, entry: Entry) => import("./form.js").Line[]} [problems]
 */

/**
 * The entry that fields mean, why it cannot be added up, or what it comes to.
 * @param {Rules} rules
 * @param {any} tables
 * @param {import("./form.js").Fields} fields
 */
export function addUp(rules, tables, fields) {
  const { entry, problems } = read(tables, fields);
  if (!problems.length) problems.push(...(rules.problems?.(tables, entry) ?? []));
  return { entry, problems, score: problems.length ? null : rules.score(tables, entry) };
}
