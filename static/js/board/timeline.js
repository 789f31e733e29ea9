// When each motion of the log's new lines is shown, and for how long. Pure numbers.

/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {import("../types.d.ts").Motion} Motion */
/** @typedef {{motion: Motion, line: Line}} Shown */
/**
 * @typedef {object} Beat what is shown at once
 * @property {Motion["type"]} type
 * @property {Shown[]} shown
 * @property {number} start in milliseconds
 * @property {number} duration
 */

export const LONGEST = 2400;
export const LONGEST_BEAT = 600;
const LEG = 60;

/** @type {Record<Motion["type"], number>} */
const NATURAL = {
  moved: 480,
  appeared: 300,
  removed: 300,
  struck: 400,
  repaired: 240,
  rolled: 560,
  met: 280,
  captured: 140,
  passed: 600,
};

/**
 * Lay out the motions of new lines: alike ones that follow one another go together, and all of it
 * is over before anybody waits for it. What stood in the viewer's own plan they have seen.
 * @param {Line[]} lines
 * @param {string} mine the viewer's side, "" for none
 * @returns {Beat[]}
 */
export function timeline(lines, mine) {
  /** @type {Beat[]} */
  const beats = [];
  for (const line of lines) {
    for (const motion of line.motions ?? []) {
      if (motion.by && motion.by === mine) continue;
      const last = beats.at(-1);
      const shown = { motion, line };
      if (last && goesWith(last, shown)) last.shown.push(shown);
      else beats.push({ type: motion.type, shown: [shown], start: 0, duration: 0 });
    }
  }
  return timed(beats);
}

/** Whether a motion is shown with those before it. @param {Beat} beat @param {Shown} next */
function goesWith(beat, { motion, line }) {
  if (beat.type !== motion.type || motion.type === "passed") return false;
  // What was rolled one after the other at one place is seen one after the other, but for a round
  // in which both sides roll at once.
  const isSameSide = beat.shown.some((found) => found.line.side === line.side);
  return motion.type !== "rolled" || !isSameSide;
}

/** @param {Beat[]} beats */
function timed(beats) {
  for (const beat of beats) beat.duration = Math.max(...beat.shown.map(natural));
  const whole = beats.reduce((sum, beat) => sum + beat.duration, 0);
  const haste = Math.min(1, LONGEST / whole);
  let start = 0;
  for (const beat of beats) {
    beat.start = start;
    beat.duration *= haste;
    start += beat.duration;
  }
  return beats;
}

/** @param {Shown} shown */
function natural({ motion }) {
  const legs = Math.max(0, (motion.path?.length ?? 2) - 2);
  return Math.min(LONGEST_BEAT, NATURAL[motion.type] + LEG * legs);
}
