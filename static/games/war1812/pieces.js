// Which pieces stand where: a view of War of 1812 as a list of things to draw.

import { BLOCK } from "../../js/board/blockArt.js";
import { ranks } from "../../js/board/ranks.js";
import { squadron, squadronSize } from "../../js/board/shipArt.js";
import { stacked } from "../../js/board/stacking.js";
import { blanks, rowsOf } from "../../js/games/shared.js";
import { blankBlock, openBlock, ship } from "./faces.js";
import { SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Piece} Piece */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").OwnBlock} OwnBlock */
/** @typedef {import("../../js/types.d.ts").Translate} Translate */

/** Lakes on which no two ships have room abreast. */
const NARROW = new Set(["lake-champlain"]);
const SAILS = 13; // how much of a ship shows behind the one in front of her
const STATES = /** @type {const} */ (["operational", "damaged"]);

/** @typedef {import("../../js/board/stacking.js").Thing} Thing */

/**
 * @param {View} view
 * @param {Sheet} sheet
 * @param {Translate} t
 * @returns {Piece[]}
 */
export function pieces(view, sheet, t) {
  const owners = new Map(sheet.blocks.map((block) => [block.id, block.side]));
  return [
    ...sheet.lakes.flatMap((lake) => onLake(view, lake.id, t)),
    ...sheet.towns.flatMap(({ id }) => SIDES.flatMap((side) => atTown(view, id, side, owners, t))),
  ];
}

/**
 * A side's stack at a town: its blocks, the rear rank first, and its ships before them.
 * @param {View} view
 * @param {string} town
 * @param {string} side
 * @param {Map<string, string>} owners
 * @param {Translate} t
 */
function atTown(view, town, side, owners, t) {
  const own = ownBlocks(view, town, side, owners, t);
  const hidden = (view.towns[town]?.army?.[side] ?? 0) - own.length;
  const open = ranks(own, own.length > 9 ? 4 : 3);
  const label = t("war1812-hidden", { side: `@side-${side}`, count: hidden });
  const rows = rowsOf(open, blanks({ side, place: town, count: hidden, label }, blankBlock));
  const ships = fleet(view, town, side, t, true);
  if (ships.length) rows.push({ things: ships });
  const from = cameFrom(view, town, side);
  const stack = stacked(rows, town, `town:${town}`, `${town}/${side}`);
  return from.length ? stack.map((piece) => ({ ...piece, from })) : stack;
}

/** The places that a side came from to an enemy's town this turn. @param {View} view @param {string} town @param {string} side */
function cameFrom({ towns, turn, facing }, town, side) {
  const { holder = "", army = {} } = towns[town] ?? {};
  if (holder === side || !SIDES.some((other) => other !== side && army[other])) return [];
  const ways = [turn, facing].flatMap((part) => part?.arrows ?? []);
  const hither = ways.filter((way) => way.side === side && way.path.at(-1) === town);
  return [...new Set(hither.map(({ path }) => path.at(-2) ?? ""))].filter(Boolean);
}

/**
 * @param {View} view
 * @param {string} town
 * @param {string} side
 * @param {Map<string, string>} owners
 * @param {Translate} t
 * @returns {Thing[]}
 */
function ownBlocks(view, town, side, owners, t) {
  return Object.keys(view.blocks ?? {})
    .filter((id) => view.blocks[id].at === town && owners.get(id) === side)
    .map((id) => ownBlock(id, view.blocks[id], side, t));
}

/** @param {string} id @param {OwnBlock} block @param {string} side @param {Translate} t @returns {Thing} */
function ownBlock(id, block, side, t) {
  return {
    key: id,
    kind: `block ${side}`,
    size: BLOCK,
    names: [`block:${id}`],
    label: blockLabel(id, block, t),
    content: JSON.stringify([block.kind, block.cv, block.max, block.marked ?? false]),
    draw: () => openBlock({ side, ...block }),
  };
}

/** @param {string} id @param {OwnBlock} block @param {Translate} t */
function blockLabel(id, block, t) {
  const values = { kind: `@kind-${block.kind}`, cv: block.cv, max: block.max };
  const label = t("war1812-block", { ...values, name: `@war1812-block-${id}` });
  return block.marked ? `${label}, ${t("war1812-block-marked")}` : label;
}

/** @param {View} view @param {string} place @param {string} side @param {Translate} t @param {boolean} isMoored @returns {Thing[]} */
function fleet(view, place, side, t, isMoored) {
  const ships = view.fleets?.[`${place}/${side}`] ?? {};
  return STATES.flatMap((state) =>
    ships[state] ? [shipsOf(place, side, state, ships[state], t, isMoored)] : [],
  );
}

/**
 * @param {string} place @param {string} side @param {string} state @param {number} count
 * @param {Translate} t @param {boolean} isMoored @returns {Thing}
 */
function shipsOf(place, side, state, count, t, isMoored) {
  const room = NARROW.has(place) ? 1 : undefined;
  return {
    key: `fleet:${place}/${side}/${state}`,
    kind: `fleet ${side} ${state}`,
    size: squadronSize(count, room),
    names: [`fleet:${place}/${side}/${state}`],
    label: t(`war1812-ships-${state}`, { count, side: `@side-${side}` }),
    content: String(count),
    draw: () => squadron(count, () => ship(side, state === "operational", isMoored), room),
  };
}

/** Both fleets on a lake: side by side, or one ship after the other where it is narrow. @param {View} view @param {string} lake @param {Translate} t @returns {Piece[]} */
function onLake(view, lake, t) {
  const fleets = SIDES.map((side) => fleet(view, lake, side, t, false));
  const rows = NARROW.has(lake)
    ? fleets.flat().map((ships) => ({ things: [ships], seen: SAILS }))
    : fleets.filter(({ length }) => length).map((things) => ({ things }));
  return stacked(rows, lake, `lake:${lake}`, lake);
}
