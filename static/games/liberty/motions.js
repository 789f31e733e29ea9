// What a motion of the log does to the picture: views between the old position and the new one.
// They are made up of both for drawing alone; nobody acts on them.
import { blocksMoved, blocksStruck, changeBy } from "../../js/games/motions.js";
import { blankBlock, openBlock } from "./faces.js";
import { places } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Motion} Motion */
/** @typedef {import("../../js/types.d.ts").Change<View>} Change */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */

/** @type {import("../../js/games/motions.js").Ground<View, Sheet>} */
const GROUND = {
  places,
  stood: (view, place, side, by) => {
    const key = `${side}@${place}`;
    if (!by || !place) return view;
    return {
      ...view,
      armies: { ...view.armies, [key]: Math.max(0, (view.armies[key] ?? 0) + by) },
    };
  },
};

/** @param {Sheet} sheet @returns {import("../../js/games/motions.js").Faces} */
function facesOf(sheet) {
  return { openBlock: (block) => openBlock(block, sheet), blankBlock };
}

/** The picture once a new year is called: pieces and battle are still where they were. @param {View} view @param {View} truth */
function passed(view, truth) {
  const { armies, blocks, battle } = view;
  return { ...truth, armies, blocks, battle };
}

/** @param {View} view @param {View} truth @param {Motion} motion @param {string} side @param {Sheet} sheet @returns {Change} */
function struck(view, truth, motion, side, sheet) {
  const way = { side, sheet, from: motion.at ?? "", to: "", count: motion.lost ?? 0 };
  const { after, fallen } = blocksStruck(view, truth, way, GROUND, facesOf(sheet));
  const landed = { ...after, battle: lineStruck(after.battle, truth.battle, motion, side) };
  return { lifted: landed, landed, ...fallen };
}

/** A battle with one line struck: its blocks turned down. @param {View["battle"]} fight @param {View["battle"]} now @param {Motion} motion @param {string} side */
function lineStruck(fight, now, motion, side) {
  const old = fight?.lines?.[side];
  if (!old || fight.at !== motion.at) return fight;
  if (now?.at !== fight.at) {
    const isOver = (motion.lost ?? 0) >= old.length;
    const lines = isOver ? old.map((block) => ({ ...block, fallen: true })) : old;
    return { ...fight, lines: { ...fight.lines, [side]: lines } };
  }
  const known = new Map(old.map(({ group, cv }) => [group, cv]));
  const line = now.lines[side].map((block) =>
    known.get(block.group) === block.cv ? block : { ...block, turned: true },
  );
  return { ...fight, hits: now.hits, lines: { ...fight.lines, [side]: line } };
}

/** Dice are rolled in a battle that goes on. @param {View} view @param {View} truth @param {string} side */
function rolled(view, truth, side) {
  const { battle } = view;
  if (!battle || truth.battle?.at !== battle.at) return view;
  // What came of the dice, and who fires next, is not told yet; neither that the last of them ended it.
  const open = { acting: side || battle.acting, hits: 0, leaving: "", winner: "" };
  return { ...view, battle: { ...fought(truth.battle), ...open, lines: battle.lines } };
}

/** A battle as it is while it is fought: who has won it regroups on the map. @param {NonNullable<View["battle"]>} fight */
function fought(fight) {
  return fight.stage === "regroup" ? { ...fight, stage: "fight" } : fight;
}

export const change = changeBy({
  blocks: (view, truth, way) => blocksMoved(view, truth, way, GROUND, facesOf(way.sheet)),
  struck,
  met: (view, truth, place) => ({
    ...view,
    battle: truth.battle?.at === place ? fought(truth.battle) : undefined,
  }),
  passed,
  rolled,
});
