import assert from "node:assert/strict";
import { test } from "node:test";
import { madison } from "../../static/games/madison/index.js";
import { war1812 } from "../../static/games/war1812/index.js";
import {
  deeds,
  heaviest,
  isLossOf,
  lastPlay,
  playsSince,
  toldFrom,
  withoutRolls,
} from "../../static/js/state/play.js";

/** @param {number} n @param {string} side @param {string} key @param {string} [motion] @returns {any} */
const line = (n, side, key, motion) => ({
  n,
  side,
  message: { key, params: { card: "@madison-card-14" } },
  motions: motion ? [{ type: motion }] : [],
});

/** @param {[string, string][]} told sides and the ends of keys @param {string} game */
const log = (told, game = "madison") =>
  told.map(([side, key], n) => line(n + 1, side, `${game}-line-${key}`));

/** @param {any[]} lines */
const numbers = (lines) => lines.map(({ n }) => n);

test("the enemy's whole play since one's own is told, with what followed it", () => {
  const lines = log([
    ["us", "used-units"],
    ["us", "moved"],
    ["gb", "used-campaign"],
    ["gb", "moved"],
    ["us", "stands"],
    ["gb", "lost"],
    ["", "turn"],
    ["gb", "arrived"],
  ]);
  assert.deepEqual(numbers(lastPlay(lines, "us", madison.log)), [3, 4, 5, 6, 7, 8]);
});

test("a card played into a battle or against a move begins no play, and one's own play is told with what was before it", () => {
  const lines = log([
    ["gb", "used-units"],
    ["us", "used-leader"],
    ["gb", "used-reaction"],
    ["us", "used-battle"],
  ]);
  assert.deepEqual(numbers(lastPlay(lines, "us", madison.log)), [1, 2, 3, 4]);
  assert.deepEqual(playsSince(lines, "us", madison.log), []);
});

test("a season that has begun since one's own play is told with the enemy's first play in it", () => {
  const lines = log([
    ["us", "held"],
    ["", "turn"],
    ["us", "arrived"],
    ["gb", "used-units"],
  ]);
  assert.deepEqual(numbers(lastPlay(lines, "us", madison.log)), [2, 3, 4]);
});

test("several plays of the enemy's in a row are told together, and who watches sees the last one", () => {
  const lines = log([
    ["us", "held"],
    ["gb", "used-units"],
    ["gb", "moved"],
    ["gb", "used-build"],
  ]);
  assert.deepEqual(numbers(lastPlay(lines, "us", madison.log)), [2, 3, 4]);
  assert.deepEqual(numbers(lastPlay(lines, "", madison.log)), [4]);
});

test("a player turn is a play, and without plays two turns are told", () => {
  const turns = log(
    [
      ["us", "player-turn"],
      ["us", "marched"],
      ["gb", "player-turn"],
      ["gb", "marched"],
    ],
    "war1812",
  );
  assert.deepEqual(numbers(lastPlay(turns, "us", war1812.log)), [3, 4]);
  const opensTurn = (/** @type {any} */ { message }) => message.key.endsWith("-turn");
  const both = log(["", "gb", "", "us", "", "gb"].map((side) => [side, side ? "order" : "turn"]));
  assert.deepEqual(numbers(lastPlay(both, "us", { opensTurn, isNews: () => true })), [3, 4, 5, 6]);
});

test("losses are the reader's own: those that a motion shows, and a game's own", () => {
  const { log: drawing } = madison;
  assert.ok(isLossOf(line(1, "us", "x", "struck"), "us", drawing));
  assert.ok(isLossOf(line(1, "us", "madison-line-struck"), "us", drawing));
  assert.ok(!isLossOf(line(1, "gb", "madison-line-struck"), "us", drawing));
  assert.ok(!isLossOf(line(1, "us", "madison-line-moved", "moved"), "us", drawing));
});

test("beside an event stands what its card says", () => {
  assert.equal(
    madison.log.more?.(line(1, "gb", "madison-line-used-event"))?.key,
    "madison-card-text-14",
  );
  assert.equal(madison.log.more?.(line(1, "gb", "madison-line-used-units")), null);
});

test("who was away in the middle of the enemy's play is told it from its first line, and no play of their own", () => {
  const lines = log([
    ["us", "used-units"],
    ["gb", "used-leader"],
    ["gb", "battle"],
    ["us", "lost"],
    ["gb", "round"],
    ["", "turn"],
    ["gb", "arrived"],
  ]);
  const from = (/** @type {number} */ first, /** @type {string} */ own) =>
    toldFrom(lines, first, own, madison.log);
  assert.equal(from(5, "us"), 2);
  assert.equal(from(2, "us"), 2);
  assert.equal(from(5, "gb"), 5);
  assert.equal(from(7, "us"), 7);
  assert.equal(from(1, "gb"), 1);
});

test("what changed hands is told before moves and rolls, one's own loss among it, in order", () => {
  const told = [
    line(1, "gb", "war1812-line-marches", "moved"),
    line(2, "gb", "war1812-line-fires", "rolled"),
    line(3, "us", "war1812-line-hits-taken", "struck"),
    line(4, "us", "war1812-line-stands"),
    line(5, "gb", "war1812-line-takes", "captured"),
    line(6, "gb", "war1812-line-fires", "rolled"),
    line(7, "gb", "war1812-line-fires", "rolled"),
  ];
  told[2].motions[0].lost = 1;
  const found = deeds(told, "us", war1812.log);
  assert.deepEqual(numbers(found), [1, 2, 3, 5, 6, 7]);
  assert.deepEqual(numbers(heaviest(found, 3)), [1, 3, 5]);
  assert.deepEqual(numbers(heaviest(found.slice(4), 3)), [6, 7]);
});

test("what was taken, refused and lost is told before dice, and how the year ended with who comes", () => {
  const told = [
    line(1, "us", "war1812-line-march-refused", "struck"),
    line(2, "gb", "war1812-line-volley", "rolled"),
    line(3, "us", "war1812-line-hits-taken", "struck"),
    line(4, "us", "war1812-line-ship-sunk", "struck"),
    line(5, "gb", "war1812-line-town-taken", "captured"),
    line(6, "gb", "war1812-line-volley", "rolled"),
    line(7, "", "war1812-line-year-ended", "passed"),
    line(8, "us", "war1812-line-reinforced", "appeared"),
    line(9, "gb", "war1812-line-player-turn"),
  ];
  told[0].dice = [2];
  told[3].motions[0].lost = 1;
  told[7].message.params = { blocks: 2 };
  const found = deeds(told, "us", war1812.log);
  assert.deepEqual(numbers(found), [1, 2, 3, 4, 5, 6, 7, 8]);
  assert.deepEqual(numbers(heaviest(found, 3, war1812.log)), [1, 4, 5, 7, 8]);
});

test("of a long tale rolls of dice are left out, the newest line never", () => {
  const roll = (/** @type {number} */ n) => ({ ...line(n, "gb", "x", "rolled"), dice: [4] });
  const refused = { ...line(2, "us", "x", "struck"), dice: [1] };
  const told = [roll(1), refused, roll(3), line(4, "gb", "x", "captured"), roll(5)];
  assert.deepEqual(numbers(withoutRolls(told, 5)), [1, 2, 3, 4, 5]);
  assert.deepEqual(numbers(withoutRolls(told, 4)), [2, 4, 5]);
});
