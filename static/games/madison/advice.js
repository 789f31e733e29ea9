// What helps to decide in Mr. Madison's War: what a question leaves unsaid, and what an answer commits to.

import { verbatim } from "../../js/i18n.js";
import {
  aboutBlocked,
  arrivalSign,
  arrivalWords,
  counterSign,
  enteringWords,
  lostByWaiting,
} from "./arriving.js";
import { heldUntil, useSign } from "./cards.js";
import { aboutLeaving, aboutSupply } from "./leaving.js";
import { chancesOf, ends, isBox, roleIn, signed } from "./odds.js";
import { aboutReacting } from "./reacting.js";
import { givingUp, mayEnd } from "./returning.js";
import {
  aboutMoving,
  aboutNamed,
  hasForceMoved,
  inHand,
  isListed,
  limitOf,
  namedBy,
  pointsLeft,
} from "./taking.js";
import { aboutAttrition } from "./winter.js";
import { halfPoints, isLeader, isVessel, placeKey, printedOf, SIDES, standing } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("../../js/types.d.ts").Message} Message */
/** @typedef {import("../../js/types.d.ts").Warning} Warning */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Force} Force */

const MOVES = ["march", "sail"];
const NAMINGS = ["activate-leader", "take"];
/** Answers that do nothing. */
const IDLE = ["pass", "open-orders"];
/** Answers that let the enemy go on; with more they hold for other questions of their kind, too. */
const WINDOW_ENDS = ["pass", "stand"];
/** Questions about deeds of which each counts, and that are ended when one will. */
const DEEDS = ["build", "restore"];
/** So many act by a Campaign (8.7). */
const CAMPAIGN_FORCES = 2;
/** So many answers, or fewer, are buttons as well. */
const FEW = 7;
/** Answers that are pressed on the map, and are buttons as well where they are few. */
const ALSO_BUTTONS = ["pick", "harbour", "fight-in", "make-depot", "restore", "repair", "lose"];
/** What answers are called for which the server has no words. */
const ANSWERS = {
  pick: "madison-answer-pick",
  "make-depot": "madison-answer-depot",
  restore: "madison-answer-restore",
  lose: "madison-answer-lose",
  retreat: "madison-answer-retreat",
  evade: "madison-answer-retreat",
};

/**
 * What is to be known before one decides.
 * @param {View} view @param {Choices} choices @param {Translate} t @param {Sheet} sheet
 * @returns {(string | Warning)[]}
 */
export function warnings(view, choices, t, sheet) {
  if (view.ask === "react")
    return [...aboutReacting(choices, t), ...aboutBeingAttacked(view, t, sheet)];
  if (view.ask === "lead-ship") return [t("madison-why-lead-ship")];
  if (view.ask === "lead") return [t("madison-why-lead")];
  if (view.ask === "evade") return aboutStanding(view, t, sheet);
  if (view.ask === "force") return aboutNaming(view, choices, t, sheet);
  if (view.ask === "move")
    return [
      ...[...aboutLeaving(view, sheet, t), ...aboutSupply(view, t)].map((text) => ({
        text,
        isFirst: true,
      })),
      ...aboutMoving(view, t, sheet),
      ...pointsLeft(view, t, sheet),
      ...aboutAttacks(view, choices, t, sheet),
    ];
  if (view.ask === "play" && choices.actions.some(({ action }) => action.type === "withdraw"))
    return [t("madison-may-withdraw")];
  if (view.ask === "return") return [t("madison-how-to-return")];
  if (view.ask === "arrive") return [...aboutBlocked(view, sheet, t), t("madison-how-to-arrive")];
  if (view.ask === "harbour") return aboutPorts(choices, t);
  if (view.ask === "attrition") return aboutAttrition(view, choices, t);
  return [];
}

/** How a port is chosen, and why. @param {Choices} choices @param {Translate} t */
function aboutPorts({ actions }, t) {
  const alone = actions.some(({ action }) => action.type === "berth") ? "yes" : "no";
  return [t("madison-how-to-harbour", { alone }), t("madison-why-harbour")];
}

/** What opened the question that an answer leaves. @param {Choice} choice */
export function opener({ action }) {
  return action.type === "close-orders" ? "open-orders" : "";
}

/** Passing, where nothing else can be done; standing orders spare questions, and these are not asked. @param {View} _view @param {Choices} choices */
export function idle(_view, { actions }) {
  const isOther = actions.some(({ action }) => !IDLE.includes(action.type));
  return (
    (!isOther && actions.find(({ action }) => action.type === "pass" && !action.until)) || null
  );
}

/** Whom the card may activate, who is too slow for it, and that naming commits. @param {View} view @param {Choices} choices @param {Translate} t @param {Sheet} sheet */
function aboutNaming(view, { actions }, t, sheet) {
  const { play, blocks, side, phase } = view;
  // A finger can't point without pressing.
  const by = globalThis.matchMedia?.("(hover: none)").matches ? "finger" : "mouse";
  const commits = phase === "prewar" ? "" : t("madison-naming-commits", { by });
  if (namedBy(view).length) return [aboutNamed(view, t), commits].filter(Boolean);
  const value = sheet.cards.find(({ id }) => id === play?.card)?.value ?? 0;
  const use = play?.use ?? "";
  const offered = new Set(actions.map(({ subject }) => subject));
  const isOnMap = (/** @type {string} */ at) => sheet.spaces.some(({ id }) => id === at);
  const slow = sheet.blocks.filter(
    ({ id, kind, side: owner, command = 0 }) =>
      owner === side &&
      isLeader(kind) &&
      command > value &&
      isOnMap(blocks[id]?.at ?? "") &&
      !offered.has(`block:${id}`),
  );
  const names = slow.map(({ id }) => t(`madison-block-${id}`)).join(", ");
  return [
    ...inHand(play?.group ?? [], t),
    t("madison-whom-to-name", { use, value }),
    use === "leader" && names ? t("madison-too-slow", { names, value }) : "",
    commits,
  ].filter(Boolean);
}

/** What is added to the die of each attack that may be made, to be unfolded: the buttons tell what it comes to. @param {View} view @param {Choices} choices @param {Translate} t @param {Sheet} sheet @returns {Warning[]} */
function aboutAttacks(view, { actions }, t, sheet) {
  const places = actions
    .filter(({ action, final }) => final && MOVES.includes(action.type))
    .map(({ action }) => String(action.to));
  const reckoned = [...new Set(places)].filter((at) => view.attacks?.[at]);
  const told = reckoned.flatMap((at) => attackTold(view, at, t, sheet));
  if (!told.length) return [];
  // 9.41 Only on land do defenders go before a die is rolled.
  const more = reckoned.some((at) => !isBox(at)) ? [...told, t("madison-may-evade")] : told;
  return [{ text: t("madison-added"), more }];
}

/** What an attack comes to, for those who make it or for those who stand there. @param {View} view @param {string} at @param {Translate} t @param {Sheet} sheet @param {string} [key] */
function attackTold(view, at, t, sheet, key = "madison-attack-told") {
  const attack = view.attacks?.[at];
  if (!attack) return [];
  const { isLand, bars, drm, modifiers, lead, open } = chancesOf(attack, at, sheet, roleIn(view));
  const added = modifiers.map(({ what, drm }) =>
    t(`madison-line-modifier-${what.replaceAll("_", "-")}`, { drm: signed(drm) }),
  );
  const chances = ends(bars, isLand).map((end) => t(end.key, { part: end.part }));
  const params = {
    at: `@${placeKey(at)}`,
    count: added.length,
    added: verbatim(added.join("; ")),
    drm,
    chances: verbatim(chances.join("; ")),
    attack: attack.attack,
    defence: attack.defence,
    ...leadsTold(open),
  };
  return [t(key, params), ...byLead(attack, t, lead)];
}

/** Whether lead units are counted, or between what they come to. @param {ReturnType<typeof chancesOf>["open"]} open */
function leadsTold(open) {
  if (!open) return { leads: "counted", least: "", most: "" };
  return { leads: "open", least: signed(open.least), most: signed(open.most) };
}

/** What the attack comes to that is on its way, as those told it who make it. @param {View} view @param {Translate} t @param {Sheet} sheet @returns {Warning[]} */
function aboutBeingAttacked(view, t, sheet) {
  const at = view.play?.target ?? "";
  const more = attackTold(view, at, t, sheet, "madison-attacked");
  const brief = attackWords({ to: at }, view, sheet, "madison-attacked-brief");
  return brief ? [{ text: t(brief.key, brief.params), isFirst: true, more }] : [];
}

/** What standing comes to, and what a retreat gives up. @param {View} view @param {Translate} t @param {Sheet} sheet */
function aboutStanding(view, t, sheet) {
  const at = view.play?.target ?? "";
  const value = sheet.spaces.find(({ id }) => id === at)?.value ?? 0;
  const points = view.destroyed?.includes(at) ? 0 : value;
  const left = t("madison-retreat-leaves", { at: `@${placeKey(at)}`, points });
  return [...aboutBeingAttacked(view, t, sheet), { text: left, isFirst: true }];
}

/** What the card adds more under some lead units than under the one that is counted, for each amount. @param {import("./view.d.ts").Forecast} attack @param {Translate} t @param {string} lead @returns {string[]} */
export function byLead({ led = {} }, t, lead) {
  const counted = led[lead] ?? 0;
  const amounts = [...new Set(Object.values(led))].filter((drm) => drm > counted);
  return amounts
    .sort((a, b) => b - a)
    .map((drm) => {
      const units = Object.keys(led).filter((unit) => led[unit] === drm);
      const names = units.map((unit) => t(`madison-block-${unit}`)).join(", ");
      return t("madison-more-if-led", { drm: signed(drm - counted), units: verbatim(names) });
    });
}

/** What an attack is called whose figures are known, with how likely each end is. @param {{to?: unknown, type?: string}} action @param {View} view @param {Sheet} sheet @param {string} [key] @returns {Message | null} */
function attackWords(action, view, sheet, key = "madison-answer-attack") {
  const at = String(action.to);
  const reckoned = view.attacks?.[at];
  if (!reckoned) return null;
  const { attack, defence } = reckoned;
  const { isLand, sum, drm, parts } = chancesOf(reckoned, at, sheet, roleIn(view));
  const how = !isLand ? "fleets" : action.type === "sail" ? "water" : "land";
  return {
    key,
    params: { at: `@${placeKey(at)}`, attack, defence, sum, drm, how, ...parts },
  };
}

/** Which step of the coach's course a question belongs to. @param {View} view */
export function lesson({ ask, play }) {
  if (ask === "play" || ask === "drawn") return "take";
  if (ask === "force") return "aim";
  if (ask !== "move") return null;
  return Object.keys(play?.moved ?? {}).length ? "done" : "aim";
}

/** Which step of the plan named a leader or a unit that is to act. @param {string} name @param {View} view @param {import("../../js/types.d.ts").Action[]} steps */
export function takesBack(name, { ask }, steps) {
  const [kind, id] = name.split(":");
  if (ask !== "force" || kind !== "block") return -1;
  return steps.findLastIndex(
    ({ type, leader, block }) => NAMINGS.includes(type) && (leader ?? block) === id,
  );
}

/** What is asked of who has nowhere to go: no space is lit. @param {View} view @param {Choices} choices @returns {Message | null} */
export function asked({ ask, play }, { actions, prompt }) {
  if (ask !== "move" || actions.some(({ action }) => MOVES.includes(action.type))) return null;
  const isMore = actions.some(({ action }) => ["take", "turn-to"].includes(action.type));
  if (isMore && !play?.group?.length) return null;
  // A lesson offers no end before its time.
  const mayEnd = actions.some(({ action }) => action.type === "done");
  const more = isMore ? (mayEnd ? "yes" : "along") : "no";
  return { key: "madison-ask-nowhere", params: { ...prompt.params, more } };
}

/**
 * What an answer is called: who or what it is about, and what can't be taken back.
 * @param {Choice} choice @param {View} view @param {Choices} choices @param {Sheet} sheet
 * @returns {Message | null}
 */
export function called(choice, view, choices, sheet) {
  const { action, final, label } = choice;
  if (view.ask === "arrive") return arrivalWords(choice, choices, view, sheet);
  if (view.ask === "fight-in")
    return enteringWords(choice, view, sheet, attackWords({ to: action.at }, view, sheet));
  if (action.type === "activate-leader") return activation(choice, view, sheet);
  if (action.type === "build-vessel" && label) return building(label, String(action.block), sheet);
  if (action.type === "use-card" && label) return using(choice, label, view, sheet);
  const attack = final && MOVES.includes(action.type) ? attackWords(action, view, sheet) : null;
  if (attack) return attack;
  if (action.type === "take") return { key: `madison-block-${action.block}` };
  if (action.type === "lead") return leading(choice, view, sheet);
  if (action.type === "sail" && final) return landing(String(action.to), view);
  if (view.ask === "return" && action.type === "done") return givingUp(view);
  const isNaming = view.ask === "force" && action.type === "done" && label;
  if (isNaming) return naming(label, view);
  return label ? null : unnamed(choice, view, sheet);
}

/** What a card's use is called that can't be taken back, or by which the card is lost. @param {Choice} choice @param {Message} label @param {View} view @param {Sheet} sheet @returns {Message | null} */
function using({ action, final }, { key }, view, sheet) {
  const isLost = action.use === "hold" && heldUntil(String(action.card), view, sheet) === "lost";
  const what = isLost ? "madison-use-hold-lost" : key;
  if (!final) return isLost ? { key: what } : null;
  return view.ask === "winter"
    ? { key: "madison-commit-winter", params: { card: `@madison-card-${action.card}` } }
    : { key: "madison-commit-use", params: { what: `@${what}` } };
}

/** Going ashore: it is no attack where no enemy units stand. @param {string} to @param {View} view @returns {Message} */
function landing(to, view) {
  const there = SIDES.filter((side) => side !== view.side).flatMap((side) =>
    standing(view, to, side),
  );
  const foes = there.filter(([, { kind }]) => !isLeader(kind) && !isVessel(kind)).length;
  return { key: "madison-answer-sail", params: { at: `@${placeKey(to)}`, foes } };
}

/** What naming ends with: a Campaign says whether it is one force alone. @param {Message} label @param {View} view @returns {Message} */
function naming({ params }, view) {
  const [only = "", ...others] = namedBy(view);
  const count = view.play?.group?.length ?? 0;
  if (others.length) return { key: "madison-commit-force", params: { at: "none", count } };
  if (only) return { key: "madison-commit-one", params: { what: `@madison-block-${only}` } };
  return { key: "madison-commit-force", params: { ...params, count } };
}

/** Who leads, how strong they are, and what is played with them. @param {Choice} choice @param {View} view @param {Sheet} sheet @returns {Message} */
function leading({ action }, view, sheet) {
  const card = action.card ? `@madison-card-${action.card}` : "none";
  const block = `@madison-block-${action.block}`;
  return {
    key: "madison-answer-lead",
    params: { block, card, ...strengthOf(String(action.block), view, sheet) },
  };
}

/** What tells a counter from others of its kind in battle: a unit's strength, a ship's class. @param {string} id @param {View} view @param {Sheet} sheet */
function strengthOf(id, { blocks }, sheet) {
  const own = blocks[id];
  if (!own || isLeader(own.kind)) return { counter: "other", strength: 0, letter: "" };
  const { strength, letter } = printedOf(id, own, sheet);
  return { counter: isVessel(own.kind) ? "vessel" : "unit", strength, letter };
}

/** What is built, of what class and for how much. @param {Message} label @param {string} id @param {Sheet} sheet @returns {Message} */
function building({ params }, id, sheet) {
  const { kind = "", cost = 0, lake = "" } = sheet.blocks.find((one) => one.id === id) ?? {};
  const told = {
    class: `@madison-kind-${kind}`,
    cost: halfPoints(cost),
    lake: `@madison-lake-${lake}`,
  };
  return { key: "madison-answer-build", params: { ...params, ...told } };
}

/** Whom a card activates, where, how, and how many they may lead. @param {Choice} choice @param {View} view @param {Sheet} sheet @returns {Message} */
function activation({ action, final }, view, sheet) {
  const id = String(action.leader);
  const isByWater = action.water && view.blocks[id]?.kind !== "naval-leader";
  const how = action.alone ? "alone" : isByWater ? "water" : "land";
  const where = {
    at: `@${placeKey(view.blocks[id]?.at ?? "")}`,
    leads: action.alone ? 0 : limitOf(id, sheet),
  };
  const params = { leader: `@madison-block-${id}`, how, ...where, commits: final ? "yes" : "no" };
  return { key: "madison-activate", params };
}

/** A card's use with the sign that it has on the card, and what it does; what a reaction and standing orders are; a reinforcement's counter. @param {Choice} choice @param {View} view @param {Translate} t @param {Sheet} sheet */
export function beside(choice, view, t, sheet) {
  const { action } = choice;
  if (view.ask === "arrive") return arrivalSign(choice, view, t, sheet);
  if (action.type === "take") return { sign: counterSign(choice, view, sheet), hint: "" };
  if (action.type === "open-orders") return { sign: null, hint: t("madison-hint-orders") };
  if (action.type === "react") return { sign: null, hint: t(`madison-card-text-${action.card}`) };
  const use = String(action.use ?? "");
  if (action.type !== "use-card" || !use || view.ask !== "play") return null;
  const until = use === "hold" ? heldUntil(String(action.card), view, sheet) : "";
  return { sign: useSign(use), hint: t(`madison-hint-${use}`, { until }) };
}

/** An answer for which the server has no words, by what it is about. @param {Choice} choice @param {View} view @param {Sheet} sheet @returns {Message | null} */
function unnamed({ action, subject = "" }, view, sheet) {
  const isShip = view.ask === "ship-loss";
  const key = isShip ? "madison-answer-damage" : ANSWERS[/** @type {"pick"} */ (action.type)];
  if (!key) return null;
  const [kind, id = ""] = subject.split(":");
  const place = `@${placeKey(String(action.to ?? action.at ?? id))}`;
  const block = String(action.block ?? id);
  const piece = `@madison-block-${block}`;
  const what = kind === "block" ? piece : place;
  return { key, params: { at: place, block: piece, what, ...strengthOf(block, view, sheet) } };
}

/**
 * Whether an answer about a card, a counter or a space is a button as well: where they are few, nobody
 * has to look for them.
 * @param {Choice} choice @param {View} view @param {Choices} choices
 */
export function hasButton({ action, subject = "", target }, view, { actions }) {
  if (target) return false;
  if (action.type === "activate-leader") return !action.alone && Boolean(subject);
  if (action.type === "take") return isListed(view, actions);
  const isCard = subject.startsWith("card:");
  // What a card can be used for is shown once it is pressed.
  if (isCard && view.ask === "play") return false;
  if (!isCard && !ALSO_BUTTONS.includes(action.type)) return false;
  const alike = actions.filter((one) =>
    isCard ? one.subject?.startsWith("card:") : one.subject && one.action.type === action.type,
  );
  return alike.length <= FEW;
}

/** Whether an answer has the place of what ends the step: to let things pass, or to stand, this once. @param {Choice} choice @param {View} _view */
export function isUsual({ action }, _view) {
  return WINDOW_ENDS.includes(action.type) ? !action.until : null;
}

/** Whether a choice is open before every play of a card, and is not what is asked: ships that may put into port. @param {Choice} choice @param {View} view */
export function isAside({ action }, view) {
  return view.ask === "play" && action.type === "withdraw";
}

/**
 * Whether an answer is the one to be drawn as the main one: the best attack before the end of the moves, if it has a
 * fair chance, and that end only once somebody has moved; what can be built before the end of building. Null: as it is
 * offered.
 * @param {Choice} choice @param {View} view @param {Choices} choices @param {Sheet} sheet
 */
export function isMain(choice, view, choices, sheet) {
  const { actions } = choices;
  // What a card is used for is the player's plan: no use is the usual one, least of all to hold it back.
  if (view.ask === "play" && choice.action.type === "use-card") return false;
  if (DEEDS.includes(view.ask ?? "")) {
    const deeds = actions.filter(({ action }) => action.type !== "done");
    // What is about a counter stands above the rest.
    const first = deeds.find(({ action }) => action.type !== "build-vessel") ?? deeds[0];
    return choice === (first ?? choice);
  }
  // A Campaign that could act with two doesn't invite to go on with one.
  if (view.ask === "force" && choice.action.type === "done" && view.play?.use === "campaign")
    return namedBy(view).length >= CAMPAIGN_FORCES ? null : false;
  // Where there is nothing else to do, it is said on what is done.
  if (view.ask === "react") return choice === idle(view, choices);
  if (view.ask === "return") return choice.action.type === "done" && mayEnd(view, choices);
  // To wait does no harm, but to those who have waited before.
  if (view.ask === "fight-in")
    return choice.action.type === "pass" && !lostByWaiting(view, sheet).length;
  if (view.ask !== "move") return null;
  const best = bestAttack(view, actions, sheet);
  if (best) return choice === best;
  return choice.action.type === "done" && hasForceMoved(view);
}

/** The attack with the best chance, of those that succeed as often as they fail; null without any. @param {View} view @param {Choice[]} actions @param {Sheet} sheet */
function bestAttack({ attacks }, actions, sheet) {
  const rated = actions
    .filter(({ action, final }) => final && MOVES.includes(action.type))
    .map((choice) => ({
      choice,
      chance: chanceOf(attacks?.[String(choice.action.to)], choice, sheet),
    }));
  const fair = rated.filter(({ chance }) => chance >= 0).sort((a, b) => b.chance - a.chance);
  return fair[0]?.choice ?? null;
}

/** How much likelier an attack succeeds than it fails, in percent. @param {import("./view.d.ts").Forecast | undefined} attack @param {Choice} choice @param {Sheet} sheet */
function chanceOf(attack, { action }, sheet) {
  // 9.51 What is not reckoned by land needs no roll: the defenders must retreat.
  if (!attack) return action.type === "march" ? 100 : 0;
  const { parts } = chancesOf(attack, String(action.to), sheet, "attack");
  return parts.dr - parts.ar;
}
