// What War of 1812's pieces look like: blocks upright with their strength on top, ships, anchors.
import { svg } from "../../board/svg.js";

export const BLOCK = { w: 24, h: 25 };
export const BLANK = { w: 17, h: 22 };
export const SHIP = { w: 19, h: 17 };

/** A kind's symbol, in a box of 14 by 9 about its middle. @param {string} kind */
function symbol(kind) {
  const frame = svg("rect", { class: "symbol-box", x: -7, y: -4.5, width: 14, height: 9 });
  const lines = {
    infantry: "M-7-4.5 7 4.5M-7 4.5 7-4.5",
    dragoon: "M-7 4.5 7-4.5",
    indian:
      "M0-6.6C3.4-3.6 3.4 1.6 0 6.6-3.4 1.6-3.4-3.6 0-6.6ZM0-6.6V7.6M0-1 2.2-2.8M0 2 2.4.2M0-1-2.2-2.8M0 2-2.4.2",
  };
  const path = svg("path", { class: "symbol", d: lines[/** @type {"indian"} */ (kind)] ?? "" });
  // The feather is taller than the boxes: it keeps clear of the strength above it.
  if (kind === "indian") return [svg("g", { transform: "translate(0 .8) scale(.68)" }, path)];
  return [frame, path];
}

/** A block lit from the upper left: its shadow, its thickness, then the face. @param {string} side */
function body(side, { w, h } = BLOCK) {
  const [x, y, deep] = [-w / 2, -h / 2, 2.4];
  const round = side === "gb" ? 3.4 : 0.6;
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

/**
 * A block seen from behind by its owner: turned, so that its strength is on top.
 * @param {{side: string, kind: string, cv: number, max: number, marked?: boolean}} block
 */
export function openBlock({ side, kind, cv, max, marked }) {
  const parts = [
    ...body(side),
    svg("text", { class: "cv", x: 0, y: -1, "text-anchor": "middle" }, String(cv)),
    ...otherEdges(cv, max),
    svg("g", { transform: "translate(0 4.6)" }, ...symbol(kind)),
  ];
  if (marked)
    parts.push(svg("path", { class: "mark-cross", d: "M-11-11.5 11 11.5M11-11.5-11 11.5" }));
  return parts;
}

/**
 * The strengths on the other edges, as pips: the next lower to the right, and on clockwise.
 * @param {number} cv @param {number} max
 */
function otherEdges(cv, max) {
  return [1, 2, 3].flatMap((turn) => {
    const strength = cv - turn > 0 ? cv - turn : cv - turn + 4;
    if (strength > max || strength === cv) return [];
    const pips = Array.from({ length: strength }, (_, n) =>
      svg("circle", { class: "pip", cx: (n - (strength - 1) / 2) * 2.7, cy: -10.4, r: 0.95 }),
    );
    return [svg("g", { transform: `rotate(${turn * 90})` }, ...pips)];
  });
}

/** A block whose face its viewer doesn't know. @param {string} side @param {number} [count] */
export function blankBlock(side, count = 1) {
  const parts = [...body(side, BLANK), emblem(side)];
  if (count > 1) {
    parts.push(
      svg("circle", { class: "count-disc", cx: 8, cy: -10, r: 6.4 }),
      svg("text", { class: "count", x: 8, y: -6.8, "text-anchor": "middle" }, String(count)),
    );
  }
  return parts;
}

/** A star for the States, a cross for Britain. @param {string} side */
export function emblem(side) {
  const star = "M0-5.6 1.5-1.7 5.6-1.6 2.3 .9 3.4 4.9 0 2.6-3.4 4.9-2.3 .9-5.6-1.6-1.5-1.7Z";
  const cross = "M-1.5-6H1.5V-2H5.5V1H1.5V6H-1.5V1H-5.5V-2H-1.5Z";
  return svg("path", { class: "emblem", d: side === "us" ? star : cross });
}

const HULL =
  "M-8.6 1.9-4.8 2.4-4.4 3.3H3.2L3.6 2.8 8.8 1.9Q8.4 5 6 7Q5.4 7.5 4.6 7.5H-6.2Q-7 7.5-7.3 6.8Z";
const GUNS = "M-7.1 5.1H6.4";

/** A brig: under sail, her colours at the masthead, when in action; a dismasted hulk when not. */
export function ship(/** @type {string} */ side, /** @type {boolean} */ operational) {
  return operational ? underSail(side) : dismasted(side);
}

/** @param {string} side */
function underSail(side) {
  return [
    svg("ellipse", { class: "cast", cx: 0.6, cy: 7.8, rx: 8.4, ry: 1.3 }),
    svg("path", { class: "mast", d: "M-2.8 3.2V-10M3 3V-8M6.8 2.4 10-.2" }),
    svg("path", { class: "sail", d: "M3.6-7.2Q5.8-3 9.7-.3L6.4 1.6Q5.8-2.4 3.6-7.2Z" }),
    svg("path", { class: "sail", d: SQUARE, transform: "translate(-2.8 .4)" }),
    svg("path", { class: "sail", d: SQUARE, transform: "translate(2.9 .9) scale(.92 .98)" }),
    ensign(side, "translate(-2.8 -10)"),
    ...hull("hull"),
  ];
}

/** A mast's topsail and course, filled. */
const SQUARE =
  "M-2-7.6H1.8Q3.2-5.6 2.7-3Q-.2-3.9-3.2-3Q-2-5.4-2-7.6Z" +
  "M-3.1-2.4H2.6Q4-.2 3.3 2.3Q-.2 1.2-4.4 2.3Q-2.9-.2-3.1-2.4Z";

/** Masts by the board, a sail over the bow, her colours on a staff. @param {string} side */
function dismasted(side) {
  return [
    svg("ellipse", { class: "cast", cx: 0.6, cy: 7.8, rx: 8.4, ry: 1.3 }),
    svg(
      "g",
      { transform: "rotate(8) translate(0 .4)" },
      svg("path", { class: "mast", d: "M-1.4 3.2V-1.2L-.3 .2M3.2 3V.4M2.8 2.2 9.2-6M-8 2V-6" }),
      svg("path", { class: "sail torn", d: "M4.6 0 9.2-6 10 1 8.5-.6 7.8 3 6.4 .4Z" }),
      ensign(side, "translate(-8 -6) scale(-.84 .84)"),
      ...hull("hull out"),
    ),
    svg("path", { class: "waves", d: "M-9 7.7q2.2-1.7 4.5 0t4.5 0 4.5 0 4.5 0" }),
  ];
}

/** The hull with its row of guns. @param {string} kind */
function hull(kind) {
  return [
    svg("path", { class: "edge", d: HULL }),
    svg("path", { class: kind, d: HULL }),
    svg("path", { class: "guns", d: GUNS }),
  ];
}

/**
 * The colours, flying aft: a swallow-tail of the States, a square with a cross of Britain.
 * @param {string} side @param {string} transform
 */
function ensign(side, transform) {
  const d = side === "us" ? "M0 0H-6.8L-4.4 2-6.8 4H0Z" : "M0 0H-5.4V4.2H0Z";
  const cross = side === "us" ? [] : [svg("path", { class: "cross", d: "M-2.7 0V4.2M0 2.1H-5.4" })];
  return svg("g", { transform }, svg("path", { class: "flag", d }), ...cross);
}

/** A picture of a piece for panels and trays. @param {SVGElement[]} parts @param {string} kind */
export function picture(parts, kind, box = "-14 -17 29 33") {
  return svg("svg", { class: `picture ${kind}`, viewBox: box, "aria-hidden": "true" }, ...parts);
}
