import assert from "node:assert/strict";
import { test } from "node:test";
import { closed, fanned, ranks } from "../../static/js/board/ranks.js";

const block = { w: 24, h: 25 };
const line = (/** @type {number} */ count, how = {}) => ({
  sizes: Array.from({ length: count }, () => block),
  ...how,
});

test("blocks stand in ranks as even as can be", () => {
  assert.deepEqual(ranks([], 3), []);
  const lengths = (/** @type {number} */ count, /** @type {number} */ widest) =>
    ranks(Array.from({ length: count }), widest).map((rank) => rank.length);
  assert.deepEqual(lengths(4, 3), [2, 2]);
  assert.deepEqual(lengths(5, 3), [3, 2]);
  assert.deepEqual(lengths(12, 4), [4, 4, 4]);
});

test("a stack's middle is the middle of its lines", () => {
  const spots = closed([line(2, { seen: 13 }), line(2)]).flat();
  for (const axis of /** @type {const} */ (["x", "y"])) {
    const all = spots.map((spot) => spot[axis]);
    assert.equal(Math.min(...all) + Math.max(...all), 0);
  }
});

test("a rear rank shows what it is asked to, above the rank before it", () => {
  const [rear, front] = closed([line(2, { seen: 13 }), line(1)]);
  assert.equal(front[0].y - rear[0].y, 13);
});

test("a piece lies over the one before it by its lap", () => {
  const [[a, b, c]] = closed([line(3, { lap: 7 })]);
  assert.deepEqual([b.x - a.x, c.x - b.x], [17, 17]);
});

test("no two pieces of a fanned stack overlap", () => {
  const spots = fanned([line(3, { seen: 13 }), line(3, { lap: 9 }), line(2)]).flat();
  for (const [n, a] of spots.entries()) {
    for (const b of spots.slice(n + 1)) {
      assert.ok(Math.abs(a.x - b.x) >= block.w || Math.abs(a.y - b.y) >= block.h);
    }
  }
});
