// The second press of a double click is no answer to a question that came between the two.

/**
 * Tells of a click whether it fell on a final button of a question that came after the press before it,
 * where both are one double click. Keys and what a screen reader presses count no clicks, and are
 * never too early.
 * @param {import("./store.js").Store} store
 */
export function createHaste(store) {
  let seen = { frame: store.state.frame, sure: store.state.sure };
  let cameSince = false;
  store.subscribe(({ frame, sure }) => {
    if (frame === seen.frame && sure === seen.sure) return;
    seen = { frame, sure };
    cameSince = true;
  });
  return (/** @type {MouseEvent} */ { detail, target }) => {
    const isTooEarly = detail > 1 && cameSince;
    if (detail > 0) cameSince = false;
    return isTooEarly && target instanceof Element && target.closest("[data-final]") !== null;
  };
}
