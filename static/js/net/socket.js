// The live connection: hello, frames in, commands out, back-off, and a watch on the heartbeat.

import { dial } from "./ahead.js";
import { BEHIND_CURTAIN, curtainFell } from "./http.js";

const SILENCE = 25_000;
const BEHIND = 4_000;
const WATCH = 1_000;
const WAITS = [300, 700, 1500, 3000, 6000, 10_000];

/** The code that a socket closes with when the curtain of a shared device falls. */
const CURTAIN = 4003;

/** Errors after which trying again is of no use. */
const FINAL = new Set(["unknown-match", "no-seat", "not-yours", BEHIND_CURTAIN]);

/**
 * @typedef {object} Handlers
 * @property {(message: any) => void} onMessage
 * @property {(live: import("../types.d.ts").Live) => void} onLive
 * @property {(behind: boolean) => void} onBehind
 * @property {() => number} version the version of the frame that is shown
 * @property {() => object} heard how far each room of the chat was heard
 */

/**
 * Keep a socket open to a match.
 * @param {string} address
 * @param {WebSocket} opened the first one, on which nothing was said yet
 * @param {Handlers} handlers
 */
export function keepSocket(address, opened, handlers) {
  const now = { socket: /** @type {WebSocket | null} */ (null), tries: 0, heard: 0, behind: 0 };
  let isOver = false;
  let told = "";

  /** @param {import("../types.d.ts").Live} live */
  function tell(live) {
    if (live === told) return;
    told = live;
    handlers.onLive(live);
  }

  function connect() {
    if (isOver || now.socket) return;
    tell("connecting");
    use(dial(address));
  }

  /** @param {WebSocket} socket */
  function use(socket) {
    now.socket = socket;
    now.heard = Date.now();
    const greet = () => socket.send(JSON.stringify(hello(handlers)));
    if (socket.readyState === WebSocket.OPEN) greet();
    else socket.onopen = greet;
    socket.onmessage = (event) => socket === now.socket && heard(JSON.parse(event.data));
    socket.onclose = (event) => socket === now.socket && closed(event.code);
  }

  /** @param {number} code */
  function closed(code) {
    isOver ||= code === CURTAIN;
    lost();
    if (code === CURTAIN) curtainFell();
  }

  /** @param {any} message */
  function heard(message) {
    now.heard = Date.now();
    if (message.code === BEHIND_CURTAIN) curtainFell();
    if (message.type === "frame") {
      now.tries = 0;
      caughtUp();
      handlers.onMessage(message);
      tell("live");
      return;
    }
    if (message.type === "heartbeat") watchVersion(message.v);
    if (message.type === "error" && !message.key && FINAL.has(message.code)) isOver = true;
    handlers.onMessage(message);
  }

  /** @param {number} v */
  function watchVersion(v) {
    if (v <= handlers.version()) return caughtUp();
    if (!now.behind) now.behind = Date.now();
    handlers.onBehind(true);
  }

  function caughtUp() {
    now.behind = 0;
    handlers.onBehind(false);
  }

  function lost() {
    now.socket = null;
    tell(isOver ? "closed" : "lost");
    if (isOver) return;
    const wait = WAITS[Math.min(now.tries, WAITS.length - 1)];
    now.tries += 1;
    setTimeout(connect, wait * (0.7 + 0.6 * Math.random()));
  }

  function drop() {
    const socket = now.socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    lost();
  }

  function watch() {
    const time = Date.now();
    const isSilent = now.socket && time - now.heard > SILENCE;
    if (isSilent || (now.behind && time - now.behind > BEHIND)) {
      caughtUp();
      drop();
    }
  }

  /** @param {object} message */
  function send(message) {
    if (now.socket?.readyState !== WebSocket.OPEN) return false;
    now.socket.send(JSON.stringify(message));
    return true;
  }

  addEventListener("offline", drop);
  addEventListener("online", () => {
    now.tries = 0;
    connect();
  });
  document.addEventListener("visibilitychange", () => send({ type: "ping" }));
  setInterval(watch, WATCH);
  // One that waited long for the page's script may be shut by now.
  if (opened.readyState > WebSocket.OPEN) connect();
  else use(opened);
  return { send, drop };
}

/** @param {Handlers} handlers */
function hello({ heard }) {
  return { type: "hello", heard: heard() };
}
