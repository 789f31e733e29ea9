// What follows from an answer, or where there is only one: no press is asked that decides nothing.

/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("./view.d.ts").View} View */

/** Questions that a side is asked whatever it could do. */
const ANYHOW = ["regroup", "disband", "attrition"];

/** The answer of who could only say that they do nothing. @param {View} view @param {Choices} choices @returns {Choice | null} */
export function idle({ ask }, { actions }) {
  const [only, ...others] = actions;
  const isIdle = ANYHOW.includes(ask) && others.length === 0 && only?.action.type === "done";
  return isIdle ? only : null;
}

/** The battles that a battle of an order leaves no choice about: itself and the other one, if there are not more. @param {Choice} choice @param {Choices} choices */
export function lastBattles(choice, { actions }) {
  if (choice.action.type !== "put-next") return [];
  const left = actions.filter(
    ({ action }) => action.type === "put-next" && action.at !== choice.action.at,
  );
  return left.length > 1 ? [] : [choice, ...left];
}

/** @type {Choice} */
const DONE = { action: { type: "done" }, final: true };

/** Whether an offer is made after which nothing is left to say of prisoners in this winter: they are not forced. @param {Choice} choice @param {View} view */
function endsExchange({ action }, { ask, options }) {
  return action.type === "offer-trade" && ask === "exchange" && options.forced_exchange !== "on";
}

/**
 * What is decided with an answer: the whole order by the last battle but one, the end of a retreat by its last block,
 * and that of an exchange by an offer.
 * @param {Choice} choice @param {View} view @param {Choices} choices
 */
export function completes(choice, view, choices) {
  if (endsExchange(choice, view)) return [DONE];
  // An order that lacks a battle can't be ended yet.
  const [first, ...others] = lastBattles(choice, choices);
  if (first) return [...others, DONE];
  const done = choices.actions.find(({ action }) => action.type === "done");
  // Where others are left, who has gone may let them follow: ground blocks go aboard a ship that left.
  const isLast = choice.action.type === "leave" && Number(done?.label?.params?.left ?? 0) === 1;
  return done && isLast ? [done] : [];
}
