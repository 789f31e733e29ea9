// Which counters stand where: a view of Mr. Madison's War as a list of things to draw.

import { ranks } from "../../js/board/ranks.js";
import { stacked } from "../../js/board/stacking.js";
import { COUNTER, openBlock, TOKEN, token } from "./faces.js";
import { namedBy } from "./taking.js";
import {
  counterWords,
  hasMoved,
  isLeader,
  isVessel,
  nameOfPlace,
  places,
  SIDES,
  standing,
} from "./words.js";

/** @typedef {import("../../js/types.d.ts").Piece} Piece */
/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/board/stacking.js").Thing} Thing */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {{cut: Set<string>, group: Set<string>, named: Set<string>, viewer: string}} Shown who is out of supply, who goes along, who is named, and who looks */

const ROOM = 47; // how wide a stack lies closed up
const LEAST_SEEN = 9; // of a counter under the next one
const SEEN = 12; // of a row behind the next one
const PLATE = 14; // of leaders behind others, down to the lower edge of their names
const LONG = 6; // counters in a row

/** @param {View} view @param {Sheet} sheet @param {Translate} t @returns {Piece[]} */
export function pieces(view, sheet, t) {
  const shown = {
    cut: new Set(view.unsupplied ?? []),
    group: new Set(view.play?.group ?? []),
    named: new Set(namedBy(view)),
    viewer: view.side,
  };
  return places(sheet).flatMap(({ id }) => [
    ...signs(view, sheet, id, t),
    ...SIDES.flatMap((side) =>
      companies(view, id, side).flatMap(([key, here]) => stack(here, sheet, id, key, shown, t)),
    ),
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

/** A side's counters in a place: who came there in this card play stands apart until it is over, so that they push nobody away. @param {View} view @param {string} place @param {string} side @returns {[string, Standing][]} */
function companies(view, place, side) {
  const hasCome = (/** @type {string} */ id) => hasMoved(view, id);
  const here = standing(view, place, side);
  return [
    [`${place}/${side}`, here.filter(([id]) => !hasCome(id))],
    [`${place}/${side}/come`, here.filter(([id]) => hasCome(id))],
  ];
}

/** @typedef {ReturnType<typeof standing>} Standing */

/** Some counters of a side in a place: leaders behind, land units before them, vessels in front. @param {Standing} here @param {Sheet} sheet @param {string} place @param {string} key @param {Shown} shown @param {Translate} t */
function stack(here, sheet, place, key, shown, t) {
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
    ...(n < rows.length - 1 ? { seen: isLeader(row[0][1].kind) ? PLATE : SEEN } : {}),
  }));
  return stacked(lines, place, nameOfPlace(place), key);
}

/** How far each counter of a row lies over the one before, for the row to keep its room. @param {number} count */
function lapOf(count) {
  if (count < 2) return -1.5;
  const over = (count * COUNTER.w - ROOM) / (count - 1);
  return Math.min(COUNTER.w - LEAST_SEEN, Math.max(-1.5, over));
}

/** @param {string} id @param {import("./view.d.ts").Piece} own @param {Sheet} sheet @param {Shown} shown @param {Translate} t @returns {Thing} */
function thing(id, own, sheet, { cut, group, named, viewer }, t) {
  const { side, kind, cv, max } = own;
  // What the enemy moves is in nobody's hand: it isn't drawn as what may be pressed.
  const [isCut, isMoved, isNamed] = [cut.has(id), group.has(id), named.has(id)];
  const isInHand = isNamed || (isMoved && side === viewer);
  const state = isInHand ? "taken" : isMoved ? "moved" : "";
  const words = counterWords(id, own, sheet, t, isCut);
  const marks = isNamed ? [t("madison-is-named")] : isMoved ? [t("madison-goes-along")] : [];
  return {
    key: id,
    kind: `block counter ${side} ${kind} ${state}`.trim(),
    size: COUNTER,
    names: [`block:${id}`],
    label: [words, ...marks].join(", "),
    content: JSON.stringify([id, cv, isCut, isInHand]),
    draw: () => openBlock({ id, side, kind, cv, max, isCut, isInHand }, sheet),
  };
}
