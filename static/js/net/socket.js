// The live connection: hello, frames in, commands out, back-off, and a watch on the heartbeat. Whatever
// the network does to single messages, it comes to this: the newest frame is shown, or the page says not.

import { dial } from "./ahead.js";
import { BEHIND_CURTAIN, curtainFell } from "./http.js";

// In heartbeats of the server: after how much silence to ask whether it is still there, how long it may
// take to answer that, or a call; how long to wait at most before the next call; how long to be behind.
// Together they say that an outage that ends is over for the player within one heartbeat.
const ASK = 0.5;
const ANSWER = 0.3;
const CALL = 0.5;
const LONGEST_WAIT = 0.3;
const BEHIND = 0.4;
const WATCH = 0.05;
const WAITS = [300, 700, 1500, 3000];

/** The code that a socket closes with when the curtain of a shared device falls. */
const CURTAIN = 4003;

/** Errors after which trying again is of no use. */
const FINAL = new Set(["unknown-match", "no-seat", "not-yours", BEHIND_CURTAIN]);

/**
 * @typedef {object} Handlers
 * @property {(message: any, isFirst: boolean) => void} onMessage whether it is a socket's first frame,
 *   which is true even if it is older than what is shown
 * @property {(live: import("../types.d.ts").Live) => void} onLive
 * @property {(behind: boolean) => void} onBehind
 * @property {() => number} version the version of the frame that is shown
 * @property {() => object} heard how far each room of the chat was heard
 * @property {() => void} again sends again what has waited long for its answer
 */

/**
 * Keep a socket open to a match.
 * @param {string} address
 * @param {WebSocket} opened the first one, on which nothing was said yet
 * @param {number} beat the time between two heartbeats of the server
 * @param {Handlers} handlers
 */
export function keepSocket(address, opened, beat, handlers) {
  const now = {
    socket: /** @type {WebSocket | null} */ (null),
    tries: 0,
    heard: 0,
    asked: 0,
    isGreeted: false,
    behind: 0,
    newest: 0,
  };
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
    Object.assign(now, { socket, heard: Date.now(), asked: 0, isGreeted: false, newest: 0 });
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
    now.asked = 0;
    if (message.code === BEHIND_CURTAIN) curtainFell();
    if (message.type === "error" && !message.key && FINAL.has(message.code)) isOver = true;
    const isFrame = message.type === "frame";
    if (!isFrame && message.v !== undefined) watchVersion(message.v);
    handlers.onMessage(message, isFrame && !now.isGreeted);
    if (!isFrame) return;
    now.isGreeted = true;
    now.tries = 0;
    watchVersion(message.v);
    tell("live");
  }

  /** What is shown must be the newest that was heard of. @param {number} v */
  function watchVersion(v) {
    now.newest = Math.max(now.newest, v);
    if (now.newest <= handlers.version()) return caughtUp();
    handlers.onBehind(true);
    if (now.behind) return;
    now.behind = Date.now();
    ping();
  }

  function caughtUp() {
    now.behind = 0;
    handlers.onBehind(false);
  }

  /** Ask for a heartbeat, and for the frame if there is a newer one than is shown. */
  function ping() {
    if (send({ type: "ping", v: handlers.version() })) now.asked ||= Date.now();
  }

  function lost() {
    now.socket = null;
    caughtUp();
    tell(isOver ? "closed" : "lost");
    if (isOver) return;
    const wait = Math.min(WAITS[Math.min(now.tries, WAITS.length - 1)], LONGEST_WAIT * beat);
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
    const silent = time - now.heard;
    const isUnanswered = now.isGreeted
      ? now.asked && time - now.asked > ANSWER * beat
      : silent > CALL * beat;
    if (now.socket && isUnanswered) return drop();
    if (now.behind && time - now.behind > BEHIND * beat) return drop();
    if (now.behind || (now.isGreeted && !now.asked && silent > ASK * beat)) ping();
    if (told === "live") handlers.again();
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
  document.addEventListener("visibilitychange", ping);
  setInterval(watch, WATCH * beat);
  // One that waited long for the page's script may be shut by now.
  if (opened.readyState > WebSocket.OPEN) connect();
  else use(opened);
  return { send, drop };
}

/** @param {Handlers} handlers */
function hello({ heard }) {
  return { type: "hello", heard: heard() };
}
