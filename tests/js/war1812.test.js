import assert from "node:assert/strict";
import { test } from "node:test";
import { arrows, war1812 } from "../../static/games/war1812/index.js";
import { pursuit } from "../../static/games/war1812/odds.js";
import { pieces } from "../../static/games/war1812/pieces.js";
import { lastBattle } from "../../static/games/war1812/result.js";
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
    ask: "campaign",
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
  for (const ask of ["take-hits", "stand", "naval-hits", "march"]) {
    const later = /** @type {any} */ ({ ...view, ask });
    const sheet = /** @type {any} */ ({ towns: known });
    assert.deepEqual(warnings(later, /** @type {any} */ ({ actions: [] }), t, sheet), []);
  }
});

test("that no ship moves is said where one could have, and a plan without a march is asked for twice", () => {
  const t = /** @type {any} */ ((/** @type {string} */ key) => key);
  /** @param {Record<string, number>} params @param {string[]} others @returns {any} */
  const offer = (params, ...others) => ({
    actions: [
      { action: { type: "done" }, label: { key: "war1812-done-moving", params } },
      ...others.map((type) => ({ action: { type } })),
    ],
  });
  const view = /** @type {any} */ ({ ask: "campaign", side: "us" });
  const sheet = /** @type {any} */ ({ towns: [] });
  assert.deepEqual(warnings(view, offer({ blocks: 1, idle_ships: 2 }), t, sheet), [
    "war1812-no-ship-moves",
  ]);
  assert.deepEqual(warnings(view, offer({ blocks: 1, idle_ships: 0 }), t, sheet), []);
  const sure = (/** @type {any} */ choices) =>
    war1812.advice?.confirms?.(choices.actions[0], view, choices)?.key;
  assert.equal(sure(offer({ blocks: 0 }, "march")), "war1812-done-no-march-sure");
  assert.equal(sure(offer({ blocks: 0 })), undefined);
  assert.equal(sure(offer({ blocks: 1 }, "march")), undefined);
});

test("a retreat tells the dice of an open line, and else who of a hidden one rolls two", () => {
  const open = (/** @type {string[]} */ ...kinds) => kinds.map((kind) => ({ kind }));
  /** @param {any[]} us @param {any[]} gb @param {boolean} revealed @param {string} side */
  const found = (us, gb, revealed, side = "us") =>
    pursuit(
      /** @type {any} */ ({ attacker: "gb", defender: "us", lines: { us, gb }, revealed }),
      /** @type {any} */ ({ side, blocks: { us07: { kind: "dragoon" } } }),
    );
  assert.equal(found(open("infantry"), open("infantry", "infantry"), true).dice, 2);
  assert.equal(found(open("infantry"), open("dragoon", "indian"), true).dice, 4);
  assert.equal(found(open("dragoon"), open("dragoon", "indian"), true).dice, 3);
  assert.equal(found([{ id: "us08", kind: "infantry" }], [{}], false).two, "both");
  assert.equal(found([{ id: "us07" }], [{}], false).two, "indian");
  assert.equal(found([{}], open("infantry"), false, "gb").two, "dragoon");
});

test("forced marches are asked for with the odds of their side", () => {
  const asked = (/** @type {any} */ view) =>
    war1812.advice?.asked?.(
      view,
      /** @type {any} */ ({ prompt: { key: "war1812-ask-march" }, actions: [] }),
    )?.params;
  assert.deepEqual(asked({ side: "us" }), { least: 4, bonus: "none" });
  assert.deepEqual(asked({ side: "gb" }), { least: 3, bonus: "british" });
  const indian = {
    side: "gb",
    turn: { moves: { gb08: {} } },
    blocks: { gb08: { kind: "indian" } },
  };
  assert.deepEqual(asked(indian), { least: 3, bonus: "indians" });
});

test("the plain end of a plan has its place at the foot, with forced marches beside it", () => {
  const label = { key: "war1812-done-moving", params: {} };
  const usual = (/** @type {any} */ choice) =>
    war1812.advice?.isUsual?.(choice, /** @type {any} */ ({}));
  assert.equal(usual({ action: { type: "done" }, label }), true);
  assert.equal(usual({ action: { type: "done", march: true } }), true);
  assert.equal(usual({ action: { type: "stand" } }), null);
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
  assert.equal(asked(["done", "done"], "war1812-ask-campaign-army"), "war1812-ask-planned");
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

const lineOf = (
  /** @type {number} */ n,
  /** @type {string} */ end,
  /** @type {any} */ more = {},
) => {
  const { params = {}, ...rest } = more;
  return /** @type {any} */ ({
    n,
    side: "",
    message: { key: `war1812-line-${end}`, params },
    motions: [],
    ...rest,
  });
};

test("whose a place was when its battle ended stays told, whoever leaves it since", () => {
  const at = "lake-erie";
  const lines = [
    lineOf(1, "naval-began", { side: "us", motions: [{ type: "met", at }] }),
    lineOf(2, "ship-damaged", { side: "us", motions: [{ type: "struck", at }] }),
    lineOf(3, "ships-withdrew", { side: "us", motions: [{ type: "moved", path: [at, "erie"] }] }),
  ];
  const held = (/** @type {any} */ fleets) =>
    lastBattle(lines, /** @type {any} */ ({ fleets }))?.side;
  assert.equal(held({ "lake-erie/gb": { operational: 1 } }), "gb");
  assert.equal(held({}), "gb");
  const params = { us: 1, gb: 2 };
  const wiped = [
    lineOf(1, "battle", { side: "gb", params, motions: [{ type: "met", at: "erie" }] }),
    lineOf(2, "hits-taken", {
      side: "us",
      motions: [{ type: "struck", at: "erie", hits: 3, lost: 1 }],
    }),
  ];
  const towns = { erie: { holder: "us" } };
  assert.equal(lastBattle(wiped, /** @type {any} */ ({ towns }))?.side, "gb");
});

test("a year that has ended is told with who comes, until a battle or the second turn of the next", () => {
  const view = /** @type {any} */ ({});
  const lines = [
    lineOf(1, "year-ended", {
      params: { year: "1812" },
      motions: [{ type: "passed", to: "winter" }],
    }),
    lineOf(2, "reinforced", { side: "us", params: { blocks: 0 } }),
    lineOf(3, "reinforced", { side: "us", params: { blocks: 2 } }),
    lineOf(4, "turn", { motions: [{ type: "passed", to: "spring" }] }),
  ];
  const found = lastBattle(lines, view);
  assert.deepEqual([found?.n, found?.told.map(({ n }) => n)], [1, [1, 3]]);
  assert.equal(lastBattle([...lines, lineOf(5, "turn")], view), null);
  const met = lineOf(5, "battle", { motions: [{ type: "met", at: "erie" }] });
  assert.equal(
    lastBattle([...lines, met], /** @type {any} */ ({ battle: { town: "erie" } })),
    null,
  );
});
