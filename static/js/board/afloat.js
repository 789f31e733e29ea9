// Where fleets may lie on their water: as much of them on it as can be. Pure numbers in units of a piece.
import { overlap } from "./geometry.js";

/** @typedef {import("./layout.js").Point} Point */
/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./layout.js").Stack} Stack */
/** @typedef {import("./layout.js").Candidate} Candidate */

const COST = { away: 1.2, dry: 14 };

/** @param {Stack} stack @param {Point} mark @param {number} scale @returns {Candidate[]} */
export function afloat({ w, h, within = [], water = [] }, mark, scale) {
  const [best] = within;
  const wet = water.map(({ l, t, r, b }) => ({
    l: l / scale,
    t: t / scale,
    r: r / scale,
    b: b / scale,
  }));
  return within.map((point) => {
    const [x, y] = [point.x / scale, point.y / scale];
    const away = Math.hypot(point.x - best.x, point.y - best.y) / scale;
    const dry = dryPart({ l: x - w / 2, t: y - h / 2, r: x + w / 2, b: y + h / 2 }, wet);
    return { x: x - mark.x, y: y - mark.y, away: 0, cost: COST.away * away + COST.dry * dry };
  });
}

/** How much of a box is on land, as far as the water is known. @param {Box} box @param {Box[]} water */
function dryPart(box, water) {
  if (!water.length) return 0;
  let dry = (box.r - box.l) * (box.b - box.t);
  for (const wet of water) dry -= overlap(box, wet);
  return dry;
}
