// Where points are seen beside what covers a part of the map.
import assert from "node:assert/strict";
import { test } from "node:test";
import { best, clearCorner, fullest, reach } from "../../static/js/board/clear.js";

const ROOM = { l: 0, t: 400, r: 1000, b: 800 };

test("what is seen already is left where it is", () => {
  assert.deepEqual(reach([{ x: 500, y: 600 }], ROOM), { zoom: 1, dx: 0, dy: 0 });
});

test("what is covered comes out by the shortest way, its pieces with it", () => {
  const { zoom, dx, dy } = reach([{ x: 500, y: 300 }], ROOM);
  assert.deepEqual([zoom, dx], [1, 0]);
  assert.ok(300 + dy > 440 && 300 + dy < 500);
});

test("what is too far apart comes together", () => {
  const points = [
    { x: 0, y: 600 },
    { x: 2000, y: 600 },
  ];
  const { zoom, dx } = reach(points, ROOM);
  assert.ok(zoom < 0.5);
  for (const { x } of points) {
    const now = 1000 + (x - 1000) * zoom + dx;
    assert.ok(now >= 0 && now <= 1000, String(now));
  }
});

test("a card stays at its edge where the other would save little", () => {
  const rooms = [
    { isLow: false, room: ROOM },
    { isLow: true, room: { l: 0, t: 0, r: 1000, b: 400 } },
  ];
  const of = (/** @type {{x: number, y: number}} */ point) => (/** @type {any} */ room) =>
    reach([point], room);
  assert.equal(best(rooms, of({ x: 500, y: 430 }), false).isLow, false);
  assert.equal(best(rooms, of({ x: 500, y: 430 }), true).isLow, true);
  assert.equal(best(rooms, of({ x: 500, y: 120 }), false).isLow, true);
});

test("a window that can't see all points sees the most of them", () => {
  const crowd = [
    { x: 0, y: 0 },
    { x: 10, y: 90 },
    { x: 14, y: 94 },
    { x: 20, y: 100 },
  ];
  assert.deepEqual(fullest(crowd, { w: 50, h: 50 }), { x: 15, y: 95 });
  assert.deepEqual(fullest(crowd, { w: 50, h: 200 }), { x: 10, y: 50 });
});

test("a window that must show one thing sees the most of the others beside it", () => {
  const [must, ...others] = [
    { x: 100, y: 0 },
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 20, y: 0 },
    { x: 130, y: 0 },
  ];
  const size = { w: 85, h: 10 };
  assert.deepEqual(fullest([...others, must], size), { x: 10, y: 0 });
  assert.deepEqual(fullest([...others, must], size, [must]), { x: 60, y: 0 });
});

test("a card goes to a corner where it covers nothing, the one that it lies in first", () => {
  const [pane, card] = [
    { w: 1000, h: 800 },
    { w: 500, h: 250 },
  ];
  const margins = { edge: 12, buttons: 72 };
  const now = { isLow: false, isRight: false };
  const corner = (/** @type {{x: number, y: number}[]} */ points) =>
    clearCorner(points, pane, card, margins, now);
  assert.deepEqual(corner([{ x: 900, y: 400 }]), now);
  assert.deepEqual(corner([{ x: 200, y: 100 }]), { isLow: true, isRight: false });
  const left = [
    { x: 100, y: 100 },
    { x: 100, y: 700 },
  ];
  assert.deepEqual(corner(left), { isLow: false, isRight: true });
  assert.equal(corner([...left, { x: 900, y: 100 }, { x: 900, y: 700 }]), undefined);
  assert.equal(corner([{ x: -5, y: 100 }]), null);
});
