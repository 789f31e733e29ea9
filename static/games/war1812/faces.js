// What War of 1812's pieces look like: blocks upright with their strength on top, ships, anchors.

import { BLANK, BLOCK, countDisc, strength, wood } from "../../js/board/blockArt.js";
import { britishColours, dismasted, underSail } from "../../js/board/shipArt.js";
import { svg } from "../../js/dom/svg.js";

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

/** @param {string} side @param {{w: number, h: number}} [size] */
function body(side, size = BLOCK) {
  return wood(side === "gb" ? 3.4 : 0.6, size);
}

/**
 * A block seen from behind by its owner: turned, so that its strength is on top.
 * @param {{side: string, kind: string, cv: number, max: number, marked?: boolean}} block
 */
export function openBlock({ side, kind, cv, max, marked }) {
  const parts = [
    ...body(side),
    ...strength(cv, max),
    svg("g", { transform: "translate(0 4.6)" }, ...symbol(kind)),
  ];
  if (marked)
    parts.push(svg("path", { class: "mark-cross", d: "M-11-11.5 11 11.5M11-11.5-11 11.5" }));
  return parts;
}

/** A block whose face its viewer doesn't know. @param {string} side @param {number} [count] */
export function blankBlock(side, count = 1) {
  const parts = [...body(side, BLANK), emblem(side)];
  if (count > 1) parts.push(...countDisc(count));
  return parts;
}

/** A star for the States, a cross for Britain. @param {string} side */
export function emblem(side) {
  const star = "M0-5.6 1.5-1.7 5.6-1.6 2.3 .9 3.4 4.9 0 2.6-3.4 4.9-2.3 .9-5.6-1.6-1.5-1.7Z";
  const cross = "M-1.5-6H1.5V-2H5.5V1H1.5V6H-1.5V1H-5.5V-2H-1.5Z";
  return svg("path", { class: "emblem", d: side === "us" ? star : cross });
}

/**
 * A brig: under sail when in action, her sails furled in harbour; a dismasted hulk when not.
 * @param {string} side @param {boolean} operational @param {boolean} [isMoored]
 */
export function ship(side, operational, isMoored) {
  return operational ? underSail(colours(side), isMoored) : dismasted(colours(side));
}

/** The colours, flying aft: a swallow-tail of the States, a square with a cross of Britain. @param {string} side */
function colours(side) {
  if (side === "gb") return britishColours();
  return [svg("path", { class: "flag", d: "M0 0H-6.8L-4.4 2-6.8 4H0Z" })];
}
