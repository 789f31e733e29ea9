// What each roll of a battle would mean.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  chancesOf,
  ends,
  landBars,
  navalBars,
  navalResults,
  reckoned,
} from "../../../static/games/madison/odds.js";

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

test("a 9 throws attackers back from a fort", () => {
  const kinds = landBars(sheet, 0, true).map(({ kind }) => kind);
  assert.deepEqual(kinds.join(" "), "ar ar ar ar ar cc ex ar dr dr dr");
});

test("the ends of a roll are told in percent, those that can happen", () => {
  assert.deepEqual(
    ends(landBars(sheet, 0), true).map(({ kind, part }) => `${kind} ${part}`),
    ["ar 42", "ex 14", "cc 17", "dr 28"],
  );
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

test("what a naval battle does to the losers is told with how likely it is", () => {
  assert.deepEqual(
    navalResults(navalBars(sheet, 0)).map(({ kind, code, part }) => `${kind} ${code} ${part}`),
    ["dr step1 17", "dr strike_fleet 83"],
  );
  const [first] = navalResults(navalBars(sheet, -2));
  assert.deepEqual(first, { kind: "ar", code: "strike_fleet", part: 17 });
});

const GEORGE = {
  attack: 10,
  defence: 4,
  modifiers: [{ rule: "10.21", what: "odds", drm: 2 }],
  attack_leads: { us_20: 1, us_18ny: 0 },
  defence_leads: { gb_49: 2 },
};

/** @param {any} forecast @param {"attack" | "defence" | ""} role @param {string} [lead] */
function total(forecast, role, lead) {
  const { modifiers, open } = reckoned(forecast, role, true, lead);
  const sum = modifiers.reduce((/** @type {number} */ all, { drm }) => all + drm, 0);
  return open ? `${sum}, ${open.least} to ${open.most}` : String(sum);
}

test("an attack is reckoned with the best lead of one's own, or with the one that is meant", () => {
  assert.equal(total(GEORGE, "attack"), "1");
  assert.equal(total(GEORGE, "attack", "us_18ny"), "0");
  assert.equal(total(GEORGE, "attack", "gb_49"), "1");
  const shown = chancesOf(GEORGE, "ft_george", sheet, "attack");
  assert.equal(shown.drm, "+1");
  assert.deepEqual(shown.bars, landBars(sheet, 1));
});

test("lead units of others are counted where all come to the same, and else it is said between what", () => {
  assert.equal(total(GEORGE, "defence"), "2, -2 to -1");
  assert.equal(total(GEORGE, ""), "2, -2 to -1");
  const alike = { ...GEORGE, attack_leads: { us_20: 1, us_13: 1 } };
  assert.equal(total(alike, "defence"), "1");
  assert.equal(total(alike, ""), "1");
  assert.equal(total({ ...GEORGE, attack_leads: {} }, "attack"), "2");
});

test("the best lead of one's own is who brings the most with the card", () => {
  const raid = { ...GEORGE, led: { us_18ny: 2 } };
  assert.equal(reckoned(raid, "attack", true).lead, "us_18ny");
  assert.equal(total(raid, "attack"), "2");
  assert.equal(total(raid, "attack", "us_20"), "1");
});
