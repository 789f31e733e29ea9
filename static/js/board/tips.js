// One card beside a place: to choose between several actions there, to read why not, to say what a
// thing is.

/**
 * @param {HTMLElement} tip
 * @param {HTMLElement} around
 */
export function createTips(tip, around) {
  /** @param {Element | null} anchor @param {HTMLElement[]} content */
  function show(anchor, content) {
    if (!anchor || !content.length) return hide();
    tip.replaceChildren(...content);
    tip.hidden = false;
    place(anchor.getBoundingClientRect());
  }

  /** @param {DOMRect} at */
  function place(at) {
    const area = around.getBoundingClientRect();
    const size = tip.getBoundingClientRect();
    const below = at.bottom - area.top + 8;
    const above = at.top - area.top - size.height - 8;
    const x = at.left + at.width / 2 - area.left - size.width / 2;
    const isLow = below + size.height > area.height && above > 0;
    const top = isLow ? above : Math.min(below, area.height - size.height - 6);
    tip.style.left = `${Math.max(6, Math.min(x, area.width - size.width - 6))}px`;
    tip.style.top = `${Math.max(6, top)}px`;
  }

  function hide() {
    tip.hidden = true;
    tip.replaceChildren();
  }

  return { show, hide };
}
