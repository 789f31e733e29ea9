// How the last battle of Liberty ended, until it is put away or somebody moves on.

import { endedBattle, resultCard } from "../../js/games/shared.js";
import { armyAt, placeKey, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("../../js/types.d.ts").Motion} Motion */
/** @typedef {import("./view.d.ts").View} View */

/** @param {Line[]} lines @param {View} view */
export function lastBattle(lines, view) {
  const isFought = (/** @type {string} */ at) => view.battle?.at === at;
  const found = endedBattle(lines, SIDES, { isFought, movesOn, costs: ["struck", "removed"] });
  return found && { ...found, side: SIDES.find((one) => armyAt(view, found.place, one)) ?? "" };
}

/** @param {Motion} motion @param {string} place */
function movesOn(motion, place) {
  if (motion.type === "passed") return true;
  return motion.type === "moved" && motion.path?.[0] !== place;
}

/** @param {NonNullable<ReturnType<typeof lastBattle>>} found @param {import("../../js/types.d.ts").Translate} t */
export function battleResult(found, t) {
  const at = `@${placeKey(found.place)}`;
  const held = found.side
    ? t("liberty-result-held", { side: `@side-${found.side}`, at })
    : t("liberty-result-nobody", { at });
  const costs = SIDES.map((side) =>
    t("liberty-result-lost", { side: `@side-${side}`, lost: found.lost[side] }),
  );
  const dismiss = t("liberty-result-dismiss");
  return resultCard({ ...found, held, costs, dismiss });
}
