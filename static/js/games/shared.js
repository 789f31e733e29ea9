// What the clients of all games have in common: too little for files, each of which is asked for by itself.
import { BLANK } from "../board/blockArt.js";
import { el } from "../dom/element.js";

/** @typedef {import("../board/stacking.js").Thing} Thing */
/** @typedef {import("../types.d.ts").Line} Line */

const MAX_BLANKS = 3;
/** The room that the number over a crowd takes. */
const NUMBER = { w: 8, h: 12 };

/**
 * A side's hidden blocks in a place: one by one, or if they are many one that tells their number.
 * @param {{side: string, place: string, count: number, label: string}} hidden
 * @param {(side: string, count: number) => SVGElement[]} blankBlock
 * @returns {Thing[]}
 */
export function blanks({ side, place, count, label }, blankBlock) {
  const isCrowd = count > MAX_BLANKS;
  const told = isCrowd ? count : 1;
  const size = isCrowd ? { w: BLANK.w + NUMBER.w, h: BLANK.h + NUMBER.h } : BLANK;
  return Array.from({ length: isCrowd ? 1 : count }, (_, n) => ({
    key: `${side}@${place}#${n}`,
    kind: `block blank ${side}`,
    size,
    names: [],
    label,
    content: String(told),
    draw: () => blankBlock(side, told),
  }));
}

/**
 * A number for each side.
 * @param {{side: string, mark: SVGElement, number: number}[]} both
 * @param {import("../types.d.ts").Translate} t
 */
export function totals(both, t) {
  const told = both.map(({ side, mark, number }) =>
    el(
      "span",
      { class: `total ${side}` },
      mark,
      el("span", { class: "visually-hidden" }, `${t(`side-${side}`)} `),
      el("b", {}, String(number)),
    ),
  );
  return el("span", { class: "totals" }, ...told);
}

/** The lines told since a battle began. @param {Line[]} lines @param {string} place */
export function sinceMet(lines, place) {
  const at = lines.findLastIndex((line) => line.motions?.some((m) => m.type === "met"));
  const found = lines[at]?.motions?.find((m) => m.type === "met");
  return found?.at === place ? lines.slice(at + 1) : [];
}

/** How many hits the draft gives to each block. @param {import("../types.d.ts").Field["steps"]} steps */
export function woundsOf(steps) {
  /** @type {Map<string, number>} */
  const wounds = new Map();
  for (const step of steps) {
    if (step.type !== "take-hit") continue;
    const block = String(step.block);
    wounds.set(block, (wounds.get(block) ?? 0) + 1);
  }
  return wounds;
}

/**
 * A line of battle with the blocks that fell to the draft's hits still in their places, so that no
 * other block moves under a hand that gives out hits.
 * @template {{id?: string, cv?: number}} Block
 * @param {Block[]} line as it is now
 * @param {Block[]} before as it was when the draft began
 * @param {Map<string, number>} wounds
 * @returns {(Block & {lost?: boolean})[]}
 */
export function withLost(line, before, wounds) {
  const left = new Map(line.map((block) => [block.id, block]));
  const isLost = (/** @type {Block} */ { id }) => Boolean(id && wounds.has(id) && !left.has(id));
  if (!before.some(isLost)) return line;
  const kept = before.filter((block) => left.has(block.id) || isLost(block));
  return kept.map((block) => left.get(block.id) ?? { ...block, cv: 0, lost: true });
}
