// A press while an answer is under way: it waits, and is judged by what the answer makes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createWaitingPresses } from "../../static/js/match/waiting.js";
import { createStore } from "../../static/js/state/store.js";

const march = (/** @type {string} */ to, final = false) => ({
  action: { type: "march", to },
  final,
  at_once: final,
  target: `space:${to}`,
});
/** @param {number} v @param {object[]} actions @returns {any} */
const frame = (v, actions, key = "move") => ({
  v,
  view: { inHand: "block:us1" },
  choices: { prompt: { key }, actions },
  draft: { steps: [{}] },
});
const game = /** @type {any} */ ({
  advice: {
    inHand: (/** @type {any} */ view) => view.inHand,
    goesOn: (/** @type {string} */ held) => held === "block:us1",
    onward: (/** @type {any} */ { paths }) => new Map(paths),
  },
});
const known = (/** @type {number} */ version) => ({ version, of: { "block:us1": null } });
const ERIE = { names: ["space:erie"], additive: false };
const YORK = { names: ["space:york"], additive: false };

/** @param {object} state */
function table(state) {
  const store = createStore(() => {});
  store.update(/** @type {any} */ ({ live: "live", ...state }));
  store.flush();
  /** @type {string[]} */
  const done = [];
  const clock = { now: 0 };
  const press = createWaitingPresses(
    store,
    game,
    ({ names }) => void done.push(...names),
    () => clock.now,
  );
  const change = (/** @type {object} */ changes) => {
    store.update(/** @type {any} */ (changes));
    store.flush();
  };
  return { press, done, change, clock };
}

test("a press while an answer is under way is carried out once the answer is there", () => {
  const { press, done, change } = table({ frame: frame(1, []), pending: [{ key: "a" }] });
  press(ERIE);
  assert.deepEqual(done, []);
  change({ frame: frame(2, [march("erie")]), onward: known(2) });
  assert.deepEqual(done, []);
  change({ pending: [] });
  assert.deepEqual(done, ["space:erie"]);
});

test("a press on a place that is not the next step waits until it is known how far they go", () => {
  const { press, done, change } = table({ frame: frame(1, [march("erie")]) });
  press(ERIE);
  assert.deepEqual(done, ["space:erie"]);
  press(YORK);
  assert.deepEqual(done, ["space:erie"]);
  change({ onward: known(1) });
  assert.deepEqual(done, ["space:erie", "space:york"]);
});

test("a press that waited commits nothing in another position, and answers no other question", () => {
  const { press, done, change } = table({ frame: frame(1, []), pending: [{ key: "a" }] });
  press(ERIE);
  change({ frame: frame(2, [march("erie", true)]), onward: known(2), pending: [] });
  assert.deepEqual(done, []);
  change({ pending: [{ key: "b" }] });
  press(ERIE);
  change({ frame: { ...frame(3, [march("erie")], "retreat"), draft: null }, pending: [] });
  assert.deepEqual(done, []);
});

test("what is pressed twice while it is under way is done once, and who waits long is let go", () => {
  const { press, done, change, clock } = table({ frame: frame(1, [march("erie")]) });
  press(ERIE);
  change({ pending: [{ key: "a" }] });
  press(ERIE);
  change({ pending: [], onward: known(1) });
  assert.deepEqual(done, ["space:erie"]);
  change({ pending: [{ key: "b" }] });
  press(YORK);
  clock.now = 6000;
  change({ pending: [] });
  assert.deepEqual(done, ["space:erie"]);
});
