// Whose name a block of Liberty bears in which year.
import assert from "node:assert/strict";
import { test } from "node:test";
import { liberty } from "../../../static/games/liberty/index.js";
import { blockKey, blockWords, stepWords } from "../../../static/games/liberty/words.js";
import { takenBack } from "../../../static/js/state/steps.js";

const sheet = /** @type {any} */ ({ blocks: [{ id: "howe", renamed: 1778 }, { id: "guards" }] });
const seen = (/** @type {number} */ year) => /** @type {any} */ ({ year });
const t = (/** @type {string} */ _key, /** @type {any} */ params) => params.block;

test("from its year on a leader bears the successor's name", () => {
  assert.equal(blockKey("howe", sheet, seen(1777)), "liberty-block-howe");
  assert.equal(blockKey("howe", sheet, seen(1778)), "liberty-block-howe-renamed");
  assert.equal(blockKey("guards", sheet, seen(1783)), "liberty-block-guards");
});

test("in the steps of a plan too", () => {
  const step = /** @type {any} */ ({ type: "move", block: "howe", to: "G5" });
  const words = /** @type {any} */ (t);
  assert.equal(stepWords(step, sheet, words, seen(1779)), "@liberty-block-howe-renamed");
  assert.equal(stepWords(step, sheet, words), "@liberty-block-howe");
});

test("a block's moves are one step: told by where they lead, taken back by one press", () => {
  const moves = [
    ["rall", "G4"],
    ["howe", "G5"],
    ["howe", "G6"],
  ];
  const plan = moves.map(([block, to]) => ({ type: "move", block, to }));
  const game = /** @type {any} */ (liberty);
  assert.deepEqual(takenBack(plan, game), [2, 1]);
  const told = (/** @type {string} */ _key, /** @type {any} */ { to }) => to;
  assert.equal(game.log.stepsWords(plan.slice(1), sheet, told, seen(1777)), "@liberty-at-g6");
});

test("a name that is its kind's is said once", () => {
  const blocks = [
    { id: "guards", kind: "guards", letter: "C", hits: 4, max: 3 },
    { id: "howe", kind: "leader", letter: "C", hits: 3, max: 4 },
  ];
  const words = (/** @type {string} */ key) =>
    key === "liberty-block-guards" || key === "liberty-kind-guards" ? "Guards" : key;
  const called = (/** @type {string} */ id) =>
    blockWords(id, undefined, /** @type {any} */ ({ blocks }), /** @type {any} */ (words), null);
  assert.equal(called("guards"), "liberty-block-of-its-kind");
  assert.equal(called("howe"), "liberty-block");
});
