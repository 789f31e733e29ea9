// Plans of a turn side by side: asked for until all trials are made, or the position is another.

import { stillOffered } from "../state/select.js";
import { inCommon } from "../state/steps.js";
import { mayAct } from "../state/store.js";
import { settled } from "./suggest.js";

const AGAIN_MS = 1000;
const NOWHERE = { bring() {}, leave() {}, send() {}, takeBack() {} };

/**
 * @typedef {object} Page
 * @property {() => void} bring what was opened into sight
 * @property {() => void} leave goes back to what opened it
 * @property {(choices: import("../types.d.ts").Choice[]) => void} send
 * @property {(steps: number[]) => void} takeBack steps of the plan, by their numbers
 */

/** @typedef {import("../net/wire.d.ts").Plans} Plans */
/** @typedef {import("../net/http.js").Answer<Plans>} Answer */
/** @typedef {import("../types.d.ts").ShownPlans} ShownPlans */

/**
 * @param {import("../state/store.js").Store} store
 * @param {() => Promise<Answer>} ask
 * @param {(ms: number) => Promise<unknown>} wait
 * @param {Partial<Page>} [page]
 * @returns {import("../types.d.ts").Buttons}
 */
export function createPlans(store, ask, wait, page = {}) {
  const { bring, leave, send, takeBack } = { ...NOWHERE, ...page };
  const { state } = store;

  /** Ask until all is tried; with another frame, or once put away, it is another comparison's matter. */
  async function compare() {
    if (!mayAct(state) || !state.frame?.choices || isNow(state)) return;
    let mine = show({ v: state.frame.v, found: null, problem: "", order: [], marked: -1 });
    while (isOn(state, mine)) {
      const answer = await ask();
      if (!isOn(state, mine)) return;
      if (!answer.ok) {
        show({ ...mine, found: null, problem: answer.error.detail });
        return;
      }
      if (answer.value.v === mine.v) {
        const { order, marked } = state.plans ?? mine;
        mine = show({ ...mine, order: ordered(order, answer.value), marked, found: answer.value });
        if (answer.value.is_whole) return;
      }
      await wait(AGAIN_MS);
    }
  }

  /** Take the steps of the plan that is looked at, but the one that ends the turn: until that all can be taken back. */
  async function use() {
    const plan = state.plans?.found?.plans[state.plans.marked];
    if (!plan || !mayAct(state)) return;
    store.update({ plans: null });
    const drafted = state.frame?.draft?.steps ?? [];
    const kept = inCommon(drafted, plan.actions);
    const others = drafted.map((_, n) => n).slice(kept);
    if (others.length) takeBack(others.reverse());
    await settled(store);
    for (const action of plan.actions.slice(kept)) {
      const choice = stillOffered(state.frame?.choices ?? null, { action, final: false });
      if (!choice || choice.final || !mayAct(state)) return;
      send([choice]);
      await settled(store);
    }
  }

  /** @param {ShownPlans} plans */
  function show(plans) {
    store.update({ plans });
    return plans;
  }

  return {
    plans: () => {
      if (isNow(state)) return store.update({ plans: null });
      const asked = compare();
      bring();
      return asked;
    },
    "plans-away": () => {
      store.update({ plans: null });
      leave();
    },
    "plan-use": use,
    "plan-show": ({ value = "" }) => {
      if (!state.plans) return;
      const marked = Number(value) === state.plans.marked ? -1 : Number(value);
      store.update({ plans: { ...state.plans, marked }, suggested: "", advised: null });
    },
  };
}

/** @typedef {import("../types.d.ts").State} State */

/** Whether what is shown compares the plan as it is, and not as it was before its last step. @param {State} state */
function isNow({ plans, frame }) {
  return Boolean(plans) && plans?.v === frame?.v;
}

/** Whether a comparison is still looked at. @param {State} state @param {ShownPlans} mine */
function isOn({ plans, frame }, mine) {
  return plans?.v === mine.v && frame?.v === mine.v;
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
