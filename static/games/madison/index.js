// Mr. Madison's War on the board: what only this game draws. It knows none of its rules.
import { blockDefaults, legendOf, reasonOf } from "../../js/games/defaults.js";
import {
  asked,
  beside,
  called,
  hasButton,
  idle,
  isAside,
  isMain,
  isUsual,
  lesson,
  opener,
  takesBack,
  warnings,
} from "./advice.js";
import { battle } from "./battle.js";
import { handWords, readWith } from "./cards.js";
import { company } from "./company.js";
import { gathered } from "./drawn.js";
import { sideMark } from "./faces.js";
import { foresees, foretold } from "./foretold.js";
import { interruption, cardText as more, PLAYED } from "./interruption.js";
import { isShown, picksLead } from "./leads.js";
import { forcedWay, goesOn, inHand, onward } from "./marching.js";
import { change } from "./motions.js";
import { eventCame, warBegan } from "./ownEvent.js";
import { pieces } from "./pieces.js";
import { battleResult, lastBattle, outlasts } from "./result.js";
import { along, alongWords, confirms } from "./taking.js";
import { terms } from "./terms.js";
import { calendar, reserves, scoreTable, totals, tray } from "./tracks.js";
import {
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

/** The tray that a thing lies in, "" on the map. @param {View | null} _view @param {string} name */
function trayOf(_view, name) {
  return name.startsWith("card:") ? "hand" : "";
}

/** Questions how to answer what the enemy does. */
const ANSWERING = ["react", "evade"];
const BY_LAND = ["road", "trail", "invasion"];

/** @type {ReturnType<typeof blockDefaults<View>>} */
const defaults = blockDefaults(trayOf);

/** Where on the map a name is; a card is nowhere. @param {string} name @param {View | null} view */
function placeOf(name, view) {
  return name.startsWith("card:") ? "" : defaults.places.of(name, view);
}

/** The last step of an attack that is declared, until the defenders have answered. @param {View} view @returns {{path: string[], way?: string}[]} */
function declared({ play, blocks }) {
  const { target = "", group = [] } = play ?? {};
  const way = play?.forces?.[play.now ?? 0]?.water ? "sail" : BY_LAND[0];
  const from = group.map((id) => blocks[id]?.at ?? "").filter((at) => at && at !== target);
  return target ? from.map((at) => ({ path: [at, target], way })) : [];
}

/** How the counters of this card play went, and where they are bound. @param {View} view @returns {import("../../js/types.d.ts").Arrow[]} */
function arrows(view) {
  const { play } = view;
  /** @type {Map<string, {path: string[], count: number, bySea: boolean}>} */
  const ways = new Map();
  for (const { path, way = "" } of [...Object.values(play?.moved ?? {}), ...declared(view)]) {
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

/** The space that is attacked, or whose force is activated, while one is asked how to answer. @param {View | null} view */
function askedAt(view) {
  const play = view?.play;
  if (!play || !ANSWERING.includes(view?.ask ?? "")) return "";
  return play.target || play.forces?.[0]?.at || "";
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

/** The ends of the keys of lines that tell of a loss. */
const LOSSES = [
  "lost",
  "reduced",
  "damaged",
  "struck",
  "removed",
  "depot-gone",
  "discarded",
  "surrendered",
  "turned",
].map((end) => `madison-line-${end}`);

/** Whether a side begins a play of its own with a line: a card that it plays or holds. @param {import("../../js/types.d.ts").Line} line */
function opensPlay({ message }) {
  return PLAYED.test(message.key) || message.key === "madison-line-held";
}

/** Whether a side loses something that no motion shows. @param {import("../../js/types.d.ts").Line} line */
function isLoss({ message }) {
  return LOSSES.includes(message.key);
}

/** The cards that a corrected board words otherwise: only those come with their texts. @param {Sheet} sheet */
function corrected({ cards }) {
  /** @type {Record<string, string>} */
  const words = {};
  for (const { id, title, text } of cards) {
    if (text === undefined) continue;
    words[`madison-card-${id}`] = title;
    words[`madison-card-text-${id}`] = text;
  }
  return words;
}

/** @type {import("../../js/types.d.ts").GameDrawing<View, Sheet>} */
export const madison = {
  sides: SIDES,
  terms,
  hasTallMap: true,
  pieceSize: { wide: 1.12 },
  leastSeen: 0.6,
  meansNear: true,
  keepsSeats: true,
  advisesSteps: true,
  pieces: {
    ...defaults.pieces,
    all: pieces,
    arrows,
    words: thingWords,
    tray,
    handWords,
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
    company,
  },
  battle: {
    at: battleAt,
    asked: askedAt,
    stage: battle,
    isPicked: picksLead,
    lesson: battleLesson,
    last: lastBattle,
    outlasts,
    result: battleResult,
  },
  tracks: { calendar, totals, scoreTable, reserves, legend: legendOf("madison") },
  log: {
    stepWords,
    isOneStep,
    stepsWords,
    isNews,
    opensTurn,
    opensPlay,
    isLoss,
    more,
    gathered,
    interruption: (lines, side) =>
      interruption(lines, side) ?? eventCame(lines, side) ?? warBegan(lines, side),
  },
  corrected,
  advice: {
    along,
    alongWords,
    asked,
    beside,
    called,
    confirms,
    forcedWay,
    foresees,
    foretold,
    goesOn,
    hasButton,
    idle,
    inHand,
    isAside,
    isMain,
    isShown,
    isUsual,
    lesson,
    onward,
    opener,
    readWith,
    reason: reasonOf("madison"),
    takesBack,
    warnings,
  },
};
