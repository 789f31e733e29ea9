import assert from "node:assert/strict";
import { test } from "node:test";
import { idle } from "../../static/games/madison/advice.js";
import { answerIdle } from "../../static/js/match/idle.js";
import { createStore, isPassedFor } from "../../static/js/state/store.js";

const pass = { action: { type: "pass", until: "" }, final: true };
const longer = { action: { type: "pass", until: "turn" }, final: true };
const orders = { action: { type: "open-orders" }, final: false };
const react = { action: { type: "react", card: "13" }, final: true };

/** What is sent when the American is asked. @param {any[]} actions @param {object} [more] of the frame @param {object} [told] of the store */
function sent(actions, more = {}, told = {}) {
  const store = createStore((task) => task());
  /** @type {any[]} */
  const all = [];
  const game = /** @type {any} */ ({ sides: ["us", "gb"], advice: { idle } });
  const shownOf = answerIdle(store, (choices) => all.push(...choices), game);
  const choices = { prompt: { key: "ask" }, actions };
  const frame = { v: 3, viewer: "us", status: "running", view: {}, machines: { gb: "commander" } };
  store.update({
    live: "live",
    frame: shownOf(/** @type {any} */ ({ ...frame, choices, ...more })),
    ...told,
  });
  store.update({ note: null });
  return all;
}

/** A page that was asked what it can only pass. */
function askedToPass() {
  const store = createStore((task) => task());
  const game = /** @type {any} */ ({ sides: ["us", "gb"], advice: { idle } });
  /** @type {any[]} */
  const all = [];
  const shownOf = answerIdle(store, (choices) => all.push(...choices), game);
  const machines = { gb: "commander" };
  const choices = { prompt: { key: "ask" }, actions: [pass, orders] };
  const frame = /** @type {any} */ ({ v: 3, viewer: "us", status: "running", view: {}, machines });
  const come = () => store.update({ live: "live", frame: shownOf({ ...frame, choices }) });
  come();
  return { store, all, come, choices };
}

test("while the page passes for its player nothing is asked of them", () => {
  const { store } = askedToPass();
  assert.equal(store.state.frame?.choices, null);
  assert.ok(isPassedFor(store.state));
});

test("what was refused once is asked of the player, and is not answered again", () => {
  const { store, all, come, choices } = askedToPass();
  store.update({ note: { kind: "look", text: "a place" } });
  assert.equal(store.state.frame?.choices, null);
  store.update({ note: { kind: "refusal", text: "no" } });
  assert.deepEqual(store.state.frame?.choices, choices);
  assert.ok(!isPassedFor(store.state));
  come();
  assert.deepEqual(store.state.frame?.choices, choices);
  assert.deepEqual(all, [pass]);
});

test("who can only pass against a machine passes, once", () => {
  assert.deepEqual(sent([pass, longer, orders]), [pass]);
});

test("who holds something to play is asked", () => {
  assert.deepEqual(sent([pass, longer, react]), []);
});

test("against a person one is asked, whatever one holds", () => {
  assert.deepEqual(sent([pass, longer], { machines: {} }), []);
});

test("nothing is answered for who watches, looks back or is not live, nor while motions play", () => {
  assert.deepEqual(sent([pass], { viewer: "public" }), []);
  assert.deepEqual(sent([pass], {}, { live: "lost" }), []);
  assert.deepEqual(sent([pass], {}, { history: /** @type {any} */ ({}) }), []);
  assert.deepEqual(sent([pass], {}, { scene: /** @type {any} */ ({}) }), []);
});
