// The people at the table: wiring of chat, notes, presence and rematch to the page.

import { isComposing } from "../dom/composing.js";
import { call } from "../net/http.js";
import { lineWords } from "../panel/chat.js";
import { browserStorage } from "../storage.js";
import { createChat } from "./chat.js";
import { createCompany } from "./company.js";
import { createNotes } from "./notes.js";

/** @typedef {import("../types.d.ts").People} People */

/**
 * What the parts share: their state, the server, and what this browser keeps for the match.
 * @param {import("../state/store.js").Store} store
 * @param {string} match
 */
export function access(store, match) {
  const place = (/** @type {string} */ name) => `vedette:${name}:${match}`;
  return {
    store,
    people: () => store.state.people,
    /** @param {Partial<People>} changes */
    change: (changes) => store.update({ people: { ...store.state.people, ...changes } }),
    /**
     * @template [T=unknown]
     * @param {string} method @param {string} path @param {object} [body]
     * @returns {Promise<import("../net/http.js").Answer<T>>}
     */
    call: (method, path, body) => call(method, `/api/matches/${match}${path}`, body),
    /** @param {string} name @param {object} value */
    keep(name, value) {
      browserStorage.keep(place(name), JSON.stringify(value));
    },
    /**
     * What was kept by a name, of the type that the caller keeps there.
     * @template T
     * @param {string} name
     * @returns {Partial<T>}
     */
    kept(name) {
      try {
        return JSON.parse(browserStorage.read(place(name)) ?? "{}") ?? {};
      } catch {
        return {};
      }
    },
  };
}

/**
 * @param {import("../state/store.js").Store} store
 * @param {string} match
 * @param {import("../types.d.ts").Translate} t
 * @param {(text: string) => void} say to those who listen
 */
export function createPeople(store, match, t, say) {
  const at = access(store, match);
  const chat = createChat(at, (line, frame) => say(lineWords(line, frame, t)));
  const notes = createNotes(at);
  const company = createCompany(at);
  const shown = { tab: "", status: "" };
  store.subscribe(follow);

  /** What is shown anew is brought up to date. @param {import("../types.d.ts").State} state */
  function follow({ tab, frame }) {
    if (tab !== shown.tab) {
      shown.tab = tab;
      bring();
    }
    if (frame && frame.status !== shown.status) {
      const isEnd = shown.status && frame.status === "ended";
      shown.status = frame.status;
      if (isEnd) chat.opened(frame);
    }
  }

  function bring() {
    const { tab } = store.state;
    // Drawn first: what is not on the screen is not read.
    if (tab === "chat") queueMicrotask(chat.look);
    if (tab === "notes") notes.load();
    if (tab === "table") company.refresh();
  }

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) notes.resume();
    else bring();
  });
  hands({ chat, notes, company });

  return {
    heard: chat.heard,
    look: chat.look,
    does: { ...chat.does, ...notes.does, ...company.does },
    /** After the connection is back, what was under way is sent again. */
    resume() {
      chat.resume();
      notes.resume();
    },
    /** Take a message of the socket, if it is for us. @param {import("../net/wire.d.ts").ServerMessage} message */
    received(message) {
      if (message.type === "chat") chat.received(message);
      else if (message.type === "rematch") company.received(message);
      else return false;
      return true;
    },
  };
}

/**
 * Hands on the fields: they say what they are in `data-field`.
 * @param {{chat: ReturnType<typeof createChat>, notes: ReturnType<typeof createNotes>, company: ReturnType<typeof createCompany>}} parts
 */
function hands({ chat, notes, company }) {
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLTextAreaElement && target.dataset.field === "say") chat.typed(target);
    if (target instanceof HTMLTextAreaElement && target.dataset.field === "notes")
      notes.typed(target.value);
    if (target instanceof HTMLInputElement && target.dataset.field === "watcher")
      chat.named(target.value);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.form) return;
    event.preventDefault();
    const field = form.querySelector("[data-field]");
    if (form.dataset.form === "say" && field instanceof HTMLTextAreaElement) chat.say(field);
    if (form.dataset.form === "name" && field instanceof HTMLInputElement)
      company.rename(field.value);
  });
  document.addEventListener("keydown", (event) => {
    const field = event.target;
    if (!(field instanceof HTMLTextAreaElement) || field.dataset.field !== "say") return;
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    chat.say(field);
  });
}
