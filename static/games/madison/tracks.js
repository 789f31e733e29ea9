// The tracks of Mr. Madison's War: seasons and winters, the score with its reasons, hands, lakes and fleets.

import { picture } from "../../js/board/blockArt.js";
import { el } from "../../js/dom/element.js";
import { svg } from "../../js/dom/svg.js";
import { totals as bothTotals } from "../../js/games/shared.js";
import { verbatim } from "../../js/i18n.js";
import { backs, handCount, handTray } from "./cards.js";
import { openBlock, rosterOf, sideMark } from "./faces.js";
import { counterWords, halfPoints, isVessel, placeKey, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */

const SEASONS = { SS: "summer", SF: "autumn", W: "winter" };
const STOCKS = "stocks";
const LAKE_POINTS = 2;
const WIDE = 300;
const MOST = 20; // points ahead that the scale shows, and that win decisively (17.1)
const MARKS = [-20, -10, 10, 20]; // of the scale: a decisive victory, a marginal one
const QUEBEC = "quebec";
const LAST_OF_QUEBEC = "1813"; // until then it wins at once (17.31)
const SOURCES_TO_WIN = 3; // at once (17.32)
const FACE = "-13 -13 27 27";

/** @param {View} view @param {Sheet} sheet @param {Translate} t */
export function calendar(view, sheet, t) {
  const at = sheet.turns.indexOf(view.turn);
  const year = view.turn.slice(0, 4);
  const years = [...new Set(sheet.turns.map((turn) => turn.slice(0, 4)))];
  const ticks = sheet.turns.flatMap((turn, n) => {
    if (!turn.startsWith(year)) return [];
    const season = SEASONS[/** @type {"SS"} */ (turn.slice(5))] ?? "summer";
    const when = n < at ? "past" : n === at ? "now" : "";
    return [el("li", { class: `${season} ${when}` }, t(`madison-season-${season}`))];
  });
  const phase = t(`madison-phase-${view.phase ?? "action"}`);
  const label = t("madison-calendar", { turn: `@madison-turn-${view.turn.toLowerCase()}`, phase });
  return el(
    "div",
    { class: "calendar", role: "img", "aria-label": label },
    el(
      "ol",
      { class: "years short", "aria-hidden": "true" },
      ...years.map((one) =>
        el("li", { class: one === year ? "now" : one < year ? "past" : "" }, one),
      ),
    ),
    el("ol", { class: "turns", "aria-hidden": "true" }, ...ticks),
    el("ol", { class: "phases", "aria-hidden": "true" }, el("li", { class: "now" }, phase)),
  );
}

/** A side's points in all. @param {View} view @param {string} side */
function totalOf(view, side) {
  const { towns = {}, lakes = [], cards = 0 } = view.scores?.[side] ?? {};
  const worth = Object.values(towns).reduce((sum, value) => sum + value, 0);
  return worth + LAKE_POINTS * lakes.length + cards;
}

/** @param {View} view @param {Translate} t */
export function totals(view, t) {
  const both = bothTotals(
    SIDES.map((side) => ({ side, mark: sideMark(side), number: totalOf(view, side) })),
    t,
  );
  for (const [n, side] of SIDES.entries()) both.children[n].append(handCount(view, side, t));
  return both;
}

/** Where the marker stands, between the two. @param {View} view @param {Translate} t */
function rope(view, t) {
  const ahead = totalOf(view, "gb") - totalOf(view, "us");
  const x = WIDE / 2 + (WIDE / 2) * Math.max(-1, Math.min(1, ahead / MOST));
  const lead = ahead > 0 ? "gb" : ahead < 0 ? "us" : "";
  const words = t("madison-lead", {
    side: lead ? `@side-${lead}` : "none",
    points: Math.abs(ahead),
  });
  const drawn = svg(
    "svg",
    { class: "rope", viewBox: `-6 -18 ${WIDE + 12} 38`, "aria-hidden": "true" },
    svg("path", { class: "end us", d: `M0 0H${WIDE / 2}` }),
    svg("path", { class: "end gb", d: `M${WIDE / 2} 0H${WIDE}` }),
    svg("path", { class: "middle", d: `M${WIDE / 2}-6V6` }),
    ...MARKS.flatMap((points) => mark(points)),
    svg("circle", { class: `now ${lead}`, cx: x, cy: 0, r: 6 }),
    svg("text", { x, y: -9, "text-anchor": "middle" }, String(Math.abs(ahead))),
  );
  return el("div", {}, drawn, el("p", { class: "small" }, words));
}

/** A mark of the scale. @param {number} points */
function mark(points) {
  const x = WIDE / 2 + ((WIDE / 2) * points) / MOST;
  return [
    svg("path", { class: "middle", d: `M${x}-4V4` }),
    svg("text", { class: "scale", x, y: 18, "text-anchor": "middle" }, String(Math.abs(points))),
  ];
}

/** What wins at once as things are (17.31, 17.32), and what counts at the end (17.1). @param {View} view @param {Sheet} sheet @param {Translate} t */
function winning(view, { spaces }, t) {
  const sources = spaces.filter(({ side, source }) => source && side === "us");
  const taken = sources.filter(({ id }) => view.seized?.[id] === "gb").length;
  const names = sources.map(({ id }) => t(placeKey(id))).join(", ");
  const of = verbatim(names);
  const isQuebecs = view.turn.slice(0, 4) <= LAST_OF_QUEBEC;
  const told = [
    t("madison-wins-end"),
    ...(isQuebecs ? [t("madison-wins-us", { at: `@${placeKey(QUEBEC)}` })] : []),
    t("madison-wins-gb", { count: SOURCES_TO_WIN, names: of, taken }),
  ];
  return el(
    "div",
    { class: "winning" },
    ...told.map((words) => el("p", { class: "small" }, words)),
  );
}

/** @param {View} view @param {Translate} t @param {boolean} isOver @param {Sheet} sheet */
export function scoreTable(view, t, isOver, sheet) {
  const columns = SIDES.map((side) => {
    const { towns = {}, lakes = [], cards = 0 } = view.scores?.[side] ?? {};
    const rows = [
      ...Object.entries(towns).map(([id, value]) => reason(t(placeKey(id)), value, id)),
      ...lakes.map((id) => reason(t(`madison-lake-${id}`), LAKE_POINTS, id)),
      ...(cards ? [reason(t("madison-points-of-cards"), cards, "cards")] : []),
    ];
    return el(
      "div",
      { class: side },
      el("h3", {}, sideMark(side), ` ${t(`side-${side}`)} · ${totalOf(view, side)}`),
      rows.length
        ? el("ul", { class: "stakes" }, ...rows)
        : el("p", { class: "small" }, t("madison-no-points")),
    );
  });
  return el(
    "section",
    { class: "score" },
    el("h2", {}, t("madison-score")),
    rope(view, t),
    isOver ? null : winning(view, sheet, t),
    ...columns,
  );
}

/** @param {string} what @param {number} worth @param {string} key */
function reason(what, worth, key) {
  return el(
    "li",
    { "data-key": key },
    el("span", {}, what),
    el("span", { class: "worth" }, worth > 0 ? `+${worth}` : String(worth)),
  );
}

/** Hands, standing orders, the lakes. @param {View} view @param {Translate} t @param {Sheet} sheet */
export function reserves(view, t, sheet) {
  const rows = SIDES.map((side) =>
    el(
      "tr",
      {},
      el("th", { scope: "row", class: side }, sideMark(side), t(`side-${side}`)),
      el("td", {}, backs(view, side, t)),
    ),
  );
  const used = (view.cards.used ?? []).map((id) => t(`madison-card-${id}`));
  return el(
    "section",
    { class: "reserves" },
    el("h2", {}, t("madison-hands")),
    el("table", {}, el("tbody", {}, ...rows)),
    standingOrders(view, t),
    used.length
      ? el("p", { class: "small" }, t("madison-used-events", { cards: used.join(", ") }))
      : null,
    el("h2", {}, t("madison-lakes")),
    ...sheet.lakes.map((lake) => lakePanel(view, sheet, lake, t)),
    arrivals(view, sheet, t),
  );
}

/** The viewer's own standing orders. @param {View} view @param {Translate} t */
function standingOrders(view, t) {
  const items = (view.orders ?? []).map(({ window, only = [], least = 0 }) => {
    const names = only.map((id) => t(placeKey(id))).join(", ");
    const how = names ? "only" : least ? "least" : "never";
    const key = `@madison-window-${window.replaceAll("_", "-")}`;
    return el("li", {}, t("madison-order", { window: key, how, names: names || "none", least }));
  });
  if (!items.length) return null;
  return el(
    "div",
    { class: "standing-orders" },
    el("h3", {}, t("madison-standing-orders")),
    el("ul", {}, ...items),
  );
}

/** A lake: who holds it, what either side has afloat, in port and on the stocks. @param {View} view @param {Sheet} sheet @param {import("./view.d.ts").Lake} lake @param {Translate} t */
function lakePanel(view, sheet, lake, t) {
  const holder = view.lakes?.[lake.id] ?? "";
  const now = sheet.turns.indexOf(view.turn);
  const rows = SIDES.flatMap((side) => {
    const own = sheet.blocks.filter(
      (one) => one.side === side && one.lake === lake.id && view.blocks[one.id],
    );
    const vessels = own.filter(({ kind }) => isVessel(kind));
    const at = (/** @type {string} */ id) => view.blocks[id].at;
    const afloat = own.filter(({ id }) => at(id) === lake.box);
    const moored = own.filter(({ id }) => sheet.spaces.some((space) => space.id === at(id)));
    const isDue = (/** @type {string} */ when) =>
      when === "start" || (sheet.turns.includes(when) && sheet.turns.indexOf(when) <= now);
    const stocks = vessels.filter(
      ({ id, available = "" }) => at(id) === STOCKS && isDue(available),
    );
    if (!afloat.length && !moored.length && !stocks.length) return [];
    const row = el(
      "div",
      { class: `fleet-row ${side}` },
      sideMark(side),
      fleet("afloat", afloat, view, sheet, t),
      fleet("moored", moored, view, sheet, t),
      fleet("stocks", stocks, view, sheet, t),
    );
    return [row];
  });
  return el(
    "div",
    { class: `lake-panel ${holder}`, "data-key": lake.id },
    el(
      "h3",
      {},
      t(`madison-lake-${lake.id}`),
      el(
        "span",
        { class: "small" },
        t("madison-lake-held", { side: holder ? `@side-${holder}` : "none" }),
      ),
    ),
    ...rows,
  );
}

/** @param {string} where @param {import("./view.d.ts").PrintedCounter[]} ships @param {View} view @param {Sheet} sheet @param {Translate} t */
function fleet(where, ships, view, sheet, t) {
  if (!ships.length) return null;
  const faces = ships.map(({ id }) => {
    const own = view.blocks[id];
    const words = counterWords(id, own, sheet, t);
    const cost = where === "stocks" ? (rosterOf(sheet).get(id)?.cost ?? 0) : 0;
    const label = cost ? t("madison-on-stocks", { vessel: words, cost: halfPoints(cost) }) : words;
    const face = picture(openBlock({ id, ...own }, sheet), `block counter ${own.side}`, FACE);
    return el(
      "span",
      { class: "fleet-face", role: "img", "aria-label": label, title: label },
      face,
      cost ? el("span", { class: "cost", "aria-hidden": "true" }, halfPoints(cost)) : null,
    );
  });
  return el(
    "div",
    { class: `fleet-group ${where}` },
    el("span", { class: "fleet-where" }, t(`madison-fleet-${where}`)),
    ...faces,
  );
}

/** Who comes in the turns to come. @param {View} view @param {Sheet} sheet @param {Translate} t */
function arrivals(view, sheet, t) {
  const now = sheet.turns.indexOf(view.turn);
  const next = sheet.schedule.filter(({ turn, pieces }) => {
    const n = sheet.turns.indexOf(turn);
    return n > now && n <= now + 2 && pieces.some((id) => view.blocks[id]?.at === "schedule");
  });
  if (!next.length) return null;
  const items = next.map(({ turn, at, pieces }) => {
    const names = pieces
      .filter((id) => view.blocks[id]?.at === "schedule")
      .map((id) => t(`madison-block-${id}`));
    return el(
      "li",
      {},
      t("madison-arrival", {
        turn: `@madison-turn-${turn.toLowerCase()}`,
        at: `@${placeKey(at)}`,
        names: names.join(", "),
      }),
    );
  });
  return el(
    "div",
    { class: "arrivals" },
    el("h3", {}, t("madison-arrivals")),
    el("ul", {}, ...items),
  );
}

/** @param {View} view @param {import("../../js/types.d.ts").Hand} hand @param {Sheet} sheet @param {Translate} t */
export function tray(view, hand, sheet, t) {
  return handTray(view, hand, sheet, t);
}
