// Hands on the page: clicks, keys, sliders. Everything is told by names on the nodes.

const PAN = 60;

/**
 * @param {import("./store.js").Store} store
 * @param {ReturnType<typeof import("./controller.js").createController>} controller
 * @param {ReturnType<typeof import("../board/camera.js").createCamera>} camera
 * @param {ReturnType<typeof import("../board/render.js").createBoard>} board
 */
export function listen(store, controller, camera, board) {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
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
    const names = node?.getAttribute("data-names");
    if (names) controller.point(names.split(" "), additive);
    else if (isOnMap) controller.clear();
  }

  /** @param {HTMLElement} node */
  function act(node) {
    const action = node.dataset.do ?? "";
    if (action.startsWith("zoom-")) return zoom(action);
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
    controller.press(node.dataset.doChange, /** @type {any} */ ({ at: node.value }));
  });

  document.addEventListener("keydown", (event) => {
    if (event.target instanceof HTMLInputElement || event.altKey) return;
    const node = event.target instanceof Element ? event.target : document.body;
    const isPressed = event.key === "Enter" || event.key === " ";
    if (isPressed && node instanceof SVGElement && node.hasAttribute("data-names")) {
      event.preventDefault();
      press(node, event.shiftKey || event.ctrlKey, true);
    } else if (node.getAttribute("role") === "tab") {
      arrows(event, node);
    } else if (!event.ctrlKey && !event.metaKey) {
      key(event);
    }
  });

  /** Move between tabs by arrow keys. @param {KeyboardEvent} event @param {Element} node */
  function arrows(event, node) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const tabs = [...(node.parentElement?.querySelectorAll('[role="tab"]') ?? [])];
    if (!step) return;
    const next = tabs[(tabs.indexOf(node) + step + tabs.length) % tabs.length];
    if (next instanceof HTMLElement) {
      next.focus();
      act(next);
    }
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    /** @type {Record<string, () => void>} */
    const keys = {
      Escape: controller.clear,
      "+": () => camera.zoomBy(1.3),
      "=": () => camera.zoomBy(1.3),
      "-": () => camera.zoomBy(1 / 1.3),
      0: camera.reset,
      u: () => controller.press("undo", {}),
      a: () => store.state.selection.length && controller.allHere(),
    };
    const isOnMap =
      board.map.contains(document.activeElement) || document.activeElement === document.body;
    if (isOnMap && event.key.startsWith("Arrow")) {
      const by = { Left: [PAN, 0], Right: [-PAN, 0], Up: [0, PAN], Down: [0, -PAN] };
      const [dx, dy] = by[/** @type {"Left"} */ (event.key.slice(5))] ?? [0, 0];
      camera.panBy(dx, dy);
      event.preventDefault();
    }
    keys[event.key]?.();
  }

  // What gets the keyboard's focus on the map is brought into view.
  board.map.addEventListener("focusin", (event) => {
    const node = event.target;
    if (!(node instanceof SVGElement) || !node.matches(":focus-visible")) return;
    const names = node.getAttribute("data-names")?.split(" ") ?? [];
    const mark = board.marks.get(names.at(-1)?.split(":")[1] ?? "");
    if (mark) camera.show(mark.x, mark.y);
  });
}
