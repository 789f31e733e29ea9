// The log, newest first: words, dice, rule.
import { words } from "../i18n.js";
import { dice, ruleLink } from "./dice.js";
import { el } from "./element.js";
import { button } from "./turn.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Line} Line */

/** @param {State} state @returns {Line[]} */
function allLines(state) {
  const recent = state.frame?.log ?? [];
  const first = recent[0]?.n ?? 0;
  return [...state.table.older.filter((line) => line.n < first), ...recent];
}

/** @param {State} state @param {import("./turn.js").Context} context */
export function logPanel(state, context) {
  const lines = state.history ? state.history.lines : allLines(state);
  const hasOlder = !state.history && (lines[0]?.n ?? 1) > 1;
  const items = lines.map((line) => logLine(line, state.frame?.game ?? "", context.t)).reverse();
  return [
    el("h2", {}, context.t("board-log")),
    el("ol", { class: "log", reversed: true }, ...items),
    hasOlder ? button("older", context.t("board-older"), "quiet") : el("span"),
  ];
}

/** @param {Line} line @param {string} game @param {import("../types.d.ts").Translate} t */
export function logLine(line, game, t) {
  return el(
    "li",
    { class: line.side ?? "", "data-key": line.n },
    el("span", { class: "line-words" }, words(t, line.message)),
    dice(line, t),
    ruleLink(line.rule, game, t),
  );
}
