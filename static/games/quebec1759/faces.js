// What Quebec 1759's pieces look like: each kind by its sign and a letter, ships under sail.

import { CROSS, sidesBlocks, strength } from "../../js/board/blockArt.js";
import { britishColours, underSail } from "../../js/board/shipArt.js";
import { svg } from "../../js/dom/svg.js";

/** @typedef {{side: string, kind: string, cv: number, max: number, group?: string}} Block */

const LILY =
  "M0-6.6C2-4.4 2-2.6.9-.9H2C1.7-2.9 3-4.4 4.8-3.6 6.4-2.8 5.9-.4 3.9-.1 4.1-.9 3.6-1.5 3.1-1 2.7-.5 2.8.4 3 .7H1.1C1.2 2.4 1.8 3.7 2.4 4.6H1.2L0 6.6-1.2 4.6H-2.4C-1.8 3.7-1.2 2.4-1.1.7H-3C-2.8.4-2.7-.5-3.1-1-3.6-1.5-4.1-.9-3.9-.1-5.9-.4-6.4-2.8-4.8-3.6-3-4.4-1.7-2.9-2-.9H-.9C-2-2.6-2-4.4 0-6.6Z";
/** A cross for Britain, a lily for France. */
export const { body, blankBlock, sideMark } = sidesBlocks({ gb: CROSS, fr: LILY }, "gb");
const BOX = { x: -7, y: -4.5, width: 14, height: 9 };
const SALTIRE = "M-7-4.5 7 4.5M-7 4.5 7-4.5";
const HORN =
  "M-4.2-1.4C-4.4 1.8-2 3.2.6 2.8 3.2 2.4 4.4.8 4.6-2.2L2.4-1.4C2.2.6 1.4 1.2.2 1.2-1.6 1.2-2.4 0-2.4-1.8Z";
const FEATHER =
  "M0-6.6C3.4-3.6 3.4 1.6 0 6.6-3.4 1.6-3.4-3.6 0-6.6ZM0-6.6V7.6M0-1 2.2-2.8M0 2 2.4.2M0-1-2.2-2.8M0 2-2.4.2";
const STAR = "M0-4.9 1.3-1.5 4.9-1.4 2 .8 3 4.3 0 2.3-3 4.3-2 .8-4.9-1.4-1.3-1.5Z";
/** Who a militia block is by, and those who have no cross of infantry. */
const LETTERS = { quebec: "Q", montreal: "M", rangers: "R", detachment: "D" };

/** A kind's sign, in a box of 14 by 9 about its middle. @param {string} kind @param {string} group */
function sign(kind, group) {
  if (kind === "indian") {
    const feather = svg("path", { class: "symbol", d: FEATHER });
    return [svg("g", { transform: "translate(0 .8) scale(.68)" }, feather)];
  }
  if (kind === "leader") return [svg("path", { class: "symbol star", d: STAR })];
  const box = svg("rect", { class: "symbol-box", ...BOX });
  if (kind === "infantry") return [box, svg("path", { class: "symbol", d: SALTIRE })];
  if (kind === "light-infantry") return [box, svg("path", { class: "symbol horn", d: HORN })];
  const letter = LETTERS[/** @type {"quebec"} */ (kind === "militia" ? group : kind)] ?? "";
  const text = svg("text", { class: "letter", y: 3, "text-anchor": "middle" }, letter);
  const half = kind === "rangers" ? "M-7 4.5 7-4.5" : "M-7-2.6V2.6M7-2.6V2.6";
  return [box, svg("path", { class: "symbol faint", d: half }), text];
}

/** A block seen from behind by its owner, or lying face up: its strength is on top. @param {Block} block */
export function openBlock({ side, kind, cv, max, group = "" }) {
  return [
    ...body(side),
    ...strength(cv, max),
    svg("g", { transform: "translate(0 4.6)" }, ...sign(kind, group)),
  ];
}

/** The sign of the Ottawa on the back of a block that is known to be theirs. */
export function ottawaMark() {
  return svg("g", { class: "ghost", transform: "scale(.9)" }, ...sign("indian", ""));
}

/** A ship of Saunders's squadron. */
export function ship() {
  return underSail(britishColours());
}
