// What motions do to the blocks of any game: whose they are, where they are on the way, their faces.

/**
 * A block that the viewer owns.
 * @typedef {{at: string, cv: number, max: number, kind: string}} Block
 */

/**
 * A view of a game with blocks in its places.
 * @typedef {import("../types.d.ts").View & {blocks: Record<string, Block>}} View
 */

/** @typedef {import("../types.d.ts").Sheet} Sheet */
/** @typedef {import("../types.d.ts").Motion} Motion */
/** @typedef {import("../types.d.ts").ToldMotion["roll"]} Roll */
/** @template {View} V @typedef {import("../types.d.ts").Change<V>} Change */

/**
 * Where a game's armies stand: its places, and a view with so many blocks more of a side in one.
 * @template {View} V
 * @template {Sheet} S
 * @typedef {object} Ground
 * @property {(sheet: S) => {id: string}[]} places
 * @property {(view: V, place: string, side: string, by: number) => V} stood
 */
/**
 * @template {Sheet} S
 * @typedef {{side: string, sheet: S, from: string, to: string, count: number}} Way
 */

/**
 * @typedef {object} Faces
 * @property {(block: Block & {id: string, side: string}) => SVGElement[]} openBlock
 * @property {(side: string, count: number) => SVGElement[]} blankBlock
 * @property {string} [kind] the classes that style them, of which the first is "block"
 */

/** @typedef {Pick<import("../types.d.ts").Change, "faces" | "kind">} Ghosts */

export const MAX_FACES = 4;
const OFF = "off";

/**
 * The armies of all places with so many blocks more of a side in one.
 * @template {{army: Record<string, number>}} There
 * @param {Record<string, There>} armies @param {string} place @param {string} side @param {number} by
 * @returns {Record<string, There>}
 */
export function armiesWith(armies, place, side, by) {
  const there = armies?.[place];
  if (!there || !by) return armies;
  const army = { ...there.army, [side]: Math.max(0, (there.army?.[side] ?? 0) + by) };
  return { ...armies, [place]: { ...there, army } };
}

/**
 * Blocks of a side went from one place to another; "" is off the map.
 * @template {View} V
 * @template {Sheet} S
 * @param {V} view @param {V} truth @param {Way<S>} way @param {Ground<V, S>} ground @param {Faces} faces
 * @returns {import("../types.d.ts").Change<V>}
 */
export function blocksMoved(view, truth, way, ground, faces) {
  const { side, from, to, count } = way;
  const ids = ownAmong(view, truth, way, ground);
  const lifted = ground.stood(settled(view, ids, OFF, truth), from, side, -count);
  const landed = ground.stood(settled(lifted, ids, to || OFF, truth), to, side, count);
  return { lifted, landed, ...blockFaces(view, truth, ids, way, faces) };
}

/**
 * Blocks of a side in a place took hits: `count` of them are gone, others may be weaker.
 * @template {View} V
 * @template {Sheet} S
 * @param {V} view @param {V} truth @param {Way<S>} way @param {Ground<V, S>} ground @param {Faces} faces
 * @returns {{after: V, fallen: Ghosts}}
 */
export function blocksStruck(view, truth, way, ground, faces) {
  const { side, from, count } = way;
  const ids = count ? ownAmong(view, truth, way, ground) : [];
  const left = ground.stood(settled(view, ids, OFF, truth), from, side, -count);
  const there = Object.entries(left.blocks ?? {}).filter(([, block]) => block.at === from);
  const weaker = there.map(([id, block]) => [
    id,
    { ...block, cv: truth.blocks?.[id]?.cv ?? block.cv },
  ]);
  const after = { ...left, blocks: { ...left.blocks, ...Object.fromEntries(weaker) } };
  const fallen = count ? blockFaces(view, truth, ids, way, faces) : { faces: [], kind: "" };
  return { after, fallen };
}

/**
 * What a game's motions do to its picture, by their kinds.
 * @template {View} V
 * @template {Sheet} S
 * @typedef {object} Effects
 * @property {(view: V, truth: V, way: Way<S>, motion: Motion) => Change<V>} blocks pieces went, came or were removed
 * @property {(view: V, truth: V, motion: Motion, side: string, sheet: S) => Change<V>} struck
 * @property {(view: V, truth: V, place: string) => V} met
 * @property {(view: V, truth: V) => V} passed a new turn is called: pieces and battle are still where they were
 * @property {(view: V, truth: V, side: string, roll: Roll) => V} rolled by a side; what came of it is not told yet
 * @property {Partial<Record<Motion["type"], (view: V, place: string, side: string) => V>>} [more] those of one game alone
 */

/**
 * The drawing of a game's motions: views between the old position and the new one. They are made up of
 * both for drawing alone; nobody acts on them.
 * @template {View} V
 * @template {Sheet} S
 * @param {Effects<V, S>} effects
 * @returns {(view: V, told: import("../types.d.ts").ToldMotion<V, S>) => Change<V>} `view`: the picture so far
 */
export function changeBy({ blocks, struck, met, passed, rolled, more = {} }) {
  return (view, { motion, roll, side, truth, sheet }) => {
    const { type, count = 1 } = motion;
    const [from, to] = [motion.path?.[0] ?? motion.at ?? "", motion.path?.at(-1) ?? ""];
    const way = { side, sheet, count };
    const own = more[type];
    if (own) return still(own(view, from, side));
    switch (type) {
      case "moved":
        return blocks(view, truth, { ...way, from, to }, motion);
      case "appeared":
        return blocks(view, truth, { ...way, from: "", to: from }, motion);
      case "removed":
        return blocks(view, truth, { ...way, from, to: "" }, motion);
      case "struck":
        return struck(view, truth, motion, side, sheet);
      case "met":
        return still(met(view, truth, from));
      case "passed":
        return still(passed(view, truth));
      default:
        return still(rolled(view, truth, side, roll));
    }
  };
}

/**
 * Nothing moves.
 * @template {import("../types.d.ts").View} V
 * @param {V} view @returns {import("../types.d.ts").Change<V>}
 */
export function still(view) {
  return { lifted: view, landed: view, faces: [], kind: "" };
}

/**
 * The blocks with ids that a motion is about: those that the new view has where it leads, or else those
 * that were on the way: they have gone on since, or back.
 * @template {View} V
 * @template {Sheet} S
 * @param {V} view @param {V} truth @param {Way<S>} way @param {Ground<V, S>} ground
 */
function ownAmong(view, truth, { side, sheet, from, to, count }, ground) {
  const places = new Set(ground.places(sheet).map(({ id }) => id));
  const started = sheet.blocks
    .filter((block) => block.side === side)
    .map(({ id }) => ({
      id,
      old: view.blocks?.[id]?.at ?? OFF,
      now: truth.blocks?.[id]?.at ?? OFF,
    }))
    .filter(({ old }) => (from ? old === from : !places.has(old)));
  const isThere = (/** @type {string} */ at) => (to ? at === to : !places.has(at));
  const found = started.filter(({ old, now }) => old !== now && isThere(now));
  if (!found.length && from && to) {
    const hasGone = (/** @type {{now: string}} */ { now }) => Number(now !== from);
    found.push(...started.toSorted((a, b) => hasGone(b) - hasGone(a)));
  }
  return found.slice(0, count).map(({ id }) => id);
}

/**
 * Put own blocks somewhere.
 * @template {View} V
 * @param {V} view @param {string[]} ids @param {string} place @param {View} truth
 * @returns {V}
 */
function settled(view, ids, place, truth) {
  if (!ids.length) return view;
  const put = ids.map((id) => [id, { ...(truth.blocks[id] ?? view.blocks[id]), at: place }]);
  return { ...view, blocks: { ...view.blocks, ...Object.fromEntries(put) } };
}

/** @param {View} view @param {View} truth @param {string[]} ids @param {{side: string, count: number}} way @param {Faces} faces @returns {Ghosts} */
function blockFaces(view, truth, ids, { side, count }, { openBlock, blankBlock, kind = "block" }) {
  if (ids.length) {
    const faces = ids.slice(0, MAX_FACES).map((id) => () => {
      const block = truth.blocks[id] ?? view.blocks[id];
      return openBlock({ id, side, ...block });
    });
    return { faces, kind: `${kind} ${side}` };
  }
  const isCrowd = count > MAX_FACES;
  const draw = () => blankBlock(side, isCrowd ? count : 1);
  return {
    faces: Array.from({ length: isCrowd ? 1 : count }, () => draw),
    kind: `${kind} blank ${side}`,
  };
}
