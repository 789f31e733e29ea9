// The places as a list: who is where, what lies next to it, with the same choices as on the map. For
// those who hear the page, and for small screens.

import { button, el } from "../dom/element.js";
import { company, holdableBlocks, subjects, targets } from "../state/select.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Piece} Piece */
/** @typedef {import("./turn.js").Context} Context */
/**
 * @typedef {object} Board what the list needs to know of the board
 * @property {Set<string>} lit
 * @property {Set<string>} free
 * @property {Set<string>} movable the blocks that can be held
 * @property {Piece[]} pieces
 */

/** @param {State} state @param {Context} context @param {Piece[]} pieces */
export function placesPanel(state, context, pieces) {
  const { frame } = state;
  if (!frame?.view) return [];
  const { game, sheet, t } = context;
  const choices = state.history ? null : frame.choices;
  const board = {
    lit: targets(choices, state.selection),
    free: subjects(choices),
    movable: holdableBlocks(choices),
    pieces,
  };
  const items = game.places.all(sheet).map(({ id }) => place(id, state, context, board));
  return [el("h2", {}, t("board-places")), el("ul", { class: "places" }, ...items)];
}

/** @param {string} id @param {State} state @param {Context} context @param {Board} board */
function place(id, state, context, board) {
  const { t, game, sheet } = context;
  const view = state.history?.view ?? state.frame?.view ?? null;
  const name = game.places.name(id);
  const go = [name, `base:${id}`].filter((target) => board.lit.has(target));
  const look = { type: "button", class: "place-name", "data-do": "look", "data-place": id };
  return el(
    "li",
    { class: go.length ? "place lit" : "place", "data-key": name, "data-place": id },
    el("h3", {}, el("button", look, t(game.places.key(id)))),
    el("p", { class: "small about" }, game.places.about(view, sheet, id, t)),
    occupants(id, state, context, board),
    actions(id, go, state, context, board),
    ways(id, context, board),
  );
}

/** Who is here: what can act or be pointed at as a button. @param {string} id @param {State} state @param {Context} context @param {Board} board */
function occupants(id, state, { t }, { pieces, free, lit }) {
  const here = pieces.filter((piece) => piece.at === id);
  // Blank blocks say how many they are, once.
  const heard = new Map(
    here.map((piece) => [piece.names.length > 1 ? piece.key : piece.label, piece]),
  );
  const items = [...heard.values()].map((piece) => {
    const [name] = piece.names;
    const isChoice = free.has(name) || (lit.has(name) && name !== piece.place);
    return el("li", { "data-key": piece.key }, isChoice ? occupant(piece, state) : piece.label);
  });
  if (!items.length) items.push(el("li", {}, t("board-nobody")));
  return el("ul", { class: "here", "aria-label": t("access-here") }, ...items);
}

/** What can be done here. @param {string} id @param {string[]} go @param {State} state @param {Context} context @param {Board} board */
function actions(id, go, state, { t, game }, { pieces, free, movable }) {
  const town = `@${game.places.key(id)}`;
  const here = pieces.filter(({ at, names: [name] }) => at === id && movable.has(name));
  const parts = go.map((target) => pointer(target, town, t));
  const own = game.places.name(id);
  if (free.has(own)) {
    const take = { type: "button", class: "button quiet", "data-names": own, "data-key": "take" };
    parts.push(el("button", take, t("access-take-from", { town })));
  }
  if (here.length > 1) {
    const all = { "data-value": here[0].names[0], "data-key": "all" };
    const count = state.frame ? company(state.frame, game, here[0].names[0], []).length : 0;
    const words =
      count < here.length ? t("board-some-here", { count }) : t("access-take-all", { count, town });
    parts.push(button("all-here", words, "quiet", all));
  }
  const isAsked = state.frame?.choices && !state.history && state.selection.length;
  if (isAsked && !go.length) {
    const why = { type: "button", class: "button quiet why-not", "data-key": "why" };
    const name = game.places.name(id);
    parts.push(el("button", { ...why, "data-names": name }, t("access-why-not", { town })));
  }
  return el("div", { class: "row" }, ...parts);
}

/** @param {string} target @param {string} town @param {Context["t"]} t */
function pointer(target, town, t) {
  const key = target.startsWith("base:") ? "board-base" : "board-go-here";
  return el(
    "button",
    { type: "button", class: "button go", "data-names": target, "data-key": target },
    t(key, { town }),
  );
}

/** @param {Piece} piece @param {State} state */
function occupant(piece, state) {
  const [name] = piece.names;
  const isHeld = state.selection.includes(name);
  const attributes = {
    type: "button",
    class: `button quiet ${isHeld ? "on" : ""}`,
    "data-names": name,
    "data-key": name,
    "aria-pressed": String(isHeld),
  };
  return el("button", attributes, piece.label);
}

/** What lies next to a place, by what kind of way, and whether what is in hand may go there. @param {string} id @param {Context} context @param {Board} board */
function ways(id, { t, game, sheet }, { lit }) {
  const links = game.places.neighbours(sheet, id).map(({ place: other, way }) => {
    const isLit = lit.has(game.places.name(other));
    const key = isLit ? "access-way-lit" : "access-way";
    const town = `@${game.places.key(other)}`;
    const go = { class: isLit ? "way-to lit" : "way-to", "data-do": "go", "data-value": other };
    const label = t(key, { town, way: `@${way}` });
    const words = t(game.places.key(other));
    return el("li", {}, el("button", { type: "button", ...go, "aria-label": label }, words));
  });
  return el("ul", { class: "ways", "aria-label": t("access-next-to") }, ...links);
}
