// A player at a terminal: the page's own modules for the connection, the commands and the store, without
// a page. They echo choices and say on standard output, one JSON line each time, what they are shown.
//
//     node player.js SERVER MATCH TOKEN BEAT SEED [idle]
//
// A line on standard input is a command to them: {"play": true} or {"play": false}, {"quit": true}.
import { createInterface } from "node:readline";

const [server, match, token, beat, seed, idle] = process.argv.slice(2);
const live = `/api/matches/${match}/live`;

/** The newest version of which anything was read on the socket that is in use. */
let newest = 0;

/** A socket that says who they are, as a page's cookie would. */
class Seated extends WebSocket {
  /** @param {URL} address */
  constructor(address) {
    super(address);
    newest = 0;
    this.addEventListener("message", () => setImmediate(tell));
  }

  /** @param {string} text */
  send(text) {
    const message = JSON.parse(text);
    if (message.type === "hello") message.token = token;
    super.send(JSON.stringify(message));
  }
}

Object.assign(globalThis, {
  WebSocket: Seated,
  location: { href: `${server}/m/${match}` },
  document: {
    body: { dataset: { page: JSON.stringify({ live }) } },
    addEventListener: () => {},
  },
  addEventListener: () => {},
  reportError: (/** @type {unknown} */ error) => {
    throw error;
  },
});

const { opened } = await import("../../static/js/net/ahead.js");
const { keepSocket } = await import("../../static/js/net/socket.js");
const { createCommands } = await import("../../static/js/match/commands.js");
const { createStore, isCurrent, mayAct } = await import("../../static/js/state/store.js");

let state = Number(seed) >>> 0;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 4294967296;
};

/** Since when they have not been at a live board, and the longest that it took to come back, in ms. */
let darkSince = 0;
let dark = 0;

const store = createStore((task) => setImmediate(task));
const acked = new Set();
let plays = !idle;

const socket = keepSocket({ address: live, opened, beat: Number(beat) }, {
  onMessage(message, isFirst) {
    if ("v" in message) newest = Math.max(newest, message.v);
    if (message.type === "frame") store.receive(message, isFirst);
    else if (message.type === "ack") {
      acked.add(message.key);
      commands.done(message);
    } else if (message.type === "error") {
      commands.failed(message);
      say({ error: message.code });
    }
  },
  onLive(is) {
    if (is !== "live") darkSince ||= performance.now();
    else if (darkSince) {
      dark = Math.max(dark, Math.round(performance.now() - darkSince));
      darkSince = 0;
    }
    store.update({ live: is });
    if (is === "live") commands.resume();
  },
  onBehind: (behind) => store.state.behind !== behind && store.update({ behind }),
  version: () => store.state.frame?.v ?? 0,
  heard: () => ({}),
  again: () => commands.again(),
});
const commands = createCommands(store, socket.send, (key) => key);

/** @param {object} what */
function say(what) {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}

let last = "";

function tell() {
  const { frame, live: is, behind, pending } = store.state;
  const claims = isCurrent(store.state) && Boolean(frame?.choices);
  const now = {
    v: frame?.v ?? 0,
    live: is,
    behind,
    claims,
    // It must never be: "your turn" on a version older than one that was heard of.
    wrong: claims && (frame?.v ?? 0) < newest,
    plays,
    pending: pending.length,
    steps: frame?.draft?.steps ?? null,
    status: frame?.status ?? "",
    acked: [...acked],
    dark,
  };
  const line = JSON.stringify(now);
  if (line !== last) say(now);
  last = line;
}

/** How long they think. */
const THOUGHT = 80;
let isThinking = false;

function move() {
  if (isThinking) return;
  isThinking = true;
  setTimeout(() => {
    isThinking = false;
    const { frame } = store.state;
    if (!plays || !mayAct(store.state) || !frame?.choices) return;
    const { actions } = frame.choices;
    commands.act([actions[Math.floor(random() * actions.length)]]);
  }, THOUGHT);
}

store.subscribe(() => {
  tell();
  move();
});

createInterface({ input: process.stdin }).on("line", (line) => {
  const told = JSON.parse(line);
  if (told.quit) process.exit(0);
  plays = told.play;
  tell();
  move();
});
