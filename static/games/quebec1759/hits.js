// Who takes hits, in a battle or of a raid, where nothing is left to choose.

import { keyOf } from "../../js/games/defaults.js";
import { isHit } from "../../js/games/shared.js";

/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("../../js/types.d.ts").Message} Message */

/**
 * The hits that one block alone can take, by one press with what ends the step.
 * @param {View} view @param {Choices} choices
 * @returns {{choices: Choice[], label: Message} | null}
 */
export function forced(view, { actions }) {
  const [only, ...others] = actions;
  if (!only || others.length || !isHit(only)) return null;
  const block = keyOf(only.subject ?? "");
  const hits = Math.min(left(view, block), view.blocks[block]?.cv ?? 0);
  if (hits < 1) return null;
  const done = /** @type {Choice} */ ({ action: { type: "done" }, final: true });
  const params = { block: `@quebec1759-block-${block}`, hits };
  return {
    choices: [...Array(hits).fill(only), done],
    label: { key: "quebec1759-only-hit", params },
  };
}

/** What has its own button elsewhere has none besides: a column that is to fire first is pressed on the field. @param {Choice} choice @param {View} view @param {Choices} choices */
export function isShown(choice, view, choices) {
  if (choice.action.type === "fire-next") return false;
  return !isHit(choice) || !forced(view, choices);
}

/** How many hits are left where a block stands. @param {View} view @param {string} block */
function left({ battle, raid }, block) {
  if (!battle) return raid?.hits ?? 0;
  const posts = Object.entries(battle.posts[battle.taking ?? ""] ?? {});
  const own = posts.flatMap(([post, line]) =>
    line.flatMap(({ id, leaves }) => (id === block ? [leaves ? "leavers" : post] : [])),
  );
  return battle.tolls?.[own[0] ?? ""]?.left ?? 0;
}
