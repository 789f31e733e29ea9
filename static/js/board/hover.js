// A mouse that rests on a piece or a place has it told on a card.

const AFTER = 650; // ms

/** @param {SVGSVGElement} map @param {(names: string[], over: string, hasLeft?: boolean) => void} tell what is rested on, what the mouse is over, and whether it has left the map */
export function listenForHovers(map, tell) {
  let timer = 0;
  let over = "";

  /** @param {EventTarget | null} target */
  function namesAt(target) {
    const node = target instanceof Element ? target.closest("[data-names], [data-ground]") : null;
    return node?.getAttribute("data-names") ?? node?.getAttribute("data-ground") ?? "";
  }

  /** @param {string} names */
  function rest(names) {
    if (names === over) return;
    over = names;
    clearTimeout(timer);
    tell([], over);
    if (names) timer = setTimeout(() => tell(names.split(" "), over), AFTER);
  }

  map.addEventListener("pointerover", ({ pointerType, buttons, target }) => {
    if (pointerType === "mouse" && !buttons) rest(namesAt(target));
  });
  map.addEventListener("pointerleave", ({ pointerType, relatedTarget }) => {
    rest("");
    const isRead = relatedTarget instanceof Element && relatedTarget.closest("#tip");
    if (pointerType === "mouse" && !isRead) tell([], "", true);
  });
  map.addEventListener("pointerdown", () => {
    clearTimeout(timer);
    tell([], "");
  });
}
