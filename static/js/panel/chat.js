// The chat: a room's lines, the newest at the foot, and a field to say something.

import { button, el } from "../dom/element.js";
import { verbatim } from "../i18n.js";
import { isPlayer, mayWrite, moment, newLines, readable, shownRoom } from "../state/people.js";
import { nameOf } from "./names.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").ChatLine} ChatLine */
/** @typedef {import("../types.d.ts").ChatRoom} ChatRoom */
/** @typedef {import("../types.d.ts").Translate} Translate */

const MAX_LETTERS = 500;
const NEARLY = 400;

/** @param {State} state @param {import("./turn.js").Context} context */
export function chatPanel(state, { t }) {
  const { frame, people } = state;
  if (!frame) return [];
  const room = shownRoom(people, frame);
  return [
    el(
      "div",
      { class: "chat" },
      head(state, frame, room, t),
      el("p", { class: "small" }, hint(frame, room, t)),
      el(
        "div",
        { class: "chat-lines", tabindex: 0, role: "region", "aria-label": t(`chat-room-${room}`) },
        el("div", {}, ...lines(state, frame, room, t)),
      ),
      mayWrite(frame, room) ? form(state, frame, room, t) : null,
    ),
  ];
}

/** @param {State} state @param {Frame} frame @param {ChatRoom} room @param {Translate} t */
function head(state, frame, room, t) {
  const rooms = readable(frame);
  const { muted } = state.people.rooms[room];
  const side = isPlayer(frame) ? frame.viewer : "";
  const choice = (/** @type {ChatRoom} */ name) => {
    const count = newLines(state.people, name, side);
    const words = t(`chat-room-${name}`);
    return button("chat-room", count ? `${words} (${count})` : words, "quiet toggle", {
      "data-value": name,
      "data-key": name,
      "aria-pressed": String(name === room),
    });
  };
  return el(
    "div",
    { class: "row chat-head" },
    rooms.length > 1
      ? el(
          "div",
          { class: "row", role: "group", "aria-label": t("chat-rooms") },
          ...rooms.map(choice),
        )
      : el("h2", {}, t(`chat-room-${room}`)),
    button("chat-mute", t("chat-mute"), "quiet toggle", { "aria-pressed": String(muted) }),
  );
}

/** Who reads this. @param {Frame} frame @param {ChatRoom} room @param {Translate} t */
function hint(frame, room, t) {
  if (frame.status === "open") return t("chat-hint-open");
  if (room === "players" && Object.keys(frame.machines).length) return t("chat-hint-machine");
  if (frame.status === "ended") return t("chat-hint-ended");
  return t(`chat-hint-${room}`);
}

/** @param {State} state @param {Frame} frame @param {ChatRoom} room @param {Translate} t */
function lines(state, frame, room, t) {
  const { lines: said } = state.people.rooms[room];
  const waiting = state.people.unsent.filter((line) => line.room === room && !line.isEchoed);
  const hasOlder = (said[0]?.n ?? 1) > 1;
  const now = new Date();
  return [
    hasOlder ? button("chat-older", t("chat-older"), "quiet") : null,
    said.length || waiting.length ? null : el("p", { class: "small" }, t("chat-empty")),
    el(
      "ol",
      { class: "says" },
      ...said.map((line) => lineOf(line, frame, now, t)),
      ...waiting.map((line) => unsent(line, t)),
    ),
  ].filter((part) => part !== null);
}

/** @param {ChatLine} line @param {Frame} frame @param {Date} now @param {Translate} t */
function lineOf(line, frame, now, t) {
  const isMine = isPlayer(frame) && line.side === frame.viewer;
  const time = moment(line.at, now, document.documentElement.lang);
  return el(
    "li",
    { class: `${line.side ?? ""} ${isMine ? "mine" : ""}`, "data-key": line.n },
    el(
      "p",
      { class: "says-who" },
      el("b", { translate: "no" }, writer(line, frame, t)),
      " ",
      el("time", { datetime: new Date(line.at * 1000).toISOString() }, time),
    ),
    el("p", { class: "says-what", dir: "auto" }, line.text),
  );
}

/** Who wrote a line. @param {ChatLine} line @param {Frame} frame @param {Translate} t */
function writer(line, frame, t) {
  if (line.side) return nameOf(frame, line.side, t);
  const number = line.number ?? 0;
  return line.name
    ? t("chat-spectator-named", { name: verbatim(line.name), number })
    : t("chat-spectator", { number });
}

/** A line as it is read out. @param {ChatLine} line @param {Frame} frame @param {Translate} t */
export function lineWords(line, frame, t) {
  const who = verbatim(writer(line, frame, t));
  return t("chat-spoken", { who, text: verbatim(line.text) });
}

/** A line that is not stored yet. @param {import("../types.d.ts").Unsent} line @param {Translate} t */
function unsent(line, t) {
  const data = { "data-value": line.key };
  return el(
    "li",
    { class: "mine unsent", "data-key": line.key },
    el("p", { class: "says-who" }, line.problem ? t("chat-unsent") : t("chat-sending")),
    el("p", { class: "says-what", dir: "auto" }, line.text),
    line.problem ? el("p", { class: "small", role: "alert" }, line.problem) : null,
    line.problem
      ? el(
          "div",
          { class: "row" },
          button("chat-again", t("chat-again"), "quiet", data),
          button("chat-drop", t("chat-drop"), "quiet", data),
        )
      : null,
  );
}

/** @param {State} state @param {Frame} frame @param {ChatRoom} room @param {Translate} t */
function form(state, frame, room, t) {
  const { draft } = state.people.rooms[room];
  const left = MAX_LETTERS - draft.length;
  return el(
    "div",
    { class: "chat-say", "data-key": `say-${room}` },
    isPlayer(frame) ? null : watcher(state, t),
    el(
      "form",
      { "data-form": "say" },
      el(
        "textarea",
        {
          "data-field": "say",
          "aria-label": t("chat-say"),
          placeholder: t("chat-say"),
          rows: 2,
          maxlength: MAX_LETTERS,
          enterkeyhint: "send",
        },
        draft,
      ),
      el("button", { type: "submit", class: "button" }, t("chat-send")),
    ),
    draft.length > NEARLY ? el("p", { class: "small" }, t("chat-left", { count: left })) : null,
  );
}

/** What a spectator calls themselves. @param {State} state @param {Translate} t */
function watcher(state, t) {
  return el(
    "label",
    { class: "small chat-watcher" },
    t("chat-your-name"),
    el("input", {
      "data-field": "watcher",
      value: state.people.watcher,
      maxlength: 40,
      autocomplete: "nickname",
    }),
  );
}

/** The tab's name, and how much there is to read. @param {number} count @param {Translate} t @returns {Node[]} */
export function chatTab(count, t) {
  const name = document.createTextNode(t("board-tab-chat"));
  if (!count) return [name];
  const badge = el(
    "span",
    { class: "badge" },
    el("span", { "aria-hidden": "true" }, String(count)),
    el("span", { class: "visually-hidden" }, t("chat-new", { count })),
  );
  return [name, badge];
}
