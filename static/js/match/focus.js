// The focus is never lost when the page is drawn anew: what had it gets it again, or what stands in
// its place, or else the question that is asked.

const REGIONS = "#map, #battle, #tray, #turn, #tab-body, #tip";

/**
 * @typedef {object} Held what had the focus, in words that outlive its node
 * @property {string} region
 * @property {string} tag
 * @property {string} place the place in the list that it belongs to
 * @property {Record<string, string>} is
 */

const NAMES = ["data-names", "data-do", "data-value", "data-key", "data-place", "data-step"];

/** @param {Element} node @returns {Held | null} */
function heldBy(node) {
  const region = node.closest(REGIONS)?.id;
  if (!region) return null;
  const is = NAMES.filter((name) => node.hasAttribute(name)).map((name) => [
    name,
    node.getAttribute(name) ?? "",
  ]);
  const place = node.closest("[data-place]")?.getAttribute("data-place") ?? "";
  return { region, tag: node.nodeName, place, is: Object.fromEntries(is) };
}

/** @param {Held} held @returns {Element | null} */
function found(held) {
  const region = document.getElementById(held.region);
  const like = [...(region?.querySelectorAll(held.tag) ?? [])].filter((node) =>
    Object.entries(held.is).every(([name, value]) => node.getAttribute(name) === value),
  );
  const same = Object.keys(held.is).length ? like.find(isOpen) : null;
  return same ?? standIn(held, region);
}

/** What stands in for a thing that is gone. @param {Held} held @param {Element | null} region */
function standIn(held, region) {
  const place = `[data-place="${CSS.escape(held.place)}"]`;
  const nearby = held.place && region?.querySelector(`${place} .place-name`);
  if (nearby) return nearby;
  if (held.region === "tray") {
    const free = region?.querySelector("button:not(:disabled)");
    if (free) return free;
  }
  if (held.region === "map") return region?.querySelector('[tabindex="0"]') ?? null;
  return questionNode();
}

/** What is focused for the question: its section, or on a phone, where a tray lies between its parts, its words. */
export function questionNode() {
  const turn = document.getElementById("turn");
  return turn?.getClientRects().length ? turn : (turn?.querySelector(".asked") ?? turn);
}

/** @param {Element} node */
function isOpen(node) {
  return !node.matches(":disabled");
}

/**
 * Keep the focus over a drawing.
 * @returns {(draw: () => void) => void}
 */
export function createFocusKeeper() {
  /** @type {Held | null} */
  let held = null;
  document.addEventListener("focusin", (event) => {
    if (event.target instanceof Element) held = heldBy(event.target);
  });
  // Who points elsewhere with a hand lets go on purpose.
  document.addEventListener("pointerdown", () => {
    held = null;
  });

  return (draw) => {
    const wanted = held;
    draw();
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || !isOpen(activeElement);
    // While a command is under way its buttons are off for a moment: the next drawing sees to it.
    if (!wanted || !isLost || document.body.classList.contains("busy")) return;
    const node = found(wanted);
    if (node instanceof HTMLElement || node instanceof SVGElement) {
      node.focus({ preventScroll: true });
    }
  };
}
