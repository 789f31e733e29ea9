// How the last battle ended, until it is dismissed or its viewer decides something else.

import { endedBattle, resultCard } from "../../js/games/shared.js";
import { placeKey, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("../../js/types.d.ts").Motion} Motion */
/** @typedef {import("./view.d.ts").View} View */

/**
 * The last battle that is over: where, whose the place is, what it cost. Null once somebody has come
 * there since.
 * @param {Line[]} lines
 * @param {View} view
 */
export function lastBattle(lines, view) {
  const isFought = (/** @type {string} */ at) =>
    view.battle?.town === at || view.naval?.lake === at;
  const found = endedBattle(lines, SIDES, { isFought, movesOn, costs: ["struck"], isKept: true });
  return found && { ...found, side: masterOf(found.place, view) };
}

/** @param {Motion} motion @param {string} place */
function movesOn(motion, place) {
  if (motion.type === "passed") return true;
  return Boolean(motion.by) && motion.type !== "struck" && motion.path?.[0] !== place;
}

/** Whose a place is now. @param {string} place @param {View} view @returns {string} */
function masterOf(place, view) {
  if (view.towns?.[place]) return view.towns[place].holder;
  return SIDES.find((side) => view.fleets?.[`${place}/${side}`]) ?? "";
}

/**
 * @param {NonNullable<ReturnType<typeof lastBattle>>} found
 * @param {import("../../js/types.d.ts").Translate} t
 */
export function battleResult(found, t) {
  const place = `@${placeKey(found.place)}`;
  const isLake = found.place.startsWith("lake-");
  const held = found.side
    ? t("war1812-result-held", { side: `@side-${found.side}`, place })
    : t("war1812-result-nobody", { place });
  const costs = SIDES.map((side) =>
    t(isLake ? "war1812-result-ships" : "war1812-result-blocks", {
      side: `@side-${side}`,
      hits: found.hits[side],
      lost: found.lost[side],
    }),
  );
  const dismiss = t("war1812-result-dismiss");
  return resultCard({ ...found, held, costs, dismiss });
}
