// Battles of Liberty as a stage: the two lines face to face, reserves behind them, dice between them.

import { picture } from "../../js/board/blockArt.js";
import { dice, ruleLink } from "../../js/dom/dice.js";
import { el } from "../../js/dom/element.js";
import { sinceMet, withLost, woundsOf } from "../../js/games/shared.js";
import { words } from "../../js/i18n.js";
import { blankBlock, openBlock } from "./faces.js";
import { sideMark } from "./tracks.js";
import { blockKey, placeKey } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("../../js/types.d.ts").Field<View>} Field */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").Battle} Battle */
/** @typedef {import("./view.d.ts").LineBlock} LineBlock */

const STORY = 3;

/** @param {View} view @param {Field} field @param {Sheet} sheet */
export function battle(view, field, sheet) {
  const fight = view.battle;
  // Who holds the field regroups on the map: the blocks are hidden again.
  if (!fight || fight.stage === "regroup") return null;
  const { t, folded, game } = field;
  const log = sinceMet(field.lines, fight.at);
  const volleys = log.filter((line) => line.dice?.length).slice(-1);
  const rows = [
    line(view, fight, fight.attacker, field, sheet),
    between(fight, volleys, field),
    line(view, fight, fight.defender, field, sheet),
  ];
  const most = Math.max(...rows.map((row) => row.querySelectorAll(".line-block").length));
  const size = most > 8 ? "many" : most > 4 ? "some" : "few";
  const story = log.filter((told) => !volleys.includes(told)).slice(-STORY);
  const items = story.map((told) =>
    el(
      "li",
      { class: told.side ?? "", "data-key": told.n },
      el("span", { class: "line-words" }, words(t, told.message)),
      ruleLink(told.rule, game, t),
    ),
  );
  const title = t(fight.afloat.length ? "liberty-sea-attack-at" : "liberty-battle-at", {
    at: `@${placeKey(fight.at)}`,
  });
  const fold = {
    type: "button",
    class: "button quiet",
    "data-do": "fold",
    "aria-expanded": `${!folded}`,
  };
  return el(
    "section",
    { class: `battle-card ${size} ${folded ? "folded" : ""}`, "aria-label": title },
    el(
      "div",
      { class: "battle-title" },
      el("h2", {}, title),
      el("button", fold, t(folded ? "liberty-battle-unfold" : "liberty-battle-fold")),
      el("p", { class: "battle-state" }, stateWords(fight, t)),
    ),
    folded ? null : el("div", { class: "field facing" }, ...rows),
    folded || !items.length ? null : el("ol", { class: "log story" }, ...items),
  );
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

/** @param {View} view @param {Battle} fight @param {string} side @param {Field} field @param {Sheet} sheet */
function line(view, fight, side, field, sheet) {
  const { t } = field;
  const wounds = woundsOf(field.steps);
  const before = field.before?.battle?.lines?.[side] ?? [];
  const blocks = withLost(fight.lines?.[side] ?? [], before, wounds).map((block) =>
    lineBlock(block, side, view, fight, field, sheet),
  );
  const waiting = fight.reserves?.[side] ?? 0;
  const role = side === fight.attacker ? "liberty-attacks" : "liberty-defends";
  const isActive = (fight.hits ? fight.acting !== side : fight.acting === side) && !fight.winner;
  return el(
    "div",
    { class: `line ${side} ${isActive ? "active" : ""}` },
    el(
      "h3",
      {},
      sideMark(side),
      t(role, { side: `@side-${side}` }),
      el(
        "span",
        { class: "count" },
        ` · ${t("liberty-line-blocks", { count: blocks.length, reserves: waiting })}`,
      ),
    ),
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
  const blank = Array.from({ length: Math.max(0, count - mine.length) }, () =>
    el(
      "span",
      { class: "line-block waits", role: "img", "aria-label": label, title: label },
      picture(blankBlock(side), `block blank ${side}`),
    ),
  );
  return [...faces, ...blank];
}

/** @param {LineBlock} block @param {string} side @param {View} view @param {Battle} fight @param {Field} field @param {Sheet} sheet @param {string} [more] */
function lineBlock(block, side, view, fight, { free, lit, t }, sheet, more = "") {
  const { id = "", group = "", kind = "", cv = 0, max = 0 } = block;
  const face = picture(openBlock({ side, kind, cv, max, group }, sheet), `block ${side}`);
  const counter = sheet.blocks.find((found) => found.id === group);
  const label = t("liberty-block", {
    name: `@${blockKey(group, sheet, view)}`,
    kind: `@liberty-kind-${kind}`,
    cv,
    max,
    fire: `${counter?.letter ?? ""}${counter?.hits ?? ""}`,
  });
  const name = `block:${id || group}`;
  const isChoice = Boolean(id) && (free.has(name) || lit.has(name));
  const isBound = fight.bound?.includes(group) ?? false;
  const about = more || (isBound ? t("liberty-bound") : "");
  const words = about ? `${label}, ${about}` : label;
  const shown = {
    class: `line-block ${isChoice ? "free" : ""}`,
    "aria-label": words,
    title: words,
  };
  const node = isChoice
    ? el("button", { type: "button", ...shown, "data-names": name }, face)
    : el("span", { ...shown, role: "img" }, face);
  if (more) node.classList.add("waits");
  if (isBound) node.classList.add("bound");
  if (fight.ready.includes(group)) node.classList.add("ready");
  if (fight.acted.includes(group)) node.classList.add("acted");
  if (block.turned) node.classList.add("turned");
  if (block.lost) node.classList.add("lost");
  if (block.fallen) node.classList.add("fallen");
  return node;
}

/** The ground between the lines: the round, the dice of the last block that fired. @param {Battle} fight @param {Line[]} volleys @param {Field} field */
function between(fight, volleys, { t, game }) {
  const thrown = volleys.map((told) =>
    el(
      "div",
      { class: `volley ${told.side ?? ""}`, "data-key": told.n, "data-line": told.n },
      el("p", {}, words(t, told.message), " ", ruleLink(told.rule, game, t)),
      dice(told, t),
    ),
  );
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
    ...thrown,
  );
}
