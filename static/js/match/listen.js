// Hands on the page: clicks, keys, sliders. Everything is told by names on the nodes.

import { choosePieceSize } from "../board/chosenSize.js";
import { placeNear } from "../board/nearby.js";
import { mySide } from "../state/store.js";
import { createDoubleClickGuard } from "./doubleClick.js";
import { listenForDrags } from "./drag.js";
import { listenToKeys } from "./keyboard.js";
import { listenToReading } from "./reading.js";

/**
 * @typedef {object} Hands what the page's hands work on
 * @property {import("../state/store.js").Store} store
 * @property {ReturnType<typeof import("./controller.js").createController>} controller
 * @property {ReturnType<typeof import("../board/camera.js").createCamera>} camera
 * @property {ReturnType<typeof import("../board/render.js").createBoard>} board
 * @property {ReturnType<typeof import("./mapKeyboard.js").createMapKeyboard>} walk
 * @property {{meansNear: boolean, marks?: ReturnType<typeof import("./ownMarks.js").createOwnMarks>, openKeys: () => void, openSettings: () => void, openLegend: () => void, signals: ReturnType<typeof import("../panel/signals.js").createSignals>, say: (text: string) => void, asked: () => string}} page
 */

/** @param {Hands} hands */
export function listen(hands) {
  const { store, controller, camera, board, walk, page } = hands;
  const isTooEarly = createDoubleClickGuard(store);
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || isTooEarly(event)) return;
    const { target } = event;
    answeredBy(hands, target, () => click(hands, event, target));
  });
  board.map.addEventListener("dblclick", (event) => {
    event.preventDefault();
    if (store.state.selection.length) controller.allHere();
  });
  board.map.addEventListener("wheel", () => putRefusalAway(store), { passive: true });
  board.map.addEventListener(
    "touchstart",
    ({ touches }) => touches.length > 1 && putRefusalAway(store),
    {
      passive: true,
    },
  );
  document.addEventListener("change", (event) => {
    const node = event.target;
    if (!(node instanceof HTMLInputElement) || !node.dataset.doChange) return;
    controller.press(node.dataset.doChange, { at: node.value });
  });
  listenForDrags(controller, store);
  listenToReading();
  const byKeys = {
    act: (/** @type {HTMLElement} */ node) => answeredBy(hands, node, () => act(hands, node)),
    press: (/** @type {Element} */ node, /** @type {boolean} */ isAdding) =>
      answeredBy(hands, node, () => press(hands, node, { isAdding, isOnMap: true })),
  };
  listenToKeys({ controller, camera, board, walk, page: { ...page, ...byKeys } });
  showFocus(board, camera);
}

/** @param {Hands} hands @param {MouseEvent} event @param {Element} target */
function click(hands, event, target) {
  const { store, camera, board } = hands;
  const isOnMap = board.map.contains(target);
  if (isOnMap) fold();
  else putAway(store);
  if (isOnMap && camera.wasDragged()) return;
  // Keys and what a screen reader presses count no clicks, and name the piece that they mean.
  const isAimed = isOnMap && event.detail > 0;
  const before = isAimed ? meantBefore(hands, event) : "";
  const isMouse = event instanceof PointerEvent && event.pointerType === "mouse";
  if (!before && event.detail > 0 && board.opens(target, isMouse)) return;
  const near = before || (isAimed ? meantBeside(hands, event) : "");
  const aimed = !near && isOthers(hands, target) ? "other" : "";
  const by = event.detail > 1 ? "double" : event.detail ? aimed : "key";
  press(hands, target, { isAdding: isAdding(event), isOnMap, near, by });
}

/**
 * Do what a press means. A refusal goes with it, and so does the question of an answer that was to be pressed once more:
 * whatever else is pressed takes that back.
 * @param {Hands} hands @param {Element} target @param {() => void} deed
 */
function answeredBy({ store, controller }, target, deed) {
  const { sure } = store.state;
  // The rule that it names is read beside it.
  if (!target.closest("#tip a, #turn .note a")) putRefusalAway(store);
  deed();
  controller.disarm(sure);
}

/** What a finger asked about a place is put away by a tap on it, or anywhere else: it may fill the map. @param {Hands["store"]} store */
function putAway(store) {
  if (store.state.note?.kind !== "look" || !matchMedia("(hover: none)").matches) return;
  store.update({ note: null });
}

/** A refusal goes with the next press, and with a zoom: what it was told beside is elsewhere then. @param {Hands["store"]} store */
function putRefusalAway(store) {
  if (store.state.note?.kind === "refusal") store.update({ note: null });
}

/** Whether a piece is pressed that is not the player's own. @param {Hands} hands @param {Element} target */
function isOthers({ store }, target) {
  const piece = target.closest("#pieces .piece");
  return Boolean(piece && !piece.classList.contains(mySide(store.state)));
}

/** Whether a click adds to what is in hand. @param {MouseEvent} event */
function isAdding(event) {
  return event.shiftKey || event.ctrlKey || event.metaKey;
}

/** The piece that was aimed at before its stack opened under a mouse: what the press hits since is none, or has just come there. @param {Hands} hands @param {MouseEvent} event */
function meantBefore({ board }, event) {
  const hit = event.target instanceof Element ? event.target : null;
  if (!hit || !(event instanceof PointerEvent) || event.pointerType !== "mouse") return "";
  const isPiece = hit.closest("#pieces [data-stack]") !== null;
  if (isPiece ? !board.isFresh(hit) : hit.closest("[data-do], .lit, .free")) return "";
  return board.restingAt(event);
}

/**
 * The place that is meant by a press on the map that hits no piece: a near one, where the game has it so.
 * @param {Hands} hands @param {MouseEvent} event
 */
function meantBeside({ board, page }, { target, clientX: x, clientY: y }) {
  const hit = target instanceof Element ? target.closest("[data-do], [data-names]") : null;
  const isOnLit = target instanceof Element && target.matches("[data-ground]:is(.lit, .free)");
  if (!page.meansNear || isOnLit || (hit && !hit.matches(".spot"))) return "";
  return placeNear(board.map, { x, y }, matchMedia("(pointer: coarse)").matches);
}

/**
 * @param {Hands} hands @param {Element} target
 * @param {{isAdding: boolean, isOnMap: boolean, near?: string, by?: Parameters<Hands["controller"]["point"]>[2]}} how
 */
function press(hands, target, { isAdding, isOnMap, near = "", by = "" }) {
  const node = target.closest("[data-do], [data-names]");
  if (node instanceof HTMLElement && node.dataset.do) return act(hands, node);
  const hit = node?.getAttribute("data-names") ?? target.getAttribute("data-ground");
  const names = near || hit;
  if (isOnMap && hands.page.marks?.takes(names ?? "")) return;
  if (names) hands.controller.point(names.split(" "), isAdding, by, isOnMap);
  else if (isOnMap) hands.controller.ground();
}

/** Do what a button's name says. @param {Hands} hands @param {HTMLElement} node */
function act(hands, node) {
  const { camera, board, controller, page, walk } = hands;
  const action = node.dataset.do ?? "";
  if (action.startsWith("zoom-")) return zoom(camera, board, action);
  if (action === "keys") return page.openKeys();
  if (action === "marking") return page.marks?.toggle();
  if (action === "marks-erase") return page.marks?.erase();
  if (action === "piece-size") return resize(hands, node.dataset.value ?? "");
  if (action === "settings") return page.openSettings();
  if (action === "tools") return unfold(node);
  if (action === "legend") return page.openLegend();
  if (action === "to-turn") return page.signals.toTurn();
  if (action === "to-hand") return page.signals.toHand();
  if (action === "to-chat") node.dataset.value = "chat";
  if (action === "tab" || action === "to-chat") {
    controller.press("tab", node.dataset);
    return page.signals.toTabs();
  }
  if (action === "try-out") {
    controller.press(action, node.dataset);
    return page.signals.toTurn();
  }
  if (action === "go") return walk.goInList(node.dataset.value ?? "");
  controller.press(action, node.dataset);
}

/** Draw pieces in another size from now on. @param {Hands} hands @param {string} size */
function resize({ store, camera }, size) {
  choosePieceSize(size);
  camera.refit();
  store.update({});
}

/** On a narrow screen one button keeps those of the map. @param {HTMLElement} node */
function unfold(node) {
  node.setAttribute("aria-expanded", String(node.getAttribute("aria-expanded") !== "true"));
}

/** The map's buttons lie behind their one again once the map itself is used. */
function fold() {
  const opened = document.querySelector('[data-do="tools"][aria-expanded="true"]');
  opened?.setAttribute("aria-expanded", "false");
}

/** @param {Hands["camera"]} camera @param {Hands["board"]} board @param {string} action */
function zoom(camera, board, action) {
  if (action === "zoom-in") camera.zoomTo(1.5, board.action());
  else if (action === "zoom-out") camera.zoomBy(1 / 1.5);
  else camera.reset();
}

/**
 * What gets the keyboard's focus on the map is brought into view.
 * @param {ReturnType<typeof import("../board/render.js").createBoard>} board
 * @param {ReturnType<typeof import("../board/camera.js").createCamera>} camera
 */
function showFocus(board, camera) {
  board.map.addEventListener("focusin", (event) => {
    const node = event.target;
    if (!(node instanceof SVGElement) || !node.matches(":focus-visible")) return;
    const names = node.getAttribute("data-names")?.split(" ") ?? [];
    const mark = board.marks.get(names.at(-1)?.split(":")[1] ?? "");
    if (mark) camera.show(mark);
  });
}
