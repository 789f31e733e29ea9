// How the last battle of Liberty ended, until it is put away or the year ends.

import { lastRolls, volley } from "../../js/games/battleCard.js";
import { endedBattle, resultCard, sinceMet } from "../../js/games/shared.js";
import { verbatim, words } from "../../js/i18n.js";
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

const MAX_ROUNDS = 3; // 7.2
const TURN = "liberty-line-turn";
const TOLD = ["liberty-line-france", "liberty-line-disbanded", "liberty-line-captured"];

/** The year that has ended, with what was told of its winter. @param {Line[]} lines @param {View} view */
function lastYear(lines, view) {
  const isNew = view.phase === "cards" && view.turn_number === 1;
  if (!isNew && !["disband", "attrition", "exchange"].includes(view.phase ?? "")) return null;
  const at = lines.findLastIndex(({ message }) => message.key === "liberty-line-points");
  // Once a turn has begun its battles are what was decided last.
  const isPast = lines.slice(at).some(({ message }) => message.key === "liberty-line-first");
  if (at < 0 || isPast) return null;
  const isOfWinter = (/** @type {Line} */ { message }) =>
    TOLD.some((key) => message.key.startsWith(key));
  return {
    n: lines[at].n,
    year: view.year - (isNew ? 1 : 0),
    points: Number(lines[at].message.params?.points ?? 0),
    told: lines.slice(at + 1).filter(isOfWinter),
    rolls: /** @type {Line[]} */ ([]),
    attacker: "",
    place: "",
    side: "",
    lost: /** @type {Record<string, number>} */ ({}),
    steps: /** @type {Record<string, number>} */ ({}),
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
  const log = sinceMet(lines, found.place);
  const won = log.findLast(isVictory);
  const side = won?.side ?? SIDES.find((one) => armyAt(view, found.place, one)) ?? "";
  const attacker = lines.find(({ n }) => n === found.n)?.side ?? "";
  const end = log.findIndex((line) => isVictory(line) || line.message.key === TURN);
  // What is rolled after it, for the weather, is none of its rolls.
  const rolls = lastRolls(log.slice(0, end < 0 ? undefined : end), view.side);
  const steps = Object.fromEntries(SIDES.map((one) => [one, stepsLost(log, one, found.place)]));
  return { ...found, side, year: 0, points: 0, told: log, rolls, attacker, steps };
}

/**
 * How many steps a side lost to hits. Those beyond what stood there are told by a line without a motion, and blocks
 * that found no way out are told as blocks alone.
 * @param {Line[]} log @param {string} side @param {string} place
 */
function stepsLost(log, side, place) {
  return log
    .filter((line) => line.side === side)
    .flatMap(({ motions = [] }) => motions)
    .filter(({ type, at }) => type === "struck" && at === place)
    .reduce((sum, { hits = 1 }) => sum + hits, 0);
}

/** Whether a line tells who has won a battle, as its result does. @param {Line} line */
export function isVictory({ message }) {
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
    t("liberty-result-lost", {
      side: `@side-${side}`,
      steps: found.steps[side],
      lost: found.lost[side],
    }),
  );
  const dismiss = t("liberty-result-dismiss");
  const card = resultCard({
    ...found,
    held,
    costs: [...costs, ...departures(found.told, found.attacker, t)],
    dismiss,
  });
  card.append(...found.rolls.map((line) => volley(line, { t, game: "liberty" })));
  return card;
}

/** What became of those who could not come in, or not go. */
const NOT_LEFT = ["liberty-line-repulsed", "liberty-line-no-way-out"];
const LEFT = ["liberty-line-left", "liberty-line-reserve-left"];

/** Who left a battle, where to, and why. @param {Line[]} log @param {string} attacker @param {import("../../js/types.d.ts").Translate} t */
export function departures(log, attacker, t) {
  /** @type {Map<string, {side: string, to: string, why: string, blocks: number}>} */
  const ways = new Map();
  for (const [n, { message, side }] of log.entries()) {
    if (!LEFT.includes(message.key)) continue;
    const way = {
      side: `@side-${side}`,
      to: `${message.params?.to}`,
      why: whyLeft(log, n, attacker),
    };
    const key = Object.values(way).join();
    ways.set(key, { ...way, blocks: 1 + (ways.get(key)?.blocks ?? 0) });
  }
  const left = [...ways.values()].map((way) => t("liberty-result-left", way));
  const others = log.filter(({ message }) => NOT_LEFT.includes(message.key));
  return [...left, ...sentences(others, t)];
}

/**
 * Why a block left with a line: it had to when its line was beaten or, after three rounds, as one of the attacker's or
 * as a ship before ground blocks (7.2, 8.6); else it chose to.
 * @param {Line[]} log @param {number} at @param {string} attacker
 */
function whyLeft(log, at, attacker) {
  const before = log.slice(0, at);
  const isOf =
    (/** @type {string} */ key) =>
    (/** @type {Line} */ { message, side }) =>
      message.key === `liberty-line-${key}` && (key === "round" || side === log[at].side);
  if (!before.some(isOf("withdraws"))) return "own";
  const round = before.findLast(isOf("round"))?.message.params?.round ?? 1;
  if (Number(round) < MAX_ROUNDS) return "beaten";
  return log[at].side === attacker ? "rounds" : "ships";
}

/** @param {NonNullable<ReturnType<typeof lastBattle>>} found @param {import("../../js/types.d.ts").Translate} t */
function yearResult({ n, year, points, told }, t) {
  const held = t("liberty-year-over", { year: String(year) });
  const costs = [t("liberty-year-points", { points }), ...sentences(told, t)];
  const card = resultCard({ n, side: "", held, costs, dismiss: t("liberty-result-dismiss") });
  card.classList.add("year");
  return card;
}

/** Lines of the log, each as a sentence among others. @param {Line[]} told @param {import("../../js/types.d.ts").Translate} t */
function sentences(told, t) {
  return told.map(({ message }) => t("liberty-result-told", { what: verbatim(words(t, message)) }));
}
