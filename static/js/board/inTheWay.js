// Whether what is drawn large in somebody's hand hides where it could go.
import { covers } from "./stacking.js";

/** @typedef {import("../types.d.ts").Piece} Piece */
/** @typedef {import("./render.js").Lights} Lights */
/** @typedef {import("./render.js").Mark} Mark */

/** How much of a place's mark must be in sight for a press there, from its middle, in units of a piece. */
const IN_SIGHT = 6;

/**
 * Whether pieces lie over the mark of another place that can be pointed at.
 * @param {{marks: Map<string, Mark>, scale: number}} stacks @param {Piece[]} own @param {Map<string, import("./spread.js").Spread>} spots @param {Lights} lights
 */
export function isInTheWay({ marks, scale }, own, spots, lights) {
  const [{ at, place }] = own;
  const from = marks.get(at);
  if (!from) return false;
  return litMarks(marks, lights, place).some((mark) => {
    const way = { x: (mark.x - from.x) / scale, y: (mark.y - from.y) / scale };
    return own.some(({ key, size }) => {
      const spot = spots.get(key);
      if (!spot) return false;
      const drawn = { w: size.w * spot.times, h: size.h * spot.times };
      return covers({ spot, size: drawn }, way, Math.max(IN_SIGHT, mark.reach));
    });
  });
}

/** The marks of the places that can be pointed at, but for one of them. @param {Map<string, Mark>} marks @param {Lights} lights @param {string} place */
export function litMarks(marks, { lit }, place) {
  const names = [...lit].filter((name) => name !== place);
  return names.flatMap((name) => marks.get(name.split(":")[1] ?? "") ?? []);
}
