// Liberty's tracks: the calendar, the score as a rope that both pull, hands, pools and prisoners.

import { el } from "../../js/dom/element.js";
import { svg } from "../../js/dom/svg.js";
import { trayBlock } from "../../js/games/tray.js";
import { backs, discards, hand, turned } from "./cards.js";
import { openBlock, rosterOf, sideMark } from "./faces.js";
import { armyAt, blockKey, blockWords, friend, placeKey, SIDES, townAt } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */

const TURN = ["cards", "first", "second", "battles"];
const WINTER = ["victory", "france", "disband", "attrition", "exchange", "year-end"];
/** The half that bad weather closes, by its die. */
const CLOSED = ["", "north", "south"];
const MAX_SHOWN = 40; // points of the rope
const WIDE = 300;
const DRAWN = "drawn";
/** A lily: from when on France is at war. */
const LILY =
  "M0-7C2.6-4 2.6-1 1 2H-1C-2.6-1-2.6-4 0-7ZM-1.6 2C-1.8-2-6.2-3-6.6 .6-6.5 2.6-4.4 3-3.8 1.4M1.6 2C1.8-2 6.2-3 6.6 .6 6.5 2.6 4.4 3 3.8 1.4M-3.4 2.8H3.4M0 2.8V7";

/** @param {View} view @param {Sheet} sheet @param {Translate} t */
export function calendar(view, sheet, t) {
  const { phase: now = "", year, turn_number: turn } = view;
  const { first, last, turns } = sheet.calendar;
  const isWinter = WINTER.includes(now);
  const years = Array.from({ length: last - first + 1 }, (_, n) => first + n).map((one) =>
    el(
      "li",
      { class: one === year ? "now" : one < year ? "past" : "" },
      one === year ? String(one) : `’${String(one).slice(2)}`,
    ),
  );
  const ticks = Array.from({ length: turns }, (_, n) => {
    const when = isWinter || n + 1 < turn ? "past" : n + 1 === turn ? "now" : "";
    return el(
      "li",
      { class: `${["spring", "spring", "summer", "summer", "autumn"][n] ?? "autumn"} ${when}` },
      String(n + 1),
    );
  });
  const winter = el("li", { class: isWinter ? "winter now" : "winter" }, "❄");
  const phase = t(`liberty-phase-${now}`);
  const calendar = t("liberty-calendar", { year: String(year), turn, phase });
  const sky = isWinter || now === "cards" || !view.weather ? "" : (CLOSED[view.weather] ?? "fair");
  const label = sky ? `${calendar}. ${t(`liberty-sky-${sky}-means`)}` : calendar;
  return el(
    "div",
    { class: "calendar", role: "img", "aria-label": label },
    el("ol", { class: "years short", "aria-hidden": "true" }, ...years),
    el("ol", { class: "turns", "aria-hidden": "true" }, ...ticks, winter),
    // Winter has more steps than a turn, and no weather.
    isWinter ? null : weatherChip(sky, t),
    phases(now, t),
  );
}

/** The weather of a turn, "" while it is not known: it has its room all the same. @param {string} sky @param {Translate} t */
function weatherChip(sky, t) {
  if (!sky) return el("span", { class: "sky none", "aria-hidden": "true" }, "☀");
  return el(
    "span",
    { class: `sky ${sky}`, "aria-hidden": "true", title: t(`liberty-sky-${sky}-means`) },
    sky === "fair" ? "☀" : "☔",
    el("span", { class: "sky-words" }, ` ${t(`liberty-sky-${sky}`)}`),
    // A phone has no room for more.
    el("span", { class: "sky-brief" }, ` ${t(`liberty-sky-${sky}-brief`)}`),
  );
}

/** @param {string} now @param {Translate} t */
function phases(now, t) {
  const row = [TURN, WINTER].find((found) => found.includes(now)) ?? [now];
  const items = row.map((phase) =>
    el("li", { class: phase === now ? "now" : "" }, t(`liberty-phase-${phase}`)),
  );
  return el("ol", { class: "phases", "aria-hidden": "true" }, ...items);
}

/** Whether France has entered the war, which changes who may go where for the rest of it. @param {View} view @param {Translate} t */
function frenchWar({ is_french_war: isAtWar }, t) {
  if (!isAtWar) return null;
  const words = t("liberty-french-war");
  const lily = svg(
    "svg",
    { class: "lily", viewBox: "-8 -8 16 16", "aria-hidden": "true" },
    svg("path", { d: LILY }),
  );
  return el(
    "span",
    { class: "french-war", title: words },
    lily,
    el("span", { class: "visually-hidden" }, words),
  );
}

/** The British score by who holds the towns until the turn ends, and what its end would make of it as blocks stand. @param {View} view @param {Translate} t */
export function totals(view, t) {
  const { points = 0, points_ahead: ahead = points } = view;
  const told = t("liberty-points", { points });
  const words = ahead === points ? told : t("liberty-points-ahead", { points, ahead });
  return el(
    "span",
    { class: "totals", title: words },
    frenchWar(view, t),
    el(
      "span",
      { class: "total gb" },
      sideMark("gb"),
      el("span", { class: "visually-hidden" }, words),
      el("b", { "aria-hidden": "true" }, String(points)),
      ahead === points
        ? null
        : el("i", { "aria-hidden": "true" }, el("span", { class: "becomes" }, " → "), `${ahead}?`),
    ),
  );
}

/** Whose a town is until the turn ends: as its circle on the map has it. @param {View} view @param {Sheet} sheet @param {string} id */
function holderOf(view, sheet, id) {
  return view.held?.[id] ?? friend(townAt(sheet, id));
}

/** Whose a town would be if the turn ended as blocks stand; one that is fought over is whose it was. @param {View} view @param {Sheet} sheet @param {string} id */
function holderAhead(view, sheet, id) {
  const there = SIDES.filter((side) => armyAt(view, id, side));
  if (there.length === 2) return holderOf(view, sheet, id);
  return there[0] ?? friend(townAt(sheet, id));
}

/** Where the score stands between the two ends. @param {View} view @param {Sheet} sheet @param {Translate} t @param {boolean} isOver */
function rope(view, sheet, t, isOver) {
  const points = view.points ?? 0;
  const { british, american } = sheet.victory;
  const x = (/** @type {number} */ at) => (WIDE * Math.min(at, MAX_SHOWN)) / MAX_SHOWN;
  const number = (/** @type {number} */ at, /** @type {number} */ y) =>
    svg("text", { x: x(at), y, "text-anchor": "middle" }, String(at));
  const drawn = svg(
    "svg",
    { class: "rope", viewBox: `-6 -18 ${WIDE + 12} 40`, "aria-hidden": "true" },
    svg("path", { class: "end am", d: `M0 0H${x(american)}` }),
    svg("path", { class: "line", d: `M${x(american)} 0H${x(british)}` }),
    svg("path", { class: "end gb", d: `M${x(british)} 0H${WIDE}` }),
    number(american, 17),
    number(british, 17),
    svg("circle", { class: "now", cx: x(points), cy: 0, r: 5 }),
    number(points, -8),
  );
  const words = isOver
    ? t("liberty-points", { points })
    : t("liberty-to-win", { points, british, american });
  return el("div", {}, drawn, el("p", { class: "small" }, words));
}

/** @param {View} view @param {Translate} t @param {boolean} isOver @param {Sheet} sheet */
export function scoreTable(view, t, isOver, sheet) {
  const towns = sheet.hexes
    .filter(({ town }) => town?.value)
    .map(({ id }) => id)
    .concat(sheet.west_indies.map(({ id }) => id));
  const worth = (/** @type {string} */ id) => townAt(sheet, id)?.value ?? 0;
  const held = SIDES.map((side) => {
    const own = towns
      .filter((id) => holderOf(view, sheet, id) === side)
      .sort((a, b) => worth(b) - worth(a));
    const points = own.reduce((sum, id) => sum + worth(id), 0);
    return el(
      "div",
      {},
      el("h3", {}, sideMark(side), " ", t("liberty-score-side", { side: `@side-${side}`, points })),
      el("ul", { class: "towns" }, ...own.map((id) => townChip(id, worth(id), side))),
    );
  });
  return el(
    "section",
    { class: "score" },
    el("h2", {}, t("liberty-score")),
    rope(view, sheet, t, isOver),
    ...held,
  );

  /** A town that counts for a side: taken from the other one, fought over or about to change hands, it is marked. @param {string} id @param {number} points @param {string} side */
  function townChip(id, points, side) {
    const isContested = SIDES.every((one) => armyAt(view, id, one));
    const ahead = holderAhead(view, sheet, id);
    const place = `@${placeKey(id)}`;
    const isChanging = ahead !== side;
    const name = isContested ? t("liberty-contested", { place }) : t(placeKey(id));
    const isTaken = !isContested && friend(townAt(sheet, id)) !== side;
    const more = isChanging
      ? t("liberty-passes", { place, side: `@side-${ahead}` })
      : isTaken
        ? t("liberty-taken", { place })
        : "";
    return el(
      "li",
      {
        class: `${side} ${isContested || more ? "changed" : ""}`,
        "data-key": id,
        title: more || name,
      },
      name,
      " ",
      el("span", { class: "worth" }, String(points)),
      isChanging ? el("span", { class: "ahead" }, " → ", sideMark(ahead)) : null,
      more ? el("span", { class: "visually-hidden" }, ` ${more}`) : null,
    );
  }
}

/** @param {View} view @param {Translate} t @param {Sheet} sheet */
export function reserves(view, t, sheet) {
  const names = (/** @type {string[]} */ ids) =>
    ids.map((id) => t(blockKey(id, sheet, view))).join(", ");
  const rows = SIDES.map((side) =>
    el(
      "tr",
      {},
      el("th", { scope: "row", class: side }, sideMark(side), t(`side-${side}`)),
      el("td", {}, backs(view, side, t)),
      el("td", {}, String(view.pool?.[side] ?? 0)),
    ),
  );
  const head = ["", "liberty-hand", "liberty-pool"].map((key) =>
    key ? el("th", { scope: "col" }, t(key)) : el("td"),
  );
  const captured = SIDES.flatMap((side) => {
    const held = view.prisoners?.[side] ?? [];
    return held.length
      ? [
          el(
            "p",
            { class: "small" },
            t("liberty-prisoners", { side: `@side-${side}`, names: names(held) }),
          ),
        ]
      : [];
  });
  const french = view.french_pool?.length
    ? el("p", { class: "small" }, t("liberty-french-pool", { names: names(view.french_pool) }))
    : null;
  const played = discards(view, sheet, t);
  return el(
    "section",
    { class: "reserves" },
    el("h2", {}, t("liberty-off-map")),
    el("table", {}, el("thead", {}, el("tr", {}, ...head)), el("tbody", {}, ...rows)),
    ...captured,
    french,
    played.length
      ? el("p", { class: "small" }, t("liberty-played", { cards: played.join(", ") }))
      : null,
  );
}

/**
 * One's hand of cards, the cards of the turn, and a block that was drawn and waits for its place.
 * @param {View} view @param {import("../../js/types.d.ts").Hand} hand @param {Sheet} sheet
 * @param {Translate} t
 */
export function tray(view, { free, held }, sheet, t) {
  const drawn = Object.keys(view.blocks ?? {}).filter((id) => view.blocks[id].at === DRAWN);
  const [shown, mine] = [turned(view, sheet, t), hand(view, sheet, free, held, t)];
  if (!shown && !mine && !drawn.length) return null;
  const own = drawn.length ? "liberty-your-block-and-hand" : "liberty-your-hand";
  const hasOwn = Boolean(mine) || drawn.length > 0;
  const title = t(hasOwn ? own : "liberty-on-the-table");
  const blocks = drawn.map((id) => {
    const block = view.blocks[id];
    const side = rosterOf(sheet).get(id)?.side ?? "";
    const words = blockWords(id, block, sheet, t, view);
    const draw = () => openBlock({ ...block, side, group: id }, sheet);
    return trayBlock({ id, side, words, draw }, free, held);
  });
  return el(
    "section",
    { class: "tray cards-tray", "aria-label": title },
    el("h2", {}, title),
    el("div", { class: "tray-blocks" }, ...blocks, hasOwn ? mine : shown),
    // The cards of this turn are nobody's hand any more.
    hasOwn && shown
      ? el("div", { class: "turned-cards" }, el("h2", {}, t("liberty-on-the-table")), shown)
      : null,
  );
}
