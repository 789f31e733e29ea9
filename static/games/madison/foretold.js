// How far a force could go that may be named now, and what its attacks come to, before it is named.

import { verbatim } from "../../js/i18n.js";
import { chancesOf } from "./odds.js";
import { isLeader, isVessel, nameOfPlace, placeKey, standing } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").Foresight} Foresight */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Way} Way */

/** So many fights are told in words, those that are likeliest won. */
const MOST = 5;
/** Odds at which defenders retreat before combat. */
const OVERWHELMED = "9:1";

/** Whom a choice would name, or who is in hand already. @param {Choice | null} choice @param {View} view */
export function foresees(choice, { ask, play }) {
  if (ask !== "force") return "";
  const [first = ""] = play?.group ?? [];
  const named = String(choice?.action.leader ?? choice?.action.block ?? first);
  return named && `block:${named}`;
}

/**
 * The places within reach, what stands beside those that can be attacked, and all of it in words.
 * @param {Foresight} foreseen @param {Choice | null} choice @param {View} view @param {Translate} t @param {Sheet} sheet
 */
export function foretold({ ways = [] }, choice, view, t, sheet) {
  const isLeaders = choice?.action.type === "activate-leader";
  const meant = ways.filter(
    ({ water }) => !isLeaders || Boolean(water) === Boolean(choice.action.water),
  );
  const told = meant.map((way) => ({ way, fights: fightsOf(way, view, t, sheet) }));
  const fights = told.flatMap((one) => one.fights);
  const best = (/** @type {string} */ at) =>
    fights.filter((one) => one.at === at).sort((a, b) => b.part - a.part)[0];
  const targets = [...new Set(fights.map(({ at }) => at))];
  const words = told.flatMap(({ way, fights }) => {
    const likely = fights.sort((a, b) => b.part - a.part);
    const more = likely.length - MOST;
    return [
      wayWords(way, view, t),
      ...likely.slice(0, MOST).map(({ words }) => words),
      ...(more > 0 ? [t("madison-foretold-more", { count: more })] : []),
    ];
  });
  return {
    reached: [...new Set(meant.flatMap(({ reached }) => reached))].map(nameOfPlace),
    badges: targets.map(best).map(({ at, text, words }) => ({ at, text, words })),
    words,
  };
}

/** Who goes, how, and to how many places. @param {Way} way @param {View} view @param {Translate} t */
function wayWords({ group: [first, ...others], reached, water }, view, t) {
  const kinds = others.map((id) => view.blocks[id]?.kind ?? "");
  const vessels = kinds.filter(isVessel).length;
  const isShip = isVessel(view.blocks[first]?.kind ?? "");
  return t("madison-foretold", {
    first: `@madison-block-${first}`,
    units: kinds.filter((kind) => !isVessel(kind) && !isLeader(kind)).length,
    vessels,
    how: water || isShip ? "water" : "land",
    count: reached.length,
  });
}

/** The fights that a way leads to: how likely they are won, in percent, and in words. @param {Way} way @param {View} view @param {Translate} t @param {Sheet} sheet */
function fightsOf({ attacks = {}, origins = {}, reached }, view, t, sheet) {
  return reached.flatMap((at) => {
    const place = `@${placeKey(at)}`;
    const attack = attacks[at];
    if (!attack) {
      const words = t("madison-foretold-overwhelmed", { at: place });
      return isHeld(view, at) ? [{ at, part: 100, text: OVERWHELMED, words }] : [];
    }
    const { parts, drm } = chancesOf(attack, at, sheet, "attack");
    const { attack: own, defence } = attack;
    const from = `@${placeKey(origins[at])}`;
    const told = { at: place, from, attack: own, defence, drm: verbatim(drm), ...parts };
    const words = t("madison-foretold-attack", told);
    return [{ at, part: parts.dr, text: `${parts.dr}%`, words }];
  });
}

/** Whether enemy units stand in a space. @param {View} view @param {string} at */
function isHeld(view, at) {
  const enemy = view.side === "us" ? "gb" : "us";
  return standing(view, at, enemy).some(([, { kind }]) => !isLeader(kind) && !isVessel(kind));
}
