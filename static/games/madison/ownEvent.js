// What the dice of one's own event came to: it is over before it is read, since the enemy plays on.

import { cardText, ownPlay } from "./interruption.js";

/** @typedef {import("../../js/types.d.ts").Line} Line */

const KEY = "madison-line-";
const EVENT = `${KEY}used-event`;
const ROLLED = `${KEY}rolled-card`;
/** A card play that uses no card. */
const PLAYS_ON = ["held", "discarded", "passed-over"].map((deed) => KEY + deed);

/**
 * What the dice came to that were rolled for a side's last card, played for its event; null if none were.
 * @param {Line[]} lines @param {string} side
 */
export function eventRolled(lines, side) {
  const play = ownPlay(lines, side);
  const event = lines[lines.indexOf(play[0]) - 1];
  const rolled = play.findIndex(({ message }) => message.key === ROLLED);
  if (rolled < 0 || event?.message.key !== EVENT) return null;
  const since = play.slice(rolled);
  const end = since.findIndex(({ message }) => PLAYS_ON.includes(message.key));
  const [roll, ...came] = end < 0 ? since : since.slice(0, end);
  const nothing = { n: roll.n, message: { key: "madison-event-nothing" } };
  const result = came.length ? came : [nothing];
  return {
    title: { key: "madison-event-rolled", params: { card: event.message.params?.card ?? "" } },
    told: [{ line: roll, more: cardText(event) }, ...result.map((line) => ({ line, more: null }))],
  };
}
