import assert from "node:assert/strict";
import { test } from "node:test";
import { createReview } from "../../static/js/match/review.js";
import { planWords } from "../../static/js/panel/review.js";
import { createStore } from "../../static/js/state/store.js";

/** @param {number} done @param {any[] | null} [costly] @returns {any} */
const answer = (done, costly = null) => ({
  ok: true,
  value: { side: "us", machine: "commander", turns: 5, trials: 3, done, costly },
});

/** @param {any[]} answers */
function asking(answers) {
  const store = createStore((task) => task());
  /** @type {any[]} */
  const seen = [];
  store.subscribe(({ table }) => seen.push(table.reviews.us));
  let asked = 0;
  const review = createReview(
    store,
    async () => answers[asked++],
    async () => {},
  );
  return { store, review, seen, asked: () => asked };
}

test("a review is asked for until it is whole, and what is done is shown meanwhile", async () => {
  const { review, seen, asked } = asking([answer(0), answer(2), answer(3, [])]);
  await review("us");
  assert.equal(asked(), 3);
  const done = seen.map(({ review: shown }) => shown?.done ?? null);
  assert.deepEqual([...new Set(done)], [null, 0, 2, 3]);
  assert.deepEqual(seen.at(-1).review.costly, []);
});

test("who presses twice asks once", async () => {
  const { review, asked } = asking([answer(0), answer(3, [])]);
  await Promise.all([review("us"), review("us")]);
  assert.equal(asked(), 2);
});

test("a refusal is told, and may be asked about again", async () => {
  const refused = { ok: false, error: { code: "no-reviews", detail: "No process.", status: 409 } };
  const { store, review } = asking([refused, answer(3, [])]);
  await review("us");
  assert.deepEqual(store.state.table.reviews.us, { review: null, problem: "No process." });
  await review("us");
  assert.deepEqual(store.state.table.reviews.us.problem, "");
});

test("a plan is told in a line, those that a game tells as one together, its end not at all", () => {
  /** @type {any} */
  const context = {
    t: (/** @type {string} */ key) => key,
    sheet: {},
    game: {
      log: {
        stepWords: (/** @type {any} */ { type, to }) => `${type} ${to}`,
        stepsWords: (/** @type {any[]} */ steps) => `take ${steps.length}`,
        isOneStep: (/** @type {any} */ a, /** @type {any} */ b) =>
          a.type === "take" && b.type === "take",
      },
    },
  };
  const told = (/** @type {any[]} */ ...steps) =>
    planWords(steps, /** @type {any} */ ({}), context);
  const take = { type: "take" };
  assert.equal(
    told(take, take, { type: "march", to: "york" }, { type: "done" }),
    "take 2; march york",
  );
  assert.equal(told({ type: "done" }), "review-nothing");
});
