// Stacks that keep to their place's own ground. Where each lies depends on its place and its size alone, whatever moves
// elsewhere, unless it would lie on a stack of another place. Pure numbers in units of a piece.
import { overlap } from "./geometry.js";

/** @typedef {import("./layout.js").Point} Point */
/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./layout.js").Mark} Mark */
/** @typedef {import("./layout.js").Stack} Stack */
/** @typedef {import("./layout.js").Spot} Spot */

const STEPS = 16; // spots across a ground
const COST = { out: 2, farOut: 0.3, mark: 8, stack: 1, wish: 0.5 };
const OFF = 3; // by how much a mark is off its ground's middle before stacks lie where there is more room
const APART = 2;
const EDGE = 5; // a stack whose middle is no farther than this from its ground's edge could be another's
const ROUNDS = 3;
const TOUCHING = 4; // what lies by less than this on another stack lies beside it

/** @typedef {{stack: Stack, corners: Point[], wish: Point, spot: Point}} Home a stack on its own ground */

/**
 * Where the stacks that have a ground of their own lie.
 * @param {Stack[]} stacks @param {Map<string, Mark>} marks @param {number} scale @param {Box[]} lying what lies there already
 * @returns {Map<string, Spot>} the middle of each about its place
 */
export function atHome(stacks, marks, scale, lying = []) {
  const all = [...marks.values()];
  const homes = all.flatMap((mark) => together(stacks, mark, scale, all, lying));
  for (let n = 0; n < ROUNDS; n += 1) makeWay(homes, all, lying);
  return new Map(
    homes.map(({ stack, corners, spot }) => {
      const mark = marks.get(stack.at) ?? { x: 0, y: 0 };
      // A line ties to its place what stands on the edge of its ground, or beyond it.
      const away = Math.max(0, outside(spot, edgesOf(corners), -EDGE) + EDGE);
      return [stack.key, { x: spot.x - mark.x, y: spot.y - mark.y, away }];
    }),
  );
}

/** The stacks of one place, clear of each other. @param {Stack[]} stacks @param {Mark} mark @param {number} scale @param {Mark[]} marks @param {Box[]} lying @returns {Home[]} */
function together(stacks, mark, scale, marks, lying) {
  const here = stacks.filter((stack) => stack.at === mark.id);
  const ordered = here.sort((a, b) => (a.key < b.key ? -1 : 1));
  /** @type {Box[]} */
  const laid = [...lying];
  return ordered.map((stack, n) => {
    const corners = (stack.ground ?? []).map(({ x, y }) => ({ x: x / scale, y: y / scale }));
    const wish = wishOf(stack, mark, corners, n, ordered.length);
    const spot = best(stack, corners, wish, marks, laid);
    laid.push(boxAbout(spot, stack));
    return { stack, corners, wish, spot };
  });
}

/** Lay those anew that lie on a stack of another place, the small ones first: they find room more easily. @param {Home[]} homes @param {Mark[]} marks @param {Box[]} lying */
function makeWay(homes, marks, lying) {
  const size = (/** @type {Home} */ { stack: { w, h } }) => w * h;
  const ordered = [...homes].sort(
    (a, b) => size(a) - size(b) || (a.stack.key < b.stack.key ? -1 : 1),
  );
  for (const home of ordered) {
    const { stack, corners, wish, spot } = home;
    const boxOf = (/** @type {Home} */ other) => boxAbout(other.spot, other.stack);
    const strangers = homes.filter((other) => other.stack.at !== stack.at);
    const own = boxAbout(spot, stack);
    if (!strangers.some((other) => overlap(own, boxOf(other)) > TOUCHING)) continue;
    const others = homes.filter((other) => other !== home).map(boxOf);
    home.spot = best(stack, corners, wish, marks, [...lying, ...others]);
  }
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

/** How far a point lies outside a ground; less than nothing, to a limit, where it lies within. @param {Point} point @param {Edge[]} edges @param {number} [least] */
export function outside({ x, y }, edges, least = 0) {
  return Math.max(least, ...edges.map(({ at, out }) => (x - at.x) * out.x + (y - at.y) * out.y));
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
