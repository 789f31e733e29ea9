// Counters that move are drawn as those that lie still.

import assert from "node:assert/strict";
import { test } from "node:test";
import { change } from "../../../static/games/madison/motions.js";

const NO_DICE = { dice: 0, hitsOn: 0 };
const SHEET = /** @type {any} */ ({
  blocks: [{ id: "gb_41", side: "gb" }],
  spaces: [
    { id: "sandwich", value: 1 },
    { id: "london", value: 3 },
  ],
  lakes: [],
});
/** @param {string} at @returns {any} */
const view = (at) => ({ blocks: { gb_41: { at, cv: 2, max: 2, kind: "regular", side: "gb" } } });

test("a counter under way has the style of a counter", () => {
  const motion = /** @type {any} */ ({ type: "moved", path: ["sandwich", "london"], count: 1 });
  const told = { motion, roll: NO_DICE, side: "gb", truth: view("london"), sheet: SHEET };
  const made = change(view("sandwich"), /** @type {any} */ (told));
  assert.equal(made.faces.length, 1);
  assert.deepEqual(made.kind.split(" "), ["block", "counter", "gb"]);
});

test("what is foreseen of a battle goes with the round that is shown", () => {
  const fought = (/** @type {number} */ round) => ({
    ...view("london"),
    battle: { at: "london", round },
    naval: null,
    forecast: { attack: round, defence: 1, modifiers: [] },
  });
  for (const type of ["rolled", "met"]) {
    const told = {
      motion: { type, at: "london" },
      roll: NO_DICE,
      side: "us",
      truth: fought(2),
      sheet: SHEET,
    };
    const { landed } = change(/** @type {any} */ (fought(1)), /** @type {any} */ (told));
    assert.deepEqual([landed.battle?.round, landed.forecast?.attack], [2, 2]);
  }
});
