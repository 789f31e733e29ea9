// The key to War of 1812's map: each sign drawn as it stands there, and what it means.
import { svg } from "../../js/dom/svg.js";
import { blankBlock, openBlock, ship } from "./faces.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {{parts: SVGElement[], box: string, words: string}} Sign */

const BLOCK_BOX = "-16 -17 34 36";
const SHIP_BOX = "-14 -14 28 28";
const TOWN_BOX = "-13 -13 26 26";
const WAY_BOX = "0 -9 46 18";

/** @param {string} kind */
function way(kind) {
  const lines = ["bed", "way", "core"].slice(0, kind.startsWith("road") ? 3 : 2);
  const drawn = lines.map((line) => svg("path", { class: line, d: "M4 3C16-7 30 7 42-3" }));
  return [svg("g", { class: `link ${kind}` }, ...drawn)];
}

/** @param {string} side @param {string} value @param {string} [holder] the enemy, if they hold it */
function town(side, value, holder = "") {
  const mark =
    side === "us"
      ? svg("circle", { class: "mark", r: 7.5 })
      : svg("rect", { class: "mark", x: -6.7, y: -6.7, width: 13.4, height: 13.4 });
  const text = svg("text", { class: "value", y: 3.5, "text-anchor": "middle" }, value);
  const held = holder ? { class: `town ${side} taken`, "data-holder": holder } : null;
  return [svg("g", held ?? { class: `town ${side}` }, mark, text)];
}

/** @param {string} side @param {SVGElement[]} parts @param {string} [more] */
function block(side, parts, more = "") {
  return [svg("g", { class: `block ${side} ${more}` }, ...parts)];
}

/** @param {string} side @param {boolean} operational @param {boolean} [isMoored] */
function fleet(side, operational, isMoored) {
  const state = operational ? "operational" : "damaged";
  return [svg("g", { class: `fleet ${side} ${state}` }, ...ship(side, operational, isMoored))];
}

/** @param {Translate} t @returns {{title: string, signs: Sign[]}[]} */
export function legend(t) {
  const infantry = { kind: "infantry", cv: 3, max: 4 };
  const lit = svg("g", { class: "town us lit" }, svg("circle", { class: "reach", r: 12 }));
  lit.append(...town("us", "2"));
  const anchor = svg("use", { href: "#anchor", class: "base", transform: "scale(1.5)" });
  /** @type {[string, SVGElement[], string][]} */
  const blocks = [
    ["infantry", block("us", openBlock({ side: "us", ...infantry })), BLOCK_BOX],
    ["dragoon", block("gb", openBlock({ side: "gb", kind: "dragoon", cv: 2, max: 2 })), BLOCK_BOX],
    ["indian", block("gb", openBlock({ side: "gb", kind: "indian", cv: 4, max: 4 })), BLOCK_BOX],
    ["hidden-us", block("us", blankBlock("us"), "blank"), BLOCK_BOX],
    ["hidden-gb", block("gb", blankBlock("gb"), "blank"), BLOCK_BOX],
    ["ship", fleet("us", true), SHIP_BOX],
    ["ship-moored", fleet("us", true, true), SHIP_BOX],
    ["ship-out", fleet("gb", false), SHIP_BOX],
  ];
  /** @type {[string, SVGElement[], string][]} */
  const places = [
    ["town-us", town("us", "3"), TOWN_BOX],
    ["town-gb", town("gb", "3"), TOWN_BOX],
    ["town-taken", town("gb", "2", "us"), TOWN_BOX],
    ["base", [anchor], TOWN_BOX],
    ["lit", [lit], TOWN_BOX],
  ];
  /** @type {[string, SVGElement[], string][]} */
  const ways = [
    ["road", way("road"), WAY_BOX],
    ["trail", way("trail"), WAY_BOX],
    ["crossing", way("crossing"), WAY_BOX],
    ["border", way("road over-border"), WAY_BOX],
  ];
  const signs = (/** @type {[string, SVGElement[], string][]} */ rows) =>
    rows.map(([key, parts, box]) => ({ parts, box, words: t(`war1812-legend-${key}`) }));
  return [
    { title: t("war1812-legend-pieces"), signs: signs(blocks) },
    { title: t("war1812-legend-places"), signs: signs(places) },
    { title: t("war1812-legend-ways"), signs: signs(ways) },
  ];
}
