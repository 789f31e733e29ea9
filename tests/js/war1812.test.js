import assert from "node:assert/strict";
import { test } from "node:test";
import { arrows, war1812 } from "../../static/games/war1812/index.js";
import { pieces } from "../../static/games/war1812/pieces.js";
import { warnings } from "../../static/games/war1812/warnings.js";

const way = { side: "us", path: ["buffalo", "fort-erie"], count: 1 };
const turn = (mover = "us") => ({ mover, arrows: [way] });
const told = (/** @type {any} */ view) =>
  arrows({ year: 1813, first: "us", phase: "campaign", blocks: {}, fleets: {}, ...view }).map(
    ({ kind }) => kind,
  );

test("the turn before is drawn until the next one", () => {
  assert.deepEqual(told({ campaign_turn: 2, turn: turn(), last_turn: turn("gb") }), [
    "last us",
    "now us",
  ]);
  assert.deepEqual(told({ campaign_turn: 1, turn: turn("gb"), last_turn: turn() }), [
    "last us",
    "now us",
  ]);
});

test("a winter ends it", () => {
  for (const phase of ["year-end", "attrition", "ports", "reinforcements"])
    assert.deepEqual(told({ campaign_turn: 10, phase, turn: turn(), last_turn: turn() }), []);
  assert.deepEqual(told({ campaign_turn: 1, phase: "order", turn: turn() }), []);
  assert.deepEqual(told({ campaign_turn: 1, turn: turn(), last_turn: turn("gb") }), ["now us"]);
});

test("who may retreat is told what it costs", () => {
  const t = /** @type {any} */ ((/** @type {string} */ key) => key);
  const offer = (/** @type {string} */ type) =>
    /** @type {any} */ ({ actions: [{ action: { type: "stand" } }, { action: { type } }] });
  const view = /** @type {any} */ ({});
  const sheet = /** @type {any} */ ({ towns: [] });
  assert.deepEqual(warnings(view, offer("retreat"), t, sheet), ["war1812-pursued"]);
  assert.deepEqual(warnings(view, offer("fire"), t, sheet), []);
});

test("a town of one's own that a plan leaves empty is named, others are not", () => {
  const t = /** @type {any} */ ((/** @type {string} */ _, /** @type {any} */ { town }) => town);
  const town = (/** @type {string} */ id, side = "us", value = 2) => ({ id, side, value });
  const known = [town("oswego"), town("utica", "us", 1), town("erie"), town("york", "gb")];
  const view = {
    side: "us",
    turn: { moves: Object.fromEntries(known.map(({ id }) => [id, { path: [id, "kingston"] }])) },
    towns: {
      ...Object.fromEntries(known.map(({ id }) => [id, { holder: "us", army: {} }])),
      erie: { holder: "us", army: { us: 1 } },
    },
  };
  const found = warnings(
    /** @type {any} */ (view),
    /** @type {any} */ ({ actions: [] }),
    t,
    /** @type {any} */ ({ towns: known }),
  );
  assert.deepEqual(found, ["@town-oswego"]);
});

test("who has planned all that a turn allows is asked to press Done", () => {
  /** @param {string[]} types @param {string} key @returns {any} */
  const asked = (types, key) =>
    war1812.advice?.asked?.(
      /** @type {any} */ ({}),
      /** @type {any} */ ({
        prompt: { key },
        actions: types.map((type) => ({ action: { type } })),
      }),
    )?.key;
  assert.equal(asked(["done"], "war1812-ask-campaign-army"), "war1812-ask-planned");
  assert.equal(asked(["march", "done"], "war1812-ask-campaign-army"), undefined);
  assert.equal(asked(["done"], "war1812-ask-take-hits"), undefined);
});

test("an attacker is drawn on the side they came from, and who stands in their own town is not", () => {
  const towns = {
    erie: { holder: "us", army: { us: 1, gb: 1 } },
    buffalo: { holder: "us", army: { us: 1 } },
  };
  const arrows = [
    { side: "gb", path: ["fort-erie", "erie"], count: 1 },
    { side: "us", path: ["erie", "buffalo"], count: 1 },
  ];
  const sheet = { blocks: [], lakes: [], towns: [{ id: "erie" }, { id: "buffalo" }] };
  const seen = /** @type {any} */ ({ side: "us", blocks: {}, towns, fleets: {}, turn: { arrows } });
  const drawn = pieces(seen, /** @type {any} */ (sheet), (key) => key);
  const from = drawn.map(({ stack, from }) => [stack, from]);
  assert.deepEqual(from, [
    ["erie/us", undefined],
    ["erie/gb", ["fort-erie"]],
    ["buffalo/us", undefined],
  ]);
});

test("what lies still does so through a player turn, and the next one begins anew", () => {
  const view = (/** @type {object} */ how) =>
    war1812.turnOf?.(
      /** @type {any} */ ({ year: 1812, campaign_turn: 3, phase: "campaign", ...how }),
    );
  const mine = view({ turn: { mover: "us" } });
  assert.equal(view({ turn: { mover: "us" }, phase: "land-battles" }), mine);
  assert.notEqual(view({ turn: { mover: "gb" } }), mine);
  assert.notEqual(view({ turn: { mover: "us" }, campaign_turn: 4 }), mine);
  assert.equal(view({ phase: "setup", turn: {} }), "");
});
