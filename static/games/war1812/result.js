// How the last battle ended, until it is dismissed or somebody moves on.

import { el } from "../../js/dom/element.js";
import { sinceMet } from "../../js/games/shared.js";
import { placeKey } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("../../js/types.d.ts").Motion} Motion */
/** @typedef {import("./view.d.ts").View} View */

/**
 * The last battle that is over: where, whose the place is, what it cost. Null once a new move was
 * made or a season passed.
 * @param {Line[]} lines
 * @param {View} view
 */
export function lastBattle(lines, view) {
  const met = lines.findLast((line) => line.motions?.some((m) => m.type === "met"));
  const place = met?.motions?.find((m) => m.type === "met")?.at ?? "";
  if (!met || !place || view.battle?.town === place || view.naval?.lake === place) return null;
  const after = sinceMet(lines, place);
  if (after.some((line) => line.motions?.some((motion) => movesOn(motion, place)))) return null;
  const lost = { us: lostBy("us", after, place), gb: lostBy("gb", after, place) };
  return { n: met.n, place, side: masterOf(place, view), lost };
}

/** @param {Motion} motion @param {string} place */
function movesOn(motion, place) {
  if (motion.type === "passed") return true;
  return Boolean(motion.by) && motion.type !== "struck" && motion.path?.[0] !== place;
}

/** @param {string} side @param {Line[]} lines @param {string} place */
function lostBy(side, lines, place) {
  const struck = lines
    .filter((line) => line.side === side)
    .flatMap((line) => line.motions ?? [])
    .filter((motion) => motion.type === "struck" && motion.at === place);
  return struck.reduce((sum, motion) => sum + (motion.lost ?? 0), 0);
}

/** Whose a place is now. @param {string} place @param {View} view @returns {string} */
function masterOf(place, view) {
  if (view.towns?.[place]) return view.towns[place].holder;
  return ["us", "gb"].find((side) => view.fleets?.[`${place}/${side}`]) ?? "";
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
  const costs = /** @type {const} */ (["us", "gb"]).map((side) =>
    t(isLake ? "war1812-result-ships" : "war1812-result-blocks", {
      side: `@side-${side}`,
      lost: found.lost[side],
    }),
  );
  return el(
    "section",
    { class: `battle-result ${found.side}`, role: "status" },
    el("h2", {}, held),
    el("p", {}, costs.join(" ")),
    el(
      "button",
      { type: "button", class: "button quiet", "data-do": "dismiss", "data-value": found.n },
      t("war1812-result-dismiss"),
    ),
  );
}
