// What follows from an answer of Liberty, or where there is only one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { completes, idle } from "../../../static/games/liberty/completing.js";
import { called } from "../../../static/games/liberty/winter.js";

const asked = (/** @type {any[]} */ ...actions) => /** @type {any} */ ({ actions, prompt: {} });
const seen = (/** @type {string} */ ask) => /** @type {any} */ ({ ask, pool: {}, options: {} });
const done = (left = 0) => ({ action: { type: "done" }, final: true, label: { params: { left } } });
const next = (/** @type {string} */ at) => ({
  action: { type: "put-next", at },
  final: false,
  label: { key: "liberty-fight-next", params: { at } },
});
const leave = (/** @type {string} */ block) => ({ action: { type: "leave", block }, final: false });
const types = (/** @type {any[]} */ choices) =>
  choices.map(({ action }) => `${action.type} ${action.at ?? ""}`.trim());

test("the last battle but one fixes an order; before it there is a choice", () => {
  const order = seen("order");
  const two = asked(next("B5"), next("C4"));
  assert.deepEqual(types(completes(next("C4"), order, two)), ["put-next B5", "done"]);
  assert.deepEqual(called(next("C4"), order, two), {
    key: "liberty-fight-both",
    params: { at: "C4", last: "B5" },
  });
  const three = asked(next("B5"), next("C4"), next("D3"));
  assert.deepEqual(completes(next("C4"), order, three), []);
  assert.equal(called(next("C4"), order, three), null);
  assert.deepEqual(types(completes(next("C4"), order, asked(next("C4")))), ["done"]);
});

test("the last block that leaves ends the retreat, and no other does", () => {
  const way = leave("howe");
  assert.deepEqual(types(completes(way, seen("withdraw"), asked(way, done(1)))), ["done"]);
  assert.deepEqual(completes(way, seen("withdraw"), asked(way, done(2))), []);
  assert.deepEqual(completes(way, seen("fight"), asked(way)), []);
});

test("an offer in winter is all that is said of prisoners, unless one may force their exchange", () => {
  const offer = /** @type {any} */ ({ action: { type: "offer-trade" }, final: true });
  const winter = seen("exchange");
  assert.deepEqual(types(completes(offer, winter, asked(offer, done()))), ["done"]);
  assert.deepEqual(completes(offer, seen("move"), asked(offer, done())), []);
  const forced = { ...winter, options: { forced_exchange: "on" } };
  assert.deepEqual(completes(offer, forced, asked(offer, done())), []);
});

test("who can do nothing else is done, and is asked where there is anything to choose", () => {
  assert.equal(idle(seen("regroup"), asked(done(2)))?.action.type, "done");
  assert.equal(idle(seen("disband"), asked(done()))?.action.type, "done");
  assert.equal(idle(seen("regroup"), asked(leave("howe"), done(1))), null);
  assert.equal(idle(seen("move"), asked(done())), null);
  assert.equal(idle(seen("exchange"), asked(done())), null);
});
