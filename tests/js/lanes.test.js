import assert from "node:assert/strict";
import { test } from "node:test";
import { aside, lanesOf, tagSpot } from "../../static/js/board/lanes.js";

const arrow = (/** @type {string} */ kind, /** @type {string[]} */ ...path) => ({
  key: `${kind} ${path}`,
  kind,
  path,
  count: 1,
});
const road = [
  { x: 0, y: 0 },
  { x: 50, y: 0 },
  { x: 100, y: 0 },
];

test("an arrow alone on its way lies on it", () => {
  const own = arrow("now gb", "a", "b");
  assert.deepEqual(lanesOf([own, arrow("now fr", "b", "c")]).get(own.key), [0]);
  assert.equal(aside(road, 0, "a", "b"), road);
});

test("the arrows of both sides on one way lie beside each other, whichever way they go", () => {
  const [gb, fr] = [arrow("now gb", "a", "b"), arrow("now fr", "b", "a")];
  const lanes = lanesOf([gb, fr]);
  const at = (/** @type {typeof gb} */ one, points = road) =>
    aside(points, lanes.get(one.key)?.[0] ?? 0, one.path[0], one.path[1]).map(({ y }) => y);
  const [there, back] = [at(gb), at(fr, road.toReversed())];
  assert.equal(new Set([...there, ...back]).size, 2);
  assert.equal(there[0], -back[0]);
});

test("several of one side that go the same way share a lane", () => {
  const [first, second] = [arrow("trace gb", "a", "b", "c"), arrow("trace gb", "a", "b")];
  const lanes = lanesOf([first, second, arrow("now us", "a", "b")]);
  assert.equal(lanes.get(first.key)?.[0], lanes.get(second.key)?.[0]);
  assert.notEqual(lanes.get(first.key)?.[0], 0);
  assert.equal(lanes.get(first.key)?.[1], 0);
});

test("the number of an arrow stands in its middle, or beside what lies there", () => {
  const half = { w: 8, h: 7 };
  assert.deepEqual(tagSpot(road, half, []), { x: 50, y: 0 });
  const ship = { l: 44, t: -10, r: 56, b: 10 };
  const { x } = tagSpot(road, half, [ship]);
  assert.ok(x - half.w >= ship.r || x + half.w <= ship.l, String(x));
  assert.ok(x > 15 && x < 85, String(x));
});

test("where pieces cover all of an arrow its number is where the least lies on it", () => {
  const all = { l: 0, t: -10, r: 100, b: 10 };
  const twice = { l: 0, t: -10, r: 75, b: 10 };
  assert.ok(tagSpot(road, { w: 8, h: 7 }, [all, twice]).x > 80);
});
