// The lines of a battle as they were before what a frame has brought: it may tell several rounds at once, and none is to be
// read off the card before its dice have rolled.

/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").BattleView} Battle */
/** @typedef {import("./view.d.ts").LineBlock & {turned?: boolean, fallen?: boolean}} LineBlock */

/** A battle as it begins, of those who stand in its town. @param {View} view @param {Battle} fight */
export function begun(view, fight) {
  const { town, attacker, defender, entries, landing, hits_on } = fight;
  const sides = [attacker, defender];
  const lines = Object.fromEntries(sides.map((side) => [side, lineAt(view, town, side, fight)]));
  return { town, attacker, defender, entries, landing, hits_on, lines };
}

/** Who stands in a town: one's own as they are, others from behind. @param {View} view @param {string} town @param {string} side @param {Battle} fight @returns {LineBlock[]} */
function lineAt({ blocks, towns, side: own }, town, side, fight) {
  if (side === own)
    return Object.entries(blocks ?? {})
      .filter(([, { at }]) => at === town)
      .map(([id, { kind, max, cv }]) => ({ id, kind, max, cv }));
  const count = towns?.[town]?.army?.[side] ?? fight.lines[side]?.length ?? 0;
  return Array.from({ length: count }, () => ({}));
}

/** Both lines of a battle once they are turned up: one's own blocks, known before, are no weaker yet than they were. @param {Battle} fight @param {Battle} now */
export function linesTurnedUp(fight, now) {
  const isKnown = (/** @type {string} */ side) => fight.lines[side]?.some(({ kind }) => kind);
  const turned = (/** @type {string} */ side) => (isKnown(side) ? fight : now).lines[side];
  return Object.fromEntries(Object.keys(now.lines).map((side) => [side, turned(side)]));
}

/**
 * A line that has taken some hits of those that it is to take until `now`, some of its blocks being lost to them.
 * @param {LineBlock[]} line @param {LineBlock[]} now @param {{hits?: number, lost?: number}} motion
 * @returns {LineBlock[]}
 */
export function struckLine(line, now, { hits = 1, lost = 0 }) {
  const fates = fatesOf(line, now);
  const sum = fates.reduce((all, { block, left }) => all + (block.cv ?? 0) - left, 0);
  if (hits >= sum || line.some(({ kind }) => !kind)) return toldBy(line, now);
  const falling = fates.filter(({ left }) => !left).slice(0, lost);
  let open = hits - falling.reduce((all, { block }) => all + (block.cv ?? 0), 0);
  return fates.flatMap((fate) => {
    const { block, left } = fate;
    if (falling.includes(fate)) return [];
    // One that falls by a later hit has its last step yet.
    const taken = Math.max(0, Math.min(open, (block.cv ?? 0) - Math.max(1, left)));
    open -= taken;
    return taken ? { ...block, cv: (block.cv ?? 0) - taken, turned: true } : block;
  });
}

/** What becomes of each block of a line: how strong it is at the end, nought for the lost. @param {LineBlock[]} line @param {LineBlock[]} now */
function fatesOf(line, now) {
  const strongest = (/** @type {LineBlock} */ a, /** @type {LineBlock} */ b) =>
    (b.cv ?? 0) - (a.cv ?? 0);
  const alive = [...now].sort(strongest);
  const found = [...line].sort(strongest).map((block) => {
    const at = alive.findIndex(
      ({ id, kind, max, cv = 0 }) =>
        kind === block.kind && max === block.max && id === block.id && cv <= (block.cv ?? 0),
    );
    const [one] = at < 0 ? [] : alive.splice(at, 1);
    return { block, left: one?.cv ?? 0 };
  });
  return line.map((block) => found.find((fate) => fate.block === block) ?? { block, left: 0 });
}

/** The line of now, those turned that have another face than before. @param {LineBlock[]} line @param {LineBlock[]} now */
function toldBy(line, now) {
  const faceOf = (/** @type {LineBlock} */ { kind, max, cv }) => `${kind} ${max} ${cv}`;
  const known = line.map(faceOf);
  return now.map((block) => {
    const at = known.indexOf(faceOf(block));
    if (at >= 0) known.splice(at, 1);
    return at >= 0 ? block : { ...block, turned: true };
  });
}
