// What the sides of a hex still let through this turn, beside the block that is taken in hand (5.2).

/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/**
 * A side of a hex as the board is planned: with how many blocks it lets through.
 * @typedef {import("./view.d.ts").HexSide & {limit?: number}} Side
 */

/** How one crosses a side on the ground. */
const OVER_SIDES = ["land", "river"];

/**
 * How many more blocks of the viewer each side of the held block's hex lets through.
 * @param {View} view @param {Sheet} sheet @param {Set<string>} held
 * @returns {import("../../js/types.d.ts").Gauge[]}
 */
export function gauges(view, sheet, held) {
  const [name = ""] = held;
  const block = view.blocks?.[name.split(":")[1]];
  if (view.ask !== "move" || !block || block.kind === "warship") return [];
  const sides = /** @type {Side[]} */ (sheet.sides);
  return sides
    .filter(({ a, b, limit }) => limit && (a === block.at || b === block.at))
    .map(({ a, b, limit = 0 }) => {
      const left = Math.max(0, limit - crossings(view, a, b));
      const to = a === block.at ? b : a;
      return { key: `${a}-${b}`, between: [block.at, to], text: `${left}`, isFull: left === 0 };
    });
}

/** How many of the viewer's blocks have crossed a side this turn, in both directions. @param {View} view @param {string} a @param {string} b */
function crossings({ arrows = [], side }, a, b) {
  let total = 0;
  for (const { side: whose, path, way, count } of arrows) {
    if (whose !== side || !OVER_SIDES.includes(way)) continue;
    const steps = path.slice(1).filter((to, n) => [a, b].includes(to) && [a, b].includes(path[n]));
    total += count * steps.length;
  }
  return total;
}
