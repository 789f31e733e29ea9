// A look back that goes on by itself, until now.

/** How long a moment is looked at once its motions are over. */
const DWELL_MS = 1400;
const SCENE_MS = 100;

/** @type {(ms: number) => Promise<unknown>} */
const real = (ms) => new Promise((done) => setTimeout(done, ms));

/** Whether a sheet, as the key, lies over what is shown: not the one of three boards, which has its own button. */
const isCovered = () =>
  document.querySelector("dialog[open]:not(:has([data-do=history-play]))") !== null;

/**
 * @param {import("../state/store.js").Store} store
 * @param {ReturnType<typeof import("./lookback.js").createLookBack>} lookBack
 * @param {(ms: number) => Promise<unknown>} [wait]
 */
export function createReplay(store, lookBack, wait = real) {
  const { state } = store;
  let run = 0;

  /** Show a moment, and stop at it. @param {number} at */
  function to(at) {
    store.update({ isReplaying: false });
    return lookBack.to(at);
  }

  /** Show all from the moment on that told a line of the log. @param {number} line */
  async function from(line) {
    await lookBack.find(line);
    if (state.history) await play();
  }

  /** Show the moment that told a line of the log, and stop at it. @param {number} line */
  function find(line) {
    store.update({ isReplaying: false });
    return lookBack.find(line);
  }

  /** Let the moments follow by themselves, or stop that. */
  async function play() {
    const isReplaying = !state.isReplaying;
    const mine = ++run;
    store.update({ isReplaying });
    while (isReplaying && (await isDwelt()) && mine === run) {
      const { at, last } = /** @type {import("../types.d.ts").History} */ (state.history);
      if (at >= last) return lookBack.end();
      await lookBack.to(at + 1);
    }
  }

  /** Wait until a moment was looked at, with nothing over it; tell whether the next one is to follow. */
  async function isDwelt() {
    while (state.scene) await wait(SCENE_MS);
    await wait(DWELL_MS);
    while (isCovered()) await wait(SCENE_MS);
    return state.isReplaying && state.history !== null;
  }

  return { to, find, from, play, end: lookBack.end };
}
