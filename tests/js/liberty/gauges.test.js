// What the sides of a hex still let through, told beside the block in hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gauges } from "../../../static/games/liberty/gauges.js";

const sheet = /** @type {any} */ ({
  sides: [
    { a: "A1", b: "A2", terrain: "clear", limit: 4 },
    { a: "A2", b: "B2", terrain: "forest", limit: 2 },
    { a: "A2", b: "S2", terrain: "sea" },
    { a: "B2", b: "B3", terrain: "clear", limit: 4 },
  ],
});
const held = new Set(["block:howe"]);

/** @param {Partial<import("../../../static/games/liberty/view.d.ts").View>} more */
function view(more = {}) {
  return /** @type {any} */ ({
    side: "gb",
    ask: "move",
    blocks: { howe: { kind: "leader", at: "A2" }, fleet: { kind: "warship", at: "A2" } },
    arrows: [],
    ...more,
  });
}

/** @param {any} seen */
function told(seen, inHand = held) {
  return gauges(seen, sheet, inHand).map(({ between, text }) => [...between, text].join(" "));
}

test("every side that ground blocks cross has its limit, and no other", () => {
  assert.deepEqual(told(view()), ["A2 A1 4", "A2 B2 2"]);
});

test("one's own blocks count in both directions, all along their ways", () => {
  const arrows = [
    { side: "gb", path: ["A1", "A2", "B2"], way: "land", marches: true, count: 1 },
    { side: "gb", path: ["B2", "A2"], way: "river", marches: false, count: 1 },
    { side: "am", path: ["A1", "A2"], way: "land", marches: false, count: 3 },
    { side: "gb", path: ["A1", "A2"], way: "ship", marches: false, count: 1 },
  ];
  const [first, second] = gauges(view({ arrows }), sheet, held);
  assert.deepEqual([first.text, second.text], ["3", "0"]);
  assert.deepEqual([first.isFull, second.isFull], [false, true]);
});

test("nothing is told without a ground block in hand that is asked to move", () => {
  assert.deepEqual(told(view(), new Set()), []);
  assert.deepEqual(told(view(), new Set(["block:fleet"])), []);
  assert.deepEqual(told(view({ ask: "fight" })), []);
});
