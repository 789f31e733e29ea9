// What a motion of the log does to the picture: views between the old position and the new one.
// They are made up of both for drawing alone; nobody acts on them.
import { blocksMoved, blocksStruck, changeBy } from "../../js/games/motions.js";
import { blankBlock, openBlock } from "./faces.js";
import { places } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Motion} Motion */
/** @typedef {import("../../js/types.d.ts").Change<View>} Change */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */

/** All counters lie open, so that nothing is told by numbers. @type {import("../../js/games/motions.js").Ground<View, Sheet>} */
const GROUND = { places, stood: (view) => view };

/** @param {Sheet} sheet @returns {import("../../js/games/motions.js").Faces} */
function facesOf(sheet) {
  return {
    openBlock: (block) => openBlock(block, sheet),
    blankBlock,
    kind: "block counter",
  };
}

/** The picture once a new turn is called: pieces and battle are still where they were. @param {View} view @param {View} truth */
function passed(view, truth) {
  const { blocks, battle, naval } = view;
  return { ...truth, blocks, battle, naval };
}

/** @param {View} view @param {View} truth @param {Motion} motion @param {string} side @param {Sheet} sheet @returns {Change} */
function struck(view, truth, motion, side, sheet) {
  const way = { side, sheet, from: motion.at ?? "", to: "", count: motion.lost ?? 0 };
  const { after, fallen } = blocksStruck(view, truth, way, GROUND, facesOf(sheet));
  return { lifted: after, landed: after, ...fallen };
}

/** Dice are rolled in a battle that goes on. @param {View} view @param {View} truth */
function rolled(view, truth) {
  const battle = truth.battle && view.battle ? truth.battle : view.battle;
  const naval = truth.naval && view.naval ? truth.naval : view.naval;
  const isOn = battle !== view.battle || naval !== view.naval;
  // What is foreseen belongs to the round that the position has come to.
  return { ...view, battle, naval, forecast: isOn ? truth.forecast : view.forecast };
}

export const change = changeBy({
  blocks: (view, truth, way) => blocksMoved(view, truth, way, GROUND, facesOf(way.sheet)),
  struck,
  met: (view, truth) => ({
    ...view,
    battle: truth.battle,
    naval: truth.naval,
    forecast: truth.forecast,
  }),
  passed,
  rolled,
});
