import assert from "node:assert/strict";
import { test } from "node:test";
import { hitsAtOnce } from "../../static/js/games/shared.js";
import { createSeries } from "../../static/js/match/series.js";
import { createStore } from "../../static/js/state/store.js";

/** @param {string} type @param {string} block @returns {any} */
const shot = (type, block) => ({
  action: { type, block },
  subject: `block:${block}`,
  final: true,
  at_once: true,
});

/** Two blocks that may fire; each shot is answered by the frame that a test makes. */
function volley() {
  const store = createStore((task) => task());
  /** @type {any[]} */
  const sent = [];
  /** @param {string[]} blocks @param {string} [key] */
  const ask = (blocks, key = "fight") => {
    const prompt = { key, params: { letter: "C" } };
    const choices = blocks.length
      ? { prompt, actions: blocks.map((block) => shot("fire", block)) }
      : null;
    const v = (store.state.frame?.v ?? 0) + 1;
    store.update({ pending: [], frame: /** @type {any} */ ({ v, status: "running", choices }) });
  };
  const series = createSeries(store, (choices) => {
    sent.push(...choices.map(({ subject }) => subject));
    store.update({ pending: /** @type {any} */ ([{}]) });
  });
  store.update({ live: "live" });
  ask(["howe", "foot"]);
  series.begin("fire");
  return { store, sent, ask };
}

test("the next one fires when the same is asked again", () => {
  const { store, sent, ask } = volley();
  assert.deepEqual(sent, ["block:howe"]);
  ask(["foot"]);
  assert.deepEqual(sent, ["block:howe", "block:foot"]);
  ask(["other"], "next");
  assert.equal(store.state.series, null);
  assert.equal(sent.length, 2);
});

test("nobody fires while somebody else is asked, nor after another question", () => {
  const { sent, ask } = volley();
  ask([]);
  assert.equal(sent.length, 1);
  ask(["foot"], "take-hit");
  ask(["foot"]);
  assert.equal(sent.length, 1);
});

test("a refusal ends it", () => {
  const { store, sent, ask } = volley();
  store.update({ pending: [], note: { kind: "refusal", text: "no" } });
  store.update({ note: null });
  ask(["foot"]);
  assert.equal(sent.length, 1);
});

test("hits go one by one to the block that is then the strongest, and then all is done", () => {
  const store = createStore((task) => task());
  /** @type {string[]} */
  const sent = [];
  const strengths = /** @type {Record<string, number>} */ ({ line: 3, horse: 2 });
  const ask = (/** @type {number} */ hits) => {
    const prompt = { key: "take-hits", params: { hits } };
    const hit = (/** @type {string} */ block) => ({ action: { type: "take-hit", block } });
    const actions = hits
      ? Object.keys(strengths).map(hit)
      : [{ final: true, action: { type: "done" } }];
    const blocks = Object.fromEntries(Object.entries(strengths).map(([id, cv]) => [id, { cv }]));
    const frame = {
      v: 10 - hits,
      status: "running",
      choices: { prompt, actions },
      draft: { steps: Array(3 - hits).fill({ type: "take-hit" }) },
      view: { blocks },
    };
    store.update({ pending: [], frame: /** @type {any} */ (frame) });
  };
  const send = (/** @type {any[]} */ choices) => {
    const { block, type } = choices[0].action;
    sent.push(block ?? type);
    if (block) strengths[block] -= 1;
    store.update({ pending: /** @type {any} */ ([{}]) });
  };
  const series = createSeries(store, send, /** @type {any} */ ({ advice: hitsAtOnce }));
  store.update({ live: "live" });
  ask(3);
  series.begin("along");
  ask(2);
  ask(1);
  ask(0);
  assert.deepEqual(sent, ["line", "line", "horse", "done"]);
  assert.equal(store.state.series, null);
  // Hits of the next volley are another matter.
  ask(3);
  assert.equal(sent.length, 4);
});
