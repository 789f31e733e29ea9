// The card of a battle: the one that is fought, else how the last ones ended.

import { lineSeen, linesSeen } from "../state/seen.js";
import { mySide } from "../state/store.js";
import { endedBattles, reports, unread } from "./reports.js";

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
  const isOver = Boolean(frame?.outcome) && !history && !scene;
  // With the match its last battle is over, whatever stands in its columns still.
  const fought = isOver ? null : game.battle.stage(view, field, sheet);
  if (fought) return [fought];
  const ended = endedSince(state, view, { all, shown, steps }, game);
  if (!frame || !ended.length) return [];
  const answered = state.answered || lineSeen("answered", frame);
  const dismissed = [...state.dismissed, ...linesSeen("dismissed", frame)];
  const found = unread(ended, dismissed, answered);
  if (!found.length) return [];
  const [newest, ...others] = reports(found, state, { game, t }, mySide(state));
  newest.classList.toggle("answered", found[0].n === answered);
  newest.classList.toggle("planned", Boolean(game.battle.over) && steps.length > 0);
  return [newest, ...others];
}

/**
 * How the last battles ended, until the viewer goes on; the newest first.
 * @param {State} state @param {View} view @param {Told} told @param {Pick<import("../types.d.ts").GameDrawing, "battle" | "log">} game
 */
function endedSince(state, view, told, game) {
  const { frame, scene, history, since } = state;
  // Who was away reads it among all that has happened.
  if (frame?.status !== "running" || history || since || hasGoneOn(told, scene, game.battle))
    return [];
  const ended = endedBattles(told.shown, view, game);
  if (!ended.length) return [];
  // Who decides nothing has no step of their own that puts it away.
  const isOld = ended[0].isPast && !mySide(state) && !scene;
  return !isOld && isWhole(ended[0], state, told, game.battle) ? ended : [];
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
