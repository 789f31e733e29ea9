// The key to the map: each sign drawn as it stands there, and what it means.
import { svg } from "../../js/dom/svg.js";
import { usePath } from "./cards.js";
import { openBlock } from "./faces.js";
import { isVessel } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/types.d.ts").Sign} Sign */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {[string, SVGElement[], string]} Row */

const BLOCK_BOX = "-14 -14 29 29";
const TOWN_BOX = "-13 -13 26 26";
const LINE_BOX = "0 -9 46 18";
const USES = [
  "event",
  "leader",
  "units",
  "build",
  "restore",
  "depot",
  "operations",
  "campaign",
  "hold",
];
const FORT = "M0-6.4 1.9-2.7 6.1-2 3.1 1 3.8 5.2 0 3.2-3.8 5.2-3.1 1-6.1-2-1.9-2.7Z";
const ANCHOR =
  "M0-4.6a1.1 1.1 0 1 1 .01 0ZM0-4.6V3.6M-2-2.9H2M-3.4 .8C-3 2.8-1.6 3.7 0 3.7S3 2.8 3.4 .8";
const GROVE =
  "M-6 2.6q-2.6-.4-1.6-2.6q-.6-2.4 1.6-2.8q2.2.4 1.6 2.8q1 2.2-1.6 2.6zM0 1q-2.6-.4-1.6-2.6q-.6-2.4 1.6-2.8q2.2.4 1.6 2.8q1 2.2-1.6 2.6zM6 2.6q-2.6-.4-1.6-2.6q-.6-2.4 1.6-2.8q2.2.4 1.6 2.8q1 2.2-1.6 2.6z";
const BOOM = "M-7-1.4H7M-7 1.4H7M-5-3V3M0-3V3M5-3V3";

/** A counter as an example. @param {Sheet} sheet @param {import("./view.d.ts").PrintedCounter | undefined} counter @param {number} [lost] @param {boolean} [isCut] */
function example(sheet, counter, lost = 0, isCut = false) {
  if (!counter) return [];
  const { id, side, kind, max } = counter;
  const drawn = openBlock({ id, side, kind, max, cv: max - lost, isCut }, sheet);
  return [svg("g", { class: `block counter ${side}` }, ...drawn)];
}

/** A link as the map has it. @param {string} kind */
function link(kind) {
  const ways = kind === "road" ? ["way", "core"] : ["way"];
  const lines = ways.map((way) => svg("path", { class: way, d: "M3 0H43" }));
  return [svg("g", { class: `link ${kind}` }, ...lines)];
}

/** One counter of each kind. @param {Sheet} sheet @param {string} side @returns {Row[]} */
function counters(sheet, side) {
  const first = (/** @type {string} */ kind) =>
    sheet.blocks.find((one) => one.kind === kind && one.side === side && one.max > 1) ??
    sheet.blocks.find((one) => one.kind === kind && one.side === side) ??
    sheet.blocks.find((one) => one.kind === kind);
  const ship = sheet.blocks.find(({ kind, max }) => isVessel(kind) && max > 1);
  /** @type {(kinds: string[]) => Row[]} */
  const rows = (kinds) => kinds.map((kind) => [kind, example(sheet, first(kind)), BLOCK_BOX]);
  return [
    ...rows(["regular", "militia", "dragoon", "indian"]),
    ["reduced", example(sheet, first("regular"), 1), BLOCK_BOX],
    ["cut", example(sheet, first("regular"), 0, true), BLOCK_BOX],
    ...rows(["leader", "naval-leader", "schooner", "brig", "frigate"]),
    ["damaged", example(sheet, ship, 1), BLOCK_BOX],
  ];
}

/** What a space may bear. @returns {Row[]} */
function marks() {
  const round = svg("circle", { class: "mark", r: 8 });
  const square = svg("rect", { class: "mark", x: -7, y: -7, width: 14, height: 14 });
  const town = (/** @type {string} */ side, /** @type {SVGElement} */ mark) => [
    svg("g", { class: `town ${side}` }, mark, value("3")),
  ];
  const star = (/** @type {string} */ kind) => [
    svg("g", { class: "us" }, svg("path", { class: kind, d: FORT })),
  ];
  const anchor = (/** @type {string} */ kind) => [
    svg("path", { class: kind, d: ANCHOR, transform: "scale(1.4)" }),
  ];
  const frame = svg("rect", { class: "box-sea", x: -12, y: -8, width: 24, height: 16, rx: 3 });
  return [
    ["space-us", town("us", round), TOWN_BOX],
    ["space-gb", town("gb", square), TOWN_BOX],
    ["forest", [svg("path", { class: "grove", d: GROVE })], TOWN_BOX],
    ["fort", star("fort"), TOWN_BOX],
    ["fort-later", star("fort later"), TOWN_BOX],
    ["base", anchor("base"), TOWN_BOX],
    ["base-reserve", anchor("base reserve"), TOWN_BOX],
    ["box", [frame], TOWN_BOX],
    ["boom", [svg("path", { class: "boom", d: BOOM })], TOWN_BOX],
  ];
}

/** @param {Translate} t @param {Sheet} sheet @param {string} side @returns {{title: string, signs: Sign[]}[]} */
export function legend(t, sheet, side) {
  /** @type {Row[]} */
  const ways = ["road", "trail", "invasion"].map((kind) => [kind, link(kind), LINE_BOX]);
  /** @type {Row[]} */
  const uses = USES.map((use) => [`use-${use}`, [usePath(use)], "-8 -8 16 16"]);
  const signs = (/** @type {Row[]} */ rows) =>
    rows.map(([key, parts, box]) => ({ parts, box, words: t(`madison-legend-${key}`) }));
  return [
    { title: t("madison-legend-pieces"), signs: signs(counters(sheet, side || "us")) },
    { title: t("madison-legend-places"), signs: signs(marks()) },
    { title: t("madison-legend-ways"), signs: signs(ways) },
    { title: t("madison-legend-cards"), signs: signs(uses) },
  ];
}

/** @param {string} number */
function value(number) {
  return svg("text", { class: "value", y: 3.6, "text-anchor": "middle" }, number);
}
