// The key to the map: each sign drawn as it stands there, and what it means.
import { svg } from "../../js/dom/svg.js";
import { usePath } from "./cards.js";
import { openBlock, token } from "./faces.js";
import { isVessel } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/types.d.ts").Sign} Sign */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {[string, SVGElement[], string]} Row */

const VESSELS = ["sloop", "schooner", "brig", "corvette", "frigate", "ship-of-the-line"];
const BLOCK_BOX = "-14 -14 29 29";
const TOKEN_BOX = "-10 -10 20 20";
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

/** A counter as an example. @param {Sheet} sheet @param {import("./view.d.ts").PrintedCounter | undefined} counter @param {{lost?: number, isCut?: boolean, isInHand?: boolean, state?: string}} [how] */
function example(sheet, counter, { lost = 0, isCut = false, isInHand = false, state = "" } = {}) {
  if (!counter) return [];
  const { id, side, kind, max } = counter;
  const drawn = openBlock({ id, side, kind, max, cv: max - lost, isCut, isInHand }, sheet);
  const name = `block counter ${side} ${state}`.trim();
  return [svg("g", { class: name, "data-kind": kind }, ...drawn)];
}

/** The classes of a side's counters, the best first. @param {string} side */
function classes(side) {
  const letters = ["A", "B", "C"].map((letter, n) =>
    svg("text", { class: "letter", x: 8 * n - 8, y: 2.4, "text-anchor": "middle" }, letter),
  );
  return [svg("g", { class: `block counter ${side} classes` }, ...letters)];
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
  const enemy = sheet.blocks.find((one) => one.kind === "regular" && one.side !== side);
  /** @type {(kinds: string[]) => Row[]} */
  const rows = (kinds) => kinds.map((kind) => [kind, example(sheet, first(kind)), BLOCK_BOX]);
  return [
    ...rows(["regular", "militia", "dragoon", "indian"]),
    ["classes", classes(side), BLOCK_BOX],
    ["reduced", example(sheet, first("regular"), { lost: 1 }), BLOCK_BOX],
    ["cut", example(sheet, first("regular"), { isCut: true }), BLOCK_BOX],
    ...rows(["leader", "naval-leader", ...VESSELS]),
    ["damaged", example(sheet, ship, { lost: 1 }), BLOCK_BOX],
    ["in-hand", example(sheet, first("regular"), { isInHand: true, state: "taken" }), BLOCK_BOX],
    ["moved", example(sheet, enemy, { state: "moved" }), BLOCK_BOX],
  ];
}

/** What lies on a space for the time being. @param {string} kind @param {string} side @param {number} [count] */
function sign(kind, side, count = 0) {
  return [svg("g", { class: `token ${kind} ${side}`.trim() }, ...token(kind, count))];
}

/** A space on which something can be done, or is. @param {string} state */
function space(state) {
  const reach = svg("circle", { class: "reach", r: 11.5 });
  const mark = svg("circle", { class: "mark", r: 6 });
  return [svg("g", { class: `town us ${state}`.trim() }, reach, mark)];
}

/** How counters went. @param {string} side */
function went(side) {
  const shaft = svg("path", { class: "shaft", d: "M4 0H34" });
  const head = svg("polygon", { class: "head", points: "44,0 33,6 33,-6" });
  return svg("g", { class: `arrow now ${side}` }, shaft, head);
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
  const box = { x: -12, y: -8, width: 24, height: 16, rx: 3 };
  const frame = (/** @type {SVGElement[]} */ ...edge) => [
    svg(
      "g",
      { "data-holder": edge.length ? "us" : "" },
      svg("rect", { class: "box-sea", ...box }),
      ...edge,
    ),
  ];
  const ring = svg("circle", { class: "ring", r: 10.6 });
  const taken = svg(
    "g",
    { class: "town gb taken", "data-holder": "us" },
    square.cloneNode(),
    value("3"),
  );
  const fight = ["fight-glow", "fight-ring"].map((name) => svg("circle", { class: name, r: 12 }));
  return [
    ["space-us", town("us", round), TOWN_BOX],
    ["space-gb", town("gb", square), TOWN_BOX],
    ["taken", [taken], TOWN_BOX],
    ["ring", [svg("g", { class: "town us" }, round.cloneNode(), ring, value("4"))], TOWN_BOX],
    ["forest", [svg("path", { class: "grove", d: GROVE })], TOWN_BOX],
    ["fort", star("fort"), TOWN_BOX],
    ["fort-later", star("fort later"), TOWN_BOX],
    ["base", anchor("base"), TOWN_BOX],
    ["base-reserve", anchor("base reserve"), TOWN_BOX],
    ["box", frame(), TOWN_BOX],
    ["box-held", frame(svg("rect", { class: "box-edge", ...box })), TOWN_BOX],
    ["boom", [svg("path", { class: "boom", d: BOOM })], TOWN_BOX],
    ["fort-built", sign("fort", "us"), TOKEN_BOX],
    ["depot", sign("depot", "us"), TOKEN_BOX],
    ["ruin", sign("ruin", ""), TOKEN_BOX],
    ["toll", sign("toll", "", 2), TOKEN_BOX],
    ["lit", space("lit"), TOWN_BOX],
    ["foreseen", space("foreseen"), TOWN_BOX],
    ["fight", [...space(""), svg("g", { class: "fight" }, ...fight)], "-15 -15 30 30"],
  ];
}

/** @param {Translate} t @param {Sheet} sheet @param {string} side @returns {{title: string, signs: Sign[]}[]} */
export function legend(t, sheet, side) {
  /** @type {Row[]} */
  const ways = [
    ...["road", "trail", "invasion"].map(
      (kind) => /** @type {Row} */ ([kind, link(kind), LINE_BOX]),
    ),
    ["sea-way", [svg("path", { class: "sea-way", d: "M3 0H43" })], LINE_BOX],
    ["arrow", [went(side || "us")], LINE_BOX],
    ["tether", [svg("path", { class: "tether", d: "M3 0H43" })], LINE_BOX],
  ];
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
