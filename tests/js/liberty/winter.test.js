// What winter takes, as the page tells it: no rule is worked out here, the view has the numbers.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  badges,
  called,
  confirms,
  forced,
  isMain,
  isUsual,
  warnings,
  worthLighting,
} from "../../../static/games/liberty/winter.js";

const t = (/** @type {string} */ key, params = {}) => [key, ...Object.values(params)].join(" ");
const done = { action: { type: "done" }, final: true };
const lose = (/** @type {string} */ block) => ({ action: { type: "lose", block }, final: false });
const seen = (/** @type {any} */ more) =>
  /** @type {any} */ ({
    points_ahead: 16,
    ask: "move",
    blocks: { rall: { at: "B5" }, howe: { at: "C4" } },
    ...more,
  });
const asked = (/** @type {any[]} */ ...actions) => /** @type {any} */ ({ actions });
const sheet = /** @type {any} */ ({ victory: { british: 30, american: 11 } });

test("without a winter ahead nothing is told", () => {
  assert.deepEqual(warnings(seen({}), asked(done), t, sheet), []);
  assert.deepEqual(badges(seen({}), t), []);
  assert.equal(confirms(done, seen({}), asked(done)), null);
});

test("blocks at sea are told of, marked, and asked about before the moves end", () => {
  const view = seen({ winter: { fed: {}, afloat: 4 } });
  assert.deepEqual(warnings(view, asked(done), t, sheet), ["liberty-winter-at-sea 4"]);
  assert.deepEqual(
    badges(view, t).map(({ at, text }) => `${at} ${text}`),
    ["ATL ❄ −4"],
  );
  assert.deepEqual(confirms(done, view, asked(done)), {
    key: "liberty-winter-sure",
    params: { blocks: 4 },
  });
});

test("who would win at the end of the year is told before it comes to that", () => {
  const winter = { fed: {}, afloat: 0 };
  const told = (/** @type {number} */ points) =>
    warnings(seen({ winter, points_ahead: points }), asked(done), t, sheet);
  assert.deepEqual(told(12), []);
  assert.deepEqual(told(11), ["liberty-winter-decides @side-am 11"]);
  assert.deepEqual(told(30), ["liberty-winter-decides @side-gb 30"]);
  assert.deepEqual(warnings(seen({ points_ahead: 30 }), asked(done), t, sheet), []);
});

test("in winter a place says what it feeds, has and loses, and its blocks alone light up", () => {
  const view = seen({ ask: "disband", winter: { fed: { B5: [5, 2] }, afloat: 0 } });
  assert.deepEqual(warnings(view, asked(done), t, sheet), [
    "liberty-winter-feeds @liberty-at-b5 5 2 3",
  ]);
  assert.deepEqual([...(worthLighting(view) ?? [])], ["block:rall"]);
});

test("one press does what can't be otherwise, and no more", () => {
  const winter = { fed: { B5: [1, 1] }, afloat: 0 };
  const all = forced(seen({ ask: "attrition", winter }), asked(lose("rall")));
  assert.deepEqual(
    all?.choices.map(({ action }) => action.type),
    ["lose", "done"],
  );
  const some = { fed: { B5: [3, 1] }, afloat: 0 };
  assert.equal(forced(seen({ ask: "attrition", winter: some }), asked(lose("rall"))), null);
});

test("who moves nothing is told that building comes next, while there is something to build", () => {
  const still = { ...done, label: { key: "liberty-done-without-moves" } };
  const choices = /** @type {any} */ ({ actions: [still], prompt: { params: { actions: 2 } } });
  const view = seen({ side: "gb", pool: { gb: 3 } });
  assert.deepEqual(called(still, view, choices), {
    key: "liberty-build-unmoved",
    params: { actions: 2 },
  });
  assert.equal(confirms(still, view, choices)?.key, "liberty-build-unmoved-sure");
  assert.equal(called(still, seen({ side: "gb", pool: { gb: 0 } }), choices), null);
});

test("who builds no more is asked once more while actions are left", () => {
  const build = { action: { type: "build" }, final: false };
  const view = seen({ ask: "build" });
  const choices = (/** @type {any[]} */ actions) =>
    /** @type {any} */ ({ actions, prompt: { params: { actions: 2 } } });
  assert.deepEqual(confirms(done, view, choices([build, done])), {
    key: "liberty-build-no-more-sure",
    params: { actions: 2 },
  });
  assert.equal(confirms(done, view, choices([done])), null);
});

test("an offer of prisoners is made or answered before anything ends", () => {
  const prompt = asked(done);
  const trade = { by: "am", give: ["gates"], want: ["guards"] };
  const begun = seen({ side: "am", trade });
  assert.deepEqual(confirms(done, begun, prompt), { key: "liberty-offer-unmade-sure" });
  assert.equal(isMain(done, begun), false);
  assert.equal(isMain({ action: { type: "offer-trade" }, final: true }, begun), true);
  const offered = seen({ side: "gb", ask: "exchange", trade: { ...trade, open: true } });
  assert.deepEqual(called(done, offered, prompt), { key: "liberty-offer-unanswered" });
  assert.equal(isMain(done, offered), false);
  assert.equal(isUsual(done, offered), false);
  const own = { ...offered, side: "am" };
  assert.deepEqual(called(done, own, prompt), { key: "liberty-offer-stands" });
  assert.equal(isMain(done, own), null);
});
