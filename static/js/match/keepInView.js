// The battle that is fought stays in sight: its card lies where it hides least, and what it hides is
// moved out from under it.
import { best, clearCorner } from "../board/clear.js";

const EDGE = 12; // pixels between the card and what is seen beside it
const BUTTONS = 60; // those of the map, at its right

/**
 * @param {ReturnType<typeof import("../board/render.js").createBoard>} board
 * @param {ReturnType<typeof import("../board/camera.js").createCamera>} camera
 * @param {HTMLElement} pane
 * @param {HTMLElement} card
 * @param {() => boolean} isFollowing whether the map follows the play by itself
 */
export function createKeepInView(board, camera, pane, card, isFollowing) {
  let known = "";

  /** @param {string} place of the battle, "" for none @param {string[]} lit places that may be pointed at */
  return (place, lit) => {
    const isKept = place && !isFollowing();
    const points = (isKept ? [place, ...lit] : []).flatMap((id) => board.marks.get(id) ?? []);
    const [around, over] = [pane, card].map((node) => node.getBoundingClientRect());
    const size = [around, over].map(({ width, height }) => `${width}x${height}`);
    const key = points.length ? [place, ...lit, ...size].join() : "";
    if (key === known) return;
    known = key;
    if (!points.length) {
      card.classList.remove("low", "right");
      return camera.release();
    }
    // A battle's card may just have taken room from the map.
    if (!camera.isHeld()) camera.refit();
    const isLow = card.classList.contains("low");
    const now = { isLow, isRight: card.classList.contains("right") };
    const clear = camera.isHeld() ? null : clearOf(camera.onScreen(points), around, over, now);
    if (clear) {
      card.classList.toggle("low", clear.isLow);
      card.classList.toggle("right", clear.isRight);
      return;
    }
    card.classList.remove("right");
    // On a narrow screen the card lies in the sheet beside the map, and is scrolled with it.
    const isApart = /** @type {HTMLElement} */ (card.parentElement).offsetWidth > 0;
    const rooms = roomsOf(around, isApart ? new DOMRect() : over);
    const found = best(rooms, (room) => camera.reach(points, room), isLow);
    card.classList.toggle("low", found.isLow);
    camera.hold(points, found.room);
  };
}

/**
 * Where the card covers nothing and the map stays as it is, if there is such a corner.
 * @param {{x: number, y: number}[]} points @param {DOMRect} around @param {DOMRect} over
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
