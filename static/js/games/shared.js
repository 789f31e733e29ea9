// What the clients of all games have in common: too little for files, each of which is asked for by itself.
import { BLANK } from "../board/blockArt.js";
import { ruleLink } from "../dom/dice.js";
import { el } from "../dom/element.js";
import { words } from "../i18n.js";
import { keyOf } from "./defaults.js";

/** @typedef {import("../board/stacking.js").Thing} Thing */
/** @typedef {import("../board/stacking.js").Row} Row */
/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {import("../types.d.ts").Motion} Motion */

const LAP = 7; // of one blank over the next
const STRENGTH = 13; // the upper part of a block, which tells its strength
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
    hidden: { side, n, isCrowd },
    draw: () => blankBlock(side, told),
  }));
}

/**
 * How a block that was turned up once is drawn and told, by its kind and strength.
 * @param {(block: import("../net/wire.d.ts").TurnedUp) => SVGElement[]} openBlock
 * @param {(kind: string, group: string) => string} kindKey
 */
export function faceByKind(openBlock, kindKey) {
  return (
    /** @type {import("../net/wire.d.ts").TurnedUp} */ piece,
    /** @type {unknown} */ _sheet,
    /** @type {import("../types.d.ts").Translate} */ t,
  ) => {
    const { kind, group, cv, max } = piece;
    return {
      draw: () => openBlock(piece),
      words: t("board-seen-block", { kind: kindKey(kind, group), cv, max }),
    };
  };
}

/**
 * The rows of a side's stack: its open blocks, the rear rank first, then the hidden ones.
 * @param {Thing[][]} open @param {Thing[]} hidden @param {number} [seen] how much of a rank shows behind the one before it
 * @returns {Row[]}
 */
export function rowsOf(open, hidden, seen = STRENGTH) {
  const rows = open.map((things, n) => (n < open.length - 1 ? { things, seen } : { things }));
  return hidden.length ? [...rows, { things: hidden, lap: LAP }] : rows;
}

/**
 * A number for each side; `limit`: what is to be known of one that comes near a limit.
 * @param {{side: string, mark: SVGElement, number: number, limit?: string}[]} both
 * @param {import("../types.d.ts").Translate} t
 * @param {string} [title] what the numbers are of
 */
export function totals(both, t, title) {
  const told = both.map(({ side, mark, number, limit }) =>
    el(
      "span",
      { class: `total ${side}` },
      mark,
      el("span", { class: "visually-hidden" }, `${t(`side-${side}`)} `),
      el("b", {}, String(number)),
      limit ? el("span", { class: "limit" }, ` ${limit}`) : null,
    ),
  );
  return el("span", { class: "totals", ...(title ? { title } : {}) }, ...told);
}

/** The lines told since a battle began. @param {Line[]} lines @param {string} place */
export function sinceMet(lines, place) {
  const at = lines.findLastIndex((line) => line.motions?.some((m) => m.type === "met"));
  const found = lines[at]?.motions?.find((m) => m.type === "met");
  return found?.at === place ? lines.slice(at + 1) : [];
}

/**
 * The last battle that is over, with what it cost each side. Null while it is fought, and once somebody
 * has moved on, or, where it is kept until it is put away, has come to its place since.
 * @param {Line[]} lines @param {string[]} sides
 * @param {object} rules
 * @param {(place: string) => boolean} rules.isFought
 * @param {(motion: Motion, place: string) => boolean} rules.movesOn
 * @param {Motion["type"][]} rules.costs the motions by which a side loses pieces in a battle
 * @param {boolean} [rules.isKept] whether it stays until it is put away
 */
export function endedBattle(lines, sides, { isFought, movesOn, costs, isKept = false }) {
  const met = lines.findLast((line) => line.motions?.some((m) => m.type === "met"));
  const place = met?.motions?.find((m) => m.type === "met")?.at ?? "";
  if (!met || !place || isFought(place)) return null;
  const after = sinceMet(lines, place);
  const on = after.findIndex((line) => line.motions?.some((motion) => movesOn(motion, place)));
  const isPast = on >= 0;
  if (isPast && (!isKept || after.slice(on).some((line) => comesTo(line, place)))) return null;
  const fought = isPast ? after.slice(0, on) : after;
  const bySide = (/** @type {typeof lostBy} */ count) =>
    Object.fromEntries(sides.map((side) => [side, count(side, fought, place, costs)]));
  const shown = fought.flatMap(({ motions = [] }) => motions.filter(({ at }) => at === place));
  const costsBySide = { lost: bySide(lostBy), hits: bySide(hitsOn) };
  return { n: met.n, place, shown: shown.length, ...costsBySide, ...(isPast && { isPast }) };
}

/** Whether somebody comes to a place, or takes it. @param {Line} line @param {string} place */
function comesTo({ motions = [] }, place) {
  return motions.some(
    ({ type, at, path = [] }) => (type === "captured" && at === place) || path.at(-1) === place,
  );
}

/** How many blocks a side lost. @param {string} side @param {Line[]} lines @param {string} place @param {Motion["type"][]} costs */
function lostBy(side, lines, place, costs) {
  return costsOf(side, lines, place, costs).reduce(
    (sum, { type, lost = 0, count = 1 }) => sum + (type === "removed" ? count : lost),
    0,
  );
}

/** How many hits a side took; who is removed as a whole counts as one. @param {string} side @param {Line[]} lines @param {string} place @param {Motion["type"][]} costs */
function hitsOn(side, lines, place, costs) {
  return costsOf(side, lines, place, costs).reduce(
    (sum, { type, hits = 1, count = 1 }) => sum + (type === "removed" ? count : hits),
    0,
  );
}

/** @param {string} side @param {Line[]} lines @param {string} place @param {Motion["type"][]} costs */
function costsOf(side, lines, place, costs) {
  return lines
    .filter((line) => line.side === side)
    .flatMap((line) => line.motions ?? [])
    .filter(({ at, type }) => at === place && costs.includes(type));
}

/**
 * What a line tells, with its rule and what came of it, in a row.
 * @param {Line} line @param {Pick<import("../types.d.ts").Field, "t" | "game">} field
 * @returns {(string | HTMLElement)[]}
 */
export function toldOf({ message, rule, remarks = [] }, { t, game }) {
  return [{ message, rule }, ...remarks].flatMap((one, n) => {
    const link = ruleLink(one.rule, game, t);
    return [n ? " " : "", words(t, one.message), ...(link ? [" ", link] : [])];
  });
}

/**
 * How a battle ended.
 * @param {object} result
 * @param {number} result.n the number of the line that began it
 * @param {string} result.side who has the field, "" for nobody
 * @param {string} result.held @param {string[]} result.costs @param {string} result.dismiss in words
 * @param {(string | HTMLElement)[][]} [result.decided] what decided it, a line each
 */
export function resultCard({ n, side, held, costs, dismiss, decided = [] }) {
  const away = { type: "button", class: "button quiet", "data-do": "dismiss", "data-value": n };
  return el(
    "section",
    { class: `battle-result ${side}`, role: "status" },
    el("h2", {}, held),
    el("p", {}, costs.join(" ")),
    decided.length ? el("ul", { class: "battle-notes" }, ...decided.map(note)) : null,
    el("button", away, dismiss),
  );
}

/** @param {(string | HTMLElement)[]} parts */
function note(parts) {
  return el("li", {}, ...parts);
}

/**
 * The moves that a block's way is made of.
 * @param {string} type of each @param {string} held the block's name @param {string[]} path @param {string} kind of the places
 */
export function movesOf(type, held, path, kind) {
  return path.map((to) => ({
    action: { type, block: keyOf(held), to },
    final: false,
    subject: held,
    target: `${kind}:${to}`,
  }));
}

const HITS = ["take-hit", "take-raid-hit"];

/** Whether an answer gives a block a hit, in a battle or elsewhere. @param {import("../types.d.ts").Choice} choice */
export function isHit({ action }) {
  return HITS.includes(action.type);
}

/**
 * What gives out hits by one press: each to the block that is then the strongest, which loses the fewest blocks.
 */
export const hitsAtOnce = {
  /** @param {{blocks: Record<string, {cv?: number}>}} view @param {import("../types.d.ts").Choices} choices */
  along({ blocks }, { actions }) {
    const strength = (/** @type {import("../types.d.ts").Choice} */ { action }) =>
      blocks[String(action.block)]?.cv ?? 0;
    const hits = actions.filter(isHit);
    return hits.sort((a, b) => strength(b) - strength(a));
  },
  /** @param {object} _view @param {import("../types.d.ts").Choices} choices */
  alongWords: (_view, { prompt }) => ({
    key: "board-hits-to-strongest",
    params: { hits: prompt?.params?.hits ?? 1 },
  }),
  /** Who has given out all hits by one press has nothing to add. @param {import("../types.d.ts").Action[]} steps */
  alongEnds: (steps) => HITS.includes(steps.at(-1)?.type ?? ""),
};

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
