// The winter that follows: what it takes as blocks stand, on the map, in words, and before what can't be undone.
import { lastBattles } from "./completing.js";
import { isOffered, isOffering, isUnmade } from "./prisoners.js";
import { ATLANTIC, placeKey } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("../../js/types.d.ts").Message} Message */
/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */

const IN_WINTER = ["disband", "attrition"];

/** Each place that can't feed all, with the numbers of its line. @param {View} view */
function hungry(view) {
  return Object.entries(view.winter?.fed ?? {}).map(([at, [has, lost]]) => ({
    at,
    has,
    lost,
    feeds: has - lost,
  }));
}

/** Whom the end of the year would make the winner as blocks stand, "" nobody. @param {View} view @param {Sheet} sheet */
function decided({ points_ahead: points = 0 }, { victory }) {
  if (points >= victory.british) return "gb";
  return points <= victory.american ? "am" : "";
}

/** What a player should know before they decide. @param {View} view @param {Choices} choices @param {Translate} t @param {Sheet} sheet @returns {string[]} */
export function warnings(view, choices, t, sheet) {
  if (!view.winter) return [];
  const fed = hungry(view).map(({ at, has, lost, feeds }) =>
    t("liberty-winter-feeds", { at: `@${placeKey(at)}`, has, lost, feeds }),
  );
  if (IN_WINTER.includes(view.ask)) return fed.length ? fed : [t(`liberty-winter-fed-${view.ask}`)];
  const { afloat = 0 } = view.winter;
  const maySail = choices.actions.some(({ target }) => target === `hex:${ATLANTIC}`);
  const told = afloat || maySail ? t("liberty-winter-at-sea", { blocks: afloat }) : "";
  const winner = decided(view, sheet);
  const params = { side: `@side-${winner}`, points: view.points_ahead ?? 0 };
  return [
    winner ? t("liberty-winter-decides", params) : "",
    told,
    ...(fed.length ? [t(told ? "liberty-winter-unfed" : "liberty-winter-follows"), ...fed] : []),
  ].filter(Boolean);
}

/** Signs on the map: who starves where, and that the sea will be emptied. @param {View} view @param {Translate} t */
export function badges(view, t) {
  if (!view.winter) return [];
  const { afloat = 0 } = view.winter;
  const told = hungry(view).map(({ at, has, lost, feeds }) => ({
    at,
    text: `❄ −${lost}`,
    words: t("liberty-winter-feeds", { at: `@${placeKey(at)}`, has, lost, feeds }),
  }));
  if (!IN_WINTER.includes(view.ask) && afloat)
    told.push({
      at: ATLANTIC,
      text: `❄ −${afloat}`,
      words: t("liberty-winter-at-sea", { blocks: afloat }),
    });
  return told;
}

/** In winter those alone light up whose place can't feed them; others may be disbanded as well. @param {View} view */
export function worthLighting(view) {
  if (view.ask !== "disband" || !view.winter) return null;
  const fed = view.winter.fed ?? {};
  const ids = Object.keys(view.blocks).filter((id) => view.blocks[id].at in fed);
  return new Set(ids.map((id) => `block:${id}`));
}

/**
 * What is asked once more before a choice that loses blocks.
 * @param {Choice} choice @param {View} view @param {Choices} choices @returns {Message | null}
 */
export function confirms(choice, view, choices) {
  const { action, final, label } = choice;
  if (!final || action.type !== "done") return null;
  if (isUnmade(view)) return { key: "liberty-offer-unmade-sure" };
  const afloat = view.winter?.afloat ?? 0;
  if (afloat && ["move", "build", "supply"].includes(view.ask))
    return { key: "liberty-winter-sure", params: { blocks: afloat } };
  const actions = leftToBuild(choice, view, choices);
  if (actions) return { key: "liberty-build-unmoved-sure", params: { actions } };
  const unused = leftUnbuilt(view, choices);
  if (unused) return { key: "liberty-build-no-more-sure", params: { actions: unused } };
  const left = Number(label?.params?.left ?? 0);
  const mayLeave = choices.actions.some((other) => other.action.type === "leave");
  if (view.ask === "withdraw" && left && mayLeave)
    return { key: "liberty-withdraw-sure", params: { left } };
  const lost = hungry(view).reduce((sum, one) => sum + one.lost, 0);
  if (view.ask === "disband" && lost) return { key: "liberty-disband-sure", params: { lost } };
  return null;
}

/** What ends a step, where that is more than its usual words say: an offer has no answer, building comes next. @param {Choice} choice @param {View} view @param {Choices} choices @returns {Message | null} */
export function called(choice, view, choices) {
  const isDone = choice.action.type === "done";
  const last = lastBattles(choice, choices)[1]?.label?.params?.at;
  if (last)
    return { key: "liberty-fight-both", params: { at: choice.label?.params?.at ?? "", last } };
  if (isDone && view.ask === "exchange" && isOffered(view))
    return { key: "liberty-offer-unanswered" };
  if (isDone && view.ask === "exchange" && isOffering(view)) return { key: "liberty-offer-stands" };
  const actions = leftToBuild(choice, view, choices);
  return actions ? { key: "liberty-build-unmoved", params: { actions } } : null;
}

/** Of prisoners an offer that was begun is made, and one that waits is answered, before anything ends. @param {Choice} choice @param {View} view @returns {boolean | null} */
export function isMain({ action }, view) {
  if (action.type === "offer-trade") return true;
  const waits = isUnmade(view) || (view.ask === "exchange" && isOffered(view));
  return action.type === "done" && waits ? false : null;
}

/** What leaves an offer without an answer has no place of its own at the foot. @param {Choice} choice @param {View} view @returns {boolean | null} */
export function isUsual({ action }, view) {
  return action.type === "done" && view.ask === "exchange" && isOffered(view) ? false : null;
}

/** How many actions are left to build when nothing is moved; 0 for another answer, and for an empty pool. @param {Choice} choice @param {View} view @param {Choices} choices */
function leftToBuild({ label }, view, { prompt }) {
  const mayBuild = label?.key === "liberty-done-without-moves" && view.pool[view.side ?? ""] > 0;
  return mayBuild ? Number(prompt.params?.actions ?? 0) : 0;
}

/** How many actions are lost when nothing more is built. @param {View} view @param {Choices} choices */
function leftUnbuilt({ ask }, { actions, prompt }) {
  const mayBuild = actions.some(({ action }) => action.type === "build");
  return ask === "build" && mayBuild ? Number(prompt.params?.actions ?? 0) : 0;
}

/**
 * What can't be otherwise, done by one press: blocks that nothing feeds.
 * @param {View} view @param {Choices} choices
 * @returns {{choices: Choice[], label: Message} | null}
 */
export function forced(view, choices) {
  if (view.ask !== "attrition") return null;
  const done = /** @type {Choice} */ ({ action: { type: "done" }, final: true });
  const places = hungry(view);
  const losses = choices.actions.filter(({ action }) => action.type === "lose");
  const isForced = places.length > 0 && places.every(({ feeds }) => !feeds);
  if (!isForced || !losses.length) return null;
  return {
    choices: [...losses, done],
    label: { key: "liberty-starve-all", params: { blocks: losses.length } },
  };
}
