import assert from "node:assert/strict";
import { test } from "node:test";
import {
  LONGEST,
  LONGEST_BEAT,
  LONGEST_OF_NEWS,
  timeline,
} from "../../static/js/board/timeline.js";

/** @typedef {import("../../static/js/types.d.ts").Line} Line */

/** @param {number} n @param {string} side @param {...any} motions @returns {Line} */
const line = (n, side, ...motions) => ({ n, side, message: { key: "x" }, motions });
const went = { type: "moved", path: ["a", "b"] };

test("lines that tell no motion take no time", () => {
  assert.deepEqual(timeline([{ n: 1, message: { key: "x" } }], "us"), []);
});

test("alike motions that follow one another are one beat, in order", () => {
  const threw = { type: "rolled", at: "b" };
  const beats = timeline([line(1, "us", went), line(2, "us", went), line(3, "us", threw)], "");
  assert.deepEqual(
    beats.map((beat) => [beat.type, beat.shown.length]),
    [
      ["moved", 2],
      ["rolled", 1],
    ],
  );
  assert.equal(beats[1].start, beats[0].duration);
});

test("a side's own plan is not replayed to it, but to everybody else", () => {
  const planned = line(1, "us", { ...went, by: "us" });
  assert.equal(timeline([planned], "us").length, 0);
  assert.equal(timeline([planned], "gb").length, 1);
  assert.equal(timeline([planned], "").length, 1);
});

test("both fleets throw at once, one line's volleys follow one another", () => {
  const threw = { type: "rolled", at: "lake" };
  assert.equal(timeline([line(1, "us", threw), line(2, "gb", threw)], "").length, 1);
  assert.equal(timeline([line(1, "us", threw), line(2, "us", threw)], "").length, 2);
});

test("however much happened, it is over in time", () => {
  const kinds = ["moved", "struck", "captured", "met"];
  const many = Array.from({ length: 40 }, (_, n) =>
    line(n, "us", { type: kinds[n % 4], at: "a", path: ["a", "b", "c"] }),
  );
  const beats = timeline(many, "");
  const last = beats[beats.length - 1];
  assert.ok(last.start + last.duration <= LONGEST + 1e-6);
  assert.ok(beats.every((beat) => beat.duration > 0 && beat.duration <= LONGEST_BEAT));
});

test("a battle of many rolls is not hurried through", () => {
  const threw = { type: "rolled", at: "a" };
  const rounds = Array.from({ length: 12 }, (_, n) => line(n, "us", threw));
  const [once] = timeline([line(0, "us", threw)], "us");
  assert.ok(timeline(rounds, "us").every(({ duration }) => duration === once.duration));
  const endless = timeline(Array(99).fill(rounds).flat(), "us").at(-1);
  assert.ok(endless && endless.start + endless.duration <= LONGEST_OF_NEWS + 1e-6);
});

test("a beat is never longer than it may be, whatever way it goes", () => {
  const far = { type: "moved", path: ["a", "b", "c", "d", "e", "f", "g", "h"] };
  assert.equal(timeline([line(1, "us", far)], "")[0].duration, LONGEST_BEAT);
});

test("what the other side does comes move by move, slowly, with what is told before each", () => {
  const said = line(1, "gb");
  const told = [said, line(2, "gb", went), line(3, "gb", went), line(4, "us", went)];
  const beats = timeline(told, "us");
  assert.deepEqual(
    beats.map(({ type, told: lines }) => [type, ...lines.map(({ n }) => n)]),
    [
      ["told", 1],
      ["moved", 2],
      ["moved", 3, 4],
    ],
  );
  assert.ok(beats[1].duration > 1000);
  const [own] = timeline([line(1, "us", went)], "us");
  assert.ok(own.duration < 600);
  const many = Array.from({ length: 50 }, (_, n) => line(n, "gb", went));
  const last = timeline(many, "us").at(-1);
  assert.ok(last && last.start + last.duration <= LONGEST_OF_NEWS + 1e-6);
});

test("words alone take no time, and a season that begins is there to be read", () => {
  assert.deepEqual(timeline([line(1, "gb"), line(2, "gb")], "us"), []);
  const [season] = timeline([line(1, "", { type: "passed", to: "fall" })], "us");
  assert.ok(season.duration > 1500);
});

test("at another pace every beat takes as much longer or shorter, the longest too", () => {
  const moves = Array.from({ length: 40 }, (_, n) => line(n, "gb", went));
  const usual = timeline(moves, "us");
  const fast = timeline(moves, "us", 0.5);
  assert.equal(fast.length, usual.length);
  for (const [n, beat] of usual.entries()) {
    assert.ok(Math.abs(fast[n].duration - beat.duration / 2) < 1e-6);
    assert.ok(Math.abs(fast[n].start - beat.start / 2) < 1e-6);
  }
});
