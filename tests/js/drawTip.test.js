import assert from "node:assert/strict";
import { test } from "node:test";
import { countedBy, numbersIn } from "../../static/js/match/drawTip.js";

/** @param {string} key @param {Record<string, string | number>} params @returns {any} */
const choice = (key, params) => ({ action: { type: "part" }, label: { key, params } });

test("many answers that differ by a number alone are told by it", () => {
  const blocks = [1, 2, 3].map((n) => choice("by-river", { blocks: n }));
  assert.equal(countedBy(blocks), "blocks");
  assert.equal(countedBy(blocks.slice(0, 2)), "blocks");
  assert.equal(countedBy([...blocks, choice("by-road", { blocks: 1 })]), "");
  assert.equal(countedBy(["a", "b", "c"].map((leader) => choice("lead", { leader }))), "");
  assert.equal(countedBy([1, 2, 3].map((n) => choice("by-river", { blocks: n, to: "a" }))), "");
});

test("numbers by road and by river are two rows, and one answer of each kind none", () => {
  const road = [1, 2].map((n) => choice("by-road", { blocks: n }));
  const river = choice("by-river", { blocks: 1 });
  const leader = choice("leader", {});
  assert.deepEqual(
    numbersIn([...road, river, leader]).map(({ all }) => all),
    [road, [river]],
  );
  assert.deepEqual(numbersIn([road[0], river]), []);
});
