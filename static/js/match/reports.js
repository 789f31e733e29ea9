// How battles ended: the newest as a card, those of the same turn before it by a line each.
import { button, el } from "../dom/element.js";
import { opens } from "../state/play.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").View} View */
/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {import("../types.d.ts").EndedBattle} EndedBattle */
/** @typedef {Pick<import("../types.d.ts").GameDrawing, "battle" | "log">} Game */

/**
 * What has been decided last, and the battles of its turn, or of its play, that ended before it; the newest first.
 * @param {Line[]} lines @param {View} view @param {Game} game
 * @returns {EndedBattle[]}
 */
export function endedBattles(lines, view, { battle, log }) {
  const last = battle.last(lines, view);
  if (!last) return [];
  const found = [last];
  let end = lines.findIndex(({ n }) => n === last.n);
  for (let at = end - 1; at >= 0 && !opens(lines[at], log); at--) {
    if (!lines[at].motions?.some(({ type }) => type === "met")) continue;
    const before = battle.last(lines.slice(0, end), view);
    if (before?.n === lines[at].n) found.push(before);
    end = at;
  }
  return found;
}

/**
 * Those that are still to be read: none that was put away, and beside the newest none after which something was answered.
 * @param {EndedBattle[]} ended @param {number[]} dismissed @param {number} answered
 */
export function unread(ended, dismissed, answered) {
  return ended.filter(({ n }, at) => !dismissed.includes(n) && (at === 0 || n > answered));
}

/**
 * The cards of what is to be read, the newest first, then those of one's own losses.
 * @param {EndedBattle[]} found @param {State} state @param {Pick<import("../panel/turn.js").Context, "game" | "t">} context @param {string} own side
 * @returns {HTMLElement[]}
 */
export function reports(found, { opened }, { game, t }, own) {
  const [newest, ...others] = found;
  const drawn = (/** @type {EndedBattle} */ one) =>
    card(one, game.battle.result(one, t), opened, t);
  const loss = (/** @type {EndedBattle} */ { hits }) => hits?.[own] ?? 0;
  const rows = others.toSorted((one, other) => loss(other) - loss(one)).map(drawn);
  for (const row of rows) row.classList.add("row");
  if (!rows.length) return [drawn(newest)];
  const title = t("board-battles-ended", { battles: found.filter(({ place }) => place).length });
  const heading = el("h2", { class: "battles-ended" }, title);
  return [drawn(newest), el("section", { class: "battle-reports" }, heading, ...rows)];
}

/**
 * A result that can be opened where only a line of it is shown.
 * @param {EndedBattle} found @param {HTMLElement} drawn @param {number} opened @param {import("../types.d.ts").Translate} t
 */
function card({ n }, drawn, opened, t) {
  const isOpen = n === opened;
  drawn.classList.toggle("opened", isOpen);
  drawn.dataset.key = String(n);
  const more = { "data-value": n, "aria-expanded": String(isOpen) };
  const open = button("open-result", "", "opens", more);
  open.setAttribute("aria-label", t("board-result-open"));
  drawn.append(open);
  return drawn;
}
