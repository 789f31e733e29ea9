// Arrows that share a way lie beside each other. Pure numbers in units of the map.

import { overlap } from "./geometry.js";

/** @typedef {import("../types.d.ts").Arrow} Arrow */
/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./layout.js").Point} Point */

const GAP = 9;

/**
 * How far each leg of each arrow lies to the right of its way, as one goes from the place whose name comes first: those of one
 * kind that go the same way share a lane.
 * @param {Arrow[]} arrows
 * @returns {Map<string, number[]>} by the arrow's key, a number for each leg
 */
export function lanesOf(arrows) {
  /** @type {Map<string, string[]>} */
  const ways = new Map();
  for (const arrow of arrows)
    for (const { way, lane } of legsOf(arrow)) {
      const lanes = ways.get(way) ?? [];
      if (!lanes.includes(lane)) ways.set(way, [...lanes, lane]);
    }
  const off = (/** @type {{way: string, lane: string}} */ { way, lane }) => {
    const lanes = ways.get(way) ?? [];
    return GAP * (lanes.indexOf(lane) - (lanes.length - 1) / 2);
  };
  return new Map(arrows.map((arrow) => [arrow.key, legsOf(arrow).map(off)]));
}

/**
 * The legs of an arrow: the way that each lies on, whichever way it is gone, and who else shares its lane there.
 * @param {Arrow} arrow
 */
function legsOf({ kind, path }) {
  return path.slice(1).map((to, n) => {
    const way = [path[n], to].sort().join(" ");
    return { way, lane: `${kind} ${path[n]} ${to}` };
  });
}

/** A leg's points, so far to the right of where they are, as one goes from the place whose name comes first. @param {Point[]} points @param {number} off @param {string} from @param {string} to */
export function aside(points, off, from, to) {
  if (!off) return points;
  const by = from < to ? off : -off;
  return points.map((point, n) => {
    const [before, after] = [points[Math.max(0, n - 1)], points[n + 1] ?? point];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return {
      x: point.x - (by * (after.y - before.y)) / length,
      y: point.y + (by * (after.x - before.x)) / length,
    };
  });
}

/** How far apart the spots are that a tag could have on an arrow, of its length, and how near its ends. */
const STEP = 0.04;
const NEAREST = 0.14;

/**
 * Where an arrow's tag is seen: the spot nearest its middle on which nothing lies, else that with the least on it.
 * @param {Point[]} points @param {{w: number, h: number}} half of the tag's sides @param {Box[]} covered @returns {Point}
 */
export function tagSpot(points, { w, h }, covered) {
  let [best, least] = [along(points, 0.5), Number.POSITIVE_INFINITY];
  for (let off = 0; off <= 0.5 - NEAREST; off += STEP) {
    for (const part of [0.5 + off, 0.5 - off]) {
      const { x, y } = along(points, part);
      const box = { l: x - w, t: y - h, r: x + w, b: y + h };
      const cost = covered.reduce((sum, other) => sum + overlap(box, other), 0);
      if (!cost) return { x, y };
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** The point at a part of a way's length. @param {Point[]} points @param {number} part @returns {Point} */
function along(points, part) {
  const legs = points.slice(1).map(({ x, y }, n) => Math.hypot(x - points[n].x, y - points[n].y));
  let left = part * legs.reduce((sum, leg) => sum + leg, 0);
  const at = legs.findIndex((leg) => {
    if (left <= leg) return true;
    left -= leg;
    return false;
  });
  if (at < 0) return points[points.length - 1];
  const [a, b] = [points[at], points[at + 1]];
  const share = left / (legs[at] || 1);
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
