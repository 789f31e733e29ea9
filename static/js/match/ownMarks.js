// Marks of one's own on the map, rings and arrows to plan with: kept in this browser and sent to nobody.

import { placeAround } from "../board/nearby.js";
import { el } from "../dom/element.js";
import { keep } from "../dom/svg.js";
import { verbatim } from "../i18n.js";
import { mySide } from "../state/store.js";
import { browserStorage } from "../storage.js";

/** @typedef {{from: string, to: string}} OwnMark a ring where both are the same place, else an arrow */
/** @typedef {import("./boardPage.js").Parts} Parts */

/** How far from a place's middle a press of the right button may be, in pixels. */
const REACH = 60;

/**
 * @typedef {object} Marking
 * @property {Parts} parts
 * @property {string} match
 * @property {string} side whose marks are shown: two may share a device
 * @property {OwnMark[]} all
 * @property {boolean} isOn whether presses on the map mark instead of playing
 * @property {string} from where an arrow begins that was begun; "" for none
 * @property {HTMLElement} hint what presses do while they mark
 */

/** @param {Parts} parts @param {string} match */
export function createOwnMarks(parts, match) {
  const hint = el("p", { class: "marks-hint", role: "status" });
  parts.pane.append(hint);
  /** @type {Marking} */
  const marking = { parts, match, side: "", all: [], isOn: false, from: "", hint };
  buttonOf("marking").hidden = false;
  parts.store.subscribe(() => follow(marking));
  listenToRightButton(marking);
  follow(marking);
  draw(marking);
  return {
    /** Begin or end to mark. */
    toggle: () => {
      Object.assign(marking, { isOn: !marking.isOn, from: "" });
      draw(marking);
    },
    erase: () => {
      Object.assign(marking, { all: [], from: "" });
      marking.parts.say(marking.parts.t("marks-erased"));
      save(marking);
    },
    /** Take a press on the map that marks; return whether it did. @param {string} names of what was pressed */
    takes: (names) => {
      if (!marking.isOn) return false;
      const { game, store, board } = parts;
      const view = store.state.frame?.view ?? null;
      const places = names.split(" ").map((name) => game.places.of(name, view));
      const place = places.find((one) => board.marks.has(one));
      if (place) press(marking, place);
      else hint.textContent = parts.t("marks-nowhere");
      return true;
    },
  };
}

/** @param {string} name @returns {HTMLElement} */
function buttonOf(name) {
  return /** @type {HTMLElement} */ (document.querySelector(`[data-do="${name}"]`));
}

/** Show the marks of whose seat it is now. @param {Marking} marking */
function follow(marking) {
  const side = mySide(marking.parts.store.state) || "public";
  if (side === marking.side || !marking.parts.store.state.frame) return;
  Object.assign(marking, { side, all: read(marking.match, side), from: "" });
  draw(marking);
}

/** @param {string} match @param {string} side @returns {OwnMark[]} */
function read(match, side) {
  try {
    const kept = JSON.parse(browserStorage.read(nameOf(match, side)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(({ from, to }) => from && to) : [];
  } catch {
    return [];
  }
}

/** @param {string} match @param {string} side */
function nameOf(match, side) {
  return `vedette:marks:${match}:${side}`;
}

/** @param {Marking} marking */
function save(marking) {
  const name = nameOf(marking.match, marking.side);
  if (marking.all.length) browserStorage.keep(name, JSON.stringify(marking.all));
  else browserStorage.forget(name);
  draw(marking);
}

/** A first press begins an arrow, a second one ends it: at the same place it is a ring. @param {Marking} marking @param {string} place */
function press(marking, place) {
  const { from } = marking;
  marking.from = from ? "" : place;
  if (from) change(marking, { from, to: place });
  else draw(marking);
}

/** Make a mark, or take it away where it was made already. @param {Marking} marking @param {OwnMark} mark */
function change(marking, mark) {
  const isSame = (/** @type {OwnMark} */ one) => one.from === mark.from && one.to === mark.to;
  const rest = marking.all.filter((one) => !isSame(one));
  const isNew = rest.length === marking.all.length;
  marking.all = isNew ? [...rest, mark] : rest;
  tell(marking, mark, isNew);
  save(marking);
}

/** @param {Marking} marking @param {OwnMark} mark @param {boolean} isNew */
function tell({ parts }, { from, to }, isNew) {
  const { t, say } = parts;
  const named = { from: wordOf(parts, from), to: wordOf(parts, to) };
  const kind = from === to ? "ring" : "arrow";
  say(t(isNew ? `marks-${kind}` : `marks-${kind}-gone`, named));
}

/** @param {Parts} parts @param {string} id of a place */
function wordOf({ t, places }, id) {
  return verbatim(t(places.find((place) => place.id === id)?.word ?? "") || id);
}

/** What the next press does. @param {Marking} marking */
function hintOf({ parts, isOn, from }) {
  if (!isOn) return "";
  return from ? parts.t("marks-begun", { from: wordOf(parts, from) }) : parts.t("marks-on");
}

/** @param {Marking} marking */
function draw(marking) {
  const { parts, all, isOn, from, hint } = marking;
  const { board } = parts;
  const made = all.map((mark) => ({ mark, isBegun: false }));
  // Where an arrow begins there may be a ring already.
  const begun = from ? [{ mark: { from, to: from }, isBegun: true }] : [];
  keep(
    board.ownMarks,
    [...made, ...begun],
    ({ mark, isBegun }) => ({ key: `${mark.from} ${mark.to} ${isBegun}`, content: "" }),
    ({ mark, isBegun }) => board.drawOwn(mark, isBegun),
  );
  const button = buttonOf("marking");
  button.setAttribute("aria-pressed", String(isOn));
  board.map.classList.toggle("marked", isOn);
  hint.textContent = hintOf(marking);
  buttonOf("marks-erase").hidden = !isOn || !all.length;
}

/** The right button marks without a mode: a press a ring, a drag an arrow. @param {Marking} marking */
function listenToRightButton(marking) {
  const { map, marks } = marking.parts.board;
  let from = "";
  const placeAt = (/** @type {PointerEvent} */ { clientX: x, clientY: y }) =>
    placeAround(map, marks, { x, y }, REACH);
  map.addEventListener("pointerdown", (event) => {
    from = event.button === 2 ? placeAt(event) : "";
  });
  map.addEventListener("pointerup", (event) => {
    const to = from && event.button === 2 ? placeAt(event) : "";
    if (to) change(marking, { from, to });
    from = "";
  });
  map.addEventListener("contextmenu", (event) => event.preventDefault());
}
