// Dragging in a battle, from a tray and on the map: what is taken up is held, and pointed at what it is
// let go over.

import { grasped } from "../board/gestures.js";
import { svg } from "../dom/svg.js";

const FAR = 6; // pixels that a press may move and still be a click

/** What can be let go over: the posts of a battle, and on the map places and what stands there. */
const TARGETS = "#battle .post[data-names], #map [data-names], #map [data-ground]";

/**
 * @param {ReturnType<typeof import("./controller.js").createController>} controller
 * @param {import("../state/store.js").Store} store
 */
export function listenForDrags(controller, store) {
  /** @type {{names: string[], node: Element, x: number, y: number, ghost: HTMLElement | null} | null} */
  let drag = null;

  document.addEventListener("pointerdown", (event) => {
    const inList = event.target instanceof Element ? event.target.closest("[data-drag]") : null;
    const node = inList ?? grasped(event);
    const named = node?.getAttribute(inList ? "data-drag" : "data-names") ?? "";
    if (!node || !named || event.button > 0) return;
    drag = { names: named.split(" "), node, x: event.clientX, y: event.clientY, ghost: null };
  });

  document.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const { clientX: x, clientY: y } = event;
    if (!drag.ghost) {
      if (Math.hypot(x - drag.x, y - drag.y) < FAR) return;
      drag.ghost = takeUp(drag.node);
      // What is dragged is in hand, so that it is lit where it may go.
      const isHeld = drag.names.some((name) => store.state.selection.includes(name));
      if (!isHeld) controller.point(drag.names, false, "", true);
    }
    drag.ghost.style.translate = `${x - 23}px ${y - 26}px`;
    const under = targetAt(x, y);
    for (const one of document.querySelectorAll(".over"))
      one.classList.toggle("over", one === under);
    under?.classList.add("over");
  });

  document.addEventListener("pointerup", (event) => drop(event.clientX, event.clientY));
  document.addEventListener("pointercancel", () => drop(-1, -1));

  /** @param {number} x @param {number} y */
  function drop(x, y) {
    const dragged = drag;
    drag = null;
    if (!dragged?.ghost) return;
    dragged.ghost.remove();
    for (const one of document.querySelectorAll(".over")) one.classList.remove("over");
    const under = x < 0 ? null : targetAt(x, y);
    const names = under?.getAttribute("data-names") ?? under?.getAttribute("data-ground") ?? "";
    // The click that ends a drag is none.
    const swallow = (/** @type {Event} */ click) => click.stopPropagation();
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }));
    if (names) controller.point(names.split(" "), false, "", true);
    else controller.clear();
  }

  /** @param {number} x @param {number} y */
  function targetAt(x, y) {
    return document.elementFromPoint(x, y)?.closest(TARGETS) ?? null;
  }
}

/** @param {Element} node */
function takeUp(node) {
  const ghost = document.createElement("div");
  ghost.className = "dragged";
  ghost.ariaHidden = "true";
  const picture =
    node instanceof SVGGraphicsElement ? lifted(node) : node.querySelector(".picture");
  if (picture) ghost.append(picture.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}

/** A piece of the map as it stands there, in a picture of its own. @param {SVGGraphicsElement} piece */
function lifted(piece) {
  const { width, height } = piece.getBoundingClientRect();
  const { x, y, width: w, height: h } = piece.getBBox();
  const copy = /** @type {SVGGraphicsElement} */ (piece.cloneNode(true));
  copy.removeAttribute("data-names");
  copy.style.transform = "none";
  const likeThere = svg("g", { class: "map" }, copy);
  return svg("svg", { viewBox: `${x} ${y} ${w} ${h}`, width, height }, likeThere);
}
