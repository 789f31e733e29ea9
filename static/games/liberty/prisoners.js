// Prisoners as one sheet: who is held by whom, what is offered, and the answers to it.
import { el } from "../../js/dom/element.js";
import { sideMark } from "./faces.js";
import { blockKey, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */

/** The answers that are about prisoners. */
const TYPES = ["give", "want", "offer-trade", "force-trade", "answer-trade"];

/** @param {View} view @param {Sheet} sheet @param {string[]} ids @param {Translate} t */
function names(view, sheet, ids, t) {
  return ids.map((id) => t(blockKey(id, sheet, view))).join(", ");
}

/** @param {View} view @param {Translate} t */
function title(view, t) {
  const count = SIDES.reduce((sum, side) => sum + (view.prisoners?.[side]?.length ?? 0), 0);
  return t("liberty-bargain", { count });
}

/** What lies on the table between the two, in names. @param {View} view @param {Sheet} sheet @param {Translate} t */
function offer(view, sheet, t) {
  const { by = "", give = [], want = [], open = false } = view.trade ?? {};
  if (!give.length && !want.length) return null;
  const none = t("liberty-nobody");
  const told = t(open ? "liberty-bargain-offered" : "liberty-bargain-draft", {
    side: `@side-${by}`,
    give: names(view, sheet, give, t) || none,
    want: names(view, sheet, want, t) || none,
  });
  return el("p", { class: "offer" }, told);
}

/**
 * The sheet: each side's captured blocks with what may be said of them.
 * @param {View} view @param {Sheet} sheet @param {Choice[]} choices @param {(choice: Choice) => HTMLElement} draw
 * @param {Translate} t
 */
function parts(view, sheet, choices, draw, t) {
  const held = SIDES.map((side) => {
    const own = view.prisoners?.[side] ?? [];
    const isMine = side === view.side;
    const about = choices.filter(({ action }) => action.type === (isMine ? "want" : "give"));
    const rest = own.filter((id) => !about.some(({ action }) => action.block === id));
    if (!own.length) return null;
    return el(
      "div",
      { class: "held-by", "data-key": `held ${side}` },
      el(
        "h3",
        {},
        sideMark(side),
        t(isMine ? "liberty-bargain-mine" : "liberty-bargain-theirs", { side: `@side-${side}` }),
      ),
      rest.length ? el("p", { class: "small" }, names(view, sheet, rest, t)) : null,
      about.length ? el("div", { class: "row" }, ...about.map(draw)) : null,
    );
  });
  const answers = choices.filter(({ action }) => !["give", "want"].includes(action.type));
  return [
    offer(view, sheet, t),
    answers.length ? el("div", { class: "row" }, ...answers.map(draw)) : null,
    ...held,
  ].filter((part) => part !== null);
}

/** Whether the enemy waits for an answer. @param {View} view */
export function isOffered({ trade, side }) {
  return Boolean(trade?.open && trade.by !== side);
}

/** Whether the viewer's own offer stands for the enemy to answer. @param {View} view */
export function isOffering({ trade, side }) {
  return Boolean(trade?.open && trade.by === side);
}

/** Whether the viewer has named somebody, and not made the offer yet. @param {View} view */
export function isUnmade({ trade, side }) {
  return Boolean(trade?.by && trade.by === side && !trade.open);
}

export const bargain = {
  types: TYPES,
  title,
  parts,
  /** What stands on the table when nothing is to be said of it. @param {View} view @param {Sheet} sheet @param {Translate} t */
  stands: (view, sheet, t) => (view.trade?.open ? offer(view, sheet, t) : null),
  /** Whether the other side waits for an answer, or nothing but this is asked. @param {View} view */
  isUrgent: (view) => view.ask === "exchange" || isOffered(view),
};
