// A guided first battle: the steps of a record take the place of the server's frames, and the one choice of
// each leads to the next.

import { call } from "../net/http.js";

/** @typedef {import("../net/wire.d.ts").LessonStep} LessonStep */
/** @typedef {import("../net/http.js").Answer<LessonStep>} Answer */

/**
 * @typedef {object} Place where a lesson's steps go
 * @property {import("../state/store.js").Store} store
 * @property {(frame: import("../types.d.ts").Frame, isFirst: boolean) => void} receive
 * @property {(key: string, problem: string) => void} answer to a command, by its key: "" for one that was done
 * @property {(key: string) => void} refuse a question why
 * @property {string} machine that is played against after it
 */

/**
 * @param {string} address
 * @param {Place} place
 * @param {(address: string) => Promise<Answer>} [get]
 */
export function createLesson(address, place, get = (at) => call("GET", at)) {
  const { store, receive, machine } = place;
  /** @type {Map<number, Promise<Answer>>} */
  const asked = new Map();
  /** @type {number[]} the steps at which something was to be pressed, as they came */
  let pressed = [];
  let at = 0;

  /** @param {number} step */
  function fetched(step) {
    const known = asked.get(step) ?? get(`${address}/${step}`);
    asked.set(step, known);
    return known;
  }

  /**
   * Show a step and those that follow it by themselves. Returns why that can't be done, "" when it was.
   * @param {number} step @param {boolean} isBack @returns {Promise<string>}
   */
  async function show(step, isBack) {
    const answer = await fetched(step);
    if (!answer.ok) {
      asked.delete(step);
      return answer.error.detail || answer.error.code;
    }
    const { last, say, press, presses, frame } = answer.value;
    receive(frame, isBack);
    const isOver = step === last;
    // Who learns takes up what they are told to: nothing comes to hand by itself.
    store.update({ lesson: { say, press, presses, isOver, machine }, selection: [] });
    if (say) pressed = [...pressed.filter((one) => one < step), step];
    if (!isOver) void fetched(step + 1);
    at = step;
    return say || isOver ? "" : show(step + 1, false);
  }

  /** @param {string} key */
  async function forward(key) {
    place.answer(key, await show(at + 1, false));
  }

  /** Look at an earlier step again. @param {number} step */
  async function again(step) {
    store.update({ dismissed: [], answered: 0, heard: 0, chooser: null, note: null });
    const problem = await show(step, true);
    if (problem) store.update({ note: { kind: "error", text: problem } });
  }

  function back() {
    const before = pressed.findLast((step) => step < at);
    return before === undefined ? undefined : again(before);
  }

  return {
    begin: () => again(0),
    back,
    /** What the page sends is answered here. @param {object} message */
    send: (message) => {
      const { type, key } = /** @type {{type: string, key: string}} */ (message);
      if (type === "act") void forward(key);
      else if (type === "why") place.refuse(key);
      else {
        if (type === "undo") void back();
        place.answer(key, "");
      }
      return true;
    },
  };
}
