// Ships of War of 1812: what they do by a button.
import assert from "node:assert/strict";
import { test } from "node:test";
import { alike, alikeWords, called, hasButton, isMain } from "../../static/games/war1812/ships.js";

const sail = (/** @type {string} */ origin, /** @type {string} */ to, operational = true) =>
  /** @type {any} */ ({ action: { type: "sail", origin, to, operational }, final: false });

/** @param {Record<string, {operational?: number, damaged?: number}>} fleets */
function view(fleets, turn = {}) {
  return /** @type {any} */ ({ side: "us", fleets, turn });
}

const choices = (/** @type {any[]} */ ...actions) => /** @type {any} */ ({ actions });

test("what leaves port and what is made ready has a button, and what is on a lake has none", () => {
  assert.ok(hasButton(sail("erie", "lake-erie")));
  assert.ok(hasButton(/** @type {any} */ ({ action: { type: "repair", town: "erie" } })));
  assert.ok(!hasButton(sail("lake-erie", "buffalo")));
  assert.deepEqual(called(sail("erie", "lake-erie")), {
    key: "war1812-sail-out",
    params: { origin: "@town-erie" },
  });
  assert.equal(called(sail("lake-erie", "buffalo")), null);
});

test("several ships of one port go out by one press, if only there lie several", () => {
  const out = [sail("erie", "lake-erie"), sail("erie", "lake-erie", false)];
  const other = sail("plattsburg", "lake-champlain");
  const fleets = { "erie/us": { operational: 2, damaged: 1 }, "plattsburg/us": { operational: 1 } };
  const all = choices(...out, other);
  assert.deepEqual(alike(view(fleets), all), [out[0], out[0], out[1]]);
  const { key, params } = alikeWords(view(fleets), all);
  assert.deepEqual([key, params?.ships], ["war1812-sail-all", 3]);
  const both = { ...fleets, "plattsburg/us": { operational: 2 } };
  assert.deepEqual(alike(view(both), all), []);
});

test("after the first ship the others go its way, but for those that carry blocks (12.2)", () => {
  const [home, elsewhere] = [sail("lake-erie", "buffalo"), sail("lake-erie", "erie")];
  const fleets = { "lake-erie/us": { operational: 3 } };
  const sailed = [{ origin: "lake-erie", to: "buffalo", operational: true }];
  const left = choices(home, elsewhere);
  assert.deepEqual(alike(view(fleets, { sailed }), left), [home, home, home]);
  assert.equal(alikeWords(view(fleets, { sailed }), left).key, "war1812-sail-after");
  const moves = { us01: { path: ["erie", "buffalo"], by_sea: true } };
  assert.deepEqual(alike(view(fleets, { sailed, moves }), left), [home, home]);
});

test("what ends the turn is not filled while blocks may march once ships have been seen to", () => {
  const done = /** @type {any} */ ({ action: { type: "done" }, final: true });
  const march = /** @type {any} */ ({ action: { type: "march" }, final: false });
  const both = choices(done, march);
  assert.equal(isMain(done, view({}, { repaired: "erie" }), both), false);
  assert.equal(isMain(done, view({}, { repaired: "erie", moves: { us01: {} } }), both), null);
  assert.equal(isMain(done, view({}, { repaired: "erie" }), choices(done)), null);
  assert.equal(isMain(done, view({}), both), null);
});
