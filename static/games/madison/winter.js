// What the winter still costs a side: how many steps, and where.

import { verbatim } from "../../js/i18n.js";
import { placeKey } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").View} View */

/** @param {View} view @param {Choices} choices @param {Translate} t */
export function aboutAttrition({ blocks, attrition }, { actions }, t) {
  const places = actions.flatMap(({ action }) => blocks[String(action.block)]?.at ?? []);
  const due = [...new Set(places)].map((at) => ({ at, steps: attrition?.losses?.[at] ?? 0 }));
  const count = due.reduce((sum, { steps }) => sum + steps, 0);
  if (!count) return [];
  const dues = due.map(({ at, steps }) =>
    t("madison-winter-due", { at: `@${placeKey(at)}`, steps }),
  );
  return [t("madison-winter-dues", { count, dues: verbatim(dues.join(", ")) })];
}
