// Which counters stand where: a view of Mr. Madison's War as a list of things to draw.

import { ranks } from "../../js/board/ranks.js";
import { stacked } from "../../js/board/stacking.js";
import { COUNTER, openBlock, TOKEN, token } from "./faces.js";
import { counterWords, isLeader, isVessel, nameOfPlace, places, SIDES, standing } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Piece} Piece */
/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/board/stacking.js").Thing} Thing */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {{cut: Set<string>, group: Set<string>}} Shown who is out of supply, and who goes along */

const ROOM = 46; // how wide a stack lies closed up
const LEAST_SEEN = 7; // of a counter under the next one
const SEEN = 11; // of a row behind the next one
const LONG = 6; // counters in a row

/** @param {View} view @param {Sheet} sheet @param {Translate} t @returns {Piece[]} */
export function pieces(view, sheet, t) {
  const shown = {
    cut: new Set(view.unsupplied ?? []),
    group: new Set(view.play?.group ?? []),
  };
  return places(sheet).flatMap(({ id }) => [
    ...signs(view, sheet, id, t),
    ...SIDES.flatMap((side) => stack(view, sheet, id, side, shown, t)),
  ]);
}

/** What a place bears beside its counters. @param {View} view @param {Sheet} sheet @param {string} place @param {Translate} t @returns {Piece[]} */
function signs(view, sheet, place, t) {
  const depot = view.depots?.[place];
  const fort = sheet.forts.find(({ id, at }) => at === place && view.forts?.includes(id));
  const toll = view.attrition?.losses?.[place] ?? 0;
  const found = [
    depot
      ? sign("depot", depot, place, t("madison-about-depot", { side: `@side-${depot}` }))
      : null,
    fort
      ? sign(
          "fort",
          fort.side,
          place,
          t("madison-about-fort", { letter: fort.letter, value: fort.strength }),
        )
      : null,
    toll ? sign("toll", "", place, t("madison-winter-toll", { count: toll }), toll) : null,
    view.destroyed?.includes(place) ? sign("ruin", "", place, t("madison-about-destroyed")) : null,
  ].filter((one) => one !== null);
  return found.length
    ? stacked([{ things: found }], place, nameOfPlace(place), `${place}/signs`)
    : [];
}

/** @param {string} kind @param {string} side @param {string} place @param {string} label @param {number} [count] @returns {Thing} */
function sign(kind, side, place, label, count = 0) {
  const drawn = { key: `${kind}@${place}`, kind: `token ${kind} ${side}`, size: TOKEN, names: [] };
  return { ...drawn, label, content: `${side} ${count}`, draw: () => token(kind, count) };
}

/** A side's stack in a place: leaders behind, land units before them, vessels in front. @param {View} view @param {Sheet} sheet @param {string} place @param {string} side @param {Shown} shown @param {Translate} t */
function stack(view, sheet, place, side, shown, t) {
  const here = standing(view, place, side);
  if (!here.length) return [];
  const kinds = [
    here.filter(([, own]) => isLeader(own.kind)),
    here.filter(([, own]) => !isLeader(own.kind) && !isVessel(own.kind)),
    here.filter(([, own]) => isVessel(own.kind)),
  ];
  const rows = kinds.flatMap((found) => ranks(found, LONG));
  const lines = rows.map((row, n) => ({
    things: row.map(([id, own]) => thing(id, own, sheet, shown, t)),
    lap: lapOf(row.length),
    ...(n < rows.length - 1 ? { seen: SEEN } : {}),
  }));
  return stacked(lines, place, nameOfPlace(place), `${place}/${side}`);
}

/** How far each counter of a row lies over the one before, for the row to keep its room. @param {number} count */
function lapOf(count) {
  if (count < 2) return -1.5;
  const over = (count * COUNTER.w - ROOM) / (count - 1);
  return Math.min(COUNTER.w - LEAST_SEEN, Math.max(-1.5, over));
}

/** @param {string} id @param {import("./view.d.ts").Piece} own @param {Sheet} sheet @param {Shown} shown @param {Translate} t @returns {Thing} */
function thing(id, own, sheet, { cut, group }, t) {
  const { side, kind, cv, max } = own;
  const [isCut, isInHand] = [cut.has(id), group.has(id)];
  const words = counterWords(id, own, sheet, t, isCut);
  return {
    key: id,
    kind: `block counter ${side} ${kind}`,
    size: COUNTER,
    names: [`block:${id}`],
    label: isInHand ? `${words}, ${t("madison-goes-along")}` : words,
    content: JSON.stringify([id, cv, isCut, isInHand]),
    draw: () => openBlock({ id, side, kind, cv, max, isCut, isInHand }, sheet),
  };
}
