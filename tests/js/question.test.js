import assert from "node:assert/strict";
import { test } from "node:test";
import { createQuestionWatch } from "../../static/js/state/question.js";

/** @param {string} key @param {{steps?: number, told?: number, draw?: number}} [more] */
const frame = (key, { steps = 0, told = 1, draw = 0 } = {}) =>
  /** @type {any} */ ({
    game: "war1812",
    choices: key ? { prompt: { key } } : null,
    draft: { steps: Array(steps).fill({}) },
    outcome: null,
    log: [
      { n: told, message: { key: "war1812-line-passed" } },
      ...(draw ? [{ n: draw, message: { key: "line-draw-offered" } }] : []),
    ],
  });

test("a question after one that was answered is new, with a wait between them or without", () => {
  const isNew = createQuestionWatch();
  assert.ok(isNew(frame("a")));
  assert.ok(isNew(frame("b")));
  assert.ok(!isNew(frame("")));
  assert.ok(isNew(frame("b", { told: 4 })));
});

test("a step, its undo, a draw offer and a seal taken back are of the same question", () => {
  const isNew = createQuestionWatch();
  assert.ok(isNew(frame("a")));
  assert.ok(!isNew(frame("a-army", { steps: 1 })));
  assert.ok(!isNew(frame("a-army", { steps: 2 })));
  assert.ok(!isNew(frame("a")));
  assert.ok(!isNew(frame("a", { draw: 7 })));
  assert.ok(!isNew(frame("")));
  assert.ok(!isNew(frame("a")));
});
