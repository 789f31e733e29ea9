import assert from "node:assert/strict";
import { test } from "node:test";
import { createPlans } from "../../static/js/match/plans.js";
import { cardWords } from "../../static/js/panel/answers.js";
import { betterThanMachines, expectationWords } from "../../static/js/panel/plans.js";
import { aheadOf, offeredOf } from "../../static/js/state/steps.js";
import { createStore } from "../../static/js/state/store.js";

/** @param {number} n @returns {any} */
const march = (n) => ({ action: { type: "march", n }, subject: `block:${n}`, final: false });
/** @param {number[]} chances @param {boolean} [isWhole] @param {number} [v] @returns {any} */
const answer = (chances, isWhole = false, v = 1) => ({
  ok: true,
  value: {
    v,
    trials: 4,
    is_whole: isWhole,
    plans: chances.map((chance, n) => ({ chance, actions: [march(n).action] })),
  },
});

/** @param {any[]} answers @param {(asked: number, store: import("../../static/js/state/store.js").Store) => void} [meanwhile] */
function comparing(answers, meanwhile = () => {}) {
  const store = createStore((task) => task());
  /** @type {any} */
  const frame = {
    v: 1,
    log: [{ n: 7 }],
    choices: { prompt: { key: "ask" }, actions: [march(0), march(1)] },
  };
  store.update({ live: "live", frame });
  /** @type {number[][]} */
  const orders = [];
  store.subscribe(({ plans }) => plans && orders.push(plans.order));
  let asked = 0;
  const does = createPlans(
    store,
    async () => answers[asked++],
    async () => meanwhile(asked, store),
  );
  return { store, does, frame, orders, asked: () => asked };
}

test("plans are asked for until they are whole, and keep their order until then", async () => {
  const { store, does, orders, asked } = comparing([
    answer([]),
    answer([0.4, 0.6]),
    answer([0.7, 0.6]),
    answer([0.7, 0.6], true),
  ]);
  await does.plans({});
  assert.equal(asked(), 4);
  assert.deepEqual(orders, [[], [], [1, 0], [1, 0], [0, 1]]);
  assert.equal(store.state.plans?.found?.is_whole, true);
});

test("another frame ends a comparison, and nothing of it is shown with that", async () => {
  const next = (/** @type {number} */ asked, /** @type {any} */ store) => {
    if (asked === 1) store.receive({ ...store.state.frame, v: 2 });
  };
  const { store, does, asked } = comparing([answer([0.4, 0.6]), answer([0.5], true, 2)], next);
  await does.plans({});
  assert.equal(asked(), 1);
  assert.equal(store.state.plans, null);
});

test("a step that is planned keeps what was compared, which is compared anew by a press", async () => {
  const { store, does, asked } = comparing([answer([0.4, 0.6], true), answer([0.5, 0.6], true, 2)]);
  await does.plans({});
  does["plan-show"]({ value: "1" });
  const { frame } = store.state;
  /** @type {any} */
  const next = { ...frame, v: 2, draft: { steps: [march(0).action] } };
  store.receive(next);
  assert.equal(store.state.plans?.v, 1);
  assert.deepEqual(offeredOf(store.state), [march(1)]);
  await does.plans({});
  assert.equal(asked(), 2);
  assert.equal(store.state.plans?.v, 2);
  // What has happened since is no plan of one's own.
  store.receive({ ...next, v: 3, draft: null, log: [{ n: 8 }] });
  assert.equal(store.state.plans, null);
});

test("figures of another version are not shown", async () => {
  const { store, does } = comparing([answer([0.1], true, 9), answer([0.4, 0.6], true)]);
  await does.plans({});
  assert.equal(store.state.plans?.found?.plans.length, 2);
});

test("who puts plans away is asked no more", async () => {
  const away = (/** @type {number} */ _, /** @type {any} */ store) => store.update({ plans: null });
  const { store, does, asked } = comparing([answer([0.4, 0.6]), answer([0.4, 0.6])], away);
  await does.plans({});
  assert.equal(asked(), 1);
  assert.equal(store.state.plans, null);
});

test("a refusal is told, without a figure", async () => {
  const lost = { ok: false, error: { code: "comparison-failed", detail: "Lost.", status: 503 } };
  const { store, does } = comparing([answer([0.4, 0.6]), lost]);
  await does.plans({});
  assert.equal(store.state.plans?.problem, "Lost.");
  assert.equal(store.state.plans?.found, null);
});

test("a plan that is pressed is marked by what is offered of it, and pressed again by nothing", async () => {
  const { store, does } = comparing([answer([0.4, 0.6], true)]);
  await does.plans({});
  does["plan-show"]({ value: "1" });
  assert.deepEqual(offeredOf(store.state), [march(1)]);
  does["plan-show"]({ value: "1" });
  assert.deepEqual(offeredOf(store.state), []);
});

test("a plan is used step by step, those of one's own that are not in it taken back, and not ended", async () => {
  const store = createStore((task) => task());
  const done = { action: { type: "done" }, final: true };
  const steps = (/** @type {number[]} */ ...all) => all.map((n) => march(n).action);
  let v = 1;
  /** @param {any[]} drafted @returns {any} */
  const frameOf = (drafted) => ({
    v: v++,
    draft: { steps: drafted },
    choices: { prompt: { key: "ask" }, actions: [march(0), march(1), march(2), march(3), done] },
  });
  store.update({ live: "live", frame: frameOf(steps(0, 3)) });
  /** @type {any[]} */
  const sent = [];
  /** @type {number[][]} */
  const back = [];
  const plan = { chance: 0.5, actions: [...steps(0, 1, 2), done.action] };
  const found = { v: 1, trials: 4, is_whole: true, plans: [plan] };
  const does = createPlans(
    store,
    async () => /** @type {any} */ ({ ok: true, value: found }),
    async () => {},
    {
      send: ([choice]) => {
        sent.push(choice.action);
        store.update({ frame: frameOf(steps(0, ...sent.map(({ n }) => n))) });
      },
      takeBack: (all) => {
        back.push(all);
        store.update({ frame: frameOf(steps(0)) });
      },
    },
  );
  await does.plans({});
  await does["plan-use"]({});
  assert.deepEqual([back, sent], [[], []]);
  does["plan-show"]({ value: "0" });
  await does["plan-use"]({});
  assert.deepEqual(back, [[1]]);
  assert.deepEqual(sent, steps(1, 2));
  assert.equal(store.state.plans, null);
});

test("how often is told in tenths, and never in none", () => {
  /** @type {any} */
  const context = {
    t: (/** @type {string} */ key, /** @type {any} */ params) =>
      `${key} ${params.place} ${params.side} ${params.tenths}`,
    game: { sides: ["us", "gb"], places: { key: (/** @type {string} */ id) => `town-${id}` } },
  };
  /** @type {any} */
  const state = { frame: { viewer: "us" } };
  const told = (/** @type {number} */ times) =>
    expectationWords({ place: "york", fate: "taken", times }, 24, state, context);
  assert.equal(told(24), "plans-taken @town-york @side-gb 10");
  assert.equal(told(18), "plans-taken @town-york @side-gb 8");
  assert.equal(told(1), "plans-taken @town-york @side-gb 1");
});

test("a plan that is looked at marks whom it has act later, and what it takes", () => {
  const plan = {
    actions: [
      { type: "use-card", card: "2" },
      { type: "take", block: "us_11" },
      { leader: "hull" },
    ],
    expects: [
      { place: "st_jean", fate: "taken" },
      { place: "albany", fate: "kept" },
    ],
  };
  const state = /** @type {any} */ ({
    frame: { v: 3 },
    plans: { v: 3, marked: 0, found: { plans: [plan] } },
  });
  const nameOf = (/** @type {string} */ place) => `space:${place}`;
  assert.deepEqual(aheadOf(state, nameOf), [
    { subject: "block:us_11" },
    { subject: "block:hull" },
    { target: "space:st_jean" },
  ]);
  assert.deepEqual(aheadOf({ ...state, frame: { v: 4 } }, nameOf), []);
});

test("what a comparison found to be better than the machine's plan is said beside its suggestion", () => {
  const compared = (/** @type {number[]} */ [own, other], isWhole = true, v = 1) =>
    betterThanMachines(
      /** @type {any} */ ({
        frame: { v: 1 },
        plans: {
          v,
          order: own >= other ? [0, 1] : [1, 0],
          found: {
            is_whole: isWhole,
            plans: [{ chance: own, is_machines: true }, { chance: other }],
          },
        },
      }),
    );
  assert.deepEqual(compared([0.59, 0.74]), { best: 74, own: 59 });
  assert.equal(compared([0.74, 0.59]), null);
  assert.equal(compared([0.59, 0.74], false), null);
  assert.equal(compared([0.59, 0.74], true, 2), null);
});

test("a card's use that begins with the card's name says it once", () => {
  const t = (/** @type {string} */ key, /** @type {any} */ params) =>
    params ? `${params.block}: ${params.what}` : key;
  const context = /** @type {any} */ ({ t, game: { pieces: { words: () => "Campaign" } } });
  const words = (/** @type {string} */ label) =>
    cardWords(/** @type {any} */ ({ subject: "card:2", label: { key: label } }), null, context);
  assert.equal(words("Campaign: two forces"), "Campaign: two forces");
  assert.equal(words("Build"), "Campaign: Build");
});
