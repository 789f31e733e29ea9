// How the last battle ended, until it is dismissed or its viewer decides something else.

import { endedBattle, resultCard } from "../../js/games/shared.js";
import { words } from "../../js/i18n.js";
import { placeKey, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("../../js/types.d.ts").Motion} Motion */
/** @typedef {import("./view.d.ts").View} View */

const YEAR = "war1812-line-year-ended";
const TURN = "war1812-line-turn";
/** What was told of a winter: who comes, who suffers, where ships lie. */
const OF_WINTER = ["attrition", "reinforce"].map((start) => `war1812-line-${start}`);
/** Who tells such a line has lost the battle: a retreat is of all or none. */
const LEAVES = ["retreats", "retreats-back", "ships-withdrew"].map((end) => `war1812-line-${end}`);

/**
 * What has last been decided: a year, in its winter and the first turn of the next, else the last battle that is over: where,
 * whose the place is, what it cost. Null once somebody has come there since.
 * @param {Line[]} lines
 * @param {View} view
 */
export function lastBattle(lines, view) {
  return lastYear(lines) ?? battleOver(lines, view);
}

/** The year that has ended, with what was told of its winter; none once a battle is fought in the next, or its second turn is called. @param {Line[]} lines */
function lastYear(lines) {
  const at = lines.findLastIndex(({ message }) => message.key === YEAR);
  const since = lines.slice(at + 1);
  const turns = since.filter(({ message }) => message.key === TURN);
  const isMet = since.some(({ motions = [] }) => motions.some(({ type }) => type === "met"));
  if (at < 0 || isMet || turns.length > 1) return null;
  const isOfWinter = (/** @type {Line} */ { message }) =>
    OF_WINTER.some((start) => message.key.startsWith(start)) && message.params?.blocks !== 0;
  const none = Object.fromEntries(SIDES.map((side) => [side, 0]));
  const told = since.filter(isOfWinter);
  const found = { n: lines[at].n, place: "", side: "", shown: told.length, lost: none, hits: none };
  return { ...found, told: [lines[at], ...told] };
}

/** @param {Line[]} lines @param {View} view */
function battleOver(lines, view) {
  const isFought = (/** @type {string} */ at) =>
    view.battle?.town === at || view.naval?.lake === at;
  const found = endedBattle(lines, SIDES, { isFought, movesOn, costs: ["struck"], isKept: true });
  if (!found) return null;
  const side = victor(lines, found) ?? masterOf(found.place, view);
  return { ...found, side, told: /** @type {Line[]} */ ([]) };
}

/** Who had a place at a battle's end, whoever has it since; null where the log alone doesn't tell. @param {Line[]} lines @param {NonNullable<ReturnType<typeof endedBattle>>} found */
function victor(lines, { n, place, lost }) {
  const met = lines.find((line) => line.n === n);
  const after = lines.filter((line) => line.n > n);
  const on = after.findIndex((line) => line.motions?.some((motion) => movesOn(motion, place)));
  const fought = on < 0 ? after : after.slice(0, on);
  const against = (/** @type {string | undefined} */ side) => SIDES.find((one) => one !== side);
  const leaves = fought.find(({ message }) => LEAVES.includes(message.key));
  if (leaves) return against(leaves.side) ?? null;
  const gone = SIDES.filter(
    (side) => lost[side] > 0 && lost[side] >= Number(met?.message.params?.[side]),
  );
  return gone.length === 1 ? (against(gone[0]) ?? null) : null;
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
  if (!found.place) return yearResult(found, t);
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

/** How a year ended: the count, and what its winter took and brought. @param {NonNullable<ReturnType<typeof lastBattle>>} found @param {import("../../js/types.d.ts").Translate} t */
function yearResult({ n, told: [count, ...winter] }, t) {
  const held = t("war1812-result-year", { year: String(count.message.params?.year) });
  const costs = [
    t("war1812-result-count", count.message.params ?? {}),
    ...winter.map(({ message }) => words(t, message)),
  ];
  const card = resultCard({ n, side: "", held, costs, dismiss: t("war1812-result-dismiss") });
  card.classList.add("year");
  return card;
}
