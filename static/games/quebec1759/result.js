// How the last battle ended, until it is dismissed or its viewer decides something else.

import { endedBattle, resultCard, toldOf } from "../../js/games/shared.js";
import { ROUT } from "./battle.js";
import { holderOf, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("../../js/types.d.ts").Motion} Motion */
/** @typedef {import("./view.d.ts").View} View */

/** @type {Motion["type"][]} */
const COSTS = ["struck", "removed"];
/** What names a leader who is lost. */
const LEADER_LOST = new Set(["quebec1759-line-leader-lost", "quebec1759-line-leader-falls"]);

/**
 * The last battle that is over: where, whose the zone is, what it cost, which leaders fell. Null
 * once somebody has come there since.
 * @param {Line[]} lines @param {View} view
 */
export function lastBattle(lines, view) {
  const isFought = (/** @type {string} */ at) => view.battle?.zone === at;
  const rules = { isFought, movesOn, costs: COSTS, isKept: true };
  const found = endedBattle(lines, SIDES, rules);
  if (!found) return null;
  const since = lines.filter(({ n }) => n > found.n);
  const rout = since.filter(({ message }) => ROUT.has(message.key));
  const leaders = since
    .flatMap(({ message, remarks = [] }) => [message, ...remarks.map((one) => one.message)])
    .filter(({ key }) => LEADER_LOST.has(key))
    .map(({ params }) => String(params?.leader));
  return { ...found, side: holderOf(view, found.place), leaders, rout };
}

/** @param {Motion} motion @param {string} zone */
function movesOn(motion, zone) {
  if (motion.type === "passed" || motion.type === "met") return true;
  return motion.type === "moved" && motion.path?.[0] !== zone;
}

/**
 * @param {NonNullable<ReturnType<typeof lastBattle>>} found
 * @param {import("../../js/types.d.ts").Translate} t
 */
export function battleResult(found, t) {
  const zone = `@zone-${found.place}`;
  const held = found.side
    ? t("quebec1759-result-held", { side: `@side-${found.side}`, zone })
    : t("quebec1759-result-nobody", { zone });
  const costs = SIDES.map((side) =>
    t("quebec1759-result-lost", {
      side: `@side-${side}`,
      cv: found.hits[side],
      lost: found.lost[side],
    }),
  );
  costs.push(...found.leaders.map((leader) => t("quebec1759-result-leader", { leader })));
  const dismiss = t("quebec1759-result-dismiss");
  const decided = found.rout.map((line) => toldOf(line, { t, game: "quebec1759" }));
  return resultCard({ ...found, held, costs, dismiss, decided });
}
