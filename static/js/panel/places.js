// The places as a list: who is where, with the same choices as on the map. For those who hear the
// page, and for small screens.
import { subjects, targets } from "../match/select.js";
import { el } from "./element.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("./turn.js").Context} Context */

/** @param {State} state @param {Context} context @param {import("../types.d.ts").Piece[]} pieces */
export function placesPanel(state, context, pieces) {
  const { frame } = state;
  if (!frame?.view) return [];
  const { sheet, t } = context;
  const lit = targets(frame.choices, state.selection);
  const free = subjects(frame.choices);
  const names = [
    ...sheet.lakes.map((lake) => `lake:${lake.id}`),
    ...sheet.towns.map((town) => `town:${town.id}`),
  ];
  const items = names.map((name) => place(name, state, context, { lit, free, pieces }));
  return [el("h2", {}, t("board-places")), el("ul", { class: "places" }, ...items)];
}

/**
 * @param {string} name @param {State} state @param {Context} context
 * @param {{lit: Set<string>, free: Set<string>, pieces: import("../types.d.ts").Piece[]}} board
 */
function place(name, state, { t, game, sheet }, { lit, free, pieces }) {
  const id = name.split(":")[1];
  const here = pieces.filter((piece) => piece.at === id);
  const next = game.neighbours(sheet, id).map((other) => t(`town-${other}`));
  const base = `base:${id}`;
  const go = [name, base].filter((target) => lit.has(target));
  return el(
    "li",
    { class: go.length ? "place lit" : "place", "data-key": name },
    el(
      "button",
      { type: "button", class: "place-name", "data-do": "look", "data-place": id },
      game.placeLabel(state.frame?.view, sheet, id, t),
    ),
    el("span", { class: "small" }, t("board-next-to", { places: next.join(", ") })),
    el(
      "div",
      { class: "row" },
      ...here.flatMap((piece) => occupant(piece, state, free, lit)),
      ...go.map((target) => pointer(target, t)),
    ),
  );
}

/** @param {string} target @param {Context["t"]} t */
function pointer(target, t) {
  const [kind, id] = target.split(":");
  const key = kind === "base" ? "board-base" : "board-go-here";
  const town = kind === "lake" ? `@${id}` : `@town-${id}`;
  return el(
    "button",
    { type: "button", class: "button go", "data-names": target },
    t(key, { town }),
  );
}

/**
 * @param {import("../types.d.ts").Piece} piece @param {State} state
 * @param {Set<string>} free @param {Set<string>} lit
 */
function occupant(piece, state, free, lit) {
  const [name] = piece.names;
  if (!free.has(name) && !lit.has(name)) return [];
  const isHeld = state.selection.includes(name);
  const attributes = {
    type: "button",
    class: `button quiet ${isHeld ? "on" : ""}`,
    "data-names": name,
    "data-key": name,
    "aria-pressed": String(isHeld),
  };
  return [el("button", attributes, piece.label)];
}
