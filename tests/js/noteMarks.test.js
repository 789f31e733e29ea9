import assert from "node:assert/strict";
import { test } from "node:test";
import { momentMark, noteMarks } from "../../static/js/state/noteMarks.js";

/** @type {[string, string][]} */
const PLACES = [
  ["fort-erie", "Fort Erie"],
  ["erie", "Erie"],
  ["york", "York"],
  ["detroit", "デトロイト"],
];

/** @param {string} text */
const told = (text) =>
  noteMarks(text, PLACES).map((mark) => (mark.kind === "moment" ? mark.line : mark.place));

test("a moment's mark is found with what was written beside it", () => {
  const text = `hold on\n${momentMark(17)}they left Detroit\nmore`;
  assert.deepEqual(noteMarks(text, []), [{ kind: "moment", line: 17, text: "they left Detroit" }]);
});

test("places are found by their names, in any case, once and as words of their own", () => {
  assert.deepEqual(told("york, then #3 Yorkshire; YORK"), ["york", 3]);
  assert.deepEqual(told("デトロイトに注意"), ["detroit"]);
});

test("a place whose name is part of another's is not found in it", () => {
  assert.deepEqual(told("Fort Erie falls"), ["fort-erie"]);
});

test("what only looks like a mark is none", () => {
  assert.deepEqual(told("no.#4 a#5 # 6"), []);
});
