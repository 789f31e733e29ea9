// How the last battle ended, until it is put away, the next one is fought or one plays the next card.

import { ruleLink } from "../../js/dom/dice.js";
import { el } from "../../js/dom/element.js";
import { volley } from "../../js/games/battleCard.js";
import { endedBattle, resultCard, sinceMet } from "../../js/games/shared.js";
import { verbatim, words } from "../../js/i18n.js";
import { PLAYED } from "./interruption.js";
import { toldLeads } from "./rounds.js";
import { placeKey, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {{rule: string, key: string, params: Record<string, string | number>, blocks?: string[]}} Note a rule that was applied and was not asked about; `blocks`: whom it is told of */

/** What comes after a battle: the next card, the next turn. */
const NEXT = /^madison-line-(turn$|used-(?!battle|reaction))/;
/** The rolls that decide, which on a lake are followed by one of what it costs the winner. */
const ROLLED = ["madison-line-rolled", "madison-line-naval-rolled"];
const REDUCED = ["madison-line-reduced", "madison-line-damaged"];
const LOST = ["madison-line-lost", "madison-line-struck"];
/** Who leaves the game whole: nowhere to retreat, captured, without a port, beaten where they arrived, taken by a card. */
const GONE = "madison-line-removed";
/** The rules by which somebody still leaves for a battle that is won; of a lake also who finds no port. */
const AFTERMATH = ["10.72", "10.9", "14.32", "3.54", "9.62"];
const NO_PORT = "12.53";
const ADDED = "madison-line-modifier-";
/** What a roll means after which nobody retreats. */
const GOES_ON = ["@madison-result-cc", "@madison-result-ex"];
const WON = ["madison-line-won", "madison-line-naval-won"];

/** Whether a step of a plan leaves how a battle ended to be read. @param {{type: string}} step */
export function outlasts({ type }) {
  return type !== "use-card";
}

/** The last battle that is decided. @param {Line[]} lines @param {View} view */
export function lastBattle(lines, view) {
  if (hasPlayed(lines, view.side)) return null;
  const isFought = (/** @type {string} */ at) =>
    view.battle?.at === at || (view.naval ? `box_${view.naval.lake}` === at : false);
  // Whatever a machine has played meanwhile, it stays until it is put away or another battle is fought.
  const movesOn = () => false;
  const ofBattle = untilNext(lines);
  const found = endedBattle(ofBattle, SIDES, { isFought, movesOn, costs: [] });
  if (!found) return null;
  const told = sinceMet(ofBattle, found.place);
  const gone = whoLeft(told, found.place);
  const lost = Object.fromEntries(SIDES.map((side) => [side, costOf(told, side, gone)]));
  const won = told.findLast(({ message }) => WON.includes(message.key));
  const deciding = told.findLastIndex(({ message }) => ROLLED.includes(message.key));
  const roll = told[deciding];
  const costly = told.filter(({ message }) => message.key === "madison-line-winner-rolled");
  const side = won?.side ?? "";
  // On a lake the panel asks who leads, and tells it.
  const isLand = !found.place.startsWith("box_");
  const notes = [...whyLeft(gone), ...(isLand ? [...whyEnded(roll, side), ...whoLed(told)] : [])];
  return { ...found, lost, roll, costly, added: addedTo(told, deciding), notes, side };
}

/** Why a battle ended whose last roll has nobody retreat. @param {Line | undefined} roll @param {string} winner @returns {Note[]} */
function whyEnded(roll, winner) {
  const loser = SIDES.find((one) => one !== winner);
  if (!winner || !GOES_ON.includes(String(roll?.message.params?.result))) return [];
  return [{ rule: "10.63", key: "madison-result-all-reduced", params: { side: `@side-${loser}` } }];
}

/** Who led in the last round by land, which nobody is asked who has no choice. @param {Line[]} told @returns {Note[]} */
function whoLed(told) {
  const [[first, attack] = [], [second, defence] = []] = toldLeads(told);
  if (!first || !second) return [];
  return [
    {
      rule: "10.32",
      key: "madison-result-leads",
      params: { attack: attack ?? "", defence: defence ?? "" },
    },
  ];
}

/** Whether a side has played a card since the last battle. @param {Line[]} lines @param {string} side */
function hasPlayed(lines, side) {
  const met = metLast(lines);
  return lines.some((line, n) => n > met && line.side === side && PLAYED.test(line.message.key));
}

/** The line that began the last battle: its index. @param {Line[]} lines */
function metLast(lines) {
  return lines.findLastIndex(({ motions }) => motions?.some(({ type }) => type === "met"));
}

/** The lines of who left the game through a battle. @param {Line[]} told @param {string} place */
function whoLeft(told, place) {
  const won = told.findIndex(({ message }) => WON.includes(message.key));
  const rules = place.startsWith("box_") ? [...AFTERMATH, NO_PORT] : AFTERMATH;
  const isOfBattle = (/** @type {string} */ rule, /** @type {number} */ n) =>
    won < 0 || n < won || rules.includes(rule);
  return told.filter(({ message, rule = "" }, n) => message.key === GONE && isOfBattle(rule, n));
}

/** Who left the game, by rule and side: a total alone does not say that they were not beaten down. @param {Line[]} gone @returns {Note[]} */
function whyLeft(gone) {
  const kinds = [...new Set(gone.map(({ rule, side }) => `${rule} ${side}`))];
  return kinds.map((kind) => {
    const those = gone.filter(({ rule, side }) => `${rule} ${side}` === kind);
    const blocks = those.map(({ message }) => String(message.params?.block));
    return { rule: those[0]?.rule ?? "", key: "madison-result-gone", params: {}, blocks };
  });
}

/** How many counters a side lost, and how many others were reduced or damaged. @param {Line[]} told @param {string} side @param {Line[]} gone */
function costOf(told, side, gone) {
  const those = (/** @type {string[]} */ keys) =>
    told
      .filter((line) => line.side === side && keys.includes(line.message.key))
      .map(({ message }) => message.params?.block);
  const left = gone
    .filter((line) => line.side === side)
    .map(({ message }) => message.params?.block);
  const lost = new Set([...those(LOST), ...left]);
  const reduced = new Set(those(REDUCED).filter((block) => !lost.has(block)));
  return { lost: lost.size, reduced: reduced.size };
}

/** What was added to a roll: the lines that stand before it. @param {Line[]} told @param {number} roll its index, -1 for none */
function addedTo(told, roll) {
  const isAdded = (/** @type {Line} */ { message }) => message.key.startsWith(ADDED);
  const before = told.slice(0, Math.max(0, roll));
  return before.slice(before.findLastIndex((line) => !isAdded(line)) + 1);
}

/** The lines up to what comes after the last battle. @param {Line[]} lines */
function untilNext(lines) {
  const met = metLast(lines);
  const next = lines.findIndex(({ message }, n) => n > met && NEXT.test(message.key));
  return next < 0 ? lines : lines.slice(0, next);
}

/** @param {NonNullable<ReturnType<typeof lastBattle>>} found @param {import("../../js/types.d.ts").Translate} t */
export function battleResult(found, t) {
  const at = `@${placeKey(found.place)}`;
  const held = found.side
    ? t("madison-result-won", { side: `@side-${found.side}`, at })
    : t("madison-result-nobody", { at });
  const where = found.place.startsWith("box_") ? "lake" : "land";
  const costs = SIDES.map((side) =>
    t("madison-result-cost", { side: `@side-${side}`, where, ...found.lost[side] }),
  );
  const card = resultCard({ ...found, held, costs, dismiss: t("madison-result-dismiss") });
  const thrown = (/** @type {Line} */ one) => volley(one, { t, game: "madison" });
  if (found.roll) card.append(thrown(found.roll));
  if (found.added.length)
    card.append(
      el(
        "ul",
        { class: "drm" },
        ...found.added.map(({ message, rule }) => el("li", { title: rule }, words(t, message))),
      ),
    );
  card.append(...found.costly.map(thrown));
  const notes = found.notes.map(({ rule, key, params, blocks = [] }) => {
    const named = verbatim(blocks.map((block) => t(block.slice(1))).join(", "));
    return el("li", {}, t(key, { ...params, blocks: named }), " ", ruleLink(rule, "madison", t));
  });
  if (notes.length) card.append(el("ul", { class: "battle-notes" }, ...notes));
  return card;
}
