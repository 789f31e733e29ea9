// What motions of the log do to the pieces: which they are about, and whose face is drawn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { blocksMoved } from "../../static/js/games/motions.js";

const SHEET = {
  blocks: ["a", "b", "c"].map((id) => ({ id, side: "us" })),
  places: ["york", "london", "oxford"].map((id) => ({ id })),
};
const GROUND = {
  places: (/** @type {any} */ sheet) => sheet.places,
  stood: (/** @type {any} */ view) => view,
};
const FACES = {
  openBlock: (/** @type {any} */ { id }) => [id],
  blankBlock: () => ["blank"],
};

/** @param {Record<string, string>} at */
const view = (at) => ({
  blocks: Object.fromEntries(Object.entries(at).map(([id, where]) => [id, { at: where, cv: 1 }])),
});

/** @param {Record<string, string>} before @param {Record<string, string>} after @param {string} to */
function drawn(before, after, to, count = 1) {
  const way = { side: "us", sheet: SHEET, from: "york", to, count };
  const change = blocksMoved(
    /** @type {any} */ (view(before)),
    /** @type {any} */ (view(after)),
    /** @type {any} */ (way),
    GROUND,
    /** @type {any} */ (FACES),
  );
  return { faces: change.faces.flatMap((draw) => draw()), landed: change.landed.blocks };
}

test("a block that goes where a motion leads shows its face", () => {
  const { faces, landed } = drawn({ a: "york", b: "york" }, { a: "york", b: "london" }, "london");
  assert.deepEqual(faces, ["b"]);
  assert.equal(landed.b.at, "london");
});

test("a block that has gone on since shows its face on the way", () => {
  const { faces, landed } = drawn({ a: "york", b: "york" }, { a: "york", b: "oxford" }, "london");
  assert.deepEqual(faces, ["b"]);
  assert.equal(landed.b.at, "london");
});

test("a block that came back shows its face on the way", () => {
  const { faces, landed } = drawn({ a: "york", c: "oxford" }, { a: "york", c: "oxford" }, "london");
  assert.deepEqual(faces, ["a"]);
  assert.equal(landed.a.at, "london");
});

test("a block that the view doesn't know stays blank", () => {
  assert.deepEqual(drawn({ a: "oxford" }, { a: "oxford" }, "london", 2).faces, ["blank", "blank"]);
});
