// Who stands in a place, counter by counter, for the card beside it.

import { picture } from "../../js/board/blockArt.js";
import { el } from "../../js/dom/element.js";
import { openBlock } from "./faces.js";
import { isLeader, isVessel, placeAbout, placeKey, printedOf, SIDES, standing } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */

const FACE = "-13 -13 27 27";

/**
 * A place with a row for each counter in it, the one that is pointed at set apart; null where nobody stands.
 * @param {string[]} names what is pointed at @param {string} place @param {View | null} view @param {Sheet} sheet @param {Translate} t
 */
export function company(names, place, view, sheet, t) {
  const all = SIDES.flatMap((side) => standing(view, place, side));
  if (!all.length) return null;
  const rows = all.map(([id, own]) => {
    const isCut = view?.unsupplied?.includes(id);
    return el(
      "li",
      { class: names.includes(`block:${id}`) ? "pointed" : "" },
      picture(openBlock({ id, ...own, isCut }, sheet), `block counter ${own.side}`, FACE),
      el("b", {}, t(`madison-block-${id}`)),
      el("span", {}, printed(id, own, sheet, t), isCut ? `, ${t("madison-unit-cut")}` : ""),
    );
  });
  return [
    el("p", {}, el("strong", {}, t(placeKey(place))), `, ${placeAbout(view, sheet, place, t)}`),
    el("ul", { class: "company" }, ...rows),
  ];
}

/** What is printed on the side that shows. @param {string} id @param {import("./view.d.ts").Piece} own @param {Sheet} sheet @param {Translate} t */
function printed(id, own, sheet, t) {
  const params = printedOf(id, own, sheet);
  if (isLeader(own.kind)) {
    return t("madison-row-leader", { ...params, rank: "★".repeat(Number(params.stars)) });
  }
  return t(isVessel(own.kind) ? "madison-row-vessel" : "madison-row-unit", params);
}
