// What of an earlier plan of the map holds in a new one. Pure numbers in units of a piece.

/** @typedef {import("./layout.js").Plan} Plan */
/** @typedef {import("./layout.js").Spot} Spot */
/** @typedef {import("./layout.js").Stack} Stack */

const NEARLY = 0.1; // of a scale: at another one no farther off what lay well still does

/** The plan in which who has met an enemy stays where they were. @param {Plan | null | undefined} habit @param {number} scale */
export function hostsOf(habit, scale) {
  return habit && Math.abs(scale / habit.scale - 1) < NEARLY ? habit : null;
}

/** Whether a stack is as it was. @param {Stack} stack @param {Plan | null} before */
export function isStill({ key, w, h }, before) {
  const size = before?.sizes.get(key);
  return Boolean(size && before?.stacks.has(key) && size.w === w && size.h === h);
}

/** Whether another stack has come to a stack's place. @param {Stack} stack @param {Stack[]} stacks */
export function isMet({ key, at }, stacks) {
  return stacks.some((other) => other.at === at && other.key !== key);
}

/** @param {Plan | null} before @param {string} key @returns {Spot} */
export function spotIn(before, key) {
  return before?.stacks.get(key) ?? { x: 0, y: 0, away: 0 };
}

/** The names that had all the room they want: others look for it anew. @param {Plan | null} habit @returns {Plan["names"]} */
export function wellWritten(habit) {
  return new Map([...(habit?.names ?? [])].filter(([, spot]) => spot?.size === 1));
}
