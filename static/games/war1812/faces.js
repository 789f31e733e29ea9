// What War of 1812's pieces look like: blocks upright with their strength on top, ships, anchors.

import { CROSS, markCross, STAR, sidesBlocks, strength } from "../../js/board/blockArt.js";
import { britishColours, dismasted, underSail } from "../../js/board/shipArt.js";
import { svg } from "../../js/dom/svg.js";

/** A star for the States, a cross for Britain. */
export const { body, blankBlock, sideMark } = sidesBlocks({ us: STAR, gb: CROSS }, "gb");

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

/**
 * A block seen from behind by its owner: turned, so that its strength is on top.
 * @param {{side: string, kind: string, cv: number, max: number, marked?: boolean}} block
 */
export function openBlock({ side, kind, cv, max, marked }) {
  return [
    ...body(side),
    ...strength(cv, max),
    svg("g", { transform: "translate(0 4.6)" }, ...symbol(kind)),
    ...(marked ? [markCross()] : []),
  ];
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
