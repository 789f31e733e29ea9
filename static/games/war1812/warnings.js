// What is to be known before one decides, and what the answers don't say.

/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("../../js/types.d.ts").Translate} Translate */

/** The least worth of a town of one's own that is not left without a word. */
const LEAST = 2;

/** @param {View} view @param {Choices} choices @param {Translate} t @param {Sheet} sheet */
export function warnings(view, { actions }, t, sheet) {
  // Enemies that stay fire after who retreats (11.1).
  const pursued = actions.some(({ action }) => action.type === "retreat");
  const left = leftEmpty(view, sheet);
  return [
    ...(pursued ? [t("war1812-pursued")] : []),
    ...left.map((town) => t("war1812-left-empty", { town: `@town-${town}` })),
  ];
}

/** Which towns of one's own the plan leaves without a block: what is given up elsewhere its Done says. @param {View} view @param {Sheet} sheet */
function leftEmpty({ side, turn, towns }, { towns: known }) {
  const origins = new Set(Object.values(turn?.moves ?? {}).map(({ path }) => path[0]));
  return known
    .filter((town) => town.side === side && town.value >= LEAST && origins.has(town.id))
    .map(({ id }) => id)
    .filter((id) => towns?.[id]?.holder === side && !towns[id].army?.[side]);
}
