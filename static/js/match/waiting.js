// A press that comes while an answer is under way waits for it: it is judged by the position that the answer
// makes, or by how far the server says that what is in hand goes, and never by what is out of date.

import { reachOf } from "../state/reach.js";
import { gesture } from "../state/select.js";
import { isAnswering, isNextQuestion } from "../state/store.js";

/** How long a press waits; who waits longer has turned to something else. */
const PATIENCE = 5000; // ms

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {Pick<import("../types.d.ts").GameDrawing, "advice">} Game */
/** @typedef {{names: string[], additive: boolean, by?: Parameters<typeof import("./pointing.js").point>[3], isOnMap?: boolean}} Press */
/** @typedef {{press: Press, frame: import("../types.d.ts").Frame, since: number}} Held */

/**
 * Whether it is not known yet how far what is in hand goes beyond its next step.
 * @param {Pick<State, "frame" | "selection" | "onward">} state @param {Game} game
 */
export function isReachUnknown({ frame, selection, onward }, { advice }) {
  const view = frame?.view;
  if (!view || !frame.choices || !advice?.onward) return false;
  const inHand = selection.length ? selection : [advice.inHand?.(view) ?? ""];
  const isKnown = (/** @type {string} */ name) =>
    onward?.version === frame.v && Object.hasOwn(onward.of, name);
  return inHand.some((name) => name && advice.goesOn?.(name, view) && !isKnown(name));
}

/**
 * @param {import("../state/store.js").Store} store
 * @param {Game} game
 * @param {(press: Press) => void} carryOut
 * @param {() => number} now
 */
export function createWaitingPresses(store, game, carryOut, now = Date.now) {
  const { state } = store;
  /** @type {Held | null} */
  let held = null;
  /** What was pressed last and did not wait: who presses it once more means the same. */
  let last = "";

  /** @param {Press} press */
  function meaningOf({ names, additive }) {
    const how = { additive: additive || state.many, reach: reachOf(state, game) };
    return gesture(state.frame?.choices ?? null, state.selection, names, how);
  }

  /** @param {Press} press */
  function mustWait(press) {
    if (isAnswering(state)) return true;
    const isVain = Boolean(state.frame?.choices) && meaningOf(press).do === "why";
    return isVain && !state.scene && isReachUnknown(state, game);
  }

  /** Whether a press that has waited would commit something in a position that nobody pressed it in. @param {Held} waited */
  function commitsUnseen({ press, frame }) {
    const meaning = meaningOf(press);
    const isFinal = meaning.do === "send" && meaning.choices.some(({ final }) => final);
    return isFinal && frame.v !== state.frame?.v;
  }

  store.subscribe(() => {
    if (!held || !state.frame || isAnswering(state)) return;
    if (mustWait(held.press) && now() - held.since < PATIENCE) return;
    const waited = held;
    held = null;
    const isLate = now() - waited.since >= PATIENCE || !state.frame.choices;
    if (isLate || isNextQuestion(waited.frame, state.frame) || commitsUnseen(waited)) return;
    carryOut(waited.press);
  });

  return (/** @type {Press} */ press) => {
    const pressed = press.names.join(" ");
    if (state.frame && mustWait(press)) {
      if (pressed !== last) held = { press, frame: state.frame, since: now() };
      return;
    }
    held = null;
    last = pressed;
    carryOut(press);
  };
}
