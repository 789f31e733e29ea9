// Setting up for a battle: which column is next, and what stands by now.

import { el } from "../../js/dom/element.js";
import { verbatim } from "../../js/i18n.js";

/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Step} Step */
/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("../../js/types.d.ts").Translate} Translate */

export const COLUMNS = ["left", "center", "right"];

/** What is asked of who is well on with their columns; null: the question as it began. @param {View} view @param {Choices} choices */
export function asked({ battle, side }, { prompt }) {
  if (prompt?.key !== "quebec1759-ask-deploy" || !battle) return null;
  const own = battle.posts[side] ?? {};
  const open = COLUMNS.filter((column) => !own[column]?.length);
  const nth = COLUMNS.length - open.length + 1;
  if (nth === 1) return null;
  if (open.length) {
    const params = { nth, count: COLUMNS.length, column: `@column-${open[0]}` };
    return { key: "quebec1759-ask-deploy-next", params };
  }
  return { key: "quebec1759-ask-deploy-rest", params: { left: own.field?.length ?? 0 } };
}

/**
 * A plan that sets up alone, column by column: in which order blocks were placed says nothing. Null for others.
 * @param {Step[]} steps @param {Translate} t
 */
export function summed(steps, t) {
  if (!steps.length || steps.some(({ type }) => type !== "deploy")) return null;
  return [...COLUMNS, "reserve"].flatMap((post) => {
    const blocks = steps.filter((step) => step.post === post);
    const names = blocks.map(({ block }) => t(`quebec1759-block-${block}`));
    const told = { column: `@column-${post}`, blocks: verbatim(names.join("; ")) };
    return blocks.length ? [el("li", {}, t("quebec1759-column-planned", told))] : [];
  });
}
