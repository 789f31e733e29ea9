// Which place a press beside all pieces and marks is meant for: a thumb is wider than a mark, and names are pressed too.

/** @typedef {import("./clear.js").Point} Point */
/** @typedef {{reach: number, own: number}} Far how far off a press means a place with a light, and one without, in pixels */

const THUMB = { reach: 44, own: 22 };
const MOUSE = { reach: 28, own: 14 };
/** How much farther than a mark a name seems that is pressed beside its letters. */
const BESIDE_NAME = 14;

/**
 * The name of the place that a press is meant for: of the nearest one with a light, unless it is on another one; "" for
 * none.
 * @param {SVGSVGElement} map @param {Point} point in pixels of the window @param {boolean} isByThumb
 */
export function placeNear(map, point, isByThumb) {
  const { reach, own } = isByThumb ? THUMB : MOUSE;
  const spots = [...map.querySelectorAll(".spot")].map((node) => ({
    name: node.getAttribute("data-names") ?? "",
    isLit: node.matches(".lit, .free"),
    far: distance(node, point),
  }));
  const lit = nearest(spots.filter(({ isLit, far }) => isLit && far <= reach));
  const other = nearest(spots.filter(({ isLit, far }) => !isLit && far <= own));
  return ((other && lit && other.far < lit.far) || !lit ? other : lit)?.name ?? "";
}

/** @template {{far: number}} S @param {S[]} spots @returns {S | null} */
function nearest(spots) {
  const [first = null, ...others] = spots;
  return first && others.reduce((best, spot) => (spot.far < best.far ? spot : best), first);
}

/** How far a press is from the middle of a place's mark, or from its name. @param {Element} node @param {Point} point */
function distance(node, point) {
  const mark = node.querySelector(".mark")?.getBoundingClientRect();
  const text = node.querySelector(".town-name:not(.crowded)")?.getBoundingClientRect();
  const toMark = mark
    ? Math.hypot(mark.x + mark.width / 2 - point.x, mark.y + mark.height / 2 - point.y)
    : Number.POSITIVE_INFINITY;
  const off = text ? gap(text, point) : Number.POSITIVE_INFINITY;
  return Math.min(toMark, off && off + BESIDE_NAME);
}

/** How far a point is from a box: 0 within. @param {DOMRect} box @param {Point} point */
function gap({ left, right, top, bottom }, { x, y }) {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * The place whose middle is nearest to a point, lit or not, on land or water; "" for none within reach.
 * @param {SVGSVGElement} map @param {Map<string, Point>} marks the middles, in units of the map
 * @param {Point} point in pixels of the window @param {number} reach in pixels
 */
export function placeAround(map, marks, point, reach) {
  const matrix = map.getScreenCTM();
  if (!matrix) return "";
  const places = [...marks].map(([name, { x, y }]) => {
    const middle = new DOMPoint(x, y).matrixTransform(matrix);
    return { name, far: Math.hypot(middle.x - point.x, middle.y - point.y) };
  });
  return nearest(places.filter(({ far }) => far <= reach))?.name ?? "";
}
