// What one's own event came to: it is over before it is read, since the enemy plays on. Dice are told first.

import { cardText, ownPlay, PLAYED } from "./interruption.js";

/** @typedef {import("../../js/types.d.ts").Line} Line */

const KEY = "madison-line-";
const EVENT = `${KEY}used-event`;
const ROLLED = `${KEY}rolled-card`;
/** A card play that uses no card. */
const PLAYS_ON = ["held", "discarded", "passed-over"].map((deed) => KEY + deed);

const DEALT = ["dealt", "drew"].map((deed) => KEY + deed);
/** What says no more than who acts next, or what an answer on the way was. */
const ASIDE = ["lead", "round"].map((deed) => KEY + deed);

/**
 * What came of a side's last card, played for its event: from the first roll on, where dice were rolled; null if nothing
 * is to be told.
 * @param {Line[]} lines @param {string} side
 */
export function eventCame(lines, side) {
  const play = ownPlay(lines, side);
  const event = lines[lines.indexOf(play[0]) - 1];
  if (event?.message.key !== EVENT || event.side !== side) return null;
  const rolled = play.findIndex(({ message }) => message.key === ROLLED);
  const since = play.slice(Math.max(rolled, 0)).filter(({ message }) => !isAside(message.key));
  const end = since.findIndex(({ message }) => PLAYS_ON.includes(message.key));
  const told = end < 0 ? since : since.slice(0, end);
  if (rolled < 0 && !told.length) return null;
  const nothing = { n: told[0].n, message: { key: "madison-event-nothing" } };
  const result = rolled < 0 || told.length > 1 ? told : [told[0], nothing];
  return {
    title: { key: "madison-event-rolled", params: { card: event.message.params?.card ?? "" } },
    told: result.map((line, n) => ({ line, more: n ? null : cardText(event) })),
    isOwn: true,
  };
}

/**
 * That the war has begun, and how many cards it brought, until a side plays one of them; null before and after.
 * @param {Line[]} lines @param {string} side
 */
export function warBegan(lines, side) {
  const from = lines.findLastIndex(({ message }) => message.key === `${KEY}war`);
  const since = from < 0 ? [] : lines.slice(from);
  const isOwn = (/** @type {Line} */ one) => one.side === side;
  if (!since.length || since.some((one) => isOwn(one) && PLAYED.test(one.message.key))) return null;
  const drawn = since.slice(1).filter((one) => isOwn(one) && DEALT.includes(one.message.key));
  return {
    title: { key: "madison-war-began" },
    told: [since[0], ...drawn].map((line) => ({ line, more: null })),
    isOwn: true,
  };
}

/** @param {string} key */
function isAside(key) {
  return ASIDE.includes(key);
}
