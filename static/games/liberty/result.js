// How the last battle of Liberty ended, until it is put away or the year ends.

import { endedBattle, resultCard, sinceMet } from "../../js/games/shared.js";
import { words } from "../../js/i18n.js";
import { armyAt, placeKey, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("../../js/types.d.ts").Motion} Motion */
/** @typedef {import("./view.d.ts").View} View */

/**
 * What has last been decided: a year, in its winter and until the first cards of the next, else a battle, whose
 * winner may still regroup.
 * @param {Line[]} lines @param {View} view
 */
export function lastBattle(lines, view) {
  return lastYear(lines, view) ?? battleOver(lines, view);
}

const TOLD = ["liberty-line-france", "liberty-line-disbanded", "liberty-line-captured"];

/** The year that has ended, with what was told of its winter. @param {Line[]} lines @param {View} view */
function lastYear(lines, view) {
  const isNew = view.phase === "cards" && view.turn_number === 1;
  if (!isNew && view.phase !== "disband" && view.phase !== "attrition") return null;
  const at = lines.findLastIndex(({ message }) => message.key === "liberty-line-points");
  if (at < 0) return null;
  const isOfWinter = (/** @type {Line} */ { message }) =>
    TOLD.some((key) => message.key.startsWith(key));
  return {
    n: lines[at].n,
    year: view.year - (isNew ? 1 : 0),
    points: Number(lines[at].message.params?.points ?? 0),
    told: lines.slice(at + 1).filter(isOfWinter),
    place: "",
    side: "",
    lost: /** @type {Record<string, number>} */ ({}),
  };
}

/** @param {Line[]} lines @param {View} view */
function battleOver(lines, view) {
  const isFought = (/** @type {string} */ at) =>
    view.battle?.at === at && view.battle.stage !== "regroup";
  const movesOn = (/** @type {Motion} */ { type }) => type === "passed";
  const found = endedBattle(lines, SIDES, { isFought, movesOn, costs: ["struck", "removed"] });
  if (!found) return null;
  // Who has won may have left the place since.
  const won = sinceMet(lines, found.place).findLast(isVictory);
  const side = won?.side ?? SIDES.find((one) => armyAt(view, found.place, one)) ?? "";
  return { ...found, side, year: 0, points: 0, told: /** @type {Line[]} */ ([]) };
}

/** @param {Line} line */
function isVictory({ message }) {
  return message.key === "liberty-line-won";
}

/** @param {NonNullable<ReturnType<typeof lastBattle>>} found @param {import("../../js/types.d.ts").Translate} t */
export function battleResult(found, t) {
  if (found.year) return yearResult(found, t);
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

/** @param {NonNullable<ReturnType<typeof lastBattle>>} found @param {import("../../js/types.d.ts").Translate} t */
function yearResult({ n, year, points, told }, t) {
  const held = t("liberty-year-over", { year: String(year) });
  const costs = [
    t("liberty-year-points", { points }),
    ...told.map(({ message }) => words(t, message)),
  ];
  const card = resultCard({ n, side: "", held, costs, dismiss: t("liberty-result-dismiss") });
  card.classList.add("year");
  return card;
}
