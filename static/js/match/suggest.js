// Asking the machine at the table what it would do. A step becomes a step of the draft, which can be
// taken back; a final choice is only pointed at.
import { mayAct } from "../state/store.js";

/** @typedef {import("../net/wire.d.ts").Suggestion} Suggestion */

const MAX_STEPS = 60;

/**
 * @param {import("../state/store.js").Store} store
 * @param {() => Promise<import("../net/http.js").Answer<Suggestion>>} call
 * @param {(choices: import("../types.d.ts").Choice[]) => void} send
 */
export function createSuggestions(store, call, send) {
  const { state } = store;

  /** Take the suggested step; tell whether there was one to take. */
  async function step() {
    if (!mayAct(state) || !state.frame?.choices) return false;
    const answer = await call();
    if (!answer.ok || answer.value.v !== state.frame?.v || !mayAct(state)) return false;
    const { choice } = answer.value;
    if (!choice) return false;
    const { view } = state.frame;
    if (!choice.final) send([choice]);
    else store.update({ suggested: JSON.stringify(choice.action) });
    store.update({ advised: view && { choice, view } });
    return !choice.final;
  }

  /** Take steps until only a final choice is left to suggest. */
  async function rest() {
    const asked = question(state);
    for (let n = 0; n < MAX_STEPS && question(state) === asked; n++) {
      if (!(await step())) return;
      await settled(store);
    }
  }

  return { step, rest };
}

/** @param {import("../types.d.ts").State} state */
function question(state) {
  return state.frame?.choices?.prompt.key ?? "";
}

/** Wait until nothing is under way. @param {import("../state/store.js").Store} store @returns {Promise<void>} */
async function settled(store) {
  const isUnderWay = () => store.state.pending.length > 0 && store.state.live === "live";
  while (isUnderWay()) await changed(store);
}

/** Wait for the next change. @param {import("../state/store.js").Store} store @returns {Promise<void>} */
function changed(store) {
  return new Promise((done) => {
    const stop = store.subscribe(() => {
      stop();
      done();
    });
  });
}
