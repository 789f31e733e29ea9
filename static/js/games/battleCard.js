// The card of a battle, in every game alike: title and state, the field, what was told beside the dice.
import { dice, remarks, ruleLink } from "../dom/dice.js";
import { el } from "../dom/element.js";
import { words } from "../i18n.js";

/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {import("../types.d.ts").Field} Field */

/**
 * @typedef {object} Stage
 * @property {string} title
 * @property {string | (string | Node)[]} state in words
 * @property {string} fold what the button says that folds the card, or unfolds it
 * @property {string} kind the card's own classes, its size among them
 * @property {HTMLElement} ground the field
 * @property {Line[]} log what was told since the battle began
 * @property {Line[]} volleys the lines of it whose dice lie on the field
 * @property {boolean} [isSteady] whether it keeps one height while the battle lasts, with room for what will be told
 */

/**
 * What the drawing itself knows of a block of a line: it was turned down or fell in a motion, or is lost to
 * hits of the draft.
 * @typedef {{turned?: boolean, fallen?: boolean, lost?: boolean}} Marks
 */

const STORY = 3;
/** Of who needed not to answer: it tells nothing of the battle. */
const ASIDE = "line-answered-beforehand";

/** @param {Stage} stage @param {Pick<Field, "t" | "folded" | "game">} field */
export function battleCard({ title, state, fold, kind, ground, log, volleys, isSteady }, field) {
  const { folded } = field;
  const kinds = ["battle-card", kind, isSteady ? "steady" : "", folded ? "folded" : ""];
  const room = isSteady ? el("div", { class: "story" }) : null;
  const folds = {
    type: "button",
    class: "button quiet",
    "data-do": "fold",
    "aria-expanded": `${!folded}`,
  };
  return el(
    "section",
    { class: kinds.filter(Boolean).join(" "), "aria-label": title },
    el(
      "div",
      { class: "battle-title" },
      el("h2", {}, title),
      el("button", folds, fold),
      el("p", { class: "battle-state" }, ...[state].flat()),
    ),
    folded ? null : ground,
    folded ? null : (story(log, volleys, field) ?? room),
  );
}

/** The latest of what was told beside the dice. @param {Line[]} log @param {Line[]} volleys @param {Pick<Field, "t" | "game">} field */
function story(log, volleys, { t, game }) {
  const told = log
    .filter((line) => !volleys.includes(line) && line.message.key !== ASIDE)
    .slice(-STORY);
  if (!told.length) return null;
  const items = told.map((line) =>
    el(
      "li",
      { class: line.side ?? "", "data-key": line.n },
      el("span", { class: "line-words" }, words(t, line.message)),
      ruleLink(line.rule, game, t),
      ...remarks(line, game, t),
    ),
  );
  return el("ol", { class: "log story" }, ...items);
}

/** Two lines that face each other, with the ground between them; the fullest says how large blocks can be. @param {HTMLElement[]} rows */
export function facing(rows) {
  const most = Math.max(...rows.map((row) => row.querySelectorAll(".line-block").length));
  const kind = most > 8 ? "many" : most > 4 ? "some" : "few";
  return { kind, ground: el("div", { class: "field facing" }, ...rows) };
}

/** Who a line is of, and how many stand in it. @param {SVGElement} mark @param {string} who @param {string} count */
export function lineHead(mark, who, count) {
  return el("h3", {}, mark, who, el("span", { class: "count" }, ` · ${count}`));
}

/**
 * A piece of a line: a button if it can be taken hold of.
 * @param {object} piece
 * @param {SVGElement} piece.face
 * @param {string} piece.label
 * @param {boolean} piece.isFree
 * @param {boolean} [piece.isPlaced] whether it is taken up again by a press
 * @param {string} [piece.key] by which it stays the same from one drawing to the next
 * @param {Record<string, string>} [piece.more] what its button bears beside class and words
 * @param {string[]} [piece.marks] classes
 * @param {number} [piece.hits] those that it is to take
 * @param {string} [piece.name] what stands under it, where its face doesn't say
 */
export function linePiece({
  face,
  label,
  isFree,
  isPlaced = false,
  key,
  more = {},
  marks = [],
  hits = 0,
  name = "",
}) {
  const kinds = ["line-block", isFree ? "free" : "", ...marks].filter(Boolean);
  const shown = { class: kinds.join(" "), "aria-label": label, title: label };
  const wound = hits ? el("span", { class: "wound", "aria-hidden": "true" }, `−${hits}`) : null;
  const caption = name ? el("span", { class: "line-name", "aria-hidden": "true" }, name) : null;
  return isFree || isPlaced
    ? el("button", { type: "button", ...shown, "data-key": key, ...more }, face, wound, caption)
    : el("span", { ...shown, role: "img", "data-key": key }, face, wound, caption);
}

/** What has become of a block of a line since it was last drawn. @param {Marks} block */
export function marksOf({ turned, lost, fallen }) {
  return [turned ? "turned" : "", lost ? "lost" : "", fallen ? "fallen" : ""];
}

/**
 * The last roll of all and, before it, one's own last: it lies there until one goes on, whatever is rolled after it.
 * @param {Line[]} log @param {string} side
 */
export function lastRolls(log, side) {
  const rolled = log.filter((line) => line.dice?.length);
  const own = rolled.findLast((line) => line.side === side);
  return [...new Set([own, rolled.at(-1)])].filter((line) => line !== undefined);
}

/** The dice of a line that was told. @param {Line} line @param {Pick<Field, "t" | "game">} field @param {string} [where] a class of its own */
export function volley(line, { t, game }, where = "") {
  return el(
    "div",
    {
      class: ["volley", line.side, where].filter(Boolean).join(" "),
      "data-key": line.n,
      "data-line": line.n,
    },
    el("p", {}, words(t, line.message), " ", ruleLink(line.rule, game, t)),
    dice(line, t),
  );
}
