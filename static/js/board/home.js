// Stacks that keep to their place's own ground. Where each lies depends on its place and its size alone: whatever
// moves elsewhere, it stays. Pure numbers in units of a piece.
import { overlap } from "./geometry.js";

/** @typedef {import("./layout.js").Point} Point */
/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./layout.js").Mark} Mark */
/** @typedef {import("./layout.js").Stack} Stack */
/** @typedef {import("./layout.js").Spot} Spot */

const STEPS = 16; // spots across a ground
const COST = { out: 2, farOut: 0.3, mark: 3, stack: 1, wish: 0.5 };
const OFF = 3; // by how much a mark is off its ground's middle before stacks lie where there is more room
const APART = 2;

/**
 * Where the stacks that have a ground of their own lie.
 * @param {Stack[]} stacks @param {Map<string, Mark>} marks @param {number} scale @param {Box[]} lying what lies there already
 * @returns {Map<string, Spot>} the middle of each about its place
 */
export function atHome(stacks, marks, scale, lying = []) {
  /** @type {Map<string, Spot>} */
  const found = new Map();
  for (const [at, mark] of marks) {
    const here = stacks.filter((stack) => stack.at === at);
    const ordered = here.sort((a, b) => (a.key < b.key ? -1 : 1));
    /** @type {Box[]} */
    const laid = [...lying];
    for (const [n, stack] of ordered.entries()) {
      const corners = (stack.ground ?? []).map(({ x, y }) => ({ x: x / scale, y: y / scale }));
      const wish = wishOf(stack, mark, corners, n, ordered.length);
      const spot = best(stack, corners, wish, [...marks.values()], laid);
      laid.push(boxAbout(spot, stack));
      found.set(stack.key, { x: spot.x - mark.x, y: spot.y - mark.y, away: 0 });
    }
  }
  return found;
}

/**
 * Where a stack lies if there is room: beside a mark where more of its ground is, else to its left; of two sides the
 * second one across. Where there is no mark, in the middle.
 * @param {Stack} stack @param {Mark} mark @param {Point[]} corners @param {number} nth @param {number} count
 * @returns {Point}
 */
function wishOf({ w, h }, mark, corners, nth, count) {
  const middle = middleOf(corners);
  const sign = nth ? -1 : 1;
  const half = (mark.box.r - mark.box.l) / 2;
  if (!half) return { x: middle.x - (count > 1 ? (sign * (w + APART)) / 2 : 0), y: middle.y };
  const [dx, dy] = [middle.x - mark.x, middle.y - mark.y];
  const off = Math.hypot(dx, dy);
  const to = off < OFF ? { x: -1, y: 0 } : { x: dx / off, y: dy / off };
  const far = half + 1 + Math.abs(to.x) * (w / 2) + Math.abs(to.y) * (h / 2);
  return { x: mark.x + sign * to.x * far, y: mark.y + sign * to.y * far };
}

/** @param {Stack} stack @param {Point[]} corners @param {Point} wish @param {Mark[]} marks @param {Box[]} laid */
function best(stack, corners, wish, marks, laid) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [l, t] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - l, Math.max(...ys) - t];
  const edges = edgesOf(corners);
  const near = marks.filter(({ box }) => box.r > box.l);
  let least = Number.POSITIVE_INFINITY;
  let found = wish;
  for (let n = 0; n <= STEPS * STEPS; n += 1) {
    const spot = n
      ? {
          x: l + (width * (((n - 1) % STEPS) + 0.5)) / STEPS,
          y: t + (height * (Math.floor((n - 1) / STEPS) + 0.5)) / STEPS,
        }
      : wish;
    const cost = costOf(spot, stack, edges, wish, near, laid);
    if (cost < least) [least, found] = [cost, spot];
  }
  return found;
}

/** @param {Point} spot @param {Stack} stack @param {Edge[]} edges @param {Point} wish @param {Mark[]} marks @param {Box[]} laid */
function costOf(spot, stack, edges, wish, marks, laid) {
  const box = boxAbout(spot, stack);
  let cost = COST.wish * Math.hypot(spot.x - wish.x, spot.y - wish.y);
  for (const corner of cornersOf(box)) {
    const out = outside(corner, edges);
    cost += COST.out * out + COST.farOut * out ** 2;
  }
  for (const mark of marks) cost += COST.mark * overlap(box, mark.box);
  for (const other of laid) cost += COST.stack * overlap(box, other, APART);
  return cost;
}

/** @typedef {{at: Point, out: Point}} Edge a side of a ground, with the direction that leads out */

/** @param {Point[]} corners of a ground without dents @returns {Edge[]} */
function edgesOf(corners) {
  const middle = middleOf(corners);
  return corners.map((at, n) => {
    const to = corners[(n + 1) % corners.length];
    const [dx, dy] = [to.x - at.x, to.y - at.y];
    const length = Math.hypot(dx, dy) || 1;
    const inward = (middle.x - at.x) * dy - (middle.y - at.y) * dx > 0 ? -1 : 1;
    return { at, out: { x: (inward * dy) / length, y: (-inward * dx) / length } };
  });
}

/** How far a point lies outside a ground. @param {Point} point @param {Edge[]} edges */
export function outside({ x, y }, edges) {
  return Math.max(0, ...edges.map(({ at, out }) => (x - at.x) * out.x + (y - at.y) * out.y));
}

/** @param {Point[]} points */
function middleOf(points) {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** @param {Box} box @returns {Point[]} */
function cornersOf({ l, t, r, b }) {
  return [
    { x: l, y: t },
    { x: r, y: t },
    { x: r, y: b },
    { x: l, y: b },
  ];
}

/** @param {Point} spot @param {{w: number, h: number}} size @returns {Box} */
function boxAbout({ x, y }, { w, h }) {
  return { l: x - w / 2, t: y - h / 2, r: x + w / 2, b: y + h / 2 };
}
