// What is answered by a button: each choice that needs nothing held, those that commit set apart.

import { button, el } from "../dom/element.js";
import { verbatim, words } from "../i18n.js";
import {
  ALONG,
  buttons,
  confirmOf,
  inSeries,
  namedWays,
  onTheSpot,
  onTheSpots,
} from "../state/select.js";
import { mayAct } from "../state/store.js";
import { byKind, byWord } from "./kinds.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").Choice} Choice */
/** @typedef {import("./turn.js").Context} Context */

/**
 * The choices that are made by a button, those that commit set apart, and the usual one in a place of
 * its own. In a battle every block that may answer has one.
 * @param {State} state @param {Frame} frame @param {Context} context
 */
export function answers(state, frame, context) {
  if (!frame.choices) return null;
  const { game } = context;
  const isOff = !mayAct(state);
  const draw = (/** @type {Choice} */ c) =>
    pointedAt(state, c, answer(c, frame, isOff, context, state.sure));
  const apart = new Set(bargained(frame, game));
  const shown = isShownIn(state, frame, context);
  const all = frame.choices.actions.filter((c) => !apart.has(c) && shown(c));
  const isFight = Boolean(game.battle.at(frame.view));
  const answered = grouped({ ...frame.choices, actions: all }, frame, draw, context);
  const bargain = bargainParts(state, frame, draw, context);
  const groups = {
    "main here": isFight ? [] : pressedHere(state, frame, isOff, context),
    series: isFight ? seriesButtons(frame, isOff, context) : [],
    "free blocks": isFight ? blockButtons(state, frame, isOff, context) : [],
    "free along": alongButton(frame, isOff, context),
    "free subjects": isFight ? [] : subjectButtons(state, frame, draw, context),
    leaving: isFight ? leavingParts(state, frame, isOff, context) : [],
    "main forced": forcedButton(frame, isOff, context),
    ...(isBargainUrgent(frame, game) ? { bargain, ...answered } : { ...answered, bargain }),
  };
  const parts = Object.entries(groups).filter(([, nodes]) => nodes.length);
  return parts.length
    ? el(
        "div",
        { class: "answers" },
        ...parts.map(([kind, all]) => el("div", { class: kind }, ...all)),
      )
    : null;
}

/** Whether an answer has a button, as the game has it. @param {State} state @param {Frame} frame @param {Context} context @returns {(choice: Choice) => boolean} */
function isShownIn({ chooser }, { view, choices }, { game, sheet }) {
  const ask = game.advice?.isShown;
  if (!ask || !view || !choices) return () => true;
  return (choice) => ask(choice, view, choices, sheet, chooser?.at ?? "");
}

/** What can be done on the spot with what is held or was pressed: the usual one, if there is one alone. @param {State} state @param {Frame} frame @param {boolean} isOff @param {Context} context */
function pressedHere(state, frame, isOff, context) {
  const { isToldOnMap, game, sheet, t } = context;
  const { selection, chooser, sure } = state;
  const [only = "", ...others] = selection;
  const named = isToldOnMap ? "" : (chooser?.at ?? (others.length ? "" : only));
  const here = onTheSpot(frame.choices, named);
  const drawn = here.map((c) => pointedAt(state, c, answer(c, frame, isOff, context, sure)));
  if (here.length === 1 && !confirmOf(here[0], frame, game)) drawn[0].classList.add("primary");
  const { view, choices } = frame;
  const text =
    here.length && view && choices ? game.advice?.readWith?.(named, sheet, t, view, choices) : null;
  return text ? [text, ...drawn] : drawn;
}

/** What plays the card that was pressed, to lie beside the hand: the panel may be far from it. @param {State} state @param {Context} context */
export function besideHand(state, context) {
  const { chooser, frame, sure } = state;
  const [choice, ...others] = onTheSpot(frame?.choices ?? null, chooser?.at ?? "");
  if (!frame || !choice || others.length || !chooser?.at.startsWith("card:")) return [];
  const drawn = answer(choice, frame, !mayAct(state), context, sure);
  drawn.classList.add("primary");
  return [el("div", { class: "play-here", "data-key": "play-here" }, drawn)];
}

/** The answers about blocks and cards that are buttons as well, until a card is pressed. @param {State} state @param {Frame} frame @param {(choice: Choice) => HTMLElement} draw @param {Context} context */
function subjectButtons({ chooser }, frame, draw, context) {
  if (chooser?.at.startsWith("card:")) return [];
  return byKind(aboutSubjects(frame, context.game), draw, kindsIn(frame, context));
}

/** @param {Frame} frame @param {Context["game"]} game */
function aboutSubjects({ view, choices }, { advice }) {
  const hasButton = advice?.hasButton;
  if (!view || !choices || !hasButton) return [];
  return choices.actions.filter((choice) => choice.subject && hasButton(choice, view, choices));
}

/** By what answers are put together where there are many. @param {Frame} frame @param {Context} context */
function kindsIn(frame, { t, game, sheet }) {
  const { view, choices } = frame;
  const labelOf = (/** @type {Choice} */ choice) =>
    (view && choices && game.advice?.called?.(choice, view, choices, sheet)) ||
    choice.label ||
    null;
  const others = choices ? buttons(choices).filter(({ final }) => !final) : [];
  const subjects = aboutSubjects(frame, game);
  return { labelOf, t, total: others.length + subjects.length };
}

/** The answers that are about no block, in the order in which the game offers them: what is done first comes first. @param {import("../types.d.ts").Choices} choices @param {Frame} frame @param {(choice: Choice) => HTMLElement} draw @param {Context} context */
function grouped(choices, frame, draw, context) {
  const { game, sheet } = context;
  const all = choices.actions;
  // The only answer there is has one press, wherever on the map it is.
  const isOnly = all.length === 1 && !all[0].subject && all[0].final;
  if (isOnly && !isBargainUrgent(frame, game)) {
    const only = draw(all[0]);
    only.classList.toggle("primary", !confirmOf(all[0], frame, game));
    return { free: [], main: [only], final: [] };
  }
  const order = (/** @type {Choice} */ c) => all.indexOf(c);
  const isNamed = (/** @type {Choice} */ c) =>
    Boolean(c.label || (frame.view && game.advice?.called?.(c, frame.view, choices, sheet)));
  const placed = all.filter((c) => !c.subject && c.target && isNamed(c));
  const shown = [...placed, ...buttons(choices)].sort((a, b) => order(a) - order(b));
  const isMain = (/** @type {Choice} */ c) => isUsual(c, frame, game);
  const kinds = kindsIn(frame, context);
  const free = byKind(
    shown.filter((c) => !c.final),
    draw,
    kinds,
  );
  const main = shown.filter((c) => c.final && isMain(c)).map(draw);
  const final = shown.filter((c) => c.final && !isMain(c)).map(draw);
  // Where another answer is drawn as the main one or leads to a place it comes first, and what ends the step last.
  const isLast = final.some(
    ({ classList, dataset }) => classList.contains("primary") || dataset.target,
  );
  return isLast ? { final, free, main } : { free, main, final };
}

/** What can't be otherwise, by one press. @param {Frame} frame @param {boolean} disabled @param {Context} context */
function forcedButton({ view, choices }, disabled, { t, game }) {
  const found = view && choices ? game.advice?.forced?.(view, choices) : null;
  return found ? [button("forced", words(t, found.label), "primary", { disabled })] : [];
}

/** All that may be taken along, by one press: the main one as long as nobody was taken and no other answer is. @param {Frame} frame @param {boolean} disabled @param {Context} context */
function alongButton(frame, disabled, { t, game, sheet }) {
  const { view, choices, draft } = frame;
  const { along, alongWords } = game.advice ?? {};
  const found = (view && choices && along?.(view, choices)) || [];
  if (!view || !choices || found.length < 2 || !alongWords) return [];
  const isOther = choices.actions.some((c) => c.final && isPrimary(c, frame, { game, sheet }));
  const kind = draft?.steps.length || isOther ? "quiet" : "primary";
  const text = words(t, alongWords(view, choices, sheet));
  return [button("series", text, kind, { "data-value": ALONG, "data-key": ALONG, disabled })];
}

/** The answers that are a matter of its own, behind one button. @param {Frame} frame @param {Context["game"]} game */
function bargained({ choices }, { advice }) {
  return choices?.actions.filter((c) => advice?.bargain?.types.includes(c.action.type)) ?? [];
}

/** Whether the matter of its own was opened, and there still is something to say of it. @param {State} state @param {Frame} frame @param {Context["game"]} game */
export function isBargainOpen(state, frame, game) {
  return state.isBargaining && bargained(frame, game).length > 0;
}

/** Whether the matter of its own comes first: the other side waits, or nothing else is asked. @param {Frame} frame @param {Context["game"]} game */
export function isBargainUrgent(frame, game) {
  const { view } = frame;
  const has = view !== null && bargained(frame, game).length > 0;
  return Boolean(has && game.advice?.bargain?.isUrgent(view));
}

/** A matter of its own behind one button; open when the other side waits for an answer. @param {State} state @param {Frame} frame @param {(choice: Choice) => HTMLElement} draw @param {Context} context */
function bargainParts(state, frame, draw, { t, game, sheet }) {
  const { bargain } = game.advice ?? {};
  const { view } = frame;
  const about = bargained(frame, game);
  if (!bargain || !view) return [];
  const stands = about.length ? null : bargain.stands(view, sheet, t);
  if (!about.length) return stands ? [stands] : [];
  if (isBargainUrgent(frame, game)) return bargain.parts(view, sheet, about, draw, t);
  const isOpen = state.isBargaining;
  const open = { "aria-expanded": String(isOpen), "data-key": "bargain" };
  const toggle = button("bargain", bargain.title(view, t), isOpen ? "quiet on" : "quiet", open);
  return isOpen ? [toggle, ...bargain.parts(view, sheet, about, draw, t)] : [toggle];
}

/** What may be done with all blocks by one press. @param {Frame} frame @param {boolean} disabled @param {Context} context */
function seriesButtons({ choices }, disabled, { t, game }) {
  return Object.entries(game.battle.series ?? {}).flatMap(([type, word]) => {
    const count = inSeries(choices, type).length;
    if (count < 2) return [];
    return button("series", t(word, { count }), "primary", { "data-value": type, disabled });
  });
}

/** A button for each block that is asked about: named by its block where words alone don't tell it. @param {State} state @param {Frame} frame @param {boolean} isOff @param {Context} context */
function blockButtons(state, frame, isOff, context) {
  const { t, game, sheet } = context;
  const all = onTheSpots(frame.choices).filter(isShownIn(state, frame, context));
  const texts = all.map((choice) => answerWords(choice, frame, context));
  // Who was pressed in the battle is answered with by one more press.
  const isPicking = game.battle.isPicked?.(frame.view);
  const picked = isPicking ? all.find(({ subject }) => subject === state.chooser?.at) : null;
  return all.map((choice, n) => {
    const drawn = pointedAt(state, choice, answer(choice, frame, isOff, context, state.sure));
    if (choice === picked) drawn.classList.add("primary");
    const isTold = texts.indexOf(texts[n]) === texts.lastIndexOf(texts[n]);
    const block = game.pieces.words(choice.subject ?? "", frame.view, t, sheet);
    const named = { block: verbatim(block), what: verbatim(texts[n]) };
    if (isTold || state.sure === JSON.stringify(choice.action)) return drawn;
    const isSame = texts.every((text) => text === texts[n]);
    return ofBlock(drawn, t("board-of-block", named), block, isSame);
  });
}

/** Have a button say its block and what that may do, which a phone leaves to the question where all may do the same. @param {HTMLElement} drawn @param {string} whole @param {string} block @param {boolean} isSame */
function ofBlock(drawn, whole, block, isSame) {
  drawn.classList.add("of-block");
  drawn.textContent = whole;
  if (!isSame || !whole.startsWith(block)) return drawn;
  drawn.setAttribute("aria-label", whole);
  const asked = el("span", { class: "as-asked" }, whole.slice(block.length));
  drawn.replaceChildren(el("span", {}, block, asked));
  return drawn;
}

/** The ways out of a battle, block by block: opened by a button where something else may be done. @param {State} state @param {Frame} frame @param {boolean} isOff @param {Context} context */
function leavingParts(state, frame, isOff, context) {
  const { t, game, sheet } = context;
  const ways = namedWays(frame.choices);
  if (!ways.length) return [];
  const isOpen = state.isLeaving;
  const first = ways[0].label;
  const open = {
    "aria-expanded": String(isOpen),
    "data-key": "leaving",
    disabled: isOff,
  };
  const blank = Object.fromEntries(Object.keys(first?.params ?? {}).map((name) => [name, "…"]));
  const text = first ? t(first.key, blank) : "";
  const toggle = button("leaving", text, isOpen ? "quiet on" : "quiet", open);
  const blocks = isOpen ? [...new Set(ways.map(({ subject = "" }) => subject))] : [];
  const rows = blocks.map((block) => {
    const own = ways.filter(({ subject }) => subject === block);
    const drawn = own.map((c) =>
      byWord(pointedAt(state, c, answer(c, frame, isOff, context, state.sure)), text),
    );
    const name = el("p", {}, game.pieces.words(block ?? "", frame.view, t, sheet));
    return el("div", { class: "ways-of", "data-key": `ways ${block}` }, name, ...drawn);
  });
  return [toggle, ...rows];
}

/** Mark the choice that the machine suggests. @param {State} state @param {Choice} choice @param {HTMLElement} drawn */
function pointedAt(state, choice, drawn) {
  drawn.classList.toggle("suggested", JSON.stringify(choice.action) === state.suggested);
  return drawn;
}

/** @param {Choice} choice @param {Frame} frame @param {Pick<Context, "t" | "game" | "sheet">} context */
export function answerWords(choice, frame, { t, game, sheet }) {
  const { view, choices } = frame;
  const own = view && choices ? game.advice?.called?.(choice, view, choices, sheet) : null;
  const label = own ?? choice.label;
  return label ? words(t, label) : t(`${frame.game}-do-${choice.action.type}`);
}

/** A card and what it is used for; null where a choice is about none. @param {Choice} choice @param {Frame["view"]} view @param {Pick<Context, "t" | "game" | "sheet">} context */
export function cardWords({ subject = "", label }, view, { t, game, sheet }) {
  if (!subject.startsWith("card:")) return null;
  const card = game.pieces.words(subject, view, t, sheet);
  const what = label ? words(t, label) : "";
  // A use may begin with the card's own name.
  if (!what || what.startsWith(card)) return what || card;
  return t("board-of-block", { block: verbatim(card), what: verbatim(what) });
}

/** @param {Choice} choice @param {Frame} frame @param {boolean} isOff @param {Pick<Context, "t" | "game" | "sheet" | "foretold">} context @param {string} [sure] */
export function answer(choice, frame, isOff, { t, game, sheet, foretold }, sure = "") {
  const index = frame.choices?.actions.indexOf(choice) ?? -1;
  const key = JSON.stringify(choice.action);
  const confirm = confirmOf(choice, frame, game);
  const isAsked = confirm !== null && sure === key;
  const text = isAsked ? words(t, confirm) : answerWords(choice, frame, { t, game, sheet });
  const kind = isAsked || (!confirm && isPrimary(choice, frame, { game, sheet })) ? "primary" : "";
  const drawn = button("choose", text, isAsked ? `${kind} sure` : kind, {
    "data-choice": index,
    "data-key": key,
    "data-final": choice.final,
    ...(choice.target ? { "data-target": choice.target } : {}),
    disabled: isOff,
  });
  const beside = frame.view ? game.advice?.beside?.(choice, frame.view, t, sheet) : null;
  if (beside?.sign) drawn.prepend(beside.sign, " ");
  if (sure === key && foretold) {
    drawn.classList.add("primary", "sure");
    drawn.append(...foretold.words.map((text) => el("small", { class: "hint foretold" }, text)));
  }
  if (beside?.hint) drawn.append(" ", el("small", { class: "hint" }, beside.hint));
  return drawn;
}

/** Whether it is drawn as the main answer: what is usually next now is filled, and nothing else. @param {Choice} choice @param {Frame} frame @param {Pick<Context, "game" | "sheet">} context */
function isPrimary(choice, frame, { game, sheet }) {
  const { view, choices } = frame;
  const own = view && choices ? game.advice?.isMain?.(choice, view, choices, sheet) : null;
  return own ?? (isFirst(choice, frame) && isAlone(choice, frame));
}

/** Whether it has the place of what ends the step, at the foot of the question. @param {Choice} choice @param {Frame} frame @param {Context["game"]} game */
function isUsual(choice, frame, game) {
  const own = frame.view ? game.advice?.isUsual?.(choice, frame.view) : null;
  return own ?? (isFirst(choice, frame) && isAlone(choice, frame));
}

/** Whether it is the first of the final answers: the game offers the usual one first. @param {Choice} choice @param {Frame} frame */
function isFirst(choice, frame) {
  return choice === frame.choices?.actions.find((c) => c.final && !c.target);
}

/** Whether no other final answer is of its kind: of several ways to retreat none is the usual one. @param {Choice} choice @param {Frame} frame */
function isAlone({ action }, frame) {
  const alike = (frame.choices?.actions ?? []).filter(
    (c) => c.final && c.action.type === action.type,
  );
  return alike.length === 1;
}
