// One stack of pieces from rows of them: what every game's list of pieces ends in.
import { closed, fanned } from "./ranks.js";

/** @typedef {import("../types.d.ts").Piece} Piece */
/** @typedef {import("./ranks.js").Point} Point */
/**
 * @typedef {object} Thing one piece before it has its place
 * @property {string} key
 * @property {string} kind
 * @property {{w: number, h: number}} size
 * @property {string[]} names
 * @property {string} label
 * @property {string} content
 * @property {() => SVGElement[]} draw
 * @property {import("../types.d.ts").Piece["hidden"]} [hidden]
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

const LEAST = 0.45; // of a piece that is to be seen before it is pressed
const GRAIN = 20; // points across a piece at which it is looked for

/**
 * Whether some piece of a closed stack lies so far under the others that nobody can tell which one they press.
 * @param {Pick<Piece, "spot" | "size">[]} pieces of one stack, in the order in which they are drawn
 * @param {number} [least] the part of each that is to be seen
 */
export function isCrowded(pieces, least = LEAST) {
  return pieces.some((piece) => isCovered(piece, pieces, least));
}

/**
 * Whether a piece lies so far under the others of its closed stack.
 * @param {Pick<Piece, "spot" | "size">} piece @param {Pick<Piece, "spot" | "size">[]} pieces of the stack, in the order in which they are drawn
 * @param {number} [least] the part of it that is to be seen
 */
export function isCovered(piece, pieces, least = LEAST) {
  return seenPart(piece, pieces.slice(pieces.indexOf(piece) + 1)) < least;
}

/** The part of a piece that shows under those drawn over it. @param {Pick<Piece, "spot" | "size">} piece @param {Pick<Piece, "spot" | "size">[]} over */
function seenPart({ spot, size }, over) {
  const steps = Array.from({ length: GRAIN }, (_, n) => (n + 0.5) / GRAIN - 0.5);
  const points = steps.flatMap((a) =>
    steps.map((b) => ({ x: spot.x + a * size.w, y: spot.y + b * size.h })),
  );
  const isUnder = (/** @type {Point} */ at) => over.some((one) => covers(one, at));
  return points.filter((at) => !isUnder(at)).length / points.length;
}

/**
 * Whether a piece lies over a point, or within so much of it.
 * @param {Pick<Piece, "spot" | "size">} piece @param {Point} at @param {number} [around]
 */
export function covers({ spot, size }, { x, y }, around = 0) {
  return Math.abs(x - spot.x) < size.w / 2 + around && Math.abs(y - spot.y) < size.h / 2 + around;
}

/** @param {{x: number, y: number}} middle @param {{w: number, h: number}} size */
export function boxAbout({ x, y }, { w, h }) {
  return { l: x - w / 2, t: y - h / 2, r: x + w / 2, b: y + h / 2 };
}
