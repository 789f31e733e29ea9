import assert from "node:assert/strict";
import { test } from "node:test";
import {
  arrowHead,
  bow,
  pathOf,
  pieceScale,
  rows,
  shortened,
  standing,
} from "../../static/js/board/geometry.js";

const block = { w: 20, h: 24 };

test("blocks stand in rows of at most four, as even as can be", () => {
  assert.deepEqual(rows([]), []);
  assert.deepEqual(
    rows([1, 2, 3, 4, 5]).map((row) => row.length),
    [3, 2],
  );
  assert.deepEqual(
    rows(Array.from({ length: 12 })).map((row) => row.length),
    [4, 4, 4],
  );
});

test("a stack to the north ends above the mark and is centred", () => {
  const [line] = standing("N", 10, [[block, block]]);
  assert.deepEqual(line, [
    { x: -11, y: -22 },
    { x: 11, y: -22 },
  ]);
});

test("a stack to the east begins right of the mark", () => {
  const [line] = standing("E", 10, [[block]]);
  assert.deepEqual(line, [{ x: 20, y: 0 }]);
});

test("a stack to the west ends left of the mark", () => {
  const [line] = standing("W", 10, [[block]]);
  assert.deepEqual(line, [{ x: -20, y: 0 }]);
});

test("no two pieces of a stack overlap", () => {
  for (const side of ["N", "E", "S", "W", "NE", "NW", "SE", "SW", "C"]) {
    const spots = standing(side, 10, [[block, block, block], [block, block], [block]]).flat();
    for (const [n, a] of spots.entries()) {
      for (const b of spots.slice(n + 1)) {
        assert.ok(Math.abs(a.x - b.x) >= block.w || Math.abs(a.y - b.y) >= block.h);
      }
    }
  }
});

test("pieces grow more slowly than the land", () => {
  const [far, near] = [0.5, 4].map((scale) => scale * pieceScale(scale));
  assert.ok(near > far);
  assert.ok(near / far < 4 / 0.5);
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
