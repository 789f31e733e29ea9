import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { disarm, disarmInTime } from "../../static/js/match/askedAgain.js";
import { createStore } from "../../static/js/state/store.js";

/** @type {any} */
const done = { action: { type: "done" }, final: true, confirm: { key: "sure" } };
const KEY = JSON.stringify(done.action);

/** @param {any} choice */
function armed(choice) {
  const store = createStore((task) => task());
  const frame = /** @type {any} */ ({ v: 1, view: {}, choices: { actions: [choice] } });
  store.update({ frame });
  disarmInTime(store, {});
  store.update({ sure: KEY, chooser: { choices: [choice], at: "zone:AB" } });
  return store;
}

test("a question that is asked once more is taken back after some seconds", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const store = armed(done);
  mock.timers.tick(3000);
  assert.equal(store.state.sure, KEY);
  mock.timers.tick(6000);
  assert.equal(store.state.sure, "");
  assert.equal(store.state.chooser, null);
  mock.timers.reset();
});

test("what is shown before it is pressed again stays", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const store = armed({ ...done, confirm: undefined });
  mock.timers.tick(60_000);
  assert.equal(store.state.sure, KEY);
  mock.timers.reset();
});

test("a question that was answered meanwhile is not taken back", () => {
  const store = armed(done);
  store.update({ sure: "another" });
  disarm(store, KEY);
  assert.equal(store.state.sure, "another");
});
