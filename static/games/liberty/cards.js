// Liberty's cards: actions as drums, supply as barrels, as many as the card is worth.
import { el } from "../../js/dom/element.js";
import { svg } from "../../js/dom/svg.js";
import { cardBack, handOfCards, shownCards } from "../../js/games/cards.js";
import { cardWords, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */

const DRUM =
  "M-6.4-4.6A6.4 2.2 0 0 1 6.4-4.6V4.2A6.4 2.2 0 0 1-6.4 4.2ZM-6.4-4.6A6.4 2.2 0 0 0 6.4-4.6M-6.2-3.4-3.2 5.4 0-2.4 3.2 5.4 6.2-3.4M-9-9.6 2-5.2M9-9.6-2-5.2";
const BARREL =
  "M-4.6-7.4H4.6Q7.4 0 4.6 7.4H-4.6Q-7.4 0-4.6-7.4ZM-5.6-4.4H5.6M-5.6 4.4H5.6M-1.6-7.4Q-2.6 0-1.6 7.4M1.6-7.4Q2.6 0 1.6 7.4";
/** Where the signs of a card stand, by how many they are. */
const SPOTS = [
  [],
  [[0, 6]],
  [
    [-8.6, 6],
    [8.6, 6],
  ],
  [
    [0, -3.4],
    [-8.6, 14.6],
    [8.6, 14.6],
  ],
];

/** What a card counts, as a sign of the key. @param {string} kind */
export function cardSign(kind) {
  return [svg("path", { class: "card-sign", d: kind === "supply" ? BARREL : DRUM })];
}

/** A card's face. @param {string} id @param {Sheet} sheet */
function face(id, sheet) {
  const { kind = "", value = 0 } = sheet.cards.find((card) => card.id === id) ?? {};
  const d = kind === "supply" ? BARREL : DRUM;
  const spots = SPOTS[value] ?? [];
  return [
    svg("text", { class: "card-value", x: 0, y: -14.5, "text-anchor": "middle" }, String(value)),
    ...spots.map(([x, y]) =>
      svg("path", { class: "card-sign", d, transform: `translate(${x} ${y}) scale(.82)` }),
    ),
  ];
}

/** @param {string} id @param {Sheet} sheet @param {Translate} t */
function cardOf(id, sheet, t) {
  const kind = sheet.cards.find((card) => card.id === id)?.kind ?? "";
  return { name: `card:${id}`, kind, words: cardWords(id, sheet, t), draw: () => face(id, sheet) };
}

/** One's own hand, to choose from. @param {View} view @param {Sheet} sheet @param {Set<string>} free @param {string[]} held @param {Translate} t */
export function hand(view, sheet, free, held, t) {
  const cards = (view.cards.hand ?? []).map((id) => cardOf(id, sheet, t));
  return cards.length ? handOfCards(cards, free, held) : null;
}

/** The cards that both sides have turned up for this turn. @param {View} view @param {Sheet} sheet @param {Translate} t */
export function turned(view, sheet, t) {
  const cards = SIDES.flatMap((side) => {
    const id = view.cards.turned?.[side];
    if (!id) return [];
    const shown = cardOf(id, sheet, t);
    const words = t("liberty-turned", { side: `@side-${side}`, card: shown.words });
    return [{ ...shown, words, side }];
  });
  return cards.length ? shownCards(cards) : null;
}

/** How many cards a side holds, as backs. @param {View} view @param {string} side @param {Translate} t */
export function backs(view, side, t) {
  const count = view.cards.counts?.[side] ?? 0;
  const label = t("liberty-holds", { side: `@side-${side}`, count });
  const cards = Array.from({ length: count }, () => cardBack(side));
  return el(
    "div",
    { class: "card-backs", role: "img", "aria-label": label, title: label },
    ...cards,
  );
}

/** The cards that were played this year, in their order. @param {View} view @param {Sheet} sheet @param {Translate} t */
export function discards(view, sheet, t) {
  return (view.cards.discards ?? []).map((id) => cardWords(id, sheet, t));
}
