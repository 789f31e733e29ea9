// Where a retreat or a new block can go to one place alone: it goes there by one press.

/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("../../js/types.d.ts").Message} Message */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {{choices: Choice[], label: Message}} Forced */

/** So many ground blocks cross any side of a hex in a round. */
const ANY_SIDE = 2;
const DONE = /** @type {Choice} */ ({ action: { type: "done" }, final: true });

/** @param {View} view @param {Choices} choices @returns {Forced | null} */
export function onlyWay(view, choices) {
  if (view.ask === "withdraw") return retreat(view, choices);
  return view.ask === "deploy" ? placing(choices) : null;
}

/** All that must leave, to the only place that is open to each of them. @param {View} view @param {Choices} choices @returns {Forced | null} */
function retreat(view, { actions }) {
  const { battle } = view;
  const ways = actions.filter(({ action }) => action.type === "leave");
  const blocks = new Set(ways.map(({ subject }) => subject));
  const isOne =
    ways.length === blocks.size && ways.every(({ target }) => target === ways[0].target);
  const hasRoom = ways.length <= ANY_SIDE && !Object.keys(battle?.used ?? {}).length;
  // Who has no way out is captured, which is read before it is done.
  if (!ways.length || !isOne || !hasRoom || blocks.size !== leaving(view)) return null;
  const params = { blocks: blocks.size, at: ways[0].label?.params?.at ?? "" };
  return { choices: [...ways, DONE], label: { key: "liberty-retreat-all", params } };
}

/** How many blocks still have to leave: hidden reserves, if those are asked about. @param {View} view */
function leaving({ battle, side }) {
  const reserves = battle?.own_reserves?.length ?? 0;
  const line = battle?.lines?.[side ?? ""] ?? [];
  return reserves || line.filter(({ id = "" }) => !battle?.acted.includes(id)).length;
}

/** A new block, in the only place where it may be. @param {Choices} choices @returns {Forced | null} */
function placing({ actions }) {
  const [only, ...others] = actions.filter(({ action }) => action.type === "deploy");
  if (!only?.label || others.length) return null;
  return { choices: [only], label: only.label };
}
