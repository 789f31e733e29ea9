// The decisions that cost a side most, once a match is over: asked for until the server has found them.

import { call } from "../net/http.js";

const AGAIN_MS = 2000;

/** @typedef {import("../net/wire.d.ts").Review} Review */
/** @typedef {import("../net/http.js").Answer<Review>} Answer */

/**
 * @param {import("../state/store.js").Store} store
 * @param {(side: string) => Promise<Answer>} ask
 * @param {(ms: number) => Promise<unknown>} wait
 */
export function createReview(store, ask, wait) {
  /** @type {Set<string>} */
  const asked = new Set();

  /** Ask for a side's review until it is whole. @param {string} side */
  return async (side) => {
    if (asked.has(side)) return;
    asked.add(side);
    show(side, { review: store.state.table.reviews[side]?.review ?? null, problem: "" });
    while (asked.has(side)) {
      const answer = await ask(side);
      if (answer.ok) show(side, { review: answer.value, problem: "" });
      else show(side, { review: null, problem: answer.error.detail });
      // Who has had no answer may press once more.
      if (!answer.ok || answer.value.costly) asked.delete(side);
      else await wait(AGAIN_MS);
    }
  };

  /** @param {string} side @param {import("../types.d.ts").ShownReview} found */
  function show(side, found) {
    store.updateTable({ reviews: { ...store.state.table.reviews, [side]: found } });
  }
}

/** Ask the server for the review that a button names. @param {import("../state/store.js").Store} store @param {string} match */
export function askForReviews(store, match) {
  const review = createReview(
    store,
    (side) => call("GET", `/api/matches/${match}/review?side=${side}`),
    (ms) => new Promise((done) => setTimeout(done, ms)),
  );
  return (/** @type {DOMStringMap} */ { value = "" }) => review(value);
}
