// Telling a player who looks elsewhere that it is their move: a note of the browser's, a soft sound,
// the tab's icon; and their mail address. Nothing is asked of the browser before they press a button.

import { staticAddress } from "../address.js";
import { call } from "../net/http.js";
import { isCurrent, isPassedFor, mySide } from "../state/store.js";
import { browserStorage } from "../storage.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Notices} Notices */
/** @typedef {import("../net/http.js").Answer<Notices["mail"]>} MailAnswer */

const NOTES = "vedette-notes";
const SOUND = "vedette-sound";
const TONES = [587.33, 880];
const ICONS = {
  mine: staticAddress("img/icon-turn.svg").href,
  theirs: staticAddress("img/icon.svg").href,
};

/** Whether the match waits for the player at this page. @param {State} state */
function isMine(state) {
  const side = mySide(state);
  if (isPassedFor(state)) return false;
  return Boolean(side && state.frame?.awaiting.some((waiting) => waiting.side === side));
}

/** What this browser does about notes. @returns {Notices["browser"]} */
function browserNotes() {
  if (!("Notification" in window) || !window.isSecureContext) return "missing";
  if (Notification.permission === "denied") return "refused";
  const isOn = Notification.permission === "granted" && browserStorage.read(NOTES) === "on";
  return isOn ? "on" : "off";
}

function hasSound() {
  return browserStorage.read(SOUND) === "on";
}

/** Two soft tones, one after the other. */
function ring() {
  const audio = new AudioContext();
  for (const [n, tone] of TONES.entries()) {
    const begins = audio.currentTime + n * 0.22;
    const voice = new OscillatorNode(audio, { frequency: tone });
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.setValueAtTime(0, begins);
    loudness.gain.linearRampToValueAtTime(0.07, begins + 0.03);
    loudness.gain.exponentialRampToValueAtTime(0.0005, begins + 0.7);
    voice.connect(loudness).connect(audio.destination);
    voice.start(begins);
    voice.stop(begins + 0.75);
  }
  setTimeout(() => audio.close(), 1500);
}

/** @typedef {import("../state/store.js").Store} Store */

/**
 * @param {Store} store
 * @param {import("../types.d.ts").Translate} t
 */
export function createNotices(store, t) {
  followMoves(store, t);
  listenToButtons(store);
  document.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.id !== "notices-mail") return;
    event.preventDefault();
    leaveAddress(store, String(new FormData(event.target).get("address") ?? "").trim());
  });
  update(store, { browser: browserNotes(), sound: hasSound() });
}

/**
 * Tell of each move that the match waits for, and ask for the mail address once it is to be seen.
 * @param {Store} store @param {import("../types.d.ts").Translate} t
 */
function followMoves(store, t) {
  let wasMine = /** @type {boolean | null} */ (null);
  let isAsked = false;
  store.subscribe((now) => {
    if (!now.frame) return;
    const mine = isMine(now);
    // What may be old is neither told nor marked.
    markTab(mine && isCurrent(now));
    if (isCurrent(now)) {
      // What stood so when the page was opened is no news.
      if (mine && wasMine === false) tell(store, t);
      wasMine = mine;
    }
    if (now.tab !== "table" || isAsked) return;
    isAsked = true;
    refresh(store);
  });
}

/** @param {Store} store */
function listenToButtons(store) {
  /** @type {Record<string, () => unknown>} */
  const does = {
    remove: async () => {
      const answer = await call("DELETE", addressOf(store));
      if (answer.ok) await refresh(store);
    },
    notes: async () => {
      if ((await Notification.requestPermission()) === "granted") browserStorage.keep(NOTES, "on");
      update(store, { browser: browserNotes() });
    },
    "no-notes": () => {
      browserStorage.forget(NOTES);
      update(store, { browser: browserNotes() });
    },
    sound: () => {
      if (hasSound()) browserStorage.forget(SOUND);
      else browserStorage.keep(SOUND, "on");
      if (hasSound()) ring();
      update(store, { sound: hasSound() });
    },
  };
  document.addEventListener("click", (event) => {
    const node = event.target instanceof Element ? event.target.closest("[data-notice]") : null;
    if (node instanceof HTMLElement) does[node.dataset.notice ?? ""]?.();
  });
}

/** @param {Store} store */
function addressOf({ state }) {
  return `/api/matches/${state.frame?.match}/notices`;
}

/** @param {Store} store @param {Partial<Notices>} changes */
function update(store, changes) {
  store.updateTable({ notices: { ...store.state.table.notices, ...changes } });
}

/** @param {Store} store @param {import("../types.d.ts").Translate} t */
function tell(store, t) {
  if (!document.hasFocus() && hasSound()) ring();
  if (document.hidden && browserNotes() === "on") show(store, t);
}

/** @param {Store} store @param {import("../types.d.ts").Translate} t */
function show(store, t) {
  const { frame } = store.state;
  try {
    const note = new Notification(t("notices-your-move"), {
      body: t("notices-your-move-in", { game: `@${frame?.game}-title` }),
      tag: frame?.match,
      icon: ICONS.mine,
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some telephones let only a service worker show notes; then there are none.
    update(store, { browser: "missing" });
  }
}

/** @param {Store} store */
async function refresh(store) {
  const viewer = store.state.frame?.viewer;
  if (viewer === "public" || viewer === "everyone") return;
  /** @type {MailAnswer} */
  const answer = await call("GET", addressOf(store));
  if (answer.ok) update(store, { mail: answer.value });
}

/** @param {Store} store @param {string} address */
async function leaveAddress(store, address) {
  const language = document.documentElement.lang;
  /** @type {MailAnswer} */
  const answer = await call("PUT", addressOf(store), { address, language });
  if (answer.ok) update(store, { mail: answer.value, problem: "" });
  else update(store, { problem: answer.error.detail || answer.error.code });
}

/** The tab's icon shows a mark while it is this player's move. @param {boolean} mine */
function markTab(mine) {
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  const wanted = mine ? ICONS.mine : ICONS.theirs;
  // To set it anew has browsers fetch it anew.
  if (icon && icon.href !== wanted) icon.href = wanted;
}
