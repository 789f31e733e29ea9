// An answer that is pressed twice: the question between both presses stands for a few seconds, and until something else is pressed.

import { confirmOf } from "../state/select.js";

/** How long what is asked once more may be answered by one press, in ms: who has looked away since presses anew. */
const STANDS_MS = 8000;

/** @typedef {import("../state/store.js").Store} Store */

/**
 * Take back the question of an answer that is to be pressed once more, where it still stands: with the card on the map
 * that was opened for it.
 * @param {Store} store @param {string} sure the answer
 */
export function disarm(store, sure) {
  const { state } = store;
  if (!sure || state.sure !== sure) return;
  const [asked, ...others] = state.chooser?.choices ?? [];
  const isAlone = asked && !others.length && JSON.stringify(asked.action) === sure;
  store.update({ sure: "", ...(isAlone ? { chooser: null } : {}) });
}

/**
 * Take such a question back by itself. What is shown before it is pressed again stays: it is read.
 * @param {Store} store @param {Pick<import("../types.d.ts").GameDrawing, "advice">} game
 */
export function disarmInTime(store, game) {
  let armed = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  store.subscribe(({ sure, frame }) => {
    if (sure === armed) return;
    armed = sure;
    clearTimeout(timer);
    const choice = frame?.choices?.actions.find(({ action }) => JSON.stringify(action) === sure);
    if (frame && choice && confirmOf(choice, frame, game))
      timer = setTimeout(() => disarm(store, sure), STANDS_MS);
  });
}
