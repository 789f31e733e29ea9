// What happened since somebody was here: told instead of the question until they see it on the map, go
// on or press something there.

import { button, el } from "../dom/element.js";
import { turnsInOrder, turnsOf } from "./log.js";

const MAX_LINES = 20;

/** @param {import("../types.d.ts").State} state @param {import("./turn.js").Context} context */
export function sincePanel({ frame, history, since }, { t, game }) {
  if (!since || !frame || history || frame.status !== "running") return null;
  const news = frame.log.filter((line) => line.n >= since && isTold(line, game));
  if (!news.length) return null;
  // The other side's last play is told from its beginning, however long it is.
  const play = news.findLastIndex(
    (line) => line.side !== frame.viewer && game.log.opensPlay?.(line),
  );
  const start = Math.max(0, news.length - MAX_LINES);
  const told = news.slice(play < 0 ? start : Math.min(start, play));
  const hasEarlier = told.length < news.length || (frame.log[0]?.n ?? 1) > since;
  return el(
    "section",
    { class: "meanwhile", role: "status" },
    el("h2", {}, t("board-since")),
    el(
      "div",
      { class: "row" },
      button("history-from", t("board-since-show"), "primary", { "data-line": since }),
      button("since-away", t("board-since-go-on")),
    ),
    hasEarlier ? el("p", { class: "small" }, t("board-since-earlier")) : null,
    el("div", { class: "told" }, ...turnsInOrder(turnsOf(told, game, t), frame.game, t)),
  );
}

/** @param {import("../types.d.ts").Line} line @param {import("../types.d.ts").GameDrawing} game */
function isTold(line, { log }) {
  return log.opensTurn(line) || log.isNews(line);
}
