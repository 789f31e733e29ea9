// What the battles of any game have in common: their part of the log, and hits given out in a draft.

/** @typedef {import("../types.d.ts").Line} Line */

/** The lines told since a battle began. @param {Line[]} lines @param {string} place */
export function sinceMet(lines, place) {
  const at = lines.findLastIndex((line) => line.motions?.some((m) => m.type === "met"));
  const found = lines[at]?.motions?.find((m) => m.type === "met");
  return found?.at === place ? lines.slice(at + 1) : [];
}

/** How many hits the draft gives to each block. @param {import("../types.d.ts").Field["steps"]} steps */
export function woundsOf(steps) {
  /** @type {Map<string, number>} */
  const wounds = new Map();
  for (const step of steps) {
    if (step.type !== "take-hit") continue;
    const block = String(step.block);
    wounds.set(block, (wounds.get(block) ?? 0) + 1);
  }
  return wounds;
}
