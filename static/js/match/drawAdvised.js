// What a machine advises is marked where it lies: the piece in the tray or on the map, the place, and the way there.

import { offeredOf } from "../state/steps.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Arrow} Arrow */

/** What a machine suggests to take hold of, until something is done, or the steps of a plan that is looked at. @param {State} state @returns {import("../types.d.ts").Choice[]} */
export function advisedOf(state) {
  const { suggested, advised, history } = state;
  if (history) return [];
  const isOn = advised && suggested === JSON.stringify(advised.choice.action);
  return isOn ? [advised.choice] : offeredOf(state);
}

/**
 * From where to where it leads: those who go the same way do so on one arrow, with their number.
 * @param {State} state @param {import("../types.d.ts").GameDrawing} game
 * @returns {Arrow[]}
 */
export function advisedArrows(state, { pieces, places }) {
  const view = state.frame?.view ?? null;
  if (!view || state.scene) return [];
  const ways = advisedOf(state).flatMap((choice) => {
    const { action, subject = "", target = "" } = choice;
    const path = [places.of(subject, view), places.of(target, view)];
    if (!path[0] || !path[1] || path[0] === path[1]) return [];
    const bySea = pieces.isAfloat?.(choice) ?? false;
    return { path, bySea, count: Number(action.count ?? 1) };
  });
  const alike = Map.groupBy(ways, ({ path, bySea }) => `${path.join("-")} ${bySea}`);
  return [...alike].map(([key, all]) => {
    const count = all.reduce((sum, way) => sum + way.count, 0);
    return { ...all[0], count, key: `advice ${key} ${count}`, kind: "advice" };
  });
}

/** @typedef {Pick<import("../types.d.ts").Choice, "subject" | "target">} Advised */

/** Mark what is advised, and nothing else. @param {Advised[]} choices */
export function drawAdvised(choices) {
  for (const node of document.querySelectorAll(".advised")) node.classList.remove("advised");
  for (const choice of choices) mark(choice);
}

/** @param {Advised} choice */
function mark({ subject = "", target = "" }) {
  const places = [...named(subject, ".spot"), ...named(target, ".spot")];
  // Who goes from a place is named by that place, not by all who stand there.
  const pieces = named(subject, ".spot").length ? [] : named(subject, ":not(.spot)");
  for (const node of [...places, ...pieces]) node.classList.add("advised");
  for (const node of pieces) uncover(node);
}

/** Draw a piece over those that it lies under, until the map is drawn anew: its mark is seen whole. What has the focus would lose it. @param {Element} piece */
function uncover(piece) {
  const node = piece.closest("[data-stack]");
  const stack = node?.getAttribute("data-stack");
  const all = [...(node?.parentNode?.children ?? [])];
  const top = all.findLast((one) => one.getAttribute("data-stack") === stack);
  if (node && top && top !== node && !node.contains(document.activeElement)) top.after(node);
}

/** The nodes of a name that can be pressed. @param {string} name @param {string} kind @returns {Element[]} */
function named(name, kind) {
  if (!name) return [];
  return [...document.querySelectorAll(`.match [data-names~="${CSS.escape(name)}"]${kind}`)];
}
