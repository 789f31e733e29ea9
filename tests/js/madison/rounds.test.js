// The round of a battle that its card shows: what the log has told, while the position is behind it or ahead.
import assert from "node:assert/strict";
import { test } from "node:test";
import { shownRound, toldLeads } from "../../../static/games/madison/rounds.js";

const line = (
  /** @type {string} */ key,
  /** @type {any} */ params = {},
  /** @type {any} */ more = {},
) => /** @type {any} */ ({ n: 1, message: { key: `madison-line-${key}`, params }, ...more });
const odds = line("modifier-odds", { drm: "+1" }, { rule: "10.21" });
const lead = line("modifier-lead", { drm: "−1" }, { rule: "10.31" });
const first = [odds, line("rolled", {}, { dice: [3, 4] })];
const second = [line("round", { round: 2 }), odds, lead, line("rolled", {}, { dice: [6, 6] })];
const forecast = { attack: 8, defence: 3, modifiers: [{ what: "odds", drm: 1, rule: "10.21" }] };
const view = (/** @type {any} */ battle, /** @type {any} */ foreseen = null) =>
  /** @type {any} */ ({ battle: { at: "queenston", ...battle }, forecast: foreseen });
const drms = (/** @type {any} */ shown) => shown.modifiers.map((/** @type {any} */ m) => m.drm);

test("a second round that is told is shown although the position is still in the first", () => {
  const shown = shownRound(view({}, forecast), [...first, ...second]);
  assert.equal(shown.round, 2);
  assert.deepEqual(shown.dice, [6, 6]);
  assert.deepEqual(drms(shown), [1, -1]);
  assert.equal(shown.isForeseen, false);
});

test("the first round's roll is shown as it fell although the position is in the second", () => {
  const shown = shownRound(view({ round: 2 }, forecast), first);
  assert.deepEqual([shown.round, shown.dice, drms(shown)], [1, [3, 4], [1]]);
});

test("a round that begins has its own forecast, and none that is another's", () => {
  const begun = [...first, line("round", { round: 2 })];
  const now = shownRound(view({ round: 2 }, forecast), begun);
  assert.deepEqual([now.round, now.isForeseen, now.dice], [2, true, []]);
  const behind = shownRound(view({}, forecast), begun);
  assert.deepEqual([behind.round, behind.isForeseen, behind.modifiers], [2, false, []]);
});

test("what the position knows of its own round counts, also where the log at hand begins later", () => {
  const modifiers = [{ what: "odds", drm: 2, rule: "10.21" }];
  const rolled = view({ dice: [1, 2], modifiers });
  assert.deepEqual(drms(shownRound(rolled, first)), [2]);
  assert.deepEqual(drms(shownRound(rolled, [])), [2]);
  assert.deepEqual(drms(shownRound(view({}), [])), []);
});

test("who led is told of the round that the log has come to", () => {
  const leads = (/** @type {string} */ side, /** @type {string} */ block) =>
    line("lead", { block }, { side });
  const before = [leads("us", "a"), leads("gb", "b"), ...first];
  assert.deepEqual(toldLeads(before), [
    ["us", "a"],
    ["gb", "b"],
  ]);
  assert.deepEqual(toldLeads([...before, line("round", { round: 2 }), leads("us", "c")]), [
    ["us", "c"],
  ]);
});
