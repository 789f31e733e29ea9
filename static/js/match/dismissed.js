// The results of battles that a player put away on this device: they stay away after a reload.

/** @param {import("../types.d.ts").Frame} frame */
function name({ match, viewer }) {
  return `vedette:dismissed:${match}:${viewer}`;
}

/** The line that began the battle whose result was put away; 0: none was. @param {import("../types.d.ts").Frame} frame */
export function dismissedBattle(frame) {
  try {
    return Number(localStorage.getItem(name(frame))) || 0;
  } catch {
    return 0;
  }
}

/** @param {import("../types.d.ts").Frame} frame @param {number} line */
export function keepDismissed(frame, line) {
  try {
    localStorage.setItem(name(frame), String(line));
  } catch {
    // A browser that keeps nothing shows the result again.
  }
}
