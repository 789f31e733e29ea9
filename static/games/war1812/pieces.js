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
  return stacked(rows, town, `town:${town}`, `${town}/${side}`);
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
  return {
    key: `fleet:${place}/${side}/${state}`,
    kind: `fleet ${side} ${state}`,
    size: squadronSize(count),
    names: [`fleet:${place}/${side}/${state}`],
    label: t(`war1812-ships-${state}`, { count, side: `@side-${side}` }),
    content: String(count),
    draw: () => squadron(count, () => ship(side, state === "operational", isMoored)),
  };
}

/** Both fleets on a lake. @param {View} view @param {string} lake @param {Translate} t @returns {Piece[]} */
function onLake(view, lake, t) {
  const rows = SIDES.map((side) => ({ things: fleet(view, lake, side, t, false) }));
  const afloat = rows.filter(({ things }) => things.length);
  return stacked(afloat, lake, `lake:${lake}`, lake);
}
