// Battles of Liberty as a stage: the two lines face to face, reserves behind them, dice between them.

import { picture } from "../../js/board/blockArt.js";
import { el } from "../../js/dom/element.js";
import {
  battleCard,
  facing,
  lastRolls,
  lineHead,
  linePiece,
  marksOf,
  volley,
} from "../../js/games/battleCard.js";
import { sinceMet, withLost, woundsOf } from "../../js/games/shared.js";
import { blankBlock, openBlock, sideMark } from "./faces.js";
import { blockWords, placeKey } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("../../js/types.d.ts").Field<View>} Field */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").BattleView} Battle */
/** @typedef {import("./view.d.ts").LineBlock & import("../../js/games/battleCard.js").Marks} LineBlock */

/** @param {View} view @param {Field} field @param {Sheet} sheet */
export function battle(view, field, sheet) {
  const fight = view.battle;
  // Who holds the field regroups on the map: the blocks are hidden again.
  if (!fight || fight.stage === "regroup") return null;
  const { t, folded } = field;
  const log = sinceMet(field.lines, fight.at);
  const volleys = lastRolls(log, view.side);
  const rows = [
    line(view, fight, fight.attacker, field, sheet),
    between(fight, volleys, field),
    line(view, fight, fight.defender, field, sheet),
  ];
  const title = t(fight.afloat.length ? "liberty-sea-attack-at" : "liberty-battle-at", {
    at: `@${placeKey(fight.at)}`,
  });
  const state = stateWords(fight, t);
  const fold = t(folded ? "liberty-battle-unfold" : "liberty-battle-fold");
  return battleCard({ title, state, fold, ...facing(rows), log, volleys, isSteady: true }, field);
}

/** @param {Battle} fight @param {Translate} t */
function stateWords({ hits, acting, stage, letter, leaving, winner, attacker, defender }, t) {
  if (winner) return t("liberty-battle-won", { side: `@side-${winner}` });
  if (leaving || stage === "withdraw")
    return t("liberty-battle-leaves", { side: `@side-${leaving || acting}` });
  const hit = acting === attacker ? defender : attacker;
  if (hits) return t("liberty-battle-takes", { side: `@side-${hit}`, hits });
  return t("liberty-battle-fires", { side: `@side-${acting}`, letter });
}

/** Which side decides what comes next: who takes hits, who must leave, else whose class fires. @param {Battle} fight */
export function decides({ hits, acting, leaving, winner, attacker, defender }) {
  if (winner) return "";
  if (leaving) return leaving;
  const other = acting === attacker ? defender : attacker;
  return hits ? other : acting;
}

/** @param {View} view @param {Battle} fight @param {string} side @param {Field} field @param {Sheet} sheet */
function line(view, fight, side, field, sheet) {
  const { t } = field;
  const wounds = woundsOf(field.steps);
  const before = field.before?.battle?.lines?.[side] ?? [];
  const blocks = withLost(fight.lines?.[side] ?? [], before, wounds).map((block) =>
    lineBlock(block, side, view, fight, field, sheet),
  );
  const waiting = fight.reserves?.[side] ?? 0;
  const count = t("liberty-line-blocks", { count: blocks.length, reserves: waiting });
  const role = side === fight.attacker ? "liberty-attacks" : "liberty-defends";
  return el(
    "div",
    { class: `line ${side} ${decides(fight) === side ? "active" : ""}` },
    lineHead(sideMark(side), t(role, { side: `@side-${side}` }), count),
    el(
      "div",
      { class: "line-blocks" },
      ...blocks,
      ...reserve(view, fight, side, waiting, field, sheet),
    ),
  );
}

/** Those that wait: one's own face up, the enemy's from behind. @param {View} view @param {Battle} fight @param {string} side @param {number} count @param {Field} field @param {Sheet} sheet */
function reserve(view, fight, side, count, field, sheet) {
  const own = fight.own_reserves ?? [];
  const mine = own.filter((id) => sheet.blocks.find((block) => block.id === id)?.side === side);
  const { t } = field;
  const label = t("liberty-in-reserve");
  const faces = mine.map((id) => {
    const { kind, max, cv } = view.blocks[id];
    return lineBlock({ id, group: id, kind, max, cv }, side, view, fight, field, sheet, label);
  });
  const blank = Array.from({ length: Math.max(0, count - mine.length) }, () => {
    const face = picture(blankBlock(side), `block blank ${side}`);
    return linePiece({ face, label, isFree: false, marks: ["waits"] });
  });
  return [...faces, ...blank];
}

/** @param {LineBlock} block @param {string} side @param {View} view @param {Battle} fight @param {Field} field @param {Sheet} sheet @param {string} [more] */
function lineBlock(block, side, view, fight, { free, lit, t }, sheet, more = "") {
  const { id = "", group = "", kind = "", cv = 0, max = 0 } = block;
  const face = picture(openBlock({ side, kind, cv, max, group }, sheet), `block ${side}`);
  const label = blockWords(group, { kind, cv, max }, sheet, t, view);
  const name = `block:${id || group}`;
  const isBound = fight.bound?.includes(group) ?? false;
  const about = more || (isBound ? t("liberty-bound") : "");
  return linePiece({
    face,
    label: about ? `${label}, ${about}` : label,
    isFree: Boolean(id) && (free.has(name) || lit.has(name)),
    more: { "data-names": name },
    marks: [
      more ? "waits" : "",
      isBound ? "bound" : "",
      fight.ready.includes(group) ? "ready" : "",
      fight.acted.includes(group) ? "acted" : "",
      ...marksOf(block),
    ],
  });
}

/** The ground between the lines: the round, the dice of the last block that fired. @param {Battle} fight @param {Line[]} volleys @param {Field} field */
function between(fight, volleys, field) {
  const { t } = field;
  const steps = ["A", "B", "C"].map((letter) =>
    el("li", { class: letter === fight.letter ? "now" : "" }, letter),
  );
  return el(
    "div",
    { class: "between" },
    el(
      "p",
      { class: "round" },
      t("liberty-battle-round", { round: fight.round }),
      el("span", { class: "needs" }, t("liberty-battle-needs")),
    ),
    el("ol", { class: "letters", "aria-hidden": "true" }, ...steps),
    ...volleys.map((line) => volley(line, field)),
  );
}
