import assert from "node:assert/strict";
import { test } from "node:test";
import { brokenPromise } from "../../static/js/state/receipts.js";

const [ONE, TWO, SEED] = ["11", "22", "33"].map((byte) => byte.repeat(32));

/** @param {object} fairness @returns {any} */
function frame(fairness) {
  return {
    match: "k3v9",
    fairness: { commitment: SEED, entropies: [ONE, TWO], head: "", ...fairness },
  };
}

/** @param {object} [kept] @returns {any} */
function guest(kept) {
  const promise = { match: "k3v9", commitment: SEED };
  return { ...promise, entropy: TWO, other_entropy: ONE, heads: [], ...kept };
}

test("a promise that is kept raises no alarm", () => {
  const creator = guest({ entropy: ONE, other_entropy: "" });
  const later = guest({ entropy: "", other_entropy: "" });
  for (const kept of [guest(), creator, later]) assert.equal(brokenPromise(frame({}), kept), "");
});

test("before the second number is there nothing is missed", () => {
  const open = frame({ entropies: [ONE] });
  assert.equal(brokenPromise(open, guest({ entropy: ONE, other_entropy: "" })), "");
});

test("each part of the promise is held against the frame", () => {
  assert.equal(brokenPromise(frame({}), guest({ match: "x7w2" })), "match");
  assert.equal(brokenPromise(frame({ commitment: ONE }), guest()), "commitment");
  assert.equal(brokenPromise(frame({ entropies: [SEED, TWO] }), guest()), "entropy");
  assert.equal(brokenPromise(frame({ entropies: [ONE, SEED] }), guest()), "entropy");
});
