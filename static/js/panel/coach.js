// A few words beside the first decisions of a browser's first match of each game: what to press now. They are the
// game's own catalogue's; this knows no rules.

import { button, el } from "../dom/element.js";
import { isPlayer } from "../state/people.js";
import { browserStorage } from "../storage.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {"take" | "aim" | "done" | "choose" | "fight"} Lesson */
/** @typedef {{match: string, isOver: boolean, fought: boolean, away?: string[]}} Course `away`: the hints that were put away */

/** Where it is kept how far the course of a game has come. @param {string} game */
const nameOf = (game) => `vedette:coach:${game}`;

/** @param {string} game @returns {Course | null} */
function course(game) {
  try {
    return JSON.parse(browserStorage.read(nameOf(game)) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} game @param {Course} kept @returns {Course} */
function keep(game, kept) {
  if (browserStorage.keep(nameOf(game), JSON.stringify(kept))) return kept;
  // A browser that keeps nothing gets no coach either: it would come back with every page.
  const over = { ...kept, isOver: true };
  browserStorage.keep(nameOf(game), JSON.stringify(over));
  return over;
}

/** A hint was understood. @param {string} game @param {string} hint */
export function dismissHint(game, hint) {
  const kept = course(game);
  if (kept) keep(game, { ...kept, away: [...(kept.away ?? []), hint] });
}

/** The hints are shown again, in this match. @param {string} game @param {string} match */
export function showHints(game, match) {
  keep(game, { match, isOver: false, fought: false, away: [] });
}

/** The course is of blocks that are taken and put somewhere. @param {import("../types.d.ts").Choice} choice */
function isBlockPut({ subject, target }) {
  return Boolean(target && subject?.startsWith("block:"));
}

/**
 * Whether a place that is chosen settles the question, so that there is no Done to press.
 * @param {import("../types.d.ts").Choices | null} choices
 */
export function isSettledByPlace(choices) {
  return Boolean(choices?.actions.every((choice) => choice.final && choice.target));
}

/**
 * What a newcomer may need to be told now; null: nothing.
 * @param {State} state
 * @param {boolean} isFight
 * @returns {Lesson | null}
 */
export function lesson(state, isFight) {
  const { frame, selection, history } = state;
  if (!frame?.choices || frame.status !== "running" || history) return null;
  if (isFight) return "fight";
  const { actions } = frame.choices;
  if (selection.length) return "aim";
  if (frame.draft?.steps.length && actions.some((choice) => choice.final)) return "done";
  return actions.some(isBlockPut) ? "take" : "choose";
}

/**
 * Whether all that can be taken hold of lies in a tray beside the map, as in a set-up.
 * @param {import("../types.d.ts").Frame} frame @param {Pick<import("../types.d.ts").GameDrawing, "pieces">} game
 */
export function isAllInTray({ view, choices }, { pieces }) {
  const names = (choices?.actions ?? []).filter(isBlockPut).map(({ subject = "" }) => subject);
  return names.length > 0 && names.every((name) => pieces.trayOf(view, name));
}

/**
 * How far the course has come: it belongs to a browser's first match of a game, and ends with the first
 * decision after that match's first battle.
 * @param {Course | null} kept
 * @param {string} match
 * @param {Lesson} now
 * @returns {Course}
 */
export function goneOn(kept, match, now) {
  if (!kept) return { match, isOver: false, fought: now === "fight" };
  if (kept.isOver || kept.match !== match) return kept;
  if (now === "fight") return { ...kept, fought: true };
  return kept.fought ? { ...kept, isOver: true } : kept;
}

/** @param {State} state @param {import("./turn.js").Context} context @returns {HTMLElement | null} */
export function coachPanel(state, { t, game }) {
  const { frame } = state;
  if (!frame || !isPlayer(frame)) return null;
  const usual = lesson(state, Boolean(game.battle.at(frame.view)));
  const own = usual && usual !== "fight" && frame.view ? game.advice?.lesson?.(frame.view) : usual;
  const now = own === undefined ? usual : own;
  if (!now) return null;
  const before = course(frame.game);
  let kept = goneOn(before, frame.match, now);
  if (JSON.stringify(kept) !== JSON.stringify(before)) kept = keep(frame.game, kept);
  if (kept.isOver || kept.match !== frame.match || now === "choose") return null;
  const hint = now === "fight" ? game.battle.lesson(frame.view) : "move";
  if (kept.away?.includes(hint)) return null;
  const more = { "data-key": "coach-away", "data-value": hint };
  const away = button("coach-away", t("coach-away"), "quiet", more);
  const say = (/** @type {string} */ what) => t(`${frame.game}-coach-${what}`);
  const card = (/** @type {HTMLElement} */ words) =>
    el("section", { class: "coach", "aria-label": t("coach-title") }, words, away);
  if (now === "fight") return card(el("p", {}, say(hint)));
  // The step that is due alone: the panel's room is for the answers.
  const isSettled = now === "done" && isSettledByPlace(frame.choices);
  const what = now === "take" && isAllInTray(frame, game) ? "take-tray" : now;
  const step = isSettled ? t("coach-confirm") : say(what);
  return card(el("p", { "aria-current": "step" }, step));
}
