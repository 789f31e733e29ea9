// Many answers that differ by one word alone: said once for each kind, with a button for each word.
import { el } from "../dom/element.js";

/** @typedef {import("../types.d.ts").Choice} Choice */
/** @typedef {import("../types.d.ts").Message} Message */

/** How many answers of their own a panel has room for. */
const MAX_APART = 6;

/**
 * @param {Choice[]} choices @param {(choice: Choice) => HTMLElement} draw
 * @param {{labelOf: (choice: Choice) => Message | null, t: import("../types.d.ts").Translate, total: number}} how `total`: of all answers that have a button beside these
 */
export function byKind(choices, draw, { labelOf, t, total }) {
  if (total <= MAX_APART) return choices.map(draw);
  const kinds = Map.groupBy(choices, (choice) => kindOf(labelOf(choice)) || choice);
  return [...kinds].flatMap(([kind, all]) => {
    const [first] = all;
    const label = labelOf(first);
    if (all.length < 2 || !label || typeof kind !== "string") return all.map(draw);
    const [name] = Object.keys(label.params ?? {});
    const common = t(label.key, { [name]: "…" });
    const buttons = all.map((choice) => byWord(draw(choice), common));
    const list = el("div", { class: "row" }, ...buttons);
    const told = el("p", { class: "small" }, common);
    return [el("div", { class: "kind", "data-key": `kind ${kind}` }, told, list)];
  });
}

/** What answers have in common that differ by a word, "" where one has none or several. @param {Message | null} label */
function kindOf(label) {
  return label && Object.keys(label.params ?? {}).length === 1 ? label.key : "";
}

/** Have a button say what it has of its own: the rest, with an ellipsis in its place, stands over all of them. @param {HTMLElement} drawn @param {string} common */
export function byWord(drawn, common) {
  const whole = drawn.textContent ?? "";
  const [head, tail = ""] = common.split("…");
  // What has a sign or a hint besides its words keeps them all.
  if (drawn.childElementCount || !whole.startsWith(head) || !whole.endsWith(tail)) return drawn;
  drawn.setAttribute("aria-label", whole);
  drawn.textContent = whole.slice(head.length, whole.length - tail.length);
  return drawn;
}
