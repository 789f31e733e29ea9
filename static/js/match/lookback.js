// Looking back at an ended match. A held key wants more positions than the server gives: one is asked
// for at a time, then the one that was wanted last.

const EVERY_MS = 250;
const AT_ONCE = 8;
const AGAIN_MS = 1000;

/** @typedef {import("../net/http.js").Answer<import("../types.d.ts").History>} Answer */
/** @typedef {{now: () => number, wait: (ms: number) => Promise<unknown>}} Clock */

/** @type {Clock} */
const real = { now: Date.now, wait: (ms) => new Promise((done) => setTimeout(done, ms)) };

/**
 * @param {import("../state/store.js").Store} store
 * @param {(at: number) => Promise<Answer>} call
 * @param {(error: import("../net/http.js").Failure) => void} failed
 */
export function createLookBack(store, call, failed, clock = real) {
  let wanted = -1;
  let isAsking = false;
  let due = Number.NEGATIVE_INFINITY;

  /** Show the position after a commit. @param {number} at */
  async function to(at) {
    wanted = at;
    if (isAsking) return;
    isAsking = true;
    try {
      while (wanted >= 0) await ask();
    } finally {
      isAsking = false;
    }
  }

  async function ask() {
    due = Math.max(due, clock.now() - (AT_ONCE - 1) * EVERY_MS);
    if (due > clock.now()) await clock.wait(due - clock.now());
    const at = wanted;
    if (at < 0) return;
    due += EVERY_MS;
    const answer = await call(at);
    // Others at the same address may have used up what it is given.
    if (!answer.ok && answer.error.code === "too-many") {
      await clock.wait(AGAIN_MS);
      return;
    }
    if (wanted < 0) return;
    if (wanted === at) wanted = -1;
    if (answer.ok) store.update({ history: answer.value, chooser: null, selection: [] });
    else failed(answer.error);
  }

  /** Look at the end again. */
  function end() {
    wanted = -1;
    store.update({ history: null });
  }

  return { to, end };
}
