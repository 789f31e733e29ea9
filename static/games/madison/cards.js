// The cards of Mr. Madison's War: a hand that is fanned out, each card opening when it is pressed.
import { el } from "../../js/dom/element.js";
import { svg } from "../../js/dom/svg.js";
import { cardBack } from "../../js/games/cards.js";

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
function useSign(use) {
  const box = { class: "use-box", viewBox: "-7 -7 14 14", "aria-hidden": "true" };
  return svg("svg", box, usePath(use));
}

/** What kind of card it is, and whose event. @param {Card | undefined} card @param {Translate} t */
function kindWords(card, t) {
  const kinds = (card?.kinds ?? []).map((kind) => t(`madison-card-kind-${kind}`)).join(", ");
  const side = card?.side ?? "both";
  return t("madison-card-kind", { kinds, side: side === "both" ? "both" : `@side-${side}` });
}

/** A card, its head and under it what opens. @param {string} id @param {Sheet} sheet @param {Translate} t @param {Choice[]} choices */
function face(id, sheet, t, choices) {
  const card = cardOf(id, sheet);
  const now = usesOf(id, choices);
  const signs = now.map(({ action }) => useSign(String(action.use ?? "event")));
  const told = now.map(({ label }) => (label ? t(label.key, label.params) : ""));
  return [
    el("span", { class: "card-number", "aria-hidden": "true" }, String(card?.value ?? 0)),
    el("span", { class: "card-title" }, t(`madison-card-${id}`)),
    el("span", { class: "card-signs", "aria-hidden": "true" }, ...signs),
    el(
      "span",
      { class: "card-open" },
      el("span", { class: "card-kind" }, kindWords(card, t)),
      el("span", { class: "card-text" }, t(`madison-card-text-${id}`)),
      told.length
        ? el("span", { class: "card-now" }, t("madison-card-now", { uses: told.join(" · ") }))
        : null,
    ),
  ];
}

/** A card in words. @param {string} id @param {Sheet} sheet @param {Translate} t */
export function cardWords(id, sheet, t) {
  const card = cardOf(id, sheet);
  return t("madison-card-words", {
    card: `@madison-card-${id}`,
    value: card?.value ?? 0,
    kind: kindWords(card, t),
    text: `@madison-card-text-${id}`,
  });
}

/** A card to press: to choose it, or only to read it. @param {string} id @param {Hand} hand @param {Sheet} sheet @param {Translate} t @param {string} [more] */
function pressed(id, { free, held, choices = [] }, sheet, t, more = "") {
  const name = `card:${id}`;
  const isFree = free.has(name);
  const side = cardOf(id, sheet)?.side ?? "both";
  return el(
    "button",
    {
      type: "button",
      class: `strategy-card ${side} ${isFree ? "free" : ""} ${held.includes(name) ? "held" : ""} ${more}`,
      "data-key": name,
      ...(isFree ? { "data-names": name } : { "aria-disabled": "true" }),
      "aria-label": cardWords(id, sheet, t),
    },
    ...face(id, sheet, t, choices),
  );
}

/** One's hand, and the cards that one holds face down. @param {View} view @param {Hand} hand @param {Sheet} sheet @param {Translate} t */
export function handTray(view, hand, sheet, t) {
  const own = [...(view.cards.hand ?? [])];
  if (view.drawn && !own.includes(view.drawn)) own.push(view.drawn);
  const held = view.cards.held ?? [];
  if (!own.length && !held.length) return null;
  const title = t("madison-your-hand", { held: held.length });
  return el(
    "section",
    { class: "tray strategy-tray", "aria-label": title },
    el("h2", {}, title),
    el(
      "div",
      { class: "strategy-hand" },
      ...own.map((id) => pressed(id, hand, sheet, t)),
      ...held.map((id) => pressed(id, hand, sheet, t, "face-down")),
    ),
  );
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
  return el("div", { class: "backs", role: "img", "aria-label": label, title: label }, ...rows);
}
