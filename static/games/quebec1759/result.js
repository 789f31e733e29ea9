// How the last battle ended, until it is dismissed or somebody moves on.

import { el } from "../../js/dom/element.js";
import { sinceMet } from "../../js/games/shared.js";
import { holderOf, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("../../js/types.d.ts").Motion} Motion */
/** @typedef {import("./view.d.ts").View} View */

/**
 * The last battle that is over: where, whose the zone is, what it cost. Null once an order was
 * carried out after it.
 * @param {Line[]} lines @param {View} view
 */
export function lastBattle(lines, view) {
  const met = lines.findLast((line) => line.motions?.some((m) => m.type === "met"));
  const zone = met?.motions?.find((m) => m.type === "met")?.at ?? "";
  if (!met || !zone || view.battle?.zone === zone) return null;
  const after = sinceMet(lines, zone);
  if (after.some((line) => line.motions?.some((motion) => movesOn(motion, zone)))) return null;
  const lost = Object.fromEntries(SIDES.map((side) => [side, lostBy(side, after, zone)]));
  return { n: met.n, zone, side: holderOf(view, zone), lost };
}

/** @param {Motion} motion @param {string} zone */
function movesOn(motion, zone) {
  if (motion.type === "passed" || motion.type === "met") return true;
  return motion.type === "moved" && motion.path?.[0] !== zone;
}

/** @param {string} side @param {Line[]} lines @param {string} zone */
function lostBy(side, lines, zone) {
  const struck = lines
    .filter((line) => line.side === side)
    .flatMap((line) => line.motions ?? [])
    .filter(({ type, at }) => (type === "struck" || type === "removed") && at === zone);
  return struck.reduce(
    (sum, { type, lost = 0, count = 1 }) => sum + (type === "removed" ? count : lost),
    0,
  );
}

/**
 * @param {NonNullable<ReturnType<typeof lastBattle>>} found
 * @param {import("../../js/types.d.ts").Translate} t
 */
export function battleResult(found, t) {
  const zone = `@zone-${found.zone}`;
  const held = found.side
    ? t("quebec1759-result-held", { side: `@side-${found.side}`, zone })
    : t("quebec1759-result-nobody", { zone });
  const costs = SIDES.map((side) =>
    t("quebec1759-result-lost", { side: `@side-${side}`, lost: found.lost[side] }),
  );
  const away = { type: "button", class: "button quiet", "data-do": "dismiss" };
  return el(
    "section",
    { class: `battle-result ${found.side}`, role: "status" },
    el("h2", {}, held),
    el("p", {}, costs.join(" ")),
    el("button", { ...away, "data-value": found.n }, t("quebec1759-result-dismiss")),
  );
}
