// Against a machine nobody is asked who could only say that they do nothing: a person at the table must not
// learn who held nothing by how soon an answer came, a machine learns nothing from it. Until the answer is in,
// the page waits: it is nobody's move who has none.
import { mayAct, sideOf } from "../state/store.js";

/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {Pick<import("../types.d.ts").GameDrawing, "advice" | "sides">} Game */

/** Notes that answer no command. */
const POINTED_AT = ["look", "hover"];

/** The only answer there is, where it does nothing and a machine plays the other side. @param {Frame} frame @param {Game} game */
function onlyAnswer(frame, { advice, sides }) {
  const { view, choices, machines, status } = frame;
  const own = sideOf(frame);
  if (!view || !choices || !own || status !== "running") return null;
  if (!sides.every((side) => side === own || machines[side])) return null;
  return advice?.idle?.(view, choices) ?? null;
}

/**
 * Answer by itself what can be answered in one way alone, and show meanwhile a frame that asks nothing.
 * @param {import("../state/store.js").Store} store
 * @param {(choices: import("../types.d.ts").Choice[]) => void} act
 * @param {Game} game
 * @returns {(frame: Frame) => Frame} what is shown of a frame that came
 */
export function answerIdle(store, act, game) {
  const { state } = store;
  let answered = 0;
  let refused = 0;

  store.subscribe(() => {
    const { frame, scene, passed, note } = state;
    if (!frame || scene || passed?.v !== frame.v || !mayAct(state)) return;
    if (answered !== frame.v) {
      answered = frame.v;
      act([passed.only]);
    } else if (note && !POINTED_AT.includes(note.kind)) {
      // What was refused once is the player's to answer.
      refused = frame.v;
      store.update({ passed: null, frame: { ...frame, choices: passed.choices } });
    }
  });

  return (frame) => {
    const only = frame.v === refused ? null : onlyAnswer(frame, game);
    const { v, choices } = frame;
    store.update({ passed: only && choices ? { v, only, choices } : null });
    return only ? { ...frame, choices: null } : frame;
  };
}
