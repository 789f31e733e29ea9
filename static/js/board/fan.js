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

  /** @param {EventTarget | null} target @param {number} after */
  function fan(target, after) {
    clearTimeout(timer);
    timer = setTimeout(() => board.fan(stackOf(target)), after);
  }

  map.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") fan(event.target, AFTER);
  });
  map.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "mouse") fan(null, AFTER);
  });
  map.addEventListener("click", (event) => fan(event.target, 0));
  map.addEventListener("focusin", (event) => fan(event.target, 0));
}
