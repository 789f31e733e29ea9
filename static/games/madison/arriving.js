// Reinforcements of a turn: counters to press, those that come and those that are held back, and one button for the rest.

import { picture } from "../../js/board/blockArt.js";
import { openBlock } from "./faces.js";
import { placeKey } from "./words.js";

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

/** What an answer about reinforcements is called: the counter, or how many come. @param {Choice} choice @param {Choices} choices @returns {Message} */
export function arrivalWords({ action }, { actions }) {
  if (action.type !== "done") return { key: `madison-block-${action.block}` };
  const held = actions.filter(isHeld).length;
  const count = actions.filter((one) => one.action.type === "hold-back").length;
  return { key: "madison-place-arrivals", params: { count, held } };
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
