// What is asked now: prompt, refusal, what is held, buttons, the draft with its steps.

import { dice, remarks, ruleLink } from "../dom/dice.js";
import { button, el } from "../dom/element.js";
import { words } from "../i18n.js";
import { deeds, heaviest, isLossOf, lastPlay, withoutRolls } from "../state/play.js";
import { askedNow } from "../state/question.js";
import { lineSeen } from "../state/seen.js";
import { isCurrent, isPassedFor, mySide } from "../state/store.js";
import { answers, isBargainOpen, isBargainUrgent } from "./answers.js";
import { coachPanel } from "./coach.js";
import { draftPanel, undoButton } from "./draft.js";
import { inHand } from "./hand.js";
import { help } from "./help.js";
import { interruptionPanel } from "./interruption.js";
import { lessonEnd, lessonPanel, lessonWays } from "./lesson.js";
import { turnsInOrder, turnsOf } from "./log.js";
import { plansPanel } from "./plans.js";
import { sealedLines, sealedPanel, waitingLine } from "./sealed.js";
import { resultWords } from "./signals.js";
import { sincePanel } from "./since.js";
import { standingPanel } from "./standing.js";
import { typedPanel } from "./typed.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").Choice} Choice */

/** How much of what the enemy did stands over the question. */
const MAX_DEEDS = 3;
/** How many lines of what happened are told with all their dice. */
const MAX_JUST_NOW = 8;

/**
 * @typedef {object} Context
 * @property {import("../types.d.ts").Translate} t
 * @property {import("../types.d.ts").Sheet} sheet
 * @property {import("../types.d.ts").GameDrawing} game
 * @property {string} boardPage the page that tells of a corrected board, "" for the standard one
 * @property {Record<string, Record<string, string[]>>} standing the answers that each side may give beforehand, by question
 * @property {string[]} plans the questions by which a turn is planned
 * @property {string} origin where the match is that this one goes on from, "" where there is none to be seen
 * @property {string} story where the story of the match is, "" where there is none
 * @property {string} film where the film of the match is, "" where there is none
 * @property {import("../types.d.ts").Foretold | null} [foretold] what is foreseen of what is pointed at
 * @property {boolean} [isToldOnMap] whether a refusal, or what is to be chosen, stands on the map
 */

/** @param {State} state @param {Context} context @returns {HTMLElement[]} */
export function turnPanel(state, context) {
  const { frame } = state;
  if (!frame) return [el("p", {}, context.t("board-connecting"))];
  if (state.scene) return playing(frame, context);
  if (state.lesson?.isOver) {
    const over = [lessonEnd(state, context), note(state, frame, context)];
    return [...over, latest(state, frame, context)].filter(isPart);
  }
  if (state.history && frame.status === "running") {
    // What is asked now is answered with what stands now in sight.
    return [promiseAlarm(state, context), latest(state, frame, context)].filter(isPart);
  }
  const since = sincePanel(state, context);
  if (since) return [promiseAlarm(state, context), since].filter(isPart);
  // What lies behind the button of a bargain has the room, while it is open.
  const isBargain = isBargainOpen(state, frame, context.game);
  const isApart = isBargain || isBargainUrgent(frame, context.game);
  const coach = isApart || state.lesson ? null : coachPanel(state, context);
  const held = isBargain ? null : inHand(state, frame, context);
  // What is pressed in a battle stands on a phone's first screen, and so above what is said of it.
  const isFight = Boolean(context.game.battle.at(frame.view));
  return [
    promiseAlarm(state, context),
    state.history ? null : ended(state, frame, context),
    drawOffered(state, frame, context),
    interruptionPanel(state, context),
    sealedPanel(state, frame, context) ?? prompt(state, frame, context),
    nextMatch(state, frame, context),
    isFight ? null : coach,
    isBargain ? null : warned(frame, context, true),
    isBargain ? null : warned(frame, context),
    note(state, frame, context),
    isFight ? null : held,
    answers(state, frame, context),
    state.lesson ? null : typedPanel(state, frame, context),
    isFight ? held : null,
    isFight ? coach : null,
    help(state, frame, context),
    plansPanel(state, context),
    lessonWays(state, context),
    draftPanel(state, frame, context),
    latest(state, frame, context),
    standingPanel(state, frame, context),
    state.history ? ended(state, frame, context) : null,
  ].filter(isPart);
}

/** @param {HTMLElement | null} part @returns {part is HTMLElement} */
function isPart(part) {
  return part !== null;
}

/** What is being shown, line by line, and the way past it. @param {Frame} frame @param {Context} context */
function playing(frame, { t, game }) {
  const line = frame.log.findLast(game.log.isNews) ?? frame.log.at(-1);
  // In a battle they fall on its sheet, and settle there.
  const fallen = line && !game.battle.at(frame.view) ? dice(line, t) : null;
  const told = line
    ? [
        words(t, line.message),
        " ",
        fallen,
        ruleLink(line.rule, frame.game, t),
        ...remarks(line, frame.game, t),
      ]
    : [];
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
function prompt(state, frame, context) {
  const { t, game } = context;
  if (frame.outcome || !frame.view) return null;
  const { choices, awaiting } = frame;
  if (choices) {
    return el(
      "div",
      { class: "asked mine", tabindex: -1 },
      lessonPanel(state, context) ?? enemyDeed(state, frame, game, t),
      el(
        "div",
        { class: "whose-row" },
        el("p", { class: "whose" }, t(isCurrent(state) ? "board-your-move" : "board-not-current")),
        undoButton(state, frame, context),
      ),
      el(
        "h2",
        { id: "prompt" },
        words(t, askedNow(frame, choices, game)),
        " ",
        ruleLink(choices.rule, frame.game, t),
      ),
      ...sealedLines(state, frame, t),
    );
  }
  const isPassed = isPassedFor(state);
  const others = isPassed ? awaiting.filter(({ side }) => side !== mySide(state)) : awaiting;
  const lines = [
    isPassed ? el("p", {}, t("board-passed-for")) : null,
    ...others.map((waiting) => waitingLine(frame, waiting, t)),
  ];
  const title = mySide(state) ? t("board-waiting") : t("board-watching");
  return el("div", { class: "asked" }, el("p", { class: "whose" }, title), ...lines);
}

/** The way to another match that waits for the player, while this one does not. @param {State} state @param {Frame} frame @param {Context} context */
function nextMatch({ table: { waiting } }, frame, { t }) {
  if (frame.choices || !waiting.length) return null;
  const way = { class: "button", href: `/m/${waiting[0]}`, "data-key": "next-match" };
  return el("p", {}, el("a", way, t("board-next-match", { count: waiting.length })));
}

/** What the enemy did last and what one lost by it, a line each over the question: the rest is told below. @param {State} state @param {Frame} frame @param {Context["game"]} game @param {Context["t"]} t */
function enemyDeed(state, frame, game, t) {
  const own = mySide(state);
  // A battle tells its own story; who has answered something since knows the rest.
  const heard = state.heard || lineSeen("heard", frame);
  const since = frame.log.filter(({ n }) => n > heard);
  const lines = deeds(since, own, game.log);
  const last = lines.at(-1);
  // How a battle ended its result tells.
  if (!last || game.battle.at(frame.view) || game.battle.isResult?.(last)) return null;
  const told = heaviest(lines, MAX_DEEDS, game.log).map((line) =>
    el("li", {}, words(t, line.message), ...remarks(line, frame.game, t)),
  );
  // What the room of "Just now" can't hold is told over the question wherever it is read.
  const kind = since.length > MAX_JUST_NOW ? "enemy-deed long" : "enemy-deed";
  return el("ul", { class: kind, "data-key": "deed" }, ...told);
}

/** What is to be known before one decides; what comes first stands by itself. @param {Frame} frame @param {Pick<Context, "t" | "game" | "sheet">} context @param {boolean} [isFirst] */
export function warned({ view, choices, game: key }, { t, game, sheet }, isFirst = false) {
  const told = view && choices ? (game.advice?.warnings?.(view, choices, t, sheet) ?? []) : [];
  const all = told.map((one) => (typeof one === "string" ? { text: one } : one));
  const shown = all.filter((one) => Boolean(one.isFirst) === isFirst);
  if (!shown.length) return null;
  const list = { class: isFirst ? "warned first" : "warned" };
  const items = shown.map(({ text, more, rule }) => {
    const link = ruleLink(rule, key, t);
    return el("li", {}, ...foldOf(text, more), ...(link ? [" ", link] : []));
  });
  return el("ul", list, ...items);
}

/** What is told at once, and behind it what is unfolded. @param {string} text @param {string[]} [more] */
function foldOf(text, more = []) {
  if (!more.length) return [text];
  const rest = more.map((one) => el("p", {}, one));
  return [el("details", { "data-key": "more" }, el("summary", {}, text), ...rest)];
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

/** Whether a battle begins with a line. @param {import("../types.d.ts").Line} line */
function isMeeting({ motions = [] }) {
  return motions.some(({ type }) => type === "met");
}

/** What happened just now, where neither the log nor a battle shows it: of a battle, what led to it. @param {State} state @param {Frame} frame @param {Context} context */
function latest(state, frame, { t, game }) {
  if (state.tab === "log") return null;
  const { history } = state;
  const own = mySide(state);
  // A battle's stage tells its own story, from its first line on, until it is decided.
  const isFought =
    game.battle.at(frame.view) && frame.view && !game.battle.last(frame.log, frame.view);
  const end = isFought ? frame.log.findLastIndex(isMeeting) + 1 : undefined;
  const isShown = history || frame.status === "running";
  const lines = history?.lines ?? lastPlay(frame.log.slice(0, end), own, game.log);
  const read = history ? lines : withoutRolls(lines, MAX_JUST_NOW);
  const told = turnsOf(isShown ? read : [], game, t)
    .map((turn) => ({ ...turn, lines: turn.lines.filter(game.log.isNews) }))
    .filter((turn, at, { length }) => turn.lines.length || (turn.opening && at === length - 1));
  if (!told.length) return null;
  // What one's own cards say, one has read.
  const beside = (/** @type {import("../types.d.ts").Line} */ line) => ({
    more: line.side && line.side !== own ? (game.log.more?.(line) ?? null) : null,
    isLoss: isLossOf(line, own, game.log),
  });
  return el(
    "section",
    { class: "latest" },
    el("h2", {}, t(history ? "board-history-told" : "board-latest")),
    // Two boxes: what is laid from below begins with its newest line in sight.
    el("div", { class: "told" }, el("div", {}, ...turnsInOrder(told, frame.game, t, beside))),
  );
}
