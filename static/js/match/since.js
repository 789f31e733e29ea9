// Who was away is told what happened meanwhile, from the first line of the log on that is new to them.

import { toldFrom } from "../state/play.js";
import { keepSeen, lineSeen } from "../state/seen.js";

/** After how long without a look at the page somebody has been away. */
const AWAY_MS = 180_000;

/** @typedef {import("../types.d.ts").Frame} Frame */

/**
 * Keep in mind what was seen, and say since when there is more.
 * @param {import("../state/store.js").Store} store
 * @param {boolean} isShared whether two play on this device: it keeps nothing that counts what one of them saw
 * @param {Pick<import("../types.d.ts").GameDrawing, "log">} game
 */
export function watchAbsence(store, isShared, { log }, now = Date.now) {
  if (isShared) return;
  const { state } = store;
  let unread = 0;
  let seenAt = 0;

  /** @param {Frame} frame */
  function back(frame) {
    const first = unread || lineSeen("left", frame);
    const isAway = now() - seenAt > AWAY_MS;
    if (isAway && first && hasMore(frame, first))
      store.update({ since: toldFrom(frame.log, first, frame.viewer, log) });
  }

  function look() {
    const { frame, history, scene } = state;
    if (!frame?.view || document.hidden || history || scene) return;
    if (frame.status === "running") back(frame);
    seenAt = now();
    const next = 1 + (frame.log.at(-1)?.n ?? 0);
    if (next > unread) keepSeen("left", frame, next);
    unread = Math.max(unread, next);
  }

  store.subscribe(look);
  document.addEventListener("visibilitychange", look);
}

/** Whether the log tells of more than somebody's own doings. @param {Frame} frame @param {number} since */
function hasMore({ log, viewer }, since) {
  return log.some(({ n, side }) => n >= since && side !== viewer);
}
