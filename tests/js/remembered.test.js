// What is remembered of a place: said once, with its number.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rememberedAt } from "../../static/js/board/remembered.js";

const when = { key: "turn", params: { n: 5 } };
const seen = (/** @type {string} */ kind, at = ["AB"], from = "AB") => ({
  piece: { kind, side: "gb", at: from, group: "", cv: 3, max: 3 },
  when,
  at,
});
const t = (/** @type {string} */ key, params = {}) => `${key} ${Object.values(params).join(" ")}`;
const context = /** @type {any} */ ({
  t,
  sheet: {},
  game: {
    pieces: { face: (/** @type {any} */ { kind }) => ({ words: kind }) },
    places: { key: (/** @type {string} */ id) => id },
  },
});

test("what was seen alike is told by one line, each kind with its number", () => {
  const twelve = Array.from({ length: 12 }, () => seen("infantry"));
  const told = rememberedAt(/** @type {any} */ ([...twelve, seen("rangers")]), "AB", context);
  assert.equal(told.length, 1);
  assert.match(told[0], /^board-seen-here .*board-seen-times 12 infantry; rangers$/);
});

test("what came from elsewhere, or may be elsewhere, is told apart", () => {
  const all = [seen("a"), seen("b", ["AB"], "SF"), seen("c", ["AB", "SF"]), seen("d", ["SF"])];
  const told = rememberedAt(/** @type {any} */ (all), "AB", context);
  const keys = told.map((line) => line.split(" ")[0]);
  assert.deepEqual(keys, ["board-seen-here", "board-seen-came", "board-seen-perhaps"]);
});

test("a strength that may have grown since is told as no certain one", () => {
  const grown = { ...seen("infantry"), may_have_grown: true };
  const [told] = rememberedAt(/** @type {any} */ ([grown]), "AB", context);
  assert.match(told, /board-seen-grown infantry$/);
});
