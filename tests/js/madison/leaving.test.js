// What is given up where all who are in hand leave.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aboutLeaving, aboutSupply, givenUp } from "../../../static/games/madison/leaving.js";

const sheet = /** @type {any} */ ({
  spaces: [
    { id: "york", side: "gb", value: 3 },
    { id: "lewiston", side: "us", value: 2 },
    { id: "queenston", side: "gb", value: 1, lake: "ontario" },
  ],
  links: [{ a: "lewiston", b: "queenston", kind: "invasion" }],
  lakes: [{ id: "ontario", box: "box_ontario" }],
  blocks: ["a", "b"].map((id) => ({ id, strength: 3, reduced: 1 })),
});
const counter = (/** @type {string} */ at, more = {}) => ({
  side: "us",
  kind: "regular",
  max: 2,
  cv: 2,
  at,
  ...more,
});

/** @param {Record<string, object>} blocks @param {string[]} group @param {object} [more] */
function given(blocks, group, more = {}) {
  const view = { ask: "move", side: "us", play: { group }, blocks, ...more };
  return givenUp(/** @type {any} */ (view), sheet);
}

test("enemy ground is given up when too few stay for its value", () => {
  const blocks = { a: counter("york"), b: counter("york") };
  const held = { seized: { york: "us" } };
  assert.deepEqual(given(blocks, ["a", "b"], held), {
    kind: "control",
    at: "york",
    points: 3,
    near: "",
  });
  assert.equal(given(blocks, ["a"], held), null);
  const reduced = { ...blocks, b: counter("york", { cv: 1 }) };
  assert.equal(given(reduced, ["a"], held)?.kind, "control");
  const indians = { ...blocks, b: counter("york", { kind: "indian" }) };
  assert.equal(given(indians, ["a"], held)?.kind, "control");
  assert.equal(given(blocks, ["a", "b"], { ...held, destroyed: ["york"] })?.points, 0);
});

test("one's own town is left open where an enemy stands next to it", () => {
  const blocks = { a: counter("lewiston"), b: counter("queenston", { side: "gb" }) };
  assert.deepEqual(given(blocks, ["a"]), {
    kind: "open",
    at: "lewiston",
    points: 2,
    near: "queenston",
  });
  assert.equal(given({ ...blocks, c: counter("lewiston") }, ["a"]), null);
  assert.equal(given({ a: counter("lewiston") }, ["a"]), null);
  // Who has just come there guarded nothing.
  const play = { group: ["a"], moved: { a: { path: ["buffalo", "lewiston"], way: "road" } } };
  assert.equal(given(blocks, ["a"], { play }), null);
});

test("a lake is given up with the last ship", () => {
  const ship = { kind: "brig" };
  const blocks = { a: counter("box_ontario", ship), b: counter("box_ontario", ship) };
  assert.equal(given(blocks, ["a", "b"], { lakes: { ontario: "us" } })?.kind, "lake");
  assert.equal(given(blocks, ["a"], { lakes: { ontario: "us" } }), null);
  assert.equal(given(blocks, ["a", "b"], { lakes: {} }), null);
});

test("nothing is told before anybody is in hand, nor to the enemy", () => {
  const blocks = { a: counter("york") };
  const held = { seized: { york: "us" } };
  assert.equal(given(blocks, [], held), null);
  assert.equal(given(blocks, ["a"], { ...held, ask: "" }), null);
  const view = /** @type {any} */ ({ ask: "move", side: "us", play: { group: ["a"] }, blocks });
  assert.deepEqual(
    aboutLeaving({ ...view, ...held }, sheet, (key, params) => `${key} ${params?.points}`),
    ["madison-gives-up-control 3"],
  );
});

test("who is picked up on the way guarded the space, whoever leads has just come", () => {
  const blocks = {
    l: counter("lewiston", { kind: "leader" }),
    a: counter("lewiston"),
    b: counter("queenston", { side: "gb" }),
  };
  const moved = { l: { path: ["buffalo", "lewiston"], way: "road" } };
  const play = { group: ["l", "a"], moved };
  assert.equal(given(blocks, ["l", "a"], { play })?.kind, "open");
});

test("what was left open in this card play is told until it is over", () => {
  const blocks = { a: counter("york"), b: counter("queenston", { side: "gb" }) };
  const moved = { a: { path: ["lewiston", "york"], way: "road" } };
  const view = { ask: "move", side: "us", play: { group: ["a"], moved }, blocks };
  const t = (/** @type {string} */ key, /** @type {any} */ params) => `${key} ${params?.at}`;
  const told = aboutLeaving(/** @type {any} */ (view), sheet, /** @type {any} */ (t));
  assert.deepEqual(told, ["madison-gives-up-open @madison-at-lewiston"]);
  const guarded = { ...view, blocks: { ...blocks, c: counter("lewiston") } };
  assert.deepEqual(aboutLeaving(/** @type {any} */ (guarded), sheet, /** @type {any} */ (t)), []);
});

test("who has come where there is no supply is told so", () => {
  const blocks = { a: counter("york"), b: counter("york"), c: counter("york") };
  const moved = { a: { path: ["lewiston", "york"] }, b: { path: ["lewiston", "york"] } };
  const view = { ask: "move", side: "us", play: { group: ["a"], moved }, blocks };
  const t = (/** @type {string} */ key, /** @type {any} */ { at, count }) =>
    `${key} ${at} ${count}`;
  const cut = { ...view, unsupplied: ["a", "b", "c"] };
  assert.deepEqual(aboutSupply(/** @type {any} */ (cut), /** @type {any} */ (t)), [
    "madison-cut-off-there @madison-at-york 2",
  ]);
  assert.deepEqual(aboutSupply(/** @type {any} */ (view), /** @type {any} */ (t)), []);
});
