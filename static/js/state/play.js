// What the other side has done since a viewer last acted, by the lines of the log. Pure.

/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {import("../types.d.ts").GameDrawing["log"]} LogDrawing */

const TAKEN = 3;
/** How much a line tells, by what moves in it. @type {Record<string, number>} */
const WEIGHTS = { captured: TAKEN, removed: TAKEN, struck: 2, moved: 2, appeared: 1, met: 1 };
/** What is told at most of all that was taken, refused and lost. */
const MAX_TAKEN = 6;

/** What is told of one play at most, for who comes to a long log. */
const MAX_TOLD = 60;

/** @typedef {Pick<LogDrawing, "isNews" | "opensPlay" | "opensTurn">} Openings */

/**
 * The lines of the other side's plays since the viewer's own last one, with all that led to them and followed; while there are
 * none, those before it too. Where sides don't play by turns, what was told of this turn and the one before.
 * @param {Line[]} lines @param {string} own the viewer's side, "" for none
 * @param {Openings} log
 */
export function lastPlay(lines, own, log) {
  const since = playsSince(lines, own, log);
  const isDeed = (/** @type {Line} */ line) => log.isNews(line) && !log.opensTurn(line);
  if (log.opensPlay && since.some(isDeed)) return since.slice(-MAX_TOLD);
  const mine = ownPlay(lines, own, log);
  const before = mine > 0 ? playsSince(lines.slice(0, mine), own, log) : [];
  const starts = [before[0], lines[mine], lines[turnBefore(lines, log)], lines[0]];
  const found = starts
    .flatMap((start) => (start ? [lines.filter(({ n }) => n >= start.n)] : []))
    .find((told) => told.some(isDeed));
  return (found ?? []).slice(-MAX_TOLD);
}

/**
 * The same, nothing while the viewer has played last.
 * @param {Line[]} lines @param {string} own @param {Openings} log
 */
export function playsSince(lines, own, log) {
  const { opensPlay, opensTurn } = log;
  if (!opensPlay) return lines.slice(Math.max(0, lines.findLastIndex(opensTurn)));
  const mine = ownPlay(lines, own, log);
  const theirs = own
    ? lines.findIndex((line, at) => at > mine && opensPlay(line))
    : lines.findLastIndex(opensPlay);
  if (theirs < 0) return [];
  // A turn that began in between is told from its beginning.
  const turn = lines.findIndex((line, at) => at > mine && at < theirs && opensTurn(line));
  return lines.slice(own && mine >= 0 && turn >= 0 ? turn : theirs);
}

/**
 * From which line on what is new to a viewer is told: from the first new one, or from the beginning of the other side's play
 * that it is in the middle of.
 * @param {Line[]} lines @param {number} first the number of the first new line @param {string} own @param {Openings} log
 */
export function toldFrom(lines, first, own, log) {
  const start = lines.findLast((line) => line.n <= first && opens(line, log));
  return start && start.side !== own && log.opensPlay?.(start) ? start.n : first;
}

/** Whether a turn begins with a line, or a side's play. @param {Line} line @param {Pick<LogDrawing, "opensPlay" | "opensTurn">} log */
export function opens(line, { opensPlay, opensTurn }) {
  return Boolean(opensPlay?.(line) || opensTurn(line));
}

/** @param {Line[]} lines @param {string} own @param {Openings} log */
function ownPlay(lines, own, { opensPlay }) {
  return own ? lines.findLastIndex((line) => line.side === own && opensPlay?.(line)) : -1;
}

/** Where the turn before the last one began. @param {Line[]} lines @param {Openings} log */
function turnBefore(lines, { opensTurn }) {
  const turn = Math.max(0, lines.findLastIndex(opensTurn));
  return lines.slice(0, turn).findLastIndex(opensTurn);
}

/**
 * What the other side did, what one lost by it, and what a game has everybody know.
 * @param {Line[]} lines @param {string} own @param {Pick<LogDrawing, "isNews" | "isLoss" | "weighs">} log
 */
export function deeds(lines, own, log) {
  const isTold = (/** @type {Line} */ line) =>
    (line.side && line.side !== own) || isLossOf(line, own, log) || log.weighs?.(line);
  return lines.filter((line) => log.isNews(line) && isTold(line));
}

/**
 * So many lines at most, those that weigh most, in their order: places and pieces that changed hands outweigh moves, and these
 * what was only said or rolled. Of what was taken, refused and lost there may be some more.
 * @param {Line[]} lines @param {number} most @param {Pick<LogDrawing, "weighs">} [log]
 */
export function heaviest(lines, most, log = {}) {
  const weight = new Map(lines.map((line) => [line, weightOf(line, log)]));
  const of = (/** @type {Line} */ line) => weight.get(line) ?? 0;
  const taken = Math.min(MAX_TAKEN, lines.filter((line) => of(line) >= TAKEN).length);
  const kept = [...lines]
    .sort((a, b) => of(b) - of(a) || b.n - a.n)
    .slice(0, Math.max(most, taken));
  return lines.filter((line) => kept.includes(line));
}

/**
 * The same without rolls of dice, where there are more lines than so many: the lines beside them say what came of these.
 * @param {Line[]} lines @param {number} most
 */
export function withoutRolls(lines, most) {
  if (lines.length <= most) return lines;
  const last = lines.at(-1);
  return lines.filter((line) => line === last || !isRoll(line));
}

/** Whether a line tells of dice alone. @param {Line} line */
function isRoll({ dice = [], motions = [], remarks = [] }) {
  return dice.length > 0 && !remarks.length && motions.every(({ type }) => type === "rolled");
}

/** @param {Line} line @param {Pick<LogDrawing, "weighs">} log */
function weightOf(line, { weighs }) {
  const { motions = [], remarks = [], dice = [] } = line;
  if (remarks.length || weighs?.(line)) return TAKEN;
  // A die that cost something by itself was a refusal.
  const isRefusal = dice.length > 0 && motions.some(({ type }) => type === "struck");
  const weights = motions.map(({ type, lost = 0 }) => (lost ? TAKEN : (WEIGHTS[type] ?? 0)));
  return Math.max(isRefusal ? TAKEN : 0, ...weights);
}

/**
 * Where the other side went in its last plays, as ways on the map.
 * @param {Line[]} lines of those plays @param {string} own
 * @returns {import("../types.d.ts").Arrow[]}
 */
export function traces(lines, own) {
  return lines.flatMap(({ n, side = "", motions = [] }) =>
    side === own
      ? []
      : motions
          .filter(({ type, path = [] }) => type === "moved" && path.length > 1)
          .map(({ path = [], water }, at) => ({
            key: `trace ${n} ${at}`,
            kind: `trace ${side}`,
            path,
            count: 1,
            bySea: Boolean(water),
          })),
  );
}

/** Whether a line tells of a side's loss. @param {Line} line @param {string} side @param {Pick<LogDrawing, "isLoss">} log */
export function isLossOf(line, side, log) {
  if (!side || line.side !== side) return false;
  const isHit = line.motions?.some(({ type }) => type === "struck" || type === "removed");
  return Boolean(isHit || log.isLoss?.(line));
}
