// Other matches of this browser that wait for its player, while this one waits for somebody else.

import { call } from "../net/http.js";
import { isPlayer } from "../state/people.js";
import { isCurrent } from "../state/store.js";

/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../net/http.js").Answer<import("../net/wire.d.ts").Mine>} Answer */

/** How often the server is asked at most. */
const ASKED_EVERY_MS = 20_000;

/**
 * Ask which matches wait when a turn has ended, and when the page is looked at again.
 * @param {import("../state/store.js").Store} store
 */
export function watchOtherMatches(store, now = Date.now) {
  const { state } = store;
  let asked = 0;
  let wasFree = false;

  /** @param {Frame} frame */
  async function ask(frame) {
    if (document.hidden || now() - asked < ASKED_EVERY_MS) return;
    asked = now();
    /** @type {Answer} */
    const answer = await call("GET", "/api/mine");
    if (!answer.ok) return;
    const others = answer.value.matches.filter(({ match, mine }) => mine && match !== frame.match);
    store.updateTable({ waiting: others.map(({ match }) => match) });
  }

  function look() {
    const { frame } = state;
    if (frame && wasFree) ask(frame);
  }

  store.subscribe(() => {
    const { frame } = state;
    if (!frame || !isCurrent(state) || !isPlayer(frame)) return;
    const isFree = !frame.choices;
    if (isFree === wasFree) return;
    wasFree = isFree;
    look();
  });
  document.addEventListener("visibilitychange", look);
}
