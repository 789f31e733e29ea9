// Why the Commander would make a choice: from what the player sees.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reason } from "../../../static/games/madison/reasons.js";

const sheet = /** @type {any} */ ({
  blocks: [
    { id: "a", kind: "regular", strength: 4, reduced: 2, letter: "B" },
    { id: "b", kind: "regular", strength: 3, reduced: 1, letter: "B" },
  ],
  spaces: [
    { id: "here", side: "us", value: 1 },
    { id: "there", side: "gb", value: 2 },
    { id: "taken", side: "gb", value: 3 },
  ],
  cards: [{ id: "7", value: 2, kinds: ["winter"] }],
  lakes: [{ id: "erie", box: "box_erie" }],
});
const unit = (/** @type {string} */ at, more = {}) => ({
  side: "us",
  kind: "regular",
  max: 2,
  cv: 2,
  at,
  ...more,
});
const view = /** @type {any} */ ({
  side: "us",
  ask: "play",
  blocks: { a: unit("here", { cv: 1 }), b: unit("here", { cv: 1 }) },
  seized: { taken: "us" },
  unsupplied: ["b"],
});

/** @param {Record<string, unknown>} action @param {Record<string, unknown>} [more] */
function why(action, more = {}) {
  const choice = /** @type {any} */ ({ action, final: false });
  return reason(choice, { ...view, ...more }, sheet);
}

test("a card that restores counts the reduced regulars that are in supply", () => {
  const told = why({ type: "use-card", card: "7", use: "restore" });
  assert.deepEqual(told, { key: "madison-why-restore", params: { reduced: 1, value: 2 } });
});

test("a winter card is kept because it is one", () => {
  assert.equal(why({ type: "use-card", card: "7", use: "hold" })?.key, "madison-why-hold-winter");
});

test("a march attacks, takes what nobody defends, or comes nearer", () => {
  const attacks = { there: { attack: 8, defence: 3 } };
  const go = (/** @type {string} */ to, more = {}) => why({ type: "march", to }, more)?.key;
  assert.equal(go("there", { ask: "move", attacks }), "madison-why-attack");
  assert.equal(go("there", { ask: "move" }), "madison-why-undefended");
  assert.equal(go("taken", { ask: "move" }), "madison-why-nearer");
});

test("a fleet sails where no enemy is, or where it is the stronger", () => {
  const told = why({ type: "sail", to: "box_erie" }, { ask: "move" });
  assert.deepEqual(told?.params, { lake: "@madison-lake-erie", ships: 0 });
});
