// Whose ground a point of the map is, where a map is divided into zones with borders of their own.

/** @typedef {import("./layout.js").Point} Point */
/** @typedef {import("./layout.js").Box} Box */

/** Points of a map so near to each other are taken for one, in its units. */
const CELL = 6;
/** How many points are looked at across a stack. */
const ACROSS = 5;

/**
 * The zone at a point, "" for none; null for a map on which places have no zones.
 * @param {SVGSVGElement} map @param {import("../types.d.ts").Place[]} places
 * @returns {((at: Point) => string) | null}
 */
export function zonesOf(map, places) {
  const areas = places.flatMap(({ id, ground = "", keepsStacks = false }) => {
    const area = ground && !keepsStacks ? map.querySelector(`#${ground}`) : null;
    return area instanceof SVGGeometryElement ? [{ id, area, box: area.getBBox() }] : [];
  });
  if (!areas.length) return null;
  /** @type {Map<string, string>} */
  const known = new Map();
  return ({ x, y }) => {
    const [column, row] = [Math.round(x / CELL), Math.round(y / CELL)];
    const cell = `${column} ${row}`;
    const found = known.get(cell);
    if (found !== undefined) return found;
    const at = new DOMPoint(column * CELL, row * CELL);
    const zone = areas.find(({ area, box }) => isIn(at, box) && area.isPointInFill(at))?.id ?? "";
    known.set(cell, zone);
    return zone;
  };
}

/** @param {Point} at @param {{x: number, y: number, width: number, height: number}} box */
function isIn({ x, y }, box) {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/**
 * How much of a box lies in other zones, and how much in none, as areas.
 * @param {Box} box in units of a piece @param {string} own @param {(at: Point) => string} zoneAt @param {number} scale
 */
export function astray({ l, t, r, b }, own, zoneAt, scale) {
  const [w, h] = [r - l, b - t];
  const part = (w * h) / ACROSS ** 2;
  const found = { foreign: 0, nowhere: 0 };
  for (let n = 0; n < ACROSS ** 2; n += 1) {
    const x = l + (w * ((n % ACROSS) + 0.5)) / ACROSS;
    const y = t + (h * (Math.floor(n / ACROSS) + 0.5)) / ACROSS;
    const zone = zoneAt({ x: x * scale, y: y * scale });
    if (zone && zone !== own) found.foreign += part;
    else if (!zone) found.nowhere += part;
  }
  return found;
}
