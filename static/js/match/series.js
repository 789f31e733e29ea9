// Several alike answers by one press: each is sent when the question is asked again in the same words.
import { ALONG, inSeries } from "../state/select.js";
import { mayAct } from "../state/store.js";

/**
 * What is asked. Who comes along is picked within one question, whose words may change by it.
 * @param {string} type @param {import("../types.d.ts").Frame} frame
 */
function asks(type, { view, choices }) {
  return type === ALONG
    ? (view?.ask ?? choices?.prompt?.key ?? "")
    : JSON.stringify(choices?.prompt);
}

/**
 * @param {import("../state/store.js").Store} store
 * @param {(choices: import("../types.d.ts").Choice[]) => void} send
 * @param {Pick<import("../types.d.ts").GameDrawing, "advice">} [game]
 */
export function createSeries(store, send, game) {
  const { state } = store;

  /** Send the next of the series, or end it: another question, a refusal and an end stop it. */
  function goOn() {
    const { series, frame, note, scene } = state;
    if (!series || !frame) return;
    if (note || frame.status !== "running") return stop();
    // Somebody else may be asked meanwhile, who takes a hit.
    if (!frame.choices || scene || !mayAct(state)) return;
    const isAsked = asks(series.type, frame) === series.prompt;
    const [next] = isAsked ? left(series.type) : [];
    if (next) return send([next]);
    stop();
    const end = isAsked && series.type === ALONG ? endOf(frame) : null;
    if (end) send([end]);
  }

  /** @param {string} type */
  function left(type) {
    const { view = null, choices = null } = state.frame ?? {};
    if (type !== ALONG) return inSeries(choices, type);
    return (view && choices && game?.advice?.along?.(view, choices)) || [];
  }

  /** What ends the question, once nothing else is left and its game's press means all of it. @param {import("../types.d.ts").Frame} frame */
  function endOf({ choices, draft }) {
    const [only, ...others] = choices?.actions ?? [];
    const isMeant = game?.advice?.alongEnds?.(draft?.steps ?? []) ?? false;
    return isMeant && only?.final && !others.length ? only : null;
  }

  function stop() {
    store.update({ series: null });
  }

  store.subscribe(goOn);
  return {
    /** @param {string} type of the actions */
    begin(type) {
      if (!state.frame?.choices || !mayAct(state)) return;
      const prompt = asks(type, state.frame);
      store.update({ series: { type, prompt }, note: null });
    },
  };
}
