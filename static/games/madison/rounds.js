// What is told of a round of a battle on land: while motions play, the position is behind its log or ahead of it.

/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Modifier} Modifier */

const ROUND = "madison-line-round";
const LED = "madison-line-lead";
const ROLLED = "madison-line-rolled";
export const MODIFIER = "madison-line-modifier-";

/** The round that the log has come to, what was added to its dice and how they fell; null where it tells of none. @param {Line[]} log since the battle began */
export function toldRound(log) {
  if (!log.length) return null;
  const from = log.findLastIndex(({ message }) => message.key === ROUND);
  const round = from < 0 ? 1 : Number(log[from].message.params?.round ?? 1);
  const lines = log.slice(from + 1);
  const roll = lines.findLast(({ message }) => message.key === ROLLED);
  const modifiers = lines.flatMap(({ message: { key, params }, rule }) =>
    key.startsWith(MODIFIER)
      ? { what: key.slice(MODIFIER.length), drm: amountOf(String(params?.drm)), rule: rule ?? "" }
      : [],
  );
  return { round, dice: roll ? (roll.dice ?? []) : [], modifiers };
}

/**
 * The round that is shown: its number, its dice, what is added to them, and whether that is what is foreseen.
 * @param {View} view @param {Line[]} log since the battle began
 * @returns {{round: number, dice: number[], modifiers: Modifier[], isForeseen: boolean}}
 */
export function shownRound({ battle, naval, forecast }, log) {
  const told = battle ? toldRound(log) : null;
  const now = battle?.round ?? 1;
  const fight = battle ?? naval;
  const round = told?.round ?? now;
  if (fight?.dice?.length && round === now)
    return { round, dice: fight.dice, modifiers: fight.modifiers ?? [], isForeseen: false };
  if (told?.dice.length)
    return { round, dice: told.dice, modifiers: told.modifiers, isForeseen: false };
  const isForeseen = Boolean(forecast) && round === now;
  return { round, dice: [], modifiers: (isForeseen && forecast?.modifiers) || [], isForeseen };
}

/** Who led in the round that the log has come to, by side. @param {Line[]} log since the battle began @returns {[side: string, block: string][]} */
export function toldLeads(log) {
  const from = log.findLastIndex(({ message }) => message.key === ROUND);
  return log
    .slice(from + 1)
    .filter(({ message }) => message.key === LED)
    .map(({ side = "", message }) => [side, String(message.params?.block ?? "")]);
}

/** A number as the log writes it. @param {string} drm */
function amountOf(drm) {
  return Number(drm.replace("\u2212", "-"));
}
