// A battle's card keeps the size that it had where it was largest: who falls makes no others grow, and it never shrinks.

const SIZES = ["few", "some", "many"];

/** @returns {(stage: HTMLElement, place: string) => void} `place`: of the battle, "" for none */
export function createSteadySize() {
  const none = { place: "", size: -1, width: 0, height: 0 };
  let kept = none;
  return (stage, place) => {
    const card = /** @type {HTMLElement | null} */ (stage.querySelector(".battle-card.steady"));
    if (place !== kept.place || !card) kept = { ...none, place };
    if (!card) return;
    const now = SIZES.findIndex((size) => card.classList.contains(size));
    kept.size = Math.max(kept.size, now);
    if (kept.size !== now) card.classList.replace(SIZES[now], SIZES[kept.size]);
    if (!card.classList.contains("folded")) keepHeight(card);
  };

  /** On a window of another width it is measured anew. @param {HTMLElement} card */
  function keepHeight(card) {
    if (kept.width !== innerWidth) kept = { ...kept, width: innerWidth, height: 0 };
    card.style.minHeight = "";
    kept.height = Math.max(kept.height, card.offsetHeight);
    card.style.minHeight = `${kept.height}px`;
  }
}
