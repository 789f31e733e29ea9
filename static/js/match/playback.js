// What the panel tells while motions play: the match as it stood at the last line shown.

/** @typedef {import("../types.d.ts").State} State */

/**
 * The state as far as it has been shown: no line, question or result runs ahead of the board.
 * @param {State} state
 * @returns {State}
 */
export function asPlayed(state) {
  const { frame, history, scene } = state;
  if (!frame || !scene) return state;
  const log = (history?.lines ?? frame.log).filter((line) => line.n <= scene.upto);
  const ahead = { choices: null, awaiting: [], draft: null, outcome: null, offered: "" };
  const status = frame.status === "ended" && !history ? "running" : frame.status;
  return { ...state, frame: { ...frame, ...ahead, status, log, view: scene.view } };
}

/**
 * Let a part of the page take no less room while motions play than before: what is read or written
 * below it stays where it is.
 * @param {HTMLElement} node
 * @param {boolean} isPlaying
 */
export function keepHeight(node, isPlaying) {
  const isKept = node.style.minHeight !== "";
  if (isPlaying && !isKept) node.style.minHeight = `${node.offsetHeight}px`;
  if (!isPlaying && isKept) node.style.minHeight = "";
}
