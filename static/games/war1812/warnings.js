// What is to be known before one decides, and what the answers don't say.
import { marchOdds, pursuit } from "./odds.js";

/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("../../js/types.d.ts").Message} Message */
/** @typedef {import("../../js/types.d.ts").Translate} Translate */

/** The least worth of a town of one's own that is not left without a word. */
const LEAST = 2;
/** What is asked while a turn is planned. */
const PLANS = ["campaign", "orders"];
/** What ends a plan in which something is done. */
const ENDS = ["war1812-done-moving", "war1812-done-ordering"];
const MARCHES = ["march", "embark", "enter"];

/** @param {View} view @param {Choices} choices @param {Translate} t @param {Sheet} sheet */
export function warnings(view, { actions }, t, sheet) {
  // Enemies that stay fire after who retreats (11.1).
  const pursued = actions.some(({ action }) => action.type === "retreat");
  const planned = PLANS.includes(view.ask) ? ofPlan(view, actions, t, sheet) : [];
  return [...(pursued ? [ofRetreat(view, t)] : []), ...planned];
}

/** @param {View} view @param {Translate} t */
function ofRetreat(view, t) {
  const { dice, two } = view.battle ? pursuit(view.battle, view) : { dice: 0, two: "none" };
  return dice ? t("war1812-pursued-open", { dice }) : t("war1812-pursued", { two });
}

/** What a plan leaves open, leaves out and risks. @param {View} view @param {Choice[]} actions @param {Translate} t @param {Sheet} sheet */
function ofPlan(view, actions, t, sheet) {
  const idle = actions.some(({ label }) => isEnd(label) && Number(label?.params?.idle_ships) > 0);
  const isForced = Object.values(view.turn?.moves ?? {}).some(({ march }) => march);
  return [
    ...leftEmpty(view, sheet).map((town) => t("war1812-left-empty", { town: `@town-${town}` })),
    ...(idle ? [t("war1812-no-ship-moves")] : []),
    ...(isForced ? [t("war1812-march-odds-orders", marchOdds(view))] : []),
  ];
}

/** @param {Message | null | undefined} label */
function isEnd(label) {
  return ENDS.includes(label?.key ?? "");
}

/** Which towns of one's own the plan leaves without a block: what is given up elsewhere its Done says. @param {View} view @param {Sheet} sheet */
function leftEmpty({ side, turn, towns }, { towns: known }) {
  const origins = new Set(Object.values(turn?.moves ?? {}).map(({ path }) => path[0]));
  return known
    .filter((town) => town.side === side && town.value >= LEAST && origins.has(town.id))
    .map(({ id }) => id)
    .filter((id) => towns?.[id]?.holder === side && !towns[id].army?.[side]);
}

/** What is asked once more: an end of the plan that moves no block, where one could move. @param {Choice} choice @param {View} _view @param {Choices} choices @returns {Message | null} */
export function confirms({ label }, _view, { actions }) {
  const isIdle = isEnd(label) && Number(label?.params?.blocks) === 0;
  const mayMarch = actions.some(({ action }) => MARCHES.includes(action.type));
  return isIdle && mayMarch ? { key: "war1812-done-no-march-sure", params: {} } : null;
}

/** Whether an answer has the place of what ends the step: of the ends of a plan the plain one, forced marches are beside it. @param {Choice} choice @returns {boolean | null} */
export function isUsual({ action, label }) {
  return action.type === "done" && (isEnd(label) || action.march) ? true : null;
}
