// What ships do by a button: made ready in port, sent out onto their lake, all that go the same way by one press.
import { placeKey } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("../../js/types.d.ts").Message} Message */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {{origin: string, to: string}} Way */

const REPAIR = "repair";
const SAIL = "sail";

/** Whether an answer about a ship has a button too: what is made ready in port, and what leaves it. @param {Choice} choice */
export function hasButton({ action }) {
  return action.type === REPAIR || isSailingOut(action);
}

/** What leaving port is called. @param {Choice} choice @returns {Message | null} */
export function called({ action }) {
  if (!isSailingOut(action)) return null;
  const key = action.operational ? "war1812-sail-out" : "war1812-sail-out-damaged";
  return { key, params: { origin: nameOf(action.origin) } };
}

/**
 * The ships that can go the way of those that have sailed, each as often as there are such ships; of several
 * in one port all, if none has sailed yet and only there lie several.
 * @param {View} view @param {Choices} choices
 */
export function alike(view, { actions }) {
  const sails = actions.filter(({ action }) => action.type === SAIL);
  const followed = view.turn?.sailed?.at(-1);
  if (followed) return onWay(followed, sails, view);
  const ports = Map.groupBy(
    sails.filter(({ action }) => isSailingOut(action)),
    ({ action }) => String(action.origin),
  );
  const ways = [...ports.values()].map(([{ action }]) => onWay(wayOf(action), sails, view));
  const [several = [], ...others] = ways.filter(({ length }) => length > 1);
  return others.length ? [] : several;
}

/** What sending all of them is called. @param {View} view @param {Choices} choices @returns {Message} */
export function alikeWords(view, choices) {
  const ships = alike(view, choices);
  const key = view.turn?.sailed?.length ? "war1812-sail-after" : "war1812-sail-all";
  return { key, params: { ships: ships.length, origin: nameOf(ships[0].action.origin) } };
}

/** @param {Way} way @param {Choice[]} sails @param {View} view */
function onWay({ origin, to }, sails, { fleets, side, turn }) {
  const here = fleets?.[`${origin}/${side}`];
  // Ships that carry blocks over stay where they are (12.2).
  const carriers = Object.values(turn?.moves ?? {}).filter((move) => move.by_sea).length;
  return sails
    .filter(({ action }) => action.origin === origin && action.to === to)
    .flatMap((choice) => {
      const count = choice.action.operational
        ? (here?.operational ?? 0) - carriers
        : (here?.damaged ?? 0);
      return Array.from({ length: Math.max(0, count) }, () => choice);
    });
}

/** @param {Choice["action"]} action @returns {Way} */
function wayOf({ origin, to }) {
  return { origin: String(origin), to: String(to) };
}

/** Whether ships leave port: on the lake they have several to choose from. @param {Choice["action"]} action */
function isSailingOut(action) {
  return action.type === SAIL && String(action.to).startsWith("lake-");
}

/** The word that names a place. @param {unknown} place */
function nameOf(place) {
  return `@${placeKey(String(place))}`;
}

/** What ends a turn is not yet next once ships have been seen to and blocks may march. @param {Choice} choice @param {View} view @param {Choices} choices */
export function isMain({ action }, { turn }, { actions }) {
  const hasMarched = Object.keys(turn?.moves ?? {}).length > 0;
  const areShipsDone = Boolean(turn?.built || turn?.repaired || turn?.sailed?.length);
  const mayMarch = actions.some((choice) => choice.action.type === "march");
  return action.type === "done" && areShipsDone && mayMarch && !hasMarched ? false : null;
}
