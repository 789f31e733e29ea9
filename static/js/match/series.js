// Several alike answers by one press: each is sent when the question is asked again in the same words.
import { inSeries } from "../state/select.js";
import { mayAct } from "../state/store.js";

/**
 * @param {import("../state/store.js").Store} store
 * @param {(choices: import("../types.d.ts").Choice[]) => void} send
 */
export function createSeries(store, send) {
  const { state } = store;

  /** Send the next of the series, or end it: another question, a refusal and an end stop it. */
  function goOn() {
    const { series, frame, note, scene } = state;
    if (!series || !frame) return;
    if (note || frame.status !== "running") return stop();
    // Somebody else may be asked meanwhile, who takes a hit.
    if (!frame.choices || scene || !mayAct(state)) return;
    const isAsked = JSON.stringify(frame.choices.prompt) === series.prompt;
    const [next] = isAsked ? inSeries(frame.choices, series.type) : [];
    if (next) send([next]);
    else stop();
  }

  function stop() {
    store.update({ series: null });
  }

  store.subscribe(goOn);
  return {
    /** @param {string} type of the actions */
    begin(type) {
      if (!state.frame?.choices || !mayAct(state)) return;
      const prompt = JSON.stringify(state.frame.choices.prompt);
      store.update({ series: { type, prompt }, note: null });
    },
  };
}
