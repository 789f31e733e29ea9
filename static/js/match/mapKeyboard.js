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
 * @typedef {object} Walk
 * @property {ReturnType<typeof import("../board/render.js").createBoard>} board
 * @property {(place: string) => string[]} neighbours
 * @property {string} last the place where the keyboard was last, "" for none
 * @property {{about: string, at: string}} round of a place's neighbours: the place, and the one it has come to
 */

/** @param {Walk["board"]} board @param {Walk["neighbours"]} neighbours */
export function createMapKeyboard(board, neighbours) {
  // The drawing's lettering is for the eye: every place says its own name.
  for (const text of board.map.querySelectorAll("text")) text.setAttribute("aria-hidden", "true");
  const walk = { board, neighbours, last: "", round: { about: "", at: "" } };
  board.map.addEventListener("focusin", () => settle(walk));
  return {
    /** @param {string} key */
    go: (key) => go(walk, key),
    /** @param {number} step */
    around: (step) => around(walk, step),
    /** @param {number} step */
    within: (step) => within(walk, step),
    through,
    settle: () => settle(walk),
    here: () => here(walk),
    goInList,
  };
}

/** The place that the keyboard is at: that of what has the focus, else where it was last. @param {Walk} walk */
function here({ board, last }) {
  const { activeElement } = document;
  const names = activeElement?.closest("[data-names]")?.getAttribute("data-names")?.split(" ");
  const [, id = ""] = names?.at(-1)?.split(":") ?? [];
  const place = activeElement?.closest("[data-place]")?.getAttribute("data-place");
  return board.marks.has(id) ? id : place || last;
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

/** @param {Walk} walk @param {string} key */
function go(walk, key) {
  const { board } = walk;
  const from = here(walk);
  const to = from ? nearest(board.marks, from, key) : middle(board);
  if (to) focus(board.nodeOf(to));
}

/** The place nearest to the middle of what is seen. @param {Walk["board"]} board */
function middle({ map, marks }) {
  const { x, y, width, height } = map.viewBox.baseVal;
  const far = (/** @type {Point} */ p) => Math.hypot(p.x - x - width / 2, p.y - y - height / 2);
  return [...marks].reduce((a, b) => (far(b[1]) < far(a[1]) ? b : a))[0];
}

/** Go round the neighbours of the place where the round began. @param {Walk} walk @param {number} step */
function around(walk, step) {
  const from = here(walk);
  if (!from) return go(walk, "");
  if (from !== walk.round.at) walk.round = { about: from, at: "" };
  const { about, at } = walk.round;
  const to = next(walk.neighbours(about), at || null, step);
  if (to && focus(walk.board.nodeOf(to))) walk.round = { about, at: to };
}

/** Go through the pieces in a place. @param {Walk} walk @param {number} step */
function within(walk, step) {
  const { map, nodeOf } = walk.board;
  const place = here(walk);
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

/** Go to a place of the list. @param {string} place */
function goInList(place) {
  focus(document.querySelector(`.place[data-place="${CSS.escape(place)}"] .place-name`));
}

/**
 * After each drawing: one stop for the Tab key, where the keyboard was last or can do something.
 * @param {Walk} walk
 */
function settle(walk) {
  const { map, nodeOf } = walk.board;
  const { activeElement } = document;
  const nodes = [...map.querySelectorAll("[data-names]")];
  if (activeElement && map.contains(activeElement)) walk.last = here(walk);
  const stop =
    nodes.find((node) => node === activeElement) ??
    nodeOf(walk.last) ??
    map.querySelector(".lit, .free") ??
    nodes[0];
  for (const node of nodes) {
    const index = node === stop ? "0" : "-1";
    if (node.getAttribute("tabindex") !== index) node.setAttribute("tabindex", index);
  }
}
