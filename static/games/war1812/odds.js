// What dice are against one: of forced marches (9.2), and of a pursuit (11.1).

/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").BattleView} Battle */
/** @typedef {import("./view.d.ts").LineBlock} LineBlock */
/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {{kind?: string}} Kind */

/** What the die of a forced march has to show, by side: British blocks add 1 to it. @type {Record<string, number>} */
const LEAST = { us: 4, gb: 3 };

/** What a forced march asks of its die, and what is added to that. @param {View} view */
export function marchOdds({ side = "", turn, blocks }) {
  const isIndian = Object.keys(turn?.moves ?? {}).some((id) => blocks?.[id]?.kind === "indian");
  const british = isIndian ? "indians" : "british";
  return { least: LEAST[side] ?? LEAST.us, bonus: side === "gb" ? british : "none" };
}

/** What is risked by an answer that leads to forced marches, or has them tried. @param {Choice} choice @param {View} view @param {Translate} t */
export function beside({ action, label }, view, t) {
  const isTried = label?.key === "war1812-done-marching" && Number(label.params?.blocks) > 0;
  if (!action.march && !isTried) return null;
  return { sign: null, hint: t("war1812-march-odds", marchOdds(view)) };
}

/**
 * Of a retreat: how many dice the enemy rolls, where their line is open; else who of them would roll two.
 * @param {Battle} fight @param {View} view
 */
export function pursuit({ lines, revealed, attacker, defender }, { side, blocks = {} }) {
  const enemy = side === attacker ? defender : attacker;
  const has = (/** @type {Kind[]} */ line, /** @type {string} */ kind) =>
    line.some((block) => block.kind === kind);
  const own = /** @type {LineBlock[]} */ (lines?.[side ?? ""] ?? []);
  const theirs = /** @type {LineBlock[]} */ (lines?.[enemy] ?? []);
  // 16 Dragoons have no second die against dragoons.
  const isMet = has(
    own.map(({ id = "", kind }) => ({ kind: kind ?? blocks[id]?.kind })),
    "dragoon",
  );
  if (revealed) {
    const second = (has(theirs, "dragoon") && !isMet ? 1 : 0) + (has(theirs, "indian") ? 1 : 0);
    return { dice: theirs.length + second, two: "none" };
  }
  const indians = enemy === "gb" ? "indian" : "none";
  if (isMet) return { dice: 0, two: indians };
  return { dice: 0, two: enemy === "gb" ? "both" : "dragoon" };
}
