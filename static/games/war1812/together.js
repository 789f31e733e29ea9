// What a turn's plan allows: which blocks can be taken in hand together, and when it is at its end.
import { marchOdds } from "./odds.js";

/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("./view.d.ts").View} View */

const RULE = "9.1";
const PLANS = ["war1812-ask-campaign", "war1812-ask-orders"];

/**
 * Why a block can't go with those in hand: the group of a turn is of one town (9.1). Null where it can.
 * @param {string} name @param {string[]} held @param {View} view @param {Choices} choices
 */
export function apart(name, [first = ""], { blocks }, { prompt }) {
  if (!prompt.key.startsWith("war1812-ask-campaign")) return null;
  const [town, other] = [first, name].map((one) => blocks?.[one.replace("block:", "")]?.at);
  if (!town || !other || town === other) return null;
  return {
    rule: RULE,
    message: {
      key: "war1812-one-group",
      params: { town: `@town-${town.replace("waiting:", "")}` },
    },
  };
}

/** What is asked of who has planned all that a turn allows, and of who tries forced marches: with the odds of their side. @param {View} view @param {Choices} choices @returns {import("../../js/types.d.ts").Message | null} */
export function asked(view, { actions, prompt }) {
  if (prompt.key === "war1812-ask-march")
    return { key: "war1812-ask-march-odds", params: marchOdds(view) };
  const isPlan = PLANS.some((key) => prompt.key.startsWith(key));
  const isOver = actions.length > 0 && actions.every(({ action }) => action.type === "done");
  return isPlan && isOver ? { key: "war1812-ask-planned", params: {} } : null;
}
