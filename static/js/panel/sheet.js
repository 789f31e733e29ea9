// The panel of a phone is a sheet over the map: dragged by its grip, or folded by a press on it.

import { tabStorage } from "../storage.js";

const NAME = "vedette:map-height";
const [MIN, USUAL, MAX] = [26, 44, 74];
/** In pixels: less is a press. */
const MOVED = 6;

/** Let the map's height follow the grip. */
export function listenToSheet() {
  const grip = /** @type {HTMLElement} */ (document.querySelector(".grip"));
  const match = /** @type {HTMLElement} */ (document.querySelector(".match"));
  const board = /** @type {HTMLElement} */ (document.querySelector(".board"));
  let from = { y: 0, height: 0, isDown: false, isMoved: false };

  /** @param {number} height in hundredths of the screen's */
  function set(height) {
    const kept = Math.min(MAX, Math.max(MIN, Math.round(height)));
    match.style.setProperty("--map-height", `${kept}dvh`);
    grip.setAttribute("aria-expanded", String(kept < (USUAL + MAX) / 2));
    tabStorage.keep(NAME, String(kept));
  }

  // What is asked stays in sight under a battle, which is as high as its lines.
  const battle = /** @type {HTMLElement} */ (document.getElementById("battle"));
  new ResizeObserver(() => {
    match.style.setProperty("--battle-height", `${battle.offsetHeight}px`);
  }).observe(battle);

  const known = Number(tabStorage.read(NAME));
  if (known) set(known);

  grip.addEventListener("pointerdown", (event) => {
    grip.setPointerCapture(event.pointerId);
    const height = board.getBoundingClientRect().height;
    from = { y: event.clientY, height, isDown: true, isMoved: false };
  });
  grip.addEventListener("pointermove", (event) => {
    const by = event.clientY - from.y;
    if (!from.isDown || (!from.isMoved && Math.abs(by) < MOVED)) return;
    from.isMoved = true;
    set(((from.height + by) / innerHeight) * 100);
  });
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
    grip.addEventListener(name, () => {
      from.isDown = false;
    });
  }
  grip.addEventListener("click", () => {
    if (!from.isMoved) set(grip.getAttribute("aria-expanded") === "true" ? MAX : USUAL);
    from.isMoved = false;
  });
}
