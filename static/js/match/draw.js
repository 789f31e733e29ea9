// State to page: the board, the bar, the tray, the battle, the panel with its tabs.

import { ruleLink } from "../dom/dice.js";
import { createFill, el, fill } from "../dom/element.js";
import { answer } from "../panel/answers.js";
import { chatPanel, chatTab } from "../panel/chat.js";
import { claimOffer } from "../panel/claim.js";
import { rematchPanel } from "../panel/company.js";
import { logPanel } from "../panel/log.js";
import { notesPanel } from "../panel/notes.js";
import { placesPanel } from "../panel/places.js";
import { resultWords } from "../panel/signals.js";
import { historyPanel, openPanel, tablePanel } from "../panel/table.js";
import { turnPanel } from "../panel/turn.js";
import { isPlayer, unread } from "../state/people.js";
import { subjects, targets } from "../state/select.js";
import { isCurrent, mayAct, mySide } from "../state/store.js";
import { dismissedBattle } from "./dismissed.js";
import { asPlayed, keepHeight } from "./playback.js";
import { followsOf } from "./pointing.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Piece} Piece */
/** @typedef {import("../types.d.ts").View} View */
/** @typedef {import("../panel/turn.js").Context} Context */
/** @typedef {ReturnType<typeof import("../board/render.js").createBoard>} Board */
/** @typedef {ReturnType<typeof import("../board/tips.js").createTips>} Tips */
/** @typedef {ReturnType<typeof import("./keepInView.js").createKeepInView>} Sight */

/**
 * @typedef {object} Known what is worked out once for each view: a click changes lights, not the view
 * @property {(view: View | null) => Piece[]} piecesOf
 * @property {(view: View | null) => (place: string) => string} wordsOf
 * @property {ReturnType<typeof createFill>} refill
 */

const OF_THE_TABLE = new Set(["chat", "notes", "table"]);
const TABS = /** @type {const} */ (["score", "places", "log", "chat", "notes", "table"]);

/**
 * Before the match begins there is nothing to score or tell, and a bystander has nothing to do.
 * @param {string} tab @param {import("../types.d.ts").Frame} frame
 */
function isUseful(tab, frame) {
  if (frame.status === "open") return isPlayer(frame) && OF_THE_TABLE.has(tab);
  return tab !== "notes" || isPlayer(frame);
}

/** @param {string} id */
function part(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/**
 * @template T
 * @param {(view: View) => T} work
 * @param {T} nothing for no view
 * @returns {(view: View | null) => T}
 */
function onceAView(work, nothing) {
  /** @type {WeakMap<View, T>} */
  const done = new WeakMap();
  return (view) => {
    if (!view) return nothing;
    const found = done.get(view) ?? work(view);
    done.set(view, found);
    return found;
  };
}

/** @param {Context} context @param {Board} board @returns {Known} */
function knownOf({ game, sheet, t }, board) {
  return {
    piecesOf: onceAView((view) => game.pieces.all(view, sheet, t), []),
    wordsOf: onceAView(
      (view) => {
        const places = [...board.marks.keys()];
        const words = new Map(places.map((id) => [id, game.places.label(view, sheet, id, t)]));
        return (place) => words.get(place) ?? "";
      },
      (place) => game.places.label(null, sheet, place, t),
    ),
    refill: createFill(),
  };
}

/**
 * @param {Context} context
 * @param {Board} board
 * @param {Tips} tips
 * @param {Sight} sight
 * @returns {(state: State) => void}
 */
export function createDrawing(context, board, tips, sight) {
  const known = knownOf(context, board);
  return (state) => drawAll(state, context, known, { board, tips, sight });
}

/**
 * @param {State} state
 * @param {Context} context
 * @param {Known} known
 * @param {{board: Board, tips: Tips, sight: Sight}} map
 */
function drawAll(state, context, known, { board, tips, sight }) {
  const { frame } = state;
  const view = state.history?.view ?? frame?.view ?? null;
  drawLive(state, context);
  if (!frame) return;
  const lights = lightsOf(state, context);
  // While motions play, the board, the bar and the panel tell what has been seen so far.
  const seen = state.scene?.view ?? view;
  const played = asPlayed(state);
  keepHeight(part("turn"), Boolean(state.scene));
  drawBoard(seen, lights, context, known, board);
  drawBar(played, seen, context, known);
  drawExtras(state, view, lights, context);
  fill(part("battle"), seen ? battleOf(state, seen, lights, context) : []);
  const places = [...lights.lit].map((name) => context.game.places.of(name, seen));
  sight(context.game.battle.at(seen), places);
  const anchor = tipAnchor(state, context, board);
  const isNoteOnMap = ["refusal", "look", "hover"].includes(state.note?.kind ?? "");
  const isToldOnMap = Boolean(anchor) && (isNoteOnMap || Boolean(state.chooser));
  drawPanel(played, seen, { ...context, isToldOnMap }, known);
  drawTip(state, context, anchor, { board, tips }, known.wordsOf(seen));
  document.title = titleOf(state, context);
}

/** @param {State} state @param {Context} context */
function lightsOf(state, { game }) {
  const view = state.frame?.view;
  const isShown = state.frame?.choices && !state.history;
  const choices = isShown ? (state.frame?.choices ?? null) : null;
  const worth = view ? (game.advice?.worthLighting?.(view) ?? null) : null;
  const free = subjects(choices);
  return {
    free: worth ? new Set([...free].filter((name) => worth.has(name))) : free,
    lit: targets(choices, state.selection, followsOf(state, game)),
    held: new Set(state.selection),
  };
}

/**
 * @param {View | null} view @param {ReturnType<typeof lightsOf>} lights
 * @param {Context} context @param {Known} known @param {Board} board
 */
function drawBoard(view, lights, { game, sheet, t }, { piecesOf, wordsOf }, board) {
  board.render({
    pieces: piecesOf(view),
    arrows: view ? game.pieces.arrows(view) : [],
    gauges: view && game.pieces.gauges ? game.pieces.gauges(view, sheet, lights.held) : [],
    badges: (view && game.advice?.badges?.(view, t)) || [],
    lights,
    words: wordsOf(view),
    holders: game.places.holders(view),
    battleAt: game.battle.at(view),
  });
}

/** @param {State} state @param {Context} context */
function drawLive(state, { t }) {
  const key = state.behind ? "behind" : state.live;
  const live = part("live");
  live.dataset.state = key;
  live.textContent = t(`board-live-${key}`);
  // The map is first painted with its pieces on it, unless they can't be had.
  if (state.frame || state.live !== "connecting") part("map").classList.remove("unseen");
  document.body.classList.toggle("not-live", key !== "live");
  document.body.classList.toggle("busy", state.pending.length > 0);
}

/** @param {State} state @param {View | null} view @param {Context} context @param {Known} known */
function drawBar(state, view, { game, sheet, t }, { refill }) {
  const result = state.history ? "" : resultWords(state, t);
  const ended = result ? [el("p", { class: "bar-result" }, result)] : [];
  const isPlanned = Boolean(state.frame?.draft?.steps.length) && !state.history && !state.scene;
  const before = isPlanned ? state.before : null;
  refill(part("calendar"), [view, result, before], () =>
    view
      ? [game.tracks.calendar(view, sheet, t), ...ended, game.tracks.totals(view, t, before)]
      : [],
  );
  part("you").textContent = seatWords(state, t);
}

/** @param {State} state @param {Context["t"]} t */
function seatWords(state, t) {
  const side = mySide(state);
  if (side) return t("board-you-are", { side: `@side-${side}` });
  return state.frame?.viewer ? t("board-you-watch") : "";
}

/** @param {State} state @param {View | null} view @param {ReturnType<typeof lightsOf>} lights @param {Context} context */
function drawExtras(state, view, lights, { game, sheet, t }) {
  const choices = state.frame?.choices?.actions ?? [];
  const hand = { free: lights.free, held: inHand(state), choices };
  const tray = view ? game.pieces.tray(view, hand, sheet, t) : null;
  fill(part("tray"), tray ? [tray] : []);
}

/** What is held, or was pressed and is asked about. @param {State} state */
function inHand({ selection, chooser }) {
  return chooser ? [...selection, chooser.at] : selection;
}

/** The battle that is fought, else how the last one ended. @param {State} state @param {View} view @param {ReturnType<typeof lightsOf>} lights @param {Context} context */
function battleOf(state, view, lights, { game, sheet, t }) {
  const { scene } = state;
  const told = state.history?.lines ?? state.frame?.log ?? [];
  const lines = scene ? told.filter((line) => line.n <= scene.upto) : told;
  const steps = state.frame?.draft?.steps ?? [];
  const { folded, frame, before } = state;
  const field = { ...lights, t, lines, steps, before, folded, game: frame?.game ?? "" };
  const fought = game.battle.stage(view, field, sheet);
  if (fought) return [fought];
  const last = state.history || scene || steps.length ? null : game.battle.last(lines, view);
  const away = frame ? state.dismissed || dismissedBattle(frame) : 0;
  const isShown = last && last.n !== away && frame?.status === "running";
  const result = isShown ? game.battle.result(last, t) : null;
  result?.classList.toggle("answered", last?.n === state.answered);
  return result ? [result] : [];
}

/** @param {State} state @param {View | null} view @param {Context} context @param {Known} known */
function drawPanel(state, view, context, known) {
  const { frame } = state;
  if (!frame) return;
  const { t } = context;
  const isOver = frame.status === "ended";
  const turn = frame.status === "open" ? openPanel(state, t) : turnPanel(state, context);
  const offer = claimOffer(state, context);
  if (offer) turn.unshift(offer);
  if (frame.status === "cancelled") turn.push(el("p", {}, t("board-cancelled")));
  // Who looks back presses the same buttons again and again: what is told stands below them.
  const back = isOver ? historyPanel(state, t) : [];
  const after = isOver ? rematchPanel(state, context) : [];
  fill(part("turn"), state.history ? [...back, ...turn, ...after] : [...turn, ...after, ...back]);
  const useful = TABS.filter((tab) => isUseful(tab, frame));
  const isShown = useful.some((tab) => tab === state.tab);
  for (const tab of TABS) {
    const isOpen = isShown ? state.tab === tab : tab === useful[0];
    const button = part(`tab-${tab}`);
    button.hidden = !useful.includes(tab);
    button.setAttribute("aria-selected", String(isOpen && isShown));
    button.setAttribute("tabindex", isOpen ? "0" : "-1");
  }
  const count = unread(state.people, frame);
  known.refill(part("tab-chat"), [count], () => chatTab(count, t));
  const body = part("tab-body");
  body.hidden = !isShown;
  body.setAttribute("aria-labelledby", `tab-${state.tab}`);
  if (isShown) drawTab(body, state, view, context, known);
}

/** @param {HTMLElement} body @param {State} state @param {View | null} view @param {Context} context @param {Known} known */
function drawTab(body, state, view, context, { piecesOf, refill }) {
  const { frame, tab, history, table } = state;
  const isOver = Boolean(frame?.outcome) && !history;
  const { game, sheet, t } = context;
  const parts = {
    score: () =>
      view
        ? [game.tracks.scoreTable(view, t, isOver, sheet), game.tracks.reserves(view, t, sheet)]
        : [],
    places: () => placesPanel(state, context, piecesOf(view)),
    log: () => logPanel(state, context),
    chat: () => chatPanel(state, context),
    notes: () => notesPanel(state, context),
    table: () => tablePanel(state, context),
  };
  // What the others show is in many places, or passes with the time.
  const from = { score: [tab, view, isOver], log: [tab, history, frame?.log, table.older] };
  const shown = /** @type {"log"} */ (tab);
  refill(body, from[shown] ?? null, () => [el("div", { "data-key": tab }, ...parts[shown]())]);
}

/** What a choice or a refusal stands beside; null for what is not on the map. @param {State} state @param {Context} context @param {Board} board */
function tipAnchor({ chooser, note, frame }, { game }, board) {
  if (note?.kind === "hover") return resting(note.at ?? [], board);
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
 * @param {{board: Board, tips: Tips}} map @param {(place: string) => string} wordsOf
 */
function drawTip(state, context, anchor, { board, tips }, wordsOf) {
  const { t } = context;
  const { chooser, note, frame } = state;
  if (chooser && frame) {
    const buttons = chooser.choices.map((choice) => answer(choice, frame, !mayAct(state), context));
    const cancel = el("button", { type: "button", class: "button quiet", "data-do": "let-go" });
    cancel.textContent = t("board-not-that");
    tips.show(anchor, [...buttons, cancel]);
    buttons[0]?.focus();
  } else if (note?.kind === "refusal" && anchor) {
    const why = el(
      "p",
      { class: "why", role: "alert" },
      note.text,
      " ",
      ruleLink(note.rule, frame?.game ?? "", t),
    );
    tips.show(anchor, [why], litMarks(board));
  } else if ((note?.kind === "look" || note?.kind === "hover") && anchor) {
    const seen = seenWords(note.at ?? [], frame?.view ?? null, context, wordsOf);
    const how =
      note.kind === "look" ? { class: "why look", role: "status" } : { class: "why hover" };
    tips.show(anchor, seen.length ? [el("div", how, ...seen)] : [], litMarks(board));
  } else {
    tips.hide();
  }
}

/** What stands where somebody points: the piece, if it is their own, and its place. @param {string[]} names @param {View | null} view @param {Context} context @param {(place: string) => string} wordsOf */
function seenWords(names, view, { t, game, sheet }, wordsOf) {
  const told = game.advice?.about?.(names, view, sheet, t);
  if (told) return told.map((text, n) => el("p", {}, n ? text : el("strong", {}, text)));
  const piece = names.find((name) => name.startsWith("block:"));
  const place = names.map((name) => game.places.of(name, view)).find(Boolean) ?? "";
  return [
    piece ? el("p", {}, el("strong", {}, game.pieces.words(piece, view, t, sheet))) : null,
    place ? el("p", {}, wordsOf(place)) : null,
  ].filter((part) => part !== null);
}

/** Where the marks are that may be pointed at. @param {Board} board */
function litMarks(board) {
  const lit = [...board.map.querySelectorAll(".spot.lit .mark, .piece.lit")];
  return lit.map((node) => node.getBoundingClientRect());
}

/** @param {string} name @param {string} place @param {Board} board @returns {Element | null} */
function anchorOf(name, place, board) {
  const piece = board.map.querySelector(`[data-names~="${CSS.escape(name)}"]`);
  return board.nodeOf(place)?.querySelector(".mark") ?? piece ?? board.nodeOf(place);
}

/** @param {State} state @param {Context} context */
function titleOf(state, { t }) {
  const { frame } = state;
  const name = t(`${frame?.game}-title`);
  if (frame?.outcome) return t("board-title-ended", { game: name });
  if (frame?.choices && isCurrent(state)) return t("board-title-mine", { game: name });
  return t("board-title", { game: name });
}
