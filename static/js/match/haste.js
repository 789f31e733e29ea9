// The second press of a double click is no answer to a question that came between the two.

const READING = 400;

/**
 * Tells of a click whether it fell on a final button that had only just come under the pointer. Keys
 * and what a screen reader presses count no clicks, and are never too early.
 * @param {import("./store.js").Store} store
 * @param {() => number} [now]
 */
export function createHaste(store, now = () => performance.now()) {
  const { state } = store;
  let seen = { frame: state.frame, sure: state.sure };
  let came = 0;
  store.subscribe(({ frame, sure }) => {
    if (frame === seen.frame && sure === seen.sure) return;
    seen = { frame, sure };
    came = now();
  });
  return (/** @type {MouseEvent} */ { detail, target }) =>
    detail > 1 &&
    now() - came < READING &&
    target instanceof Element &&
    target.closest("[data-final]") !== null;
}
