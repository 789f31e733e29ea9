// The log, newest first, turn by turn: words, dice, rule.

import { dice, remarks, ruleLink } from "../dom/dice.js";
import { button, el } from "../dom/element.js";
import { words } from "../i18n.js";
import { isPlayer } from "../state/people.js";
import { lastPlay } from "../state/play.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {import("../types.d.ts").GameDrawing} GameDrawing */
/** @typedef {import("../types.d.ts").Translate} Translate */
/** @typedef {{opening: Line | null, lines: Line[]}} Turn what was told of a turn, and the line that began it */

/** @typedef {(line: Line) => {more: import("../types.d.ts").Message | null, isLoss: boolean, leadsBack?: boolean}} Beside what stands beside a line, for its reader */

/** @type {Beside} */
const nothing = () => ({ more: null, isLoss: false });

/** @param {State} state @returns {Line[]} */
function allLines(state) {
  const recent = state.frame?.log ?? [];
  const first = recent[0]?.n ?? 0;
  return [...state.table.older.filter((line) => line.n < first), ...recent];
}

/** @param {State} state @param {import("./turn.js").Context} context */
export function logPanel(state, { game, t }) {
  const lines = state.history ? state.history.lines : allLines(state);
  const isContinued = (lines[0]?.n ?? 1) > 1;
  const hasOlder = isContinued && !state.history;
  const key = state.frame?.game ?? "";
  const rest = t(isContinued ? "board-log-earlier" : "board-log-before");
  const told = turnParts(turnsOf(lines, game, t), key, t, rest, !state.history, game.log.more);
  oneStop(told);
  return [
    el("h2", {}, t("board-log")),
    lookBackButton(state, lines, game, t),
    ...told,
    hasOlder ? button("older", t("board-older"), "quiet") : el("span"),
  ];
}

/** Have the Tab key stop once among all lines: arrow keys lead on from there. @param {HTMLElement[]} told */
function oneStop(told) {
  const stops = told.flatMap((part) => [...part.querySelectorAll("button, a")]);
  for (const [n, node] of stops.entries()) node.setAttribute("tabindex", n ? "-1" : "0");
}

/** The way back to what the other side did last, while the match runs. @param {State} state @param {Line[]} lines @param {GameDrawing} game @param {Translate} t */
function lookBackButton({ frame, history }, lines, game, t) {
  if (history || !frame || frame.status !== "running") return null;
  const own = isPlayer(frame) ? frame.viewer : "";
  const [line] = lastPlay(lines, own, game.log);
  if (!line) return null;
  return button("history-from", t("board-log-look-back"), "quiet", { "data-line": line.n });
}

/**
 * Lines by the turn of the game that they tell of. The first one is of what came before the first beginning.
 * @param {Line[]} lines @param {Pick<GameDrawing, "log">} game @param {Translate} t
 * @returns {Turn[]}
 */
export function turnsOf(lines, game, t) {
  /** @type {Turn[]} */
  const turns = [{ opening: null, lines: [] }];
  for (const line of lines) {
    if (game.log.opensTurn(line)) turns.push({ opening: line, lines: [] });
    else turns.at(-1)?.lines.push(line);
  }
  const { gathered } = game.log;
  return gathered ? turns.map((turn) => ({ ...turn, lines: gathered(turn.lines, t) })) : turns;
}

/**
 * All that is told of turns, the newest first.
 * @param {Turn[]} turns @param {string} game @param {Translate} t
 * @param {string} [rest] the heading, below others, of what no line opens
 * @param {boolean} [leadsBack] whether a line leads to its moment of the past
 * @param {GameDrawing["log"]["more"]} [more] what a line leaves unsaid
 */
export function turnParts(turns, game, t, rest = t("board-log-earlier"), leadsBack = false, more) {
  const told = turns.filter(({ opening, lines }) => opening || lines.length);
  return told.toReversed().flatMap((turn, at) =>
    turnPart(turn, game, t, at ? rest : "", {
      reversed: true,
      beside: (line) => ({ more: more?.(line) ?? null, isLoss: false, leadsBack }),
    }),
  );
}

/** The same from its beginning, as it is read, with the newest line marked. @param {Turn[]} turns @param {string} game @param {Translate} t @param {Beside} [beside] */
export function turnsInOrder(turns, game, t, beside = nothing) {
  const told = turns.filter(({ opening, lines }) => opening || lines.length);
  const rest = told.length > 1 ? t("board-log-earlier") : "";
  const parts = told.flatMap((turn) => turnPart(turn, game, t, rest, { reversed: false, beside }));
  const last = parts.at(-1);
  (last?.lastElementChild ?? last)?.classList.add("newest");
  return parts;
}

/** @param {Turn} turn @param {string} game @param {Translate} t @param {string} title of what no line opens @param {{reversed: boolean, beside: Beside}} how */
function turnPart({ opening, lines }, game, t, title, { reversed, beside }) {
  const text = opening ? words(t, opening.message) : title;
  const read = lines.map((line) => logLine(line, game, t, beside(line)));
  const items = reversed ? read.toReversed() : read;
  const key = opening?.n ?? "before";
  return [
    text ? el("h3", { "data-key": `turn ${key}` }, text) : null,
    items.length
      ? el("ol", { class: "log", reversed, "data-key": `lines ${key}` }, ...items)
      : null,
  ].filter((part) => part !== null);
}

/** @param {Line} line @param {string} game @param {Translate} t @param {ReturnType<Beside>} beside */
function logLine(line, game, t, { more, isLoss, leadsBack }) {
  const kind = [line.side, isLoss && "loss"].filter(Boolean).join(" ");
  return el(
    "li",
    { class: kind, "data-key": line.n },
    leadsBack
      ? el("button", wayBack(line, t), words(t, line.message))
      : el("span", { class: "line-words" }, words(t, line.message)),
    dice(line, t),
    ruleLink(line.rule, game, t),
    ...remarks(line, game, t),
    more ? el("span", { class: "more" }, words(t, more)) : null,
  );
}

/** What makes a line a button that leads to its moment. @param {Line} line @param {Translate} t */
function wayBack({ n }, t) {
  const does = { "data-do": "history-line", "data-line": n };
  return { type: "button", class: "line-words", title: t("board-log-line"), ...does };
}
