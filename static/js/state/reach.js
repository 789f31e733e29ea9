// How far what is in hand goes beyond what is offered for each block by itself: with another that is
// held, or by more than one step.

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").GameDrawing} GameDrawing */
/** @typedef {import("../types.d.ts").Onward} Onward */

/**
 * @typedef {object} Reach
 * @property {(held: string, to: string) => boolean} follows whether a block in hand may go somewhere once another that is held went there
 * @property {(held: string) => Map<string, Onward>} onward the ways of a block that are longer than a step, by where they end
 */

/** @type {Reach} */
export const NEXT_STEP = { follows: () => false, onward: () => new Map() };

/** @param {Pick<State, "frame" | "selection" | "onward">} state @param {Pick<GameDrawing, "advice">} game @returns {Reach} */
export function reachOf({ frame, selection, onward }, { advice }) {
  const view = frame?.view;
  if (!view) return NEXT_STEP;
  return {
    follows: (held, to) => Boolean(advice?.follows?.(view, held, to, selection)),
    onward: (held) => {
      const foreseen = onward?.version === frame.v ? onward.of[held] : null;
      return (foreseen && advice?.onward?.(foreseen, held)) || new Map();
    },
  };
}
