// What is asked, and which question is a new one: a step of the same one changes its words, too, and so does an undo.

/** @typedef {import("../types.d.ts").Frame} Frame */

/**
 * What is asked, in the game's own words where it has some.
 * @param {Pick<Frame, "view">} frame @param {import("../types.d.ts").Choices} choices
 * @param {Pick<import("../types.d.ts").GameDrawing, "advice">} game
 */
export function askedNow({ view }, choices, { advice }) {
  return (view && advice?.asked?.(view, choices)) ?? choices.prompt;
}

/** What tells a question from the next: the key of its words, and what the game told last before it. @param {Frame} frame */
function questionOf({ game, log, choices, outcome }) {
  const told = log.findLast(({ message }) => message?.key.startsWith(`${game}-`))?.n ?? 0;
  return { key: outcome ? "outcome" : (choices?.prompt.key ?? ""), told };
}

/**
 * Make a watch over a match's frames that says whether one asks something new, or tells how it ended.
 * @returns {(frame: Frame | null) => boolean}
 */
export function createQuestionWatch() {
  let last = { key: "", told: -1 };
  return (frame) => {
    const now = frame ? questionOf(frame) : last;
    if (!now.key) return false;
    const isStep = Boolean(frame?.draft?.steps.length);
    const isNew = now.told !== last.told || (now.key !== last.key && !isStep);
    if (isNew) last = now;
    return isNew;
  };
}
