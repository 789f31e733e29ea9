import assert from "node:assert/strict";
import { test } from "node:test";
import { sealedSentences } from "../../static/js/panel/sealed.js";
import {
  canBeWritten,
  completions,
  meant,
  subjectOf,
  tidy,
  understood,
  withLast,
} from "../../static/js/state/typed.js";

/** @param {string} typed @param {string} subject */
const order = (typed, subject) => ({
  action: { type: "order", typed },
  final: false,
  subject,
  typed,
});

/** @type {import("../../static/js/types.d.ts").Choices} */
const choices = {
  prompt: { key: "ask" },
  rule: "9.1",
  actions: [
    order("4 OR-BE", "zone:or"),
    order("3 OR-BE", "zone:or"),
    order("3 LE-ET", "zone:le"),
    order("2 ships up", "fleet:bason"),
    { action: { type: "done" }, final: true, label: { key: "done" } },
  ],
};

/** @param {import("../../static/js/types.d.ts").Choice[]} found */
const texts = (found) => found.map(({ typed }) => typed);

test("a text is read whatever its case, width, spaces and hyphen", () => {
  for (const text of ["4 or-be", " 4  OR – BE ", "４ ＯＲ−ＢＥ", "4 OR - BE", "４　ＯＲーＢＥ"]) {
    assert.equal(meant(choices, text)?.typed, "4 OR-BE", text);
  }
  assert.equal(tidy("2  Ships UP"), "2 ships up");
});

test("only a whole order means one", () => {
  for (const text of ["4 OR-B", "4", "", "5 OR-BE", "done"]) {
    assert.equal(meant(choices, text), undefined, text);
  }
});

test("a line holds a whole order of several parts", () => {
  for (const line of [
    "4 OR-BE, 3 LE-ET",
    "4 or-be;3 le-et",
    "４ ＯＲ−ＢＥ、３ ＬＥ−ＥＴ",
    "4 OR-BE, 3 LE-ET,",
  ]) {
    const { found, unknown } = understood(choices, line);
    assert.deepEqual([texts(found), unknown], [["4 OR-BE", "3 LE-ET"], ""], line);
  }
});

test("one order that means nothing is named, and the line is not done by halves", () => {
  assert.equal(understood(choices, "4 OR-BE, 9 LE-ET").unknown, "9 LE-ET");
  assert.deepEqual(understood(choices, " , "), { found: [], unknown: "" });
  const halt = { ...order("halt", ""), final: true };
  const more = { ...choices, actions: [...choices.actions, halt] };
  assert.equal(understood(more, "halt").unknown, "");
  assert.equal(understood(more, "4 OR-BE, halt").unknown, "halt");
});

test("the last order of a line is completed, the others stay", () => {
  assert.deepEqual(texts(completions(choices, "4 OR-BE, 3 l", [])), ["3 LE-ET"]);
  assert.equal(withLast("4 OR-BE, 3 l", "3 LE-ET"), "4 OR-BE, 3 LE-ET");
  assert.equal(withLast("3 l", "3 LE-ET"), "3 LE-ET");
});

test("what has begun is completed, the shortest first", () => {
  assert.deepEqual(texts(completions(choices, "3", [])), ["3 OR-BE", "3 LE-ET"]);
  assert.deepEqual(texts(completions(choices, "3 l", [])), ["3 LE-ET"]);
  assert.deepEqual(completions(choices, "9", []), []);
});

test("with nothing written, what is held on the board is completed", () => {
  assert.deepEqual(texts(completions(choices, "", ["zone:or"])), ["4 OR-BE", "3 OR-BE"]);
  assert.deepEqual(completions(choices, "", []), []);
});

test("what is written lights what all its endings begin with", () => {
  assert.equal(subjectOf(completions(choices, "3 O", [])), "zone:or");
  assert.equal(subjectOf(completions(choices, "3", [])), "");
  assert.equal(subjectOf([]), "");
});

test("a game without a shorthand has no field", () => {
  assert.ok(canBeWritten(choices));
  assert.ok(!canBeWritten({ ...choices, actions: choices.actions.slice(4) }));
  assert.ok(!canBeWritten(null));
});

/** @param {string[]} sealed @param {number} line */
const frame = (sealed, line) =>
  /** @type {any} */ ({
    viewer: "us",
    names: { us: "Ann", gb: "Bob" },
    machines: {},
    sealed,
    awaiting: ["us", "gb"].map((side) => ({ side, message: { key: "x" }, sealed: true })),
    log: [{ n: line }],
  });

/** @param {string} key */
const t = (key) => key;

test("a seal is said, and that it was taken back, but not that it was opened", () => {
  const none = frame([], 1);
  assert.deepEqual(sealedSentences(none, frame(["us"], 1), t), ["sealed-said-sealed-mine"]);
  assert.deepEqual(sealedSentences(none, frame(["gb"], 1), t), ["sealed-said-sealed"]);
  assert.deepEqual(sealedSentences(frame(["us"], 1), none, t), ["sealed-said-back-mine"]);
  assert.deepEqual(sealedSentences(frame(["us"], 1), frame([], 2), t), []);
});
