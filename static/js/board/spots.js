// Spots about a place, for stacks and names alike, and what they cost. Pure numbers in units of a piece.
import { overlap } from "./geometry.js";

/** @typedef {import("./layout.js").Point} Point */
/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./layout.js").Mark} Mark */
/** @typedef {import("./layout.js").Candidate} Candidate */

export const FARTHEST_REACH = 24; // of any place's mark

/** @param {string} bearing */
export function directionOf(bearing) {
  return {
    x: Number(bearing.includes("E")) - Number(bearing.includes("W")),
    y: Number(bearing.includes("S")) - Number(bearing.includes("N")),
  };
}

/** @param {Point} a @param {Point} b */
export function cosine(a, b) {
  const length = Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y);
  return length ? (a.x * b.x + a.y * b.y) / length : 0;
}

/**
 * @param {Candidate[]} all the cheapest first
 * @param {(at: Candidate, most: number) => number} costOf may stop counting at `most`
 */
export function cheapest(all, costOf) {
  let best = { x: 0, y: 0, away: 0, cost: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const at of all) {
    if (at.cost >= least) break;
    const cost = at.cost + costOf(at, least - at.cost);
    if (cost < least) [best, least] = [at, cost];
  }
  return { at: best, cost: least };
}

/** @param {{at: string, w: number, h: number}} thing @param {Point} about @param {Map<string, Mark>} marks @returns {Box} */
export function boxAt({ at, w, h }, about, marks) {
  const mark = marks.get(at) ?? { x: 0, y: 0 };
  const [x, y] = [mark.x + about.x, mark.y + about.y];
  return { l: x - w / 2, t: y - h / 2, r: x + w / 2, b: y + h / 2 };
}

/** @param {Box} box @param {Box} within */
export function outside(box, within) {
  return (box.r - box.l) * (box.b - box.t) - overlap(box, within);
}

/** A long box cut into parts about as wide as high: the pieces of a row. @param {Box} box @returns {Box[]} */
export function partsOf({ l, t, r, b }) {
  const [w, h] = [r - l, b - t];
  const [across, down] = [Math.max(1, Math.round(w / h)), Math.max(1, Math.round(h / w))];
  return Array.from({ length: across * down }, (_, n) => {
    const [x, y] = [l + ((n % across) * w) / across, t + (Math.floor(n / across) * h) / down];
    return { l: x, t: y, r: x + w / across, b: y + h / down };
  });
}

/** How near a part of a long box lies to another place that is nearer to it than its own; infinity where none does. @param {Box} box @param {Mark} own @param {Mark} other */
export function strangersGap(box, own, other) {
  const found = partsOf(box).map((part) => {
    const far = gap(part, other) - other.reach;
    return far < gap(part, own) - own.reach ? far : Number.POSITIVE_INFINITY;
  });
  return Math.min(...found);
}

/** How far a point is from a box. @param {Box} box @param {Point} point */
export function gap({ l, t, r, b }, { x, y }) {
  return Math.hypot(Math.max(l - x, 0, x - r), Math.max(t - y, 0, y - b));
}
