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

/** How many pieces one stands for. @param {number} count */
export function countDisc(count) {
  return [
    svg("circle", { class: "count-disc", cx: 8, cy: -10, r: 6.4 }),
    svg("text", { class: "count", x: 8, y: -6.8, "text-anchor": "middle" }, String(count)),
  ];
}

/** A picture of a piece for panels and trays. @param {SVGElement[]} parts @param {string} kind */
export function picture(parts, kind, box = "-14 -17 29 33") {
  return svg("svg", { class: `picture ${kind}`, viewBox: box, "aria-hidden": "true" }, ...parts);
}
