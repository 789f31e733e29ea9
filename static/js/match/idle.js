// Against a machine nobody is asked who could only say that they do nothing: a person at the table must not
// learn who held nothing by how soon an answer came, a machine learns nothing from it.
import { mayAct, mySide } from "../state/store.js";

/**
 * Answer by itself what can be answered in one way alone, where a machine plays the other side.
 * @param {import("../state/store.js").Store} store
 * @param {(choices: import("../types.d.ts").Choice[]) => void} act
 * @param {Pick<import("../types.d.ts").GameDrawing, "advice" | "sides">} game
 */
export function answerIdle(store, act, { advice, sides }) {
  const { state } = store;
  let answered = 0;

  store.subscribe(() => {
    const { frame, scene } = state;
    if (!frame?.view || !frame.choices || frame.status !== "running") return;
    if (scene || !mayAct(state) || frame.v === answered) return;
    const own = mySide(state);
    if (!sides.every((side) => side === own || frame.machines[side])) return;
    const only = advice?.idle?.(frame.view, frame.choices);
    if (!only) return;
    // What was refused once is the player's to answer.
    answered = frame.v;
    act([only]);
  });
}
