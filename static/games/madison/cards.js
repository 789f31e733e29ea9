// The cards of Mr. Madison's War: a hand side by side, and the one that is looked at large in a place of its own.
import { el } from "../../js/dom/element.js";
import { svg } from "../../js/dom/svg.js";
import { cardBack } from "../../js/games/cards.js";
import { lastDrawn } from "./drawn.js";
import { isAnswer } from "./reacting.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/types.d.ts").Choice} Choice */
/** @typedef {import("../../js/types.d.ts").Hand} Hand */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Card} Card */

/** Signs of what a card can be used for. */
const USES = {
  event:
    "M-4.4-5H3.2Q4.8-5 4.8-3.4T3.2-1.8M-4.4-5Q-5.8-5-5.8-3.6T-4.4-2.2M3.2-5V5H-3Q-4.4 5-4.4 3.6V-5M-2-2H1M-2 .4H1M-2 2.8H1",
  leader: "M0-5.6 1.5-1.7 5.6-1.6 2.3.9 3.4 4.9 0 2.6-3.4 4.9-2.3.9-5.6-1.6-1.5-1.7Z",
  units: "M-5.6-3.8H5.6V3.8H-5.6ZM-5.6-3.8 5.6 3.8M-5.6 3.8 5.6-3.8",
  build: "M-6 1H6L4 5H-4ZM0 1V-6L5-.6H0M-1-4-4.4-.6H-1",
  restore: "M0-5V5M-5 0H5",
  depot: "M-3.4-5.4H3.4Q5.6 0 3.4 5.4H-3.4Q-5.6 0-3.4-5.4ZM-4.4-2.6H4.4M-4.4 2.6H4.4",
  operations: "M-5-5 4 4M5-5-4 4M2.4 5.2 5.4 2.2M-2.4 5.2-5.4 2.2",
  campaign:
    "M-3-4-2-1.4.6-1.4-1.4.2-.6 2.8-3 1.2-5.4 2.8-4.6.2-6.6-1.4-4-1.4ZM4-1 4.8 1 6.8 1.2 5.2 2.4 5.8 4.6 4 3.4 2.2 4.6 2.8 2.4 1.2 1.2 3.2 1Z",
  hold: "M-4.6-.6H4.6V5.4H-4.6ZM-2.8-.6V-2.6A2.8 2.8 0 0 1 2.8-2.6V-.6",
};

/** @param {string} id @param {Sheet} sheet */
export function cardOf(id, sheet) {
  return sheet.cards.find((card) => card.id === id);
}

/** What a card may be used for, by its choices. @param {string} id @param {Choice[]} choices */
function usesOf(id, choices) {
  return choices.filter(({ subject }) => subject === `card:${id}`);
}

/** The sign of a use. @param {string} use */
export function usePath(use) {
  const d = USES[/** @type {"event"} */ (use)] ?? USES.event;
  return svg("g", { class: "use-sign" }, svg("path", { d }));
}

/** The same, to stand among words. @param {string} use */
export function useSign(use) {
  const box = { class: "use-box", viewBox: "-7 -7 14 14", "aria-hidden": "true" };
  return svg("svg", box, usePath(use));
}

/** What kind of card it is, and whose event. @param {Card | undefined} card @param {Translate} t */
function kindWords(card, t) {
  const kinds = (card?.kinds ?? []).map((kind) => t(`madison-card-kind-${kind}`)).join(", ");
  const side = card?.side ?? "both";
  return t("madison-card-kind", { kinds, side: side === "both" ? "both" : `@side-${side}` });
}

/** What a card may be used for now, each with its sign. @param {Choice[]} now @param {Translate} t */
function usesNow(now, t) {
  if (!now.length) return null;
  const items = now.map(({ action, label }) =>
    el(
      "span",
      { class: "card-use" },
      useSign(String(action.use ?? "event")),
      label ? t(label.key, label.params) : "",
    ),
  );
  return el("span", { class: "card-now" }, el("span", {}, t("madison-card-now")), ...items);
}

/** Uses in which a card does what its text says. */
const BY_TEXT = ["event", "operations", "campaign"];

/**
 * Why a card that may be played now can't be for its event: by what is printed on it, or because what it asks for is
 * not so. "" where it can.
 * @param {string} id @param {View} view @param {Choice[]} choices @param {Sheet} sheet @param {Translate} t
 */
function whyNoEvent(id, view, choices, sheet, t) {
  const card = cardOf(id, sheet);
  const now = usesOf(id, choices);
  const isByText = now.some(({ action }) => BY_TEXT.includes(String(action.use)));
  if (!card || view.ask !== "play" || !now.length || isByText) return "";
  const side = card.side === "both" ? view.side : card.side;
  const [kind] = ["winter", "event", "operations", "campaign", "battle", "reaction"].filter((one) =>
    card.kinds.includes(one),
  );
  return t("madison-no-event", {
    why: side === view.side ? (kind ?? "event") : "enemy",
    side: `@side-${side}`,
  });
}

/** The event that may still answer a treaty, of a card that is held (4.23). */
const NEW_ORLEANS = "109";

/** Until when a card that is laid down is of use: the fall, the winter, a treaty; "lost" where it is not (7.24, 7.35). @param {string} id @param {View} view @param {Sheet} sheet */
export function heldUntil(id, { turn = "", side }, sheet) {
  const card = cardOf(id, sheet);
  const isOwn = card?.side === "both" || card?.side === side;
  if (isOwn && card?.kinds.includes("winter")) return "winter";
  if (!turn.endsWith("_SF")) return "fall";
  return isOwn && id === NEW_ORLEANS ? "treaty" : "lost";
}

/** A card as it lies in the hand, and the same large, which shows in its own place. @param {string} id @param {Sheet} sheet @param {Translate} t @param {Choice[]} choices @param {string} why it can't be used for its event */
function face(id, sheet, t, choices, why) {
  const card = cardOf(id, sheet);
  const now = usesOf(id, choices);
  const signs = now.map(({ action }) => useSign(String(action.use ?? "event")));
  const number = () =>
    el("span", { class: "card-number", "aria-hidden": "true" }, String(card?.value ?? 0));
  return [
    number(),
    el("span", { class: "card-title" }, t(`madison-card-${id}`)),
    el("span", { class: "card-signs", "aria-hidden": "true" }, ...signs),
    el(
      "span",
      { class: "card-open" },
      el("span", { class: "card-name" }, number(), t(`madison-card-${id}`)),
      el("span", { class: "card-kind" }, kindWords(card, t)),
      el("span", { class: "card-text" }, t(`madison-card-text-${id}`)),
      why ? el("span", { class: "card-why" }, why) : null,
      usesNow(now, t),
    ),
  ];
}

/** A card in words. @param {string} id @param {Sheet} sheet @param {Translate} t @param {Choice[]} [choices] */
export function cardWords(id, sheet, t, choices = []) {
  const card = cardOf(id, sheet);
  const words = t("madison-card-words", {
    card: `@madison-card-${id}`,
    value: card?.value ?? 0,
    kind: kindWords(card, t),
    text: `@madison-card-text-${id}`,
  });
  const uses = usesOf(id, choices).flatMap(({ label }) =>
    label ? t(label.key, label.params) : [],
  );
  return uses.length ? `${words} ${t("madison-card-now")} ${uses.join(", ")}` : words;
}

/** What a card's band says of it. */
const MARKS = ["in-play", "just-drawn"];

/** A card to press: to choose it, or only to read it. @param {string} id @param {View} view @param {Hand} hand @param {Sheet} sheet @param {Translate} t @param {string[]} marks */
function pressed(id, view, { free, held, choices = [], advised = "" }, sheet, t, marks) {
  const name = `card:${id}`;
  const isFree = free.has(name);
  const side = cardOf(id, sheet)?.side ?? "both";
  const shown = MARKS.find((one) => marks.includes(one));
  const mark =
    advised === name ? t("madison-card-suggested") : shown ? t(`madison-card-${shown}`) : "";
  const why = whyNoEvent(id, view, choices, sheet, t);
  const words = [cardWords(id, sheet, t, choices), why].filter(Boolean).join(". ");
  const kinds = [
    side,
    isFree ? "free" : "",
    isAnswer(id, view, free) ? "an-answer" : "",
    held.includes(name) ? "held" : "",
    advised === name ? "suggested" : "",
    ...marks,
  ];
  return el(
    "button",
    {
      type: "button",
      class: ["strategy-card", ...kinds].filter(Boolean).join(" "),
      "data-key": name,
      // Not every browser focuses a button that is pressed, and a card is read by that.
      tabindex: 0,
      ...(isFree ? { "data-names": name } : { "aria-disabled": "true" }),
      "aria-label": mark ? `${words} (${mark})` : words,
    },
    mark ? el("span", { class: "card-mark", "aria-hidden": "true" }, mark) : null,
    ...face(id, sheet, t, choices, why),
  );
}

/** A card that is pressed, to be read over its uses on a phone: the hand itself lies still. @param {string} name @param {Sheet} sheet @param {Translate} t @param {View} view @param {import("../../js/types.d.ts").Choices} choices */
export function readWith(name, sheet, t, view, { actions }) {
  const id = name.startsWith("card:") ? name.slice("card:".length) : "";
  if (!id) return null;
  const why = whyNoEvent(id, view, actions, sheet, t);
  return el(
    "p",
    { class: "card-read", "aria-hidden": "true" },
    el("b", {}, t(`madison-card-${id}`)),
    " ",
    el("i", {}, kindWords(cardOf(id, sheet), t)),
    " ",
    t(`madison-card-text-${id}`),
    why ? el("span", { class: "card-why" }, " ", why) : null,
  );
}

/** The cards that came to a hand last, while others lie beside them and the next card is one's own choice. @param {string[]} own @param {View} view @param {Hand} hand */
function freshOf(own, view, { lines = [], free }) {
  if (own.some((id) => isAnswer(id, view, free))) return [];
  const drawn = lastDrawn(lines, view.side).filter((id) => own.includes(id));
  return drawn.length < own.length ? drawn : [];
}

/** One's hand, and the cards that one holds face down. @param {View} view @param {Hand} hand @param {Sheet} sheet @param {Translate} t */
export function handTray(view, hand, sheet, t) {
  const own = [...(view.cards.hand ?? [])];
  if (view.drawn && !own.includes(view.drawn)) own.push(view.drawn);
  const held = view.cards.held ?? [];
  if (!own.length && !held.length) return null;
  const isAsked = [...own, ...held].some((id) => hand.free.has(`card:${id}`));
  const fresh = freshOf(own, view, hand);
  const marksOf = (/** @type {string} */ id) => [
    ...(view.play?.card === id ? ["in-play"] : []),
    ...(fresh.includes(id) ? ["just-drawn"] : []),
  ];
  const title = t("madison-your-hand", { count: own.length, held: held.length });
  return el(
    "section",
    { class: `tray strategy-tray ${isAsked ? "to-choose" : ""}`, "aria-label": title },
    el("h2", {}, title),
    el(
      "div",
      { class: "strategy-hand" },
      ...own.map((id) => pressed(id, view, hand, sheet, t, marksOf(id))),
      ...held.map((id) => pressed(id, view, hand, sheet, t, ["face-down", ...marksOf(id)])),
    ),
  );
}

/** What leads to the hand on a phone. @param {View} view @param {Translate} t */
export function handWords({ cards }, t) {
  const count = (cards.hand ?? []).length + (cards.held ?? []).length;
  return count ? t("madison-to-hand", { count }) : "";
}

/** How many cards a side has in hand and face down, as backs. @param {View} view @param {string} side @param {Translate} t */
export function backs(view, side, t) {
  const count = view.cards.counts?.[side] ?? 0;
  const held = view.cards.held_counts?.[side] ?? 0;
  const label = t("madison-holds", { side: `@side-${side}`, count, held });
  const rows = [count, held].map((many, n) =>
    el(
      "span",
      { class: n ? "card-backs laid" : "card-backs" },
      ...Array.from({ length: many }, () => cardBack(side)),
    ),
  );
  const number = el("b", {}, held ? `${count} + ${held}` : `${count}`);
  return el(
    "div",
    { class: "backs", role: "img", "aria-label": label, title: label },
    number,
    ...rows,
  );
}

/** The same in the page's head: a back with their number. @param {View} view @param {string} side @param {Translate} t */
export function handCount(view, side, t) {
  const count = view.cards.counts?.[side] ?? 0;
  const held = view.cards.held_counts?.[side] ?? 0;
  const label = t("madison-holds", { side: `@side-${side}`, count, held });
  return el(
    "span",
    { class: "hand-count", role: "img", "aria-label": label, title: label },
    cardBack(side),
    el("b", {}, String(count + held)),
  );
}
