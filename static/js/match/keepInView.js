// The battle that is fought stays in sight: its card lies where it hides least, and what it hides is
// moved out from under it.
import { best, clearCorner } from "../board/clear.js";

const EDGE = 12; // pixels between the card and what is seen beside it
const BUTTONS = 60; // those of the map, at its right
const MARK = 14; // pixels about a place: its mark

/** @typedef {import("../board/clear.js").Point} Point */

/** Which battle is kept in sight, and in a map of which size. @typedef {{place: string, room: string}} Kept */

/**
 * @param {ReturnType<typeof import("../board/render.js").createBoard>} board
 * @param {ReturnType<typeof import("../board/camera.js").createCamera>} camera
 * @param {HTMLElement} pane
 * @param {HTMLElement} card
 * @param {(place: string) => string[]} about what lies about a place
 */
export function createKeepInView(board, camera, pane, card, about) {
  let known = "";
  /** @type {Kept} */
  let kept = { place: "", room: "" };
  const marks = (/** @type {string[]} */ ids) => ids.flatMap((id) => board.marks.get(id) ?? []);

  /** @param {string} place of the battle, "" for none @param {string[]} lit places that may be pointed at */
  return (place, lit) => {
    // A narrow map follows the play by itself.
    const isKept = place && !camera.isNarrow();
    const points = isKept ? marks([place, ...lit]) : [];
    const [around, over] = [pane, card].map((node) => node.getBoundingClientRect());
    const size = [around, over].map(({ width, height }) => `${width}x${height}`).join();
    const room = `${around.width}x${around.height}`;
    const key = points.length ? [place, ...lit, size].join() : "";
    if (key === known) return;
    known = key;
    if (!points.length) {
      kept = { place: "", room: "" };
      card.classList.remove("low", "right");
      return camera.release();
    }
    // What was found for a battle's beginning holds until its end, while it shows what it has to.
    const isSame = kept.place === place && kept.room === room;
    if (isSame && isClearOf(camera.onScreen(points), around, over)) return;
    kept = { place, room };
    // A battle's card may just have taken room from the map.
    if (!camera.isHeld()) camera.refit();
    settle({ camera, card, around, over }, points, marks(about(place)));
  };
}

/**
 * Put the card where it covers none of what is asked about, nor of what lies about that, where it can; else move the map.
 * @param {{camera: ReturnType<typeof import("../board/camera.js").createCamera>, card: HTMLElement, around: DOMRect, over: DOMRect}} stage
 * @param {Point[]} points @param {Point[]} about
 */
function settle({ camera, card, around, over }, points, about) {
  const isLow = card.classList.contains("low");
  const now = { isLow, isRight: card.classList.contains("right") };
  const clearFor = (/** @type {Point[]} */ some) =>
    camera.isHeld() ? null : clearOf(camera.onScreen(some), around, over, now);
  // On a narrow screen the card lies in the sheet beside the map, and is scrolled with it.
  const isApart = /** @type {HTMLElement} */ (card.parentElement).offsetWidth > 0;
  const rooms = roomsOf(around, isApart ? new DOMRect() : over);
  const roomFor = (/** @type {Point[]} */ some) =>
    best(rooms, (room) => camera.reach(some, room), isLow);
  const all = [...points, ...about];
  const shown = camera.reach(all, roomFor(all).room).zoom === 1 ? all : points;
  const found = roomFor(shown);
  // Where names are too small to be read the map comes nearer.
  const isFar = camera.isFar(shown, found.room);
  const clear = isFar ? null : (clearFor(all) ?? clearFor(points));
  if (clear) {
    card.classList.toggle("low", clear.isLow);
    card.classList.toggle("right", clear.isRight);
    return;
  }
  card.classList.remove("right");
  card.classList.toggle("low", found.isLow);
  camera.hold(shown, found.room, isFar);
}

/** Whether points are seen, and not under the card. @param {Point[]} points in pixels of the map @param {DOMRect} around @param {DOMRect} over */
function isClearOf(points, around, over) {
  const isIn = (/** @type {Point} */ { x, y }) =>
    x >= 0 && y >= 0 && x <= around.width && y <= around.height;
  const isUnder = (/** @type {Point} */ { x, y }) =>
    x + around.left > over.left - MARK &&
    x + around.left < over.right + MARK &&
    y + around.top > over.top - MARK &&
    y + around.top < over.bottom + MARK;
  return points.every((point) => isIn(point) && !isUnder(point));
}

/**
 * Where the card covers nothing and the map stays as it is, if there is such a corner.
 * @param {Point[]} points @param {DOMRect} around @param {DOMRect} over
 * @param {import("../board/clear.js").Corner} now
 */
function clearOf(points, around, over, now) {
  const pane = { w: around.width, h: around.height };
  const isOver = over.left < around.right && over.top < around.bottom;
  const card = isOver ? { w: over.width, h: over.height } : { w: 0, h: 0 };
  return clearCorner(points, pane, card, { edge: EDGE, buttons: BUTTONS + EDGE }, now);
}

/**
 * The parts of the map that are seen beside a card at its upper or its lower edge, in pixels. A card
 * without height covers nothing.
 * @param {DOMRect} around @param {DOMRect} over
 */
function roomsOf(around, over) {
  const { width: w, height: h } = around;
  if (!over.height) return [{ isLow: false, room: { l: 0, t: 0, r: w, b: h } }];
  const deep = over.height + 2 * EDGE;
  const beside = { l: over.right - around.left + EDGE, t: 0, r: w - BUTTONS, b: h };
  return [
    { isLow: false, room: { l: 0, t: deep, r: w, b: h } },
    { isLow: false, room: beside },
    { isLow: true, room: { l: 0, t: 0, r: w, b: h - deep } },
    { isLow: true, room: beside },
  ];
}
