// Walking about the map by keyboard. The map is one stop of the Tab key; within it the focus goes
// from place to place, to the pieces in a place, to what can act and to what is lit.

/** @typedef {{x: number, y: number}} Point */

const WAYS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The place to which an arrow key leads: near, and rather ahead than aside. "" at the map's edge.
 * @param {Map<string, Point>} places
 * @param {string} from
 * @param {string} key
 */
export function nearest(places, from, key) {
  const way = WAYS[/** @type {"ArrowUp"} */ (key)];
  const start = places.get(from);
  if (!way || !start) return "";
  let best = "";
  let least = Number.POSITIVE_INFINITY;
  for (const [place, { x, y }] of places) {
    const ahead = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y - (y - start.y) * way.x);
    if (ahead <= 0 || aside > 2.4 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/**
 * The one before or after in a round.
 * @template T
 * @param {T[]} round
 * @param {T | null} now
 * @param {number} step
 * @returns {T | undefined}
 */
export function next(round, now, step) {
  const at = now === null ? -1 : round.indexOf(now);
  if (at < 0) return step > 0 ? round[0] : round.at(-1);
  return round[(at + step + round.length) % round.length];
}

/**
 * Pieces in the order in which they are told, whichever stack is drawn over the others; all else as
 * it stands in the page.
 * @param {Iterable<Element>} nodes
 */
function inTurn(nodes) {
  const turn = (/** @type {Element} */ node) =>
    Number(node.closest("[data-turn]")?.getAttribute("data-turn") ?? Number.NaN);
  const isBefore = (/** @type {Element} */ a, /** @type {Element} */ b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [...nodes].sort((a, b) => turn(a) - turn(b) || (isBefore(a, b) ? -1 : 1));
}

/**
 * @param {ReturnType<typeof import("../board/render.js").createBoard>} board
 * @param {(place: string) => string[]} neighbours
 */
export function createMapKeyboard(board, neighbours) {
  const { map, marks, nodeOf } = board;
  // The drawing's lettering is for the eye: every place says its own name.
  for (const text of map.querySelectorAll("text")) text.setAttribute("aria-hidden", "true");
  let last = "";
  let round = { about: "", at: "" };

  /** The place that the keyboard is at: that of what has the focus, else where it was last. */
  function here() {
    const { activeElement } = document;
    const names = activeElement?.closest("[data-names]")?.getAttribute("data-names")?.split(" ");
    const [, id = ""] = names?.at(-1)?.split(":") ?? [];
    const place = activeElement?.closest("[data-place]")?.getAttribute("data-place");
    return marks.has(id) ? id : place || last;
  }

  /** @param {Element | null | undefined} node */
  function focus(node) {
    if (!(node instanceof HTMLElement || node instanceof SVGElement)) return false;
    if (!node.hasAttribute("tabindex") && node instanceof SVGElement) {
      node.setAttribute("tabindex", "-1");
    }
    node.focus({ preventScroll: node instanceof SVGElement });
    return document.activeElement === node;
  }

  /** @param {string} key */
  function go(key) {
    const from = here();
    const to = from ? nearest(marks, from, key) : middle();
    if (to) focus(nodeOf(to));
  }

  /** The place nearest to the middle of what is seen. */
  function middle() {
    const { x, y, width, height } = map.viewBox.baseVal;
    const far = (/** @type {Point} */ p) => Math.hypot(p.x - x - width / 2, p.y - y - height / 2);
    return [...marks].reduce((a, b) => (far(b[1]) < far(a[1]) ? b : a))[0];
  }

  /** Go round the neighbours of the place where the round began. @param {number} step */
  function around(step) {
    const from = here();
    if (!from) return go("");
    if (from !== round.at) round = { about: from, at: "" };
    const to = next(neighbours(round.about), round.at || null, step);
    if (!to || !focus(nodeOf(to))) return;
    round.at = to;
  }

  /** Go through the pieces in a place. @param {number} step */
  function within(step) {
    const place = here();
    const all = inTurn(map.querySelectorAll("#pieces [data-names], #offers [data-names]"));
    const pieces = all.filter((node) => {
      const [, id] = node.getAttribute("data-names")?.split(" ").at(-1)?.split(":") ?? [];
      return id === place;
    });
    focus(next([nodeOf(place), ...pieces].filter(Boolean), document.activeElement, step));
  }

  /** Go through what fits a selector, wherever on the page it is. @param {string} selector @param {number} step */
  function through(selector, step) {
    const found = inTurn(document.querySelectorAll(selector));
    return focus(next(found, document.activeElement, step));
  }

  /** After each drawing: one stop for the Tab key, where the keyboard was last or can do something. */
  function settle() {
    const { activeElement } = document;
    const nodes = [...map.querySelectorAll("[data-names]")];
    if (activeElement && map.contains(activeElement)) last = here();
    const stop =
      nodes.find((node) => node === activeElement) ??
      nodeOf(last) ??
      map.querySelector(".lit, .free") ??
      nodes[0];
    for (const node of nodes) {
      const index = node === stop ? "0" : "-1";
      if (node.getAttribute("tabindex") !== index) node.setAttribute("tabindex", index);
    }
  }

  /** Go to a place of the list. @param {string} place */
  function goInList(place) {
    focus(document.querySelector(`.place[data-place="${CSS.escape(place)}"] .place-name`));
  }

  map.addEventListener("focusin", settle);
  return { go, around, within, through, settle, here, goInList };
}
