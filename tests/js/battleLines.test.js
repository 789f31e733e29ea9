// What a frame that tells several rounds at once shows of each.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begun, linesTurnedUp, struckLine } from "../../static/games/war1812/battleLines.js";
import { change } from "../../static/games/war1812/motions.js";

const foot = (/** @type {number} */ cv, /** @type {object} */ more = {}) => ({
  kind: "infantry",
  max: 4,
  cv,
  ...more,
});
const strengths = (/** @type {{cv?: number}[]} */ line) => line.map(({ cv }) => cv);

test("a battle begins with those who stand in its town, as strong as they were", () => {
  const view = /** @type {any} */ ({
    side: "us",
    blocks: { us1: { ...foot(4), at: "york" }, us2: { ...foot(4), at: "london" } },
    towns: { york: { army: { us: 1, gb: 2 } } },
  });
  const fight = /** @type {any} */ ({
    town: "york",
    attacker: "us",
    defender: "gb",
    entries: [],
    revealed: true,
    volleys: 6,
    lines: { us: [foot(1, { id: "us1" })], gb: [foot(2)] },
  });
  const { lines, ...others } = begun(view, fight);
  assert.deepEqual(lines, { us: [foot(4, { id: "us1" })], gb: [{}, {}] });
  assert.ok(!("revealed" in others) && !("volleys" in others));
  const truth = { battle: fight };
  const told = /** @type {any} */ ({ motion: { type: "met", at: "york" }, side: "us", truth });
  assert.deepEqual(change(view, told).landed.battle?.lines, lines);
});

test("one's own blocks that are turned up are not weaker yet", () => {
  const [us, gb] = [[foot(4, { id: "us1" })], [foot(2)]];
  const before = /** @type {any} */ ({ lines: { us, gb: [{}] } });
  const now = /** @type {any} */ ({ lines: { us: [foot(1, { id: "us1" })], gb } });
  assert.deepEqual(linesTurnedUp(before, now), { us, gb });
});

test("a line takes the hits of a round, and no more of those to come", () => {
  const [first, second] = [foot(4, { id: "a" }), foot(3, { id: "b" })];
  const now = [foot(1, { id: "a" })];
  const once = struckLine([first, second], now, { hits: 1 });
  assert.deepEqual(strengths(once), [3, 3]);
  const twice = struckLine(once, now, { hits: 3 });
  assert.deepEqual(strengths(twice), [1, 2]);
  const fallen = struckLine([foot(2, { id: "a" }), second], now, { hits: 3, lost: 1 });
  assert.deepEqual(strengths(fallen), [2]);
  assert.deepEqual(strengths(struckLine(fallen, now, { hits: 1 })), [1]);
});

test("of the enemy's, who have no names, those that fell are told by their faces", () => {
  const line = struckLine([foot(4), foot(2)], [foot(3)], { hits: 1 });
  assert.deepEqual(strengths(line), [3, 2]);
  assert.deepEqual(strengths(struckLine(line, [foot(3)], { hits: 2, lost: 1 })), [3]);
});
