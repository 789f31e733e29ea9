// What helps to answer a question: taking several, and what a machine would do.

import { button, el } from "../dom/element.js";
import { verbatim, words } from "../i18n.js";
import { reachOf } from "../state/reach.js";
import { mayAct } from "../state/store.js";
import { answerWords, cardWords } from "./answers.js";
import { manyToggle, mayTakeMany } from "./hand.js";
import { betterThanMachines, plansButton } from "./plans.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").Choice} Choice */
/** @typedef {import("./turn.js").Context} Context */

/** What helps to answer: taking several, and against a machine asking it what it would do. @param {State} state @param {Frame} frame @param {Context} context */
export function help(state, frame, context) {
  const { t, game } = context;
  if (!frame.choices || frame.outcome) return null;
  const [machine] = Object.values(frame.machines);
  // With something in hand it stands beside what is done with that.
  const many = !state.selection.length && mayTakeMany(frame) ? manyToggle(state, t) : null;
  if (!machine && !many) return null;
  const disabled = !mayAct(state);
  const hint = t("board-suggest-hint");
  const asks = !machine
    ? []
    : [
        button("suggest", t("board-suggest"), "quiet", { disabled, title: hint }),
        mayDoTheRest(state, frame, game)
          ? button("suggest-rest", t("board-suggest-rest"), "quiet", { disabled })
          : null,
        plansButton(state, frame, context),
      ];
  const said = machine ? suggestion(state, frame, machine, context) : "";
  const better = said ? betterThanMachines(state) : null;
  const choice = said ? state.advised?.choice : null;
  // What has a button is taken by that.
  const take =
    choice && !isButton(choice, frame, context)
      ? button("suggest-take", t("board-suggest-take"), "", { disabled, "data-key": "take" })
      : null;
  return el(
    "div",
    { class: "help" },
    el("div", { class: "row" }, many, ...asks),
    el(
      "div",
      { class: "said" },
      el(
        "p",
        { class: "small", role: "status" },
        better ? `${said} ${t("plans-better", better)}` : said,
      ),
      take,
    ),
  );
}

/** Whether the rest may be more than one press: where each answer ends the step, and once what ends it is advised, it is not. @param {State} state @param {Frame} frame @param {Context["game"]} game */
export function mayDoTheRest({ suggested, advised }, { choices }, { advisesSteps }) {
  const isLast = advised?.choice.final && suggested === JSON.stringify(advised.choice.action);
  return !advisesSteps && !isLast && Boolean(choices?.actions.some(({ final }) => !final));
}

/** What the machine would press, by its words, why, and at what price: what is chosen on the map has no button to be marked. @param {State} state @param {Frame} frame @param {string} machine @param {Context} context */
function suggestion(state, frame, machine, { t, game, sheet }) {
  const { suggested, advised } = state;
  if (!advised || suggested !== JSON.stringify(advised.choice.action)) return "";
  const { choice, reason } = advised;
  const why = reason ? ` ${words(t, reason)}` : "";
  const way = reachOf(state, game)
    .onward(choice.subject ?? "")
    .get(choice.target ?? "");
  const forced = way?.isForced ? game.advice?.forcedWay?.price : "";
  const price = forced ? ` ${t(forced)}` : "";
  return advisedWords(choice, frame, machine, { t, game, sheet }) + why + price;
}

/** @param {Choice} choice @param {Frame} frame @param {string} machine @param {Pick<Context, "t" | "game" | "sheet">} context */
function advisedWords(choice, frame, machine, { t, game, sheet }) {
  const { action } = choice;
  const isMarked = isButton(choice, frame, { game, sheet });
  const card = isMarked ? null : cardWords(choice, frame.view, { t, game, sheet });
  const named = () => {
    if (isMarked) return answerWords(choice, frame, { t, game, sheet });
    return card ?? game.log.stepWords(action, sheet, t, frame.view);
  };
  const told = { machine: `@machine-${machine}`, what: verbatim(named()) };
  if (card !== null) return t("board-suggested-card", told);
  return t(isMarked ? "board-suggested" : "board-suggested-on-map", told);
}

/** Whether a choice has a button that is marked: an answer, and what a block does in a battle. @param {Choice} choice @param {Frame} frame @param {Pick<Context, "game" | "sheet">} context */
function isButton(choice, { view, choices }, { game: { advice, battle }, sheet }) {
  const { subject, target, label } = choice;
  if (!view || !choices) return false;
  if (!subject) return Boolean(!target || label || advice?.called?.(choice, view, choices, sheet));
  return (
    Boolean(advice?.hasButton?.(choice, view, choices)) ||
    (!target && subject.startsWith("block:") && Boolean(label) && Boolean(battle.at(view)))
  );
}
