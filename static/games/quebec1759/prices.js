// What a way over the water costs, told where it is chosen and as long as the order can be changed.

import { SIDES } from "./words.js";

/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Priced} Priced */

/** By which rule who comes so is fired on twice over. @type {Record<string, string>} */
const RULES = { river: "17.1", crossing: "19" };

/** What a way costs those who take it to where enemies stand; null where nothing. @param {string} to @param {string} way @param {View} view @returns {Priced | null} */
function priceOf(to, way, { zones, side }) {
  const enemies = SIDES.some((other) => other !== side && zones[to]?.army?.[other]);
  if (!enemies || !RULES[way]) return null;
  return { key: `quebec1759-price-${way}`, params: { zone: `@zone-${to}` }, rule: RULES[way] };
}

/** What some of the ways that are offered cost. @param {Choice[]} choices @param {View} view */
export function price(choices, view) {
  const found = choices.map(({ action: { type, to, way } }) =>
    type === "part" || type === "send" ? priceOf(String(to), String(way), view) : null,
  );
  return found.find((one) => one !== null) ?? null;
}

/** What an order costs as it is written: each way of it once. @param {View} view @param {import("../../js/types.d.ts").Translate} t */
export function pricesOfOrder(view, t) {
  const { ask, orders = {}, side } = view;
  const parts = ask === "orders" ? (orders[side]?.parts ?? []) : [];
  return parts.flatMap(({ to, way }) => {
    const priced = priceOf(to, way, view);
    return priced ? { text: t(priced.key, priced.params), rule: priced.rule } : [];
  });
}
