// Hands on the map itself: the wheel, a finger that drags, two that pinch.

/** @typedef {import("./clear.js").Point} Point */

const DRAGGED = 6; // pixels

/**
 * The piece that a mouse or a pen takes hold of: one that may be taken now. A finger drags the map, which
 * may be all that a phone shows. Who makes marks of their own takes hold of none.
 * @param {PointerEvent} event
 */
export function grasped({ target, pointerType, button }) {
  if (pointerType === "touch" || button > 0 || !(target instanceof Element)) return null;
  return target.closest("svg:not(.marked) #pieces .free[data-names]");
}

/** @param {SVGSVGElement} map @param {(by: number, at: Point) => void} zoomBy */
export function listenToWheel(map, zoomBy) {
  map.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * 0.0016), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );
}

/**
 * @param {SVGSVGElement} map
 * @param {{isDragging: boolean}} now
 * @param {{zoomBy: (by: number, at: Point) => void, panBy: (dx: number, dy: number) => void}} move
 * @returns {() => boolean} whether a finger is on the map
 */
export function listenToFingers(map, now, move) {
  /** @type {Map<number, Point>} */
  const fingers = new Map();
  let travelled = 0;

  map.addEventListener("pointerdown", (event) => {
    if (event.button > 0) return;
    // The first of its kind: what was there before it was lifted where nobody heard of it.
    if (event.isPrimary) fingers.clear();
    if (!fingers.size) {
      travelled = 0;
      now.isDragging = false;
    }
    if (grasped(event)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });

  map.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    if (!event.buttons) {
      fingers.delete(event.pointerId);
      return;
    }
    const after = { x: event.clientX, y: event.clientY };
    if (fingers.size === 2) pinch(event.pointerId, before, after);
    else drag(event, before, after);
    fingers.set(event.pointerId, after);
  });

  /** @param {PointerEvent} event @param {Point} a @param {Point} b */
  function drag(event, a, b) {
    travelled += Math.hypot(b.x - a.x, b.y - a.y);
    if (!now.isDragging && travelled < DRAGGED) return;
    if (!now.isDragging) map.setPointerCapture(event.pointerId);
    now.isDragging = true;
    move.panBy(b.x - a.x, b.y - a.y);
  }

  /** @param {number} id @param {Point} a @param {Point} b */
  function pinch(id, a, b) {
    const other = [...fingers].find(([key]) => key !== id)?.[1] ?? a;
    const before = Math.hypot(a.x - other.x, a.y - other.y);
    const after = Math.hypot(b.x - other.x, b.y - other.y);
    now.isDragging = true;
    move.panBy((b.x - a.x) / 2, (b.y - a.y) / 2);
    if (before > 0) move.zoomBy(after / before, { x: (b.x + other.x) / 2, y: (b.y + other.y) / 2 });
  }

  // A finger may be lifted beside the map.
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
    window.addEventListener(name, (event) => fingers.delete(event.pointerId));
  }
  return () => fingers.size > 0;
}
