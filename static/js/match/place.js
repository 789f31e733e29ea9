// Where a player is on the match page, over a change of its language: tab, hand, map, moment, scroll.
import { kept, restore } from "../language.js";
import { keepView } from "./keptView.js";

/**
 * @param {import("../state/store.js").Store} store
 * @param {ReturnType<typeof import("./controller.js").createController>} controller
 * @param {ReturnType<typeof import("../board/camera.js").createCamera>} camera
 * @param {string} match
 */
export function keepPlace(store, controller, camera, match) {
  keepView(store, match, camera);
  document.addEventListener("leave", (event) => {
    const { tab, selection, many, folded, history } = store.state;
    const where = { tab, selection, many, folded, at: history?.at ?? -1 };
    Object.assign(/** @type {CustomEvent} */ (event).detail, { match: where });
  });
  if (!kept?.match) return;
  const { tab, selection, many, folded, at } = kept.match;
  // What is in hand is taken up with the first frame, if it can still be held.
  store.update({ selection, many, folded });
  controller.press("tab", { value: tab });
  let isDone = false;
  store.subscribe((state) => {
    if (isDone || !state.frame) return;
    isDone = true;
    if (at >= 0) controller.press("history", { at: String(at) });
    restore();
  });
}
