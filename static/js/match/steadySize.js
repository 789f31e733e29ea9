// The blocks of a battle keep the size that they had where they were most: who falls makes no others grow.

const SIZES = ["few", "some", "many"];

/** @returns {(stage: HTMLElement, place: string) => void} `place`: of the battle, "" for none */
export function createSteadySize() {
  let kept = { place: "", size: -1 };
  return (stage, place) => {
    const card = stage.querySelector(".battle-card.steady");
    if (place !== kept.place || !card) kept = { place, size: -1 };
    if (!card) return;
    const now = SIZES.findIndex((size) => card.classList.contains(size));
    kept.size = Math.max(kept.size, now);
    if (kept.size !== now) card.classList.replace(SIZES[now], SIZES[kept.size]);
  };
}
