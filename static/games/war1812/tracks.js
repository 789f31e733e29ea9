// War of 1812's tracks: the calendar, the score with its parts, what waits off the map.

import { el } from "../../js/dom/element.js";
import { totals as bothTotals } from "../../js/games/shared.js";
import { trayOfBlocks } from "../../js/games/tray.js";
import { openBlock, sideMark } from "./faces.js";
import { placeKey, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */

const RESERVES = { pool: "war1812-pool", spare: "war1812-spare", hand: "war1812-to-place" };
const MARGIN = 10;
/** The phases of a turn, and those that end a year. */
const TURN = ["campaign", "march", "naval-battles", "captures", "land-battles"];
/** Those of a turn in which both sides move at once. */
const AT_ONCE = ["orders", "fleets", "crossings", "marches", "captures", "land-battles"];
export const WINTER = ["year-end", "attrition", "ports", "reinforcements"];

/** @param {View} view @param {Sheet} sheet @param {Translate} t */
export function calendar(view, sheet, t) {
  const { phase: now = "" } = view;
  const isWinter = WINTER.includes(now);
  const years = sheet.calendar.years.map((year) =>
    el("li", { class: year === view.year ? "now" : year < view.year ? "past" : "" }, String(year)),
  );
  const count = sheet.calendar.turns;
  const turns = Array.from({ length: count }, (_, n) => {
    const isNow = !isWinter && n + 1 === view.campaign_turn;
    const isPast = isWinter || n + 1 < view.campaign_turn;
    const when = isNow ? "now" : isPast ? "past" : "";
    return el("li", { class: `${season(n / count)} ${when}` }, String(n + 1));
  });
  const winter = el("li", { class: isWinter ? "winter now" : "winter" }, "❄");
  const phase = t(`war1812-phase-${now}`);
  const label = t("war1812-calendar", {
    year: String(view.year),
    turn: view.campaign_turn,
    phase,
  });
  return el(
    "div",
    { class: "calendar", role: "img", "aria-label": label },
    el("ol", { class: "years", "aria-hidden": "true" }, ...years),
    el("ol", { class: "turns", "aria-hidden": "true" }, ...turns, winter),
    phases(view, t),
  );
}

/** The season of a part of a year's campaign. @param {number} part from 0 to 1 */
function season(part) {
  if (part < 0.3) return "spring";
  return part < 0.7 ? "summer" : "autumn";
}

/** The phases that follow one another now. @param {View} view @param {Translate} t */
function phases({ phase: now = "", options }, t) {
  const turn = options.movement === "simultaneous" ? AT_ONCE : TURN;
  const row = [turn, WINTER].find((found) => found.includes(now)) ?? [now];
  const items = row.map((phase) =>
    el("li", { class: phase === now ? "now" : "" }, t(`war1812-phase-${phase}`)),
  );
  return el("ol", { class: "phases", "aria-hidden": "true" }, ...items);
}

/** The two totals, for the bar. @param {View} view @param {Translate} t */
export function totals(view, t) {
  const total = (/** @type {string} */ side) => view.score?.[side]?.total ?? 0;
  return bothTotals(
    SIDES.map((side) => ({ side, mark: sideMark(side), number: total(side) })),
    t,
  );
}

/** @param {View} view @param {Translate} t @param {boolean} isOver */
export function scoreTable(view, t, isOver) {
  const parts = /** @type {const} */ (["army", "lakes", "towns", "total"]);
  const head = el("tr", {}, el("td"), ...SIDES.map((side) => sideHead(side, t)));
  const body = parts.map((part) =>
    el(
      "tr",
      { class: part },
      el("th", { scope: "row" }, t(`war1812-score-${part}`)),
      ...SIDES.map((side) => el("td", {}, String(view.score?.[side]?.[part] ?? 0))),
    ),
  );
  return el(
    "section",
    { class: "score" },
    el("h2", {}, t("war1812-score")),
    el("table", {}, el("thead", {}, head), el("tbody", {}, ...body)),
    view.year ? el("p", { class: "small" }, leadWords(view, t, isOver)) : null,
    view.year && !isOver ? stakes(view, t) : null,
  );
}

/** Who leads, and how far they are from winning. @param {View} view @param {Translate} t @param {boolean} isOver */
function leadWords(view, t, isOver) {
  const lead = (view.score?.us?.total ?? 0) - (view.score?.gb?.total ?? 0);
  if (!lead) return t(isOver ? "war1812-ended-level" : "war1812-level");
  const side = lead > 0 ? "@side-us" : "@side-gb";
  if (isOver) return t("war1812-ended-lead", { side, points: Math.abs(lead) });
  const words = t("war1812-lead", { side, points: Math.abs(lead) });
  const missing = MARGIN - Math.abs(lead);
  return missing > 0 ? `${words} ${t("war1812-to-win", { side, points: missing })}` : words;
}

/** Lakes and towns by what they are worth, and to whom. @param {View} view @param {Translate} t */
function stakes(view, t) {
  const items = (view.stakes ?? []).map((stake) => stakeItem(stake, view, t));
  return el(
    "div",
    {},
    el("h3", {}, t("war1812-stakes")),
    el("ul", { class: "stakes" }, ...items),
    el("p", { class: "small" }, t("war1812-stake-army")),
  );
}

/** @param {import("./view.d.ts").Stake} stake @param {View} view @param {Translate} t */
function stakeItem(stake, view, t) {
  const { place, worth, holder = "", gains = [], contested = false } = stake;
  const isTown = Boolean(view.towns?.[place]);
  const named = { place: `@${placeKey(place)}`, side: `@side-${holder}` };
  const home = view.towns?.[place]?.holder;
  const title = holder
    ? t("war1812-stake-held", named)
    : isTown
      ? t("war1812-stake-home", { ...named, side: `@side-${home}` })
      : t("war1812-stake-nobody", named);
  const mayGain = isTown && gains.length ? gains[0] : "";
  const what = mayGain
    ? t("war1812-stake-gain", { side: `@side-${mayGain}`, points: worth })
    : holder
      ? t("war1812-stake-loses", named)
      : t("war1812-stake-gains");
  return el(
    "li",
    { class: holder, "data-key": place },
    el("span", {}, holder ? sideMark(holder) : null, title),
    el("span", { class: "worth" }, t("war1812-stake-worth", { points: worth })),
    el("span", { class: "small" }, contested ? `${t("war1812-stake-contested")}; ${what}` : what),
  );
}

/** @param {string} side @param {Translate} t */
function sideHead(side, t) {
  return el("th", { scope: "col", class: side }, sideMark(side), t(`side-${side}`));
}

/** @param {View} view @param {Translate} t */
export function reserves(view, t) {
  const rows = /** @type {const} */ (["pool", "spare", "hand"]).map((part) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, t(RESERVES[part])),
      ...SIDES.map((side) => el("td", {}, String(view[part]?.[side] ?? 0))),
    ),
  );
  const waiting = Object.entries(view.waiting ?? {}).map(([city, count]) =>
    el(
      "p",
      { class: "small" },
      t("war1812-waiting", { town: `@town-${city}`, count: Number(count) }),
    ),
  );
  const indian = view.indian
    ? el("p", { class: "small" }, t(`war1812-indian-${view.indian}`))
    : null;
  const head = el("tr", {}, el("td"), ...SIDES.map((side) => sideHead(side, t)));
  return el(
    "section",
    { class: "reserves" },
    el("h2", {}, t("war1812-off-map")),
    el("table", {}, el("thead", {}, head), el("tbody", {}, ...rows)),
    ...waiting,
    indian,
  );
}

/**
 * The blocks that are to be set up, or that wait to enter.
 * @param {View} view @param {import("../../js/types.d.ts").Hand} hand @param {Sheet} sheet
 * @param {Translate} t
 */
export function tray(view, { free, held }, sheet, t) {
  const all = Object.entries(view.blocks ?? {});
  const inTray = all.filter(([, block]) => block.at === "hand" || block.at.startsWith("waiting"));
  const hand = inTray.filter(([, block]) => block.at === "hand").length;
  const title = hand ? t("war1812-hand", { count: hand }) : t("war1812-waiting-tray");
  const blocks = inTray.map(([id, block]) => trayBlock(id, block, sheet, t));
  return trayOfBlocks(blocks, title, free, held);
}

/** @param {string} id @param {import("./view.d.ts").OwnBlock} block @param {Sheet} sheet @param {Translate} t */
function trayBlock(id, block, sheet, t) {
  const side = sheet.blocks.find((found) => found.id === id)?.side ?? "";
  const { cv, max } = block;
  const values = { kind: `@kind-${block.kind}`, cv, max, name: `@war1812-block-${id}` };
  const words = t("war1812-block", values);
  return { id, side, words, draw: () => openBlock({ side, ...block }) };
}
