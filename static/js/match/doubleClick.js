// The second press of a double click is meant for what the first one fell on: not for an answer to a
// question that came between the two, nor for what has moved under the pointer since.

/** What a click is for, in words that outlive a drawing. @param {EventTarget | null} target */
function meantBy(target) {
  const node = target instanceof Element ? target.closest("[data-do], [data-names]") : null;
  const names = ["data-do", "data-key", "data-value", "data-step", "data-names"];
  return names.map((name) => node?.getAttribute(name) ?? "").join(" ");
}

/** How far a finger strays, in pixels. Browsers count two quick taps as one double tap also where they are farther apart. */
const STRAYS = 16;

/**
 * Whether a click came too early: the second of a double click, when the page has changed since the
 * first and either a final button or another thing lies under the pointer now. Keys and what a screen
 * reader presses count no clicks, and are never too early.
 * @param {import("../state/store.js").Store} store
 */
export function createDoubleClickGuard(store) {
  const shown = () => [store.state.frame, store.state.sure, Boolean(store.state.scene)];
  let seen = shown();
  let cameSince = false;
  let last = { meant: "", x: 0, y: 0 };
  store.subscribe(() => {
    const next = shown();
    cameSince ||= next.some((part, n) => part !== seen[n]);
    seen = next;
  });
  return (/** @type {MouseEvent} */ { detail, target, clientX: x, clientY: y }) => {
    if (detail === 0) return false;
    const meant = meantBy(target);
    const isFinal = target instanceof Element && target.closest("[data-final]") !== null;
    const isSecond = detail > 1 && Math.hypot(x - last.x, y - last.y) < STRAYS;
    const isTooEarly = isSecond && cameSince && (isFinal || meant !== last.meant);
    cameSince = false;
    last = { meant, x, y };
    return isTooEarly;
  };
}
