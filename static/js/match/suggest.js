// Asking the machine at the table what it would do. What it suggests is told and marked, and done by
// nobody but the player; who asks for the rest has all steps done but the final choice.
import { mayAct } from "../state/store.js";

/** @typedef {import("../net/wire.d.ts").Suggestion} Suggestion */

const MAX_STEPS = 60;

/**
 * @param {import("../state/store.js").Store} store
 * @param {() => Promise<import("../net/http.js").Answer<Suggestion>>} call
 * @param {(choices: import("../types.d.ts").Choice[]) => void} send
 * @param {(choice: import("../types.d.ts").Choice, view: import("../types.d.ts").View) => Promise<import("../types.d.ts").Message | null>} [explain] why
 */
export function createSuggestions(store, call, send, explain = async () => null) {
  const { state } = store;

  /** Ask for the next choice, and note it where the question is still the same. */
  async function step() {
    if (!mayAct(state) || !state.frame?.choices) return null;
    const answer = await call();
    if (!answer.ok || answer.value.v !== state.frame?.v || !mayAct(state)) return null;
    const { choice, v, reason: own } = answer.value;
    const { view } = state.frame;
    if (!choice) return null;
    const reason = own ?? (view && (await explain(choice, view)));
    if (v !== state.frame?.v) return null;
    store.update({ suggested: JSON.stringify(choice.action), advised: { choice, reason } });
    return choice;
  }

  /** Take steps until a final choice is suggested: until then all of it can be taken back. */
  async function rest() {
    for (let n = 0; n < MAX_STEPS; n++) {
      const choice = await step();
      if (!choice || choice.final) return;
      send([choice]);
      await settled(store);
    }
  }

  return { step, rest };
}

/** Wait until nothing is under way. @param {import("../state/store.js").Store} store @returns {Promise<void>} */
export async function settled(store) {
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
