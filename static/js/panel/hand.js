// What is in hand: its names, what else can be taken with it, how it is put down.

import { ruleLink } from "../dom/dice.js";
import { button, el } from "../dom/element.js";
import { reachOf } from "../state/reach.js";
import {
  companions,
  company,
  forcedTargets,
  holdableBlocks,
  onlyBlock,
  targets,
} from "../state/select.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("./turn.js").Context} Context */

/** How many things in hand are named beside those that are only counted. */
const FEW = 3;

/** @param {State} state @param {Frame} frame @param {Context} context */
export function inHand(state, frame, { t, game, sheet }) {
  const { selection } = state;
  if (!frame.choices) return null;
  if (!selection.length) return costOfWays(state, frame, { t, game });
  // The only block that is asked about can't be left, and in a battle stands beside its answers.
  const isOnly = selection.length === 1 && selection[0] === onlyBlock(frame.choices);
  if (isOnly && game.battle.at(frame.view)) return null;
  const named = selection.map((name) => game.pieces.words(name, frame.view, t, sheet));
  const all = company(frame, game, selection[0], selection);
  const isAll = all.length === companions(frame, game, selection[0], []).length;
  // What lies in a tray goes to many places: nobody places all of it in one.
  const isStanding = !game.pieces.trayOf(frame.view, selection[0]);
  const more = all.length > selection.length && isStanding;
  const reach = reachOf(state, game);
  const lit = targets(frame.choices, selection, reach);
  const isForced = forcedTargets(lit, selection, reach).size > 0;
  const isStuck = selection.length > 1 && !lit.size;
  return el(
    "div",
    { class: lit.size ? "in-hand points" : "in-hand" },
    ...held(named, placesOf(selection, frame, game), t),
    isStuck ? el("p", { class: "small" }, t("board-held-apart")) : null,
    isForced ? el("p", { class: "small" }, ...forcedWords(frame, t, game)) : null,
    el(
      "div",
      { class: "row" },
      more
        ? button(
            "all-here",
            t(isAll ? "board-all-here" : "board-some-here", { count: all.length }),
            "quiet",
          )
        : null,
      isOnly ? null : button("let-go", t("board-let-go"), "quiet"),
      mayTakeMany(frame) ? manyToggle(state, t) : null,
    ),
  );
}

/** The places on the map where what is in hand stands. @param {string[]} selection @param {Frame} frame @param {Context["game"]} game */
function placesOf(selection, { view }, { places, pieces }) {
  const onMap = selection.filter((name) => !pieces.trayOf(view, name));
  return [...new Set(onMap.map((name) => places.of(name, view)))].map(places.key);
}

/** What is in hand: one is named, of more it is said how many stand where, with their names folded. @param {string[]} named @param {string[]} places their keys @param {Context["t"]} t */
function held(named, places, t) {
  const count = named.length;
  const things = named.join(", ");
  if (count < 2 || places.length !== 1) return [el("p", {}, heldWords(named, t))];
  const short = t("board-held-at", { count, at: `@${places[0]}` });
  return [
    el(
      "details",
      { class: "held-names" },
      el("summary", {}, short),
      el("p", { class: "small" }, things),
    ),
  ];
}

/** What some ways cost where nothing is held here that goes them. @param {State} state @param {Frame} frame @param {Pick<Context, "t" | "game">} context */
function costOfWays(state, frame, { t, game }) {
  const reach = reachOf(state, game);
  const lit = targets(frame.choices, [], reach);
  if (!forcedTargets(lit, [], reach).size) return null;
  return el("p", { class: "small", "data-key": "forced" }, ...forcedWords(frame, t, game));
}

/** What is in hand; of many the first few are named. @param {string[]} named @param {Context["t"]} t */
function heldWords(named, t) {
  const count = named.length - FEW;
  if (count < 2) return t("board-held", { things: named.join(", ") });
  return t("board-held-more", { things: named.slice(0, FEW).join(", "), count });
}

/** What a way may cost that goes as far as it can. @param {Frame} frame @param {Context["t"]} t @param {Context["game"]} game */
function forcedWords(frame, t, { advice }) {
  const told = advice?.forcedWay;
  return told ? [t(told.key), " ", ruleLink(told.rule, frame.game, t)] : [];
}

/** Whether there are several blocks to take hold of, to be pointed somewhere together. @param {Frame} frame */
export function mayTakeMany(frame) {
  const isFree = frame.choices?.actions.some(({ final, target }) => target && !final);
  return Boolean(isFree) && holdableBlocks(frame.choices).size > 1;
}

/** @param {State} state @param {Context["t"]} t */
export function manyToggle(state, t) {
  return el(
    "button",
    {
      type: "button",
      class: `button quiet toggle ${state.many ? "on" : ""}`,
      "data-do": "many",
      "data-key": "many",
      "aria-pressed": String(state.many),
      title: t("board-many-hint"),
    },
    t("board-many"),
  );
}
