// What a motion of the log does to the picture: views between the old position and the new one.
// They are made up of both for drawing alone; nobody acts on them.
import {
  armiesWith,
  blocksMoved,
  blocksStruck,
  changeBy,
  MAX_FACES,
  still,
} from "../../js/games/motions.js";
import { begun, linesTurnedUp, struckLine } from "./battleLines.js";
import { blankBlock, openBlock, ship } from "./faces.js";

/** @typedef {import("../../js/types.d.ts").Motion} Motion */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("../../js/games/motions.js").Way<Sheet>} Way */
/** @typedef {import("../../js/types.d.ts").Change<View>} Change */

const FACES = { openBlock, blankBlock };
/** @type {import("../../js/games/motions.js").Ground<View, Sheet>} */
const GROUND = {
  places: (sheet) => sheet.towns,
  stood: (view, place, side, by) => ({
    ...view,
    towns: armiesWith(view.towns, place, side, by),
  }),
};

/** The picture once a new turn or season is called: pieces and battle are still where they were. @param {View} view @param {View} truth */
function passed(view, truth) {
  const { towns, blocks, fleets, battle, naval } = view;
  return { ...truth, towns, blocks, fleets, battle, naval };
}

/** A battle, if it is the one at a place. @param {View["battle"]} fight @param {string} place */
function battleAt(fight, place) {
  return fight?.town === place ? fight : undefined;
}

/** The same of one on a lake. @param {View["naval"]} fight @param {string} place */
function navalAt(fight, place) {
  return fight?.lake === place ? fight : undefined;
}

/** @param {View} view @param {View} truth @param {Way} way @param {Motion} motion @returns {Change} */
function moved(view, truth, way, { piece }) {
  const { side, from, to, count } = way;
  if (piece === "ship") {
    const kinds = shipKinds(view, truth, { side, from, to, count });
    const lifted = from ? refitted(view, from, side, minus(kinds)) : view;
    const landed = to ? refitted(lifted, to, side, kinds) : lifted;
    const states = [...Array(kinds.operational).fill(true), ...Array(kinds.damaged).fill(false)];
    const faces = states.slice(0, MAX_FACES).map((ready) => () => ship(side, ready));
    return { lifted, landed, faces, kind: `fleet ${side}` };
  }
  return blocksMoved(view, truth, way, GROUND, FACES);
}

/** Change a fleet's numbers. @param {View} view @param {string} place @param {string} side @param {{operational: number, damaged: number}} by */
function refitted(view, place, side, by) {
  const key = `${place}/${side}`;
  const { operational = 0, damaged = 0 } = view.fleets?.[key] ?? {};
  const fleet = {
    operational: Math.max(0, operational + by.operational),
    damaged: Math.max(0, damaged + by.damaged),
  };
  return { ...view, fleets: { ...view.fleets, [key]: fleet } };
}

/** @param {{operational: number, damaged: number}} kinds */
function minus(kinds) {
  return { operational: -kinds.operational, damaged: -kinds.damaged };
}

/**
 * Which ships went: those of which there are fewer where they left, or more where they are.
 * @param {View} view @param {View} truth
 * @param {{side: string, from: string, to: string, count: number}} how
 */
function shipKinds(view, truth, { side, from, to, count }) {
  const place = from || to;
  const [old, now] = [view, truth].map((seen) => seen.fleets?.[`${place}/${side}`] ?? {});
  const differ = Math.abs((now.damaged ?? 0) - (old.damaged ?? 0));
  const damaged = Math.min(count, differ);
  return { operational: count - damaged, damaged };
}

/**
 * @param {View} view @param {View} truth @param {Motion} motion @param {string} side
 * @param {Sheet} sheet @returns {Change}
 */
function struck(view, truth, motion, side, sheet) {
  const [place, lost] = [motion.at ?? "", motion.lost ?? 0];
  if (motion.piece === "ship") {
    const by = lost ? { operational: 0, damaged: -lost } : { operational: -1, damaged: 1 };
    const faces = lost ? [() => ship(side, false)] : [];
    return { ...still(refitted(view, place, side, by)), faces, kind: `fleet ${side}` };
  }
  const way = { side, sheet, from: place, to: "", count: lost };
  const { after, fallen } = blocksStruck(view, truth, way, GROUND, FACES);
  const landed = { ...after, battle: lineStruck(after.battle, truth.battle, motion, side) };
  return { lifted: landed, landed, ...fallen };
}

/** A battle with one line struck: its blocks turned down. @param {View["battle"]} fight @param {View["battle"]} now @param {Motion} motion @param {string} side */
function lineStruck(fight, now, motion, side) {
  const old = fight?.lines?.[side];
  if (!old || fight.town !== motion.at) return fight;
  if (now?.town !== fight.town) {
    const isOver = (motion.lost ?? 0) >= old.length;
    const lines = isOver ? old.map((b) => ({ ...b, fallen: true })) : old;
    return { ...fight, taking: "", lines: { ...fight.lines, [side]: lines } };
  }
  const line = struckLine(old, now.lines[side], motion);
  return { ...fight, taking: "", lines: { ...fight.lines, [side]: line } };
}

/** Armies or fleets meet at a place: nothing is told yet of how it goes. @param {View} view @param {View} truth @param {string} place */
function met(view, truth, place) {
  const battle = battleAt(truth.battle, place);
  return { ...view, battle: battle && begun(view, battle), naval: navalAt(truth.naval, place) };
}

/** Dice are rolled: a line that was turned up for it shows its faces. @param {View} view @param {View} truth @param {string} side @param {import("../../js/games/motions.js").Roll} roll */
function rolled(view, truth, side, { dice, hitsOn }) {
  const { battle } = view;
  if (battle && truth.battle?.town === battle.town) {
    const isTurnedUp = truth.battle.revealed && !battle.revealed;
    const lines = isTurnedUp ? linesTurnedUp(battle, truth.battle) : battle.lines;
    // What came of the dice, and who fires next, is not told yet.
    const open = {
      taking: "",
      retreating: "",
      firing: side || battle.firing,
      dice,
      hits_on: hitsOn,
    };
    const volleys = Math.min(truth.battle.volleys ?? 0, (battle.volleys ?? 0) + 1);
    return { ...view, battle: { ...truth.battle, ...open, volleys, lines } };
  }
  const { naval } = truth;
  if (!naval || naval.lake !== view.naval?.lake) return view;
  return { ...view, naval: { ...naval, hits: {}, withdrawing: "" } };
}

export const change = changeBy({
  blocks: moved,
  struck,
  met,
  passed,
  rolled,
  more: {
    repaired: (view, place, side) => refitted(view, place, side, { operational: 1, damaged: -1 }),
    captured: (view, place, side) => {
      const towns = { ...view.towns, [place]: { ...view.towns[place], holder: side } };
      return { ...view, towns };
    },
  },
});
