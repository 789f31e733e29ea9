// The match page: wiring only.
import { createCamera } from "./board/camera.js";
import { createBoard } from "./board/render.js";
import { loadDrawing } from "./board/svg.js";
import { createTips } from "./board/tips.js";
import { games } from "./games/index.js";
import { loadTranslator } from "./i18n.js";
import { createCommands } from "./match/commands.js";
import { createController } from "./match/controller.js";
import { drawAll, newsOf } from "./match/draw.js";
import { listen } from "./match/listen.js";
import { keepHead, madeLinks } from "./match/receipts.js";
import { createStore } from "./match/store.js";
import { call } from "./net/http.js";
import { openSocket } from "./net/socket.js";
import { wakeForClaims } from "./panel/claim.js";

const page = JSON.parse(document.body.dataset.page ?? "{}");
const store = createStore((task) => requestAnimationFrame(task));
const mapAddress = new URL(`../maps/${page.game}.svg`, import.meta.url);

const [t, drawing, sheet] = await Promise.all([
  loadTranslator(),
  loadDrawing(mapAddress),
  call("GET", page.board).then((answer) => (answer.ok ? answer.value : null)),
]);

const pane = /** @type {HTMLElement} */ (document.getElementById("board"));
document.getElementById("map")?.replaceChildren(drawing);
const game = games[page.game];
const board = createBoard(drawing, sheet, t);
const camera = createCamera(drawing);
const tip = /** @type {HTMLElement} */ (document.getElementById("tip"));
const tips = createTips(tip, pane);
const context = { t, sheet, game };

const socket = openSocket(page.live, {
  onMessage: received,
  onLive: (live) => {
    store.update({ live });
    if (live === "live") commands.resume();
  },
  onBehind: (behind) => store.state.behind !== behind && store.update({ behind }),
  version: () => store.state.frame?.v ?? 0,
});
const commands = createCommands(store, socket.send, t);
const controller = createController(store, commands, game, { show, save });

/** @param {any} message */
function received(message) {
  if (message.type === "frame") {
    const since = store.state.frame?.log.at(-1)?.n ?? Number.POSITIVE_INFINITY;
    store.receive(message);
    keepHead(message);
    lookAtBattle(store.state.frame?.view);
    const news = newsOf(store.state, since, context);
    if (news) store.update({ said: news });
  } else if (message.type === "ack") {
    commands.done(message);
  } else if (message.type === "why") {
    commands.because(message);
  } else if (message.type === "error" && !commands.failed(message) && message.code !== "stale") {
    store.update({ note: { kind: "error", text: message.message } });
  }
}

let battleAt = "";

/** A battle that begins out of sight comes into view. @param {any} view */
function lookAtBattle(view) {
  const place = game.battleAt(view);
  const mark = board.marks.get(place);
  if (mark && place !== battleAt) camera.show(mark.x, mark.y);
  battleAt = place;
}

/** @param {string} place */
function show(place) {
  const mark = board.marks.get(place);
  if (mark) camera.lookAt(mark.x, mark.y);
}

/** @param {string} name @param {string} content */
function save(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const news = document.getElementById("said");
store.updateTable(madeLinks(page.match));
store.subscribe((state) => drawAll(state, context, board, tips));
store.subscribe((state) => {
  if (news && news.textContent !== state.said) news.textContent = state.said;
});
wakeForClaims(store);
listen(store, controller, camera, board);
store.update({});
document.body.classList.add("ready");
