// Liberty on the board: what only this game draws. It knows none of its rules.
import { atOf, blockDefaults, keyOf, legendOf, reasonOf } from "../../js/games/defaults.js";
import { battle } from "./battle.js";
import { completes, idle } from "./completing.js";
import { openBlock, sideMark } from "./faces.js";
import { gauges } from "./gauges.js";
import { forcedWay, goesOn, onward } from "./marches.js";
import { change } from "./motions.js";
import { onlyWay } from "./onlyWay.js";
import { pieces } from "./pieces.js";
import { bargain } from "./prisoners.js";
import { battleResult, isVictory, lastBattle } from "./result.js";
import { terms } from "./terms.js";
import { calendar, reserves, scoreTable, totals, tray } from "./tracks.js";
import {
  badges,
  called,
  confirms,
  forced,
  isMain,
  isUsual,
  warnings,
  worthLighting,
} from "./winter.js";
import {
  ATLANTIC,
  about,
  blockWords,
  isOneStep,
  nameOfPlace,
  neighbours,
  placeAbout,
  placeKey,
  placeLabel,
  places,
  SIDES,
  stepsWords,
  stepWords,
  thingWords,
} from "./words.js";

/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */

const DRAWN = "drawn";

/** @param {View} view @returns {import("../../js/types.d.ts").Arrow[]} */
function arrows({ arrows: now = [], last_arrows: last = [] }) {
  const drawn = (/** @type {View["arrows"]} */ found, /** @type {string} */ kind) =>
    found.map(({ side, path, way, marches, count }) => ({
      key: `${kind} ${path.join("-")} ${way} ${marches} ${count} ${side}`,
      kind: `${kind} ${side} ${marches ? "try" : ""}`,
      path,
      count,
      bySea: way === "sea" || way === "ship",
    }));
  return [...drawn(last, "last"), ...drawn(now, "now")];
}

/** A block that was turned up once: each is one of its kind. @param {import("../../js/net/wire.d.ts").TurnedUp} piece @param {Sheet} sheet @param {import("../../js/types.d.ts").Translate} t */
function face(piece, sheet, t) {
  return {
    draw: () => openBlock(piece, sheet),
    words: blockWords(piece.group, piece, sheet, t, null),
  };
}

/** The tray that a thing lies in, "" on the map. @param {View | null} view @param {string} name */
function trayOf(view, name) {
  if (name.startsWith("card:")) return "hand";
  return atOf(view, name) === DRAWN ? DRAWN : "";
}

/** @type {ReturnType<typeof blockDefaults<View>>} */
const defaults = blockDefaults(trayOf);

/** Where on the map a name is; a card is nowhere. @param {string} name @param {View | null} view */
function placeOf(name, view) {
  return name.startsWith("card:") ? "" : defaults.places.of(name, view);
}

/** Whether a ground block may land where a warship that is held with it, and stands with it, lands first. @param {View} view @param {string} held @param {string} to @param {string[]} selection */
function follows(view, held, to, selection) {
  const block = view.blocks[keyOf(held)];
  const isLed = selection.some((name) => {
    const other = view.blocks[keyOf(name)];
    return other?.kind === "warship" && other.at === block?.at;
  });
  const isAtSea = block?.at === ATLANTIC && block.kind !== "warship";
  return view.ask === "move" && isLed && isAtSea && to.startsWith("hex:");
}

/** What is to be explained of the battle that is fought: the last part of a key of the coach's. @param {View | null} view */
function battleLesson(view) {
  return view?.battle?.afloat?.length ? "sea-fight" : "fight";
}

/** Whether a line tells more than what is asked next. @param {import("../../js/types.d.ts").Line} line */
function isNews(line) {
  return line.message.key !== "liberty-line-turn";
}

/** Whether a turn, or a year, begins with a line. @param {import("../../js/types.d.ts").Line} line */
function opensTurn({ message }) {
  return ["liberty-line-turn", "liberty-line-year"].includes(message.key);
}

/** @type {import("../../js/types.d.ts").GameDrawing<View, Sheet>} */
export const liberty = {
  sides: SIDES,
  terms,
  hasTallMap: true,
  advisesSteps: true,
  pieceSize: { wide: 1.16, from: 1000 },
  pieces: {
    ...defaults.pieces,
    all: pieces,
    arrows,
    face,
    gauges,
    words: thingWords,
    tray,
    nextOf: () => "",
    sideMark,
    change,
  },
  places: {
    ...defaults.places,
    all: places,
    holders: (view) => view?.held ?? {},
    neighbours,
    name: nameOfPlace,
    of: placeOf,
    key: placeKey,
    about: placeAbout,
    label: placeLabel,
  },
  battle: {
    at: (view) => view?.battle?.at ?? "",
    stage: battle,
    lesson: battleLesson,
    series: { fire: "liberty-all-fire" },
    last: lastBattle,
    result: battleResult,
    isResult: isVictory,
  },
  tracks: { calendar, totals, scoreTable, reserves, legend: legendOf("liberty") },
  log: { stepWords, isOneStep, stepsWords, isNews, opensTurn },
  advice: {
    about,
    badges,
    bargain,
    called,
    completes,
    confirms,
    follows,
    forced: (view, choices) => forced(view, choices) ?? onlyWay(view, choices),
    forcedWay,
    goesOn,
    idle,
    isMain,
    isUsual,
    onward,
    reason: reasonOf("liberty"),
    warnings,
    worthLighting,
  },
};
