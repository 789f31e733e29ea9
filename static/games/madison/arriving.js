// Reinforcements of a turn: counters to press, those that come and those that are held back, and one button for the rest.

import { picture } from "../../js/board/blockArt.js";
import { openBlock } from "./faces.js";
import { namesOf } from "./taking.js";
import { isVessel, placeKey } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("../../js/types.d.ts").Message} Message */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */

const FACE = "-13 -13 27 27";

/** @param {Choice} choice */
function isHeld({ action }) {
  return action.type === "drop";
}

/**
 * One's reinforcements that are due where the enemy holds the space: vessels are lost by it, and units once they have waited.
 * @param {View} view @param {Sheet} sheet
 */
export function blockedArrivals({ turn, side, blocks, seized }, { schedule, spaces }) {
  const holderOf = (/** @type {string} */ at) =>
    seized?.[at] ?? spaces.find(({ id }) => id === at)?.side;
  return schedule.flatMap((row) => {
    const isNow = row.turn === turn;
    const pieces = row.pieces.filter(
      (id) => blocks[id]?.side === side && blocks[id]?.at === (isNow ? "schedule" : "delayed"),
    );
    if (!pieces.length || holderOf(row.at) === side) return [];
    const isShip = (/** @type {string} */ id) => isVessel(blocks[id]?.kind ?? "");
    const units = pieces.filter((id) => !isShip(id));
    return [{ at: row.at, ships: pieces.filter(isShip), units, hasWaited: !isNow }];
  });
}

/** What is to be known of them before all are placed. @param {View} view @param {Sheet} sheet @param {Translate} t @returns {import("../../js/types.d.ts").Warning[]} */
export function aboutBlocked(view, sheet, t) {
  return blockedArrivals(view, sheet).map(({ at, ships, units }) => {
    const lost = { ships: ships.length, names: namesOf(ships, t) };
    const text = t("madison-arrival-blocked", {
      at: `@${placeKey(at)}`,
      units: units.length,
      ...lost,
    });
    return { text, isFirst: true };
  });
}

/** Who leaves the game if reinforcements wait: those who have waited before. @param {View} view @param {Sheet} sheet */
export function lostByWaiting(view, sheet) {
  return blockedArrivals(view, sheet).flatMap(({ units, hasWaited }) => (hasWaited ? units : []));
}

/** What is answered where the enemy holds a space of arrival: to wait, or to fight, with whom. @param {Choice} choice @param {View} view @param {Sheet} sheet @param {Message | null} attack what the attack comes to @returns {Message | null} */
export function enteringWords({ action }, view, sheet, attack) {
  if (action.type === "pass")
    return { key: "madison-wait-arrivals", params: { lost: lostByWaiting(view, sheet).length } };
  const rows = blockedArrivals(view, sheet).filter(({ at }) => at === action.at);
  const [first = "", ...others] = rows.flatMap(({ units }) => units);
  if (!attack || !first) return null;
  const params = { ...attack.params, block: `@madison-block-${first}`, others: others.length };
  return { key: "madison-answer-fight-in", params };
}

/** What an answer about reinforcements is called: the counter, or how many come. @param {Choice} choice @param {Choices} choices @param {View} view @param {Sheet} sheet @returns {Message} */
export function arrivalWords({ action }, { actions }, view, sheet) {
  if (action.type !== "done") return { key: `madison-block-${action.block}` };
  const held = actions.filter(isHeld).length;
  const count = actions.filter((one) => one.action.type === "hold-back").length;
  const lost = blockedArrivals(view, sheet).flatMap(({ ships }) => ships).length;
  return { key: "madison-place-arrivals", params: { count, held, lost } };
}

/** The counter on the button that holds it back or has it come, and where it arrives. @param {Choice} choice @param {View} view @param {Translate} t @param {Sheet} sheet */
export function arrivalSign(choice, view, t, sheet) {
  const id = String(choice.action.block ?? "");
  const kind = isHeld(choice) ? "held-back" : "comes";
  const sign = counterSign(choice, view, sheet, kind);
  if (!sign) return null;
  const rows = sheet.schedule.filter(({ pieces }) => pieces.includes(id));
  const at = (rows.find(({ turn }) => turn === view.turn) ?? rows[0])?.at;
  const where = at ? t(placeKey(at)) : "";
  return { sign, hint: isHeld(choice) ? t("madison-arrival-held") : where };
}

/** The counter that an answer is about, for its button. @param {Choice} choice @param {View} view @param {Sheet} sheet @param {string} [kind] */
export function counterSign({ action }, view, sheet, kind = "comes") {
  const id = String(action.block ?? "");
  const own = view.blocks[id];
  if (!own) return null;
  return picture(
    openBlock({ id, ...own, isCut: view.unsupplied?.includes(id) }, sheet),
    `block counter arrival ${kind} ${own.side}`,
    FACE,
  );
}
