// What a motion of the log does to the picture: views between the old position and the new one.
// They are made up of both for drawing alone; nobody acts on them.
import { armiesWith, blocksMoved, blocksStruck, changeBy } from "../../js/games/motions.js";
import { blankBlock, openBlock, ship } from "./faces.js";

/** @typedef {import("../../js/types.d.ts").Motion} Motion */
/** @typedef {import("../../js/types.d.ts").Change<View>} Change */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").BattleView} BattleView */

const FACES = { openBlock, blankBlock };
/** What is not told of a battle while something of it is played. */
const OPEN = { taking: "", tolls: {}, dice: {}, leaving: undefined };
/** @type {import("../../js/games/motions.js").Ground<View, Sheet>} */
const GROUND = {
  places: (sheet) => sheet.zones,
  stood: (view, place, side, by) => ({
    ...view,
    zones: armiesWith(view.zones, place, side, by),
  }),
};

/** The picture once a new turn or season is called: pieces and battle are still where they were. @param {View} view @param {View} truth */
function passed(view, truth) {
  const { zones, blocks, ships, battle } = view;
  return { ...truth, zones, blocks, ships, battle };
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

/** Blocks suffered: some are gone, others are weaker. @param {View} view @param {View} truth @param {Motion} motion @param {string} side @param {Sheet} sheet @returns {Change} */
function struck(view, truth, motion, side, sheet) {
  const way = { side, sheet, from: motion.at ?? "", to: "", count: motion.lost ?? 0 };
  const { after, fallen } = blocksStruck(view, truth, way, GROUND, FACES);
  const battle = fieldStruck(after.battle, truth.battle, motion, side);
  const landed = { ...after, battle };
  return { lifted: landed, landed, ...fallen };
}

/** A battle with one side struck: its blocks turned down. @param {View["battle"]} fight @param {View["battle"]} now @param {Motion} motion @param {string} side @returns {View["battle"]} */
function fieldStruck(fight, now, motion, side) {
  if (!fight || fight.zone !== motion.at || now?.zone !== fight.zone) return fight;
  const posts = Object.fromEntries(
    Object.entries(now.posts[side] ?? {}).map(([post, blocks]) => {
      /** @type {Map<string, number>} */
      const known = new Map();
      for (const block of fight.posts[side]?.[post] ?? []) {
        known.set(faceOf(block), (known.get(faceOf(block)) ?? 0) + 1);
      }
      const turned = blocks.map((block) => {
        const left = known.get(faceOf(block)) ?? 0;
        const isKnown = left > 0;
        if (isKnown) known.set(faceOf(block), left - 1);
        return isKnown ? block : { ...block, turned: true };
      });
      return [post, turned];
    }),
  );
  return { ...fight, taking: "", posts: { ...fight.posts, [side]: posts } };
}

/** @param {import("./view.d.ts").LineBlock} block */
function faceOf({ kind = "", group = "", max = 0, cv = 0 }) {
  return `${kind} ${group} ${max} ${cv}`;
}

/**
 * Dice are rolled: columns that were turned up for it show their faces. What came of them, and who goes on, is not told yet.
 * @param {View} view @param {View} truth @param {string} side @returns {View}
 */
function rolled(view, truth, side) {
  const { battle } = view;
  if (!battle || truth.battle?.zone !== battle.zone) return view;
  const isTurnedUp = Boolean(truth.battle.turn) && !battle.turn;
  const posts = isTurnedUp ? truth.battle.posts : battle.posts;
  const part = side || battle.part;
  const turn = turnOfRoll(battle, side, truth.battle.turn);
  return { ...view, battle: { ...truth.battle, ...OPEN, turn, part, posts } };
}

/** The battle turn in which a side rolls: the defender's part begins each. @param {BattleView} battle as it was shown @param {string} side @param {number} [most] */
function turnOfRoll({ turn = 0, part, defender }, side, most = 0) {
  const isNext = side === defender && part !== side;
  return Math.max(1, Math.min(most, turn + Number(isNext)));
}

/** A battle begins: nobody has rolled yet, whatever has come of it since. @param {View} view @param {View} truth @param {string} place @returns {View} */
function met(view, truth, place) {
  const { battle } = truth;
  const begun = battle && { ...battle, ...OPEN, turn: 0, part: "" };
  return { ...view, battle: battle?.zone === place ? begun : undefined };
}

export const change = changeBy({
  blocks: (view, truth, way, { piece }) =>
    piece === "ship"
      ? sailed(view, way.from, way.to, way.count)
      : blocksMoved(view, truth, way, GROUND, FACES),
  struck,
  met,
  passed,
  rolled,
});
