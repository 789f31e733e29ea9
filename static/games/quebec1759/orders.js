// Orders and what came of them, of this turn and the last, as arrows on the map.

import { placedStep } from "../../js/games/defaults.js";

/** @typedef {import("../../js/types.d.ts").Arrow} Arrow */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").OrderView} Order */
/** @typedef {import("./view.d.ts").Arrow} Way */

/** @param {View} view @returns {Arrow[]} */
export function arrows(view) {
  return [
    ...drawn(view.last_orders, view.last_arrows, "last"),
    ...drawn(view.orders, view.arrows, "now"),
    ...ottawa(view),
  ];
}

/** Where the Ottawa are sent, from where alone they may be: nobody else is told where they are. @param {View} view */
function ottawa({ orders = {}, blocks = {}, ottawa_zones = [] }) {
  const own = Object.values(blocks).find(({ kind }) => kind === "indian")?.at;
  const from = own ?? (ottawa_zones.length === 1 ? ottawa_zones[0] : "");
  return Object.entries(orders).flatMap(([side, { ottawa: to = "" }]) =>
    from && to && from !== to ? [arrow(`now ${side}`, [from, to], 1, false)] : [],
  );
}

/**
 * What was ordered, as long as nobody moved; then who went where.
 * @param {Record<string, Order> | undefined} orders @param {Way[] | undefined} moved
 * @param {string} when
 */
function drawn(orders = {}, moved = [], when) {
  const sides = Object.entries(orders);
  const ways = moved.length ? moved : sides.flatMap(([side, order]) => ordered(order, side));
  return [
    ...ways.map(({ side, path, way, count }) =>
      arrow(`${when} ${side}`, path, count, way === "river"),
    ),
    ...sides.flatMap(([side, order]) => sailing(order, `${when} ${side}`)),
  ];
}

/** @param {Order} order @param {string} side @returns {Way[]} */
function ordered({ origin = "", parts = [] }, side) {
  return parts.map(({ to, way, count }) => ({ side, path: [origin, to], way, count }));
}

/** @param {Order} order @param {string} kind */
function sailing({ ships = 0, direction = "" }, kind) {
  if (!ships) return [];
  return [arrow(kind, direction === "up" ? ["BA", "SL"] : ["SL", "BA"], ships, true)];
}

/** @param {string} kind @param {string[]} path @param {number} count @param {boolean} bySea @returns {Arrow} */
function arrow(kind, path, count, bySea) {
  const key = `${kind} ${path.join("-")} ${count} ${bySea}`;
  return { key, kind: bySea ? `${kind} sail` : kind, path, count, bySea };
}

/** Whether blocks are rowed, or ships sail. @param {import("../../js/types.d.ts").Choice} choice */
export function isAfloat({ action: { type, way } }) {
  return way === "river" || type === "ships";
}

/** Which step of the plan placed a block, set it up, or named it for an order that is open: a press on it takes that back. @param {string} name @param {View} view @param {import("../../js/types.d.ts").Action[]} steps */
export function takesBack(name, view, steps) {
  const named = steps.findLastIndex(
    ({ type, block }) => (type === "pick" || type === "deploy") && name === `block:${block}`,
  );
  return named < 0 ? placedStep(name, view, steps) : named;
}

/** How many blocks that stand with one could go to one place together: boats carry a few, and an order says how many. @param {View} view @param {import("../../js/types.d.ts").Choices} choices @param {string} name */
export function together({ orders = {}, blocks }, { actions }, name) {
  const at = blocks[name.split(":")[1]]?.at;
  const parts = actions.flatMap(({ action: { type, origin, count } }) =>
    type === "part" && origin === at ? Number(count) : [],
  );
  const ways = new Set(
    actions.flatMap(({ action: { type, to, way } }) => (type === "pick" ? `${to} ${way}` : [])),
  );
  const opened = Object.values(orders).flatMap(({ parts: all = [] }) =>
    all.flatMap(({ to, way, count }) => (ways.has(`${to} ${way}`) ? count : [])),
  );
  const counts = [...parts, ...opened];
  return counts.length ? Math.max(...counts) : Number.POSITIVE_INFINITY;
}

/** What is said of more blocks in hand than boats carry. */
export const crowded = { key: "quebec1759-crowded", rule: "7.4" };

/**
 * How many can take a way together: as many as an order by number could say, or as an open one has left. Once some
 * were named for the order the server alone knows.
 * @param {import("../../js/types.d.ts").Choice} choice @param {View} view @param {import("../../js/types.d.ts").Choices} choices
 */
export function room({ action: { type, block, to, way } }, { orders = {}, blocks }, { actions }) {
  const own = blocks[String(block)]?.at;
  if (type === "pick") {
    const parts = Object.values(orders).flatMap(({ parts: all = [] }) => all);
    const open = parts.find((part) => part.to === to && part.way === way);
    return open ? open.count - (open.picked?.length ?? 0) : Number.POSITIVE_INFINITY;
  }
  const counts = actions.flatMap(({ action }) =>
    type === "send" &&
    action.type === "part" &&
    action.origin === own &&
    action.to === to &&
    action.way === way
      ? Number(action.count)
      : [],
  );
  return counts.length ? Math.max(...counts) : Number.POSITIVE_INFINITY;
}

/** Why no more can be chosen of those that stand there: boats carry a few. @param {import("../../js/types.d.ts").Choice[]} choices @param {View} view */
export function limit(choices, { orders = {}, blocks, side }) {
  const rowed = choices.filter(({ action: { type, way } }) => type === "part" && way === "river");
  if (!rowed.length || rowed.length < choices.length) return null;
  const most = Math.max(...rowed.map(({ action }) => Number(action.count)));
  const here = Object.values(blocks).filter(({ at }) => at === rowed[0].action.origin).length;
  const ordered = (orders[side]?.parts ?? []).reduce((sum, { count }) => sum + count, 0);
  return here - ordered > most ? { key: "quebec1759-boats-left", params: { blocks: most } } : null;
}

/** Whether a zone is one from which the viewer could send blocks in an order. @param {string} name @param {View} view */
export function isOrigin(name, { ask, blocks }) {
  return ask === "orders" && Object.values(blocks).some(({ at }) => name === `zone:${at}`);
}
