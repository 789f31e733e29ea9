import assert from "node:assert/strict";
import { test } from "node:test";
import { keepMemory } from "../../static/js/match/memory.js";
import { createStore } from "../../static/js/state/store.js";

const MET = { n: 2, motions: [{ type: "met" }] };

/** @param {object[]} log */
function opened(log) {
  const page = { hidden: false, addEventListener: () => {} };
  Object.assign(globalThis, { document: page });
  const store = createStore(
    (task) => task(),
    () => "",
  );
  /** @type {(() => void)[]} */
  const waiting = [];
  const count = { asked: 0 };
  const call = async () => {
    count.asked += 1;
    return /** @type {any} */ ({ ok: true, value: { sightings: [{ at: ["erie"] }] } });
  };
  keepMemory(store, call, (task) => waiting.push(task));
  const frame = { match: "m", viewer: "us", v: 1, status: "running", view: {}, options: {}, log };
  store.receive(/** @type {any} */ (frame));
  return { store, waiting, count };
}

test("who comes back after a battle is told at once what they have seen", async () => {
  for (const log of [[{ n: 1 }, MET], [{ n: 40 }]]) {
    const { store, count } = opened(log);
    await Promise.resolve();
    assert.equal(count.asked, 1);
    assert.equal(store.state.memory.length, 1);
  }
});

test("where nothing was fought yet the first load is over before it is asked", async () => {
  const { store, waiting, count } = opened([{ n: 1 }]);
  store.update({});
  assert.equal(count.asked, 0);
  for (const task of waiting.splice(0)) task();
  await Promise.resolve();
  assert.equal(count.asked, 1);
});
