// Wooden blocks, whichever game's: lit from the upper left, strength by turns of the block.
import { svg } from "../dom/svg.js";

export const BLOCK = { w: 24, h: 25 };
export const BLANK = { w: 17, h: 22 };

/** A block: its shadow, its thickness, then the face. @param {number} round its corners @param {{w: number, h: number}} [size] */
export function wood(round, { w, h } = BLOCK) {
  const [x, y, deep] = [-w / 2, -h / 2, 2.4];
  const box = { width: w, height: h, rx: round };
  const edge = `M${x + 1.6} ${y + h - 1.6}V${y + 1.6}H${x + w - 1.6}`;
  return [
    svg("rect", { class: "cast", ...box, x: x + deep + 0.8, y: y + deep + 1.2 }),
    svg("rect", { class: "thickness", ...box, x: x + deep, y: y + deep }),
    svg("rect", { class: "thickness", ...box, x: x + deep / 2, y: y + deep / 2 }),
    svg("rect", { class: "face", ...box, x, y }),
    svg("path", { class: "gleam", d: edge }),
  ];
}

/** Emblems that sides of several games have. */
export const STAR = "M0-5.6 1.5-1.7 5.6-1.6 2.3 .9 3.4 4.9 0 2.6-3.4 4.9-2.3 .9-5.6-1.6-1.5-1.7Z";
export const CROSS = "M-1.5-6H1.5V-2H5.5V1H1.5V6H-1.5V1H-5.5V-2H-1.5Z";

/**
 * The blocks of a game's sides, told apart by their corners and by the emblems on their backs.
 * @param {Record<string, string>} emblems the path of each side's, about its middle
 * @param {string} rounded the side whose blocks have round corners
 */
export function sidesBlocks(emblems, rounded) {
  const emblem = (/** @type {string} */ side) => svg("path", { class: "emblem", d: emblems[side] });
  const body = (/** @type {string} */ side, size = BLOCK) =>
    wood(side === rounded ? 3.4 : 0.6, size);
  return {
    /** The wood of a block that shows its face. */
    body,
    /** A block whose face its viewer doesn't know, or so many of them. */
    blankBlock: (/** @type {string} */ side, count = 1) => [
      ...body(side, BLANK),
      emblem(side),
      ...(count > 1 ? countTag(count) : []),
    ],
    /** A side's emblem, before its name. */
    sideMark: (/** @type {string} */ side) =>
      picture([emblem(side)], `side-mark ${side}`, "-8 -8 16 16"),
  };
}

/** A cross over a block that was marked. */
export function markCross() {
  return svg("path", { class: "mark-cross", d: "M-11-11.5 11 11.5M11-11.5-11 11.5" });
}

/** The strength that stands on top, and those on the other edges. @param {number} cv @param {number} max */
export function strength(cv, max) {
  const text = svg("text", { class: "cv", x: 0, y: -1, "text-anchor": "middle" }, String(cv));
  return [text, ...otherEdges(cv, max)];
}

/**
 * The strengths on the other edges, as pips: the next lower to the right, and on clockwise.
 * @param {number} cv @param {number} max
 */
function otherEdges(cv, max) {
  return [1, 2, 3].flatMap((turn) => {
    const other = cv - turn > 0 ? cv - turn : cv - turn + 4;
    if (other > max || other === cv) return [];
    const pips = Array.from({ length: other }, (_, n) =>
      svg("circle", { class: "pip", cx: (n - (other - 1) / 2) * 2.7, cy: -10.4, r: 0.95 }),
    );
    return [svg("g", { transform: `rotate(${turn * 90})` }, ...pips)];
  });
}

/** How many pieces one stands for: on a tag with a sign of its own, for towns have their worth in circles. @param {number} count */
export function countTag(count) {
  const text = `×${count}`;
  const w = 3 + 5.6 * text.length;
  return [
    svg("rect", { class: "count-tag", x: 7 - w / 2, y: -16, width: w, height: 11.4, rx: 1.6 }),
    svg("text", { class: "count", x: 7, y: -7, "text-anchor": "middle" }, text),
  ];
}

/** A picture of a piece for panels and trays. @param {SVGElement[]} parts @param {string} kind */
export function picture(parts, kind, box = "-14 -17 29 33") {
  return svg("svg", { class: `picture ${kind}`, viewBox: box, "aria-hidden": "true" }, ...parts);
}
