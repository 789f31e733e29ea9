import assert from "node:assert/strict";
import { test } from "node:test";
import { given } from "../../static/js/net/given.js";

const SECRET = "a-secret_of_43_letters_and_figures_012345678";
const FIRST = SECRET.slice(0, 43);
const PROMISE = "0123456789abcdef".repeat(4);
const WHOLE = { secret: FIRST, commitment: PROMISE, isCut: false };

test("a link gives its secret and the promise", () => {
  assert.deepEqual(given(`#${FIRST}.${PROMISE}`), WHOLE);
  assert.deepEqual(given(`#${FIRST}`), { secret: FIRST, commitment: "", isCut: false });
});

for (const tail of [
  ")",
  ",",
  ">",
  "。",
  "」",
  " ",
  "%20",
  "\u200B",
  "&utm_source=x",
  "%",
  ".",
  "/",
])
  test(`what stands behind a link is no part of it: ${JSON.stringify(tail)}`, () => {
    assert.deepEqual(given(`#${FIRST}.${PROMISE}${tail}`), WHOLE);
    assert.deepEqual(given(`#${FIRST}${tail}`), { ...WHOLE, commitment: "" });
  });

test("a link that was cut short is told from one that says another promise", () => {
  assert.equal(given(`#${FIRST}.${PROMISE.slice(0, 20)}`).isCut, true);
  assert.equal(given(`#${FIRST.slice(0, 30)}`).isCut, true);
  assert.equal(given("").isCut, true);
});
