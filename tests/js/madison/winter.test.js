// The winter's losses: how many steps, and where.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aboutAttrition } from "../../../static/games/madison/winter.js";

test("the winter says how many steps it costs and where, of places of one's own alone", () => {
  const view = /** @type {any} */ ({
    blocks: { us_1: { at: "mansfield" }, us_2: { at: "mansfield" }, us_3: { at: "lewiston" } },
    attrition: { losses: { mansfield: 2, lewiston: 1, york: 3 } },
  });
  const lose = (/** @type {string} */ block) => ({ action: { type: "lose", block }, final: false });
  const actions = [lose("us_1"), lose("us_2"), lose("us_3"), { action: { type: "done" } }];
  const t = (/** @type {string} */ key, /** @type {any} */ { at, steps, count, dues }) =>
    key === "madison-winter-due" ? `${at} ${steps}` : `${count}: ${dues}`;
  const told = (/** @type {object[]} */ some) =>
    aboutAttrition(view, /** @type {any} */ ({ actions: some }), t);
  assert.deepEqual(told(actions), ["3: @@madison-at-mansfield 2, @madison-at-lewiston 1"]);
  assert.deepEqual(told(actions.slice(3)), []);
});
