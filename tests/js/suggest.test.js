import assert from "node:assert/strict";
import { test } from "node:test";
import { createSuggestions } from "../../static/js/match/suggest.js";
import { mayDoTheRest } from "../../static/js/panel/help.js";
import { createStore } from "../../static/js/state/store.js";

/** @param {number} n @returns {any} */
const place = (n) => ({ action: { type: "place", n }, final: false });
const done = { action: { type: "done" }, final: true };

/** A table at which three steps are suggested, then Done. */
function table() {
  const store = createStore((task) => task());
  /** @type {any[]} */
  const sent = [];
  const frame = (/** @type {number} */ v, key = "ask") =>
    /** @type {any} */ ({ v, choices: { prompt: { key }, actions: [] } });
  store.update({ live: "live", frame: frame(1) });
  /** @returns {Promise<any>} */
  const call = async () => {
    const v = store.state.frame?.v ?? 0;
    return { ok: true, value: { v, choice: v > 3 ? done : place(v) } };
  };
  /** @param {any[]} choices */
  const send = (choices) => {
    sent.push(...choices);
    store.update({ pending: /** @type {any} */ ([{}]) });
    queueMicrotask(() =>
      store.update({ pending: [], frame: frame((store.state.frame?.v ?? 0) + 1) }),
    );
  };
  return { store, sent, suggestions: createSuggestions(store, call, send), frame };
}

test("a suggested step is told and marked, and not taken", async () => {
  const { store, sent, suggestions } = table();
  await suggestions.step();
  assert.deepEqual(sent, []);
  assert.equal(store.state.suggested, JSON.stringify(place(1).action));
});

test("a machine's own reason is told before one that the game works out", async () => {
  const { store } = table();
  const own = { key: "because-own" };
  const asked = async () => ({ key: "why-worked-out" });
  store.update({ frame: /** @type {any} */ ({ ...store.state.frame, view: {} }) });
  for (const reason of [own, null]) {
    /** @type {any} */
    const answer = { ok: true, value: { v: 1, choice: place(1), reason } };
    await createSuggestions(
      store,
      async () => answer,
      () => {},
      asked,
    ).step();
    assert.deepEqual(store.state.advised?.reason, reason ?? { key: "why-worked-out" });
  }
});

test("the rest is taken up to the final choice, which is only pointed at", async () => {
  const { store, sent, suggestions } = table();
  await suggestions.rest();
  assert.deepEqual(sent, [place(1), place(2), place(3)]);
  assert.equal(store.state.suggested, JSON.stringify(done.action));
});

test("the rest goes on where a step leads to another question of the same plan", async () => {
  const { store, sent, frame } = table();
  const prompts = ["ship-or-march", "march", "march"];
  /** @returns {Promise<any>} */
  const call = async () => {
    const v = store.state.frame?.v ?? 0;
    return { ok: true, value: { v, choice: v > 2 ? done : place(v) } };
  };
  const send = (/** @type {any[]} */ choices) => {
    sent.push(...choices);
    const v = (store.state.frame?.v ?? 0) + 1;
    store.update({ frame: frame(v, prompts[v - 1]) });
  };
  store.update({ frame: frame(1, prompts[0]) });
  await createSuggestions(store, call, send).rest();
  assert.deepEqual(sent, [place(1), place(2)]);
});

test("nothing is taken on a board that is not live", async () => {
  const { store, sent, suggestions } = table();
  store.update({ live: "lost" });
  await suggestions.rest();
  assert.deepEqual(sent, []);
});

test("a suggestion for an older board is dropped", async () => {
  const { store, sent, frame } = table();
  /** @returns {Promise<any>} */
  const late = async () => {
    store.update({ frame: frame(9) });
    return { ok: true, value: { v: 1, choice: place(1) } };
  };
  await createSuggestions(store, late, (choices) => sent.push(...choices)).step();
  assert.deepEqual(sent, []);
});

test("the rest is offered only where it may be more than the one press", () => {
  const may = (/** @type {any[]} */ actions, /** @type {any} */ advised = null) => {
    const suggested = advised ? JSON.stringify(advised.action) : "";
    const state = { suggested, advised: advised && { choice: advised, reason: null } };
    const frame = { choices: { actions } };
    return mayDoTheRest(
      /** @type {any} */ (state),
      /** @type {any} */ (frame),
      /** @type {any} */ ({}),
    );
  };
  const fire = { action: { type: "fire" }, final: true };
  assert.equal(may([fire, done]), false);
  assert.equal(may([place(1), done]), true);
  assert.equal(may([place(1), done], place(1)), true);
  assert.equal(may([place(1), done], done), false);
});
