// The return of the fleets in spring: all of them by one press, and what it costs to leave a lake empty.

import { isVessel, placeKey, standing } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("../../js/types.d.ts").Message} Message */
/** @typedef {import("./view.d.ts").View} View */

/** Whether a side has a vessel on a lake. @param {View} view @param {string} lake */
function isHeld(view, lake) {
  const there = standing(view, `box_${lake}`, view.side);
  return there.some(([, { kind }]) => isVessel(kind));
}

/** The lakes that a side gives up if it puts nothing more back (11.23). @param {View} view */
function leftEmpty(view) {
  const own = Object.entries(view.lakes ?? {}).filter(([, side]) => side === view.side);
  return own.map(([lake]) => lake).filter((lake) => !isHeld(view, lake));
}

/** Who may be put back, to lakes that are empty first: vessels of Erie may go to Huron, too (2.6). @param {View} view @param {Choices} choices */
export function putBack(view, { actions }) {
  const isEmpty = (/** @type {Choice} */ { action }) => Number(!isHeld(view, String(action.lake)));
  return actions
    .filter(({ action }) => action.type === "put-back")
    .sort((a, b) => isEmpty(b) - isEmpty(a));
}

/** What putting all back is called. @param {View} view @param {Choices} choices @returns {Message} */
export function putBackWords(view, choices) {
  const all = new Set(putBack(view, choices).map(({ action }) => String(action.block)));
  const vessels = [...all].filter((id) => isVessel(view.blocks[id]?.kind ?? ""));
  return { key: "madison-put-all-back", params: { count: vessels.length } };
}

/** What ending it is called where that gives up a lake; else it has the server's words. @param {View} view @returns {Message | null} */
export function givingUp(view) {
  const [lake = "", ...others] = leftEmpty(view);
  if (!lake) return null;
  const params = { lake: `@${placeKey(`box_${lake}`)}`, count: others.length + 1 };
  return { key: "madison-done-giving-up", params };
}

/** Whether ending it is the main answer: once no lake is given up. @param {View} view @param {Choices} choices */
export function mayEnd(view, { actions }) {
  return !leftEmpty(view).length || !actions.some(({ action }) => action.type === "put-back");
}
