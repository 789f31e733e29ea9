// The key to Liberty's map: each sign drawn as it stands there, and what it means.
import { svg } from "../../js/dom/svg.js";
import { cardSign } from "./cards.js";
import { blankBlock, openBlock } from "./faces.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/types.d.ts").Sign} Sign */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {[string, SVGElement[], string]} Row */

const BLOCK_BOX = "-16 -17 34 36";
const TOWN_BOX = "-13 -13 26 26";
const SIDE_BOX = "0 -9 46 18";
const TREES =
  "M8 2q-2.6-.4-1.6-2.6q-.6-2.4 1.6-2.8q2.2.4 1.6 2.8q1 2.2-1.6 2.6zM23 4q-2.6-.4-1.6-2.6q-.6-2.4 1.6-2.8q2.2.4 1.6 2.8q1 2.2-1.6 2.6zM38 1q-2.6-.4-1.6-2.6q-.6-2.4 1.6-2.8q2.2.4 1.6 2.8q1 2.2-1.6 2.6z";

/** One's own block as an example. @param {Sheet} sheet @param {string} id @returns {SVGElement[]} */
function block(sheet, id) {
  const { side = "", kind = "", max = 0 } = sheet.blocks.find((found) => found.id === id) ?? {};
  const drawn = openBlock({ side, kind, cv: max, max, group: id }, sheet);
  return [svg("g", { class: `block ${side}` }, ...drawn)];
}

/** @param {string} side @param {SVGElement} mark @param {string} value */
function town(side, mark, value) {
  const text = svg("text", { class: "value", y: 3.4, "text-anchor": "middle" }, value);
  return [svg("g", { class: `town hex ${side}` }, mark, text)];
}

/** The first block of one of some kinds, of a side if it has any. @param {Sheet} sheet @param {string[]} kinds @param {string} side */
function first(sheet, kinds, side) {
  const all = sheet.blocks.filter(({ kind }) => kinds.includes(kind));
  return (all.find((one) => one.side === side) ?? all[0])?.id ?? "";
}

/** @param {Translate} t @param {Sheet} sheet @param {string} side @returns {{title: string, signs: Sign[]}[]} */
export function legend(t, sheet, side) {
  const example = (/** @type {string[]} */ ...kinds) =>
    block(sheet, first(sheet, kinds, side || "gb"));
  const round = svg("circle", { class: "mark", r: 7 });
  const square = svg("rect", { class: "mark", x: -6.4, y: -6.4, width: 12.8, height: 12.8 });
  const wigwam = svg("path", {
    class: "mark wigwam",
    d: "M-6.4 5.6 0-6.4 6.4 5.6ZM-1.6 5.6 0 1.6 1.6 5.6",
  });
  const anchor = svg("use", { href: "#anchor", class: "base", transform: "scale(1.5)" });
  const taken = town("am taken", svg("circle", { class: "mark", r: 7 }), "3");
  taken[0].style.setProperty("--holder", "var(--gb)");
  const line = (/** @type {string} */ kind) =>
    svg("path", { class: `hex-side ${kind}`, d: "M3 0H43" });
  /** @type {Row[]} */
  const blocks = [
    ["foot", example("foot", "continental"), BLOCK_BOX],
    ["leader", example("leader"), BLOCK_BOX],
    ["dragoon", example("dragoon"), BLOCK_BOX],
    ["militia", example("militia"), BLOCK_BOX],
    ["indian", example("indian"), BLOCK_BOX],
    ["warship", example("warship"), BLOCK_BOX],
    [
      "band",
      block(sheet, sheet.blocks.find(({ nation }) => nation === "loyalist")?.id ?? ""),
      BLOCK_BOX,
    ],
    ["hidden-gb", [svg("g", { class: "block blank gb" }, ...blankBlock("gb"))], BLOCK_BOX],
    ["hidden-am", [svg("g", { class: "block blank am" }, ...blankBlock("am"))], BLOCK_BOX],
  ];
  /** @type {Row[]} */
  const marks = [
    ["town-am", town("am", round, "3"), TOWN_BOX],
    ["town-gb", town("gb", square, "2"), TOWN_BOX],
    ["town-indian", town("indian", wigwam, ""), TOWN_BOX],
    ["taken", taken, TOWN_BOX],
    ["port", [anchor], TOWN_BOX],
  ];
  /** @type {Row[]} */
  const sides = [
    ["clear", [line("clear")], SIDE_BOX],
    ["forest", [line("forest"), svg("path", { class: "woods", d: TREES })], SIDE_BOX],
    ["water", [line("water")], SIDE_BOX],
    ["halves", [svg("path", { class: "half-line", d: "M3 0H43" })], SIDE_BOX],
  ];
  const tag = svg("rect", { class: "gauge-tag", x: 18, y: -5, width: 8, height: 10, rx: 2 });
  const left = svg("text", { x: 22, y: 2.9, "text-anchor": "middle" }, "3");
  sides.push(["left", [svg("g", { class: "gauge" }, tag, left)], SIDE_BOX]);
  /** @type {Row[]} */
  const cards = ["action", "supply"].map((kind) => [kind, cardSign(kind), TOWN_BOX]);
  const signs = (/** @type {Row[]} */ rows) =>
    rows.map(([key, parts, box]) => ({ parts, box, words: t(`liberty-legend-${key}`) }));
  return [
    { title: t("liberty-legend-pieces"), signs: signs(blocks) },
    { title: t("liberty-legend-places"), signs: signs(marks) },
    { title: t("liberty-legend-sides"), signs: signs(sides) },
    { title: t("liberty-legend-cards"), signs: signs(cards) },
  ];
}
