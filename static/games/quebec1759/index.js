// Quebec 1759 on the board: what only this game draws. It knows none of its rules.
import { blockDefaults, legendOf } from "../../js/games/defaults.js";
import { faceByKind, hitsAtOnce } from "../../js/games/shared.js";
import { battle } from "./battle.js";
import { openBlock, sideMark } from "./faces.js";
import { forced, isShown } from "./hits.js";
import { change } from "./motions.js";
import { arrows, crowded, isAfloat, isOrigin, limit, room, takesBack, together } from "./orders.js";
import { pieces } from "./pieces.js";
import { price } from "./prices.js";
import { battleResult, lastBattle } from "./result.js";
import { asked, summed } from "./settingUp.js";
import { terms } from "./terms.js";
import { calendar, nextOf, reserves, scoreTable, totals, tray, trayOf } from "./tracks.js";
import { warnings } from "./warnings.js";
import {
  holders,
  kindKey,
  nameOfPlace,
  neighbours,
  placeAbout,
  placeKey,
  placeLabel,
  places,
  SIDES,
  stepWords,
  thingWords,
} from "./words.js";

/** @typedef {import("./view.d.ts").View} View */

/** @type {ReturnType<typeof blockDefaults<View>>} */
const defaults = blockDefaults(trayOf);

/** Where on the map a name is; a column is where its battle is. @param {string} name @param {View | null} view */
function placeOf(name, view) {
  return name.startsWith("column:") ? battleAt(view) : defaults.places.of(name, view);
}

/** The zone of the battle that is being fought, or "". @param {View | null} view */
function battleAt(view) {
  return view?.battle?.zone ?? "";
}

/** A block that was turned up once. */
const face = faceByKind(openBlock, kindKey);

/** What is to be explained of the battle that is fought: the last part of a key of the coach's. @param {View | null} view */
function battleLesson(view) {
  return view?.battle?.skirmish ? "skirmish" : "fight";
}

/** Whether a turn begins with a line. @param {import("../../js/types.d.ts").Line} line */
function opensTurn({ message }) {
  return message.key === "quebec1759-line-turn";
}

/** @type {import("../../js/types.d.ts").GameDrawing<View, import("./view.d.ts").Sheet>} */
export const quebec1759 = {
  sides: SIDES,
  terms,
  pieceSize: { narrow: 1.3, wide: 1.9 },
  pieces: {
    ...defaults.pieces,
    all: pieces,
    arrows,
    isAfloat,
    face,
    words: thingWords,
    tray,
    nextOf,
    sideMark,
    change,
  },
  places: {
    ...defaults.places,
    all: places,
    holders,
    neighbours,
    name: nameOfPlace,
    of: placeOf,
    key: placeKey,
    about: placeAbout,
    label: placeLabel,
  },
  battle: {
    at: battleAt,
    stage: battle,
    lesson: battleLesson,
    last: lastBattle,
    outlasts: () => true,
    over: (/** @type {View} */ view) => ({ ...view, battle: undefined }),
    result: battleResult,
  },
  tracks: { calendar, totals, scoreTable, reserves, legend: legendOf("quebec1759") },
  log: { ...defaults.log, stepWords, summed, opensTurn },
  advice: {
    ...hitsAtOnce,
    asked,
    takesBack,
    isOrigin,
    together,
    room,
    crowded,
    limit,
    price,
    warnings,
    forced,
    isShown,
  },
};
