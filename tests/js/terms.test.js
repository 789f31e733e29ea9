import assert from "node:assert/strict";
import { test } from "node:test";
import { isNamePart, madeOf } from "../../static/js/panel/terms.js";

const forms = /** @type {Record<string, string>} */ ({
  "g-term-cv": "CV",
  "g-term-supply": "supply",
  "g-term-card": "supply card|supply cards",
  "g-term-river": "河",
});
const terms = { cv: "2.2", supply: "1.2", card: "3.3", river: "7.1" };

/** @param {string} text */
function found(text) {
  const { pattern, ruleOf } = madeOf(terms, "g", (key) => forms[key]);
  return text.split(pattern).flatMap((piece) => {
    const rule = ruleOf.get(piece);
    return rule ? [[piece, rule]] : [];
  });
}

test("a term is found as a whole word, also at the beginning of a sentence", () => {
  assert.deepEqual(found("Supply comes first: 2 CV."), [
    ["Supply", "1.2"],
    ["CV", "2.2"],
  ]);
  assert.deepEqual(found("supplying a CVO"), []);
});

test("of two terms the longer one is meant", () => {
  assert.deepEqual(found("two supply cards"), [["supply cards", "3.3"]]);
});

test("where words are not written apart a term is found within a line", () => {
  assert.deepEqual(found("河で3ユニット"), [["河", "7.1"]]);
});

test("the beginning of a name is no term", () => {
  assert.ok(isNamePart("Fort", " Meigs"));
  assert.ok(!isNamePart("Fort", " of the enemy"));
  assert.ok(!isNamePart("fort", " Meigs"));
  assert.ok(!isNamePart("Fort", "."));
});
