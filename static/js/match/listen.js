// Hands on the page: clicks, keys, sliders. Everything is told by names on the nodes.

import { createDoubleClickGuard } from "./doubleClick.js";
import { listenForDrags } from "./drag.js";
import { listenToKeys } from "./keyboard.js";

/**
 * @param {import("../state/store.js").Store} store
 * @param {ReturnType<typeof import("./controller.js").createController>} controller
 * @param {ReturnType<typeof import("../board/camera.js").createCamera>} camera
 * @param {ReturnType<typeof import("../board/render.js").createBoard>} board
 * @param {ReturnType<typeof import("./mapKeyboard.js").createMapKeyboard>} walk
 * @param {{openKeys: () => void, openLegend: () => void, signals: ReturnType<typeof import("../panel/signals.js").createSignals>, say: (text: string) => void, asked: () => string}} page
 */
export function listen(store, controller, camera, board, walk, page) {
  const isTooEarly = createDoubleClickGuard(store);
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || isTooEarly(event)) return;
    const isOnMap = board.map.contains(event.target);
    if (isOnMap && camera.wasDragged()) return;
    press(event.target, event.shiftKey || event.ctrlKey || event.metaKey, isOnMap);
  });

  board.map.addEventListener("dblclick", (event) => {
    event.preventDefault();
    if (store.state.selection.length) controller.allHere();
  });

  /** @param {Element} target @param {boolean} additive @param {boolean} isOnMap */
  function press(target, additive, isOnMap) {
    const node = target.closest("[data-do], [data-names]");
    if (node instanceof HTMLElement && node.dataset.do) return act(node);
    const names = node?.getAttribute("data-names") ?? target.getAttribute("data-ground");
    if (names) controller.point(names.split(" "), additive);
    else if (isOnMap) controller.clear();
  }

  /** @param {HTMLElement} node */
  function act(node) {
    const action = node.dataset.do ?? "";
    if (action.startsWith("zoom-")) return zoom(action);
    if (action === "keys") return page.openKeys();
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

  /** @param {string} action */
  function zoom(action) {
    if (action === "zoom-in") camera.zoomBy(1.5);
    else if (action === "zoom-out") camera.zoomBy(1 / 1.5);
    else camera.reset();
  }

  document.addEventListener("change", (event) => {
    const node = event.target;
    if (!(node instanceof HTMLInputElement) || !node.dataset.doChange) return;
    controller.press(node.dataset.doChange, { at: node.value });
  });

  listenForDrags(controller, store);

  const pressOnMap = (/** @type {Element} */ node, /** @type {boolean} */ additive) =>
    press(node, additive, true);
  listenToKeys({ controller, camera, board, walk, page: { ...page, act, press: pressOnMap } });
  showFocus(board, camera);
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
