// Which arrows lie on the map while one plans, and what is told on it once the mouse has left.
import assert from "node:assert/strict";
import { test } from "node:test";
import { arrowsOf } from "../../static/js/match/draw.js";
import { hover } from "../../static/js/match/telling.js";

const arrow = (/** @type {string} */ kind) => ({ key: kind, kind, path: ["A1", "B1"], count: 1 });
const context = /** @type {any} */ ({
  game: {
    pieces: { arrows: () => [arrow("last gb "), arrow("now am try")] },
    log: { opensTurn: () => false },
  },
});
const seen = (/** @type {object[]} */ steps) =>
  /** @type {any} */ ({
    frame: { status: "running", viewer: "am", log: [], draft: { steps } },
    history: null,
  });
const kinds = (/** @type {object[]} */ steps) =>
  arrowsOf(seen(steps), /** @type {any} */ ({}), context).map(({ kind }) => kind);

test("arrows of the turn before lie there until one plans", () => {
  assert.deepEqual(kinds([]), ["last gb ", "now am try"]);
  assert.deepEqual(kinds([{ type: "move" }]), ["now am try"]);
});

test("what a press told leaves the map with the mouse, a refusal is read on", () => {
  const after = (/** @type {string} */ kind, /** @type {boolean} */ hasLeft) => {
    const state = { note: { kind, text: "", at: ["block:howe"] }, chooser: null };
    const update = (/** @type {object} */ changes) => Object.assign(state, changes);
    hover(/** @type {any} */ ({ store: { state, update } }), [], "", hasLeft);
    return state.note?.kind ?? "";
  };
  assert.equal(after("look", true), "");
  assert.equal(after("look", false), "look");
  assert.equal(after("refusal", true), "refusal");
});
