// The match page: wiring only.

import { staticAddress } from "../address.js";
import { dial, opened } from "../net/ahead.js";
import { call, callAs } from "../net/http.js";
import { keepSocket } from "../net/socket.js";
import { wakeForClaims } from "../panel/claim.js";
import { createPeople } from "../people/people.js";
import { brokenPromise, keepHead, madeLinks } from "../state/receipts.js";
import { mySide, sideOf } from "../state/store.js";
import { createAlarm } from "./alarm.js";
import { bringToLife, createReception, loadBoardPage } from "./boardPage.js";
import { createCommands } from "./commands.js";
import { createController } from "./controller.js";
import { hangCurtain } from "./curtain.js";
import { createForesight } from "./foresee.js";
import { answerIdle } from "./idle.js";
import { askForLuck } from "./luck.js";
import { keepMemory } from "./memory.js";
import { watchOtherMatches } from "./nextMatch.js";
import { createNotices } from "./notify.js";
import { watchOffer } from "./offer.js";
import { askOnward } from "./onward.js";
import { createOwnMarks } from "./ownMarks.js";
import { keepPlace } from "./place.js";
import { watchRelease } from "./release.js";
import { askForReviews } from "./review.js";
import { watchAbsence } from "./since.js";

/** @param {import("../types.d.ts").MatchPage} page */
export async function openMatch(page) {
  const isShared = page.told !== null;
  const parts = await loadBoardPage(page);
  const { show, game, store, t, camera, context, say } = parts;
  const receive = createReception(parts);

  const people = createPeople(store, page.match, t, say);
  const beat = Math.max(1000, page.heartbeat);
  const socket = keepSocket(
    { address: page.live, opened: opened ?? dial(page.live), beat },
    {
      onMessage: received,
      onLive: (live) => {
        store.update({ live });
        if (live !== "live") return;
        commands.resume();
        people.resume();
      },
      onBehind: (behind) => {
        if (store.state.behind === behind) return;
        store.update({ behind });
        // What waited for the newest frame goes at once.
        if (!behind) commands.again();
      },
      version: () => store.state.frame?.v ?? 0,
      heard: people.heard,
      again: () => commands.again(),
    },
  );
  const commands = createCommands(store, socket.send, t);
  const controller = createController(store, commands, game, {
    show,
    save,
    replay: replaying(parts),
    explain: explaining(parts),
    does: {
      ...people.does,
      review: askForReviews(store, page.match),
      minds: () => openMinds(parts, page.match, (at) => controller.press("history", { at })),
    },
    isShared,
  });

  const shownOf = answerIdle(store, commands.act, game);
  const heardOf = watchRelease();
  /** @param {import("../net/wire.d.ts").ServerMessage} message @param {boolean} isFirst */
  function received(message, isFirst) {
    if (people.received(message)) return;
    if (message.type === "frame") {
      if (!isShared) keepSeat(mySide(store.state), message, isFirst);
      receive(shownOf(message), isFirst);
      // What two share tells neither of them how often the other one moved.
      if (!isShared) keepHead(message);
      const broken = brokenPromise(message);
      if (broken !== store.state.broken) store.update({ broken });
    } else if (message.type === "heartbeat") {
      heardOf(message.release);
    } else if (message.type === "ack") {
      commands.done(message);
    } else if (message.type === "why") {
      commands.because(message);
    } else if (message.type === "error" && !commands.failed(message) && message.code !== "stale") {
      store.update({ note: { kind: "error", text: message.message } });
    }
  }

  store.updateTable(madeLinks(page.match));
  bringToLife(parts, controller, people.look, createOwnMarks(parts, page.match));
  watchOver(parts, isShared);
  if (game.pieces.face) keepMemory(store, () => call("GET", `/api/matches/${page.match}/memory`));
  foresee(page, parts);
  if (isShared) hangCurtain(page, store, socket.send, context);
  keepPlace(store, controller, camera, page.match);
  store.update({});
}

/**
 * Ask for what comes by no frame, and tell of what comes while nobody looks.
 * @param {import("./boardPage.js").Parts} parts
 * @param {boolean} isShared
 */
function watchOver({ store, game, t }, isShared) {
  const alarm = createAlarm(/** @type {HTMLElement} */ (document.getElementById("live")));
  store.subscribe(({ live }) => alarm(live));
  wakeForClaims(store);
  watchAbsence(store, isShared, game);
  if (!isShared) watchOtherMatches(store);
  watchOffer(store);
  askForLuck(store);
  createNotices(store, t);
}

/**
 * Name with each call the side that is played. A browser that has another seat by now gets its page.
 * @param {string} played "" for none so far
 * @param {import("../types.d.ts").Frame} frame
 * @param {boolean} isFirst of its socket
 */
function keepSeat(played, frame, isFirst) {
  const side = sideOf(frame);
  if (isFirst && played && played !== side) location.reload();
  callAs(frame.match, side);
}

/**
 * Show what a step to the next moment of the past tells.
 * @param {import("./boardPage.js").Parts} parts
 * @returns {import("./controller.js").Page["replay"]}
 */
function replaying({ store, stage }) {
  return (before, now) => {
    // Three boards are drawn in another place, and all at once.
    if (!store.state.minds) stage.replay(before, now, store.state.frame?.viewer ?? "");
  };
}

/**
 * Why a machine would make a choice, as far as a game tells.
 * @param {import("./boardPage.js").Parts} parts
 * @returns {import("./controller.js").Page["explain"]}
 */
function explaining({ game, sheet }) {
  return async (choice, view) => (await game.advice?.reason?.(choice, view, sheet)) ?? null;
}

/**
 * Three boards of a match that is over; what draws them is fetched by who wants it alone.
 * @param {import("./boardPage.js").Parts} parts @param {string} match @param {(at: string) => unknown} goTo
 */
async function openMinds(parts, match, goTo) {
  /** @type {typeof import("./minds.js")} */
  const minds = await import(staticAddress("js/match/minds.js").href);
  await minds.openMinds(parts, match, goTo);
}

/** What could be done is shown on the map before it counts. @param {import("../types.d.ts").MatchPage} page @param {import("./boardPage.js").Parts} parts */
function foresee(page, { store, game, t, sheet, board, camera }) {
  /** @type {(name: string) => Promise<import("../net/http.js").Answer<import("../net/wire.d.ts").Foreseen>>} */
  const ask = (name) =>
    call("GET", `/api/matches/${page.match}/foresee?selection=${encodeURIComponent(name)}`);
  askOnward(store, game, ask);
  createForesight(store, game, ask, ({ choice, foreseen }) => {
    const view = store.state.frame?.view;
    if (!view) return;
    const name = game.advice?.foresees?.(choice, view) ?? "";
    const told = game.advice?.foretold?.(foreseen, choice, view, t, sheet);
    const seen = [game.places.of(name, view), ...(told?.badges.map(({ at }) => at) ?? [])];
    camera.follow(seen.flatMap((id) => board.marks.get(id) ?? []));
  });
}

/** @param {string} name @param {string} content */
function save(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
