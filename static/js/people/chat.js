// Chat: lines come over the socket and go by HTTP, each with a key, and again until it is stored.

import { newKey } from "../net/random.js";
import { isPlayer, merged, plain, ROOMS, readable, shownRoom, unbroken } from "../state/people.js";

/** @typedef {import("../types.d.ts").ChatLine} ChatLine */
/** @typedef {import("../types.d.ts").ChatRoom} ChatRoom */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../net/http.js").Answer<{lines: ChatLine[]}>} Page */
/** @typedef {Pick<import("../types.d.ts").Room, "read" | "muted">} KeptRoom */
/** @typedef {Record<ChatRoom, KeptRoom> & {watcher: string}} Kept what this browser keeps */

const AGAIN = 2500;
/** Of the lines, in pixels: less of them is not seen. */
const SEEN = 30;
/** Problems that pass by themselves. */
const PASSING = new Set(["no-connection", "too-many", "unsaved", "internal"]);

/**
 * @typedef {object} Chat
 * @property {ReturnType<typeof import("./people.js").access>} at
 * @property {(line: ChatLine, frame: Frame) => void} readOut tells it to those who listen
 * @property {boolean} isSending
 */

/** @param {Chat["at"]} at @param {Chat["readOut"]} readOut */
export function createChat(at, readOut) {
  const chat = { at, readOut, isSending: false };
  recall(chat);
  return {
    /** @param {{room: ChatRoom, lines: ChatLine[]}} message */
    received: (message) => received(chat, message),
    look: () => look(chat),
    /** @param {HTMLTextAreaElement} field */
    say: (field) => say(chat, field),
    resume: () => send(chat),
    heard: () => heard(chat),
    /** @param {HTMLTextAreaElement} field */
    typed: (field) => typed(chat, field),
    /** @param {string} watcher */
    named: (watcher) => at.change({ watcher }),
    does: buttons(chat),
    /** @param {Frame} frame */
    opened: (frame) => opened(chat, frame),
  };
}

/** @param {Chat} chat @returns {import("../types.d.ts").Buttons} */
function buttons(chat) {
  return {
    "chat-room": (data) => {
      chat.at.change({ room: /** @type {ChatRoom} */ (data.value) });
      look(chat);
    },
    "chat-mute": () => mute(chat),
    "chat-older": () => older(chat),
    "chat-drop": (data) => drop(chat, data.value ?? ""),
    "chat-again": (data) => {
      changeUnsent(chat, data.value ?? "", { problem: "" });
      send(chat);
    },
  };
}

/** @param {Chat} chat @param {ChatRoom} name @param {Partial<import("../types.d.ts").Room>} changes */
function changeRoom({ at }, name, changes) {
  const { rooms } = at.people();
  at.change({ rooms: { ...rooms, [name]: { ...rooms[name], ...changes } } });
}

/** @param {Chat} chat @param {string} key @param {Partial<import("../types.d.ts").Unsent>} changes */
function changeUnsent({ at }, key, changes) {
  const { unsent } = at.people();
  at.change({ unsent: unsent.map((line) => (line.key === key ? { ...line, ...changes } : line)) });
}

/** Lines that the server sent. @param {Chat} chat @param {{room: ChatRoom, lines: ChatLine[]}} message */
function received(chat, { room, lines }) {
  const known = chat.at.people().rooms[room].lines;
  const last = known.at(-1)?.n ?? 0;
  changeRoom(chat, room, { lines: unbroken(merged(known, lines)) });
  hideEcho(chat, room, lines);
  const { read } = chat.at.people().rooms[room];
  tell(
    chat,
    room,
    lines.filter((line) => line.n > Math.max(last, read)),
  );
  look(chat);
}

/**
 * What one said may come over the socket before the answer to saying it: it is not to be seen twice.
 * @param {Chat} chat @param {ChatRoom} room @param {ChatLine[]} lines
 */
function hideEcho(chat, room, lines) {
  const { frame } = chat.at.store.state;
  const said = chat.at.people().unsent.find((line) => !line.problem);
  if (!chat.isSending || !frame || said?.room !== room) return;
  const side = isPlayer(frame) ? frame.viewer : "";
  const isOwn = (/** @type {ChatLine} */ line) =>
    (line.side ?? "") === side && (line.name ?? "") === said.name && line.text === said.text;
  if (lines.some(isOwn)) changeUnsent(chat, said.key, { isEchoed: true });
}

/** @param {Chat} chat @param {ChatRoom} room @param {ChatLine[]} lines */
function tell({ at, readOut }, room, lines) {
  const { frame } = at.store.state;
  if (!frame || at.people().rooms[room].muted) return;
  const side = isPlayer(frame) ? frame.viewer : "";
  const others = lines.filter((line) => !side || line.side !== side);
  for (const line of others.slice(-3)) readOut(line, frame);
}

/** What is on the screen is read. @param {Chat} chat */
function look(chat) {
  const { at } = chat;
  const { frame, tab } = at.store.state;
  if (!frame || tab !== "chat" || document.hidden || !isInSight()) return;
  const room = shownRoom(at.people(), frame);
  const { lines, read } = at.people().rooms[room];
  const last = lines.at(-1)?.n ?? 0;
  if (last <= read) return;
  changeRoom(chat, room, { read: last });
  remember(chat);
}

/** How far each room was heard, for the server. @param {Chat} chat */
function heard({ at }) {
  const last = (/** @type {ChatRoom} */ name) => at.people().rooms[name].lines.at(-1)?.n ?? 0;
  return Object.fromEntries(ROOMS.map((name) => [name, last(name)]).filter(([, n]) => n));
}

/** What is typed and not yet said. @param {Chat} chat @param {HTMLTextAreaElement} field */
function typed(chat, field) {
  const { at } = chat;
  const { frame } = at.store.state;
  if (frame) changeRoom(chat, shownRoom(at.people(), frame), { draft: field.value });
}

/** @param {Chat} chat @param {HTMLTextAreaElement} field */
function say(chat, field) {
  const { at } = chat;
  const { frame } = at.store.state;
  const text = plain(field.value).trim();
  if (!frame || !text) return;
  const room = shownRoom(at.people(), frame);
  const name = isPlayer(frame) ? "" : at.people().watcher.trim();
  const line = { key: newKey(), room, text, name, problem: "", isEchoed: false };
  field.value = "";
  changeRoom(chat, room, { draft: "" });
  at.change({ unsent: [...at.people().unsent, line] });
  remember(chat);
  send(chat);
}

/** Send what waits, in its order. @param {Chat} chat */
async function send(chat) {
  const next = chat.at.people().unsent.find((line) => !line.problem);
  if (chat.isSending || !next) return;
  chat.isSending = true;
  const { problem: _, isEchoed: __, ...body } = next;
  /** @type {import("../net/http.js").Answer<ChatLine>} */
  const answer = await chat.at.call("POST", "/chat", body);
  chat.isSending = false;
  if (answer.ok) {
    drop(chat, next.key);
    received(chat, { room: next.room, lines: [answer.value] });
  } else if (PASSING.has(answer.error.code)) {
    changeUnsent(chat, next.key, { isEchoed: false });
    setTimeout(() => send(chat), AGAIN);
    return;
  } else {
    changeUnsent(chat, next.key, {
      problem: answer.error.detail || answer.error.code,
      isEchoed: false,
    });
  }
  send(chat);
}

/** @param {Chat} chat @param {string} key of a line that is not sent any more */
function drop({ at }, key) {
  at.change({ unsent: at.people().unsent.filter((line) => line.key !== key) });
}

/** Mute the room that is shown, or hear it again. @param {Chat} chat */
function mute(chat) {
  const { at } = chat;
  const { frame } = at.store.state;
  if (!frame) return;
  const room = shownRoom(at.people(), frame);
  changeRoom(chat, room, { muted: !at.people().rooms[room].muted });
  remember(chat);
}

/** @param {Chat} chat */
async function older(chat) {
  const { at } = chat;
  const { frame } = at.store.state;
  if (!frame) return;
  const room = shownRoom(at.people(), frame);
  const first = at.people().rooms[room].lines[0]?.n ?? 1;
  /** @type {Page} */
  const answer = await at.call("GET", `/chat?room=${room}&before=${first}`);
  if (!answer.ok) return;
  const { lines } = at.people().rooms[room];
  changeRoom(chat, room, { lines: merged(answer.value.lines, lines) });
}

/** After the end there is another room to read. @param {Chat} chat @param {Frame} frame */
async function opened(chat, frame) {
  for (const room of readable(frame)) {
    if (chat.at.people().rooms[room].lines.length) continue;
    /** @type {Page} */
    const answer = await chat.at.call("GET", `/chat?room=${room}`);
    if (answer.ok) received(chat, { room, lines: answer.value.lines });
  }
}

/** Which lines were read and which rooms are muted stays in this browser. @param {Chat} chat */
function remember({ at }) {
  const { rooms, watcher } = at.people();
  const kept = Object.fromEntries(
    ROOMS.map((name) => [name, { read: rooms[name].read, muted: rooms[name].muted }]),
  );
  at.keep("chat", { ...kept, watcher });
}

/** @param {Chat} chat */
function recall(chat) {
  /** @type {Partial<Kept>} */
  const kept = chat.at.kept("chat");
  for (const name of ROOMS) changeRoom(chat, name, kept[name] ?? {});
  chat.at.change({ watcher: kept.watcher ?? "" });
}

/** Whether the lines lie on the screen: a phone's sheet may be scrolled elsewhere. */
function isInSight() {
  const box = document.querySelector(".chat-lines")?.getBoundingClientRect();
  return Boolean(box && box.top < innerHeight - SEEN && box.bottom > SEEN);
}
