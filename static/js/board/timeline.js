// When each motion of the log's new lines is shown, and for how long. Pure numbers.

/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {import("../types.d.ts").Motion} Motion */
/** @typedef {{motion: Motion, line: Line}} Shown */
/**
 * @typedef {object} Beat what is shown at once
 * @property {Motion["type"] | "told"} type what only words tell: "told"
 * @property {Shown[]} shown
 * @property {Line[]} told the lines that it tells, and that are its caption
 * @property {number} start in milliseconds
 * @property {number} duration
 */

export const LONGEST = 2400;
export const LONGEST_BEAT = 600;
/** What the other side does is new to its reader, who follows it move by move, and what dice show is new to all. */
export const LONGEST_OF_NEWS = 14_000;
const SLOWLY = 2.2;
const LEG = 60;
const READING = 1000;
const MORE_READING = 300;
const MAX_READ = 3;

/** @type {Record<Motion["type"], number>} */
const NATURAL = {
  moved: 480,
  appeared: 300,
  removed: 300,
  struck: 400,
  repaired: 240,
  rolled: 560,
  met: 280,
  captured: 400,
  passed: 1800,
};

/**
 * Lay out the motions of new lines: alike ones of one's own that follow one another go together, those of others come one
 * after the other, with what is told before each. All of it is over before anybody waits for it. What stood in the
 * viewer's own plan they have seen.
 * @param {Line[]} lines
 * @param {string} mine the viewer's side, "" for none
 * @param {number} [pace] how long all takes, of what is usual
 * @returns {Beat[]}
 */
export function timeline(lines, mine, pace = 1) {
  /** @type {Beat[]} */
  const beats = [];
  /** @type {Line[]} */
  let told = [];
  for (const line of lines) {
    const motions = (line.motions ?? []).filter(({ by }) => !by || by !== mine);
    if (!motions.length && isOfOthers(line, mine)) told.push(line);
    for (const motion of motions) {
      if (told.length) beats.push({ type: "told", shown: [], told, start: 0, duration: 0 });
      told = [];
      add(beats, { motion, line }, mine);
    }
  }
  return timed(beats, mine, pace);
}

/** @param {Beat[]} beats @param {Shown} shown @param {string} mine */
function add(beats, shown, mine) {
  const last = beats.at(-1);
  const { line, motion } = shown;
  if (last && goesWith(last, shown, mine)) {
    last.shown.push(shown);
    if (!last.told.includes(line)) last.told.push(line);
  } else {
    beats.push({ type: motion.type, shown: [shown], told: [line], start: 0, duration: 0 });
  }
}

/** Whether the other side did what a line tells. @param {Line} line @param {string} mine */
function isOfOthers({ side }, mine) {
  return Boolean(side) && Boolean(mine) && side !== mine;
}

/** Whether a motion is shown with those before it. @param {Beat} beat @param {Shown} next @param {string} mine */
function goesWith(beat, { motion, line }, mine) {
  if (beat.type !== motion.type || motion.type === "passed") return false;
  if (motion.type === "moved" && isOfOthers(line, mine)) return beat.told.includes(line);
  // What was rolled one after the other at one place is seen one after the other, but for a round
  // in which both sides roll at once.
  const isSameSide = beat.shown.some((found) => found.line.side === line.side);
  return motion.type !== "rolled" || !isSameSide;
}

/** @param {Beat[]} beats @param {string} mine @param {number} pace */
function timed(beats, mine, pace) {
  const isOthers = (/** @type {Beat} */ { told }) => told.some((line) => isOfOthers(line, mine));
  const isNew = beats.some(isOthers);
  for (const beat of beats) {
    const slowly = isNew && beat.type !== "passed" ? SLOWLY : 1;
    const seen = beat.shown.map((one) => natural(one) * slowly);
    beat.duration = Math.max(isNew || !beat.shown.length ? reading(beat) : 0, ...seen);
  }
  const whole = beats.reduce((sum, beat) => sum + beat.duration, 0);
  const isAnnounced = beats.some(({ type }) => type === "passed");
  const isRolled = beats.some(({ type }) => type === "rolled");
  const longest = isNew || isRolled ? LONGEST_OF_NEWS : LONGEST;
  const haste = pace * Math.min(1, (longest + (isAnnounced ? NATURAL.passed : 0)) / whole);
  let start = 0;
  for (const beat of beats) {
    beat.start = start;
    beat.duration *= haste;
    start += beat.duration;
  }
  return beats;
}

/** What is told by words alone is read, and what several lines tell that are played at once. @param {Beat} beat */
function reading({ type, told }) {
  const isRead = type === "told" || told.length > 1;
  return isRead ? READING + MORE_READING * (Math.min(MAX_READ, told.length) - 1) : 0;
}

/** @param {Shown} shown */
function natural({ motion }) {
  if (motion.type === "passed") return NATURAL.passed;
  const legs = Math.max(0, (motion.path?.length ?? 2) - 2);
  return Math.min(LONGEST_BEAT, NATURAL[motion.type] + LEG * legs);
}
