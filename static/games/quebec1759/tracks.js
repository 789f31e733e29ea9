// Quebec 1759's tracks: sixteen turns with the tide, what is left of both sides, the set-up's tray.
import { countTag, picture } from "../../js/board/blockArt.js";
import { el } from "../../js/dom/element.js";
import { totals as bothTotals } from "../../js/games/shared.js";
import { trayOfBlocks } from "../../js/games/tray.js";
import { openBlock, sideMark } from "./faces.js";
import { blockWords, holderOf, holders, kindKey, ranked, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").FaceView} Face */

const OBJECTIVE = "AB";
const MONTHS = ["june", "july", "august", "september"];

/** @param {View} view @param {Sheet} sheet @param {Translate} t */
export function calendar(view, sheet, t) {
  const turns = Array.from({ length: sheet.calendar.turns }, (_, n) => {
    const when = n + 1 === view.turn_number ? "now" : n + 1 < view.turn_number ? "past" : "";
    const month = MONTHS[Math.floor((n / sheet.calendar.turns) * MONTHS.length)];
    return el("li", { class: `${month} ${when}` }, String(n + 1));
  });
  // A raid is fought out among the battles of its turn.
  const phase = t(`quebec1759-phase-${view.raid ? "ottawa" : (view.phase ?? "")}`);
  const flow = view.tide_bars_river ? "bars" : "flows";
  const tide = view.tide ? t(`quebec1759-tide-${flow}`) : "";
  const label = t("quebec1759-calendar", { turn: view.turn_number, phase });
  return el(
    "div",
    { class: "calendar", role: "img", "aria-label": [label, tide].filter(Boolean).join(" ") },
    el("ol", { class: "turns sixteen", "aria-hidden": "true" }, ...turns),
    tide ? el("span", { class: `tide ${flow}`, "aria-hidden": "true" }, tide) : null,
    el("ol", { class: "phases", "aria-hidden": "true" }, el("li", { class: "now" }, phase)),
  );
}

/** How many blocks a side has on the map. @param {View} view @param {string} side */
function onMap(view, side) {
  const armies = Object.values(view.zones ?? {}).map(({ army }) => army?.[side] ?? 0);
  return armies.reduce((sum, count) => sum + count, 0);
}

/** So near the number at which Britain has lost it is told beside what is left: a bad battle costs as much. */
const NEAR = 8;

/** With how little Britain has lost, once it has come near it; 0 before. @param {View} view @param {Sheet} sheet */
export function leastNear({ cv = {}, winner }, { victory }) {
  return !winner && (cv.gb ?? 0) < victory.cv + NEAR ? victory.cv : 0;
}

/**
 * What is left of both in strength, for the bar: what pictures and lists of matches tell, too.
 * @param {View} view @param {Translate} t @param {View | null} [_before] @param {Sheet} [sheet]
 */
export function totals(view, t, _before, sheet) {
  const least = sheet ? leastNear(view, sheet) : 0;
  const both = SIDES.map((side) => ({
    side,
    mark: sideMark(side),
    number: view.cv?.[side] ?? 0,
    limit: least && side === "gb" ? t("quebec1759-least", { cv: least }) : "",
  }));
  return bothTotals(both, t, t("quebec1759-score-cv"));
}

/** @param {string} key @param {(side: string) => string} cell @param {Translate} t */
function row(key, cell, t) {
  return el(
    "tr",
    {},
    el("th", { scope: "row" }, t(key)),
    ...SIDES.map((side) => el("td", {}, cell(side))),
  );
}

/** @param {View} view @param {Translate} t @param {boolean} _isOver @param {Sheet} sheet */
export function scoreTable(view, t, _isOver, sheet) {
  const held = Object.values(holders(view));
  const holds = (/** @type {string} */ side) => held.filter((holder) => holder === side).length;
  const cv = (/** @type {string} */ side) => String(view.cv?.[side] ?? 0);
  const head = SIDES.map((side) =>
    el("th", { scope: "col", class: side }, sideMark(side), t(`side-${side}`)),
  );
  return el(
    "section",
    { class: "score" },
    el("h2", {}, t("quebec1759-score")),
    el(
      "table",
      {},
      el("thead", {}, el("tr", {}, el("td"), ...head)),
      el(
        "tbody",
        {},
        row("quebec1759-score-blocks", (side) => String(onMap(view, side)), t),
        row("quebec1759-score-cv", cv, t),
        row("quebec1759-score-zones", (side) => String(holds(side)), t),
      ),
    ),
    el("p", { class: "small" }, goal(view, sheet, t)),
  );
}

/** Who holds what decides the match, and what Britain needs beside it. @param {View} view @param {Sheet} sheet @param {Translate} t */
function goal(view, sheet, t) {
  const holder = holderOf(view, OBJECTIVE);
  const now = holder
    ? t("quebec1759-abraham-held", { side: `@side-${holder}` })
    : t("quebec1759-abraham-open");
  return `${now} ${t("quebec1759-goal", { cv: sheet.victory.cv })}`;
}

/** What a side lost, what was scouted, where the ships are. @param {View} view @param {Translate} t */
export function reserves(view, t) {
  const ships = Object.entries(view.ships ?? {}).map(([area, count]) =>
    el("tr", {}, el("th", { scope: "row" }, t(`river-${area}`)), el("td", {}, String(count))),
  );
  const lost = SIDES.map((side) => faces("quebec1759-lost", view.lost?.[side] ?? [], side, t));
  return el(
    "section",
    { class: "reserves" },
    faces("quebec1759-scouted", view.scouted ?? [], "gb", t),
    ottawa(view, t),
    el("h2", {}, t("quebec1759-squadron")),
    el("table", {}, el("tbody", {}, ...ships)),
    ...lost,
  );
}

/** Where all know the Ottawa to be, once they have been seen. @param {View} view @param {Translate} t */
function ottawa({ ottawa_zones = [] }, t) {
  const [zone, ...others] = ottawa_zones;
  if (!zone || others.length) return null;
  return el("p", { class: "small" }, t("quebec1759-ottawa-known", { zone: `@zone-${zone}` }));
}

/** Blocks that were turned up, in a row. @param {string} title @param {Face[]} found @param {string} side @param {Translate} t */
function faces(title, found, side, t) {
  if (!found.length) return null;
  const items = found.map((face) => {
    // A block that is gone shows what it was at its best.
    const { kind, group, max, count = 1 } = face;
    const cv = face.cv || max;
    const label = t("quebec1759-faces", { kind: kindKey(kind, group), cv, max, count });
    const parts = [...openBlock({ side, ...face, cv }), ...(count > 1 ? countTag(count) : [])];
    const about = { role: "img", "aria-label": label, title: label };
    return el("li", {}, el("span", about, picture(parts, `block ${side}`)));
  });
  const words = title === "quebec1759-lost" ? t(title, { side: `@side-${side}` }) : t(title);
  return el("div", {}, el("h2", {}, words), el("ul", { class: "faces" }, ...items));
}

/** The tray that a block lies in, "" on the map: to be set up on the map, or in a battle. @param {View | null} view @param {string} name */
export function trayOf(view, name) {
  const id = name.split(":")[1];
  if (view?.blocks?.[id]?.at === "hand") return "hand";
  const field = view?.battle?.posts?.[view.side]?.field ?? [];
  return field.some((block) => block.id === id) ? "field" : "";
}

/** The next block of a tray after one of it was placed, "" for none. @param {View | null} view @param {string} tray @param {Set<string>} free */
export function nextOf(view, tray, free) {
  const isNext = (/** @type {string} */ id) =>
    free.has(`block:${id}`) && trayOf(view, `block:${id}`) === tray;
  const [next] = ranked(view, isNext);
  return next ? `block:${next}` : "";
}

/**
 * The blocks that are still to be set up.
 * @param {View} view @param {import("../../js/types.d.ts").Hand} hand @param {Sheet} sheet
 * @param {Translate} t
 */
export function tray(view, { free, held }, sheet, t) {
  const owners = new Map(sheet.blocks.map((block) => [block.id, block.side]));
  const blocks = ranked(view, (id) => view.blocks[id].at === "hand").map((id) => {
    const block = view.blocks[id];
    const side = owners.get(id) ?? "";
    return { id, side, words: blockWords(block, id, t), draw: () => openBlock({ side, ...block }) };
  });
  return trayOfBlocks(blocks, t("quebec1759-hand", { count: blocks.length }), free, held);
}
