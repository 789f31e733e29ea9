// How the last battle of Liberty ended, until it is put away or the year ends.

import { endedBattle, resultCard, sinceMet } from "../../js/games/shared.js";
import { armyAt, placeKey, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("../../js/types.d.ts").Motion} Motion */
/** @typedef {import("./view.d.ts").View} View */

/**
 * The last battle that is decided: its winner may still regroup.
 * @param {Line[]} lines @param {View} view
 */
export function lastBattle(lines, view) {
  const isFought = (/** @type {string} */ at) =>
    view.battle?.at === at && view.battle.stage !== "regroup";
  const movesOn = (/** @type {Motion} */ { type }) => type === "passed";
  const found = endedBattle(lines, SIDES, { isFought, movesOn, costs: ["struck", "removed"] });
  if (!found) return null;
  // Who has won may have left the place since.
  const won = sinceMet(lines, found.place).findLast(isVictory);
  const side = won?.side ?? SIDES.find((one) => armyAt(view, found.place, one)) ?? "";
  return { ...found, side };
}

/** @param {Line} line */
function isVictory({ message }) {
  return message.key === "liberty-line-won";
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
