// What a game with blocks in places draws if it says no more: a new game begins with this and puts its own
// in the place of what it wants to look otherwise.
import { BLOCK, CROSS, STAR, sidesBlocks, strength } from "../board/blockArt.js";
import { ranks } from "../board/ranks.js";
import { stacked } from "../board/stacking.js";
import { el } from "../dom/element.js";
import { svg } from "../dom/svg.js";
import { atOf, blockDefaults, keyOf } from "./defaults.js";
import { still } from "./motions.js";
import { blanks, totals as bothTotals } from "./shared.js";
import { trayOfBlocks } from "./tray.js";

/** @typedef {import("../types.d.ts").Translate} Translate */
/** @typedef {import("../types.d.ts").Piece} Piece */
/** @typedef {{kind: string, cv: number, max: number, at: string}} Block */
/** @typedef {import("../types.d.ts").View & {blocks: Record<string, Block>}} View */
/** @typedef {import("../types.d.ts").Sheet & {places: {id: string}[]}} Sheet */

/**
 * What a game says of itself.
 * @template {View} V
 * @typedef {object} Own
 * @property {string} key the game's, with which its messages begin
 * @property {string[]} sides
 * @property {(view: V, place: string, side: string) => number} armyAt how many blocks of a side stand in a place
 * @property {(view: V, side: string) => number} score
 * @property {(view: V, t: Translate) => string} when
 * @property {(view: V, id: string) => string} [at] where an own block is drawn, if not where it is
 */

const WIDEST = 3; // blocks beside each other
const BOX = { x: -7, y: 1, width: 14, height: 7 }; // below the number, clear of the pips
const LETTERS = 3; // of a label that fill the box at the largest size

/**
 * The drawing of a game with blocks in places.
 * @template {View} V
 * @param {Own<V>} own
 * @returns {import("../types.d.ts").GameDrawing<V, Sheet>}
 */
export function plainDrawing(own) {
  /** @type {ReturnType<typeof blockDefaults<V>>} */
  const defaults = blockDefaults((view, name) => (atOf(view, name) === "hand" ? "hand" : ""));
  return {
    sides: own.sides,
    terms: {},
    // Blocks go one by one.
    pieces: { ...defaults.pieces, companions: (_view, name) => [name], ...plainPieces(own) },
    places: { ...defaults.places, ...plainPlaces(own) },
    battle: plainBattle(),
    tracks: plainTracks(own),
    log: { ...defaults.log, ...plainLog(own) },
  };
}

/** @param {View} view @param {string} id */
function standing(view, id) {
  return view.blocks[id].at;
}

/** A star for the first side, a cross for the second. @param {string[]} sides */
function blocksOf([first, second]) {
  return sidesBlocks({ [first]: STAR, [second]: CROSS }, second);
}

/** @template {View} V @param {Own<V>} own */
function plainPieces({ key, sides, armyAt, at = standing }) {
  const { body, blankBlock, sideMark } = blocksOf(sides);
  /** @param {Block & {side: string}} block @param {string} id as it is typed */
  const openBlock = ({ side, cv, max }, id) => {
    const size = Math.min(6, (6 * LETTERS) / id.length);
    const middle = { x: 0, y: BOX.y + BOX.height / 2 + size * 0.34, "text-anchor": "middle" };
    return [
      ...body(side),
      ...strength(cv, max),
      svg("rect", { class: "symbol-box", ...BOX }),
      svg("text", { class: "block-label", ...middle, "font-size": size }, id),
    ];
  };
  /** @param {V} view @param {string} id @param {string} side @param {Translate} t */
  const ownBlock = (view, id, side, t) => {
    const block = view.blocks[id];
    return {
      key: id,
      kind: `block ${side}`,
      size: BLOCK,
      names: [`block:${id}`],
      label: t(`${key}-block`, { cv: block.cv }),
      content: JSON.stringify(block),
      draw: () => openBlock({ side, ...block }, id),
    };
  };
  /** @param {V} view @param {Sheet} sheet @param {string} place @param {string} side @param {Translate} t */
  const stack = (view, sheet, place, side, t) => {
    const mine = sheet.blocks.filter(({ id, side: owner }) => owner === side && view.blocks[id]);
    const here = mine.filter(({ id }) => at(view, id) === place);
    const shown = here.map(({ id }) => ownBlock(view, id, side, t));
    const rows = ranks(shown, WIDEST).map((things) => ({ things }));
    const known = mine.filter(({ id }) => view.blocks[id].at === place).length;
    const count = armyAt(view, place, side) - known;
    const label = t(`${key}-hidden`, { side: `@side-${side}`, count });
    if (count > 0) rows.push({ things: blanks({ side, place, count, label }, blankBlock) });
    return stacked(rows, place, `place:${place}`, `${place}/${side}`);
  };
  return {
    /** @param {V} view @param {Sheet} sheet @param {Translate} t @returns {Piece[]} */
    all: (view, sheet, t) =>
      sheet.places.flatMap(({ id }) => sides.flatMap((side) => stack(view, sheet, id, side, t))),
    sideMark,
    /** @param {string} name @param {V | null} view @param {Translate} t */
    words: (name, view, t) => {
      if (!name.startsWith("block:")) return t(placeKey(keyOf(name)));
      return t(`${key}-block`, { cv: view?.blocks?.[keyOf(name)]?.cv ?? 0 });
    },
    /** @param {V} _view @param {{truth: V}} told */
    change: (_view, { truth }) => still(truth),
    /** @param {V} view @param {import("../types.d.ts").Hand} hand @param {Sheet} sheet @param {Translate} t */
    tray: (view, { free, held }, sheet, t) => {
      const owners = new Map(sheet.blocks.map((block) => [block.id, block.side]));
      const hand = Object.entries(view.blocks).filter(([id]) => at(view, id) === "hand");
      const blocks = hand.map(([id, block]) => {
        const side = owners.get(id) ?? "";
        const words = t(`${key}-block`, { cv: block.cv });
        return { id, side, words, draw: () => openBlock({ side, ...block }, id) };
      });
      return trayOfBlocks(blocks, t(`${key}-hand`, { count: hand.length }), free, held);
    },
  };
}

/** @template {View} V @param {Own<V>} own */
function plainTracks({ key, sides, score, when }) {
  const { sideMark } = blocksOf(sides);
  return {
    /** @param {V} view @param {Sheet} _sheet @param {Translate} t */
    calendar: (view, _sheet, t) => el("div", { class: "calendar" }, el("b", {}, when(view, t))),
    /** @param {V} view @param {Translate} t */
    totals: (view, t) =>
      bothTotals(
        sides.map((side) => ({ side, mark: sideMark(side), number: score(view, side) })),
        t,
      ),
    /** @param {V} view @param {Translate} t */
    scoreTable: (view, t) => {
      const rows = sides.map((side) =>
        el(
          "tr",
          {},
          el("th", { scope: "row" }, t(`side-${side}`)),
          el("td", {}, String(score(view, side))),
        ),
      );
      const table = el("table", {}, el("tbody", {}, ...rows));
      return el("section", { class: "score" }, el("h2", {}, t(`${key}-score`)), table);
    },
    reserves: () => el("section", { class: "reserves", hidden: true }),
    legend: async () => [],
  };
}

/** A game whose battles are fought at once: the log tells of them. */
function plainBattle() {
  return {
    at: () => "",
    stage: () => null,
    lesson: () => "",
    last: () => null,
    result: () => el("div", {}),
  };
}

/** @param {string} place */
function placeKey(place) {
  return `place-${place}`;
}

/** @param {string} place */
function nameOfPlace(place) {
  return `place:${place}`;
}

/** @template {View} V @param {Own<V>} own */
function plainPlaces({ key, sides, armyAt }) {
  return {
    key: placeKey,
    name: nameOfPlace,
    /** @param {Sheet} sheet @returns {import("../types.d.ts").Place[]} */
    all: (sheet) =>
      sheet.places.map(({ id }) => ({
        id,
        name: nameOfPlace(id),
        word: placeKey(id),
        node: placeKey(id),
        isWater: false,
        crown: 0,
        side: "",
        reach: 12,
        weight: 1,
      })),
    about: () => "",
    /** @param {V | null} view @param {Sheet} _sheet @param {string} place @param {Translate} t */
    label: (view, _sheet, place, t) => {
      const armies = sides.map((side) => ({ side, count: view ? armyAt(view, place, side) : 0 }));
      const here = armies.filter(({ count }) => count);
      const told = here.map(({ side, count }) =>
        t(`${key}-hidden`, { side: `@side-${side}`, count }),
      );
      return `${t(placeKey(place))}: ${told.join("; ") || t("board-nobody")}`;
    },
  };
}

/** @template {View} V @param {Own<V>} own */
function plainLog({ key }) {
  return {
    opensTurn: () => false,
    /** @param {import("../types.d.ts").Action} step @param {Sheet} _sheet @param {Translate} t */
    stepWords: (step, _sheet, t) => {
      const at = typeof step.at === "string" ? `@${placeKey(step.at)}` : "";
      return t(`${key}-step-${step.type}`, { place: at });
    },
  };
}
