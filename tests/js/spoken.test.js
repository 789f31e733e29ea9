import assert from "node:assert/strict";
import { test } from "node:test";
import { askedWords, sentences } from "../../static/js/match/spoken.js";

test("what came of a line is said after its dice, in a sentence of its own", () => {
  const t = (/** @type {string} */ key) => key;
  const lines = [
    {
      n: 1,
      message: { key: "the-line-fires" },
      dice: [6],
      hits_on: 6,
      remarks: [{ message: { key: "a-leader-is-lost" }, rule: "2.4" }],
    },
  ];
  const frame = { log: [], sealed: [], awaiting: [], choices: null, viewer: "gb" };
  const state = { frame: { ...frame, log: lines }, selection: [] };
  const before = { frame, selection: [], steps: 0, seal: null };
  const told = sentences(
    /** @type {any} */ (before),
    /** @type {any} */ (state),
    /** @type {any} */ ({ t }),
  );
  assert.match(told[0], /^the-line-fires /);
  assert.equal(told[1], "a-leader-is-lost");
});

test("a warning that has a rule is said in its words", () => {
  const warnings = () => ["all go", { text: "under fire", rule: "17.1" }];
  const t = (/** @type {string} */ key) => key;
  const frame = { view: {}, choices: { prompt: { key: "write" } }, awaiting: [] };
  const told = askedWords(
    /** @type {any} */ (frame),
    /** @type {any} */ ({ t, game: { advice: { warnings } }, sheet: {} }),
  );
  assert.equal(told, "access-asked all go under fire");
});

test("what is to be known before an answer is said in its words, and the head of a fold is not", () => {
  const t = (/** @type {string} */ key, /** @type {any} */ params) => params?.prompt ?? key;
  const warnings = () => [
    "points left",
    { text: "8 against 3", isFirst: true, more: ["odds +2"] },
    { text: "what is added", more: ["odds +2"] },
  ];
  const frame = { view: {}, choices: { prompt: { key: "move" }, actions: [] }, awaiting: [] };
  const context = { t, game: { advice: { warnings } } };
  const said = askedWords(/** @type {any} */ (frame), /** @type {any} */ (context));
  assert.equal(said, "move points left 8 against 3");
});
