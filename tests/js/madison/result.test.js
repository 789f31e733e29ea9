// How a battle ended: who was lost, and what was added to the dice.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastBattle } from "../../../static/games/madison/result.js";

let n = 0;
/** @param {string} key @param {object} [more] @param {Record<string, unknown>} [params] @returns {any} */
const line = (key, more = {}, params = {}) => ({
  n: ++n,
  message: { key: `madison-line-${key}`, params },
  rule: "10.5",
  ...more,
});
/** @param {string} key @param {string} side @param {string} block */
const cost = (key, side, block) => line(key, { side }, { block });

const met = line("battle", { side: "us", motions: [{ type: "met", at: "york" }] });
const ended = line("won", { side: "us", motions: [{ type: "ended", at: "york" }] });
const view = /** @type {any} */ ({ side: "us" });

test("a counter that was reduced and then lost, or reduced twice, counts once", () => {
  const costs = [
    cost("reduced", "gb", "gb1"),
    cost("reduced", "gb", "gb2"),
    cost("reduced", "gb", "gb2"),
    cost("lost", "gb", "gb1"),
  ];
  const found = lastBattle([met, ...costs, ended], view);
  assert.deepEqual(found?.lost, { us: { lost: 0, reduced: 0 }, gb: { lost: 1, reduced: 1 } });
});

test("who leaves the game through a battle counts as lost and is named, who leaves it later does not", () => {
  const gone = (/** @type {string} */ block, /** @type {string} */ rule) =>
    line("removed", { side: "gb", rule }, { block: `@madison-block-${block}` });
  const lines = [
    met,
    line("surrendered", { side: "gb", rule: "10.72" }),
    gone("gb_100", "10.72"),
    line("won", { side: "us", motions: [{ type: "ended", at: "york" }] }),
    gone("v_chubb", "9.62"),
    gone("v_linnet", "12.53"),
  ];
  const found = lastBattle(lines, view);
  assert.deepEqual(found?.lost, { us: { lost: 0, reduced: 0 }, gb: { lost: 2, reduced: 0 } });
  assert.deepEqual(
    found?.notes.map(({ rule, blocks }) => [rule, blocks]),
    [
      ["10.72", ["@madison-block-gb_100"]],
      ["9.62", ["@madison-block-v_chubb"]],
    ],
  );
});

test("what was added to the last roll is told, and to no other", () => {
  const roll = () => line("rolled", { side: "us", dice: [3, 4] });
  const added = (/** @type {string} */ what) => line(`modifier-${what}`, { side: "us" });
  const lines = [met, added("odds"), roll(), added("odds"), added("forest"), roll(), ended];
  const found = lastBattle(lines, view);
  assert.deepEqual(
    found?.added.map(({ message }) => message.key),
    ["madison-line-modifier-odds", "madison-line-modifier-forest"],
  );
});

test("a battle that ends though the combat would go on says why, and who led", () => {
  const lead = (/** @type {string} */ side, /** @type {string} */ block) =>
    line("lead", { side }, { block: `@madison-block-${block}` });
  const roll = (/** @type {string} */ code) =>
    line("rolled", { side: "us", dice: [4, 1] }, { result: `@madison-result-${code}` });
  const fought = (/** @type {string} */ code) =>
    lastBattle([met, lead("us", "us_9"), lead("gb", "gb_41"), roll(code), ended], view)?.notes;
  const leads = {
    rule: "10.32",
    key: "madison-result-leads",
    params: { attack: "@madison-block-us_9", defence: "@madison-block-gb_41" },
  };
  const reduced = {
    rule: "10.63",
    key: "madison-result-all-reduced",
    params: { side: "@side-gb" },
  };
  assert.deepEqual(fought("cc"), [reduced, leads]);
  assert.deepEqual(fought("dr"), [leads]);
});

test("of a battle on a lake the deciding roll is told with what was added, then what the winner rolled", () => {
  const at = "box_erie";
  const began = line("naval", { side: "us", motions: [{ type: "met", at }] });
  const roll = line("naval-rolled", { side: "us", dice: [4] });
  const costly = line("winner-rolled", { side: "us", dice: [1] });
  const added = [line("modifier-ships", { side: "us" }), line("modifier-lead", { side: "us" })];
  const won = line("naval-won", { side: "us", motions: [{ type: "ended", at }] });
  const found = lastBattle([began, ...added, roll, cost("struck", "gb", "v_a"), costly, won], view);
  assert.equal(found?.roll, roll);
  assert.deepEqual(found?.costly, [costly]);
  assert.deepEqual(found?.added, added);
});
