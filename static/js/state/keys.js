// The keys: one table for the hands that press them and for the sheet that lists them.

import { browserStorage } from "../storage.js";

/**
 * @typedef {"walk" | "around" | "here" | "piece" | "target" | "centre" | "zoom" | "press" | "all" | "many"
 *   | "clear" | "undo" | "done" | "why" | "hand" | "prompt" | "rule" | "tab" | "log" | "chat" | "sheet"} Deed
 */
/**
 * @typedef {object} Key
 * @property {string[]} keys as events name them
 * @property {Deed} does what `match/keyboard.js` does of that name
 * @property {string} says the message that the sheet has for it
 */

/** @type {{title: string, keys: Key[]}[]} */
export const KEYS = [
  {
    title: "access-keys-map",
    keys: [
      {
        keys: ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"],
        does: "walk",
        says: "access-key-walk",
      },
      { keys: [",", "."], does: "around", says: "access-key-around" },
      { keys: ["b", "B"], does: "here", says: "access-key-here" },
      { keys: ["n", "p"], does: "piece", says: "access-key-piece" },
      { keys: ["t", "T"], does: "target", says: "access-key-target" },
      { keys: ["c"], does: "centre", says: "access-key-centre" },
      { keys: ["+", "-", "0"], does: "zoom", says: "access-key-zoom" },
    ],
  },
  {
    title: "access-keys-play",
    keys: [
      { keys: ["Enter", " "], does: "press", says: "access-key-press" },
      { keys: ["a"], does: "all", says: "access-key-all" },
      { keys: ["m"], does: "many", says: "access-key-many" },
      { keys: ["Escape"], does: "clear", says: "access-key-clear" },
      { keys: ["u"], does: "undo", says: "access-key-undo" },
      { keys: ["d"], does: "done", says: "access-key-done" },
      { keys: ["y"], does: "why", says: "access-key-why" },
    ],
  },
  {
    title: "access-keys-page",
    keys: [
      { keys: ["q"], does: "prompt", says: "access-key-prompt" },
      { keys: ["r"], does: "rule", says: "access-key-rule" },
      { keys: ["1", "6"], does: "tab", says: "access-key-tab" },
      { keys: ["h"], does: "hand", says: "access-key-hand" },
      { keys: ["l"], does: "log", says: "access-key-log" },
      { keys: ["s"], does: "chat", says: "access-key-chat" },
      { keys: ["?"], does: "sheet", says: "access-key-sheet" },
    ],
  },
];

const DOES = new Map(
  KEYS.flatMap(({ keys }) => keys.flatMap((row) => row.keys.map((key) => [key, row.does]))),
);

/**
 * What a key does; "" for nothing. A digit from 1 to 6 opens a tab; "=" is a "+" whose Shift is not held.
 * @param {string} key
 * @param {boolean} areLettersOn whether keys that write a letter or a sign may do something
 * @returns {Deed | ""}
 */
export function doneBy(key, areLettersOn) {
  if (key.length === 1 && key !== " " && !areLettersOn) return "";
  if (/^[1-6]$/.test(key)) return "tab";
  return DOES.get(key === "=" ? "+" : key) ?? "";
}

const LETTERS = "vedette:letters";

/** Whether single letters may do something: yes, until somebody turns them off (WCAG 2.1.4). */
export function areLettersOn() {
  return browserStorage.read(LETTERS) !== "off";
}

/** @param {boolean} areOn */
export function turnLetters(areOn) {
  browserStorage.keep(LETTERS, areOn ? "on" : "off");
}
