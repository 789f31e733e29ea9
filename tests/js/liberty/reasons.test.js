import assert from "node:assert/strict";
import { test } from "node:test";
import { reason } from "../../../static/games/liberty/reasons.js";

/** @type {any} */
const sheet = {
  blocks: [],
  cards: [{ id: "c3", kind: "action", value: 3 }],
  west_indies: [],
  hexes: [
    { id: "A1", town: { side: "am", value: 1 } },
    { id: "B1", town: { side: "gb", value: 2 } },
    { id: "C1", town: { side: "am", value: 3 } },
  ],
  sides: [
    { a: "A1", b: "B1", terrain: "clear" },
    { a: "B1", b: "C1", terrain: "clear" },
  ],
};
/** @type {any} */
const card = { action: { type: "play-card", card: "c3" } };
/** @param {Record<string, number>} armies */
const told = (armies) => {
  const view = { side: "gb", held: {}, armies };
  return reason(card, /** @type {any} */ (view), sheet);
};

test("a card's actions are for the greatest enemy town that lies open beside one's own", () => {
  const params = { value: 3, at: "@liberty-at-c1" };
  assert.deepEqual(told({ "gb@B1": 1 }), { key: "liberty-why-actions-open", params });
});

test("where none lies open they are for what the enemy could take", () => {
  const params = { value: 3, at: "@liberty-at-b1" };
  const armies = { "gb@B1": 1, "am@A1": 1, "am@C1": 1 };
  assert.deepEqual(told(armies), { key: "liberty-why-actions-guard", params });
});

test("else they are only counted", () => {
  assert.deepEqual(told({}), { key: "liberty-why-actions", params: { value: 3, at: "" } });
});

/** @param {string} to @param {Record<string, number>} armies @param {any} [more] */
const moved = (to, armies, more = {}) => {
  const view = { side: "gb", held: {}, turn_number: 1, armies, ...more };
  const move = /** @type {any} */ ({ action: { type: "move", block: "b", to } });
  return reason(move, /** @type {any} */ (view), sheet);
};

test("a move's reason is what it takes or keeps from the enemy beside it", () => {
  assert.deepEqual(moved("A1", { "gb@B1": 1 }), {
    key: "liberty-why-take",
    params: { at: "@liberty-at-a1", value: 1 },
  });
  assert.deepEqual(moved("B1", { "am@A1": 1, "am@C1": 1 }), {
    key: "liberty-why-guard",
    params: { at: "@liberty-at-b1", value: 2 },
  });
});

test("to a place that is worth nothing it is what can be taken from there, or there is none", () => {
  const of = (/** @type {number} */ value) => ({
    ...sheet,
    hexes: sheet.hexes.map((/** @type {any} */ hex) =>
      hex.id === "B1" ? { id: "B1", town: { side: "gb", value } } : hex,
    ),
  });
  const told = (/** @type {Record<string, number>} */ armies) =>
    reason(
      /** @type {any} */ ({ action: { type: "move", block: "b", to: "B1" } }),
      /** @type {any} */ ({ side: "gb", held: {}, turn_number: 5, armies }),
      of(0),
    );
  const params = { at: "@liberty-at-c1", value: 3 };
  assert.deepEqual(told({ "am@A1": 1 }), { key: "liberty-why-reaches", params });
  assert.equal(told({ "am@A1": 1, "am@C1": 1 }), null);
});
