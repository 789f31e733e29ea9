// Pan and zoom: wheel, drag, pinch, keys and buttons. It writes the viewBox and the pieces' scale.
import { reach } from "./clear.js";
import { pieceScale } from "./geometry.js";

const CLOSEST = 7;
const DRAGGED = 6;
const NARROW = 560; // pixels
const AROUND = { x: 240, y: 150 }; // units about the places that are looked at first: their names
const MAX_AT_FIRST = 2.6;

/** @typedef {import("./clear.js").Point} Point */
/** @typedef {import("./clear.js").Box} Clear a part of the screen that nothing covers */

/**
 * @param {SVGSVGElement} map
 * @param {(piece: number) => void} rescaled told of the pieces' scale
 */
export function createCamera(map, rescaled) {
  const { x, y, width: w, height: h } = map.viewBox.baseVal;
  const whole = { x, y, w, h };
  const now = { cx: x + w / 2, cy: y + h / 2, zoom: 1, isDragging: false, isUntouched: true };
  /** @type {{x: number, y: number}[]} */
  let home = [];
  /** @type {{points: Point[], room: Clear, before: typeof now} | null} what must stay in sight */
  let held = null;
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();

  function fit() {
    const rect = map.getBoundingClientRect();
    return Math.min(rect.width / whole.w, rect.height / whole.h) || 1;
  }

  function apply() {
    const rect = map.getBoundingClientRect();
    const scale = fit() * now.zoom;
    const box = { w: rect.width / scale, h: rect.height / scale };
    const { l, t, r, b } = held?.room ?? { l: 0, t: 0, r: rect.width, b: rect.height };
    now.cx = inside(now.cx, whole.x, whole.w, [box.w, l / scale, box.w - r / scale]);
    now.cy = inside(now.cy, whole.y, whole.h, [box.h, t / scale, box.h - b / scale]);
    const corner = `${now.cx - box.w / 2} ${now.cy - box.h / 2}`;
    map.setAttribute("viewBox", `${corner} ${box.w} ${box.h}`);
    const piece = pieceScale(scale);
    map.style.setProperty("--piece", piece.toFixed(3));
    rescaled(piece);
  }

  /** Where on the map a point of the screen is. @param {number} sx @param {number} sy */
  function onMap(sx, sy) {
    const rect = map.getBoundingClientRect();
    const scale = fit() * now.zoom;
    return {
      x: now.cx + (sx - rect.left - rect.width / 2) / scale,
      y: now.cy + (sy - rect.top - rect.height / 2) / scale,
    };
  }

  /** @param {number} by @param {{x: number, y: number}} [at] a point of the screen that stays */
  function zoomBy(by, at) {
    const rect = map.getBoundingClientRect();
    const screen = at ?? { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
    const before = onMap(screen.x, screen.y);
    now.zoom = Math.min(CLOSEST, Math.max(1, now.zoom * by));
    const after = onMap(screen.x, screen.y);
    touched();
    now.cx += before.x - after.x;
    now.cy += before.y - after.y;
    apply();
  }

  /** @param {number} dx @param {number} dy in pixels */
  function panBy(dx, dy) {
    const scale = fit() * now.zoom;
    touched();
    now.cx -= dx / scale;
    now.cy -= dy / scale;
    apply();
  }

  /** Bring a place into view if it isn't. @param {number} px @param {number} py */
  function show(px, py) {
    const box = map.viewBox.baseVal;
    const margin = box.width * 0.08;
    const isSeen =
      px > box.x + margin &&
      px < box.x + box.width - margin &&
      py > box.y + margin &&
      py < box.y + box.height - margin;
    if (!isSeen) lookAt(px, py);
  }

  /** Where on the screen, from the map's corner, a point of the map is. @param {Point} at */
  function onScreen(at) {
    const rect = map.getBoundingClientRect();
    const scale = fit() * now.zoom;
    return {
      x: (at.x - now.cx) * scale + rect.width / 2,
      y: (at.y - now.cy) * scale + rect.height / 2,
    };
  }

  /** How the picture must change to have points in a part of the screen. @param {Point[]} points @param {Clear} room */
  function reached(points, room) {
    return reach(points.map(onScreen), room);
  }

  /** Have points in a part of the screen, until somebody moves the map. @param {Point[]} points @param {Clear} room */
  function hold(points, room) {
    const { zoom, dx, dy } = reached(points, room);
    held = { points, room, before: held?.before ?? { ...now } };
    const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
    const x = (Math.min(...xs) + Math.max(...xs)) / 2;
    const y = (Math.min(...ys) + Math.max(...ys)) / 2;
    const closer = Math.max(1, now.zoom * zoom);
    const shrunk = closer / now.zoom;
    now.zoom = closer;
    const scale = fit() * closer;
    now.cx = x + (now.cx - x) / shrunk - dx / scale;
    now.cy = y + (now.cy - y) / shrunk - dy / scale;
    apply();
  }

  /** Hold nothing any more, and look where one looked before. */
  function release() {
    if (!held) return;
    const { before } = held;
    held = null;
    if (!before.isUntouched) Object.assign(now, before, { isDragging: now.isDragging });
    if (before.isUntouched) settle();
    else apply();
  }

  /** What is moved by hand stays where it is put. */
  function touched() {
    now.isUntouched = false;
    if (held) held.before = now;
  }

  /** @param {number} px @param {number} py @param {number} [zoom] */
  function lookAt(px, py, zoom = now.zoom) {
    touched();
    Object.assign(now, { cx: px, cy: py, zoom });
    apply();
  }

  /** Show all of it. */
  function reset() {
    home = [];
    settle();
  }

  /**
   * Look at some places to begin with, where all of the map would be small: on a narrow screen.
   * @param {{x: number, y: number}[]} points
   */
  function begin(points) {
    if (!now.isUntouched) return;
    home = points;
    settle();
  }

  /** Look at what is looked at while nobody has moved the map. */
  function settle() {
    const rect = map.getBoundingClientRect();
    const isAtHome = home.length && rect.width <= NARROW;
    const [xs, ys] = [home.map((p) => p.x), home.map((p) => p.y)];
    const [left, top] = isAtHome ? [Math.min(...xs), Math.min(...ys)] : [whole.x, whole.y];
    const size = isAtHome ? { w: Math.max(...xs) - left, h: Math.max(...ys) - top } : { w, h };
    const scale = Math.min(rect.width / (size.w + AROUND.x), rect.height / (size.h + AROUND.y));
    const zoom = isAtHome ? Math.min(MAX_AT_FIRST, Math.max(1, scale / fit())) : 1;
    Object.assign(now, { cx: left + size.w / 2, cy: top + size.h / 2, zoom, isUntouched: true });
    apply();
  }

  map.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * 0.0016), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );
  listenToFingers(map, fingers, now, { zoomBy, panBy });
  // A turned phone shows what it began with, unless the map was moved by hand.
  new ResizeObserver(() => {
    if (now.isUntouched) settle();
    else apply();
    if (now.isUntouched && held) hold(held.points, held.room);
  }).observe(map);
  reset();
  return {
    zoomBy,
    panBy,
    show,
    lookAt,
    reach: reached,
    hold,
    release,
    reset,
    begin,
    where: () => ({ ...now }),
    wasDragged: () => now.isDragging,
  };
}

/**
 * A middle for which some of a whole is seen: all of the window, or what is clear of it.
 * @param {number} c @param {number} start @param {number} size
 * @param {[seen: number, before: number, after: number]} window its length, and what is covered of it
 */
function inside(c, start, size, [seen, before, after]) {
  const aside = (before - after) / 2;
  const [least, most] = between(start, size, seen);
  const [low, high] = between(start, size, seen - before - after);
  return Math.min(Math.max(most, high - aside), Math.max(Math.min(least, low - aside), c));
}

/** @param {number} start @param {number} size @param {number} seen */
function between(start, size, seen) {
  const half = Math.min(seen, size) / 2;
  return [start + half, start + size - half];
}

/**
 * @param {SVGSVGElement} map
 * @param {Map<number, {x: number, y: number}>} fingers
 * @param {{isDragging: boolean}} now
 * @param {{zoomBy: (by: number, at: {x: number, y: number}) => void,
 *   panBy: (dx: number, dy: number) => void}} move
 */
function listenToFingers(map, fingers, now, move) {
  let travelled = 0;

  map.addEventListener("pointerdown", (event) => {
    if (event.button > 0) return;
    if (!fingers.size) {
      travelled = 0;
      now.isDragging = false;
    }
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });

  map.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    if (fingers.size === 2) pinch(event.pointerId, before, after);
    else drag(event, before, after);
    fingers.set(event.pointerId, after);
  });

  /** @param {PointerEvent} event @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
  function drag(event, a, b) {
    travelled += Math.hypot(b.x - a.x, b.y - a.y);
    if (!now.isDragging && travelled < DRAGGED) return;
    if (!now.isDragging) map.setPointerCapture(event.pointerId);
    now.isDragging = true;
    move.panBy(b.x - a.x, b.y - a.y);
  }

  /** @param {number} id @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
  function pinch(id, a, b) {
    const other = [...fingers].find(([key]) => key !== id)?.[1] ?? a;
    const before = Math.hypot(a.x - other.x, a.y - other.y);
    const after = Math.hypot(b.x - other.x, b.y - other.y);
    now.isDragging = true;
    move.panBy((b.x - a.x) / 2, (b.y - a.y) / 2);
    if (before > 0) move.zoomBy(after / before, { x: (b.x + other.x) / 2, y: (b.y + other.y) / 2 });
  }

  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
    map.addEventListener(name, (event) => fingers.delete(event.pointerId));
  }
}
