// Which pieces stand where: a view of Liberty as a list of things to draw.

import { BLOCK } from "../../js/board/blockArt.js";
import { ranks } from "../../js/board/ranks.js";
import { stacked } from "../../js/board/stacking.js";
import { blanks, rowsOf } from "../../js/games/shared.js";
import { blankBlock, openBlock, rosterOf } from "./faces.js";
import { armyAt, blockWords, nameOfPlace, places, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Piece} Piece */
/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("../../js/board/stacking.js").Thing} Thing */

/** More blocks than these close up, so that the name and the town beside them stay seen. */
const MANY = 4;
const CLOSE = 8;
/** The part of a block that tells its strength, and its branch and class; a few that stand alone show both. */
const TOLD = 21;

/** @param {View} view @param {Sheet} sheet @param {Translate} t @returns {Piece[]} */
export function pieces(view, sheet, t) {
  return places(sheet).flatMap(({ id }) =>
    SIDES.flatMap((side) => stack(view, sheet, id, side, t)),
  );
}

/** A side's stack in a place, the rear rank first. @param {View} view @param {Sheet} sheet @param {string} place @param {string} side @param {Translate} t */
function stack(view, sheet, place, side, t) {
  const roster = rosterOf(sheet);
  const own = Object.keys(view.blocks ?? {})
    .filter((id) => view.blocks[id].at === place && roster.get(id)?.side === side)
    .map((id) => ownBlock(id, view, side, sheet, t));
  const open = ranks(own, own.length > 9 ? 4 : own.length > 6 ? 3 : 2);
  const count = armyAt(view, place, side) - own.length;
  const label = t("liberty-hidden", { side: `@side-${side}`, count });
  const isAlone = SIDES.every((other) => other === side || !armyAt(view, place, other));
  const seen = isAlone && own.length <= MANY ? TOLD : undefined;
  const rows = rowsOf(open, blanks({ side, place, count, label }, blankBlock), seen).map((row) =>
    own.length > MANY ? { lap: CLOSE, ...row } : row,
  );
  return stacked(rows, place, nameOfPlace(place), `${place}/${side}`);
}

/** @param {string} id @param {View} view @param {string} side @param {Sheet} sheet @param {Translate} t @returns {Thing} */
function ownBlock(id, view, side, sheet, t) {
  const block = view.blocks[id];
  const label = blockWords(id, block, sheet, t, view);
  const { kind, cv, max, marked = false } = block;
  return {
    key: id,
    kind: `block ${side}`,
    size: BLOCK,
    names: [`block:${id}`],
    label: marked ? `${label}, ${t("liberty-block-marked")}` : label,
    content: JSON.stringify([kind, cv, max, marked]),
    draw: () => openBlock({ ...block, side, group: id }, sheet),
  };
}
