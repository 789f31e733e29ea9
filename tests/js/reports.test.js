// How battles ended: all of a turn, until each is put away.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastBattle } from "../../static/games/liberty/result.js";
import { endedBattles, unread } from "../../static/js/match/reports.js";

const line = (/** @type {number} */ n, /** @type {string} */ key, /** @type {any} */ more = {}) =>
  /** @type {any} */ ({
    n,
    side: "",
    message: { key: `liberty-line-${key}` },
    motions: [],
    ...more,
  });
const fought = (
  /** @type {number} */ n,
  /** @type {string} */ at,
  /** @type {string} */ winner,
) => [
  line(n, "battle", { side: "gb", motions: [{ type: "met", at }] }),
  line(n + 1, "hit", { side: "am", motions: [{ type: "struck", at, hits: 1 }] }),
  line(n + 2, "won", { side: winner }),
];
const LOG = [
  line(1, "turn"),
  line(2, "first"),
  ...fought(3, "A1", "gb"),
  line(6, "points"),
  line(7, "turn"),
  line(8, "first"),
  ...fought(9, "B1", "gb"),
  ...fought(12, "C1", "am"),
  line(15, "points"),
];
const game = /** @type {any} */ ({
  battle: { last: lastBattle },
  log: { opensTurn: (/** @type {any} */ { message }) => message.key === "liberty-line-turn" },
});
const view = (/** @type {any} */ more) => /** @type {any} */ ({ year: 1776, armies: {}, ...more });
const CARDS = view({ phase: "cards", turn_number: 3 });
const WINTER = view({ phase: "disband", turn_number: 5 });

test("all battles of the last turn are told, the newest first", () => {
  const lines = [...LOG, line(16, "turn")];
  const found = /** @type {any[]} */ (endedBattles(lines, CARDS, game));
  assert.deepEqual(
    found.map(({ n, place, hits, side }) => [n, place, hits?.am, side]),
    [
      [12, "C1", 1, "am"],
      [9, "B1", 1, "gb"],
    ],
  );
});

test("a year that is over leaves the battles before it to be read", () => {
  const found = endedBattles(LOG, WINTER, game);
  assert.deepEqual(
    found.map(({ n, place }) => [n, place]),
    [
      [15, ""],
      [12, "C1"],
      [9, "B1"],
    ],
  );
});

test("no battle is left where none has ended, and none of a turn before is told", () => {
  assert.deepEqual(endedBattles([], CARDS, game), []);
  const [only, ...others] = endedBattles(LOG.slice(0, 5), CARDS, game);
  assert.deepEqual([only.place, others.length], ["A1", 0]);
});

test("each is put away by itself, and an answer puts all but the newest away", () => {
  const found = endedBattles(LOG, WINTER, game);
  const left = (/** @type {number[]} */ dismissed, answered = 0) =>
    unread(found, dismissed, answered).map(({ n }) => n);
  assert.deepEqual(left([12]), [15, 9]);
  assert.deepEqual(left([15]), [12, 9]);
  assert.deepEqual(left([], 15), [15]);
  assert.deepEqual(left([9, 12, 15]), []);
});
