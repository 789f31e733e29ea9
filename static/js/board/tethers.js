// Lines that tie stacks to their places, where those wouldn't be plain without one.
import { svg } from "../dom/svg.js";
import { boxAt, gap, strangersGap } from "./spots.js";

/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./layout.js").Mark} PlaceMark */
/** @typedef {import("./layout.js").Plan} Plan */
/** @typedef {import("./layout.js").Stack} Stack */
/** @typedef {{key: string, at: string, x: number, y: number}} Tether from a place to a stack that could seem another's */

const STRANGE = 10; // of a row the piece that lies no farther than this off another place could be that one's
const DOUBTFUL = 5; // a stack that lies nearer to its own place by no more than this could be another's

/**
 * The stacks that lie off their place, or about as near to another one.
 * @param {Stack[]} stacks @param {Plan["stacks"]} spots @param {Map<string, PlaceMark>} marks
 */
export function tiedOf(stacks, spots, marks) {
  const tied = stacks.filter((stack) => {
    const spot = spots.get(stack.key);
    return spot && (spot.away > 0 || isAmbiguous(boxAt(stack, spot, marks), stack, marks));
  });
  return new Set(tied.map(({ key }) => key));
}

/** @param {Box} box @param {Stack} stack @param {Map<string, PlaceMark>} marks */
function isAmbiguous(box, { at, within, ground }, marks) {
  const own = marks.get(at);
  // What is afloat keeps to its own water, and other stacks to the ground of their place.
  if (!own || within?.length || ground?.length) return false;
  const enough = gap(box, own) - own.reach + DOUBTFUL;
  const isNear = (/** @type {PlaceMark} */ mark) =>
    gap(box, mark) - mark.reach < enough || strangersGap(box, own, mark) < STRANGE;
  return [...marks.values()].some((mark) => mark !== own && isNear(mark));
}

/** @param {import("../types.d.ts").Piece[]} pieces @param {Plan} plan @returns {Tether[]} */
export function tethersOf(pieces, plan) {
  const places = new Map(pieces.map(({ stack, at }) => [stack, at]));
  return [...places].flatMap(([key, at]) => {
    const { x, y } = plan.stacks.get(key) ?? { x: 0, y: 0 };
    return plan.tied.has(key) ? [{ key, at, x, y }] : [];
  });
}

/** @param {Tether} tether */
export function tetherId({ key, at, x, y }) {
  return { key, content: `${at} ${x} ${y}` };
}

/** @param {Tether} tether @param {Map<string, import("./render.js").Mark>} marks */
export function drawTether({ at, x, y }, marks) {
  const mark = marks.get(at) ?? { x: 0, y: 0, reach: 0 };
  // From the mark's edge, so that its number can be read.
  const from = Math.min(1, mark.reach / Math.hypot(x, y));
  const [start, end] = [from, 1].map((part) => `${(x * part).toFixed(1)} ${(y * part).toFixed(1)}`);
  const line = svg("path", { class: "tether", d: `M${start}L${end}` });
  const spot = `translate(${mark.x} ${mark.y})`;
  return svg("g", { transform: spot }, svg("g", { class: "scaled" }, line));
}
