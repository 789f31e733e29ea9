// Quebec 1759 on the board: what only this game draws. It knows none of its rules.
import { battle } from "./battle.js";
import { legend } from "./legend.js";
import { change } from "./motions.js";
import { arrows } from "./orders.js";
import { pieces } from "./pieces.js";
import { battleResult, lastBattle } from "./result.js";
import {
  calendar,
  nextOf,
  reserves,
  scoreTable,
  sideMark,
  totals,
  tray,
  trayOf,
} from "./tracks.js";
import {
  holders,
  nameOfPlace,
  neighbours,
  placeAbout,
  placeKey,
  placeLabel,
  placeOf,
  places,
  SIDES,
  stepWords,
  thingWords,
} from "./words.js";

/** @typedef {import("./view.d.ts").View} View */

/** The other own blocks in the place of one: "all here". @param {View | null} view @param {string} name */
function companions(view, name) {
  const id = name.split(":")[1];
  const at = view?.blocks?.[id]?.at;
  const tray = trayOf(view, name);
  if (!at) return [name];
  return Object.keys(view.blocks)
    .map((other) => `block:${other}`)
    .filter((other) => view.blocks[other.slice(6)].at === at && trayOf(view, other) === tray);
}

/** The zone of the battle that is being fought, or "". @param {View | null} view */
function battleAt(view) {
  return view?.battle?.zone ?? "";
}

/** What is to be explained of the battle that is fought: the last part of a key of the coach's. @param {View | null} view */
function battleLesson(view) {
  return view?.battle?.skirmish ? "skirmish" : "fight";
}

/** Every line tells more than what is asked next. */
function isNews() {
  return true;
}

/** Whether a turn begins with a line. @param {import("../../js/types.d.ts").Line} line */
function opensTurn({ message }) {
  return message.key === "quebec1759-line-turn";
}

/** @type {import("../../js/types.d.ts").GameDrawing<View, import("./view.d.ts").Sheet>} */
export const quebec1759 = {
  sides: SIDES,
  arrows,
  battle,
  battleResult,
  battleAt,
  battleLesson,
  calendar,
  change,
  companions,
  holders,
  isNews,
  lastBattle,
  legend,
  nameOfPlace,
  neighbours,
  nextOf,
  opensTurn,
  pieces,
  placeAbout,
  placeKey,
  placeLabel,
  placeOf,
  places,
  reserves,
  scoreTable,
  sideMark,
  stepWords,
  thingWords,
  totals,
  tray,
  trayOf,
};
