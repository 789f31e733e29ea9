// The live connection: hello, frames in, commands out, back-off, and a watch on the heartbeat. Whatever
// the network does to single messages, it comes to this: the newest frame is shown, or the page says not.

import { dial } from "./ahead.js";
import { BEHIND_CURTAIN, curtainFell } from "./http.js";
import { isPackingKnown, unpacked } from "./packing.js";

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

/** @typedef {import("../types.d.ts").Live} Live */
/** @typedef {import("./wire.d.ts").ServerMessage} ServerMessage */
/** @typedef {import("./wire.d.ts").FrameMessage} FrameMessage */

/**
 * @typedef {object} Handlers
 * @property {(message: ServerMessage, isFirst: boolean) => void} onMessage whether it is a socket's
 *   first frame, which is true even if it is older than what is shown
 * @property {(live: Live) => void} onLive
 * @property {(behind: boolean) => void} onBehind
 * @property {() => number} version the version of the frame that is shown
 * @property {() => object} heard how far each room of the chat was heard
 * @property {() => void} again sends again what has waited long for its answer
 */

/**
 * @typedef {object} Connection to a match, over one socket after the other; moments in milliseconds
 * @property {string} address
 * @property {number} beat the time between two heartbeats of the server
 * @property {Handlers} handlers
 * @property {WebSocket | null} socket
 * @property {number} tries since something was heard
 * @property {number} heard when something came last
 * @property {number} asked when a heartbeat was asked for, 0 when none is
 * @property {FrameMessage | null} frame the last one of this socket
 * @property {import("./packing.js").Unpacked | null} unpacked the last one that came packed
 * @property {Promise<void>} reading what has come so far, in its order
 * @property {number} behind since when the page is, 0 while it is not
 * @property {number} newest the newest version that this socket spoke of
 * @property {boolean} isOver whether nothing is tried any more
 * @property {Live | ""} told what the page was told last
 */

/**
 * Keep a socket open to a match: the opened one, on which nothing was said yet, then others.
 * @param {Pick<Connection, "address" | "beat"> & {opened: WebSocket}} line
 * @param {Handlers} handlers
 */
export function keepSocket({ opened, ...line }, handlers) {
  /** @type {Connection} */
  const connection = {
    ...line,
    handlers,
    socket: null,
    tries: 0,
    heard: 0,
    asked: 0,
    frame: null,
    unpacked: null,
    reading: Promise.resolve(),
    behind: 0,
    newest: 0,
    isOver: false,
    told: "",
  };
  addEventListener("offline", () => drop(connection));
  // What was slept through is asked for at once, whether or not the socket seems to be open.
  const wake = () => {
    connection.tries = 0;
    connect(connection);
    ping(connection);
  };
  addEventListener("online", wake);
  addEventListener("pageshow", wake);
  document.addEventListener("visibilitychange", () => ping(connection));
  setInterval(() => watch(connection), WATCH * connection.beat);
  // One that waited long for the page's script may be shut by now.
  if (opened.readyState > WebSocket.OPEN) connect(connection);
  else use(connection, opened);
  return {
    /** @param {object} message */
    send: (message) => send(connection, message),
    drop: () => drop(connection),
  };
}

/** @param {Connection} connection */
function connect(connection) {
  if (connection.isOver || connection.socket) return;
  tell(connection, "connecting");
  use(connection, dial(connection.address));
}

/** @param {Connection} connection @param {WebSocket} socket */
function use(connection, socket) {
  const nothing = { heard: Date.now(), asked: 0, frame: null, unpacked: null, newest: 0 };
  Object.assign(connection, { socket, ...nothing });
  socket.binaryType = "arraybuffer";
  const greet = () => {
    const heard = connection.handlers.heard();
    const { hidden } = document;
    socket.send(JSON.stringify({ type: "hello", heard, packed: isPackingKnown(), hidden }));
  };
  if (socket.readyState === WebSocket.OPEN) greet();
  else socket.onopen = greet;
  const isInUse = () => socket === connection.socket;
  socket.onmessage = ({ data }) => {
    if (!isInUse()) return;
    connection.heard = Date.now();
    // To unpack a frame takes a moment, in which more may come.
    const read = () => (isInUse() ? readOne(connection, data) : undefined);
    connection.reading = connection.reading.then(read).catch(reportError);
  };
  socket.onclose = (event) => isInUse() && closed(connection, event.code);
}

/** @param {Connection} connection @param {object} message */
function send({ socket }, message) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

/** @param {Connection} connection @param {number} code */
function closed(connection, code) {
  connection.isOver ||= code === CURTAIN;
  lost(connection);
  if (code === CURTAIN) curtainFell();
}

/** @param {Connection} connection @param {string | ArrayBuffer} data */
async function readOne(connection, data) {
  if (typeof data === "string") return heard(connection, JSON.parse(data));
  const { socket } = connection;
  // What can't be unpacked comes anew on another socket.
  const made = await unpacked(data, connection.unpacked).catch(() => null);
  if (socket !== connection.socket) return;
  connection.unpacked = made;
  if (made) heard(connection, made.frame);
  else drop(connection);
}

/** @param {Connection} connection @param {ServerMessage} message */
function heard(connection, message) {
  connection.asked = 0;
  if (message.type === "frame") return took(connection, message);
  if (message.type === "error") failed(connection, message);
  if ("v" in message) watchVersion(connection, message.v);
  connection.handlers.onMessage(message, false);
}

/** @param {Connection} connection @param {FrameMessage} frame */
function took(connection, frame) {
  const isFirst = !connection.frame;
  connection.frame = frame;
  connection.handlers.onMessage(frame, isFirst);
  connection.tries = 0;
  watchVersion(connection, frame.v);
  tell(connection, "live");
}

/** @param {Connection} connection @param {import("./wire.d.ts").Failed} error */
function failed(connection, { code, key }) {
  if (code === BEHIND_CURTAIN) curtainFell();
  if (!key && FINAL.has(code)) connection.isOver = true;
}

/** @param {Connection} connection @param {Live} live */
function tell(connection, live) {
  if (live === connection.told) return;
  connection.told = live;
  connection.handlers.onLive(live);
}

/** What is shown must be the newest that was heard of. @param {Connection} connection @param {number} v */
function watchVersion(connection, v) {
  connection.newest = Math.max(connection.newest, v);
  if (connection.newest <= connection.handlers.version()) return caughtUp(connection);
  connection.handlers.onBehind(true);
  if (connection.behind) return;
  connection.behind = Date.now();
  ping(connection);
}

/** @param {Connection} connection */
function caughtUp(connection) {
  connection.behind = 0;
  connection.handlers.onBehind(false);
}

/** Ask for a heartbeat, and for the frame if there is a newer one than is shown. @param {Connection} connection */
function ping(connection) {
  const { hidden } = document;
  const isSent = send(connection, { type: "ping", v: connection.handlers.version(), hidden });
  if (isSent) connection.asked ||= Date.now();
}

/** @param {Connection} connection */
function lost(connection) {
  connection.socket = null;
  caughtUp(connection);
  tell(connection, connection.isOver ? "closed" : "lost");
  if (connection.isOver) return;
  const { tries, beat } = connection;
  const wait = Math.min(WAITS[Math.min(tries, WAITS.length - 1)], LONGEST_WAIT * beat);
  connection.tries += 1;
  setTimeout(() => connect(connection), wait * (0.7 + 0.6 * Math.random()));
}

/** Hang up, and call again. @param {Connection} connection */
function drop(connection) {
  const { socket } = connection;
  if (!socket) return;
  socket.onclose = null;
  socket.close();
  lost(connection);
}

/** Hang up on a server that does not answer, ask one that says nothing. @param {Connection} connection */
function watch(connection) {
  const { asked, beat, behind, frame, socket } = connection;
  const time = Date.now();
  const silent = time - connection.heard;
  const isUnanswered = frame ? asked && time - asked > ANSWER * beat : silent > CALL * beat;
  if (socket && isUnanswered) return drop(connection);
  if (behind && time - behind > BEHIND * beat) return drop(connection);
  if (behind || (frame && !asked && silent > ASK * beat)) ping(connection);
  if (connection.told === "live") connection.handlers.again();
}
