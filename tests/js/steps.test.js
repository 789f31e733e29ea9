// A plan's steps as they are shown: those that a game tells as one are taken back together.
import assert from "node:assert/strict";
import { test } from "node:test";
import { groupsOf, takenBack } from "../../static/js/state/steps.js";

const game = /** @type {any} */ ({
  log: {
    isOneStep: (/** @type {any} */ before, /** @type {any} */ step) =>
      before.type === "take" && step.type === "take",
  },
});
const steps = ["use", "take", "take", "take", "march"].map((type) => ({ type }));

test("steps of one kind that follow each other are one", () => {
  assert.deepEqual(
    groupsOf(steps, game).map(({ first, steps: some }) => [first, some.length]),
    [
      [0, 1],
      [1, 3],
      [4, 1],
    ],
  );
});

test("a group is taken back from its last step on, the last of all without a number", () => {
  assert.deepEqual(takenBack(steps, game, 1), [3, 2, 1]);
  assert.deepEqual(takenBack(steps, game), [4]);
  assert.deepEqual(takenBack([], game), []);
  assert.deepEqual(takenBack(steps, /** @type {any} */ ({ log: {} }), 2), [2]);
});
