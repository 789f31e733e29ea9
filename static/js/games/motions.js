// What motions do to the blocks of any game: whose they are, where they are on the way, their faces.

/** @typedef {import("../types.d.ts").Change} Change */
/** @typedef {"towns" | "zones"} Ground what a game calls the places in which armies stand */
/** @typedef {{side: string, sheet: any, from: string, to: string, count: number}} Way */
/** @typedef {{openBlock: (block: any) => SVGElement[], blankBlock: (side: string, count: number) => SVGElement[]}} Faces */

export const MAX_FACES = 4;
const OFF = "off";

/**
 * Blocks of a side went from one place to another; "" is off the map.
 * @param {any} view @param {any} truth @param {Way} way @param {Ground} ground @param {Faces} faces
 * @returns {Change}
 */
export function blocksMoved(view, truth, way, ground, faces) {
  const { side, from, to, count } = way;
  const ids = ownAmong(view, truth, way, ground);
  const lifted = stood(settled(view, ids, OFF, truth), ground, from, side, -count);
  const landed = stood(settled(lifted, ids, to || OFF, truth), ground, to, side, count);
  return { lifted, landed, ...blockFaces(view, truth, ids, way, faces) };
}

/**
 * Blocks of a side in a place took hits: `count` of them are gone, others may be weaker.
 * @param {any} view @param {any} truth @param {Way} way @param {Ground} ground @param {Faces} faces
 */
export function blocksStruck(view, truth, way, ground, faces) {
  const { side, from, count } = way;
  const ids = count ? ownAmong(view, truth, way, ground) : [];
  const left = stood(settled(view, ids, OFF, truth), ground, from, side, -count);
  const there = Object.entries(left.blocks ?? {}).filter(([, block]) => block.at === from);
  const weaker = there.map(([id, block]) => [
    id,
    { ...block, cv: truth.blocks?.[id]?.cv ?? block.cv },
  ]);
  const after = { ...left, blocks: { ...left.blocks, ...Object.fromEntries(weaker) } };
  const fallen = count ? blockFaces(view, truth, ids, way, faces) : { faces: [], kind: "" };
  return { after, fallen };
}

/** Nothing moves. @param {any} view @returns {Change} */
export function still(view) {
  return { lifted: view, landed: view, faces: [], kind: "" };
}

/** The viewer's own blocks that a motion is about: those that the new view has elsewhere. @param {any} view @param {any} truth @param {Way} way @param {Ground} ground @returns {string[]} */
function ownAmong(view, truth, { side, sheet, from, to, count }, ground) {
  const places = new Set(sheet[ground].map((/** @type {any} */ place) => place.id));
  const isThere = (/** @type {string} */ at) => (to ? at === to : !places.has(at));
  const mine = sheet.blocks.filter((/** @type {any} */ block) => block.side === side);
  const found = mine.filter((/** @type {any} */ { id }) => {
    const [old, now] = [view.blocks?.[id]?.at ?? OFF, truth.blocks?.[id]?.at ?? OFF];
    return old !== now && isThere(now) && (from ? old === from : !places.has(old));
  });
  return found.slice(0, count).map((/** @type {any} */ block) => block.id);
}

/** Put own blocks somewhere. @param {any} view @param {string[]} ids @param {string} place @param {any} truth */
function settled(view, ids, place, truth) {
  if (!ids.length) return view;
  const put = ids.map((id) => [id, { ...(truth.blocks[id] ?? view.blocks[id]), at: place }]);
  return { ...view, blocks: { ...view.blocks, ...Object.fromEntries(put) } };
}

/** Count blocks in or out of a place. @param {any} view @param {Ground} ground @param {string} place @param {string} side @param {number} by */
function stood(view, ground, place, side, by) {
  const there = view[ground]?.[place];
  if (!there || !by) return view;
  const army = { ...there.army, [side]: Math.max(0, (there.army?.[side] ?? 0) + by) };
  return { ...view, [ground]: { ...view[ground], [place]: { ...there, army } } };
}

/** @param {any} view @param {any} truth @param {string[]} ids @param {Way} way @param {Faces} faces */
function blockFaces(view, truth, ids, { side, count }, { openBlock, blankBlock }) {
  if (ids.length) {
    const faces = ids.slice(0, MAX_FACES).map((id) => () => {
      const block = truth.blocks[id] ?? view.blocks[id];
      return openBlock({ side, ...block });
    });
    return { faces, kind: `block ${side}` };
  }
  const isCrowd = count > MAX_FACES;
  const draw = () => blankBlock(side, isCrowd ? count : 1);
  return {
    faces: Array.from({ length: isCrowd ? 1 : count }, () => draw),
    kind: `block blank ${side}`,
  };
}
