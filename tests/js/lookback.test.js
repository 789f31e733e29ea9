import assert from "node:assert/strict";
import { test } from "node:test";
import { createLookBack } from "../../static/js/match/lookback.js";
import { createStore } from "../../static/js/state/store.js";

/** A look back with a clock that only waiting moves on; the answers take `takes` ms. */
function table({ takes = 0, refused = 0 } = {}) {
  const store = createStore((task) => task());
  let time = 0;
  const clock = {
    now: () => time,
    wait: async (/** @type {number} */ ms) => {
      time += Math.max(0, ms);
    },
  };
  /** @type {{at: number, time: number}[]} */
  const asked = [];
  /** @type {any[]} */
  const failures = [];
  /** @param {string} query @returns {Promise<any>} */
  const call = async (query) => {
    const at = Number(query.slice("at=".length));
    asked.push({ at, time });
    await clock.wait(takes);
    if (refused-- > 0) return { ok: false, error: { code: "too-many" } };
    if (at > 900) return { ok: false, error: { code: "no-such-commit" } };
    return { ok: true, value: { at } };
  };
  const lookBack = createLookBack(store, call, (error) => failures.push({ error }), clock);
  return { store, asked, failures, lookBack };
}

test("a few quick steps are all shown at once", async () => {
  const { store, asked, lookBack } = table();
  for (const at of [0, 1, 2, 3]) await lookBack.to(at);
  assert.deepEqual(
    asked,
    [0, 1, 2, 3].map((at) => ({ at, time: 0 })),
  );
  assert.equal(store.state.history?.at, 3);
});

test("one position is asked for at a time, then the one wanted last", async () => {
  const { store, asked, lookBack } = table();
  const first = lookBack.to(0);
  for (let at = 1; at < 30; at++) lookBack.to(at);
  await first;
  assert.deepEqual(
    asked.map(({ at }) => at),
    [0, 29],
  );
  assert.equal(store.state.history?.at, 29);
});

test("however long a key is held, no more is asked than the server gives", async () => {
  const { asked, lookBack } = table({ takes: 10 });
  for (let at = 0; at < 100; at++) await lookBack.to(at);
  for (const [n, { time }] of asked.entries()) assert.ok(n < 8 + time / 250);
});

test("who is refused asks again and is told nothing of it", async () => {
  const { store, asked, failures, lookBack } = table({ refused: 2 });
  await lookBack.to(5);
  assert.deepEqual(
    asked,
    [0, 1000, 2000].map((time) => ({ at: 5, time })),
  );
  assert.equal(store.state.history?.at, 5);
  assert.deepEqual(failures, []);
});

test("any other failure is told, once", async () => {
  const { failures, lookBack } = table();
  await lookBack.to(901);
  assert.equal(failures.length, 1);
});

test("an answer that comes after the look back was ended is not shown", async () => {
  const { store, lookBack } = table();
  const asking = lookBack.to(4);
  lookBack.end();
  await asking;
  assert.equal(store.state.history, null);
});
