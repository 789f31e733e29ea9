// What the enemy did against one's own move: a card played into it, a retreat before combat.

import { SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Line} Line */

const KEY = "madison-line-";
/** A card that is played for itself, not into a battle or into a move of the enemy's. */
export const PLAYED = /^madison-line-used-(?!battle|reaction)/;
const REACTED = `${KEY}used-reaction`;
const RETREATED = [`${KEY}retreated`, `${KEY}retreated-water`];
/** A battle's own card tells what happens in it. */
const FOUGHT = [`${KEY}battle`, `${KEY}naval`];
const DECIDED = [`${KEY}won`, `${KEY}naval-won`];
/** What one has decided oneself since: who has gone on has read it. */
const WENT_ON = ["leads", "leads-water", "activates", "enters", "acts-first", "lead"].map(
  (deed) => KEY + deed,
);
const FOLLOWED = ["attack-cancelled", "stopped", "effect-pin", "surrendered"].map(
  (one) => KEY + one,
);

/** The lines of a side's last card play, up to the next one. @param {Line[]} lines @param {string} side */
export function ownPlay(lines, side) {
  const from = lines.findLastIndex((one) => one.side === side && PLAYED.test(one.message.key));
  const rest = from < 0 ? lines : lines.slice(from + 1);
  const isNext = (/** @type {Line} */ one) =>
    one.message.key === `${KEY}turn` || (one.side !== side && PLAYED.test(one.message.key));
  // Where the log that is at hand begins after one's card, what stands before the enemy's is not one's own.
  if (from < 0 && rest.some(isNext)) return [];
  const end = rest.findIndex(isNext);
  return end < 0 ? rest : rest.slice(0, end);
}

/**
 * What the enemy did against one's move since one last decided something: the lines that tell it, by what
 * kind of deed it was; null if nothing.
 * @param {Line[]} lines @param {string} side
 */
export function interruption(lines, side) {
  /** @type {Line[]} */
  let told = [];
  let isFight = false;
  for (const line of ownPlay(lines, side)) {
    const { key } = line.message;
    const isEnemys = line.side !== side && SIDES.includes(line.side ?? "");
    if (FOUGHT.includes(key)) isFight = true;
    else if (DECIDED.includes(key)) isFight = false;
    else if (line.side === side && WENT_ON.includes(key)) told = [];
    else if (isFight) continue;
    else if (isEnemys && (key === REACTED || RETREATED.includes(key))) told.push(line);
    else if (told.length && FOLLOWED.includes(key)) told.push(line);
  }
  if (!told.length) return null;
  const isCard = told.some(({ message }) => message.key === REACTED);
  const foe = SIDES.find((one) => one !== side) ?? "";
  const title = {
    key: isCard ? "madison-interrupted-card" : "madison-interrupted-retreat",
    params: { side: `@side-${foe}` },
  };
  return { title, told: told.map((line) => ({ line, more: cardText(line) })) };
}

/** Lines that tell of a card by its text: an event, a reaction, a card played into a battle or in winter. */
const BY_TEXT = /^madison-line-used-(event|reaction|battle|winter)$/;

/** What the card says that was played. @param {Line} line @returns {import("../../js/types.d.ts").Message | null} */
export function cardText({ message }) {
  const card = String(message.params?.card ?? "");
  if (!BY_TEXT.test(message.key) || !card) return null;
  return { key: card.replace("@madison-card-", "madison-card-text-") };
}
