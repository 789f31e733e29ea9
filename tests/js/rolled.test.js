// While dice roll, the picture does not tell yet what comes of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as liberty from "../../static/games/liberty/motions.js";
import { diceTurn } from "../../static/games/quebec1759/battle.js";
import * as quebec1759 from "../../static/games/quebec1759/motions.js";
import { roundsOf } from "../../static/games/war1812/battle.js";
import * as war1812 from "../../static/games/war1812/motions.js";

/** The battle as it is drawn while a side's dice roll. @param {{change: Function}} game @param {object} before @param {object} after @param {string} side @param {"battle" | "naval"} [kind] */
function rolling({ change }, before, after, side, kind = "battle") {
  const roll = { dice: 3, hitsOn: 6 };
  const told = { motion: { type: "rolled" }, roll, side, truth: { [kind]: after }, sheet: {} };
  return change({ [kind]: before }, told).landed[kind];
}

test("Quebec 1759: no hits are told, and the side that rolls has its part", () => {
  const at = { zone: "AB", posts: {}, turn: 1 };
  const owed = { taking: "fr", tolls: { left: { left: 2 } }, dice: { center: 8 }, part: "fr" };
  const { taking, tolls, dice, part } = rolling(
    quebec1759,
    { ...at, part: "gb" },
    { ...at, ...owed },
    "gb",
  );
  assert.deepEqual({ taking, tolls, dice, part }, { taking: "", tolls: {}, dice: {}, part: "gb" });
});

test("Quebec 1759: the battle turn is that of the dice, not the one that they lead to", () => {
  const sides = { zone: "AB", attacker: "gb", defender: "fr", posts: {} };
  const turnOf = (/** @type {object} */ before, /** @type {string} */ side) =>
    rolling(quebec1759, { ...sides, ...before }, { ...sides, turn: 2, part: "fr" }, side).turn;
  assert.equal(turnOf({ turn: 0, part: "" }, "fr"), 1);
  assert.equal(turnOf({ turn: 1, part: "fr" }, "gb"), 1);
  assert.equal(turnOf({ turn: 1, part: "gb" }, "fr"), 2);
});

test("Quebec 1759: a battle that begins tells nothing of how it went on", () => {
  const owed = { taking: "gb", tolls: { line: { left: 1 } }, turn: 1, part: "gb" };
  const truth = { battle: { zone: "SF", posts: {}, ...owed } };
  const told = { motion: { type: "met", at: "SF" }, roll: {}, side: "gb", truth, sheet: {} };
  const { battle } = quebec1759.change(/** @type {any} */ ({}), /** @type {any} */ (told)).landed;
  const { taking, tolls, turn, part } = /** @type {any} */ (battle);
  assert.deepEqual({ taking, tolls, turn, part }, { taking: "", tolls: {}, turn: 0, part: "" });
});

test("Quebec 1759: the number over dice that lie there is theirs", () => {
  const fight = /** @type {any} */ ({ attacker: "gb", defender: "fr", turn: 2 });
  assert.equal(diceTurn({ ...fight, part: "fr" }, "gb"), 1);
  assert.equal(diceTurn({ ...fight, part: "fr" }, "fr"), 2);
  assert.equal(diceTurn({ ...fight, part: "gb" }, "fr"), 2);
  // A pursuit is of the turn in which the other side leaves.
  assert.equal(diceTurn({ ...fight, part: "fr", leaving: { side: "fr" } }, "gb"), 2);
});

test("War of 1812: each volley that lies there is of its round", () => {
  assert.deepEqual(roundsOf(0, 0), []);
  assert.deepEqual(roundsOf(1, 1), [1]);
  assert.deepEqual(roundsOf(2, 2), [1]);
  assert.deepEqual(roundsOf(3, 2), [1, 2]);
});

test("War of 1812: nobody takes hits or retreats yet", () => {
  const at = { town: "york", revealed: true, lines: {} };
  const owed = { taking: "us", retreating: "us", firing: "us" };
  const { taking, retreating, firing } = rolling(
    war1812,
    { ...at, firing: "gb" },
    { ...at, ...owed },
    "gb",
  );
  assert.deepEqual({ taking, retreating, firing }, { taking: "", retreating: "", firing: "gb" });
});

test("War of 1812: the dice are those that roll, not those of who fires next", () => {
  const at = { town: "york", revealed: true, lines: {} };
  const next = { ...at, firing: "us", dice: 1, hits_on: 5 };
  const { dice, hits_on } = rolling(war1812, { ...at, firing: "gb" }, next, "gb");
  assert.deepEqual({ dice, hits_on }, { dice: 3, hits_on: 6 });
});

test("War of 1812: on a lake neither", () => {
  const owed = { lake: "erie", hits: { us: 2 }, withdrawing: "us" };
  const { hits, withdrawing } = rolling(war1812, { lake: "erie" }, owed, "gb", "naval");
  assert.deepEqual({ hits, withdrawing }, { hits: {}, withdrawing: "" });
});

test("Liberty: nobody takes hits yet, and nobody has won", () => {
  const at = { at: "G5", lines: {} };
  const owed = { acting: "am", hits: 2, winner: "gb", leaving: "" };
  const { acting, hits, winner } = rolling(
    liberty,
    { ...at, acting: "gb" },
    { ...at, ...owed },
    "gb",
  );
  assert.deepEqual({ acting, hits, winner }, { acting: "gb", hits: 0, winner: "" });
});

test("Liberty: the card stays while the last dice of a battle roll", () => {
  const at = { at: "G5", lines: {}, stage: "fight" };
  const { stage } = rolling(liberty, at, { ...at, stage: "regroup", winner: "gb" }, "gb");
  assert.equal(stage, "fight");
});
