// How large pieces are, and where arrows run. Pure numbers.

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{l: number, t: number, r: number, b: number}} Box */

const SLOWER = 0.42;

/**
 * How large pieces are in map units at a scale (pixels a unit): they grow more slowly than the land.
 * @param {number} scale
 */
export function pieceScale(scale) {
  return Math.min(1.75, Math.max(0.42, scale ** -SLOWER));
}

/** At which scale a unit of a piece takes a number of pixels. @param {number} pixels */
export function scaleFor(pixels) {
  return pixels ** (1 / (1 - SLOWER));
}

/**
 * Cut a way short at its end, so that an arrow does not cover the mark.
 * @param {Point[]} points
 * @param {number} by
 * @returns {Point[]}
 */
export function shortened(points, by) {
  let left = by;
  const way = [...points];
  while (way.length > 1) {
    const end = way[way.length - 1];
    const before = way[way.length - 2];
    const length = Math.hypot(end.x - before.x, end.y - before.y);
    if (length > left) {
      const part = (length - left) / length;
      way[way.length - 1] = {
        x: before.x + (end.x - before.x) * part,
        y: before.y + (end.y - before.y) * part,
      };
      return way;
    }
    left -= length;
    way.pop();
  }
  return points;
}

/** How much of a way's end lies within a box about its last point. @param {Point[]} points @param {{w: number, h: number}} half of its sides */
export function outOf(points, { w, h }) {
  const last = points[points.length - 1];
  const most = Math.ceil(Math.hypot(w, h));
  for (let by = 0; by < most; by += 1) {
    const { x, y } = shortened(points, by).at(-1) ?? last;
    if (Math.abs(x - last.x) > w || Math.abs(y - last.y) > h) return by;
  }
  return most;
}

/** How far an arrow's head reaches beyond its way, in sizes of it. */
export const TIP = 1.1;

/**
 * An arrow's head at the end of a way.
 * @param {Point[]} points
 * @param {number} size
 */
export function arrowHead(points, size) {
  const end = points[points.length - 1];
  const before = points[points.length - 2] ?? end;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corners = [0, 2.5, -2.5].map((turn) => ({
    x: end.x + Math.cos(angle + turn) * size * (turn ? 1 : TIP),
    y: end.y + Math.sin(angle + turn) * size * (turn ? 1 : TIP),
  }));
  return corners.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(" ");
}

/** @param {Point[]} points */
export function pathOf(points) {
  return points.map((p, n) => `${n ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("");
}

/**
 * A bowed way over water.
 * @param {Point} a
 * @param {Point} b
 * @returns {Point[]}
 */
export function bow(a, b) {
  const middle = {
    x: (a.x + b.x) / 2 - (b.y - a.y) * 0.18,
    y: (a.y + b.y) / 2 + (b.x - a.x) * 0.18,
  };
  return Array.from({ length: 13 }, (_, n) => {
    const s = n / 12;
    const [p, q, r] = [(1 - s) ** 2, 2 * s * (1 - s), s * s];
    return { x: p * a.x + q * middle.x + r * b.x, y: p * a.y + q * middle.y + r * b.y };
  });
}

/** How much of two boxes, the gap between them counted in, lies on each other. @param {Box} a @param {Box} b @param {number} [margin] */
export function overlap(a, b, margin = 0) {
  const width = Math.min(a.r, b.r) - Math.max(a.l, b.l) + margin;
  if (width <= 0) return 0;
  const height = Math.min(a.b, b.b) - Math.max(a.t, b.t) + margin;
  return height <= 0 ? 0 : width * height;
}

/** The box in which points lie. @param {Point[]} points */
export function around(points) {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/**
 * A middle for which some of a whole is seen: all of the window, or what is clear of it.
 * @param {number} c @param {number} start @param {number} size
 * @param {[seen: number, before: number, after: number]} window its length, and what is covered of it
 */
export function inside(c, start, size, [seen, before, after]) {
  const aside = (before - after) / 2;
  const [least, most] = between(start, size, seen);
  const [low, high] = between(start, size, seen - before - after);
  return Math.min(Math.max(most, high - aside), Math.max(Math.min(least, low - aside), c));
}

/** @param {number} start @param {number} size @param {number} seen */
function between(start, size, seen) {
  const half = Math.min(seen, size) / 2;
  return [start + half, start + size - half];
}
