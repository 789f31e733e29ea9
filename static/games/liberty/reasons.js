// Why a machine would make a choice in Liberty, by the kind of its step and what it sees.
import { ATLANTIC, armyAt, friend, neighbours, placeKey, townAt } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Message} Message */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {{block: string, to: string, card: string}} Told what an action may name */

const WINTER_IN_SIGHT = 4; // the turn of a year from which on blocks look for a town to winter in

/** @param {Choice} choice @param {View} view @param {Sheet} sheet @returns {Message | null} */
export function reason({ action }, view, sheet) {
  const named = /** @type {Told} */ (/** @type {unknown} */ (action));
  const { hits = 0 } = sheet.blocks.find(({ id }) => id === named.block) ?? {};
  switch (action.type) {
    case "play-card":
      return ofCard(named.card, view, sheet);
    case "reinforce":
      return { key: "liberty-why-reinforce", params: { hits } };
    case "move":
      return ofMove(named, view, sheet);
    case "fire":
      return { key: "liberty-why-fire", params: { cv: view.blocks[named.block]?.cv ?? 0, hits } };
    case "leave":
      return view.battle?.stage === "regroup" ? null : ofRetreat(view);
    case "done":
      return view.ask === "move" ? { key: "liberty-why-done" } : null;
    default:
      return null;
  }
}

/** @param {string} card @param {View} view @param {Sheet} sheet @returns {Message} */
function ofCard(card, view, sheet) {
  const { kind = "", value = 0 } = sheet.cards.find(({ id }) => id === card) ?? {};
  if (kind === "supply") return { key: "liberty-why-supply", params: { value } };
  const [key, at] = useOfActions(view, sheet);
  return { key, params: { value, at: at && `@${placeKey(at)}` } };
}

/** A place as messages name it. @param {string} id */
function called(id) {
  return `@${placeKey(id)}`;
}

/** Whose a town is. @param {string} id @param {View} view @param {Sheet} sheet */
function holderOf(id, view, sheet) {
  return view.held[id] ?? friend(townAt(sheet, id));
}

/** The towns that are worth something, the greatest first. @param {View} view @param {Sheet} sheet */
function townsWorth(view, sheet) {
  return sheet.hexes
    .filter(({ town }) => town?.value)
    .map(({ id, town }) => ({ id, value: town?.value ?? 0, of: holderOf(id, view, sheet) }))
    .sort((a, b) => b.value - a.value);
}

/** Those of them that the enemy holds and nobody defends. @param {View} view @param {Sheet} sheet */
function openTowns(view, sheet) {
  const enemy = view.side === "gb" ? "am" : "gb";
  return townsWorth(view, sheet).filter(({ id, of }) => of === enemy && !armyAt(view, id, enemy));
}

/**
 * What actions are wanted for most: an enemy town beside one's own blocks that nobody defends, else an own one beside
 * the enemy's, the greatest of them.
 * @param {View} view @param {Sheet} sheet @returns {[string, string]} the key of its words, and the place
 */
function useOfActions(view, sheet) {
  const { side } = view;
  const enemy = side === "gb" ? "am" : "gb";
  const isBeside = (/** @type {string} */ at, /** @type {string} */ whose) =>
    neighbours(sheet, at).some(({ place }) => place !== ATLANTIC && armyAt(view, place, whose) > 0);
  const open = openTowns(view, sheet).find(({ id }) => isBeside(id, side));
  if (open) return ["liberty-why-actions-open", open.id];
  const threatened = townsWorth(view, sheet).find(
    ({ id, of }) => of === side && isBeside(id, enemy),
  );
  return threatened ? ["liberty-why-actions-guard", threatened.id] : ["liberty-why-actions", ""];
}

/** @param {View} view @returns {Message} */
function ofRetreat({ battle, side }) {
  const lines = Object.entries(battle?.lines ?? {});
  const strength = (/** @type {boolean} */ isOwn) =>
    lines
      .filter(([whose]) => (whose === side) === isOwn)
      .flatMap(([, blocks]) => blocks)
      .reduce((sum, { cv = 0 }) => sum + cv, 0);
  return { key: "liberty-why-leave", params: { own: strength(true), enemy: strength(false) } };
}

/**
 * What a move gains: what it attacks, takes or keeps, else what it can take from there; null where that is nothing.
 * @param {Told} move @param {View} view @param {Sheet} sheet @returns {Message | null}
 */
function ofMove({ to }, view, sheet) {
  const { side } = view;
  const enemy = side === "gb" ? "am" : "gb";
  if (to === ATLANTIC) return { key: "liberty-why-sea" };
  const blocks = armyAt(view, to, enemy);
  if (blocks) return { key: "liberty-why-attack", params: { at: called(to), blocks } };
  const value = townAt(sheet, to)?.value ?? 0;
  const params = { at: called(to), value };
  if (value && holderOf(to, view, sheet) !== side) return { key: "liberty-why-take", params };
  const beside = neighbours(sheet, to).map(({ place }) => place);
  const isThreatened = beside.some((place) => place !== ATLANTIC && armyAt(view, place, enemy) > 0);
  if (value && isThreatened) return { key: "liberty-why-guard", params };
  const [open] = openTowns(view, sheet).filter(({ id }) => beside.includes(id));
  if (open)
    return { key: "liberty-why-reaches", params: { at: called(open.id), value: open.value } };
  return value && view.turn_number >= WINTER_IN_SIGHT ? { key: "liberty-why-feeds", params } : null;
}
