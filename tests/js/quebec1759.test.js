// The pieces of Quebec 1759: an army in one zone leaves its neighbours in sight.
import assert from "node:assert/strict";
import { test } from "node:test";
import { forced, isShown } from "../../static/games/quebec1759/hits.js";
import { arrows, room, takesBack, together } from "../../static/games/quebec1759/orders.js";
import { pieces } from "../../static/games/quebec1759/pieces.js";
import { lastBattle } from "../../static/games/quebec1759/result.js";
import { leastNear } from "../../static/games/quebec1759/tracks.js";
import { around } from "../../static/js/board/geometry.js";
import { hitsAtOnce } from "../../static/js/games/shared.js";

const WIDEST_ZONE = 140; // units of a piece that Ile d'Orleans is wide about its mark at 1440 pixels

/** @param {number} count blocks of one side in one zone */
function army(count) {
  const ids = Array.from({ length: count }, (_, n) => `b${n}`);
  const block = { at: "OR", kind: "line", cv: 3, max: 4, group: "" };
  const view = {
    blocks: Object.fromEntries(ids.map((id) => [id, block])),
    zones: { OR: { army: { gb: count } } },
  };
  const sheet = {
    blocks: ids.map((id) => ({ id, side: "gb" })),
    zones: [{ id: "OR" }],
    rivers: [],
  };
  return pieces(/** @type {any} */ (view), /** @type {any} */ (sheet), (key) => key);
}

test("a whole army closes up, so that it lies in its zone", () => {
  const { w } = around(army(21).map(({ spot }) => spot));
  assert.ok(w + army(1)[0].size.w <= WIDEST_ZONE, String(w));
});

test("a few blocks stand beside each other in full sight", () => {
  const [a, b] = army(2);
  assert.ok(b.spot.x - a.spot.x >= a.size.w);
});

test("a second press on a block that was named takes the naming back", () => {
  const steps = ["b1", "b2"].map((block) => ({ type: "pick", block, to: "AB", way: "road" }));
  const pressed = (/** @type {string} */ name) =>
    takesBack(name, /** @type {any} */ ({}), /** @type {any} */ (steps));
  assert.deepEqual(["block:b1", "block:b2", "block:b3", "zone:AB"].map(pressed), [0, 1, -1, -1]);
});

test("an order to the Ottawa is an arrow, from where the viewer knows them to be", () => {
  const orders = { fr: { origin: "", parts: [], ottawa: "LE" } };
  const drawn = (/** @type {object} */ known) =>
    arrows(/** @type {any} */ ({ orders, blocks: {}, ...known })).map(({ kind, path }) => [
      kind,
      ...path,
    ]);
  const own = (/** @type {string} */ at) => ({ blocks: { "FR-OTT": { kind: "indian", at } } });
  assert.deepEqual(drawn(own("CR")), [["now fr", "CR", "LE"]]);
  assert.deepEqual(drawn({ ottawa_zones: ["AB"] }), [["now fr", "AB", "LE"]]);
  // Nobody else is told where they are; who has come has no way to go.
  assert.deepEqual(drawn({ ottawa_zones: ["AB", "BE"] }), []);
  assert.deepEqual(drawn(own("LE")), []);
});

test("as many blocks can be taken together as boats carry, or an open order says", () => {
  const blocks = Object.fromEntries(["a", "b", "c"].map((id) => [id, { at: "OR" }]));
  const part = (/** @type {number} */ count, origin = "OR", way = "river") => ({
    action: { type: "part", origin, to: "LE", way, count },
  });
  const most = (/** @type {object[]} */ actions, orders = {}) =>
    together(/** @type {any} */ ({ blocks, orders }), /** @type {any} */ ({ actions }), "block:a");
  assert.equal(most([part(1), part(2), part(9, "ET")]), 2);
  const picks = ["a", "b", "c"].map((block) => ({
    action: { type: "pick", block, to: "LE", way: "river" },
  }));
  const orders = { gb: { parts: [{ to: "LE", way: "river", count: 2 }] } };
  assert.equal(most(picks, orders), 2);
  assert.equal(most([]), Number.POSITIVE_INFINITY);
});

test("a way carries as many as an order by number could say, or an open one has left", () => {
  const blocks = Object.fromEntries(["a", "b"].map((id) => [id, { at: "ET" }]));
  const send = (/** @type {string} */ way) => ({
    action: { type: "send", block: "a", to: "CR", way },
  });
  const part = (/** @type {number} */ count, origin = "ET", way = "river") => ({
    action: { type: "part", origin, to: "CR", way, count },
  });
  const most = (/** @type {object} */ choice, /** @type {object[]} */ actions, orders = {}) =>
    room(
      /** @type {any} */ (choice),
      /** @type {any} */ ({ blocks, orders }),
      /** @type {any} */ ({ actions }),
    );
  const parts = [part(1), part(2), part(9, "LE"), part(8, "ET", "road")];
  assert.equal(most(send("river"), parts), 2);
  assert.equal(most(send("road"), parts), 8);
  assert.equal(most(send("leader"), parts), Number.POSITIVE_INFINITY);
  const pick = { action: { type: "pick", block: "a", to: "CR", way: "river" } };
  const orders = { gb: { parts: [{ to: "CR", way: "river", count: 3, picked: ["c"] }] } };
  assert.equal(most(pick, [], orders), 2);
});

/** @param {string} type @param {string} block @returns {any} */
const hit = (type, block) => ({ action: { type, block }, final: false, subject: `block:${block}` });

test("hits that one block alone can take are taken by one press with what ends the step", () => {
  const battle = {
    taking: "gb",
    posts: { gb: { left: [{ id: "a", cv: 3 }], center: [{ id: "b", cv: 4 }] } },
    tolls: { left: { left: 2 }, center: { left: 0 } },
  };
  const blocks = { a: { cv: 3 }, b: { cv: 4 } };
  const taken = (/** @type {any} */ view, /** @type {any[]} */ ...actions) =>
    forced(view, /** @type {any} */ ({ actions }))?.choices.map(({ action: { type } }) => type);
  const only = hit("take-hit", "a");
  assert.deepEqual(taken({ battle, blocks }, only), ["take-hit", "take-hit", "done"]);
  assert.equal(
    isShown(
      only,
      /** @type {any} */ ({ battle, blocks }),
      /** @type {any} */ ({ actions: [only] }),
    ),
    false,
  );
  // No more than it has; and who may choose is asked.
  const weak = { battle, blocks: { a: { cv: 1 } } };
  assert.deepEqual(taken(weak, only), ["take-hit", "done"]);
  assert.equal(taken({ battle, blocks }, only, hit("take-hit", "b")), undefined);
  const raid = { raid: { zone: "LE", hits: 1 }, blocks };
  assert.deepEqual(taken(raid, hit("take-raid-hit", "b")), ["take-raid-hit", "done"]);
  assert.equal(taken(raid, { action: { type: "done" }, final: true }), undefined);
});

test("the strongest take the hits of a raid by one press, too", () => {
  const blocks = { a: { cv: 1 }, b: { cv: 4 } };
  const actions = ["a", "b"].map((block) => hit("take-raid-hit", block));
  const given = hitsAtOnce.along({ blocks }, /** @type {any} */ ({ actions }));
  assert.deepEqual(
    given.map(({ action }) => action.block),
    ["b", "a"],
  );
});

test("the card of a battle names the leaders who are lost", () => {
  const leader = { key: "quebec1759-line-leader-lost", params: { leader: "@leader-fr" } };
  const line = (/** @type {number} */ n, /** @type {any[]} */ motions, remarks = [leader]) => ({
    n,
    side: "fr",
    message: { key: "quebec1759-line-hits-taken" },
    motions,
    remarks: remarks.map((message) => ({ message })),
  });
  const lines = /** @type {any} */ ([
    line(1, [{ type: "struck", at: "CD", hits: 1, lost: 1 }]),
    line(2, [{ type: "met", at: "AB" }], []),
    line(3, [{ type: "struck", at: "AB", hits: 1, lost: 1 }]),
  ]);
  const view = /** @type {any} */ ({ zones: { AB: { held: "gb" } } });
  assert.deepEqual(lastBattle(lines, view)?.leaders, ["@leader-fr"]);
});

test("a block that both know to be the Ottawa is drawn and named as theirs, and no other's face is", () => {
  /** @param {object} known */
  function french(known) {
    const view = { blocks: {}, zones: { AB: { army: { fr: 2 } } }, ...known };
    const sheet = { blocks: [], zones: [{ id: "AB" }], rivers: [] };
    const drawn = pieces(/** @type {any} */ (view), /** @type {any} */ (sheet), (key) => key);
    return drawn.map(({ label, hidden }) => [label, hidden?.n]);
  }
  const blank = "quebec1759-hidden";
  const unknown = [
    [blank, 0],
    [blank, 1],
  ];
  assert.deepEqual(french({ ottawa_zones: ["AB"] }), [
    [blank, 0],
    ["quebec1759-ottawa-are-here", undefined],
  ]);
  assert.deepEqual(french({ ottawa_zones: ["AB", "BE"] }), unknown);
  assert.deepEqual(french({ ottawa_zones: ["BE"] }), unknown);
  assert.deepEqual(french({}), unknown);
});

test("how near Britain is to losing at once is told beside what it has left", () => {
  const sheet = /** @type {any} */ ({ victory: { cv: 20 } });
  /** @param {number} gb @param {string} [winner] */
  function told(gb, winner) {
    const view = /** @type {any} */ ({ cv: { gb, fr: 24 }, winner });
    return leastNear(view, sheet);
  }
  assert.deepEqual(
    [28, 27, 20].map((cv) => told(cv)),
    [0, 20, 20],
  );
  // Once it is decided there is nothing to beware of.
  assert.equal(told(19, "fr"), 0);
});
