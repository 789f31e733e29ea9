// A connection that is being opened, or that breaks for a moment, is no reason for alarm: one that stays away is.

/** How long a connection may be away before it is drawn as trouble. */
const PATIENCE_MS = 4000;

/**
 * @param {Pick<HTMLElement, "classList">} sign where it is told how the connection stands
 * @param {(task: () => void, ms: number) => ReturnType<typeof setTimeout>} [later]
 * @returns {(live: import("../types.d.ts").Live) => void}
 */
export function createAlarm({ classList }, later = setTimeout) {
  /** @type {ReturnType<typeof setTimeout> | 0} */
  let waiting = 0;
  const raise = () => classList.add("alarm");
  const wait = () => {
    waiting ||= later(raise, PATIENCE_MS);
  };
  const calm = () => {
    clearTimeout(waiting);
    waiting = 0;
    classList.remove("alarm");
  };
  wait();
  return (live) => {
    if (live === "live") calm();
    else if (live === "closed") raise();
    else wait();
  };
}
