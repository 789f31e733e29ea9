// Whom those in hand take along, and how many they may lead.

import { verbatim } from "../../js/i18n.js";
import { rosterOf } from "./faces.js";
import { putBack, putBackWords } from "./returning.js";
import { hasMoved, isLeader, isVessel } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("../../js/types.d.ts").Message} Message */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Force} Force */

/** So many counters of a stack, or fewer, have a button each. */
const MAX_LISTED = 9;
const TECUMSEH = "tecumseh";
/** Ways to set out, or to take somebody along for that. */
const SETS_OUT = ["march", "sail", "take"];
/** In the order in which the kinds of those in hand are counted. */
const KINDS = ["regular", "militia", "dragoon", "indian"];

/** How many movement points a counter has in this card play, as the rules and the card have it. @param {string} id @param {Force} force @param {Sheet} sheet */
function pointsOf(id, force, sheet) {
  const { kind = "", move = 0 } = rosterOf(sheet).get(id) ?? {};
  if (isLeader(kind)) return force.mp || move;
  return force.unit_mp || (force.mp ? Math.min(force.mp, move) : move);
}

/** The movement points that those in hand have left: of the slowest, and of the fastest where that differs. @param {View} view @param {Translate} t @param {Sheet} sheet */
export function pointsLeft({ play }, t, sheet) {
  const force = play?.forces?.[play.now ?? 0];
  if (!force || !play?.group?.length) return [];
  // 11.15 A naval leader goes nowhere without a vessel.
  if (force.water && force.leader && play.group.length < 2) return [];
  const left = play.group.map((id) => {
    const { spent = 0, stopped = false } = play.moved?.[id] ?? {};
    return stopped ? 0 : Math.max(0, pointsOf(id, force, sheet) - spent);
  });
  const [least, most] = [Math.min(...left), Math.max(...left)];
  return [t("madison-points-left", { least, most, faster: most - least })];
}

/** Whom the force in hand takes along. @param {View} view @param {Translate} t @param {Sheet} sheet */
export function aboutMoving(view, t, sheet) {
  const { play } = view;
  const force = play?.forces?.[play.now ?? 0];
  const group = play?.group ?? [];
  if (force?.kind === "units")
    return [...inHand(group, t), ...(group.length > 1 ? [t("madison-may-leave")] : [])];
  if (!force?.leader) return [];
  const leader = `@madison-block-${force.leader}`;
  if (force.kind === "alone") return [t("madison-goes-alone", { leader })];
  const taken = group.filter((id) => id !== force.leader);
  if (force.kind !== "leader" || force.water) {
    const names = namesOf(taken, t);
    if (taken.length) return [t("madison-taken-along", { leader, count: taken.length, names })];
    return force.water ? [t("madison-ships-first", { leader })] : [];
  }
  return [ledBy(view, leader, taken, t, sheet)];
}

/** How many a leader may lead by land, how many are taken, and of which kinds. @param {View} view @param {string} leader @param {string[]} taken @param {Translate} t @param {Sheet} sheet */
function ledBy(view, leader, taken, t, sheet) {
  const kindOf = (/** @type {string} */ id) => view.blocks[id]?.kind ?? "";
  const counted = KINDS.flatMap((kind) => {
    const count = taken.filter((id) => kindOf(id) === kind).length;
    return count ? [t("madison-led-kind", { kind: `@madison-kind-${kind}`, count })] : [];
  });
  const units = taken.filter((id) => !isLeader(kindOf(id))).length;
  const most = limitsOf(view, sheet);
  // 3.53 Tecumseh leads any number of Indians, and one unit beside them.
  const indians = isLedByTecumseh(view) ? "any" : "counted";
  const params = { leader, most, indians, units, leaders: taken.length - units };
  const also = { kinds: verbatim(counted.join(", ")), names: namesOf(taken, t) };
  return t(taken.length ? "madison-led" : "madison-leads-up-to", { ...params, ...also });
}

/** @param {string[]} ids @param {Translate} t */
export function namesOf(ids, t) {
  return verbatim(ids.map((id) => t(`madison-block-${id}`)).join(", "));
}

/** How many units a leader leads. @param {string} leader @param {Sheet} sheet */
export function limitOf(leader, sheet) {
  return sheet.blocks.find(({ id }) => id === leader)?.limit ?? 0;
}

/** @param {View} view @param {string[]} [joining] leaders who come along first */
function isLedByTecumseh({ play }, joining = []) {
  return [...(play?.group ?? []), ...joining].includes(TECUMSEH);
}

/** How many units the leaders in hand may lead by land. @param {View} view @param {Sheet} sheet @param {string[]} [joining] leaders who come along first */
function limitsOf({ play, blocks }, sheet, joining = []) {
  const force = play?.forces?.[play.now ?? 0];
  const group = [...(play?.group ?? []), ...joining];
  const leads = group.filter((id) => isLeader(blocks[id]?.kind ?? ""));
  const limits = leads.map((id) =>
    id === force?.leader && force?.limit ? force.limit : limitOf(id, sheet),
  );
  const all = limits.reduce((sum, limit) => sum + limit, 0);
  return leads.length === 1 && leads[0] === TECUMSEH ? 1 : all;
}

/** What is in hand, with its number. @param {string[]} group @param {Translate} t */
export function inHand(group, t) {
  if (!group.length) return [];
  return [t("madison-in-hand", { names: namesOf(group, t) })];
}

/** Those whom a Campaign has named so far: the leaders of its forces, and a unit. @param {View} view */
export function namedBy({ ask, side, play }) {
  if (ask !== "force" || play?.use !== "campaign" || play.side !== side) return [];
  const leaders = (play.forces ?? []).flatMap(({ leader }) => (leader ? [leader] : []));
  return [...leaders, ...(play.group ?? [])];
}

/** How many a Campaign has named, and whom it still can. @param {View} view @param {Translate} t */
export function aboutNamed(view, t) {
  const named = namedBy(view);
  const names = namesOf(named, t);
  const kind = isLeader(view.blocks[named[0] ?? ""]?.kind ?? "") ? "leader" : "unit";
  return t("madison-campaign-named", { count: named.length, names, kind });
}

/**
 * Who may be taken along by who is in hand: leaders first, for they lead more, then who stands at full strength;
 * by water ships alone. In spring, who may be put back on the lakes.
 * @param {View} view @param {Choices} choices
 */
export function along(view, choices) {
  const { ask, play, blocks } = view;
  const { actions } = choices;
  if (ask === "return") return putBack(view, choices);
  if (ask !== "move" || !play?.forces?.[play.now ?? 0]?.leader) return [];
  const rank = (/** @type {Choice} */ { action }) => {
    const own = blocks[String(action.block)];
    if (!own) return 0;
    return (isLeader(own.kind) ? 100 : 0) + own.cv / Math.max(1, own.max);
  };
  const offered = actions.filter(({ action }) => action.type === "take");
  const sails = (/** @type {Choice} */ { action }) => {
    const kind = blocks[String(action.block)]?.kind ?? "";
    return isVessel(kind) || kind === "naval-leader";
  };
  // Whom ships carry is pressed one by one: with passengers they may not sail where enemies are.
  const those = play.forces[play.now ?? 0].water ? offered.filter(sails) : offered;
  return those.sort((a, b) => rank(b) - rank(a));
}

/** Whether the force that acts has moved: who acted before it on a card, or moves no more, is done. @param {View} view */
export function hasForceMoved({ play }) {
  return Object.keys(play?.moved ?? {}).some((id) => !play?.done?.includes(id));
}

/**
 * What is asked once more: a leader sets out alone while others could go along, or a force that could move ends
 * where it began. The same button may just have ended the force before it.
 * @param {Choice} choice @param {View} view @param {Choices} choices @returns {Message | null}
 */
export function confirms({ action }, view, choices) {
  const mayMove = choices.actions.some(({ action: { type } }) => SETS_OUT.includes(type));
  if (view.ask === "move" && action.type === "done" && mayMove && !hasForceMoved(view))
    return { key: "madison-unmoved-sure" };
  const [leader = "", ...others] = view.play?.group ?? [];
  if (action.type !== "march" || others.length || hasMoved(view, leader)) return null;
  if (!along(view, choices).length) return null;
  return { key: "madison-alone-sure", params: { leader: `@madison-block-${leader}` } };
}

/** Whether who may be taken is listed beside the map: those of one stack, where they are few. @param {View} view @param {Choice[]} actions */
export function isListed({ blocks }, actions) {
  const ids = actions.flatMap(({ action }) =>
    action.type === "take" ? [String(action.block)] : [],
  );
  const places = new Set(ids.map((id) => blocks[id]?.at));
  return places.size === 1 && ids.length <= MAX_LISTED;
}

/** What taking all along is called: how many units, where not all may be led of how many, and leaders. @param {View} view @param {Choices} choices @param {Sheet} sheet @returns {Message} */
export function alongWords(view, choices, sheet) {
  if (view.ask === "return") return putBackWords(view, choices);
  const ids = along(view, choices).map(({ action }) => String(action.block));
  const isByWater = view.play?.forces?.[view.play.now ?? 0]?.water ?? false;
  if (isByWater) return { key: "madison-take-ships", params: { count: ids.length } };
  const kindOf = (/** @type {string} */ id) => view.blocks[id]?.kind ?? "";
  const leads = ids.filter((id) => isLeader(kindOf(id)));
  const isFree = (/** @type {string} */ id) =>
    isLedByTecumseh(view, leads) && kindOf(id) === "indian";
  const isCounted = (/** @type {string} */ id) => !isLeader(kindOf(id)) && !isFree(id);
  const held = (view.play?.group ?? []).filter(isCounted).length;
  const room = Math.max(0, limitsOf(view, sheet, leads) - held);
  const all = ids.length - leads.length;
  const counted = ids.filter(isCounted).length;
  const count = all - counted + Math.min(counted, room);
  const some = count < all ? "yes" : "no";
  return { key: "madison-take-along", params: { count, all, some, leaders: leads.length } };
}
