// Hands on the page: clicks, keys, sliders. Everything is told by names on the nodes.

import { createDoubleClickGuard } from "./doubleClick.js";
import { listenForDrags } from "./drag.js";
import { listenToKeys } from "./keyboard.js";

/**
 * @typedef {object} Hands what the page's hands work on
 * @property {import("../state/store.js").Store} store
 * @property {ReturnType<typeof import("./controller.js").createController>} controller
 * @property {ReturnType<typeof import("../board/camera.js").createCamera>} camera
 * @property {ReturnType<typeof import("../board/render.js").createBoard>} board
 * @property {ReturnType<typeof import("./mapKeyboard.js").createMapKeyboard>} walk
 * @property {{openKeys: () => void, openLegend: () => void, signals: ReturnType<typeof import("../panel/signals.js").createSignals>, say: (text: string) => void, asked: () => string}} page
 */

/** @param {Hands} hands */
export function listen(hands) {
  const { store, controller, camera, board, walk, page } = hands;
  const isTooEarly = createDoubleClickGuard(store);
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || isTooEarly(event)) return;
    const isOnMap = board.map.contains(event.target);
    if (isOnMap && camera.wasDragged()) return;
    press(hands, event.target, { isAdding: isAdding(event), isOnMap });
  });
  board.map.addEventListener("dblclick", (event) => {
    event.preventDefault();
    if (store.state.selection.length) controller.allHere();
  });
  document.addEventListener("change", (event) => {
    const node = event.target;
    if (!(node instanceof HTMLInputElement) || !node.dataset.doChange) return;
    controller.press(node.dataset.doChange, { at: node.value });
  });
  listenForDrags(controller, store);
  const byKeys = {
    act: (/** @type {HTMLElement} */ node) => act(hands, node),
    press: (/** @type {Element} */ node, /** @type {boolean} */ isAdding) =>
      press(hands, node, { isAdding, isOnMap: true }),
  };
  listenToKeys({ controller, camera, board, walk, page: { ...page, ...byKeys } });
  showFocus(board, camera);
}

/** Whether a click adds to what is in hand. @param {MouseEvent} event */
function isAdding(event) {
  return event.shiftKey || event.ctrlKey || event.metaKey;
}

/** @param {Hands} hands @param {Element} target @param {{isAdding: boolean, isOnMap: boolean}} how */
function press(hands, target, { isAdding, isOnMap }) {
  const node = target.closest("[data-do], [data-names]");
  if (node instanceof HTMLElement && node.dataset.do) return act(hands, node);
  const names = node?.getAttribute("data-names") ?? target.getAttribute("data-ground");
  if (names) hands.controller.point(names.split(" "), isAdding);
  else if (isOnMap) hands.controller.ground();
}

/** Do what a button's name says. @param {Hands} hands @param {HTMLElement} node */
function act({ camera, board, controller, page, walk }, node) {
  const action = node.dataset.do ?? "";
  if (action.startsWith("zoom-")) return zoom(camera, board, action);
  if (action === "keys") return page.openKeys();
  if (action === "tools") return unfold(node);
  if (action === "legend") return page.openLegend();
  if (action === "to-turn") return page.signals.toTurn();
  if (action === "to-chat") node.dataset.value = "chat";
  if (action === "tab" || action === "to-chat") {
    controller.press("tab", node.dataset);
    return page.signals.toTabs();
  }
  if (action === "go") return walk.goInList(node.dataset.value ?? "");
  controller.press(action, node.dataset);
}

/** On a narrow screen one button keeps those of the map. @param {HTMLElement} node */
function unfold(node) {
  node.setAttribute("aria-expanded", String(node.getAttribute("aria-expanded") !== "true"));
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
