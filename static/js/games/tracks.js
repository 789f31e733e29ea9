// The bar over the map, of any game.
import { el } from "../panel/element.js";

/**
 * A number for each side.
 * @param {{side: string, mark: SVGElement, number: number}[]} both
 * @param {import("../types.d.ts").Translate} t
 */
export function totals(both, t) {
  const told = both.map(({ side, mark, number }) =>
    el(
      "span",
      { class: `total ${side}` },
      mark,
      el("span", { class: "visually-hidden" }, `${t(`side-${side}`)} `),
      el("b", {}, String(number)),
    ),
  );
  return el("span", { class: "totals" }, ...told);
}
