// One stack of pieces from rows of them: what every game's list of pieces ends in.
import { closed, fanned } from "./ranks.js";

/** @typedef {import("../types.d.ts").Piece} Piece */
/**
 * @typedef {object} Thing one piece before it has its place
 * @property {string} key
 * @property {string} kind
 * @property {{w: number, h: number}} size
 * @property {string[]} names
 * @property {string} label
 * @property {string} content
 * @property {() => SVGElement[]} draw
 */

/** @typedef {{things: Thing[], lap?: number, seen?: number}} Row things beside each other */

/**
 * @param {Row[]} rows the rear one first
 * @param {string} at
 * @param {string} place the name of the place
 * @param {string} stack
 * @returns {Piece[]}
 */
export function stacked(rows, at, place, stack) {
  const lines = rows.map(({ things, ...how }) => ({ ...how, sizes: things.map((p) => p.size) }));
  const [near, wide] = [closed(lines), fanned(lines)];
  return rows.flatMap(({ things }, n) =>
    things.map(({ names, ...piece }, m) => ({
      ...piece,
      at,
      place,
      stack,
      names: [...names, place],
      spot: near[n][m],
      fanned: wide[n][m],
    })),
  );
}
