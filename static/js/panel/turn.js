// What is asked now: prompt, refusal, what is held, buttons, the draft with its steps.

import { ruleLink } from "../dom/dice.js";
import { button, el } from "../dom/element.js";
import { verbatim, words } from "../i18n.js";
import { holdableBlocks, targets } from "../state/select.js";
import { isCurrent, mayAct, mySide } from "../state/store.js";
import { answers, answerWords } from "./answers.js";
import { coachPanel } from "./coach.js";
import { draftPanel } from "./draft.js";
import { turnsInOrder, turnsOf } from "./log.js";
import { sealedLines, sealedPanel, waitingLine } from "./sealed.js";
import { resultWords } from "./signals.js";
import { typedPanel } from "./typed.js";

const MAX_NEWS = 8;

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").Choice} Choice */
/**
 * @typedef {object} Context
 * @property {import("../types.d.ts").Translate} t
 * @property {import("../types.d.ts").Sheet} sheet
 * @property {import("../types.d.ts").GameDrawing} game
 * @property {string} boardPage the page that tells of a corrected board, "" for the standard one
 * @property {boolean} [isToldOnMap] whether a refusal, or what is to be chosen, stands on the map
 */

/** @param {State} state @param {Context} context @returns {HTMLElement[]} */
export function turnPanel(state, context) {
  const { frame } = state;
  if (!frame) return [el("p", {}, context.t("board-connecting"))];
  if (state.scene) return playing(frame, context);
  // What lies behind the button of a bargain has the room, while it is open.
  const isBargain = state.isBargaining && Boolean(context.game.advice?.bargain);
  const coach = isBargain ? null : coachPanel(state, context);
  const held = isBargain ? null : inHand(state, frame, context);
  // What is pressed in a battle stands on a phone's first screen, and so above what is said of it.
  const isFight = Boolean(context.game.battle.at(frame.view));
  return [
    promiseAlarm(state, context),
    state.history ? null : ended(state, frame, context),
    drawOffered(state, frame, context),
    sealedPanel(state, frame, context) ?? prompt(state, frame, context),
    isFight ? null : coach,
    isBargain ? null : warned(frame, context),
    note(state, frame, context),
    isFight ? null : held,
    typedPanel(state, frame, context),
    answers(state, frame, context),
    isFight ? held : null,
    isFight ? coach : null,
    help(state, frame, context),
    draftPanel(state, frame, context),
    latest(state, frame, context),
    state.history ? ended(state, frame, context) : null,
  ].filter((part) => part !== null);
}

/** What is being shown, line by line, and the way past it. @param {Frame} frame @param {Context} context */
function playing(frame, { t, game }) {
  const line = frame.log.findLast(game.log.isNews) ?? frame.log.at(-1);
  const told = line ? [words(t, line.message), " ", ruleLink(line.rule, frame.game, t)] : [];
  return [
    el(
      "div",
      { class: "asked playing" },
      el("p", { class: "whose" }, t("board-playing")),
      el("p", { class: "caption" }, ...told),
    ),
    button("skip", t("board-playing-skip"), "quiet"),
  ];
}

/** What the server does not keep its word about. @param {State} state @param {Context} context */
function promiseAlarm({ broken }, { t }) {
  if (!broken) return null;
  return el(
    "div",
    { class: "note error", role: "alert", "data-key": "promise" },
    el("p", {}, t(`board-promise-${broken}`)),
    el("p", {}, t("board-promise-broken")),
    button("receipts", t("board-receipts"), "quiet"),
  );
}

/** @param {State} state @param {Frame} frame @param {Context} context */
function ended(state, frame, { t, game }) {
  if (!frame.outcome) return null;
  const { winner, rule, message } = frame.outcome;
  return el(
    "div",
    { class: `outcome ${winner}` },
    winner ? game.pieces.sideMark(winner) : null,
    el("h2", {}, resultWords(state, t)),
    el("p", {}, words(t, message), " ", ruleLink(rule, frame.game, t)),
  );
}

/** The other side's offer of a draw, for whom it is made. @param {State} state @param {Frame} frame @param {Context} context */
function drawOffered(state, frame, { t }) {
  const side = mySide(state);
  if (frame.status !== "running" || !side || !frame.offered || frame.offered === side) return null;
  return el(
    "div",
    { class: "note", role: "status" },
    el("p", {}, t("board-draw-offered", { side: `@side-${frame.offered}` })),
    el(
      "div",
      { class: "row" },
      button("draw-accept", t("board-draw-accept"), "quiet"),
      button("draw-decline", t("board-draw-decline"), "quiet"),
    ),
  );
}

/** @param {State} state @param {Frame} frame @param {Context} context */
function prompt(state, frame, { t }) {
  if (frame.outcome || !frame.view) return null;
  const { choices, awaiting } = frame;
  if (choices) {
    return el(
      "div",
      { class: "asked mine" },
      el("p", { class: "whose" }, t(isCurrent(state) ? "board-your-move" : "board-not-current")),
      el(
        "h2",
        { id: "prompt" },
        words(t, choices.prompt),
        " ",
        ruleLink(choices.rule, frame.game, t),
      ),
      ...sealedLines(state, frame, t),
    );
  }
  const lines = awaiting.map((waiting) => waitingLine(frame, waiting, t));
  const title = mySide(state) ? t("board-waiting") : t("board-watching");
  return el("div", { class: "asked" }, el("p", { class: "whose" }, title), ...lines);
}

/** What is to be known before one decides. @param {Frame} frame @param {Context} context */
function warned({ view, choices }, { t, game }) {
  const told = view && choices ? (game.advice?.warnings?.(view, choices, t) ?? []) : [];
  if (!told.length) return null;
  return el("ul", { class: "warned" }, ...told.map((text) => el("li", {}, text)));
}

/** @param {State} state @param {Frame} frame @param {Context} context */
function note(state, frame, { t, isToldOnMap }) {
  // What is said on the map, beside what was pointed at, is said once.
  if (!state.note || isToldOnMap || ["look", "hover"].includes(state.note.kind)) return null;
  const { kind, text, rule } = state.note;
  return el(
    "p",
    { class: `note ${kind}`, role: "alert" },
    text,
    " ",
    ruleLink(rule, frame.game, t),
  );
}

/** @param {State} state @param {Frame} frame @param {Context} context */
function inHand(state, frame, { t, game, sheet }) {
  const { selection } = state;
  if (!frame.choices) return null;
  if (!selection.length) return mayTakeMany(frame) ? manyToggle(state, t) : null;
  const named = selection.map((name) => game.pieces.words(name, frame.view, t, sheet));
  const free = holdableBlocks(frame.choices);
  const all = game.pieces.companions(frame.view, selection[0]).filter((name) => free.has(name));
  // What lies in a tray goes to many places: nobody places all of it in one.
  const isStanding = !game.pieces.trayOf(frame.view, selection[0]);
  const more = all.length > selection.length && isStanding;
  const follows = (/** @type {string} */ one, /** @type {string} */ to) =>
    Boolean(frame.view && game.advice?.follows?.(frame.view, one, to, selection));
  const isStuck = selection.length > 1 && !targets(frame.choices, selection, follows).size;
  return el(
    "div",
    { class: "in-hand" },
    el("p", {}, t("board-held", { things: named.join(", ") })),
    isStuck ? el("p", { class: "small" }, t("board-held-apart")) : null,
    el(
      "div",
      { class: "row" },
      more ? button("all-here", t("board-all-here", { count: all.length }), "quiet") : null,
      button("let-go", t("board-let-go"), "quiet"),
      mayTakeMany(frame) ? manyToggle(state, t) : null,
    ),
  );
}

/** Whether there are several blocks to take hold of, to be pointed somewhere together. @param {Frame} frame */
function mayTakeMany(frame) {
  const isFree = frame.choices?.actions.some(({ final, target }) => target && !final);
  return Boolean(isFree) && holdableBlocks(frame.choices).size > 1;
}

/** @param {State} state @param {Context["t"]} t */
function manyToggle(state, t) {
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

/** Against a machine one may ask it what it would do. @param {State} state @param {Frame} frame @param {Context} context */
function help(state, frame, context) {
  const { t } = context;
  const [machine] = Object.values(frame.machines);
  if (!machine || !frame.choices || frame.outcome) return null;
  const disabled = !mayAct(state);
  const said = suggestion(state, frame, machine, context);
  return el(
    "div",
    { class: "help" },
    el(
      "div",
      { class: "row" },
      button("suggest", t("board-suggest"), "quiet", { disabled, title: t("board-suggest-hint") }),
      context.game.advisesSteps
        ? null
        : button("suggest-rest", t("board-suggest-rest"), "quiet", { disabled }),
    ),
    el("p", { class: "small", role: "status" }, said),
  );
}

/** What the machine did or would press, by its words, and why: what is chosen on the map has no button to be marked. @param {State} state @param {Frame} frame @param {string} machine @param {Context} context */
function suggestion({ suggested, advised }, frame, machine, { t, game, sheet }) {
  if (!advised) return "";
  const { choice, view } = advised;
  const reason = game.advice?.reason?.(choice, view, sheet) ?? null;
  const why = reason ? ` ${words(t, reason)}` : "";
  if (choice.final && suggested !== JSON.stringify(choice.action)) return "";
  return advisedWords(choice, frame, machine, { t, game, sheet }) + why;
}

/** @param {Choice} choice @param {Frame} frame @param {string} machine @param {Pick<Context, "t" | "game" | "sheet">} context */
function advisedWords(choice, frame, machine, { t, game, sheet }) {
  const { subject = "", target, label, final, action } = choice;
  const isCard = subject.startsWith("card:");
  // What has a button is marked: an answer, and what a block does where it stands.
  const isMarked = subject.startsWith("block:")
    ? Boolean(label && !target)
    : !subject && Boolean(label || !target);
  const named = () => {
    if (isMarked) return answerWords(choice, frame, { t, game });
    if (isCard) return game.pieces.words(subject, frame.view, t, sheet);
    return game.log.stepWords(action, sheet, t, frame.view);
  };
  const told = { machine: `@machine-${machine}`, what: verbatim(named()) };
  if (!final) return t("board-suggested-done", told);
  if (isCard) return t("board-suggested-card", told);
  return t(isMarked ? "board-suggested" : "board-suggested-on-map", told);
}

/** Whether a battle begins with a line. @param {import("../types.d.ts").Line} line */
function isMeeting({ motions = [] }) {
  return motions.some(({ type }) => type === "met");
}

/** What happened just now, where neither the log nor a battle shows it: of a battle, what led to it. @param {State} state @param {Frame} frame @param {Context} context */
function latest(state, frame, { t, game }) {
  if (state.tab === "log") return null;
  const { history } = state;
  // A battle's stage tells its own story, from its first line on, until it is decided.
  const isFought =
    game.battle.at(frame.view) && frame.view && !game.battle.last(frame.log, frame.view);
  const end = isFought ? frame.log.findLastIndex(isMeeting) + 1 : undefined;
  const isShown = history || frame.status === "running";
  const turns = turnsOf(isShown ? (history?.lines ?? frame.log.slice(0, end)) : [], game);
  const news = new Set(
    turns.flatMap(({ lines }) => lines.filter(game.log.isNews)).slice(-MAX_NEWS),
  );
  if (!news.size) return null;
  const told = turns
    .map(({ opening, lines }) => ({ opening, lines: lines.filter((line) => news.has(line)) }))
    .filter(({ lines }) => lines.length);
  return el(
    "section",
    { class: "latest" },
    el("h2", {}, t(history ? "board-history-told" : "board-latest")),
    // Two boxes: what is laid from below begins with its newest line in sight.
    el("div", { class: "told" }, el("div", {}, ...turnsInOrder(told, frame.game, t))),
  );
}
