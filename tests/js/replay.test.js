import assert from "node:assert/strict";
import { test } from "node:test";
import { createReplay } from "../../static/js/match/replay.js";

/** A look back at three moments; what lies over the board is asked of a page that is not there. */
function at() {
  /** @type {Record<string, any>} */
  const state = { history: { at: 1, last: 3 }, isReplaying: false, scene: null };
  const store = { state, update: (/** @type {object} */ change) => Object.assign(state, change) };
  const shown = /** @type {number[]} */ ([]);
  const lookBack = {
    to: async (/** @type {number} */ moment) => {
      shown.push(moment);
      state.history = { at: moment, last: 3 };
    },
    end: async () => {
      state.history = null;
    },
  };
  return {
    state,
    shown,
    store: /** @type {any} */ (store),
    lookBack: /** @type {any} */ (lookBack),
  };
}

test("a replay goes on to now by itself", async () => {
  const { state, shown, store, lookBack } = at();
  Object.assign(globalThis, { document: { querySelector: () => null } });
  await createReplay(store, lookBack, async () => undefined).play();
  assert.deepEqual(shown, [2, 3]);
  assert.equal(state.history, null);
});

test("a replay waits while a sheet lies over the board", async () => {
  const { shown, store, lookBack } = at();
  const seen = /** @type {number[]} */ ([]);
  let looks = 0;
  const page = {
    querySelector: () => {
      seen.push(shown.length);
      return looks++ < 5 ? {} : null;
    },
  };
  Object.assign(globalThis, { document: page });
  await createReplay(store, lookBack, async () => undefined).play();
  assert.deepEqual(seen.slice(0, 6), [0, 0, 0, 0, 0, 0]);
  assert.deepEqual(shown, [2, 3]);
});
