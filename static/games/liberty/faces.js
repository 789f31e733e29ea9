// What Liberty's pieces look like: blocks with their strength on top, their branch, and how they fire.

import { CROSS, markCross, sidesBlocks, strength } from "../../js/board/blockArt.js";
import { svg } from "../../js/dom/svg.js";

/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").PrintedBlock} PrintedBlock */
/** @typedef {{side: string, kind: string, cv: number, max: number, group?: string, marked?: boolean}} Block */

const CAP =
  "M-5.4 4.4H5.4L4.8 2.2C5.4-2 3.4-5.2-.4-5.4-2.6-5.6-3.6-4.4-2.4-3.2-4.4-1.8-5 .4-4.8 2.2Z";
/** A liberty cap for America, a cross for Britain. */
export const { body, blankBlock, sideMark } = sidesBlocks({ am: CAP, gb: CROSS }, "gb");
const BOX = { x: -6, y: -3.6, width: 12, height: 7.2 };
/** A branch's sign, in a box 12 wide and 7 high about its middle; those without a box stand alone. */
const SIGNS = {
  foot: "M-6-3.6 6 3.6M-6 3.6 6-3.6",
  continental: "M-6-3.6 6 3.6M-6 3.6 6-3.6",
  guards: "M-6-3.6 6 3.6M-6 3.6 6-3.6M0-3.6V3.6",
  militia: "M-6 3.6 6-3.6M-6-3.6 0 0",
  "light-infantry": "M-6-3.6 0 2 6-3.6",
  rifle: "M-4.4 2.2 4.6-1.8M-4.4 2.2-5-.2M-1 .6V2.4",
  dragoon: "M-6 3.6 6-3.6",
};
const ALONE = {
  leader: "M0-5.4 1.5-1.7 5.4-1.6 2.2 .8 3.3 4.6 0 2.4-3.3 4.6-2.2 .8-5.4-1.6-1.5-1.7Z",
  indian: "M0-5.6C2.9-3 2.9 1.3 0 5-2.9 1.3-2.9-3 0-5.6ZM0-5.6V6.4M0-.8 1.9-2.3M0 1.7 2 .3",
  warship: "M-7 1.6H7L5 5H-5ZM0 1V-6M.7-5.4Q4-3 5.6.6H.7ZM-.7-4.4Q-3-2.4-4.6.6H-.7Z",
};

/** @type {WeakMap<Sheet, Map<string, PrintedBlock>>} */
const rosters = new WeakMap();

/** The blocks as printed, by id. @param {Sheet} sheet */
export function rosterOf(sheet) {
  const found = rosters.get(sheet) ?? new Map(sheet.blocks.map((block) => [block.id, block]));
  rosters.set(sheet, found);
  return found;
}

/** @param {string} kind */
function sign(kind) {
  const alone = ALONE[/** @type {"leader"} */ (kind)];
  if (alone) return [svg("path", { class: `symbol alone ${kind}`, d: alone })];
  const d = SIGNS[/** @type {"foot"} */ (kind)] ?? "";
  return [svg("rect", { class: "symbol-box", ...BOX }), svg("path", { class: "symbol", d })];
}

/**
 * A block seen from behind by its owner, or face up: its strength, its branch, in which step of a
 * round it fires and up to which number it hits.
 * @param {Block} block @param {Sheet} sheet
 */
export function openBlock({ side, kind, cv, max, group = "", marked }, sheet) {
  const counter = rosterOf(sheet).get(group);
  const code = counter ? `${counter.letter}${counter.hits}` : "";
  return [
    ...body(side),
    svg("rect", {
      class: `nation ${counter?.nation ?? ""}`,
      x: -9.6,
      y: 9.1,
      width: 19.2,
      height: 1.9,
    }),
    ...strength(cv, max),
    svg("g", { transform: "translate(-4.4 4.4) scale(.82)" }, ...sign(kind)),
    svg("text", { class: "code", x: 6, y: 7.2, "text-anchor": "middle" }, code),
    ...(marked ? [markCross()] : []),
  ];
}
