// How wrong a side was: in words and cells for a moment, as a line over a whole match.

import { el } from "../dom/element.js";
import { svg } from "../dom/svg.js";

/** @typedef {import("../net/wire.d.ts").Tally} Tally */
/** @typedef {import("../net/wire.d.ts").SideBelief} SideBelief */
/** @typedef {import("../types.d.ts").Translate} Translate */
/** @typedef {{sure: number, guessed: number, wrong: number, unknown: number}} Counts */

const KINDS = /** @type {const} */ (["sure", "guessed", "wrong", "unknown"]);
const CELL = 10;
const MAX_IN_ROW = 20;
/** The chart's own units, whatever its size. */
const WIDE = 1000;
const HIGH = 100;

/** @param {Tally} tally @returns {Counts} */
export function countsOf({
  sure = 0,
  sure_wrong = 0,
  guessed = 0,
  guessed_wrong = 0,
  unknown = 0,
}) {
  return { sure, guessed, wrong: sure_wrong + guessed_wrong, unknown };
}

/** @param {Counts} counts */
function sum({ sure, guessed, wrong, unknown }) {
  return sure + guessed + wrong + unknown;
}

/** Whether any of the enemy's pieces stands before a side. @param {Tally} tally */
function isAnybody(tally) {
  return sum(countsOf(tally)) > 0;
}

/** The part of the enemy's pieces that a side could not place rightly, from 0 to 1. @param {Tally} tally */
export function wrongness(tally) {
  const counts = countsOf(tally);
  const all = sum(counts);
  return all ? (counts.wrong + counts.unknown) / all : 0;
}

/** What a side knew, in a sentence. @param {Tally} tally @param {Translate} t */
function headline(tally, t) {
  const counts = countsOf(tally);
  const all = sum(counts);
  const right = counts.sure + counts.guessed;
  return all ? t("board-mind-right", { right, all }) : t("board-mind-nobody");
}

/** All of it in words, for who hears it. @param {Tally} tally @param {Translate} t */
export function toldFigures(tally, t) {
  const counts = countsOf(tally);
  const told = KINDS.filter((kind) => counts[kind]).map((kind) => kindWords(kind, counts, t));
  return [headline(tally, t), ...told].join(", ");
}

/** @param {typeof KINDS[number]} kind @param {Counts} counts @param {Translate} t */
function kindWords(kind, counts, t) {
  return t(`board-mind-${kind}`, { count: counts[kind] });
}

/** What stands under a mind's board. @param {Tally} tally @param {Translate} t */
export function figures(tally, t) {
  const counts = countsOf(tally);
  const all = sum(counts);
  const kinds = KINDS.map((kind) =>
    el(
      "li",
      { class: counts[kind] ? "" : "none" },
      drawing(1, [kind]),
      ` ${kindWords(kind, counts, t)}`,
    ),
  );
  const cells = KINDS.flatMap(
    (kind) => /** @type {typeof kind[]} */ (Array(counts[kind]).fill(kind)),
  );
  const parts = [
    el("p", {}, headline(tally, t)),
    drawing(MAX_IN_ROW, cells),
    el("ul", {}, ...kinds),
  ];
  return all ? parts : parts.slice(0, 1);
}

/** A cell for each piece: what it tells is told by its shape too. @param {number} across @param {readonly string[]} cells */
function drawing(across, cells) {
  const rows = Math.ceil(cells.length / across);
  const box = `0 0 ${across * CELL} ${rows * CELL}`;
  const drawn = cells.map((kind, n) => {
    const at = `translate(${(n % across) * CELL} ${Math.floor(n / across) * CELL})`;
    return svg("g", { class: `cell ${kind}`, transform: at }, ...shape(kind));
  });
  return svg(
    "svg",
    {
      class: "cells",
      viewBox: box,
      width: across * CELL,
      height: rows * CELL,
      "aria-hidden": "true",
    },
    ...drawn,
  );
}

/** @param {string} kind */
function shape(kind) {
  const box = svg("rect", { x: 1.5, y: 1.5, width: 7, height: 7 });
  if (kind === "guessed")
    return [box, svg("rect", { class: "within", x: 3.5, y: 3.5, width: 3, height: 3 })];
  return kind === "wrong" ? [box, svg("path", { d: "M2 2l6 6M8 2l-6 6" })] : [box];
}

/**
 * How wrong both sides were over the match, as lines; a press on it leads to the moment.
 * @param {readonly SideBelief[]} sides @param {number} end the last moment's number
 */
export function courseChart(sides, end) {
  const last = Math.max(1, end);
  const grid = [0, 0.5, 1].map((part) =>
    svg("path", { class: "grid", d: `M0 ${HIGH * (1 - part)}H${WIDE}` }),
  );
  const lines = sides.map(({ side, course }, n) => {
    let d = "";
    let isDrawn = false;
    for (const known of course) {
      const x = ((WIDE * Math.min(known.at, last)) / last).toFixed(1);
      const y = (HIGH * (1 - wrongness(known))).toFixed(1);
      if (isDrawn) d += `H${x}`;
      // While nobody stands there, nobody can be wrong.
      if (isAnybody(known)) d += isDrawn ? `V${y}` : `M${x} ${y}`;
      isDrawn = isAnybody(known);
    }
    if (isDrawn) d += `H${WIDE}`;
    return svg("path", { class: `course ${side} ${n ? "second" : ""}`, d });
  });
  const mark = svg("path", { class: "now", d: `M0 0V${HIGH}` });
  const chart = svg(
    "svg",
    { viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none", role: "img" },
    ...grid,
    ...lines,
    mark,
  );
  return {
    chart,
    /** Mark a moment. @param {number} at */
    show: (at) => mark.setAttribute("d", `M${(WIDE * at) / last} 0V${HIGH}`),
    /** The moment at a point of the window. @param {number} x */
    momentAt: (x) => {
      const { left, width } = chart.getBoundingClientRect();
      return Math.round(Math.min(1, Math.max(0, (x - left) / width)) * last);
    },
  };
}

/** Which line is whose, and how wrong they are at a moment. @param {readonly {side: string, tally: Tally}[]} minds @param {(side: string) => Node} markOf @param {Translate} t */
export function courseLegend(minds, markOf, t) {
  return minds.map(({ side, tally }, n) => {
    const line = svg(
      "svg",
      { viewBox: "0 0 26 6", width: 26, height: 6, "aria-hidden": "true" },
      svg("path", { class: `course ${side} ${n ? "second" : ""}`, d: "M0 3H26" }),
    );
    const percent = Math.round(100 * wrongness(tally));
    const told = t("board-minds-course-now", { side: `@side-${side}`, percent });
    return el("li", {}, line, " ", markOf(side), told);
  });
}
