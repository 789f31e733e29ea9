import assert from "node:assert/strict";
import { test } from "node:test";
import { countsOf, toldFigures, wrongness } from "../../static/js/panel/minds.js";

const t = (/** @type {string} */ key, /** @type {object} */ params = {}) =>
  [key, ...Object.values(params)].join(" ");

test("what is wrong for sure and by guess is wrong", () => {
  const counts = countsOf({ sure: 2, sure_wrong: 1, guessed_wrong: 3 });
  assert.deepEqual(counts, { sure: 2, guessed: 0, wrong: 4, unknown: 0 });
});

test("a side is as wrong as it places nobody rightly", () => {
  assert.equal(wrongness({ sure: 1, guessed: 1, guessed_wrong: 1, unknown: 1 }), 0.5);
  assert.equal(wrongness({ unknown: 7 }), 1);
  assert.equal(wrongness({ sure: 7 }), 0);
});

test("where nobody stands nobody is wrong", () => {
  assert.equal(wrongness({}), 0);
  assert.equal(toldFigures({}, t), "board-mind-nobody");
});

test("only what there is is told", () => {
  const told = toldFigures({ sure: 2, unknown: 3 }, t);
  assert.equal(told, "board-mind-right 2 5, board-mind-sure 2, board-mind-unknown 3");
});
