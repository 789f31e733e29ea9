// One card beside a place: to choose between several actions there, to read why not, to say what a
// thing is.

const GAP = 8; // pixels
const EDGE = 6;

/**
 * @param {HTMLElement} tip
 * @param {HTMLElement} around
 */
export function createTips(tip, around) {
  /** @param {Element | null} anchor @param {HTMLElement[]} content @param {DOMRect[]} [shunned] what is to be seen beside it */
  function show(anchor, content, shunned = []) {
    if (!anchor || !content.length) return hide();
    tip.replaceChildren(...content);
    tip.hidden = false;
    place(anchor.getBoundingClientRect(), shunned);
  }

  /** Under, over or beside a thing: where it covers least of what is shunned. @param {DOMRect} at @param {DOMRect[]} shunned */
  function place(at, shunned) {
    const area = around.getBoundingClientRect();
    const { width: w, height: h } = tip.getBoundingClientRect();
    const [x, y] = [at.left + at.width / 2 - w / 2, at.top + at.height / 2 - h / 2];
    const spots = [
      { x, y: at.bottom + GAP },
      { x, y: at.top - h - GAP },
      { x: at.right + GAP, y },
      { x: at.left - w - GAP, y },
    ].map((spot) => ({
      x: Math.max(area.left + EDGE, Math.min(spot.x, area.right - w - EDGE)),
      y: Math.max(area.top + EDGE, Math.min(spot.y, area.bottom - h - EDGE)),
    }));
    const covers = spots.map(({ x: l, y: top }) => {
      const hides = (/** @type {DOMRect} */ box) =>
        box.left < l + w && box.right > l && box.top < top + h && box.bottom > top;
      return shunned.filter(hides).length + (hides(at) ? shunned.length + 1 : 0);
    });
    const best = spots[covers.indexOf(Math.min(...covers))];
    tip.style.left = `${best.x - area.left}px`;
    tip.style.top = `${best.y - area.top}px`;
  }

  function hide() {
    tip.hidden = true;
    tip.replaceChildren();
  }

  return { show, hide };
}
