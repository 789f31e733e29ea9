// Gestures and buttons: what each of them does to the store or sends to the server.

import { switchMotion } from "../dom/motion.js";
import { call } from "../net/http.js";
import { dismissHint, showHints } from "../panel/coach.js";
import { receipts } from "../state/receipts.js";
import { mayAct } from "../state/store.js";
import { keepDismissed } from "./dismissed.js";
import { createLookBack } from "./lookback.js";
import {
  allHere,
  choose,
  clear,
  force,
  ground,
  hover,
  point,
  send,
  takeAll,
  typed,
  why,
  write,
} from "./pointing.js";
import * as requests from "./requests.js";
import { createSeries } from "./series.js";
import { createSuggestions } from "./suggest.js";

/** @typedef {import("./pointing.js").Controls} Controls */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../types.d.ts").Buttons} Buttons */

/**
 * @typedef {object} Page what the page itself does
 * @property {(place: string) => void} show
 * @property {(name: string, content: string) => void} save
 * @property {Buttons} does
 * @property {boolean} isShared
 */

/**
 * @param {Store} store
 * @param {Controls["commands"]} commands
 * @param {import("../types.d.ts").GameDrawing} game
 * @param {Page} page
 */
export function createController(store, commands, game, page) {
  const controls = { store, commands, game };
  /** @type {Buttons} */
  const does = {
    ...page.does,
    ...orderButtons(controls),
    ...suggestionButtons(controls),
    ...displayButtons(store, page),
    ...endingButtons(controls),
    ...tableButtons(store),
    ...historyButtons(store),
    receipts: () => saveReceipts(store, page),
  };
  return {
    /** @param {string[]} names @param {boolean} additive */
    point: (names, additive) => point(controls, names, additive),
    clear: () => clear(controls),
    ground: () => ground(controls),
    /** @param {string[]} names */
    hover: (names) => hover(controls, names),
    /** @param {string} [named] */
    allHere: (named) => allHere(controls, named),
    /** @param {string} place */
    takeAll: (place) => takeAll(controls, place),
    /** @param {string[]} names */
    why: (names) => why(controls, names),
    placeName: game.places.name,
    /** @param {string} name @param {DOMStringMap} data */
    press: (name, data) => does[name]?.(data),
  };
}

/** Orders: given, written, taken back. @param {Controls} controls @returns {Buttons} */
function orderButtons(controls) {
  const { store, commands } = controls;
  const { state } = store;
  const series = createSeries(store, (choices) => send(controls, choices));
  return {
    choose: (data) => {
      store.update({ series: null });
      choose(controls, Number(data.choice));
    },
    series: (data) => series.begin(data.value ?? ""),
    forced: () => force(controls),
    leaving: () => store.update({ isLeaving: !state.isLeaving }),
    bargain: () => store.update({ isBargaining: !state.isBargaining }),
    undo: () => mayAct(state) && commands.command("undo"),
    unseal: () => mayAct(state) && commands.command("unseal"),
    "take-back": (data) => mayAct(state) && commands.command("undo", { step: Number(data.step) }),
    typed: (data) => typed(controls, data.value ?? ""),
    write: () => write(controls),
    "let-go": () => clear(controls),
    "all-here": (data) => allHere(controls, data.value),
    many: () => store.update({ many: !state.many }),
  };
}

/** @param {Controls} controls @returns {Buttons} */
function suggestionButtons(controls) {
  const { store } = controls;
  const suggestions = createSuggestions(
    store,
    () => requests.ask(store, "POST", "/suggest", {}),
    (choices) => send(controls, choices),
  );
  return { suggest: suggestions.step, "suggest-rest": suggestions.rest };
}

/** What the page shows, and how. @param {Store} store @param {Page} page @returns {Buttons} */
function displayButtons(store, page) {
  return {
    motion: () => {
      switchMotion();
      store.update({});
    },
    "coach-away": (data) => {
      dismissHint(data.value ?? "");
      store.update({});
    },
    "coach-again": () => {
      showHints(store.state.frame?.match ?? "");
      store.update({});
    },
    fold: () => store.update({ folded: !store.state.folded }),
    dismiss: (data) => {
      const { frame } = store.state;
      const dismissed = Number(data.value);
      // What two share keeps nothing that counts what one of them saw.
      if (frame && !page.isShared) keepDismissed(frame, dismissed);
      store.update({ dismissed });
    },
    look: (data) => page.show(data.place ?? ""),
    tab: (data) => {
      store.update({ tab: data.value ?? "score" });
      if (data.value === "table") requests.refreshDevices(store);
    },
  };
}

/** Ways to end a match before its end. @param {Controls} controls @returns {Buttons} */
function endingButtons({ store, commands }) {
  return {
    ask: (data) => {
      const asking = /** @type {import("../types.d.ts").Table["asking"]} */ (data.value ?? "");
      store.updateTable({ asking });
    },
    resign: () => {
      store.updateTable({ asking: "" });
      commands.command("resign");
    },
    claim: (data) => {
      store.updateTable({ asking: "" });
      commands.command("claim", { do: data.value });
    },
    "draw-offer": () => commands.command("draw", { do: "offer" }),
    "draw-accept": () => commands.command("draw", { do: "accept" }),
    "draw-decline": () => commands.command("draw", { do: "decline" }),
    cancel: () => requests.cancelMatch(store),
  };
}

/** Links, devices and older lines. @param {Store} store @returns {Buttons} */
function tableButtons(store) {
  return {
    "invite-link": () => requests.makeLink(store, "invitation"),
    "watch-link": () => requests.makeLink(store, "spectators"),
    "device-link": () => requests.makeDeviceLink(store),
    revoke: (data) => requests.revokeDevice(store, data.value ?? ""),
    copy: (data) => requests.copy(store, data.value ?? ""),
    older: () => requests.fetchOlder(store),
  };
}

/** @param {Store} store @returns {Buttons} */
function historyButtons(store) {
  const lookBack = createLookBack(
    store,
    (at) => call("GET", `${requests.addressOf(store)}/history?at=${at}`),
    (error) => requests.noteFailure(store, error),
  );
  return { history: (data) => lookBack.to(Number(data.at)), "history-end": lookBack.end };
}

/** @param {Store} store @param {Page} page */
function saveReceipts({ state }, page) {
  const { match = "", viewer = "" } = state.frame ?? {};
  const content = JSON.stringify(receipts(match), null, 1);
  page.save(`vedette-receipts-${match}-${viewer}.json`, content);
}
