// A page with a board on it: the game, the map and the store, what draws them, and the hands upon them.
// Where frames come from and where commands go is its page's own.

import { staticAddress } from "../address.js";
import { createAnimation } from "../board/animation.js";
import { createCamera } from "../board/camera.js";
import { listenForFans } from "../board/fan.js";
import { listenForHovers } from "../board/hover.js";
import { keptPlan } from "../board/keptPlan.js";
import { createBoard } from "../board/render.js";
import { createTips } from "../board/tips.js";
import { hear } from "../dom/sounds.js";
import { loadDrawing } from "../dom/svg.js";
import { loadGame } from "../games/index.js";
import { correct, loadTranslator } from "../i18n.js";
import { call } from "../net/http.js";
import { createLegend } from "../panel/legend.js";
import { markMore } from "../panel/more.js";
import { openRulesBeside } from "../panel/rule.js";
import { createSettings } from "../panel/settings.js";
import { listenToSheet } from "../panel/sheet.js";
import { createSignals } from "../panel/signals.js";
import { listenToTyped } from "../panel/typed.js";
import { createStore, mySide } from "../state/store.js";
import { arrowsOf, createDrawing, drawBoard, knownOf } from "./draw.js";
import { createFocusKeeper } from "./focus.js";
import { createFollowing, createInSight, placesAsked } from "./follow.js";
import { createKeepInView } from "./keepInView.js";
import { listen } from "./listen.js";
import { createMapKeyboard } from "./mapKeyboard.js";
import { createScrollKeeper } from "./scroll.js";
import { askedWords, createVoice, heard, sentences } from "./spoken.js";
import { returnFocus } from "./wayBack.js";

/** @typedef {import("../types.d.ts").BoardPage} BoardPage */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {Awaited<ReturnType<typeof loadBoardPage>>} Parts */

/** Load what a page shows. @param {BoardPage} page */
export async function loadBoardPage(page) {
  const game = await loadGame(page.game);
  const store = createStore((task) => requestAnimationFrame(task), game.pieces.nextOf);
  const loadMap = (/** @type {boolean} */ isTall) => {
    const name = `${game.hasTallMap && isTall ? "map-tall" : "map"}.svg`;
    return loadDrawing(
      page.maps
        ? new URL(`${page.maps}/${name}`, location.href)
        : staticAddress(`games/${page.game}/${name}`),
    );
  };
  const [t, drawing, sheet] = await Promise.all([
    loadTranslator("lesson" in page ? `.${page.game}.lesson` : `.${page.game}`),
    loadMap(window.matchMedia("(orientation: portrait)").matches),
    loadSheet(page.board),
  ]);
  correct(game.corrected?.(sheet) ?? {});
  const pane = /** @type {HTMLElement} */ (document.getElementById("board"));
  document.getElementById("map")?.replaceChildren(drawing);
  const places = game.places.all(sheet);
  const kept = "match" in page ? keptPlan(String(page.match)) : undefined;
  const board = createBoard(drawing, places, t, game.leastSeen, kept);
  const camera = createCamera(drawing, board.rescale, game.pieceSize);
  const tips = createTips(
    /** @type {HTMLElement} */ (document.getElementById("tip")),
    pane,
    board.map,
  );
  const { told_of_board: boardPage, film, origin, story, standing, plans } = page;
  const context = { t, sheet, game, boardPage, film, origin, story, standing, plans };
  const stage = createAnimation(board, pane, store, context, camera);
  const say = createVoice(/** @type {HTMLElement} */ (document.getElementById("said")));
  const show = (/** @type {string} */ place) => {
    const mark = board.marks.get(place);
    if (mark) camera.lookAt(mark);
  };
  return {
    // For who makes more boards, and is fetched by itself.
    making: { loadMap, createBoard, createCamera, listenForFans, knownOf, arrowsOf, drawBoard },
    show,
    game,
    store,
    t,
    drawing,
    sheet,
    pane,
    places,
    board,
    camera,
    tips,
    context,
    stage,
    say,
  };
}

/** @param {string} address @returns {Promise<import("../types.d.ts").Sheet>} */
async function loadSheet(address) {
  /** @type {import("../net/http.js").Answer<import("../types.d.ts").Sheet>} */
  const answer = await call("GET", address);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

/** What a page does with a frame: it takes it in and plays its motions. @param {Parts} parts */
export function createReception({ game, store, t, sheet, places, board, camera, stage }) {
  let hasBegun = false;
  let battleAt = "";

  /** A narrow screen opens where the first decision is; where that is none of the map's, at the player's own pieces, or the most of them, else at their own places. @param {Frame | null} frame */
  function beginAtOwn(frame) {
    if (hasBegun || !frame?.view) return;
    hasBegun = true;
    const { view, viewer } = frame;
    const { asked } = placesAsked(frame, game, board.marks.keys());
    const decided = asked.filter((place) => board.marks.has(place));
    const pieces = game.pieces.all(view, sheet, t);
    const own = pieces.filter(({ kind }) => kind.split(" ").includes(viewer));
    const home = places.filter(({ side }) => side === viewer);
    const at = own.length ? own.map((piece) => piece.at) : home.map(({ id }) => id);
    const marks = (/** @type {string[]} */ ids) => ids.flatMap((id) => board.marks.get(id) ?? []);
    const all = marks(pieces.map((piece) => piece.at));
    camera.begin(marks(decided.length ? decided : at), all);
  }

  /** A battle that begins is unfolded. @param {import("../types.d.ts").View | null} view */
  function lookAtBattle(view) {
    const place = game.battle.at(view);
    if (place && place !== battleAt) store.update({ folded: false });
    battleAt = place;
  }

  /** @param {Frame} frame @param {boolean} isFirst */
  return (frame, isFirst) => {
    const before = store.state.frame;
    store.receive(frame, isFirst);
    if (store.state.frame === frame) {
      if (stepsOf(frame) > stepsOf(before)) hear("put");
      stage.play(before, frame);
    }
    beginAtOwn(store.state.frame);
    lookAtBattle(store.state.frame?.view ?? null);
  };
}

/** How many steps the viewer has planned. @param {Frame | null} frame */
function stepsOf(frame) {
  return frame?.draft?.steps.length ?? 0;
}

/**
 * Draw what the store holds, and listen to the hands upon it.
 * @param {Parts} parts
 * @param {ReturnType<typeof import("./controller.js").createController>} controller
 * @param {() => void} scrolled told when the sheet was scrolled
 * @param {ReturnType<typeof import("./ownMarks.js").createOwnMarks>} [marks] the viewer's own
 */
export function bringToLife(parts, controller, scrolled, marks) {
  const { game, store, t, drawing, sheet, pane, board, camera, tips, context, say } = parts;
  const about = (/** @type {string} */ place) =>
    game.places.neighbours(sheet, place).map((way) => way.place);
  const walk = createMapKeyboard(board, about);
  const keepingFocus = createFocusKeeper();
  const keepingScroll = createScrollKeeper(store);
  const field = /** @type {HTMLElement} */ (document.getElementById("battle"));
  const sight = createKeepInView(board, camera, pane, field, about);
  const draw = createDrawing(context, board, tips, sight);
  const follow = createFollowing(game, board, camera, about);
  const bringInSight = createInSight(game, board, camera);
  let told = heard(store.state);
  store.subscribe((state) => {
    keepingFocus(() => {
      keepingScroll(() => draw(state));
      walk.settle();
    });
    follow(state);
    bringInSight(state);
  });
  store.subscribe((state) => {
    for (const sentence of sentences(told, state, context)) say(sentence);
    told = heard(state);
  });
  listen({
    store,
    controller,
    camera,
    board,
    walk,
    page: {
      meansNear: game.meansNear ?? false,
      marks,
      openKeys: keySheetLater(t),
      openSettings: createSettings(store, context),
      openLegend: createLegend(() => game.tracks.legend(t, sheet, mySide(store.state)), t),
      signals: createSignals(store, t, game, scrolled),
      say,
      asked: () => (store.state.frame ? askedWords(store.state.frame, context) : ""),
    },
  });
  returnFocus(store, game);
  openRulesBeside();
  listenToSheet();
  markMore(t);
  listenToTyped(controller);
  listenForFans(board);
  listenForHovers(drawing, controller.hover);
}

/** What opens the sheet of keys, which is fetched by who asks for it first. @param {import("../types.d.ts").Translate} t */
function keySheetLater(t) {
  /** @type {Promise<() => void> | undefined} */
  let opening;
  const make = async () => {
    /** @type {typeof import("../panel/keysheet.js")} */
    const { createKeySheet } = await import(staticAddress("js/panel/keysheet.js").href);
    return createKeySheet(t);
  };
  return async () => {
    opening ??= make();
    (await opening)();
  };
}
