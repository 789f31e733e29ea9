// What a motion of the log does to the picture: views between the old position and the new one.
// They are made up of both for drawing alone; nobody acts on them.
import { blankBlock, openBlock, ship } from "./faces.js";

/** @typedef {import("../../types.d.ts").Motion} Motion */
/** @typedef {import("../../types.d.ts").Change} Change */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Battle} Battle */
/** @typedef {{side: string, sheet: Sheet, from: string, to: string, count: number}} Way */

const MOST_FACES = 4;
const OFF = "off";

/** The picture from which the new lines' motions start. @param {View} before @param {View} truth */
export function opening(before, truth) {
  const { zones, blocks, ships, battle } = before;
  return { ...truth, zones, blocks, ships, battle };
}

/**
 * @param {View} view the picture so far
 * @param {View} truth the view that it all leads to
 * @param {Motion} motion
 * @param {string} side
 * @param {Sheet} sheet
 * @returns {Change}
 */
export function change(view, truth, motion, side, sheet) {
  const count = motion.count ?? 1;
  const [from, to] = [motion.path?.[0] ?? motion.at ?? "", motion.path?.at(-1) ?? ""];
  const isShip = motion.piece === "ship";
  switch (motion.type) {
    case "went":
      return isShip
        ? sailed(view, from, to, count)
        : moved(view, truth, { side, sheet, from, to, count });
    case "came":
      return moved(view, truth, { side, sheet, from: "", to: from, count });
    case "left":
      return moved(view, truth, { side, sheet, from, to: "", count });
    case "struck":
      return struck(view, truth, motion, { side, sheet, from, to: "", count: motion.lost ?? 0 });
    case "met":
      return still({ ...view, battle: truth.battle?.zone === from ? truth.battle : null });
    default:
      return still(thrown(view, truth));
  }
}

/** @param {View} view @returns {Change} */
function still(view) {
  return { lifted: view, landed: view, faces: [], kind: "" };
}

/** @param {View} view @param {string} from @param {string} to @param {number} count @returns {Change} */
function sailed(view, from, to, count) {
  const afloat = (
    /** @type {View} */ seen,
    /** @type {string} */ area,
    /** @type {number} */ by,
  ) => ({
    ...seen,
    ships: { ...seen.ships, [area]: Math.max(0, (seen.ships?.[area] ?? 0) + by) },
  });
  const lifted = afloat(view, from, -count);
  const faces = Array.from({ length: count }, () => ship);
  return { lifted, landed: afloat(lifted, to, count), faces, kind: "fleet gb" };
}

/** @param {View} view @param {View} truth @param {Way} way @returns {Change} */
function moved(view, truth, way) {
  const { side, from, to, count } = way;
  const ids = ownAmong(view, truth, way);
  const lifted = stood(settled(view, ids, OFF, truth), from, side, -count);
  const landed = stood(settled(lifted, ids, to || OFF, truth), to, side, count);
  return { lifted, landed, ...facesOf(view, truth, ids, side, count) };
}

/** @param {View} view @param {View} truth @param {string[]} ids @param {string} side @param {number} count */
function facesOf(view, truth, ids, side, count) {
  if (ids.length) {
    const faces = ids.slice(0, MOST_FACES).map((id) => () => {
      const block = truth.blocks[id] ?? view.blocks[id];
      return openBlock({ side, ...block });
    });
    return { faces, kind: `block ${side}` };
  }
  const isCrowd = count > MOST_FACES;
  const draw = () => blankBlock(side, isCrowd ? count : 1);
  return {
    faces: Array.from({ length: isCrowd ? 1 : count }, () => draw),
    kind: `block blank ${side}`,
  };
}

/** The viewer's own blocks that a motion is about: those that the new view has elsewhere. @param {View} view @param {View} truth @param {Way} way */
function ownAmong(view, truth, { side, sheet, from, to, count }) {
  const zones = new Set(sheet.zones.map((zone) => zone.id));
  const isThere = (/** @type {string} */ at) => (to ? at === to : !zones.has(at));
  const ids = sheet.blocks.filter((block) => block.side === side).map((block) => block.id);
  const found = ids.filter((id) => {
    const [old, now] = [view.blocks?.[id]?.at ?? OFF, truth.blocks?.[id]?.at ?? OFF];
    return old !== now && isThere(now) && (from ? old === from : !zones.has(old));
  });
  return found.slice(0, count);
}

/** Put own blocks somewhere. @param {View} view @param {string[]} ids @param {string} place @param {View} truth @returns {View} */
function settled(view, ids, place, truth) {
  if (!ids.length) return view;
  const put = ids.map((id) => [id, { ...(truth.blocks[id] ?? view.blocks[id]), at: place }]);
  return { ...view, blocks: { ...view.blocks, ...Object.fromEntries(put) } };
}

/** Count blocks in or out of a zone. @param {View} view @param {string} zone @param {string} side @param {number} by @returns {View} */
function stood(view, zone, side, by) {
  const there = view.zones?.[zone];
  if (!there || !by) return view;
  const army = { ...there.army, [side]: Math.max(0, (there.army?.[side] ?? 0) + by) };
  return { ...view, zones: { ...view.zones, [zone]: { ...there, army } } };
}

/** Blocks suffered: some are gone, others are weaker. @param {View} view @param {View} truth @param {Motion} motion @param {Way} way @returns {Change} */
function struck(view, truth, motion, way) {
  const { side, from, count } = way;
  const ids = count ? ownAmong(view, truth, way) : [];
  const left = stood(settled(view, ids, OFF, truth), from, side, -count);
  const there = Object.entries(left.blocks ?? {}).filter(([, block]) => block.at === from);
  const weaker = there.map(([id, block]) => [
    id,
    { ...block, cv: truth.blocks?.[id]?.cv ?? block.cv },
  ]);
  const landed = {
    ...left,
    blocks: { ...left.blocks, ...Object.fromEntries(weaker) },
    battle: fieldStruck(left.battle ?? null, truth.battle ?? null, motion, side),
  };
  const faces = count ? facesOf(view, truth, ids, side, count) : { faces: [], kind: "" };
  return { lifted: landed, landed, ...faces };
}

/** A battle with one side struck: its blocks turned down. @param {Battle | null} fight @param {Battle | null} now @param {Motion} motion @param {string} side @returns {Battle | null} */
function fieldStruck(fight, now, motion, side) {
  if (!fight || fight.zone !== motion.at || now?.zone !== fight.zone) return fight;
  const posts = Object.fromEntries(
    Object.entries(now.posts[side] ?? {}).map(([post, blocks]) => {
      const known = new Map();
      for (const block of fight.posts[side]?.[post] ?? []) {
        known.set(faceOf(block), (known.get(faceOf(block)) ?? 0) + 1);
      }
      const turned = blocks.map((block) => {
        const isKnown = known.get(faceOf(block)) > 0;
        if (isKnown) known.set(faceOf(block), known.get(faceOf(block)) - 1);
        return isKnown ? block : { ...block, turned: true };
      });
      return [post, turned];
    }),
  );
  return { ...fight, taking: "", posts: { ...fight.posts, [side]: posts } };
}

/** @param {import("./view.d.ts").BattleBlock} block */
function faceOf({ kind = "", group = "", max = 0, cv = 0 }) {
  return `${kind} ${group} ${max} ${cv}`;
}

/** Dice are thrown: columns that were turned up for it show their faces. @param {View} view @param {View} truth @returns {View} */
function thrown(view, truth) {
  const { battle } = view;
  if (!battle || truth.battle?.zone !== battle.zone) return view;
  const isTurnedUp = Boolean(truth.battle.turn) && !battle.turn;
  const posts = isTurnedUp ? truth.battle.posts : battle.posts;
  return { ...view, battle: { ...truth.battle, posts } };
}
