// Gestures and buttons: what each of them does to the store or sends to the server.

import { switchMotion } from "../dom/motion.js";
import { call } from "../net/http.js";
import { dismissCoach } from "../panel/coach.js";
import { keepLinks, receipts, vouchedFor } from "../state/receipts.js";
import { gesture, holdableBlocks, meansAllThere, refused } from "../state/select.js";
import { mayAct, mySide } from "../state/store.js";
import { completions, subjectOf, understood } from "../state/typed.js";
import { keepDismissed } from "./dismissed.js";
import { createLookBack } from "./lookback.js";
import { createSuggestions } from "./suggest.js";

/** @typedef {import("../types.d.ts").Choice} Choice */

/**
 * @param {import("../state/store.js").Store} store
 * @param {ReturnType<typeof import("./commands.js").createCommands>} commands
 * @param {import("../types.d.ts").GameDrawing} game
 * @param {{show: (place: string) => void, save: (name: string, content: string) => void, does: Record<string, (data: DOMStringMap) => unknown>, isShared: boolean}} page
 */
export function createController(store, commands, game, page) {
  const { state } = store;
  const address = () => `/api/matches/${state.frame?.match}`;

  /** @param {string[]} names @param {boolean} additive */
  function point(names, additive) {
    if (!state.frame || state.history || !mySide(state)) return;
    if (!mayAct(state)) return;
    const meaning = gesture(state.frame.choices, state.selection, names, {
      additive: additive || state.many,
    });
    const isPlace = meaning.do === "why" && !state.selection.length && meansAllThere(names);
    const there = isPlace ? standing(names) : [];
    if (there.length) store.update({ selection: there, chooser: null, note: null });
    else carryOut(meaning, names);
  }

  /** The blocks that may be held at a place: who points at it with an empty hand means them. @param {string[]} names */
  function standing(names) {
    const view = state.frame?.view;
    const free = holdableBlocks(state.frame?.choices ?? null);
    const first = [...free].find((name) =>
      names.includes(game.nameOfPlace(game.placeOf(name, view))),
    );
    return first ? game.companions(view, first).filter((name) => free.has(name)) : [];
  }

  /** @param {import("../state/select.js").Meaning} meaning @param {string[]} names */
  function carryOut(meaning, names) {
    if (meaning.do === "select") {
      const { selection } = meaning;
      store.update({ selection, chooser: null, note: null, follow: "", sure: "" });
    } else if (meaning.do === "send") {
      send(meaning.choices);
    } else if (meaning.do === "choose") {
      store.update({ chooser: { choices: meaning.choices, at: meaning.at }, note: null });
    } else if (meaning.do === "why") {
      why(names);
    }
  }

  /** @param {Choice[]} choices */
  function send(choices) {
    const follow = game.trayOf(state.frame?.view, choices[0]?.subject ?? "");
    const single = choices.length === 1;
    store.update({
      chooser: null,
      note: null,
      selection: [],
      follow: single ? follow : "",
      sure: "",
    });
    commands.act(choices);
  }

  /** Ask why a thing can't be taken hold of, or pointed at by what is held. @param {string[]} names */
  function why(names) {
    if (state.frame?.status !== "running" || state.history) return;
    const { selection, target } = refused(state.selection, names);
    store.update({ chooser: null });
    commands.why(selection, target, names);
  }

  /** Show on the board what is being written. @param {string} text */
  function typed(text) {
    const choices = state.frame?.choices ?? null;
    const subject = text ? subjectOf(completions(choices, text, [])) : "";
    store.update({ typed: text, selection: subject ? [subject] : [], chooser: null, note: null });
  }

  /** Do all that is written, or ask why an order of it can't be done; tells whether it was done. */
  function write() {
    const choices = state.frame?.choices ?? null;
    const text = state.typed.trim();
    if (!text || !mayAct(state)) return false;
    const { found, unknown } = understood(choices, text);
    const done = found.length > 0 && !unknown;
    if (done) send(found);
    else commands.why("typed", unknown || text, []);
    return done;
  }

  function clear() {
    store.update({ selection: [], chooser: null, note: null, follow: "", many: false, sure: "" });
  }

  /** Take all that stands with the block in hand, or at a place where the hand is empty. @param {string} place */
  function takeAll(place) {
    if (state.selection.length) return allHere();
    if (!state.frame || state.history || !mayAct(state)) return;
    const there = standing([game.nameOfPlace(place)]);
    if (there.length) store.update({ selection: there, chooser: null, note: null, follow: "" });
  }

  /** Take all that stands with a piece: with the one in hand, unless another is named. */
  function allHere(/** @type {string} */ named = "") {
    const [first] = named ? [named] : state.selection;
    if (!named && game.trayOf(state.frame?.view, first ?? "")) return;
    const free = holdableBlocks(state.frame?.choices ?? null);
    const all = game.companions(state.frame?.view, first).filter((name) => free.has(name));
    store.update({ selection: all, follow: "" });
  }

  /**
   * Call the server; what goes wrong is said beside the board.
   * @param {string} method @param {string} path @param {object} [body]
   */
  async function asked(method, path, body) {
    const answer = await call(method, `${address()}${path}`, body);
    if (!answer.ok) note(answer);
    return answer;
  }

  /** Say why something was refused. @param {any} answer */
  function note({ error }) {
    store.update({ note: { kind: "error", text: error.detail || error.code } });
  }

  /** @param {string} kind */
  async function makeLink(kind) {
    const answer = await asked("POST", `/${kind}`, {});
    if (!answer.ok) return;
    const { link } = answer.value;
    if (kind === "devices") {
      store.updateTable({ deviceLink: link });
      await refreshDevices();
      return;
    }
    const match = state.frame?.match ?? "";
    const made = kind === "invitation" ? { invite: vouchedFor(link, match) } : { watch: link };
    keepLinks(match, made);
    store.updateTable(made);
  }

  const suggestions = createSuggestions(store, asked, send);

  async function refreshDevices() {
    if (!mySide(state) && state.frame?.status !== "open") return;
    const answer = await asked("GET", "/devices");
    if (answer.ok) store.updateTable(answer.value);
  }

  const lookBack = createLookBack(
    store,
    (at) => call("GET", `${address()}/history?at=${at}`),
    note,
  );

  async function older() {
    const lines = state.table.older[0] ?? state.frame?.log[0];
    const answer = await asked("GET", `/log?before=${lines?.n ?? 1}`);
    if (answer.ok) store.updateTable({ older: [...answer.value.lines, ...state.table.older] });
  }

  /** @param {string} text */
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      store.updateTable({ copied: text });
    } catch {
      // Without the right to the clipboard the link can still be taken from its field.
    }
  }

  /** @param {string} id */
  async function revoke(id) {
    const answer = await asked("DELETE", `/devices/${id}`);
    if (!answer.ok) return;
    store.updateTable({ deviceLink: "" });
    await refreshDevices();
  }

  /** @type {Record<string, (data: DOMStringMap) => unknown>} */
  const does = {
    ...page.does,
    choose: (data) => {
      const choice = state.frame?.choices?.actions[Number(data.choice)];
      if (!choice || !mayAct(state)) return;
      const key = JSON.stringify(choice.action);
      if (choice.confirm && state.sure !== key) store.update({ sure: key });
      else send([choice]);
    },
    undo: () => mayAct(state) && commands.command("undo"),
    unseal: () => mayAct(state) && commands.command("unseal"),
    typed: (data) => typed(data.value ?? ""),
    write,
    "take-back": (data) => mayAct(state) && commands.command("undo", { step: Number(data.step) }),
    suggest: suggestions.step,
    "suggest-rest": suggestions.rest,
    "let-go": clear,
    "all-here": (data) => allHere(data.value),
    many: () => store.update({ many: !state.many }),
    motion: () => {
      switchMotion();
      store.update({});
    },
    "coach-away": () => {
      dismissCoach();
      store.update({});
    },
    fold: () => store.update({ folded: !state.folded }),
    dismiss: (data) => {
      const dismissed = Number(data.value);
      // What two share keeps nothing that counts what one of them saw.
      if (state.frame && !page.isShared) keepDismissed(state.frame, dismissed);
      store.update({ dismissed });
    },
    look: (data) => page.show(data.place ?? ""),
    tab: (data) => {
      store.update({ tab: data.value ?? "score" });
      if (data.value === "table") refreshDevices();
    },
    ask: (data) => store.updateTable({ asking: /** @type {any} */ (data.value ?? "") }),
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
    "invite-link": () => makeLink("invitation"),
    "watch-link": () => makeLink("spectators"),
    "device-link": () => makeLink("devices"),
    revoke: (data) => revoke(data.value ?? ""),
    copy: (data) => copy(data.value ?? ""),
    cancel: async () => {
      const answer = await asked("DELETE", "");
      if (answer.ok) location.assign("/");
    },
    receipts: () => {
      const { match = "", viewer = "" } = state.frame ?? {};
      page.save(
        `vedette-receipts-${match}-${viewer}.json`,
        JSON.stringify(receipts(match), null, 1),
      );
    },
    history: (data) => lookBack.to(Number(data.at)),
    "history-end": lookBack.end,
    older,
  };

  return {
    point,
    clear,
    allHere,
    takeAll,
    why,
    placeName: game.nameOfPlace,
    refreshDevices,
    /** @param {string} name @param {DOMStringMap} data */
    press: (name, data) => does[name]?.(data),
  };
}
