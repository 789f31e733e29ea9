// How the last battle of Liberty ended, until it is put away or somebody moves on.

import { el } from "../../js/dom/element.js";
import { sinceMet } from "../../js/games/shared.js";
import { armyAt, placeKey, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("../../js/types.d.ts").Motion} Motion */
/** @typedef {import("./view.d.ts").View} View */

/** @param {Line[]} lines @param {View} view */
export function lastBattle(lines, view) {
  const met = lines.findLast((line) => line.motions?.some((m) => m.type === "met"));
  const place = met?.motions?.find((m) => m.type === "met")?.at ?? "";
  if (!met || !place || view.battle?.at === place) return null;
  const after = sinceMet(lines, place);
  if (after.some((line) => line.motions?.some((motion) => movesOn(motion, place)))) return null;
  const lost = Object.fromEntries(SIDES.map((side) => [side, lostBy(side, after, place)]));
  const side = SIDES.find((one) => armyAt(view, place, one)) ?? "";
  return { n: met.n, place, side, lost };
}

/** @param {Motion} motion @param {string} place */
function movesOn(motion, place) {
  if (motion.type === "passed") return true;
  return motion.type === "moved" && motion.path?.[0] !== place;
}

/** @param {string} side @param {Line[]} lines @param {string} place */
function lostBy(side, lines, place) {
  const gone = lines
    .filter((line) => line.side === side)
    .flatMap((line) => line.motions ?? [])
    .filter(({ at, type }) => at === place && (type === "struck" || type === "removed"));
  return gone.reduce(
    (sum, { type, lost, count }) => sum + ((type === "struck" ? lost : count) ?? 0),
    0,
  );
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
  const away = {
    type: "button",
    class: "button quiet",
    "data-do": "dismiss",
    "data-value": found.n,
  };
  return el(
    "section",
    { class: `battle-result ${found.side}`, role: "status" },
    el("h2", {}, held),
    el("p", {}, costs.join(" ")),
    el("button", away, t("liberty-result-dismiss")),
  );
}
