// How a year of Liberty is told when it ends.
import assert from "node:assert/strict";
import { test } from "node:test";
import { departures, lastBattle } from "../../../static/games/liberty/result.js";

const line = (/** @type {number} */ n, /** @type {string} */ key, params = {}) =>
  /** @type {any} */ ({ n, message: { key: `liberty-line-${key}`, params }, motions: [] });
const LOG = [
  line(1, "points", { points: 14 }),
  line(2, "france-waits", { needed: 8 }),
  line(3, "disbanded", { blocks: 2 }),
  line(4, "year", { year: "1777" }),
];
const view = (/** @type {any} */ more) => /** @type {any} */ ({ year: 1776, armies: {}, ...more });

test("a year is told in its winter, and until the first cards of the next are turned", () => {
  const winter = lastBattle(LOG.slice(0, 3), view({ phase: "disband", turn_number: 5 }));
  assert.deepEqual([winter?.year, winter?.points, winter?.told.length], [1776, 14, 2]);
  const next = lastBattle(LOG, view({ phase: "cards", turn_number: 1, year: 1777 }));
  assert.deepEqual([next?.year, next?.n], [1776, winter?.n]);
  assert.equal(lastBattle(LOG, view({ phase: "first", turn_number: 1, year: 1777 })), null);
});

const told = (/** @type {number} */ n, /** @type {string} */ key, /** @type {any} */ more) =>
  /** @type {any} */ ({ ...line(n, key, more.params), ...more });
const t = /** @type {any} */ (
  (/** @type {string} */ key, /** @type {any} */ { side, blocks, to, why }) =>
    `${key} ${side} ${blocks} ${to} ${why}`
);

test("who left a battle is told with where to and why", () => {
  const ways = { params: { to: "@here" }, side: "am" };
  const log = [
    told(1, "left", ways),
    told(2, "left", ways),
    told(3, "round", { params: { round: 3 } }),
    told(4, "withdraws", { side: "am" }),
    told(5, "left", ways),
  ];
  assert.deepEqual(departures(log, "am", t), [
    "liberty-result-left @side-am 2 @here own",
    "liberty-result-left @side-am 1 @here rounds",
  ]);
  assert.deepEqual(departures(log.slice(2), "gb", t), [
    "liberty-result-left @side-am 1 @here ships",
  ]);
  const beaten = departures([log[3], told(6, "reserve-left", ways)], "am", t);
  assert.deepEqual(beaten, ["liberty-result-left @side-am 1 @here beaten"]);
});

test("who found no way out of a battle is told of in its result", () => {
  const log = [told(1, "withdraws", { side: "gb" }), told(2, "no-way-out", { side: "gb" })];
  const words = /** @type {any} */ (
    (/** @type {string} */ key, /** @type {any} */ more = {}) =>
      more.what ? `${key}: ${more.what.text ?? more.what}` : key
  );
  const found = departures(log, "gb", words);
  assert.equal(found.length, 1);
  assert.match(found[0], /liberty-result-told/);
});

test("a battle's result counts the steps lost to hits, and none beyond what stood there", () => {
  const struck = (/** @type {number} */ n, /** @type {number} */ lost) =>
    told(n, "hit", { side: "gb", motions: [{ type: "struck", at: "C11", hits: 1, lost }] });
  const log = [
    told(1, "battle", { side: "am", motions: [{ type: "met", at: "C11" }] }),
    struck(2, 0),
    struck(3, 0),
    told(4, "hits-lost", { side: "", params: { hits: 3 } }),
    told(5, "no-way-out", { side: "am", motions: [{ type: "removed", at: "C11" }] }),
    told(6, "won", { side: "gb" }),
  ];
  const found = lastBattle(log, view({ phase: "cards", turn_number: 3 }));
  assert.deepEqual(found?.steps, { gb: 2, am: 0 });
  assert.deepEqual(found?.lost, { gb: 0, am: 1 });
});

test("the roll for the next turn's weather is none of a battle's", () => {
  const log = [
    told(1, "battle", { side: "am", motions: [{ type: "met", at: "C11" }] }),
    told(2, "fires", { side: "am", dice: [{ face: 1 }] }),
    told(3, "won", { side: "am" }),
    told(4, "turn", { side: "" }),
    told(5, "weather-fair", { side: "gb", dice: [{ face: 6 }] }),
  ];
  const found = lastBattle(log, view({ phase: "first", turn_number: 3, side: "gb" }));
  assert.deepEqual(
    found?.rolls.map(({ n }) => n),
    [2],
  );
});
