// What each roll of a battle would mean.
import assert from "node:assert/strict";
import { test } from "node:test";
import { landBars, navalBars } from "../../../static/games/madison/odds.js";

const sheet = /** @type {any} */ ({
  tables: {
    land: ["AR-2", "AR-2", "AR-1", "AR-1", "AR", "CC", "EX", "DR9", "DR", "DR-1", "DR-2"],
    naval: [
      { attacker: "strike_fleet", defender: "loss_roll", winner: "defender" },
      { attacker: "step1", defender: "none", winner: "defender" },
      { attacker: "none", defender: "step1", winner: "attacker" },
      { attacker: "none", defender: "strike_fleet", winner: "attacker" },
    ],
  },
});

/** @param {number} added */
function land(added) {
  return landBars(sheet, added).map(({ kind }) => kind);
}

test("two dice fall in thirty-six ways, and mean what the table says", () => {
  const bars = landBars(sheet, 0);
  assert.equal(
    bars.reduce((sum, { ways }) => sum + ways, 0),
    36,
  );
  assert.deepEqual(land(0).join(" "), "ar ar ar ar ar cc ex dr dr dr dr");
});

test("what is added shifts every roll, and the ends of the table hold beyond them", () => {
  assert.deepEqual(land(3).slice(0, 3), ["ar", "ar", "ar"].slice(0, 2).concat("cc"));
  assert.ok(land(20).every((kind) => kind === "dr"));
  assert.ok(land(-20).every((kind) => kind === "ar"));
});

test("one die of a naval battle stands as high as its result is heavy", () => {
  const bars = navalBars(sheet, -2);
  assert.deepEqual(
    bars.map(({ kind }) => kind),
    ["ar", "ar", "dr", "dr", "dr", "dr"],
  );
  assert.ok(bars[0].high > bars[1].high);
});
