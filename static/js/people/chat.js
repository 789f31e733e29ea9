// Chat: lines come over the socket and go by HTTP, each with a key, and again until it is stored.
import { isPlayer, merged, plain, ROOMS, readable, shownRoom, unbroken } from "../state/people.js";

/** @typedef {import("../types.d.ts").ChatLine} ChatLine */
/** @typedef {import("../types.d.ts").ChatRoom} ChatRoom */
/** @typedef {import("../types.d.ts").Frame} Frame */

const AGAIN = 2500;
/** Of the lines, in pixels: less of them is not seen. */
const SEEN = 30;
/** Problems that pass by themselves. */
const PASSING = new Set(["no-connection", "too-many", "unsaved", "internal"]);

/**
 * @param {ReturnType<typeof import("./people.js").access>} at
 * @param {(line: ChatLine, frame: Frame) => void} readOut tells it to those who listen
 */
export function createChat(at, readOut) {
  const { store, change, call } = at;
  let isSending = false;
  recall();

  /** @param {ChatRoom} name @param {Partial<import("../types.d.ts").Room>} changes */
  function changeRoom(name, changes) {
    const { rooms } = at.people();
    change({ rooms: { ...rooms, [name]: { ...rooms[name], ...changes } } });
  }

  /** Lines that the server sent. @param {{room: ChatRoom, lines: ChatLine[]}} message */
  function received({ room, lines }) {
    const known = at.people().rooms[room].lines;
    const last = known.at(-1)?.n ?? 0;
    changeRoom(room, { lines: unbroken(merged(known, lines)) });
    const fresh = lines.filter((line) => line.n > Math.max(last, at.people().rooms[room].read));
    tell(room, fresh);
    look();
  }

  /** @param {ChatRoom} room @param {ChatLine[]} lines */
  function tell(room, lines) {
    const { frame } = store.state;
    if (!frame || at.people().rooms[room].muted) return;
    const side = isPlayer(frame) ? frame.viewer : "";
    const others = lines.filter((line) => !side || line.side !== side);
    for (const line of others.slice(-3)) readOut(line, frame);
  }

  /** What is on the screen is read. */
  function look() {
    const { frame, tab } = store.state;
    if (!frame || tab !== "chat" || document.hidden || !isInSight()) return;
    const room = shownRoom(at.people(), frame);
    const last = at.people().rooms[room].lines.at(-1)?.n ?? 0;
    if (last <= at.people().rooms[room].read) return;
    changeRoom(room, { read: last });
    remember();
  }

  /** @param {HTMLTextAreaElement} field */
  function say(field) {
    const { frame } = store.state;
    const text = plain(field.value).trim();
    if (!frame || !text) return;
    const room = shownRoom(at.people(), frame);
    const name = isPlayer(frame) ? "" : at.people().watcher.trim();
    const line = { key: crypto.randomUUID(), room, text, name, problem: "" };
    field.value = "";
    changeRoom(room, { draft: "" });
    change({ unsent: [...at.people().unsent, line] });
    remember();
    send();
  }

  /** Send what waits, in its order. */
  async function send() {
    const next = at.people().unsent.find((line) => !line.problem);
    if (isSending || !next) return;
    isSending = true;
    const { problem: _, ...body } = next;
    const answer = await call("POST", "/chat", body);
    isSending = false;
    if (answer.ok) {
      change({ unsent: at.people().unsent.filter((line) => line.key !== next.key) });
      received({ room: next.room, lines: [answer.value] });
    } else if (PASSING.has(answer.error.code)) {
      setTimeout(send, AGAIN);
      return;
    } else {
      const problem = answer.error.detail || answer.error.code;
      const failed = (/** @type {import("../types.d.ts").Unsent} */ line) =>
        line.key === next.key ? { ...line, problem } : line;
      change({ unsent: at.people().unsent.map(failed) });
    }
    send();
  }

  async function older() {
    const { frame } = store.state;
    if (!frame) return;
    const room = shownRoom(at.people(), frame);
    const first = at.people().rooms[room].lines[0]?.n ?? 1;
    const answer = await call("GET", `/chat?room=${room}&before=${first}`);
    if (answer.ok) {
      const { lines } = at.people().rooms[room];
      changeRoom(room, { lines: merged(answer.value.lines, lines) });
    }
  }

  /** Which lines were read and which rooms are muted stays in this browser. */
  function remember() {
    const { rooms, watcher } = at.people();
    const kept = Object.fromEntries(
      ROOMS.map((name) => [name, { read: rooms[name].read, muted: rooms[name].muted }]),
    );
    at.keep("chat", { ...kept, watcher });
  }

  function recall() {
    const kept = at.kept("chat");
    for (const name of ROOMS) changeRoom(name, kept[name] ?? {});
    change({ watcher: kept.watcher ?? "" });
  }

  return {
    received,
    look,
    say,
    resume: send,
    /** How far each room was heard, for the server. */
    heard() {
      const last = (/** @type {ChatRoom} */ name) => at.people().rooms[name].lines.at(-1)?.n ?? 0;
      return Object.fromEntries(ROOMS.map((name) => [name, last(name)]).filter(([, n]) => n));
    },
    /** @param {HTMLTextAreaElement} field */
    typed(field) {
      const { frame } = store.state;
      if (frame) changeRoom(shownRoom(at.people(), frame), { draft: field.value });
    },
    /** @param {string} watcher */
    named: (watcher) => change({ watcher }),
    /** @type {import("../types.d.ts").Buttons} */
    does: {
      "chat-room": (data) => {
        change({ room: /** @type {ChatRoom} */ (data.value) });
        look();
      },
      "chat-mute": () => {
        const { frame } = store.state;
        if (!frame) return;
        const room = shownRoom(at.people(), frame);
        changeRoom(room, { muted: !at.people().rooms[room].muted });
        remember();
      },
      "chat-older": older,
      "chat-drop": (data) => {
        change({ unsent: at.people().unsent.filter((line) => line.key !== data.value) });
      },
      "chat-again": (data) => {
        const freed = at
          .people()
          .unsent.map((line) => (line.key === data.value ? { ...line, problem: "" } : line));
        change({ unsent: freed });
        send();
      },
    },
    /** After the end there is another room to read. @param {Frame} frame */
    async opened(frame) {
      for (const room of readable(frame)) {
        if (at.people().rooms[room].lines.length) continue;
        const answer = await call("GET", `/chat?room=${room}`);
        if (answer.ok) received({ room, lines: answer.value.lines });
      }
    },
  };
}

/** Whether the lines lie on the screen: a phone's sheet may be scrolled elsewhere. */
function isInSight() {
  const box = document.querySelector(".chat-lines")?.getBoundingClientRect();
  return Boolean(box && box.top < innerHeight - SEEN && box.bottom > SEEN);
}
