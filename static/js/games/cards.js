// Cards as every game draws them: faces and backs, a hand to choose from, what lies on the table.
import { el } from "../dom/element.js";
import { svg } from "../dom/svg.js";

/**
 * @typedef {object} Face
 * @property {string} name by which it is chosen: "card:a3-1"
 * @property {string} kind a class of its own
 * @property {string} words what it is called for those who hear it
 * @property {() => SVGElement[]} draw its picture, about the middle of a box 44 wide and 62 high
 */

const BOX = "-24 -33 48 66";
const PAPER = { x: -22, y: -31, width: 44, height: 62, rx: 4 };
const LINE = { x: -19.5, y: -28.5, width: 39, height: 57, rx: 2.4 };
const LATTICE =
  "M-19-20-11-28M-19-8 1-28M-19 4 13-28M-19 16 19-22M-19 28 19-10M-7 28 19 2M5 28 19 14";

/** @param {string} kind @param {SVGElement[]} inner */
function drawn(kind, inner) {
  return svg(
    "svg",
    { class: `playing-card ${kind}`, viewBox: BOX, "aria-hidden": "true" },
    svg("rect", { class: "card-cast", ...PAPER, x: PAPER.x + 1.4, y: PAPER.y + 1.8 }),
    svg("rect", { class: "card-paper", ...PAPER }),
    svg("rect", { class: "card-line", ...LINE }),
    ...inner,
  );
}

/** A card's face. @param {Pick<Face, "kind" | "draw">} face */
export function cardFace({ kind, draw }) {
  return drawn(kind, draw());
}

/** A card's back, in the colour of whose it is. @param {string} side */
export function cardBack(side) {
  const lattice = svg("path", { class: "card-lattice", d: LATTICE });
  const across = svg("path", { class: "card-lattice", d: LATTICE, transform: "scale(-1 1)" });
  return drawn(`back ${side}`, [lattice, across]);
}

/**
 * A hand, each card a button.
 * @param {Face[]} cards
 * @param {Set<string>} free the names of those that may be played
 * @param {string[]} held
 */
export function handOfCards(cards, free, held) {
  const buttons = cards.map(({ name, words, ...face }) =>
    el(
      "button",
      {
        type: "button",
        class: `hand-card ${held.includes(name) ? "held" : ""}`,
        "data-key": name,
        "data-names": name,
        "aria-label": words,
        title: words,
        disabled: !free.has(name),
      },
      cardFace(face),
    ),
  );
  return el("div", { class: "hand-cards" }, ...buttons);
}

/**
 * Cards that lie there for all to see, each with who played it.
 * @param {(Face & {side: string})[]} cards
 */
export function shownCards(cards) {
  const items = cards.map(({ side, words, ...face }) =>
    el(
      "li",
      { class: side },
      el("div", { role: "img", "aria-label": words, title: words }, cardFace(face)),
    ),
  );
  return el("ul", { class: "shown-cards" }, ...items);
}
