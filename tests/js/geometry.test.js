import assert from "node:assert/strict";
import { test } from "node:test";
import {
  arrowHead,
  bow,
  outOf,
  pathOf,
  pieceScale,
  scaleFor,
  shortened,
} from "../../static/js/board/geometry.js";

test("pieces grow more slowly than the land", () => {
  const [far, near] = [0.5, 4].map((scale) => scale * pieceScale(scale));
  assert.ok(near > far);
  assert.ok(near / far < 4 / 0.5);
});

test("the scale is known at which a piece has a size", () => {
  assert.equal((0.6 * pieceScale(0.6)).toFixed(3), "0.744");
  assert.equal(scaleFor(0.6 * pieceScale(0.6)).toFixed(3), "0.600");
});

test("an arrow stops short of its town", () => {
  const way = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 100, y: 0 },
  ];
  assert.deepEqual(shortened(way, 15).at(-1), { x: 85, y: 0 });
  assert.deepEqual(shortened(way, 50).at(-1), { x: 50, y: 0 });
  assert.deepEqual(shortened(way.slice(0, 2), 99), way.slice(0, 2));
});

test("an arrow ends where its way leaves a wide mark", () => {
  const half = { w: 24, h: 12 };
  const from = (/** @type {number} */ x, /** @type {number} */ y) =>
    outOf(
      [
        { x, y },
        { x: 0, y: 0 },
      ],
      half,
    );
  assert.deepEqual([from(100, 0), from(0, 100), from(5, 5)], [25, 13, 27]);
});

test("an arrow's head points where its way goes", () => {
  const way = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  assert.match(arrowHead(way, 5), /^15\.5,0\.0 /);
  assert.equal(pathOf(way), "M0.0 0.0L10.0 0.0");
});

test("a way over water begins and ends in its towns", () => {
  const way = bow({ x: 0, y: 0 }, { x: 10, y: 0 });
  assert.deepEqual(way[0], { x: 0, y: 0 });
  assert.deepEqual(way.at(-1), { x: 10, y: 0 });
});
