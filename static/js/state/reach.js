// How far what is in hand goes beyond what is offered for each block by itself: with another that is
// held, or by more than one step; and how many of it can go together.

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").GameDrawing} GameDrawing */
/** @typedef {import("../types.d.ts").Onward} Onward */

/**
 * @typedef {object} Reach
 * @property {(held: string, to: string) => boolean} follows whether a block in hand may go somewhere once another that is held went there
 * @property {(held: string) => Map<string, Onward>} onward the ways of a block that are longer than a step, by where they end
 * @property {(choice: import("../types.d.ts").Choice) => number} room how many of those in hand can make a choice together
 */

/** @type {Reach} */
export const NEXT_STEP = {
  follows: () => false,
  onward: () => new Map(),
  room: () => Number.POSITIVE_INFINITY,
};

/** @param {Pick<State, "frame" | "selection" | "onward">} state @param {Pick<GameDrawing, "advice">} game @returns {Reach} */
export function reachOf({ frame, selection, onward }, { advice }) {
  const view = frame?.view;
  if (!view) return NEXT_STEP;
  return {
    follows: (held, to) => Boolean(advice?.follows?.(view, held, to, selection)),
    onward: (held) => {
      // What the server has in hand goes on with nothing held here.
      const name = held || (advice?.inHand?.(view) ?? "");
      const foreseen = onward?.version === frame.v ? onward.of[name] : null;
      return (foreseen && advice?.onward?.(foreseen, held)) || new Map();
    },
    room: (choice) =>
      (frame.choices && advice?.room?.(choice, view, frame.choices)) ?? Number.POSITIVE_INFINITY,
  };
}
