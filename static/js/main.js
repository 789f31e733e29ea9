// The match page: wiring only.

import { staticAddress } from "./address.js";
import { createAnimation } from "./board/animation.js";
import { createCamera } from "./board/camera.js";
import { listenForFans } from "./board/fan.js";
import { listenForHovers } from "./board/hover.js";
import { createBoard } from "./board/render.js";
import { createTips } from "./board/tips.js";
import { loadDrawing } from "./dom/svg.js";
import { loadGame } from "./games/index.js";
import { loadTranslator } from "./i18n.js";
import { createCommands } from "./match/commands.js";
import { createController } from "./match/controller.js";
import { hangCurtain } from "./match/curtain.js";
import { createDrawing } from "./match/draw.js";
import { createFocusKeeper } from "./match/focus.js";
import { createKeepInView } from "./match/keepInView.js";
import { listen } from "./match/listen.js";
import { createMapKeyboard } from "./match/mapKeyboard.js";
import { createNotices } from "./match/notify.js";
import { keepPlace } from "./match/place.js";
import { createScrollKeeper } from "./match/scroll.js";
import { askedWords, createVoice, heard, sentences } from "./match/spoken.js";
import { opened } from "./net/ahead.js";
import { call } from "./net/http.js";
import { keepSocket } from "./net/socket.js";
import { wakeForClaims } from "./panel/claim.js";
import { createKeySheet } from "./panel/keysheet.js";
import { createLegend } from "./panel/legend.js";
import { openRulesBeside } from "./panel/rule.js";
import { listenToSheet } from "./panel/sheet.js";
import { createSignals } from "./panel/signals.js";
import { listenToTyped } from "./panel/typed.js";
import { createPeople } from "./people/people.js";
import { brokenPromise, keepHead, madeLinks } from "./state/receipts.js";
import { createStore, mySide } from "./state/store.js";

/** @type {import("./types.d.ts").MatchPage} */
const page = JSON.parse(document.body.dataset.page ?? "{}");
const isShared = page.told !== null;
const game = await loadGame(page.game);
const store = createStore((task) => requestAnimationFrame(task), game.pieces.nextOf);

const isTall = window.matchMedia("(orientation: portrait)").matches;
const mapName = game.hasTallMap && isTall ? "map-tall" : "map";

const [t, drawing, sheet] = await Promise.all([
  loadTranslator(`.${page.game}`),
  loadDrawing(
    page.maps
      ? new URL(`${page.maps}/${mapName}.svg`, location.href)
      : staticAddress(`games/${page.game}/${mapName}.svg`),
  ),
  loadSheet(page.board),
]);

/** @param {string} address @returns {Promise<import("./types.d.ts").Sheet>} */
async function loadSheet(address) {
  /** @type {import("./net/http.js").Answer<import("./types.d.ts").Sheet>} */
  const answer = await call("GET", address);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

const pane = /** @type {HTMLElement} */ (document.getElementById("board"));
document.getElementById("map")?.replaceChildren(drawing);
const places = game.places.all(sheet);
const board = createBoard(drawing, places, t);
const camera = createCamera(drawing, board.rescale, game.pieceSize);
const tip = /** @type {HTMLElement} */ (document.getElementById("tip"));
const tips = createTips(tip, pane);
const context = { t, sheet, game, boardPage: page.told_of_board };
const stage = createAnimation(board, pane, store, context);

const people = createPeople(store, page.match, t, (text) => say(text));
const socket = keepSocket(page.live, opened, Math.max(1000, page.heartbeat), {
  onMessage: received,
  onLive: (live) => {
    store.update({ live });
    if (live !== "live") return;
    commands.resume();
    people.resume();
  },
  onBehind: (behind) => store.state.behind !== behind && store.update({ behind }),
  version: () => store.state.frame?.v ?? 0,
  heard: people.heard,
  again: () => commands.again(),
});
const commands = createCommands(store, socket.send, t);
const controller = createController(store, commands, game, {
  show,
  save,
  does: people.does,
  isShared,
});

/** @param {import("./net/wire.d.ts").ServerMessage} message @param {boolean} isFirst */
function received(message, isFirst) {
  if (people.received(message)) return;
  if (message.type === "frame") {
    const before = store.state.frame;
    store.receive(message, isFirst);
    // What two share tells neither of them how often the other one moved.
    if (!isShared) keepHead(message);
    const broken = brokenPromise(message);
    if (broken !== store.state.broken) store.update({ broken });
    if (store.state.frame === message) stage.play(before, message);
    beginAtOwn(store.state.frame);
    lookAtBattle(store.state.frame?.view ?? null);
  } else if (message.type === "ack") {
    commands.done(message);
  } else if (message.type === "why") {
    commands.because(message);
  } else if (message.type === "error" && !commands.failed(message) && message.code !== "stale") {
    store.update({ note: { kind: "error", text: message.message } });
  }
}

let hasBegun = false;

/** A narrow screen opens where the player's own pieces are, or the most of them, else at their own places. @param {import("./types.d.ts").Frame | null} frame */
function beginAtOwn(frame) {
  if (hasBegun || !frame?.view) return;
  hasBegun = true;
  const { view, viewer } = frame;
  const pieces = game.pieces.all(view, sheet, t);
  const own = pieces.filter(({ kind }) => kind.split(" ").includes(viewer));
  const home = places.filter(({ side }) => side === viewer);
  const at = own.length ? own.map((piece) => piece.at) : home.map(({ id }) => id);
  const marks = (/** @type {string[]} */ ids) => ids.flatMap((id) => board.marks.get(id) ?? []);
  camera.begin(marks(at), marks(pieces.map((piece) => piece.at)));
}

let battleAt = "";

/** A battle that begins is unfolded. @param {import("./types.d.ts").View | null} view */
function lookAtBattle(view) {
  const place = game.battle.at(view);
  if (place && place !== battleAt) store.update({ folded: false });
  battleAt = place;
}

/** @param {string} place */
function show(place) {
  const mark = board.marks.get(place);
  if (mark) camera.lookAt(mark);
}

/** @param {string} name @param {string} content */
function save(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const say = createVoice(/** @type {HTMLElement} */ (document.getElementById("said")));
const walk = createMapKeyboard(board, (place) =>
  game.places.neighbours(sheet, place).map((way) => way.place),
);
const keepingFocus = createFocusKeeper();
const keepingScroll = createScrollKeeper(store);
const field = /** @type {HTMLElement} */ (document.getElementById("battle"));
const draw = createDrawing(context, board, tips, createKeepInView(board, camera, pane, field));
let told = heard(store.state);

store.updateTable(madeLinks(page.match));
store.subscribe((state) => {
  keepingFocus(() => {
    keepingScroll(() => draw(state));
    walk.settle();
  });
});
store.subscribe((state) => {
  for (const sentence of sentences(told, state, context)) say(sentence);
  told = heard(state);
});
listen({
  store,
  controller,
  camera,
  board,
  walk,
  page: {
    openKeys: createKeySheet(t),
    openLegend: createLegend(() => game.tracks.legend(t, sheet, mySide(store.state)), t),
    signals: createSignals(store, t, people.look),
    say,
    asked: () => (store.state.frame ? askedWords(store.state.frame, context) : ""),
  },
});
wakeForClaims(store);
createNotices(store, t);
openRulesBeside();
if (isShared) hangCurtain(page, store, socket.send, context);
keepPlace(store, controller, camera);
listenToSheet();
listenToTyped(controller);
listenForFans(board);
listenForHovers(drawing, controller.hover);
store.update({});
document.body.classList.add("ready");
