// What the page says aloud: what changed, in order, in sentences. State before and after in, words out.

import { diceWords } from "../dom/dice.js";
import { toldWords, words } from "../i18n.js";
import { sealedSentences } from "../panel/sealed.js";
import { resultWords } from "../panel/signals.js";
import { askedNow } from "../state/question.js";
import { reachOf } from "../state/reach.js";
import { targets } from "../state/select.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {import("../panel/turn.js").Context} Context */
/** @typedef {{frame: Frame | null, selection: string[], isMany: boolean}} Heard */

/** A whole winter fits; more than that comes only to who was away. */
const MAX_LINES = 24;
const MAX_PLACES = 6;
const KEPT = 40;

/** What must be remembered of a state to say later what changed. @param {State} state @returns {Heard} */
export function heard({ frame, selection, many }) {
  return { frame, selection, isMany: many };
}

/**
 * @param {Heard} before
 * @param {State} state
 * @param {Context} context
 * @returns {string[]}
 */
export function sentences(before, state, context) {
  const { frame } = state;
  if (!frame || state.history) return [];
  const isNew = frame !== before.frame;
  return [
    ...(isNew && before.frame ? toldLines(before.frame, frame, context) : []),
    ...(isNew && before.frame ? steps(before.frame, frame, context) : []),
    ...(isNew && before.frame ? sealedSentences(before.frame, frame, context.t) : []),
    ...(isNew ? asked(before.frame, frame, context) : []),
    ...inHand(before, state, context),
  ];
}

/** @param {Frame} before @param {Frame} frame @param {Context} context */
function toldLines(before, frame, { t }) {
  const since = before.log.at(-1)?.n ?? 0;
  const lines = frame.log.filter((line) => line.n > since);
  const left = lines.length - MAX_LINES;
  const told = lines.slice(-MAX_LINES).flatMap((line) => spokenLine(line, t));
  return left > 0 ? [t("access-lines-before", { count: left }), ...told] : told;
}

/** A line of the log with its dice, then what came of it. @param {Line} line @param {Context["t"]} t */
function spokenLine(line, t) {
  const [told, ...came] = toldWords(t, line);
  return [[told, diceWords(line, t)].filter(Boolean).join(" "), ...came];
}

/** What was added to the plan or taken out of it. @param {Frame} before @param {Frame} frame @param {Context} context */
function steps(before, frame, { t, game, sheet }) {
  const old = before.draft?.steps ?? [];
  const now = frame.draft?.steps ?? [];
  const rejected = frame.draft?.rejected_steps ?? [];
  const word = (/** @type {import("../types.d.ts").Action} */ step) =>
    game.log.stepWords(step, sheet, t, frame.view);
  if (rejected.length && rejected.length !== before.draft?.rejected_steps.length) {
    return [t("board-rejected-steps"), ...rejected.map(word)];
  }
  if (now.length > old.length) {
    return now.slice(old.length).map((step) => t("access-planned", { step: word(step) }));
  }
  // What was committed is told by the log, and is not taken back.
  const isCommitted = frame.log.at(-1)?.n !== before.log.at(-1)?.n;
  if (isCommitted || now.length === old.length) return [];
  const texts = new Set(now.map((step) => JSON.stringify(step)));
  const gone = old.filter((step) => !texts.has(JSON.stringify(step)));
  return gone.map((step) => t("access-taken-back", { step: word(step) }));
}

/** What is asked of me now, when it is not what was asked before. @param {Frame | null} before @param {Frame} frame @param {Context} context */
function asked(before, frame, context) {
  const { t } = context;
  if (frame.outcome) return before?.outcome ? [] : [endWords(frame, t)];
  const isTold = before?.log.at(-1)?.n !== frame.log.at(-1)?.n;
  const isSame = before?.choices?.prompt.key === frame.choices?.prompt.key && !isTold;
  if (isSame && before?.choices) return [];
  if (frame.choices) return [askedWords(frame, context)];
  return before?.choices ? waitingWords(frame, t) : [];
}

/** @param {Frame} frame @param {Context["t"]} t */
function endWords(frame, t) {
  const { outcome } = frame;
  return outcome ? `${resultWords({ frame }, t)}. ${words(t, outcome.message)}` : "";
}

/** What is asked, in a sentence, and what is to be known before it is answered. @param {Frame} frame @param {Pick<Context, "t" | "game" | "sheet">} context */
export function askedWords({ view, choices, ...frame }, { t, game, sheet }) {
  if (!choices) return waitingWords(frame, t).join(" ");
  const all = view ? (game.advice?.warnings?.(view, choices, t, sheet) ?? []) : [];
  const told = all.flatMap((one) => aloud(one));
  const asked = words(t, askedNow({ view }, choices, game));
  return [t("access-asked", { prompt: asked }), ...told].join(" ");
}

/** What is said of a warning: the head of what is only unfolded says nothing by itself. @param {string | import("../types.d.ts").Warning} one @returns {string[]} */
function aloud(one) {
  if (typeof one === "string") return [one];
  return one.more?.length && !one.isFirst ? [] : [one.text];
}

/** @param {Pick<Frame, "awaiting">} frame @param {Context["t"]} t */
function waitingWords(frame, t) {
  return frame.awaiting.map(({ side, message }) =>
    t("access-waits", { side: `@side-${side}`, what: words(t, message) }),
  );
}

/** What is in hand, and where it may go. @param {Heard} before @param {State} state @param {Context} context */
function inHand(before, state, { t, game, sheet }) {
  const { frame, selection, many, pending } = state;
  const said = before.isMany === many ? [] : [t(many ? "access-many-on" : "access-many-off")];
  if (selection.join() === before.selection.join() || !frame) return said;
  if (!selection.length) return pending.length ? said : [...said, t("access-let-go")];
  const things = selection.map((name) => game.pieces.words(name, frame.view, t, sheet)).join("; ");
  const lit = [...targets(frame.choices, selection, reachOf(state, game))];
  const places = lit
    .slice(0, MAX_PLACES)
    .map((name) => game.pieces.words(name, frame.view, t, sheet));
  const count = lit.length;
  const key = count > MAX_PLACES ? "access-held-many" : "access-held";
  return [...said, t(key, { things, count, places: places.join(", ") })];
}

/**
 * A voice: each sentence is a line of its own, so that none overwrites another and none is lost that is said twice.
 * @param {HTMLElement} node a live region
 */
export function createVoice(node) {
  return (/** @type {string} */ text) => {
    const line = document.createElement("p");
    line.textContent = text;
    node.append(line);
    while (node.children.length > KEPT) node.firstElementChild?.remove();
  };
}
