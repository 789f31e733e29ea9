// Who leads in a battle: pressed on its card, and the panel offers what is played with them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isShown, leadOf } from "../../../static/games/madison/leads.js";

const sheet = /** @type {any} */ ({
  blocks: [
    { id: "conquest", letter: "C" },
    { id: "oneida", letter: "B" },
    { id: "julia", letter: "C" },
  ],
});
const asked = /** @type {any} */ ({ ask: "lead-ship" });

/** @param {string[]} cards @returns {any} */
function offered(cards) {
  const ships = sheet.blocks.map((/** @type {{id: string}} */ { id }) => id);
  const leads = ships.flatMap((/** @type {string} */ block) =>
    ["", ...cards].map((card) => ({ action: { type: "lead", block, card }, final: true })),
  );
  return { prompt: { key: "p" }, rule: "12.32", actions: leads };
}

test("of many answers those of one of the best class are shown, until another is pressed", () => {
  const choices = offered(["1", "2", "3"]);
  const shown = (/** @type {string} */ pressed) =>
    choices.actions
      .filter((/** @type {any} */ one) => isShown(one, asked, choices, sheet, pressed))
      .map((/** @type {any} */ { action }) => `${action.block} ${action.card}`);
  assert.deepEqual(shown(""), ["oneida ", "oneida 1", "oneida 2", "oneida 3"]);
  assert.deepEqual(shown("block:julia"), ["julia ", "julia 1", "julia 2", "julia 3"]);
});

test("few answers are all shown, and nobody is chosen before they are pressed", () => {
  const choices = offered([]);
  assert.equal(leadOf(asked, choices, sheet, ""), "");
  assert.ok(isShown(choices.actions[2], asked, choices, sheet, ""));
  assert.equal(leadOf(asked, choices, sheet, "block:julia"), "julia");
  assert.equal(leadOf(asked, choices, sheet, "block:elsewhere"), "");
  assert.equal(leadOf(/** @type {any} */ ({ ask: "loss" }), choices, sheet, "block:julia"), "");
});
