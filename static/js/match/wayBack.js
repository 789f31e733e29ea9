// A question that one opens oneself is left again as a sheet is: by Esc, and the focus goes back to what opened it.
import { mayAct } from "../state/store.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").GameDrawing} GameDrawing */

/** The answer that leads back, with the kind of answer that opened what is asked; null for none. @param {State} state @param {GameDrawing} game */
export function wayBack({ frame, history }, game) {
  if (history || !frame?.choices) return null;
  for (const choice of frame.choices.actions) {
    const opener = game.advice?.opener?.(choice);
    if (opener) return { choice, opener };
  }
  return null;
}

/** Give the focus back once such a question is left, unless it is elsewhere by then. @param {import("../state/store.js").Store} store @param {GameDrawing} game */
export function returnFocus(store, game) {
  let [opened, wanted] = ["", ""];
  store.subscribe((state) => {
    const now = wayBack(state, game)?.opener ?? "";
    if (opened && !now) wanted = opened;
    opened = now;
    if (!wanted || !mayAct(state)) return;
    const number = state.frame?.choices?.actions.findIndex(({ action }) => action.type === wanted);
    const node = document.querySelector(`#turn [data-choice="${number}"]:not(:disabled)`);
    const { activeElement: focused } = document;
    const isFree = !focused || focused === document.body || focused.closest("#turn");
    if (isFree && node instanceof HTMLElement) node.focus({ preventScroll: true });
    wanted = "";
  });
}
