// Pieces of any game whose faces are hidden.
import { BLANK } from "../board/wood.js";

/** @typedef {import("../board/stacking.js").Thing} Thing */

const MOST_BLANKS = 3;

/**
 * A side's hidden blocks in a place: one by one, or if they are many one that tells their number.
 * @param {{side: string, place: string, count: number, label: string}} hidden
 * @param {(side: string, count: number) => SVGElement[]} blankBlock
 * @returns {Thing[]}
 */
export function blanks({ side, place, count, label }, blankBlock) {
  const told = count > MOST_BLANKS ? count : 1;
  return Array.from({ length: count > MOST_BLANKS ? 1 : count }, (_, n) => ({
    key: `${side}@${place}#${n}`,
    kind: `block blank ${side}`,
    size: BLANK,
    names: [],
    label,
    content: String(told),
    draw: () => blankBlock(side, told),
  }));
}
