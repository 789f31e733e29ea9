// What stands on the map beside what is pointed at: choices, refusals, what a mouse rests on.

import { rememberedAt } from "../board/remembered.js";
import { ruleLink } from "../dom/dice.js";
import { el } from "../dom/element.js";
import { verbatim, words } from "../i18n.js";
import { answer } from "../panel/answers.js";
import { warned } from "../panel/turn.js";
import { memoryOf } from "../state/memory.js";
import { isPiece } from "../state/select.js";
import { mayAct } from "../state/store.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").View} View */
/** @typedef {import("../panel/turn.js").Context} Context */
/** @typedef {ReturnType<typeof import("../board/render.js").createBoard>} Board */
/** @typedef {ReturnType<typeof import("../board/tips.js").createTips>} Tips */

const MANY = 2; // answers from which on the place is named over them

/** What a choice or a refusal stands beside; null for what is not on the map. @param {State} state @param {Context} context @param {Board} board */
export function tipAnchor({ chooser, note, frame, foresight, sure }, { game }, board) {
  if (chooser && game.battle.isPicked?.(frame?.view)) return null;
  if (note?.kind === "hover") return resting(note.at ?? [], board);
  const view = frame?.view;
  // Where one presses instead of pointing it is told on what was pressed.
  if (view && foresight?.choice && !chooser && !note && !sure)
    return resting([game.advice?.foresees?.(foresight.choice, view) ?? ""], board);
  const name = chooser?.at ?? note?.at?.at(-1) ?? "";
  return name ? anchorOf(name, game.places.of(name, frame?.view ?? null), board) : null;
}

/** What a mouse rests on: the piece itself, else the place's mark. @param {string[]} names @param {Board} board */
function resting([name = ""], { map }) {
  const node = map.querySelector(`[data-names~="${CSS.escape(name)}"]`);
  return node?.querySelector(".mark") ?? node;
}

/**
 * @param {State} state @param {Context} context @param {Element | null} anchor
 * @param {{board: Board, tips: Tips}} map
 * @param {{wordsOf: (place: string) => string, foretold: import("../types.d.ts").Foretold | null}} words
 */
export function drawTip(state, context, anchor, { board, tips }, { wordsOf, foretold }) {
  const { t } = context;
  const { chooser, note, frame, foresight } = state;
  // Of what is in hand the map tells enough.
  const told = foresight?.choice ? (foretold?.words ?? []).map((text) => el("p", {}, text)) : [];
  const foreseen = told.length ? [el("div", { class: "foretold", role: "status" }, ...told)] : [];
  if (chooser && frame) {
    // What is asked once more is asked where it was pressed.
    const rows = numbersIn(chooser.choices);
    const buttons = chooser.choices.map((choice) => {
      const drawn = answer(choice, frame, !mayAct(state), context, state.sure);
      const counted = rows.find(({ all }) => all.includes(choice))?.counted;
      return counted ? numbered(drawn, choice, counted) : named(drawn, choice, state, context);
    });
    const sure = buttons.find(({ classList }) => classList.contains("sure"));
    const cancel = el("button", { type: "button", class: "button quiet", "data-do": "let-go" });
    cancel.textContent = t("board-not-that");
    const focused = document.querySelector("#tip :focus");
    // Whoever answers on the map reads there what it gives up.
    const isDeed = chooser.choices.some(({ target, final }) => target || final);
    const first = isDeed ? warned(frame, context, true) : null;
    tips.show(
      anchor,
      [
        ...headline(chooser, frame.view, context),
        ...limited(chooser.choices, frame.view, context),
        ...priced(chooser.choices, frame, context),
        ...(first ? [first] : []),
        ...inRows(chooser.choices, buttons, rows, t),
        ...(isPressedAgain(chooser) ? [el("p", { class: "small" }, t("board-press-again"))] : []),
        cancel,
        ...foreseen,
      ],
      () => [...litMarks(board), ...standingBy(chooser.at, frame.view, context, board)],
      // How many go is counted where they stand.
      () => state.selection.flatMap((name) => standingBy(name, frame.view, context, board)),
    );
    (sure ?? sameAs(focused, [...buttons, cancel]) ?? buttons[0])?.focus();
  } else if (note?.kind === "refusal" && anchor) {
    const why = el(
      "p",
      { class: "why", role: "alert" },
      note.text,
      " ",
      ruleLink(note.rule, frame?.game ?? "", t),
    );
    tips.show(anchor, [why], () => litMarks(board));
  } else if ((note?.kind === "look" || note?.kind === "hover") && anchor) {
    const seen = seenWords(note.at ?? [], frame?.view ?? null, context, wordsOf);
    const place = note.at?.map((name) => context.game.places.of(name, frame?.view ?? null));
    const known = rememberedAt(memoryOf(state), place?.find(Boolean) ?? "", context);
    seen.push(...known.map((text) => el("p", { class: "remembered" }, text)));
    const how =
      note.kind === "look" ? { class: "why look", role: "status" } : { class: "why hover" };
    const shown = seen.length ? [el("div", how, ...seen)] : [];
    const about = place?.find(Boolean) ?? "";
    const asked = note.kind === "look" ? (note.at ?? []) : [];
    const shunned = () => [...litMarks(board), ...marksBeside(about, context, board)];
    // Whoever taps them once more asks why nothing can be done with them.
    const kept = () =>
      asked.flatMap((name) => standingBy(name, frame?.view ?? null, context, board));
    tips.show(anchor, [...shown, ...foreseen], shunned, asked.length ? kept : undefined);
  } else if (foreseen.length) {
    tips.show(anchor, foreseen, () => litMarks(board));
  } else {
    tips.hide();
  }
}

/** Whether a piece does by a second press what is asked beside it. @param {NonNullable<State["chooser"]>} chooser */
function isPressedAgain({ at, choices }) {
  return isPiece(at) && choices.length === 1 && Boolean(choices[0].at_once);
}

/**
 * The button that stands for the one that has the focus: who went to it by keyboard stays there when the
 * card is drawn anew.
 * @param {Element | null} focused @param {HTMLElement[]} buttons
 */
function sameAs(focused, buttons) {
  if (!(focused instanceof HTMLElement)) return undefined;
  const { key, do: deed } = focused.dataset;
  return buttons.find(({ dataset }) => dataset.key === key && dataset.do === deed);
}

/**
 * The only answer about the piece that was pressed says which one that is: several lie close together.
 * @param {HTMLElement} drawn @param {import("../types.d.ts").Choice} choice @param {State} state @param {Context} context
 */
function named(drawn, choice, { chooser, frame, sure }, { t, game, sheet }) {
  const { at = "", choices = [] } = chooser ?? {};
  const isAsked = sure === JSON.stringify(choice.action);
  if (isAsked || choices.length > 1 || choice.subject !== at || !isPiece(at)) return drawn;
  // What has a sign or a hint besides its words keeps them.
  if (drawn.childElementCount) return drawn;
  const block = verbatim(game.pieces.words(at, frame?.view ?? null, t, sheet));
  const what = verbatim(drawn.textContent ?? "");
  drawn.textContent = t("board-of-block", { block, what });
  return drawn;
}

/** The number by which some answers differ that say the same of it, "" if they don't. @param {import("../types.d.ts").Choice[]} choices */
export function countedBy(choices) {
  const [first, ...others] = choices.map(({ label }) => label);
  const names = Object.keys(first?.params ?? {});
  const isAlike = others.every((label) => label?.key === first?.key);
  const [name = ""] = names;
  const isNumber = choices.every(({ label }) => typeof label?.params?.[name] === "number");
  return names.length === 1 && isAlike && isNumber ? name : "";
}

/** @typedef {{all: import("../types.d.ts").Choice[], counted: string}} Numbers answers that differ by a number alone */

/** The rows of numbers among some answers, where there is one of several: those by road, those by river. @param {import("../types.d.ts").Choice[]} choices @returns {Numbers[]} */
export function numbersIn(choices) {
  const kinds = [...Map.groupBy(choices, ({ label }) => label?.key).values()];
  const rows = kinds.flatMap((all) => {
    const counted = countedBy(all);
    return counted ? [{ all, counted }] : [];
  });
  return rows.some(({ all }) => all.length > 1) ? rows : [];
}

/** What is counted in a row of numbers. @param {Numbers} row @param {Context["t"]} t */
function countedWords({ all: [{ label }], counted }, t) {
  return label ? t(label.key, { [counted]: "…" }) : "";
}

/** The answers with each row of numbers by itself: named, where there are several. @param {import("../types.d.ts").Choice[]} choices @param {HTMLElement[]} buttons @param {Numbers[]} rows @param {Context["t"]} t */
function inRows(choices, buttons, rows, t) {
  const isAlone = rows.length === 1 && rows[0].all.length === choices.length;
  const told = rows.flatMap((row) => {
    const numbers = row.all.map((choice) => buttons[choices.indexOf(choice)]);
    const words = countedWords(row, t);
    const name = isAlone ? [] : [el("p", { class: "row-name" }, words)];
    return [
      ...name,
      el("div", { class: "numbers", role: "group", "aria-label": words }, ...numbers),
    ];
  });
  const isApart = (/** @type {unknown} */ _, /** @type {number} */ n) =>
    rows.every(({ all }) => !all.includes(choices[n]));
  return [...told, ...buttons.filter(isApart)];
}

/** An answer that says its number alone: what is counted stands over all of them. @param {HTMLElement} drawn @param {import("../types.d.ts").Choice} choice @param {string} counted */
function numbered(drawn, { label }, counted) {
  if (drawn.childElementCount) return drawn;
  drawn.setAttribute("aria-label", drawn.textContent ?? "");
  drawn.textContent = String(label?.params?.[counted]);
  drawn.classList.add("number");
  return drawn;
}

/** What several answers are about, or where many lead. @param {NonNullable<State["chooser"]>} chooser @param {View | null} view @param {Context} context */
function headline({ at, choices }, view, { t, game, sheet }) {
  if (isPiece(at) && choices.length > 1 && choices.every(({ subject }) => subject === at))
    return [el("p", { class: "leads-to" }, game.pieces.words(at, view, t, sheet))];
  const place = game.places.of(at, view);
  if (choices.length < MANY || !place) return [];
  const named = t(game.places.key(place));
  const [row, ...others] = numbersIn(choices);
  const isAlone = row?.all.length === choices.length && !others.length;
  const what = isAlone ? countedWords(row, t) : "";
  const told = what ? t("board-of-block", { block: verbatim(named), what: verbatim(what) }) : named;
  return [el("p", { class: "leads-to" }, told)];
}

/** Why the highest number is the highest. @param {import("../types.d.ts").Choice[]} choices @param {View | null} view @param {Context} context */
function limited(choices, view, { t, game }) {
  const why = view ? game.advice?.limit?.(choices, view) : null;
  return why ? [el("p", { class: "limit small" }, words(t, why))] : [];
}

/** What is to be paid for what is chosen, before it is. @param {import("../types.d.ts").Choice[]} choices @param {import("../types.d.ts").Frame} frame @param {Context} context */
function priced(choices, { view, game: key }, { t, game }) {
  const found = view ? game.advice?.price?.(choices, view) : null;
  if (!found) return [];
  return [el("p", { class: "price small" }, words(t, found), " ", ruleLink(found.rule, key, t))];
}

/** What stands where somebody points: the piece, if it is their own, and its place. @param {string[]} names @param {View | null} view @param {Context} context @param {(place: string) => string} wordsOf */
function seenWords(names, view, { t, game, sheet }, wordsOf) {
  const told = game.advice?.about?.(names, view, sheet, t);
  if (told) return told.map((text, n) => el("p", {}, n ? text : el("strong", {}, text)));
  const piece = names.find((name) => name.startsWith("block:"));
  const place = names.map((name) => game.places.of(name, view)).find(Boolean) ?? "";
  const company = place ? game.places.company?.(names, place, view, sheet, t) : null;
  if (company) return company;
  return [
    piece ? el("p", {}, el("strong", {}, game.pieces.words(piece, view, t, sheet))) : null,
    place ? el("p", {}, wordsOf(place)) : null,
  ].filter((part) => part !== null);
}

/** The marks and pieces that may be pointed at. @param {Board} board */
function litMarks(board) {
  return [
    ...board.map.querySelectorAll(
      ".badge, .spot:is(.lit, .free, .foreseen) :is(.mark, .reach), .box-area:is(.lit, .free), .piece:is(.lit, .free, .held)",
    ),
  ];
}

/** The marks of the neighbours of a place: one looks at them next. @param {string} place @param {Context} context @param {Board} board */
function marksBeside(place, { game, sheet }, board) {
  const beside = place ? game.places.neighbours(sheet, place) : [];
  return beside.flatMap((next) => board.nodeOf(next.place)?.querySelector(".mark") ?? []);
}

/** The pieces that stand with what is asked about. @param {string} name @param {View | null} view @param {Context} context @param {Board} board */
function standingBy(name, view, { game }, { map }) {
  const place = game.places.name(game.places.of(name, view));
  return [...map.querySelectorAll(`#pieces [data-names~="${CSS.escape(place)}"]`)];
}

/** @param {string} name @param {string} place @param {Board} board @returns {Element | null} */
function anchorOf(name, place, board) {
  const piece = board.map.querySelector(`[data-names~="${CSS.escape(name)}"]`);
  return board.nodeOf(place)?.querySelector(".mark") ?? piece ?? board.nodeOf(place);
}
