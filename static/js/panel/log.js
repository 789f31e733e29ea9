// The log, newest first, turn by turn: words, dice, rule.

import { dice, ruleLink } from "../dom/dice.js";
import { button, el } from "../dom/element.js";
import { words } from "../i18n.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {import("../types.d.ts").GameDrawing} GameDrawing */
/** @typedef {import("../types.d.ts").Translate} Translate */
/** @typedef {{opening: Line | null, lines: Line[]}} Turn what was told of a turn, and the line that began it */

/** @param {State} state @returns {Line[]} */
function allLines(state) {
  const recent = state.frame?.log ?? [];
  const first = recent[0]?.n ?? 0;
  return [...state.table.older.filter((line) => line.n < first), ...recent];
}

/** @param {State} state @param {import("./turn.js").Context} context */
export function logPanel(state, { game, t }) {
  const lines = state.history ? state.history.lines : allLines(state);
  const hasOlder = !state.history && (lines[0]?.n ?? 1) > 1;
  const key = state.frame?.game ?? "";
  const rest = t(hasOlder ? "board-log-earlier" : "board-log-before");
  return [
    el("h2", {}, t("board-log")),
    ...turnParts(turnsOf(lines, game), key, t, rest),
    hasOlder ? button("older", t("board-older"), "quiet") : el("span"),
  ];
}

/**
 * Lines by the turn of the game that they tell of. The first one is of what came before the first beginning.
 * @param {Line[]} lines @param {Pick<GameDrawing, "log">} game
 * @returns {Turn[]}
 */
export function turnsOf(lines, game) {
  /** @type {Turn[]} */
  const turns = [{ opening: null, lines: [] }];
  for (const line of lines) {
    if (game.log.opensTurn(line)) turns.push({ opening: line, lines: [] });
    else turns.at(-1)?.lines.push(line);
  }
  return turns;
}

/**
 * All that is told of turns, the newest first.
 * @param {Turn[]} turns @param {string} game @param {Translate} t
 * @param {string} [rest] the heading, below others, of what no line opens
 */
export function turnParts(turns, game, t, rest = t("board-log-earlier")) {
  const told = turns.filter(({ opening, lines }) => opening || lines.length);
  return told.toReversed().flatMap((turn, at) => turnPart(turn, game, t, at ? rest : "", true));
}

/** The same from its beginning, as it is read, with the newest line marked. @param {Turn[]} turns @param {string} game @param {Translate} t */
export function turnsInOrder(turns, game, t) {
  const told = turns.filter(({ opening, lines }) => opening || lines.length);
  const rest = told.length > 1 ? t("board-log-earlier") : "";
  const parts = told.flatMap((turn) => turnPart(turn, game, t, rest, false));
  parts.at(-1)?.lastElementChild?.classList.add("newest");
  return parts;
}

/** @param {Turn} turn @param {string} game @param {Translate} t @param {string} title of what no line opens @param {boolean} reversed */
function turnPart({ opening, lines }, game, t, title, reversed) {
  const text = opening ? words(t, opening.message) : title;
  const read = lines.map((line) => logLine(line, game, t));
  const items = reversed ? read.toReversed() : read;
  const key = opening?.n ?? "before";
  return [
    text ? el("h3", { "data-key": `turn ${key}` }, text) : null,
    items.length
      ? el("ol", { class: "log", reversed, "data-key": `lines ${key}` }, ...items)
      : null,
  ].filter((part) => part !== null);
}

/** @param {Line} line @param {string} game @param {Translate} t */
function logLine(line, game, t) {
  return el(
    "li",
    { class: line.side ?? "", "data-key": line.n },
    el("span", { class: "line-words" }, words(t, line.message)),
    dice(line, t),
    ruleLink(line.rule, game, t),
  );
}
