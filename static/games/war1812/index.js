// War of 1812 on the board: what only this game draws. It knows none of its rules.
import { atOf, blockDefaults, legendOf, placedStep } from "../../js/games/defaults.js";
import { faceByKind, hitsAtOnce } from "../../js/games/shared.js";
import { battle } from "./battle.js";
import { openBlock, sideMark } from "./faces.js";
import { change } from "./motions.js";
import { beside } from "./odds.js";
import { pieces } from "./pieces.js";
import { battleResult, lastBattle } from "./result.js";
import { goesOn, onward } from "./riding.js";
import { alike, alikeWords, called, hasButton, isMain } from "./ships.js";
import { terms } from "./terms.js";
import { apart, asked } from "./together.js";
import { calendar, reserves, scoreTable, totals, tray, WINTER } from "./tracks.js";
import { confirms, isUsual, warnings } from "./warnings.js";
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
/** @typedef {import("./view.d.ts").TurnView} Turn */
/** @typedef {import("./view.d.ts").Arrow} Way */

/** @param {View} view @returns {import("../../js/types.d.ts").Arrow[]} */
export function arrows(view) {
  const { phase = "", campaign_turn: turn, first } = view;
  // A winter ends what was under way: nobody plans by last year's marches.
  const isYearNew = turn === 1 && view.turn?.mover === first;
  if (WINTER.includes(phase) || (turn === 1 && phase === "order")) return [];
  const before = [
    { turn: view.last_turn, kind: "last" },
    { turn: view.last_facing, kind: "last" },
  ];
  const parts = [
    ...(isYearNew ? [] : before),
    { turn: view.turn, kind: "now" },
    { turn: view.facing, kind: "now" },
  ];
  return parts.flatMap(({ turn, kind }) => [
    ...(turn?.arrows ?? []).map((a) => arrow(a, kind)),
    ...tries(turn, view, kind),
    ...sailed(turn, kind),
  ]);
}

/** @param {Way} found @param {string} kind */
function arrow(found, kind) {
  const { side, path, count, by_sea: bySea = false } = found;
  const key = `${kind} ${path.join("-")} ${count} ${bySea} ${side}`;
  return { key, kind: `${kind} ${side}`, path, count, bySea };
}

/** What is still to be tried: revealed orders, else plans of one's own. @param {Turn | undefined} turn @param {View} view @param {string} kind */
function tries(turn, view, kind) {
  if (turn?.ordered) return turn.ordered.map((way) => ordered(way, kind));
  return Object.entries(turn?.moves ?? {}).flatMap(([id, move]) => marching(id, move, view, kind));
}

/** A revealed order that is still to be carried out: its last step. @param {Way} found @param {string} kind */
function ordered({ path, count, by_sea: bySea = false }, kind) {
  const step = path.slice(-2);
  return {
    key: `ordered ${path.join("-")} ${count}`,
    kind: `${kind} try`,
    path: step,
    count,
    bySea,
  };
}

/** A forced march that a block will try. @param {string} id @param {{march?: string}} move @param {View} view @param {string} kind */
function marching(id, move, view, kind) {
  const at = view.blocks?.[id]?.at;
  if (!move.march || !at) return [];
  return [
    { key: `try ${id} ${at} ${move.march}`, kind: `${kind} try`, path: [at, move.march], count: 1 },
  ];
}

/** @param {Turn | undefined} turn @param {string} kind */
function sailed(turn, kind) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { origin, to } of turn?.sailed ?? []) {
    counts.set(`${origin}>${to}`, (counts.get(`${origin}>${to}`) ?? 0) + 1);
  }
  return [...counts].map(([way, count]) => ({
    key: `${kind} sail ${way} ${count}`,
    kind: `${kind} sail ${turn?.mover}`,
    path: way.split(">"),
    count,
    bySea: true,
  }));
}

/** A block that was turned up once. */
const face = faceByKind(openBlock, (kind) => `@kind-${kind}`);

/** @param {View | null} view */
function holders(view) {
  const towns = Object.entries(view?.towns ?? {});
  return Object.fromEntries(towns.map(([id, town]) => [id, town.holder]));
}

/** The tray that a block lies in, "" on the map. @param {View | null} view @param {string} name */
function trayOf(view, name) {
  const at = atOf(view, name);
  return at === "hand" || at.startsWith("waiting") ? at : "";
}

/** The player turn, in which what stays keeps its place; while all is set up there is none. @param {View} view */
function turnOf({ phase = "setup", year, campaign_turn: turn, turn: { mover = "" } = {} }) {
  return phase === "setup" ? "" : `${year} ${turn} ${mover}`;
}

/** @type {ReturnType<typeof blockDefaults<View>>} */
const defaults = blockDefaults(trayOf);

/** Where on the map a name is. @param {string} name @param {View | null} view */
function placeOf(name, view) {
  return defaults.places.of(name, view).split("/")[0];
}

/** The place of the battle that is being fought, or "". @param {View | null} view @returns {string} */
function battleAt(view) {
  return view?.naval?.lake ?? view?.battle?.town ?? "";
}

/** What is to be explained of the battle that is fought: the last part of a key of the coach's. @param {View | null} view */
function battleLesson(view) {
  if (view?.naval) return "sea-fight";
  return view?.battle?.retreating ? "pursuit" : "fight";
}

/** Whether a line tells more than what is asked next. @param {import("../../js/types.d.ts").Line} line */
function isNews(line) {
  return !["war1812-line-player-turn", "war1812-line-orders"].includes(line.message.key);
}

/** Whether both sides should know of a line, whoever it is about: how the year ended, and who comes. @param {import("../../js/types.d.ts").Line} line */
function weighs({ message }) {
  if (message.key === "war1812-line-year-ended") return true;
  const comes = ["war1812-line-reinforced", "war1812-line-reinforcements-wait"];
  return comes.includes(message.key) && Number(message.params?.blocks) > 0;
}

/** Whether a turn, or a winter, begins with a line. @param {import("../../js/types.d.ts").Line} line */
function opensTurn({ message }) {
  return ["war1812-line-turn", "war1812-line-year-ended"].includes(message.key);
}

/** Whether a side begins its turn with a line. @param {import("../../js/types.d.ts").Line} line */
function opensPlay({ message }) {
  return message.key === "war1812-line-player-turn";
}

/** What is done by one press with several: ships that go the same way, hits. @param {View} view @param {import("../../js/types.d.ts").Choices} choices */
function along(view, choices) {
  const ships = alike(view, choices);
  return ships.length ? ships : hitsAtOnce.along(view, choices);
}

/** @param {View} view @param {import("../../js/types.d.ts").Choices} choices */
function alongWords(view, choices) {
  return alike(view, choices).length
    ? alikeWords(view, choices)
    : hitsAtOnce.alongWords(view, choices);
}

/** @type {import("../../js/types.d.ts").GameDrawing<View, Sheet>} */
export const war1812 = {
  sides: SIDES,
  terms,
  pieceSize: { wide: 1.45, from: 1000 },
  turnOf,
  pieces: {
    ...defaults.pieces,
    all: pieces,
    arrows,
    face,
    words: thingWords,
    tray,
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
    over: (/** @type {View} */ view) => ({ ...view, battle: undefined, naval: undefined }),
    result: battleResult,
  },
  tracks: { calendar, totals, scoreTable, reserves, legend: legendOf("war1812") },
  log: { stepWords, isNews, opensTurn, opensPlay, weighs },
  advice: {
    ...hitsAtOnce,
    along,
    alongWords,
    apart,
    asked,
    beside,
    called,
    confirms,
    goesOn,
    hasButton,
    isMain,
    isUsual,
    onward,
    takesBack: placedStep,
    warnings,
  },
};
