// What is to be known before one decides: what an order costs, and in a battle what can't be done and why.

import { pricesOfOrder } from "./prices.js";

/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/types.d.ts").Warning} Warning */

/** By which rule nobody retreats now. @type {Record<string, string>} */
const BARRED = {
  early: "15.1",
  begun: "15.1",
  enemy: "15.2",
  none: "15.2",
  boats: "17.2",
  tide: "23",
};

/** @param {View} view @param {Choices} choices @param {Translate} t @returns {Warning[]} */
export function warnings(view, choices, t) {
  return [...pricesOfOrder(view, t), ...noRetreat(choices, t)];
}

/** Why there is no way out of the battle now. @param {Choices} choices @param {Translate} t @returns {Warning[]} */
function noRetreat({ prompt }, t) {
  const { barred = "", ...params } = prompt?.params ?? {};
  const rule = BARRED[String(barred)];
  return rule ? [{ text: t(`quebec1759-no-retreat-${barred}`, params), rule }] : [];
}
