// What War of 1812's pieces look like: blocks upright with their strength on top, ships, anchors.
import { svg } from "../../board/svg.js";

export const BLOCK = { w: 24, h: 25 };
export const BLANK = { w: 17, h: 22 };
export const SHIP = { w: 19, h: 17 };

/** A kind's symbol, in a box of 14 by 9 about its middle. @param {string} kind */
export function symbol(kind) {
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

/** A ship: under sail when in action, dismasted and heeling when not. */
export function ship(/** @type {string} */ side, /** @type {boolean} */ operational) {
  const flag = side === "us" ? "M0-9.4H5.4L4-8 5.4-6.6H0Z" : "M0-9.6H5V-6.4H0Z";
  if (operational) {
    return [
      svg("ellipse", { class: "cast", cx: 0.8, cy: 7.8, rx: 8.6, ry: 1.7 }),
      svg("path", { class: "sail", d: "M-.8-6.6V1.6H-7.2C-5.2-.6-4-3.6-.8-6.6Z" }),
      svg("path", { class: "sail", d: "M.8-5.8C4-3.4 5.6-1 6.6 1.6H.8Z" }),
      svg("path", { class: "mast", d: "M0 2.6V-9.6" }),
      svg("path", { class: "flag", d: flag }),
      svg("path", { class: "hull", d: "M-9 3H9C8 6.4 6.4 7.6 4.4 7.6H-5C-7 7.6-8.4 6-9 3Z" }),
    ];
  }
  return [
    svg(
      "g",
      { transform: "rotate(-13)" },
      svg("path", { class: "mast broken", d: "M-2 3V-3.4L4-6.4M4 3V.2" }),
      svg("path", { class: "hull out", d: "M-9 3H9C8 6.4 6.4 7.6 4.4 7.6H-5C-7 7.6-8.4 6-9 3Z" }),
    ),
    svg("path", { class: "waves", d: "M-9 7.4q2.2-1.8 4.5 0t4.5 0 4.5 0 4.5 0" }),
  ];
}

/** A picture of a piece for panels and trays. @param {SVGElement[]} parts @param {string} kind */
export function picture(parts, kind, box = "-14 -17 29 33") {
  return svg("svg", { class: `picture ${kind}`, viewBox: box, "aria-hidden": "true" }, ...parts);
}
