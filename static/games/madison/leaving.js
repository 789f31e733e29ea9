// What is given up where all who are in hand leave: enemy ground, a lake, a town of one's own that enemies stand next to.

import { isVessel, neighbours, placeKey, printedOf, standing } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/types.d.ts").Badge} Badge */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Piece} Piece */

/** @typedef {{kind: "control" | "lake" | "open", at: string, points: number, near: string}} GivenUp */

const LAND = ["regular", "militia", "dragoon", "indian"];
const LAKE_POINTS = 2;
/** 4.15 Indians alone control spaces up to this value. */
const INDIANS_HOLD = 1;

/** Where those in hand stand, and who of their side would be left there. @param {View} view @returns {{at: string, left: [string, Piece][]} | null} */
function leftBehind({ ask, side, play, blocks, ...rest }) {
  const group = play?.group ?? [];
  const at = blocks?.[group[0]]?.at ?? "";
  if (ask !== "move" || !at || !side) return null;
  const there = standing(/** @type {View} */ ({ ...rest, blocks }), at, side);
  return { at, left: there.filter(([id]) => !group.includes(id)) };
}

/** Whether units hold a space of the enemy's. @param {[string, Piece][]} units @param {number} value @param {Sheet} sheet */
function isHeldBy(units, value, sheet) {
  if (!units.length) return false;
  if (value > INDIANS_HOLD && units.every(([, { kind }]) => kind === "indian")) return false;
  const strength = units.reduce((sum, [id, own]) => sum + printedOf(id, own, sheet).strength, 0);
  return strength >= value;
}

/**
 * What goes with all who are in hand: control of a space or of a lake with its points, or the last guard of a town.
 * @param {View} view @param {Sheet} sheet
 * @returns {GivenUp | null}
 */
export function givenUp(view, sheet) {
  const found = leftBehind(view);
  if (!found) return null;
  const { at, left } = found;
  const lake = sheet.lakes.find(({ box }) => box === at);
  if (lake) {
    const isLost =
      view.lakes?.[lake.id] === view.side && !left.some(([, own]) => isVessel(own.kind));
    return isLost ? { kind: "lake", at, points: LAKE_POINTS, near: "" } : null;
  }
  const space = sheet.spaces.find(({ id }) => id === at);
  if (!space) return null;
  const value = view.destroyed?.includes(at) ? 0 : space.value;
  const units = left.filter(([, { kind }]) => LAND.includes(kind));
  if (view.seized?.[at] === view.side) {
    const isLost = !isHeldBy(units, value, sheet);
    return isLost ? { kind: "control", at, points: value, near: "" } : null;
  }
  return units.length || hasJustCome(view) ? null : leftOpen(view, sheet, at);
}

/** Whether all in hand came to where they stand in this card play: nobody's guard goes with them. @param {View} view */
function hasJustCome({ play, blocks }) {
  const guards = (play?.group ?? []).filter((id) => LAND.includes(blocks[id]?.kind ?? ""));
  return (guards.length ? guards : (play?.group ?? [])).every((id) => play?.moved?.[id]);
}

/** A space of one's own that nobody guards, where the enemy stands next to it. @param {View} view @param {Sheet} sheet @param {string} at @returns {GivenUp | null} */
function leftOpen(view, sheet, at) {
  const space = sheet.spaces.find(({ id }) => id === at);
  if (space?.side !== view.side || view.seized?.[at]) return null;
  const near = enemyNextTo(view, sheet, at);
  const points = view.destroyed?.includes(at) ? 0 : space.value;
  return near ? { kind: "open", at, points, near } : null;
}

/** The spaces that those who moved in this card play have left to nobody, until it is over. @param {View} view @param {Sheet} sheet @returns {GivenUp[]} */
function leftSoFar(view, sheet) {
  const { ask, side, play, blocks } = view;
  if (ask !== "move" || !side) return [];
  const moved = Object.entries(play?.moved ?? {}).filter(([id]) => blocks[id]?.side === side);
  const left = new Set(
    moved.flatMap(([id, { path }]) => (blocks[id].at === path[0] ? [] : path[0])),
  );
  const isEmpty = (/** @type {string} */ at) =>
    !standing(view, at, side).some(([, { kind }]) => LAND.includes(kind));
  return [...left].filter(isEmpty).flatMap((at) => leftOpen(view, sheet, at) ?? []);
}

/** A space next to another from which the enemy could march in, "" without any. @param {View} view @param {Sheet} sheet @param {string} at */
function enemyNextTo(view, sheet, at) {
  const isEnemys = (/** @type {Piece} */ own) => own.side !== view.side && LAND.includes(own.kind);
  const found = neighbours(sheet, at).find(({ place }) =>
    Object.values(view.blocks).some((own) => own.at === place && isEnemys(own)),
  );
  return found?.place ?? "";
}

/** What is given up, and what was in this card play, in words. @param {View} view @param {Sheet} sheet @param {Translate} t */
export function aboutLeaving(view, sheet, t) {
  const lost = givenUp(view, sheet);
  return [...(lost ? [lost] : []), ...leftSoFar(view, sheet)].map(({ kind, at, points, near }) => {
    const params = { at: `@${placeKey(at)}`, points, near: near ? `@${placeKey(near)}` : "" };
    return t(`madison-gives-up-${kind}`, params);
  });
}

/** Where units stand out of supply that came there in this card play. @param {View} view @param {Translate} t */
export function aboutSupply({ ask, side, play, blocks, unsupplied = [] }, t) {
  if (ask !== "move") return [];
  const cut = unsupplied.filter((id) => blocks[id]?.side === side && play?.moved?.[id]);
  const places = Map.groupBy(cut, (id) => blocks[id].at);
  return [...places].map(([at, { length }]) =>
    t("madison-cut-off-there", { at: `@${placeKey(at)}`, count: length }),
  );
}
