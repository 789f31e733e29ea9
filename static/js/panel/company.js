// The two players: what they are called, when they were last here, and another match.

import { button, el } from "../dom/element.js";
import { verbatim } from "../i18n.js";
import { ago } from "../state/people.js";
import { mySide } from "../state/store.js";
import { calledOf, nameOf } from "./names.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("./turn.js").Context} Context */

/** @param {State} state @param {Frame} frame @param {Context} context */
export function players(state, frame, { t, game }) {
  const side = mySide(state);
  const rows = game.sides.map((/** @type {string} */ one) =>
    el(
      "li",
      { "data-key": one },
      game.pieces.sideMark(one),
      el(
        "span",
        {},
        el("span", { translate: "no" }, nameOf(frame, one, t)),
        side && one !== side ? el("small", { class: "seen" }, seen(state, frame, one, t)) : null,
      ),
    ),
  );
  return [
    el("h2", {}, t("board-players")),
    el("ul", { class: "players" }, ...rows),
    side ? name(state, frame, side, t) : null,
  ];
}

/** Who plays, in the bar: oneself first, and whether the other is here. @param {State} state @param {Context} context */
export function seats(state, { t, game }) {
  const { frame } = state;
  if (!frame) return [];
  const mine = mySide(state);
  if (!mine && !frame.viewer) return [];
  const seat = (/** @type {string} */ words, /** @type {string} */ kind = "") =>
    el("span", { class: `seat ${kind}`, translate: "no", title: words }, words);
  if (!mine) {
    const watches = el("span", { class: "seat own" }, t("board-you-watch"));
    return [watches, ...game.sides.map((side) => seat(nameOf(frame, side, t), "in-full"))];
  }
  const other = game.sides.find((/** @type {string} */ one) => one !== mine) ?? "";
  const you = el(
    "span",
    { class: "seat own" },
    game.pieces.sideMark(mine),
    el("span", { class: "in-short", "aria-hidden": "true" }, t(`side-${mine}`)),
    el("span", { class: "in-full" }, t("board-you-are", { side: `@side-${mine}` })),
  );
  if (frame.status === "open") return [you];
  // Of two sides the other one is clear from one's own.
  const theirs = [seat(calledOf(frame, other, t)), hereSign(state, frame, other, t)];
  return [you, ...theirs.filter((part) => part !== null)];
}

/** A sign of whether a player is here, once that is known. @param {State} state @param {Frame} frame @param {string} side @param {Context["t"]} t */
function hereSign(state, frame, side, t) {
  const words = state.people.seen[side] ? seen(state, frame, side, t) : "";
  if (!words) return null;
  const isHere = state.people.seen[side].here;
  return el(
    "span",
    { class: "presence", "data-here": String(isHere), title: words },
    el("span", { class: "visually-hidden" }, words),
  );
}

/** When a player was last here. @param {State} state @param {Frame} frame @param {string} side @param {Context["t"]} t */
function seen(state, frame, side, t) {
  if (frame.machines[side]) return "";
  const last = state.people.seen[side];
  if (!last) return t("seen-never");
  if (last.here) return t("seen-here");
  const seconds = Math.max(0, Date.now() / 1000 - last.seen);
  return t("seen-ago", { ago: ago(seconds, document.documentElement.lang) });
}

/** @param {State} state @param {Frame} frame @param {string} side @param {Context["t"]} t */
function name(state, frame, side, t) {
  if (!state.people.naming) return button("name-change", t("name-change"), "quiet");
  return el(
    "form",
    { class: "row name-form", "data-form": "name" },
    el(
      "label",
      {},
      t("name-yours"),
      el("input", {
        "data-field": "name",
        value: frame.names[side] ?? "",
        maxlength: 40,
        autocomplete: "nickname",
      }),
    ),
    el("button", { type: "submit", class: "button" }, t("name-save")),
    button("name-change", t("name-leave"), "quiet"),
  );
}

/** Another match with sides swapped. @param {State} state @param {Context} context */
export function rematchPanel(state, { t, game }) {
  const { frame } = state;
  const side = frame ? mySide(state) : "";
  if (!frame || !side || frame.status !== "ended") return [];
  const other = game.sides.find((/** @type {string} */ one) => one !== side) ?? "";
  return [
    el(
      "section",
      { class: "rematch", "data-key": "rematch", "aria-label": t("rematch-title") },
      ...rematch(state, frame, side, other, t),
    ),
  ];
}

/** @param {State} state @param {Frame} frame @param {string} side @param {string} other @param {Context["t"]} t */
function rematch(state, frame, side, other, t) {
  const { state: stands, by, match } = state.people.rematch;
  const words = { who: verbatim(nameOf(frame, other, t)), side: `@side-${other}` };
  const isMine = by === side;
  if (stands === "made") {
    return [
      el("p", {}, t("rematch-made")),
      el("a", { class: "button primary", href: `/m/${match}` }, t("rematch-go")),
    ];
  }
  if (stands === "offered" && isMine) {
    return [
      el("p", { role: "status" }, t("rematch-waiting", words)),
      button("rematch-end", t("rematch-withdraw"), "quiet"),
    ];
  }
  if (stands === "offered") {
    return [
      el("p", { role: "status" }, t("rematch-offered", words)),
      el(
        "div",
        { class: "row" },
        button("rematch-ask", t("rematch-accept"), "primary"),
        button("rematch-end", t("rematch-decline")),
      ),
    ];
  }
  if (stands === "declined" && isMine) return [el("p", {}, t("rematch-declined", words))];
  return [
    stands === "withdrawn" && !isMine ? el("p", {}, t("rematch-withdrawn", words)) : null,
    button("rematch-ask", t("rematch-ask", { side: `@side-${other}` })),
  ].filter((part) => part !== null);
}
