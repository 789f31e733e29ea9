// Gestures and buttons: what each of them does to the store or sends to the server.

import { share } from "../dom/giveAway.js";
import { setPace, switchMotion } from "../dom/motion.js";
import { switchSounds } from "../dom/sounds.js";
import { call } from "../net/http.js";
import { dismissHint, showHints } from "../panel/coach.js";
import { isMemoryShown, switchMemory } from "../state/memory.js";
import { receipts } from "../state/receipts.js";
import { keepAllSeen, keepSeen, linesSeen } from "../state/seen.js";
import { takenBack } from "../state/steps.js";
import { mayAct } from "../state/store.js";
import { newTrial, tried, withoutLast } from "../state/trying.js";
import { disarm, disarmInTime } from "./askedAgain.js";
import { createLookBack } from "./lookback.js";
import { postOffer, withdrawOffer } from "./offer.js";
import { createPlans } from "./plans.js";
import {
  allHere,
  choose,
  clear,
  force,
  ground,
  leave,
  point,
  send,
  takeAdvised,
  takeAll,
  typed,
  write,
} from "./pointing.js";
import { createReplay } from "./replay.js";
import * as requests from "./requests.js";
import { bringUnder } from "./scroll.js";
import { createSeries } from "./series.js";
import { createSuggestions } from "./suggest.js";
import { hover, why } from "./telling.js";
import { createWaitingPresses } from "./waiting.js";

/** @typedef {import("./pointing.js").Controls} Controls */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../types.d.ts").Buttons} Buttons */

/**
 * @typedef {object} Page what the page itself does
 * @property {(place: string) => void} show
 * @property {(name: string, content: string) => void} save
 * @property {(before: import("../types.d.ts").History, now: import("../types.d.ts").History) => void} replay
 * @property {(choice: import("../types.d.ts").Choice, view: import("../types.d.ts").View) => Promise<import("../types.d.ts").Message | null>} explain why a machine would make a choice
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
  const controls = { store, commands, game, isShared: page.isShared };
  disarmInTime(store, game);
  /** @type {Buttons} */
  const does = {
    ...page.does,
    ...orderButtons(controls),
    ...suggestionButtons(controls, page),
    ...displayButtons(store, page),
    ...endingButtons(controls),
    ...tableButtons(store),
    ...historyButtons(store, page),
    ...tryingButtons(store),
    receipts: () => saveReceipts(store, page),
  };
  const press = createWaitingPresses(store, game, ({ names, additive, by, isOnMap }) =>
    point(controls, names, additive, by, isOnMap),
  );
  return {
    /** @param {string[]} names @param {boolean} additive @param {Parameters<typeof point>[3]} [by] @param {boolean} [isOnMap] */
    point: (names, additive, by, isOnMap) => {
      // Who decides something has read what happened.
      store.update({ since: 0 });
      const { trying, frame } = store.state;
      const placeOf = (/** @type {string} */ name) => game.places.of(name, frame?.view ?? null);
      if (trying) store.update({ trying: tried(trying, names, placeOf) });
      else press({ names, additive, by, isOnMap });
    },
    clear: () => clear(controls),
    leave: () => leave(controls),
    ground: () => ground(controls),
    /** @param {string} sure */
    disarm: (sure) => disarm(store, sure),
    /** @param {string[]} names @param {string} over @param {boolean} [hasLeft] */
    hover: (names, over, hasLeft) => hover(controls, names, over, hasLeft),
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

/** A board of one's own: begun, taken back, left. @param {Store} store @returns {Buttons} */
function tryingButtons(store) {
  const begin = () =>
    store.update({ trying: newTrial(), selection: [], chooser: null, note: null, scene: null });
  return {
    "try-out": begin,
    "try-again": begin,
    "try-back": () => {
      const { trying } = store.state;
      if (trying) store.update({ trying: withoutLast(trying) });
    },
    "try-end": () => store.update({ trying: null, selection: [] }),
  };
}

/** Orders: given, written, taken back. @param {Controls} controls @returns {Buttons} */
function orderButtons(controls) {
  const { store, commands } = controls;
  const { state } = store;
  const series = createSeries(store, (choices) => send(controls, choices), controls.game);
  const takeBack = (/** @type {number} */ step) => {
    const steps = state.frame?.draft?.steps ?? [];
    if (mayAct(state)) commands.takeBack(takenBack(steps, controls.game, step));
  };
  return {
    choose: (data) => {
      store.update({ series: null });
      choose(controls, Number(data.choice));
    },
    series: (data) => series.begin(data.value ?? ""),
    forced: () => force(controls),
    leaving: () => store.update({ isLeaving: !state.isLeaving }),
    bargain: () =>
      store.update({ isBargaining: !state.isBargaining, selection: [], chooser: null }),
    undo: () => takeBack((state.frame?.draft?.steps.length ?? 0) - 1),
    prepare: ({ ask = "", answer = "" }) => {
      const said = state.frame?.standing[ask] ?? "";
      if (said !== answer) commands.command("prepare", { ask, answer });
    },
    unseal: () => mayAct(state) && commands.command("unseal"),
    "take-back": (data) => takeBack(Number(data.step)),
    typed: (data) => typed(controls, data.value ?? ""),
    write: () => write(controls),
    "let-go": () => clear(controls),
    "all-here": (data) => allHere(controls, data.value),
    many: () => store.update({ many: !state.many }),
  };
}

/** @param {Controls} controls @param {Pick<Page, "explain">} page @returns {Buttons} */
function suggestionButtons(controls, page) {
  const { store } = controls;
  const suggestions = createSuggestions(
    store,
    () => requests.ask(store, "POST", "/suggest", {}),
    (choices) => send(controls, choices),
    page.explain,
  );
  const plans = createPlans(
    store,
    () => call("GET", `${requests.addressOf(store)}/plans`),
    (ms) => new Promise((done) => setTimeout(done, ms)),
    {
      bring: () => {
        store.flush();
        const opened = document.querySelector(".plans");
        if (opened) bringUnder(opened, document.querySelector("#turn > .asked.mine"));
      },
      leave: () => {
        store.flush();
        const opener = document.querySelector("#turn [data-do=plans]");
        if (opener instanceof HTMLElement) opener.focus();
      },
      send: (choices) => send(controls, choices),
      takeBack: (steps) => controls.commands.takeBack(steps),
    },
  );
  return {
    ...plans,
    suggest: suggestions.step,
    "suggest-rest": suggestions.rest,
    "suggest-take": () => takeAdvised(controls),
  };
}

/** What the page shows, and how. @param {Store} store @param {Page} page @returns {Buttons} */
function displayButtons(store, page) {
  return {
    motion: () => {
      switchMotion();
      store.update({});
    },
    "motion-pace": ({ value = "" }) => {
      setPace(value);
      store.update({});
    },
    sounds: () => {
      switchSounds();
      store.update({});
    },
    memory: () => {
      switchMemory();
      store.update(isMemoryShown() ? {} : { memory: [] });
    },
    "coach-away": (data) => {
      dismissHint(store.state.frame?.game ?? "", data.value ?? "");
      store.update({});
    },
    "coach-again": () => {
      const { game = "", match = "" } = store.state.frame ?? {};
      showHints(game, match);
      store.update({});
    },
    fold: () => store.update({ folded: !store.state.folded }),
    dismiss: (data) => {
      const { frame } = store.state;
      const known = frame ? linesSeen("dismissed", frame) : [];
      const dismissed = [...known, ...store.state.dismissed, Number(data.value)];
      // What two share keeps nothing that counts what one of them saw.
      if (frame && !page.isShared) keepAllSeen("dismissed", frame, dismissed);
      store.update({ dismissed });
    },
    "open-result": (data) => {
      const n = Number(data.value);
      store.update({ opened: store.state.opened === n ? 0 : n });
    },
    heard: (data) => {
      const { frame } = store.state;
      const heard = Number(data.value);
      if (frame && !page.isShared) keepSeen("heard", frame, heard);
      store.update({ heard });
    },
    "since-away": () => store.update({ since: 0 }),
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
    "offer-post": () => postOffer(store),
    "offer-withdraw": () => withdrawOffer(store),
    "watch-link": () => requests.makeLink(store, "spectators"),
    "device-link": () => requests.makeDeviceLink(store),
    revoke: (data) => requests.revokeDevice(store, data.value ?? ""),
    code: (data) => requests.showCode(store, data.value ?? ""),
    share: (data) => share(data.value ?? ""),
    copy: (data) => requests.copy(store, data.value ?? ""),
    older: () => requests.fetchOlder(store),
  };
}

/** @param {Store} store @param {Page} page @returns {Buttons} */
function historyButtons(store, page) {
  const lookBack = createLookBack(
    store,
    (asked) => {
      const { eyes, minds } = store.state;
      const whose = minds ? "&minds=all" : eyes && `&eyes=${eyes}`;
      return call("GET", `${requests.addressOf(store)}/history?${asked}${whose}`);
    },
    (error) => requests.noteFailure(store, error),
    undefined,
    page.replay,
  );
  const replay = createReplay(store, lookBack);
  return {
    history: (data) => replay.to(Number(data.at)),
    "history-from": (data) => {
      store.update({ since: 0 });
      return replay.from(Number(data.line));
    },
    "history-line": (data) => {
      store.update({ since: 0 });
      return replay.find(Number(data.line));
    },
    "history-eyes": (data) => {
      store.update({ eyes: data.value ?? "" });
      return replay.to(Number(data.at));
    },
    "history-play": replay.play,
    "history-end": replay.end,
  };
}

/** @param {Store} store @param {Page} page */
function saveReceipts({ state }, page) {
  const { match = "", viewer = "" } = state.frame ?? {};
  const content = JSON.stringify(receipts(match), null, 1);
  page.save(`vedette-receipts-${match}-${viewer}.json`, content);
}
