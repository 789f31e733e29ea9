// What a phone's map goes to: the places of a question, the other side's last deed, what is looked back at.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createFollowing, createInSight } from "../../static/js/match/follow.js";

const marks = new Map(["york", "erie", "albany"].map((id) => [id, { id }]));
const game = /** @type {any} */ ({
  places: {
    of: (/** @type {string} */ name) => name.split(":")[1] ?? "",
    key: (/** @type {string} */ id) => `at-${id}`,
  },
  battle: { at: (/** @type {any} */ view) => view.battle ?? "" },
});

/** @param {number} n @param {string} side @param {any} motion @param {any} [params] */
function line(n, side, motion, params = {}) {
  return { n, side, message: { key: "line", params }, motions: motion ? [motion] : [] };
}

const map = { getBoundingClientRect: () => ({ width: 100, height: 100 }) };

function following({ isNarrow = true, isSeen = false } = {}) {
  /** @type {string[][]} */
  const seen = [];
  const ids = (/** @type {any[]} */ points) => points.map(({ id }) => id);
  const follow = (
    /** @type {any} */ points,
    /** @type {any[]} */ near = [],
    /** @type {any[]} */ further = [],
  ) => void (points.length && seen.push([...ids(points), "near", ...ids([...near, ...further])]));
  const show = createFollowing(game, /** @type {any} */ ({ marks, map }), {
    follow,
    onScreen: (points) => points.map(() => ({ x: isSeen ? 10 : -10, y: 10 })),
    isNarrow: () => isNarrow,
    show: (/** @type {any} */ { id }) => void seen.push(["shown", id]),
  });
  /** @param {any[]} log @param {any} [more] @param {any} [choices] */
  const state = (log, more = {}, choices = null) =>
    show(/** @type {any} */ ({ frame: { viewer: "us", view: {}, log, choices }, ...more }));
  return { seen, state };
}

test("the other side's last deed is gone to, not one's own", () => {
  const { seen, state } = following();
  const begun = [line(1, "gb", { path: ["york", "erie"] })];
  state(begun);
  const own = [...begun, line(2, "us", { path: ["erie", "albany"] })];
  state(own);
  assert.deepEqual(seen, []);
  const moved = [...own, line(3, "gb", { path: ["york", "erie"] }), line(4, "gb", null)];
  state(moved);
  state(moved);
  assert.deepEqual(seen, [["erie", "near", "york"]]);
  state([...moved, line(5, "gb", null, { at: "@at-albany" })]);
  assert.deepEqual(seen.at(-1), ["albany", "near"]);
});

test("what is played back is gone to as far as it is shown, then what is asked", () => {
  const { seen, state } = following();
  state([]);
  const log = [line(1, "gb", { at: "york" }), line(2, "gb", { at: "erie" })];
  const asked = {
    prompt: { key: "ask", params: { at: "@at-albany" } },
    actions: [{ action: { type: "pick" }, subject: "space:york", final: true }],
  };
  state(log, { scene: { upto: 1, view: {} } }, asked);
  assert.deepEqual(seen, [["york", "near"]]);
  state(log, {}, asked);
  assert.deepEqual(seen.at(-1), ["albany", "near", "erie", "york"]);
  const count = seen.length;
  state(log, {}, asked);
  assert.equal(seen.length, count);
  const more = [...log, line(3, "gb", { at: "york" })];
  state(more, { scene: { upto: 3, view: {} } }, asked);
  state(more, {}, asked);
  assert.deepEqual(seen.at(-1), ["albany", "near", "york", "york"]);
});

test("who looks back is shown what either side did", () => {
  const { seen, state } = following();
  state([]);
  const lines = [line(1, "us", { at: "york" }), line(2, "us", { at: "erie" })];
  state([], { history: { lines }, scene: { upto: 1, view: {} } });
  state([], { history: { lines } });
  assert.deepEqual(seen, [
    ["york", "near"],
    ["erie", "near"],
  ]);
});

test("what stands open besides the question is no reason to leave where the other side acted", () => {
  /** @type {string[][]} */
  const seen = [];
  const advice = { isAside: (/** @type {any} */ { action }) => action.type === "withdraw" };
  const ask = (/** @type {any} */ game_) => {
    const show = createFollowing(game_, /** @type {any} */ ({ marks }), {
      onScreen: () => [],
      isNarrow: () => true,
      show: () => {},
      follow: (/** @type {any} */ points) =>
        void (points.length && seen.push(points.map((/** @type {any} */ one) => one.id))),
    });
    const withdraw = {
      action: { type: "withdraw" },
      subject: "block:york",
      target: "space:albany",
    };
    const choices = { prompt: { key: "play" }, actions: [withdraw] };
    const view = {};
    show(/** @type {any} */ ({ frame: { viewer: "us", view, log: [], choices: null } }));
    const log = [line(1, "gb", { at: "erie" })];
    show(/** @type {any} */ ({ frame: { viewer: "us", view, log, choices } }));
  };
  ask({ ...game, advice });
  assert.deepEqual(seen.at(-1), ["erie"]);
  ask(game);
  assert.deepEqual(seen.at(-1), ["york"]);
});

test("what the other side did last is shown with the question that comes after it", () => {
  const { seen, state } = following();
  state([]);
  const log = [line(1, "gb", null, { from: "@at-york", to: "@at-erie" })];
  state(log, { scene: { upto: 1, view: {} } });
  const asked = { prompt: { key: "ask", params: { at: "@at-albany" } }, actions: [] };
  state(log, {}, asked);
  assert.deepEqual(seen.at(-1), ["albany", "near", "york", "erie"]);
  state([...log, line(2, "us", null)], {}, { ...asked, prompt: { key: "next", params: {} } });
  assert.deepEqual(seen.at(-1), ["albany", "near", "york", "erie"]);
});

/** @param {{x: number, y: number}} at where every place is on the screen */
function inSight(at) {
  /** @type {string[][]} */
  const seen = [];
  const follow = (/** @type {any[]} */ points) => void seen.push(points.map(({ id }) => id));
  const onScreen = (/** @type {any[]} */ points) => points.map(() => at);
  const map = { getBoundingClientRect: () => ({ width: 390, height: 400 }) };
  const board = /** @type {any} */ ({ marks, map });
  return { seen, show: createInSight(game, board, { follow, onScreen }) };
}

const march = {
  action: { type: "march" },
  subject: "town:york",
  target: "town:erie",
  final: false,
};

test("what a machine advises is brought into sight, once", () => {
  const { seen, show } = inSight({ x: 10, y: 10 });
  const advised = { choice: march, reason: null };
  const state = /** @type {any} */ ({ frame: { view: {} }, advised, selection: [] });
  show(state);
  show(state);
  assert.deepEqual(seen, [["york", "erie"]]);
});

test("where what is in hand could go is brought into sight, if it isn't seen", () => {
  const choices = { prompt: { key: "ask" }, actions: [march] };
  const state = { frame: { v: 1, view: {}, choices }, advised: null, selection: ["town:york"] };
  for (const [x, found] of /** @type {const} */ ([
    [10, []],
    [500, [["york", "erie"]]],
  ])) {
    const { seen, show } = inSight({ x, y: 10 });
    show(/** @type {any} */ (state));
    show(/** @type {any} */ (state));
    assert.deepEqual(seen, found);
  }
});

test("a large map goes to the place that a question names, unless it is in sight", () => {
  const prompt = { key: "stand", params: { at: "@at-albany" } };
  const asked = { prompt, actions: [{ action: { type: "stand" }, final: true }] };
  for (const isSeen of [false, true]) {
    const { seen, state } = following({ isNarrow: false, isSeen });
    state([]);
    state([], {}, asked);
    state([], {}, asked);
    assert.deepEqual(seen, isSeen ? [["albany", "near"]] : [["shown", "albany"]]);
  }
});
