// The key to the map: the game's signs with their meanings, in a sheet that opens over the board.

import { el } from "../dom/element.js";
import { createSheet } from "../dom/sheet.js";
import { svg } from "../dom/svg.js";

/** @typedef {import("../types.d.ts").Translate} Translate */
/** @typedef {{parts: SVGElement[], box: string, words: string}} Sign */

/** @param {Sign} sign */
function row({ parts, box, words }) {
  const [, , width, height] = box.split(" ").map(Number);
  const size = { width: width * 1.5, height: height * 1.5 };
  const picture = svg(
    "svg",
    { class: "map sign", viewBox: box, ...size, "aria-hidden": "true" },
    ...parts,
  );
  return el("li", {}, picture, el("span", {}, words));
}

/**
 * Make the sheet; the answer opens it.
 * @param {() => Promise<import("../types.d.ts").LegendGroup[]>} groupsOf as the viewer sees them @param {Translate} t
 */
export function createLegend(groupsOf, t) {
  const groups = el("div", { class: "key-groups" });
  const dialog = createSheet(
    {
      kind: "key-sheet legend",
      id: "legend-title",
      title: t("legend-title"),
      close: t("access-close"),
    },
    groups,
  );
  return async () => {
    const found = await groupsOf();
    const sections = found.map(({ title, signs }) =>
      el("section", {}, el("h3", {}, title), el("ul", {}, ...signs.map(row))),
    );
    groups.replaceChildren(...sections);
    dialog.showModal();
  };
}
