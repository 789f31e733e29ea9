// A stack fans out where a mouse rests, a finger tapped or the keyboard's focus is.

const AFTER = 140; // ms that a mouse rests, so that it may pass over

/** @param {ReturnType<typeof import("./render.js").createBoard>} board */
export function listenForFans(board) {
  const { map } = board;
  let timer = 0;

  /** @param {EventTarget | null} target */
  function stackOf(target) {
    const node = target instanceof Element ? target.closest("[data-stack]") : null;
    return node?.closest("#pieces") ? (node.getAttribute("data-stack") ?? "") : "";
  }

  /** @param {EventTarget | null} target */
  function keyOf(target) {
    const node = target instanceof Element ? target.closest("[data-key]") : null;
    return node?.getAttribute("data-key") ?? "";
  }

  /** @param {EventTarget | null} target @param {number} after */
  function fan(target, after) {
    clearTimeout(timer);
    timer = setTimeout(() => board.fan(stackOf(target), keyOf(target)), after);
  }

  map.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse" && !event.buttons) fan(event.target, AFTER);
  });
  map.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "mouse") fan(null, AFTER);
  });
  // A press has to end on what it began on, or it is no click: until then nothing moves.
  map.addEventListener("pointerdown", () => clearTimeout(timer));
  map.addEventListener("click", (event) => {
    // Who sends a piece of an open stack somewhere takes the next one of it: no finger has to open it again.
    const isFinger = event instanceof PointerEvent && event.pointerType === "touch";
    const held = isFinger && !stackOf(event.target) ? map.querySelector("#pieces .held") : null;
    fan(held ?? event.target, 0);
  });
  map.addEventListener("focusin", (event) => {
    // A press gives the focus too.
    if (event.target instanceof Element && event.target.matches(":focus-visible"))
      fan(event.target, 0);
  });
  map.addEventListener("focusout", ({ relatedTarget: to }) => {
    if (to instanceof Node && !map.contains(to)) fan(null, 0);
  });
}
