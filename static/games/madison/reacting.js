// What a question to react tells: which cards answer what the enemy does, or why one is asked all the same.

import { verbatim } from "../../js/i18n.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("./view.d.ts").View} View */

/** Why one is asked, and what there is to play. @param {{actions: Choice[]}} choices @param {Translate} t */
export function aboutReacting({ actions }, t) {
  const able = actions.filter(({ action }) => action.type === "react");
  if (!able.length) return [t("madison-cannot-react"), t("madison-why-asked")];
  const cards = [...new Set(able.map(({ action }) => t(`madison-card-${action.card}`)))].join(", ");
  return [t("madison-can-react", { count: able.length, cards: verbatim(cards) })];
}

/** Whether a card is one of the few of a hand that the question can be answered with. @param {string} id @param {View} view @param {Set<string>} free */
export function isAnswer(id, view, free) {
  return view.ask !== "play" && free.has(`card:${id}`);
}
