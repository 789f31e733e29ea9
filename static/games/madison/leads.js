// Who leads in a battle is pressed on its card; the panel offers what is played with them.

import { rosterOf } from "./faces.js";

/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */

const LEADING = ["lead", "lead-ship"];
/** So many answers, or fewer, are offered all at once. */
const FEW = 4;

/** Whether it is asked who leads. @param {View | null | undefined} view */
export function picksLead(view) {
  return LEADING.includes(view?.ask ?? "");
}

/** @param {Choices | null | undefined} choices */
function leadsIn(choices) {
  return (choices?.actions ?? []).filter(({ action }) => action.type === "lead");
}

/**
 * Who is to lead, "" for nobody yet: who was pressed, or where there is much to choose from one of the best class.
 * @param {View} view @param {Choices | null | undefined} choices @param {Sheet} sheet @param {string} pressed
 */
export function leadOf(view, choices, sheet, pressed) {
  const all = leadsIn(choices);
  if (!picksLead(view) || !all.length) return "";
  const ids = [...new Set(all.map(({ action }) => String(action.block)))];
  const own = ids.find((id) => pressed === `block:${id}`);
  if (own || all.length <= FEW) return own ?? "";
  const classOf = (/** @type {string} */ id) => rosterOf(sheet).get(id)?.letter || "Z";
  return ids.sort((a, b) => classOf(a).localeCompare(classOf(b)))[0];
}

/** Whether an answer is offered in the panel: of many about leading, those of who is to lead. @param {Choice} choice @param {View} view @param {Choices} choices @param {Sheet} sheet @param {string} pressed */
export function isShown({ action }, view, choices, sheet, pressed) {
  const lead = action.type === "lead" ? leadOf(view, choices, sheet, pressed) : "";
  return !lead || action.block === lead;
}
