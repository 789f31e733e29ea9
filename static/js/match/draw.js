// State to page: the board, the bar, the tray, the battle, the panel with its tabs.

import { withRemembered } from "../board/remembered.js";
import { asTried } from "../board/tried.js";
import { createFill, el, fill } from "../dom/element.js";
import { besideHand } from "../panel/answers.js";
import { chatPanel, chatTab } from "../panel/chat.js";
import { claimOffer } from "../panel/claim.js";
import { rematchPanel, seats } from "../panel/company.js";
import { logPanel } from "../panel/log.js";
import { luckPanel } from "../panel/luck.js";
import { notesPanel } from "../panel/notes.js";
import { openPanel } from "../panel/open.js";
import { placesPanel } from "../panel/places.js";
import { historyPanel } from "../panel/replay.js";
import { reviewPanel } from "../panel/review.js";
import { resultWords } from "../panel/signals.js";
import { shareLinks, tablePanel } from "../panel/table.js";
import { linkTerms } from "../panel/terms.js";
import { tryingPanel } from "../panel/trying.js";
import { turnPanel } from "../panel/turn.js";
import { memoryOf } from "../state/memory.js";
import { isPlayer, unread } from "../state/people.js";
import { playsSince, traces } from "../state/play.js";
import { reachOf } from "../state/reach.js";
import { ALONG, forcedTargets, subjects, targets } from "../state/select.js";
import { aheadOf } from "../state/steps.js";
import { isCurrent, mySide, sideOf } from "../state/store.js";
import { markOf } from "../state/trying.js";
import { advisedArrows, advisedOf, drawAdvised } from "./drawAdvised.js";
import { battleOf } from "./drawBattle.js";
import { drawTip, tipAnchor } from "./drawTip.js";
import { asPlayed, keepHeight } from "./playback.js";
import { createSteadySize } from "./steadySize.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Piece} Piece */
/** @typedef {import("../types.d.ts").View} View */
/** @typedef {import("../net/wire.d.ts").Sighting} Sighting */
/** @typedef {import("../panel/turn.js").Context} Context */
/** @typedef {ReturnType<typeof import("../board/render.js").createBoard>} Board */
/** @typedef {ReturnType<typeof import("../board/tips.js").createTips>} Tips */
/** @typedef {ReturnType<typeof import("./keepInView.js").createKeepInView>} Sight */

/**
 * @typedef {object} Known what is worked out once for each view: a click changes lights, not the view
 * @property {(view: View | null, memory?: Sighting[]) => Piece[]} piecesOf `memory`: what was seen of blank ones
 * @property {(view: View | null) => (place: string) => string} wordsOf
 * @property {ReturnType<typeof createFill>} refill
 * @property {ReturnType<typeof createSteadySize>} size
 */

/** @type {Set<string>} */
const NO_NAMES = new Set();
const OF_THE_TABLE = new Set(["chat", "notes", "table"]);
const TABS = /** @type {const} */ (["score", "places", "log", "chat", "notes", "table"]);

/**
 * Before the match begins there is nothing to score or tell, and a bystander has nothing to do. A lesson has nobody
 * to talk to, and no past that is kept.
 * @param {string} tab @param {import("../types.d.ts").Frame} frame @param {State["lesson"]} lesson
 */
function isUseful(tab, frame, lesson) {
  if (lesson) return tab !== "log" && !OF_THE_TABLE.has(tab);
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
export function knownOf(context, board) {
  const { game, sheet, t } = context;
  const plain = onceAView((view) => game.pieces.all(view, sheet, t), /** @type {Piece[]} */ ([]));
  /** @type {{from: Piece[], memory: Sighting[], pieces: Piece[]}} */
  let last = { from: [], memory: [], pieces: [] };
  return {
    piecesOf: (view, memory = []) => {
      const from = plain(view);
      if (last.from !== from || last.memory !== memory)
        last = { from, memory, pieces: withRemembered(from, memory, context) };
      return last.pieces;
    },
    wordsOf: onceAView(
      (view) => {
        const places = [...board.marks.keys()];
        const words = new Map(places.map((id) => [id, game.places.label(view, sheet, id, t)]));
        return (place) => words.get(place) ?? "";
      },
      (place) => game.places.label(null, sheet, place, t),
    ),
    refill: createFill(),
    size: createSteadySize(),
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
  return (state) => {
    // Who is taken along by one press is drawn once, with all of them in hand.
    if (state.series?.type === ALONG && state.frame && state.live === "live") return;
    drawAll(state, context, known, { board, tips, sight });
  };
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
  const foretold = foretoldOf(state, context);
  const lights = { ...lightsOf(state, context), foreseen: new Set(foretold?.reached) };
  // While motions play, the board, the bar and the panel tell what has been seen so far.
  const seen = state.scene?.view ?? view;
  const played = asPlayed(state);
  keepHeight(part("turn"), Boolean(state.scene));
  drawBoard(seen, lights, context, known, {
    board,
    trying: state.trying,
    arrows: [...arrowsOf(played, seen, context), ...advisedArrows(state, context.game)],
    signs: foretold?.badges ?? [],
    memory: memoryOf(state),
    step: stepOf(state, context),
  });
  drawBar(played, seen, context, known);
  drawExtras(state, view, lights, context);
  fill(part("battle"), seen ? battleOf(state, seen, lights, context) : []);
  known.size(part("battle"), context.game.battle.at(seen));
  const places = [...lights.lit].map((name) => context.game.places.of(name, seen));
  sight(context.game.battle.at(seen), places);
  const anchor = tipAnchor(state, context, board);
  const isNoteOnMap = ["refusal", "look", "hover"].includes(state.note?.kind ?? "");
  const isToldOnMap = Boolean(anchor) && (isNoteOnMap || Boolean(state.chooser));
  drawPanel(played, seen, { ...context, isToldOnMap, foretold }, known);
  drawTip(state, context, anchor, { board, tips }, { wordsOf: known.wordsOf(seen), foretold });
  drawAdvised([...advisedOf(state), ...aheadOf(played, context.game.places.name)]);
  document.title = titleOf(state, context);
}

/** @param {State} state @param {Context} context */
function lightsOf(state, { game }) {
  const { trying } = state;
  if (trying)
    return {
      free: NO_NAMES,
      lit: NO_NAMES,
      forced: NO_NAMES,
      held: new Set([markOf(trying.held)]),
      named: NO_NAMES,
      isAdding: false,
    };
  const view = state.frame?.view;
  // What is asked would tell how what still plays came out.
  const isShown = state.frame?.choices && !state.history && !state.scene;
  const choices = isShown ? (state.frame?.choices ?? null) : null;
  const worth = view ? (game.advice?.worthLighting?.(view) ?? null) : null;
  const free = subjects(choices);
  const reach = reachOf(state, game);
  const lit = targets(choices, state.selection, reach);
  return {
    free: worth ? new Set([...free].filter((name) => worth.has(name))) : free,
    lit,
    forced: forcedTargets(lit, state.selection, reach),
    held: new Set(state.selection),
    named: namedBy(state, game),
    isAdding: state.many,
  };
}

/** What the plan has named where it stands, as a second press would take back. @param {State} state @param {Context["game"]} game */
function namedBy({ frame, history, scene }, { advice }) {
  const steps = frame?.draft?.steps ?? [];
  if (!frame?.view || history || scene || !advice?.takesBack) return NO_NAMES;
  const { view } = frame;
  const names = steps.map(({ block }) => `block:${block}`);
  return new Set(names.filter((name) => (advice.takesBack?.(name, view, steps) ?? -1) >= 0));
}

/** The step within which what stays on the map keeps its place: a turn, or one question; "" for none. @param {State} state @param {Context} context */
function stepOf({ frame, history, scene }, { game }) {
  const view = scene?.view ?? frame?.view;
  if (game.turnOf) return (!history && view && game.turnOf(view)) || "";
  const isAsked = frame?.choices && !history && !scene;
  return (game.keepsSeats && isAsked && frame.view?.ask) || "";
}

/** What is foreseen of what is pointed at. @param {State} state @param {Context} context */
function foretoldOf({ foresight, frame }, { game, sheet, t }) {
  if (!foresight || !frame?.view) return null;
  const { foreseen, choice } = foresight;
  return game.advice?.foretold?.(foreseen, choice, frame.view, t, sheet) ?? null;
}

/** What is drawn on the ways: a game's own arrows, and where the other side went until one begins to act. @param {Pick<State, "frame"> & {history: {lines: import("../types.d.ts").Line[]} | null}} state as far as it has been shown @param {View | null} view @param {Context} context */
export function arrowsOf(state, view, { game }) {
  const { frame, history } = state;
  if (!frame || !view) return [];
  const drawn = game.pieces.arrows(view);
  const isPlanned = !history && Boolean(frame.draft?.steps.length);
  // Ways of the turn before would be taken for those of the plan.
  if (isPlanned) return drawn.filter(({ kind }) => !kind.startsWith("last "));
  if (!history && frame.status !== "running") return drawn;
  const own = history ? "" : sideOf(frame);
  const ends = (/** @type {string[]} */ path) => `${path[0]} ${path.at(-1)}`;
  const known = new Set(drawn.map(({ path }) => ends(path)));
  const lines = history?.lines ?? playsSince(frame.log, own, game.log);
  return [...drawn, ...traces(lines, own).filter(({ path }) => !known.has(ends(path)))];
}

/**
 * @param {View | null} view @param {import("../board/render.js").Lights} lights
 * @param {Context} context @param {Known} known
 * @param {{board: Board, trying?: State["trying"], arrows: import("../types.d.ts").Arrow[], signs: import("../types.d.ts").Badge[], step: string, memory: Sighting[]}} drawn
 */
export function drawBoard(view, lights, { game, sheet, t }, { piecesOf, wordsOf }, drawn) {
  const { board, trying = null, arrows, signs, step, memory } = drawn;
  board.render({
    pieces: asTried(piecesOf(view, memory), trying, game.places.name),
    arrows,
    gauges: view && game.pieces.gauges ? game.pieces.gauges(view, sheet, lights.held) : [],
    badges: [...((view && game.advice?.badges?.(view, t)) || []), ...signs],
    lights,
    words: wordsOf(view),
    holders: game.places.holders(view),
    battleAt: game.battle.at(view),
    askedAt: game.battle.asked?.(view) ?? "",
    step,
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
  document.body.classList.toggle("watches", Boolean(state.frame) && !mySide(state));
}

/** @param {State} state @param {View | null} view @param {Context} context @param {Known} known */
function drawBar(state, view, context, { refill }) {
  const { game, sheet, t } = context;
  const result = state.history ? "" : resultWords(state, t);
  const ended = result ? [el("p", { class: "bar-result" }, result)] : [];
  const isPlanned = Boolean(state.frame?.draft?.steps.length) && !state.history && !state.scene;
  const before = isPlanned ? state.before : null;
  refill(part("calendar"), [view, result, before], () =>
    view
      ? [game.tracks.calendar(view, sheet, t), ...ended, game.tracks.totals(view, t, before, sheet)]
      : [],
  );
  const { names, machines, viewer, status } = state.frame ?? {};
  const who = [names, machines, viewer, status, mySide(state), state.people.seen];
  refill(part("you"), who, () => seats(state, context));
}

/** @param {State} state @param {View | null} view @param {ReturnType<typeof lightsOf>} lights @param {Context} context */
function drawExtras(state, view, lights, context) {
  const { game, sheet, t } = context;
  const choices = state.history ? [] : (state.frame?.choices?.actions ?? []);
  const hand = {
    free: lights.free,
    held: inHand(state),
    choices,
    advised: advisedOf(state)[0]?.subject ?? "",
    lines: state.history ? [] : (state.frame?.log ?? []),
  };
  const tray = view ? game.pieces.tray(view, hand, sheet, t) : null;
  tray?.querySelector(".hand-cards")?.after(...besideHand(state, context));
  fill(part("tray"), tray ? [tray] : []);
}

/** What is held, or was pressed and is asked about. @param {State} state */
function inHand({ selection, chooser }) {
  return chooser ? [...selection, chooser.at] : selection;
}

/** @param {State} state @param {View | null} view @param {Context} context @param {Known} known */
function drawPanel(state, view, context, known) {
  const { frame } = state;
  if (!frame) return;
  const { t } = context;
  const isOver = frame.status === "ended";
  const turn = frame.status === "open" ? openPanel(state, t) : turnPanel(state, context);
  const offer = claimOffer(state, context);
  if (offer && !state.history) turn.unshift(offer);
  if (frame.status === "cancelled") turn.push(el("p", {}, t("board-cancelled")));
  // Who looks back presses the same buttons again and again: what is told stands below them.
  const back = isOver || state.history ? historyPanel(state, context) : [];
  const after = isOver
    ? [
        ...rematchPanel(state, context),
        ...reviewPanel(state, context),
        ...luckPanel(state, t),
        shareLinks(context),
      ]
    : [];
  const told = linkTerms(turn, context.game.terms, frame.game, t);
  const usual = state.history ? [...back, ...told, ...after] : [...told, ...after, ...back];
  fill(part("turn"), state.trying ? [tryingPanel(state.trying, t)] : usual);
  const useful = TABS.filter((tab) => isUseful(tab, frame, state.lesson));
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
        ? linkTerms(
            [game.tracks.scoreTable(view, t, isOver, sheet), game.tracks.reserves(view, t, sheet)],
            game.terms,
            frame?.game ?? "",
            t,
          )
        : [],
    places: () => placesPanel(state, context, piecesOf(view, memoryOf(state))),
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

/** @param {State} state @param {Context} context */
function titleOf(state, { t }) {
  const { frame } = state;
  const name = t(`${frame?.game}-title`);
  if (frame?.outcome) return t("board-title-ended", { game: name });
  if (frame?.choices && isCurrent(state)) return t("board-title-mine", { game: name });
  return t("board-title", { game: name });
}
