// How the last battle ended, until it is put away or somebody moves on.

import { endedBattle, resultCard, sinceMet } from "../../js/games/shared.js";
import { placeKey, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("../../js/types.d.ts").Motion} Motion */
/** @typedef {import("./view.d.ts").View} View */

const WON = ["madison-line-won", "madison-line-naval-won"];

/** The last battle that is decided. @param {Line[]} lines @param {View} view */
export function lastBattle(lines, view) {
  const isFought = (/** @type {string} */ at) =>
    view.battle?.at === at || (view.naval ? `box_${view.naval.lake}` === at : false);
  const movesOn = (/** @type {Motion} */ { type }) => type === "passed";
  const found = endedBattle(lines, SIDES, { isFought, movesOn, costs: ["struck", "removed"] });
  if (!found) return null;
  const told = sinceMet(lines, found.place);
  const won = told.findLast(({ message }) => WON.includes(message.key));
  // Once the next card is played it is history.
  const after = told.some(({ message }) => message.key.startsWith("madison-line-used-"));
  if (
    after &&
    won &&
    told.findLastIndex(({ message }) => message.key.startsWith("madison-line-used-")) >
      told.indexOf(won)
  ) {
    return null;
  }
  return { ...found, side: won?.side ?? "" };
}

/** @param {NonNullable<ReturnType<typeof lastBattle>>} found @param {import("../../js/types.d.ts").Translate} t */
export function battleResult(found, t) {
  const at = `@${placeKey(found.place)}`;
  const held = found.side
    ? t("madison-result-held", { side: `@side-${found.side}`, at })
    : t("madison-result-nobody", { at });
  const costs = SIDES.map((side) =>
    t("madison-result-lost", { side: `@side-${side}`, lost: found.lost[side] }),
  );
  return resultCard({ ...found, held, costs, dismiss: t("madison-result-dismiss") });
}
