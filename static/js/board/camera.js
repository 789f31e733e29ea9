// Pan and zoom: wheel, drag, pinch, keys and buttons. It writes the viewBox and the pieces' scale.
import { chosenScale } from "./chosenSize.js";
import { fullest, reach } from "./clear.js";
import { around, inside, pieceScale } from "./geometry.js";
import { listenToFingers, listenToWheel } from "./gestures.js";
import { glide } from "./glide.js";
import { fit, isNarrow, isTall, legible, nearest, READABLE, sizeOf } from "./scale.js";

const CLOSEST = 7;
const AROUND = { x: 240, y: 150 }; // units about the places that are looked at first: their names
const EDGES = 60; // pixels at both edges together, of pieces that are looked at first
const WIDE_EDGES = 96; // the same where not all can be seen: what is shown is not cut
const MAX_AT_FIRST = 2.6;
const TOGETHER = 1.4; // how near the map must come, of all of it, for two things to be worth showing together
const LARGER = 1.1; // by how much a battle's place is to be larger, for the map to come nearer
const FOLLOWED = 0.9; // the same, of what is followed, if there is room for what lies about it
const SETTLING = 700; // milliseconds after somebody moved the map, in which nothing else moves it
const LARGEST_LETTERS = 1.3; // how much larger than usual names are drawn, however large pieces are

/** @typedef {import("../types.d.ts").PieceSize} PieceSize */
/** @typedef {import("./clear.js").Point} Point */
/** @typedef {import("./clear.js").Box} Clear a part of the screen that nothing covers */

/** @typedef {{cx: number, cy: number, zoom: number, isDragging: boolean, isUntouched: boolean}} Position where it looks */

/**
 * @typedef {object} Camera
 * @property {SVGSVGElement} map
 * @property {(piece: number) => void} rescaled told of the pieces' scale
 * @property {PieceSize} size how much larger than usual pieces are
 * @property {{x: number, y: number, w: number, h: number}} whole
 * @property {Position} now
 * @property {Point[]} home what is looked at first
 * @property {Point[]} others what is looked at with it where not all of it can be seen
 * @property {Point[]} first what is seen of it in any case
 * @property {{points: Point[], room: Clear, isNear: boolean, before: Position} | null} held what must stay in sight
 * @property {number} least pixels a unit, at which what is followed is shown at least
 * @property {number} movedAt when somebody moved the map last, in milliseconds
 * @property {() => boolean} isTouched whether a finger is on the map
 */

/**
 * @param {SVGSVGElement} map
 * @param {(piece: number) => void} rescaled told of the pieces' scale
 * @param {PieceSize} [size] how much larger than usual a game's pieces and names are
 */
export function createCamera(map, rescaled, size = { wide: 1 }) {
  const { x, y, width: w, height: h } = map.viewBox.baseVal;
  const now = { cx: x + w / 2, cy: y + h / 2, zoom: 1, isDragging: false, isUntouched: true };
  /** @type {Camera} */
  const camera = {
    map,
    rescaled,
    size,
    whole: { x, y, w, h },
    now,
    home: [],
    others: [],
    first: [],
    held: null,
    least: 0,
    movedAt: Number.NEGATIVE_INFINITY,
    isTouched: () => false,
  };
  const moves = {
    /** @param {number} by @param {Point} [at] a point of the screen that stays */
    zoomBy: (by, at) => zoomBy(camera, by, at),
    /** The same where most of some points are, unless the map was moved by hand. @param {number} by @param {Point[]} points */
    zoomTo: (by, points) => zoomTo(camera, by, points),
    /** @param {number} dx @param {number} dy in pixels */
    panBy: (dx, dy) => panBy(camera, dx, dy),
  };
  listenToWheel(map, moves.zoomBy);
  camera.isTouched = listenToFingers(map, now, moves);
  followSize(camera);
  reset(camera);
  return {
    ...moves,
    /** Bring a place into view if it isn't. @param {Point} at */
    show: (at) => show(camera, at),
    /** @param {Point} at @param {number} [zoom] */
    lookAt: (at, zoom) => lookAt(camera, at, zoom),
    /** How the picture must change to have points in a part of the screen. @param {Point[]} points @param {Clear} room */
    reach: (points, room) => reached(camera, points, room),
    /** @param {Point[]} points @param {Clear} room @param {boolean} [isNear] whether names are to be read there */
    hold: (points, room, isNear) => hold(camera, points, room, isNear),
    /** Whether names can't be read on a narrow screen that could be, and nobody wanted it so. @param {Point[]} points @param {Clear} room */
    isFar: (points, room) => isFar(camera, points, room),
    isHeld: () => camera.held !== null,
    /** Have points in view while something is played there, on a narrow screen. @param {Point[]} points */
    watch: (points) => watch(camera, points),
    /** Follow a change of the map's size at once. */
    refit: () => refit(camera),
    /** Where points are in the window, in pixels. @param {Point[]} points */
    onScreen: (points) => points.map((at) => onScreen(camera, at)),
    /** @param {boolean} [glides] whether it goes back by and by */
    release: (glides) => release(camera, glides),
    reset: () => reset(camera),
    /** @param {Point[]} points @param {Point[]} [others] */
    begin: (points, others = []) => begin(camera, points, others),
    /** Whether all of the map would be small: it is looked at part by part. */
    isNarrow: () => isNarrow(camera),
    /** Bring points into view on a narrow screen, and others if there is room. @param {Point[]} points @param {Point[]} [near] where something was done @param {Point[]} [further] where else a question may be answered @param {Point[]} [beside] what lies about the battle that it is about */
    follow: (points, near, further, beside) => follow(camera, points, near, further, beside),
    /** Where it looks, whatever is held for a while. */
    where: () => ({ ...(camera.held?.before ?? now) }),
    wasDragged: () => now.isDragging,
  };
}

/** Have the page show what the camera looks at. @param {Camera} camera */
function apply(camera) {
  const { map, whole, now, held } = camera;
  const rect = map.getBoundingClientRect();
  const scale = fit(camera) * now.zoom;
  const box = { w: rect.width / scale, h: rect.height / scale };
  const { l, t, r, b } = held?.room ?? { l: 0, t: 0, r: rect.width, b: rect.height };
  now.cx = inside(now.cx, whole.x, whole.w, [box.w, l / scale, box.w - r / scale]);
  now.cy = inside(now.cy, whole.y, whole.h, [box.h, t / scale, box.h - b / scale]);
  const corner = `${now.cx - box.w / 2} ${now.cy - box.h / 2}`;
  map.setAttribute("viewBox", `${corner} ${box.w} ${box.h}`);
  const size = sizeOf(camera.size, rect.width);
  const chosen = chosenScale();
  const piece = pieceScale(scale) * size * chosen;
  // Names are as large as with pieces of the usual size.
  map.style.setProperty("--letters", (Math.min(1, LARGEST_LETTERS / size) / chosen).toFixed(3));
  map.style.setProperty("--piece", piece.toFixed(3));
  camera.rescaled(piece);
}

/** Where on the map a point of the screen is. @param {Camera} camera @param {Point} screen */
function onMap(camera, { x, y }) {
  const { map, now } = camera;
  const rect = map.getBoundingClientRect();
  const scale = fit(camera) * now.zoom;
  return {
    x: now.cx + (x - rect.left - rect.width / 2) / scale,
    y: now.cy + (y - rect.top - rect.height / 2) / scale,
  };
}

/** Where on the screen, from the map's corner, a point of the map is. @param {Camera} camera @param {Point} at */
function onScreen(camera, at) {
  const { map, now } = camera;
  const rect = map.getBoundingClientRect();
  const scale = fit(camera) * now.zoom;
  return {
    x: (at.x - now.cx) * scale + rect.width / 2,
    y: (at.y - now.cy) * scale + rect.height / 2,
  };
}

/** @param {Camera} camera @param {number} by @param {Point} [at] a point of the screen that stays */
function zoomBy(camera, by, at) {
  const { map, now } = camera;
  const rect = map.getBoundingClientRect();
  const screen = at ?? { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
  const before = onMap(camera, screen);
  now.zoom = Math.min(CLOSEST, Math.max(1, now.zoom * by));
  const after = onMap(camera, screen);
  touched(camera);
  now.cx += before.x - after.x;
  now.cy += before.y - after.y;
  apply(camera);
}

/** @param {Camera} camera @param {number} by @param {Point[]} points */
function zoomTo(camera, by, points) {
  const { map, now } = camera;
  if (now.isUntouched && points.length) {
    const rect = map.getBoundingClientRect();
    const unit = fit(camera) * now.zoom * by;
    const room = { w: (rect.width - EDGES) / unit, h: (rect.height - EDGES) / unit };
    const { x, y } = fullest(points, room);
    Object.assign(now, { cx: x, cy: y });
  }
  zoomBy(camera, by);
}

/** @param {Camera} camera @param {number} dx @param {number} dy in pixels */
function panBy(camera, dx, dy) {
  const { now } = camera;
  const scale = fit(camera) * now.zoom;
  touched(camera);
  now.cx -= dx / scale;
  now.cy -= dy / scale;
  apply(camera);
}

/** @param {Camera} camera @param {Point} at */
function show(camera, at) {
  const box = camera.map.viewBox.baseVal;
  const margin = box.width * 0.08;
  const isSeen =
    at.x > box.x + margin &&
    at.x < box.x + box.width - margin &&
    at.y > box.y + margin &&
    at.y < box.y + box.height - margin;
  if (!isSeen) lookAt(camera, at);
}

/** @param {Camera} camera @param {Point[]} points @param {Clear} room */
function reached(camera, points, room) {
  return reach(
    points.map((at) => onScreen(camera, at)),
    room,
    sizeOf(camera.size, camera.map.getBoundingClientRect().width),
  );
}

/**
 * Have points in a part of the screen, until somebody moves the map.
 * @param {Camera} camera @param {Point[]} points @param {Clear} room @param {boolean} isNear
 */
function hold(camera, points, room, isNear = false) {
  const { now } = camera;
  const before = camera.held?.before ?? { ...now };
  if (isNear && isFar(camera, points, room)) now.zoom = READABLE / fit(camera);
  const { zoom, dx, dy } = reached(camera, points, room);
  camera.held = { points, room, isNear, before };
  const box = around(points);
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  const closer = Math.max(1, now.zoom * zoom);
  const shrunk = closer / now.zoom;
  now.zoom = closer;
  const scale = fit(camera) * closer;
  now.cx = x + (now.cx - x) / shrunk - dx / scale;
  now.cy = y + (now.cy - y) / shrunk - dy / scale;
  apply(camera);
}

/** Whether points would be seen larger where names can be read, on a narrow screen whose map nobody moved. @param {Camera} camera @param {Point[]} points @param {Clear} room */
function isFar(camera, points, room) {
  const by = READABLE / (fit(camera) * camera.now.zoom);
  if (!camera.now.isUntouched || !isNarrow(camera) || by <= 1) return false;
  const nearer = points
    .map((at) => onScreen(camera, at))
    .map(({ x, y }) => ({ x: x * by, y: y * by }));
  return reach(nearer, room).zoom * by > LARGER;
}

/** Hold points that are out of view, where all of the map would be small. Returns whether they were. @param {Camera} camera @param {Point[]} points */
function watch(camera, points) {
  const { map } = camera;
  if (!points.length || camera.isTouched() || !isNarrow(camera)) return false;
  const { width: r, height: b } = map.getBoundingClientRect();
  const room = { l: 0, t: 0, r, b };
  const { zoom, dx, dy } = reached(camera, points, room);
  if (zoom === 1 && !dx && !dy) return false;
  const before = map.getAttribute("viewBox") ?? "";
  hold(camera, points, room);
  glide(map, before);
  return true;
}

/** Hold nothing any more, and look where one looked before. @param {Camera} camera @param {boolean} glides */
function release(camera, glides = false) {
  const { map, now, held } = camera;
  if (!held) return;
  const shown = map.getAttribute("viewBox") ?? "";
  const { before } = held;
  camera.held = null;
  if (!before.isUntouched) Object.assign(now, before, { isDragging: now.isDragging });
  if (before.isUntouched) settle(camera);
  else apply(camera);
  if (glides) glide(map, shown);
}

/** What is moved by hand stays where it is put. @param {Camera} camera */
function touched(camera) {
  const { now, held } = camera;
  now.isUntouched = false;
  camera.movedAt = performance.now();
  if (held) held.before = now;
}

/** @param {Camera} camera @param {Point} at @param {number} [zoom] */
function lookAt(camera, at, zoom = camera.now.zoom) {
  touched(camera);
  Object.assign(camera.now, { cx: at.x, cy: at.y, zoom });
  apply(camera);
}

/** Show all of it. @param {Camera} camera */
function reset(camera) {
  camera.home = [];
  settle(camera);
}

/**
 * Look at some places to begin with, where all of the map would be small: on a narrow screen.
 * @param {Camera} camera @param {Point[]} points @param {Point[]} others
 */
function begin(camera, points, others) {
  if (!camera.now.isUntouched) return;
  Object.assign(camera, { home: points, others, first: [], least: FOLLOWED });
  settle(camera);
}

/**
 * Bring points into view: by themselves while nobody has moved the map, else no further than it takes. What
 * somebody moves just now stays in their hand. Where it is but a question's, it comes no nearer than they wanted to be.
 * @param {Camera} camera @param {Point[]} points @param {Point[]} near what is seen with them if there is room, before what is further
 * @param {Point[]} [further] @param {Point[]} [beside] what lies about a battle, which is come near to in any case
 */
function follow(camera, points, near = [], further, beside = []) {
  const { map, now, movedAt, isTouched } = camera;
  const isBusy = isTouched() || performance.now() - movedAt < SETTLING;
  if (!points.length || isBusy || !isNarrow(camera)) return;
  const before = map.getAttribute("viewBox") ?? "";
  const rect = map.getBoundingClientRect();
  const together = Math.min(READABLE, TOGETHER * fit(camera));
  const least = isTall(camera) ? together : Math.max(together, legible(camera));
  const fits = (/** @type {Point[]} */ some) => {
    const { w, h } = around(some);
    return w * least < rect.width - EDGES && h * least < rect.height - EDGES;
  };
  const wider = [[...near, ...(further ?? [])], near];
  const others = wider.find((some) => fits([...points, ...some])) ?? [];
  const all = [...points, ...others];
  if (!now.isUntouched) {
    const isDeed = !further || near.length > 0 || beside.length > 0;
    const shown = fits([...all, ...beside]) ? [...all, ...beside] : all;
    return shift(camera, shown, isDeed) && glide(map, before);
  }
  const { zoom, dx, dy } = reached(camera, all, { l: 0, t: 0, r: rect.width, b: rect.height });
  const isSeen = zoom === 1 && !dx && !dy && fit(camera) * now.zoom >= READABLE;
  // Of places all over the map those are shown about what was done there last.
  const first = others.length || !near.length || !fits(near) ? [] : near;
  Object.assign(camera, { home: all, others: [...all, ...first], first, least: FOLLOWED });
  if (isSeen) return;
  settle(camera);
  glide(map, before);
}

/** Have points in view as large as the map is, or as faces can be read; of many, some. Returns whether it was moved. @param {Camera} camera @param {Point[]} points @param {boolean} isDeed whether faces are to be read there */
function shift(camera, points, isDeed) {
  const { map, now } = camera;
  const { width: w, height: h } = map.getBoundingClientRect();
  const isFar = isDeed && now.zoom < nearest(camera);
  if (isFar) now.zoom = nearest(camera);
  const scale = fit(camera) * now.zoom;
  const { zoom, dx, dy } = reached(camera, points, { l: 0, t: 0, r: w, b: h });
  const seen = points.some((point) => {
    const { x, y } = onScreen(camera, point);
    return x > 0 && y > 0 && x < w && y < h;
  });
  if (zoom < 1 && seen && !isFar) return false;
  if (zoom < 1) {
    const { x, y } = fullest(points, { w: (w - EDGES) / scale, h: (h - EDGES) / scale });
    Object.assign(now, { cx: x, cy: y });
  } else {
    now.cx -= dx / scale;
    now.cy -= dy / scale;
  }
  apply(camera);
  return true;
}

/** Look at what is looked at while nobody has moved the map. @param {Camera} camera */
function settle(camera) {
  const { map, whole, home, others, first, least } = camera;
  const rect = map.getBoundingClientRect();
  const isAtHome = home.length && isNarrow(camera);
  const { x, y, w, h } = isAtHome ? around(home) : whole;
  const scale = Math.min(rect.width / (w + AROUND.x), rect.height / (h + AROUND.y));
  const most = Math.max(MAX_AT_FIRST, least / fit(camera));
  const zoom = isAtHome ? Math.max(nearest(camera), Math.min(most, scale / fit(camera))) : 1;
  const unit = fit(camera) * zoom;
  const room = { w: (rect.width - WIDE_EDGES) / unit, h: (rect.height - WIDE_EDGES) / unit };
  const isCut = isAtHome && (w > room.w || h > room.h);
  // Where not all of it can be seen, most of it is.
  const { x: cx, y: cy } = isCut
    ? fullest([...home, ...others], room, first)
    : { x: x + w / 2, y: y + h / 2 };
  Object.assign(camera.now, { cx, cy, zoom, isUntouched: true });
  apply(camera);
}

/** Look at the same in a map of another size. @param {Camera} camera */
function refit(camera) {
  if (camera.now.isUntouched) settle(camera);
  else apply(camera);
}

/** The map is given more room or less at its foot, by whoever draws the panel's edge: what is seen stays. @param {Camera} camera @param {number} by in pixels */
function grow(camera, by) {
  const { map, now } = camera;
  const scale = map.getBoundingClientRect().width / map.viewBox.baseVal.width;
  now.zoom = Math.max(1, scale / fit(camera));
  now.cy += by / 2 / scale;
  apply(camera);
}

/** A turned phone shows what it began with, unless the map was moved by hand. @param {Camera} camera */
function followSize(camera) {
  const { map, now } = camera;
  let last = { width: 0, height: 0, given: "" };
  new ResizeObserver(() => {
    const { width, height } = map.getBoundingClientRect();
    const given = getComputedStyle(map).getPropertyValue("--map-height");
    const isGiven = width === last.width && given !== last.given;
    if (isGiven) grow(camera, height - last.height);
    else refit(camera);
    last = { width, height, given };
    const { held } = camera;
    if (now.isUntouched && held) hold(camera, held.points, held.room, held.isNear);
  }).observe(map);
}
