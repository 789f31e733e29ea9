// What one's own event came to is told once the enemy has played on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventCame, warBegan } from "../../../static/games/madison/ownEvent.js";

const line = (/** @type {number} */ n, /** @type {string} */ key, side = "us", params = {}) =>
  /** @type {any} */ ({ n, side, message: { key: `madison-line-${key}`, params } });
const EVENT = line(4, "used-event", "us", { card: "@madison-card-30" });
const THEIRS = line(9, "used-units", "gb", { card: "@madison-card-2" });

test("what an event without dice came to is told with what its card says", () => {
  const lines = [EVENT, line(5, "restored"), line(6, "restored"), THEIRS];
  const found = eventCame(lines, "us");
  assert.deepEqual(
    found?.told.map(({ line }) => line.n),
    [5, 6],
  );
  assert.equal(found?.told[0].more?.key, "madison-card-text-30");
  assert.equal(eventCame(lines, "gb"), null);
});

test("of an event with dice that came to nothing so much is told", () => {
  const found = eventCame([EVENT, line(5, "rolled-card"), THEIRS], "us");
  assert.deepEqual(
    found?.told.map(({ line }) => line.message.key),
    ["madison-line-rolled-card", "madison-event-nothing"],
  );
});

test("nothing is told of an event that left no line, nor of another play", () => {
  assert.equal(eventCame([EVENT, THEIRS], "us"), null);
  assert.equal(eventCame([line(4, "used-restore"), line(5, "restored"), THEIRS], "us"), null);
});

test("the beginning of the war and the cards that it brings are told until one plays", () => {
  const war = line(2, "war", "us");
  const lines = [war, line(3, "dealt", "us"), line(4, "dealt", "gb"), THEIRS];
  assert.deepEqual(
    warBegan(lines, "us")?.told.map(({ line }) => line.n),
    [2, 3],
  );
  assert.equal(warBegan([...lines, line(11, "used-units")], "us"), null);
  assert.equal(warBegan([THEIRS], "us"), null);
});
