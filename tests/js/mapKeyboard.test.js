import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { nearest, next } from "../../static/js/match/mapKeyboard.js";
import { doneBy, KEYS } from "../../static/js/state/keys.js";

/** @type {{towns: {id: string, x: number, y: number}[], lakes: {id: string, box: {x: number, y: number}}[]}} */
const sheet = JSON.parse(readFileSync("app/games/war1812/data/board.json", "utf8"));
/** @type {[string, {x: number, y: number}][]} */
const towns = sheet.towns.map(({ id, x, y }) => [id, { x, y }]);
/** @type {[string, {x: number, y: number}][]} */
const lakes = sheet.lakes.map(({ id, box }) => [id, box]);
const places = new Map([...towns, ...lakes]);
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

test("an arrow key leads to the near place that way", () => {
  assert.equal(nearest(places, "fort-erie", "ArrowRight"), "buffalo");
  assert.equal(nearest(places, "buffalo", "ArrowLeft"), "fort-erie");
  assert.equal(nearest(places, "detroit", "ArrowLeft"), "");
});

test("arrow keys alone reach every place from every place", () => {
  for (const [start] of places) {
    const seen = new Set([start]);
    for (const place of seen) {
      for (const arrow of ARROWS) {
        const to = nearest(places, place, arrow);
        if (to) seen.add(to);
      }
    }
    assert.deepEqual([...seen].sort(), [...places.keys()].sort(), start);
  }
});

test("a round goes on at its ends", () => {
  assert.equal(next(["a", "b"], null, 1), "a");
  assert.equal(next(["a", "b"], null, -1), "b");
  assert.equal(next(["a", "b"], "b", 1), "a");
  assert.equal(next(["a", "b"], "a", -1), "b");
  assert.equal(next([], "a", 1), undefined);
});

test("keys that write something do nothing when letters are off", () => {
  const all = KEYS.flatMap(({ keys }) => keys);
  for (const key of all.flatMap((row) => row.keys)) {
    const writes = key.length === 1 && key !== " ";
    assert.equal(doneBy(key, false) === "", writes, key);
    assert.notEqual(doneBy(key, true), "", key);
  }
  assert.equal(doneBy("5", true), "tab");
  // The sheet names the digits from the first tab to the last.
  const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"].filter((key) => doneBy(key, true));
  const named = all.find((row) => row.does === "tab")?.keys;
  assert.deepEqual(named, [digits[0], digits.at(-1)]);
  assert.equal(doneBy("w", true), "");
});

test("no key does two things", () => {
  const keys = KEYS.flatMap((group) => group.keys.flatMap((row) => row.keys));
  assert.equal(new Set(keys).size, keys.length);
});
