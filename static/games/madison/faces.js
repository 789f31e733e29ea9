// What the counters look like: open, with class, strength and steps; leaders with stars; vessels in silhouette.

import { CROSS, STAR, sidesBlocks } from "../../js/board/blockArt.js";
import { svg } from "../../js/dom/svg.js";
import { isLeader, isVessel } from "./words.js";

/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").PrintedCounter} PrintedCounter */
/** @typedef {{id: string, side: string, kind: string, cv: number, max: number, isCut?: boolean, isInHand?: boolean}} Piece */

export const COUNTER = { w: 22, h: 22 };
/** A star for America, a cross for Britain. */
export const { body, blankBlock, sideMark } = sidesBlocks({ us: STAR, gb: CROSS }, "gb");
const BOX = { x: -9, y: -9, width: 11.6, height: 7 };
/** A branch's sign in its box. */
const SIGNS = {
  regular: "M-9-9 2.6-2M-9-2 2.6-9",
  militia: "M-9-2 2.6-9M-9-9-3.2-5.5",
  dragoon: "M-9-2 2.6-9M-6.8-9-9-7.7",
};
const FEATHER =
  "M-3.2-9.6C-.6-7.4-.6-4-3.2-.6-5.8-4-5.8-7.4-3.2-9.6ZM-3.2-9.6V.6M-3.2-5-1.5-6.4M-3.2-3-1.5-4.2";
const SMALL_STAR = "M0-2.5.7-.8 2.5-.7 1 .4 1.5 2.2 0 1.2-1.5 2.2-1 .4-2.5-.7-.7-.8Z";
/** A hull, and sails over it: fore and aft on schooners and sloops, square on the others. */
const HULL = "M-9 3.4-5.4 4H5.6L9.2 3.2Q8.6 6.4 6.4 7.4H-6.6Q-8.6 6.6-9 3.4Z";
const AFT = "M.5-6.8V2.6H6.4Q5-3 .5-6.8ZM-.5-5.4V2.6H-4.4Q-3.6-2.4-.5-5.4Z";
const SQUARE =
  "M-2.5-7.4H2.5Q3.6-5 2.9-2.4Q0-3.4-2.9-2.4Q-2.2-5-2.5-7.4ZM-3-1.6H3Q4.2.6 3.4 2.8Q0 1.6-3.4 2.8Q-2.6.4-3-1.6Z";
/** Where the masts of a rig stand, how large their sails are, and whether they are square. */
const RIGS = {
  schooner: { masts: [-3.4, 3.2], size: 0.82, d: AFT },
  sloop: { masts: [0], size: 1, d: AFT },
  brig: { masts: [-3.4, 3.6], size: 0.86, d: SQUARE },
  corvette: { masts: [-5.4, 0, 5.2], size: 0.74, d: SQUARE },
  frigate: { masts: [-5.6, 0, 5.4], size: 0.86, d: SQUARE },
  "ship-of-the-line": { masts: [-5.8, 0, 5.6], size: 0.98, d: SQUARE },
};

/** @type {WeakMap<Sheet, Map<string, PrintedCounter>>} */
const rosters = new WeakMap();

/** The counters as printed, by id. @param {Sheet} sheet */
export function rosterOf(sheet) {
  const found = rosters.get(sheet) ?? new Map(sheet.blocks.map((block) => [block.id, block]));
  rosters.set(sheet, found);
  return found;
}

/** A counter, face up. @param {Piece} piece @param {Sheet} sheet */
export function openBlock(piece, sheet) {
  const printed = rosterOf(sheet).get(piece.id);
  const inner = isLeader(piece.kind)
    ? leader(printed)
    : isVessel(piece.kind)
      ? vessel(piece, printed)
      : unit(piece, printed);
  return [
    ...body(piece.side, COUNTER),
    ...inner,
    ...(piece.isCut ? [cut()] : []),
    ...(piece.isInHand ? [tick()] : []),
  ];
}

/** The sign of what is in hand: told from what may be taken by its form too. */
function tick() {
  return svg(
    "g",
    { class: "in-hand-tick", transform: "translate(9 -9)" },
    svg("circle", { r: 5.2 }),
    svg("path", { d: "M-2.6 .2-.8 2.2 2.8-2.2" }),
  );
}

/** @param {Piece} piece @param {PrintedCounter | undefined} printed */
function unit(piece, printed) {
  const { kind, cv, max } = piece;
  const isReduced = cv < max;
  const number = isReduced ? printed?.reduced : printed?.strength;
  const sign =
    kind === "indian"
      ? svg("path", { class: "feather", d: FEATHER })
      : svg("path", { class: "symbol", d: SIGNS[/** @type {"regular"} */ (kind)] ?? "" });
  return [
    ...(isReduced ? [svg("path", { class: "reduced", d: "M-11 11V4L-4 11Z" })] : []),
    kind === "indian" ? null : svg("rect", { class: "symbol-box", ...BOX }),
    sign,
    svg("text", { class: "letter", x: 7, y: -2.4, "text-anchor": "middle" }, printed?.letter ?? ""),
    svg("text", { class: "strength", x: 0, y: 9.2, "text-anchor": "middle" }, String(number ?? 0)),
    ...steps(cv, max),
  ].filter((part) => part !== null);
}

/** A counter's steps as pips: those that are left are filled. @param {number} cv @param {number} max */
function steps(cv, max) {
  if (max < 2) return [];
  return Array.from({ length: max }, (_, n) =>
    svg("circle", { class: n < cv ? "step" : "step gone", cx: 8, cy: 3.4 + 3.6 * n, r: 1.3 }),
  );
}

/** @param {PrintedCounter | undefined} printed */
function leader(printed) {
  const stars = Math.max(1, printed?.stars ?? 0);
  const isNaval = printed?.kind === "naval-leader";
  const row = Array.from({ length: stars }, (_, n) =>
    svg("path", {
      class: "rank",
      d: SMALL_STAR,
      transform: `translate(${(n - (stars - 1) / 2) * 5.4} -7.2)`,
    }),
  );
  const anchor = svg("path", {
    class: "anchor",
    d: "M0-4.6a1.1 1.1 0 1 1 .01 0ZM0-4.6V3.6M-2-2.9H2M-3.4 .8C-3 2.8-1.6 3.7 0 3.7S3 2.8 3.4 .8",
    transform: "translate(0 -6.6) scale(.72)",
  });
  const name = printed?.name ?? "";
  const size = Math.min(5.6, 34 / Math.max(4, name.length));
  const plus = printed?.modifier ?? 0;
  return [
    svg("rect", { class: "sash", x: -11, y: -3.6, width: 22, height: 6.4 }),
    ...(isNaval ? [anchor] : row),
    svg(
      "text",
      { class: "leader-name", x: 0, y: 1.5, "text-anchor": "middle", "font-size": size },
      name,
    ),
    svg(
      "text",
      { class: "command", x: -5.6, y: 9.6, "text-anchor": "middle" },
      String(printed?.command ?? 0),
    ),
    svg(
      "text",
      { class: "modifier", x: 5.2, y: 9.6, "text-anchor": "middle" },
      plus > 0 ? `+${plus}` : `${plus}`,
    ),
  ];
}

/** @param {Piece} piece @param {PrintedCounter | undefined} printed */
function vessel({ kind, cv, max }, printed) {
  const isDamaged = cv < max;
  const rig = RIGS[/** @type {"brig"} */ (kind)] ?? RIGS.schooner;
  const sails = rig.masts.map((x) =>
    svg("path", {
      class: isDamaged ? "sail torn" : "sail",
      d: isDamaged ? "M-.4-3V2.8H.6V-3ZM-2.4 .2 2.6-1 2.6 1.4Z" : rig.d,
      transform: `translate(${x * 0.9} .6) scale(${rig.size * 0.9})`,
    }),
  );
  const ports = kind === "ship-of-the-line" ? "M-7 5H7M-6.6 6.3H6.4" : "M-7 5.4H7";
  return [
    svg("path", { class: "sea-line", d: "M-10.4 8.4q2.6-1.6 5.2 0t5.2 0 5.2 0 5.2 0" }),
    ...sails,
    svg("path", { class: isDamaged ? "ship-hull out" : "ship-hull", d: HULL }),
    svg("path", { class: "gun-ports", d: ports }),
    svg(
      "text",
      { class: "letter", x: 7.6, y: -4.6, "text-anchor": "middle" },
      printed?.letter ?? "",
    ),
    ...(max > 1 ? steps(cv, max).map((pip) => moved(pip, -16.9, -12)) : []),
  ];
}

/** @param {SVGElement} part @param {number} x @param {number} y */
function moved(part, x, y) {
  part.setAttribute("transform", `translate(${x} ${y})`);
  return part;
}

/** A unit out of supply: at the rim, where it hides neither class nor strength nor that a unit is reduced. */
function cut() {
  return svg(
    "g",
    { class: "cut", transform: "translate(-8.6 1.2) scale(.86)" },
    svg("circle", { r: 4.4 }),
    svg("path", { d: "M-1.8-2.4H1.8Q2.8 0 1.8 2.4H-1.8Q-2.8 0-1.8-2.4ZM-3 3 3-3" }),
  );
}

export const TOKEN = { w: 14, h: 14 };
const TOKENS = {
  depot: "M-2.4-4H2.4Q4 0 2.4 4H-2.4Q-4 0-2.4-4ZM-3.2-1.8H3.2M-3.2 1.8H3.2",
  fort: "M0-4.6 1.4-1.9 4.4-1.4 2.2.7 2.7 3.8 0 2.3-2.7 3.8-2.2.7-4.4-1.4-1.4-1.9Z",
  ruin: "M0-4.8Q3.6-1.8 2.8 1.4 4 .4 3.8-1 5 3.4 0 4.4-5 3.4-3.4-.6-2.6 1-2 1.2-2.4-2.4 0-4.8Z",
};

/** What a place bears beside its counters; what winter still takes there with its number. @param {string} kind @param {number} [count] */
export function token(kind, count = 0) {
  const disc = svg("circle", { class: "disc", r: 6.6 });
  if (count) {
    return [disc, svg("text", { class: "toll", y: 2.8, "text-anchor": "middle" }, `−${count}`)];
  }
  return [disc, svg("path", { class: "sign", d: TOKENS[/** @type {"depot"} */ (kind)] })];
}
