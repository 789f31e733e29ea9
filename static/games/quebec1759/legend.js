// The key to Quebec 1759's map: each sign drawn as it stands there, and what it means.
import { svg } from "../../js/dom/svg.js";
import { blankBlock, openBlock, ship } from "./faces.js";

/** @typedef {import("../../js/types.d.ts").Sign} Sign */
/** @typedef {[string, SVGElement[], string]} Row */

const BLOCK_BOX = "-16 -17 34 36";
const SHIP_BOX = "-14 -14 28 28";
const PLATE_BOX = "-20 -13 40 26";
const WAY_BOX = "0 -9 46 18";
const PLATE = "M-11.5-6.5Q-12.5 0-11.5 6.5Q0 9.5 11.5 6.5Q12.5 0 11.5-6.5Q0-9.5-11.5-6.5Z";

/** @type {[key: string, side: string, face: Omit<import("./faces.js").Block, "side">][]} */
const SIGNS = [
  ["infantry", "gb", { kind: "infantry", cv: 4, max: 4 }],
  ["light", "gb", { kind: "light-infantry", cv: 3, max: 3 }],
  ["rangers", "gb", { kind: "rangers", cv: 3, max: 3 }],
  ["leader", "gb", { kind: "leader", cv: 1, max: 1 }],
  ["detachment", "gb", { kind: "detachment", cv: 1, max: 1 }],
  ["militia-quebec", "fr", { kind: "militia", group: "quebec", cv: 2, max: 2 }],
  ["militia-montreal", "fr", { kind: "militia", group: "montreal", cv: 2, max: 2 }],
  ["indian", "fr", { kind: "indian", cv: 4, max: 4 }],
];

/** @param {string} side @param {SVGElement[]} parts @param {string} [more] */
function block(side, parts, more = "") {
  return [svg("g", { class: `block ${side} ${more}` }, ...parts)];
}

/** @param {string} code @param {boolean} isGoal @param {string} [more] */
function plate(code, isGoal, more = "") {
  const parts = [
    svg("path", { class: "mark", d: PLATE }),
    svg("text", { class: "code", y: 3.6, "text-anchor": "middle" }, code),
  ];
  if (isGoal) {
    parts.unshift(svg("path", { class: "ring", d: PLATE, transform: "scale(1.24 1.36)" }));
  }
  if (more) parts.unshift(svg("circle", { class: "reach", r: 12 }));
  return [svg("g", { class: `town zone ${more}` }, ...parts)];
}

/** @param {string[]} lines @param {string} kind */
function way(lines, kind) {
  const drawn = lines.map((line) => svg("path", { class: line, d: "M4 3C16-7 30 7 42-3" }));
  return [svg("g", { class: kind }, ...drawn)];
}

/** @param {import("../../js/types.d.ts").Translate} t @returns {{title: string, signs: Sign[]}[]} */
export function legend(t) {
  const faces = SIGNS.map(([key, side, face]) => {
    return /** @type {Row} */ ([key, block(side, openBlock({ side, ...face })), BLOCK_BOX]);
  });
  /** @type {Row[]} */
  const hidden = [
    ["hidden-gb", block("gb", blankBlock("gb"), "blank"), BLOCK_BOX],
    ["hidden-fr", block("fr", blankBlock("fr"), "blank"), BLOCK_BOX],
    ["count", block("fr", blankBlock("fr", 9), "blank"), BLOCK_BOX],
    ["ship", [svg("g", { class: "fleet gb operational" }, ...ship())], SHIP_BOX],
  ];
  /** @type {Row[]} */
  const places = [
    ["zone", plate("OR", false), PLATE_BOX],
    ["objective", plate("AB", true), PLATE_BOX],
    ["lit", plate("BE", false, "lit"), PLATE_BOX],
  ];
  /** @type {Row[]} */
  const ways = [
    ["road", way(["bed", "way", "core"], "link road"), WAY_BOX],
    ["border", way(["band border"], "wash wash-1"), WAY_BOX],
    ["divide", way(["divide"], ""), WAY_BOX],
  ];
  const signs = (/** @type {Row[]} */ rows) =>
    rows.map(([key, parts, box]) => ({ parts, box, words: t(`quebec1759-legend-${key}`) }));
  return [
    { title: t("quebec1759-legend-pieces"), signs: signs([...faces, ...hidden]) },
    { title: t("quebec1759-legend-places"), signs: signs(places) },
    { title: t("quebec1759-legend-ways"), signs: signs(ways) },
  ];
}
