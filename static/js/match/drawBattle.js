// The card of a battle: the one that is fought, else how the last one ended.

import { lineSeen } from "../state/seen.js";
import { mySide } from "../state/store.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").View} View */
/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {import("../types.d.ts").GameDrawing["battle"]} BattleDrawing */

/**
 * @typedef {object} Told
 * @property {Line[]} all the lines of the log
 * @property {Line[]} shown those whose motions have been shown
 * @property {import("../types.d.ts").Action[]} steps what the viewer has planned since
 */

/**
 * @param {State} state @param {View} view @param {import("../board/render.js").Lights} lights
 * @param {import("../panel/turn.js").Context} context
 * @returns {HTMLElement[]}
 */
export function battleOf(state, view, lights, { game, sheet, t }) {
  const { scene, history, folded, frame, before, chooser } = state;
  const all = history?.lines ?? frame?.log ?? [];
  const shown = scene ? all.filter((line) => line.n <= scene.upto) : all;
  const steps = history ? [] : (frame?.draft?.steps ?? []);
  const field = {
    ...lights,
    pressed: chooser?.at ?? "",
    choices: history ? null : frame?.choices,
    lines: shown,
    steps,
    before: history ? null : before,
    folded,
    isPlaying: Boolean(scene),
    t,
    game: frame?.game ?? "",
    viewer: frame?.viewer ?? "",
  };
  const fought = game.battle.stage(view, field, sheet);
  if (fought) return [fought];
  const last = unreadResult(state, view, { all, shown, steps }, game.battle);
  const result = last && game.battle.result(last, t);
  if (!frame || !result) return [];
  const answered = state.answered || lineSeen("answered", frame);
  result.classList.toggle("answered", last.n === answered);
  result.classList.toggle("planned", Boolean(game.battle.over) && steps.length > 0);
  return [result];
}

/**
 * How the last battle ended, until it is put away or the viewer goes on.
 * @param {State} state @param {View} view @param {Told} told @param {BattleDrawing} battle
 */
function unreadResult(state, view, told, battle) {
  const { frame, scene, history, since, dismissed } = state;
  // Who was away reads it among all that has happened.
  if (frame?.status !== "running" || history || since || hasGoneOn(told, scene, battle))
    return null;
  const last = battle.last(told.shown, view);
  if (!last || last.n === (dismissed || lineSeen("dismissed", frame))) return null;
  // Who decides nothing has no step of their own that puts it away.
  const isOld = last.isPast && !mySide(state) && !scene;
  return !isOld && isWhole(last, state, told, battle) ? last : null;
}

/** Whether something else is played or planned since. @param {Told} told @param {State["scene"]} scene @param {BattleDrawing} battle */
function hasGoneOn({ steps }, scene, { outlasts }) {
  return outlasts ? !steps.every(outlasts) : Boolean(scene || steps.length);
}

/**
 * Whether all has been shown that the end of a battle tells of: its dice and losses come before it.
 * @param {import("../types.d.ts").EndedBattle} last @param {State} state @param {Told} told @param {BattleDrawing} battle
 */
function isWhole(last, { scene, frame }, { all }, battle) {
  const whole = scene && frame?.view ? battle.last(all, frame.view) : null;
  const text = (/** @type {import("../types.d.ts").EndedBattle} */ found) =>
    JSON.stringify({ ...found, isPast: false });
  return whole?.n !== last.n || text(whole) === text(last);
}
