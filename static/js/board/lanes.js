// Arrows that share a way lie beside each other. Pure numbers in units of the map.

/** @typedef {import("../types.d.ts").Arrow} Arrow */
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
