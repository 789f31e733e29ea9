// Plans of a turn side by side: asked for until all trials are made, or the position is another.

import { mayAct } from "../state/store.js";

const AGAIN_MS = 1000;

/** @typedef {import("../net/wire.d.ts").Plans} Plans */
/** @typedef {import("../net/http.js").Answer<Plans>} Answer */
/** @typedef {import("../types.d.ts").ShownPlans} ShownPlans */

/**
 * @param {import("../state/store.js").Store} store
 * @param {() => Promise<Answer>} ask
 * @param {(ms: number) => Promise<unknown>} wait
 * @param {{bring: () => void, leave: () => void}} [page] brings what is new into sight; goes back to what opened it
 * @returns {import("../types.d.ts").Buttons}
 */
export function createPlans(store, ask, wait, { bring, leave } = { bring() {}, leave() {} }) {
  const { state } = store;

  /** Ask until all is tried; with another frame, or once put away, it is another comparison's matter. */
  async function compare() {
    if (!mayAct(state) || !state.frame?.choices || isNow()) return;
    let mine = show({ v: state.frame.v, found: null, problem: "", order: [], marked: -1 });
    while (isOn(mine)) {
      const answer = await ask();
      if (!isOn(mine)) return;
      if (!answer.ok) {
        show({ ...mine, found: null, problem: answer.error.detail });
        return;
      }
      if (answer.value.v === mine.v) {
        const { order, marked } = state.plans ?? mine;
        mine = show({ ...mine, order: ordered(order, answer.value), marked, found: answer.value });
        if (!order.length && mine.order.length) bring();
        if (answer.value.is_whole) return;
      }
      await wait(AGAIN_MS);
    }
  }

  /** Whether what is shown compares the plan as it is, and not as it was before its last step. */
  function isNow() {
    return Boolean(state.plans) && state.plans?.v === state.frame?.v;
  }

  /** Whether a comparison is still looked at. @param {ShownPlans} mine */
  function isOn(mine) {
    return state.plans?.v === mine.v && state.frame?.v === mine.v;
  }

  /** @param {ShownPlans} plans */
  function show(plans) {
    store.update({ plans });
    return plans;
  }

  return {
    plans: () => {
      if (isNow()) return store.update({ plans: null });
      const asked = compare();
      bring();
      return asked;
    },
    "plans-away": () => {
      store.update({ plans: null });
      leave();
    },
    "plan-show": ({ value = "" }) => {
      if (!state.plans) return;
      const marked = Number(value) === state.plans.marked ? -1 : Number(value);
      store.update({ plans: { ...state.plans, marked }, suggested: "", advised: null });
    },
  };
}

/**
 * In which order plans are listed: the best first, as the first figures have it; nothing moves while these
 * firm up, and then once at most.
 * @param {number[]} order so far
 * @param {Plans} found
 */
function ordered(order, { plans, is_whole: isWhole }) {
  if (order.length && !isWhole) return order;
  return plans.map((_, n) => n).sort((a, b) => plans[b].chance - plans[a].chance || a - b);
}
