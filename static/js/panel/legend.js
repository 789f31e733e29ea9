// The key to the map: the game's signs with their meanings, in a sheet that opens over the board.

import { el } from "../dom/element.js";
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
 * @param {() => {title: string, signs: Sign[]}[]} groupsOf as the viewer sees them @param {Translate} t
 */
export function createLegend(groupsOf, t) {
  const groups = el("div", { class: "key-groups" });
  const dialog = /** @type {HTMLDialogElement} */ (
    el(
      "dialog",
      { class: "key-sheet legend", "aria-labelledby": "legend-title" },
      el(
        "form",
        { method: "dialog" },
        el("h2", { id: "legend-title" }, t("legend-title")),
        el("button", { class: "button" }, t("access-close")),
      ),
      groups,
    )
  );
  document.body.append(dialog);
  // A click on what is around the sheet closes it.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  return () => {
    const sections = groupsOf().map(({ title, signs }) =>
      el("section", {}, el("h3", {}, title), el("ul", {}, ...signs.map(row))),
    );
    groups.replaceChildren(...sections);
    dialog.showModal();
  };
}
