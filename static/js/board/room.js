// What there is about a stack's place on the map: how far its pieces may lie, and what they would lie on.
import { litMarks } from "./inTheWay.js";

/** @typedef {import("../types.d.ts").Piece} Piece */
/** @typedef {import("./layout.js").Plan} Plan */
/** @typedef {import("./stacks.js").Stacks} Stacks */

/** What stays free at the edge of the map beside an open stack, in pixels; a place's mark, in units of a piece. */
const EDGE = 8;
/** How far rims, shadows and numbers of pieces reach beyond their size, in units of a piece. */
const OVERHANG = 6;
const MARK = { w: 24, h: 16 };

/** @param {Piece} piece @param {Plan} plan */
export function spotOf({ stack, spot }, plan) {
  const middle = plan.stacks.get(stack) ?? { x: 0, y: 0 };
  return { x: middle.x + spot.x, y: middle.y + spot.y };
}

/** What there is room for about a stack's place. @param {Stacks} stacks @param {Piece[]} own @param {import("./stacks.js").Table} table @returns {import("./spread.js").Room} */
export function roomOf({ map, marks, scale }, [{ at, place, stack }], { pieces, plan, lights }) {
  const from = marks.get(at) ?? { x: 0, y: 0 };
  const about = (/** @type {{x: number, y: number}} */ { x, y }) => ({
    x: (x - from.x) / scale,
    y: (y - from.y) / scale,
  });
  const pixels = pixelsOf(map, scale);
  const { left, top, right, bottom } = map.getBoundingClientRect();
  const back = map.getScreenCTM()?.inverse();
  const edge = EDGE + OVERHANG * pixels;
  const [a, b] = [new DOMPoint(left + edge, top + edge), new DOMPoint(right - edge, bottom - edge)]
    .map((corner) => corner.matrixTransform(back))
    .map(about);
  const others = pieces
    .filter((piece) => piece.stack !== stack)
    .map((piece) => {
      const mark = about(marks.get(piece.at) ?? from);
      const spot = spotOf(piece, plan);
      return boxAbout({ x: mark.x + spot.x, y: mark.y + spot.y }, piece.size);
    });
  return {
    within: { l: a.x, t: a.y, r: b.x, b: b.y },
    mark: boxAbout({ x: 0, y: 0 }, MARK),
    lit: litMarks(marks, lights, place).map((mark) => boxAbout(about(mark), MARK)),
    others,
    pixels,
    isTouched: matchMedia("(pointer: coarse)").matches,
  };
}

/** @param {{x: number, y: number}} middle @param {{w: number, h: number}} size */
export function boxAbout({ x, y }, { w, h }) {
  return { l: x - w / 2, t: y - h / 2, r: x + w / 2, b: y + h / 2 };
}

/** How many pixels a unit of a piece takes. @param {SVGSVGElement} map @param {number} scale */
export function pixelsOf(map, scale) {
  return (map.getScreenCTM()?.a ?? 1) * scale;
}
