// Looking back, moment by moment: at an ended match as it was, at a running one as it was seen. A held
// key wants more positions than the server gives: one is asked for at a time, then the one that was
// wanted last.
const EVERY_MS = 250;
const AT_ONCE = 8;
const AGAIN_MS = 1000;

/** @typedef {import("../types.d.ts").History} History */
/** @typedef {import("../net/http.js").Answer<History>} Answer */
/** @typedef {{now: () => number, wait: (ms: number) => Promise<unknown>}} Clock */

/** @type {Clock} */
const real = { now: Date.now, wait: (ms) => new Promise((done) => setTimeout(done, ms)) };

/**
 * @param {import("../state/store.js").Store} store
 * @param {(asked: string) => Promise<Answer>} call with "at=4", or with "line=17" for the moment that told a line
 * @param {(error: import("../net/http.js").Failure) => void} failed
 * @param {(before: History, now: History) => void} [stepped] told of each step to the next moment
 */
export function createLookBack(store, call, failed, clock = real, stepped = () => {}) {
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
    const answer = await call(`at=${at}`);
    // Others at the same address may have used up what it is given.
    if (!answer.ok && answer.error.code === "too-many") {
      await clock.wait(AGAIN_MS);
      return;
    }
    if (wanted < 0) return;
    if (wanted === at) wanted = -1;
    if (answer.ok) show(answer.value);
    else failed(answer.error);
  }

  /** @param {History} now */
  function show(now) {
    const before = store.state.history;
    store.update({ history: now, chooser: null, selection: [] });
    if (before?.at === now.at - 1) stepped(before, now);
  }

  /** Show the moment that told a line of the log. @param {number} line */
  async function find(line) {
    end();
    const answer = await call(`line=${line}`);
    if (answer.ok) show(answer.value);
    else failed(answer.error);
  }

  /** Look at the end again, or at what is now. */
  function end() {
    wanted = -1;
    store.update({ history: null, isReplaying: false });
  }

  return { to, find, end };
}
