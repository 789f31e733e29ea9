// Why the Commander would make a choice in Mr. Madison's War, by the kind of its step and what the player sees.
import { rosterOf } from "./faces.js";
import { isLeader, isVessel, placeKey, printedOf, standing } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Message} Message */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {{block: string, leader: string, to: string, card: string, use: string, until: string}} Told what an action may name */

const GHENT = "110";
/** Uses of a card that are explained by what they are. */
const USES = ["event", "campaign", "operations", "leader", "units", "depot"];

/** @param {Choice} choice @param {View} view @param {Sheet} sheet @returns {Message | null} */
export function reason({ action }, view, sheet) {
  const named = /** @type {Told} */ (/** @type {unknown} */ (action));
  switch (action.type) {
    case "use-card":
      return view.ask === "play" ? ofCard(named, view, sheet) : { key: "madison-why-now" };
    case "react":
      return { key: "madison-why-now" };
    case "activate-leader":
      return ofLeader(named.leader, view, sheet);
    case "march":
      return ofMarch(named.to, view, sheet);
    case "sail":
      return ofSail(named.to, view, sheet);
    case "drop":
      return { key: "madison-why-drop" };
    case "take":
      return view.ask === "move" ? { key: "madison-why-take" } : null;
    case "done":
      return view.ask === "move" ? { key: "madison-why-done" } : null;
    case "build-vessel":
      return { key: "madison-why-build-vessel" };
    case "restore":
      return { key: "madison-why-strongest", params: { strength: whole(named.block, sheet) } };
    case "put-back":
      return { key: "madison-why-put-back" };
    case "harbour":
      return ofHarbour(named.to, sheet);
    case "stand":
    case "evade":
      return ofStanding(action.type, view);
    case "lead":
      return ofLead(named.block, view, sheet);
    case "lose":
      return ofLoss(named.block, view, sheet);
    case "retreat":
      return valued("madison-why-retreat", named.to, view, sheet);
    default:
      return null;
  }
}

/** @param {Told} use @param {View} view @param {Sheet} sheet @returns {Message} */
function ofCard({ card, use }, view, sheet) {
  const { value = 0, kinds = [] } = sheet.cards.find(({ id }) => id === card) ?? {};
  if (card === GHENT)
    return { key: use === "event" ? "madison-why-peace" : "madison-why-no-peace" };
  if (use === "restore") return ofRestoring(value, view, sheet);
  if (use === "build") return { key: "madison-why-build", params: { points: value } };
  if (use === "hold")
    return { key: kinds.includes("winter") ? "madison-why-hold-winter" : "madison-why-hold" };
  return USES.includes(use)
    ? { key: `madison-why-${use}`, params: { value } }
    : { key: "madison-why-event" };
}

/** @param {number} value @param {View} view @param {Sheet} sheet @returns {Message} */
function ofRestoring(value, { blocks, side, unsupplied = [] }, sheet) {
  const roster = rosterOf(sheet);
  const isOnMap = (/** @type {string} */ at) => sheet.spaces.some(({ id }) => id === at);
  const reduced = Object.entries(blocks).filter(
    ([id, { kind, cv, max, at, side: whose }]) =>
      whose === side &&
      cv < max &&
      isOnMap(at) &&
      !unsupplied.includes(id) &&
      ["regular", "dragoon"].includes(roster.get(id)?.kind ?? kind),
  );
  return { key: "madison-why-restore", params: { reduced: reduced.length, value } };
}

/** @param {string} leader @param {View} view @param {Sheet} sheet @returns {Message} */
function ofLeader(leader, view, sheet) {
  const own = view.blocks[leader];
  const params = { leader: `@madison-block-${leader}`, at: `@${placeKey(own?.at ?? "")}` };
  if (own?.kind === "naval-leader") return { key: "madison-why-admiral", params };
  const strength = strengthAt(view, own?.at ?? "", view.side, sheet);
  return { key: "madison-why-leader-named", params: { ...params, strength } };
}

/** How strong the units of a side in a space are. @param {View} view @param {string} at @param {string} side @param {Sheet} sheet */
function strengthAt(view, at, side, sheet) {
  return unitsAt(view, at, side).reduce(
    (sum, [id, own]) => sum + printedOf(id, own, sheet).strength,
    0,
  );
}

/** @param {View} view @param {string} at @param {string} side */
function unitsAt(view, at, side) {
  return standing(view, at, side).filter(([, { kind }]) => !isLeader(kind) && !isVessel(kind));
}

/** @param {View} view */
function enemyOf({ side }) {
  return side === "us" ? "gb" : "us";
}

/** @param {string} to @param {View} view @param {Sheet} sheet @returns {Message} */
function ofMarch(to, view, sheet) {
  const at = `@${placeKey(to)}`;
  const attack = view.attacks?.[to];
  if (attack)
    return {
      key: "madison-why-attack",
      params: { at, attack: attack.attack, defence: attack.defence },
    };
  const holder = view.seized?.[to] ?? sheet.spaces.find(({ id }) => id === to)?.side;
  if (holder !== view.side && !unitsAt(view, to, enemyOf(view)).length)
    return valued("madison-why-undefended", to, view, sheet);
  return { key: "madison-why-nearer" };
}

/** @param {string} to @param {View} view @param {Sheet} sheet @returns {Message | null} */
function ofSail(to, view, sheet) {
  const lake = sheet.lakes.find(({ box }) => box === to);
  if (!lake) return null;
  const foes = standing(view, to, enemyOf(view)).filter(([, { kind }]) => isVessel(kind)).length;
  const params = { lake: `@madison-lake-${lake.id}`, ships: foes };
  return { key: "madison-why-sail", params };
}

/** @param {string} to @param {Sheet} sheet @returns {Message | null} */
function ofHarbour(to, sheet) {
  const base = sheet.spaces.find(({ id }) => id === to)?.base;
  return base ? { key: "madison-why-base", params: { at: `@${placeKey(to)}` } } : null;
}

/** @param {string} type @param {View} view @returns {Message | null} */
function ofStanding(type, { attacks, play }) {
  const attack = attacks?.[play?.target ?? ""];
  if (!attack) return null;
  const params = { attack: attack.attack, defence: attack.defence };
  return { key: `madison-why-${type}`, params };
}

/** @param {string} block @param {View} view @param {Sheet} sheet @returns {Message | null} */
function ofLead(block, { blocks }, sheet) {
  const own = blocks[block];
  if (!own) return null;
  return { key: "madison-why-led", params: { letter: printedOf(block, own, sheet).letter } };
}

/** @param {string} block @param {View} view @param {Sheet} sheet @returns {Message | null} */
function ofLoss(block, { blocks }, sheet) {
  const own = blocks[block];
  if (!own) return null;
  const { strength, letter } = printedOf(block, own, sheet);
  return isVessel(own.kind)
    ? { key: "madison-why-lose-ship", params: { letter } }
    : { key: "madison-why-lose", params: { strength } };
}

/** How strong a counter is at full strength. @param {string} block @param {Sheet} sheet */
function whole(block, sheet) {
  return rosterOf(sheet).get(block)?.strength ?? 0;
}

/** @param {string} key @param {string} to @param {View} view @param {Sheet} sheet @returns {Message} */
function valued(key, to, { destroyed }, sheet) {
  const value = sheet.spaces.find(({ id }) => id === to)?.value ?? 0;
  const worth = destroyed?.includes(to) ? 0 : value;
  return { key, params: { at: `@${placeKey(to)}`, value: worth } };
}
