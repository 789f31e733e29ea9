// Mr. Madison's War on the board: what only this game draws. It knows none of its rules.
import { blockDefaults } from "../../js/games/defaults.js";
import { battle } from "./battle.js";
import { sideMark } from "./faces.js";
import { legend } from "./legend.js";
import { change } from "./motions.js";
import { pieces } from "./pieces.js";
import { battleResult, lastBattle } from "./result.js";
import { calendar, reserves, scoreTable, totals, tray } from "./tracks.js";
import {
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

/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */

/** The tray that a thing lies in, "" on the map. @param {View | null} _view @param {string} name */
function trayOf(_view, name) {
  return name.startsWith("card:") ? "hand" : "";
}

const BY_LAND = ["road", "trail", "invasion"];

/** @type {ReturnType<typeof blockDefaults<View>>} */
const defaults = blockDefaults(trayOf);

/** Where on the map a name is; a card is nowhere. @param {string} name @param {View | null} view */
function placeOf(name, view) {
  return name.startsWith("card:") ? "" : defaults.places.of(name, view);
}

/** How the counters of this card play went. @param {View} view @returns {import("../../js/types.d.ts").Arrow[]} */
function arrows({ play }) {
  /** @type {Map<string, {path: string[], count: number, bySea: boolean}>} */
  const ways = new Map();
  for (const { path, way = "" } of Object.values(play?.moved ?? {})) {
    if (path.length < 2) continue;
    const bySea = !BY_LAND.includes(way);
    const key = `${path.join(" ")} ${bySea}`;
    ways.set(key, { path, bySea, count: 1 + (ways.get(key)?.count ?? 0) });
  }
  return [...ways].map(([key, { count, ...way }]) => ({
    key: `now ${key} ${count}`,
    kind: `now ${play?.side}`,
    count,
    ...way,
  }));
}

/** Where a battle is fought, or an attack declared. @param {View | null} view */
function battleAt(view) {
  const lake = view?.naval?.lake;
  return lake ? `box_${lake}` : (view?.battle?.at ?? "");
}

/** Who holds each place: what was taken, and the lakes. @param {View | null} view */
function holders(view) {
  const lakes = Object.entries(view?.lakes ?? {}).map(([lake, side]) => [`box_${lake}`, side]);
  return { ...view?.seized, ...Object.fromEntries(lakes) };
}

/** What is to be explained of the battle that is fought: the last part of a key of the coach's. @param {View | null} view */
function battleLesson(view) {
  return view?.naval ? "sea-fight" : "fight";
}

/** Whether a line tells more than what is asked next. @param {import("../../js/types.d.ts").Line} line */
function isNews(line) {
  return line.message.key !== "madison-line-turn";
}

/** Whether a turn begins with a line. @param {import("../../js/types.d.ts").Line} line */
function opensTurn({ message }) {
  return message.key === "madison-line-turn";
}

/** @type {import("../../js/types.d.ts").GameDrawing<View, Sheet>} */
export const madison = {
  sides: SIDES,
  hasTallMap: true,
  advisesSteps: true,
  pieces: {
    ...defaults.pieces,
    all: pieces,
    arrows,
    words: thingWords,
    tray,
    nextOf: () => "",
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
    result: battleResult,
  },
  tracks: { calendar, totals, scoreTable, reserves, legend },
  log: { stepWords, isNews, opensTurn },
};
