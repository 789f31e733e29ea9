// When the other was here, what one is called, and another match.
import { keepPromise } from "../match/receipts.js";
import { entropy } from "../net/http.js";
import { isPlayer } from "./state.js";

const MINUTE = 60_000;

/** @param {ReturnType<typeof import("./people.js").access>} at */
export function createCompany(at) {
  const { store, change, call } = at;
  /** One for this page, so that pressing twice is the same as pressing once. */
  const own = entropy();

  /** Ask when the players were last here, while that can be read. */
  async function refresh() {
    const { frame, tab } = store.state;
    if (!frame || tab !== "table" || document.hidden || !isPlayer(frame)) return;
    const answer = await call("GET", "/seen");
    if (answer.ok) change({ seen: answer.value.players });
  }

  /** @param {string} method @param {object} [body] */
  async function rematch(method, body) {
    // The socket may tell of it before the answer comes.
    const wasMade = at.people().rematch.state === "made";
    const answer = await call(method, "/rematch", body);
    if (!answer.ok) return fail(answer.error);
    change({ rematch: answer.value });
    const { match, commitment } = answer.value;
    // An offer's promise is kept under the old match's id until the new one has its own.
    if (match && !wasMade) keepPromise(match, commitment, own);
    if (match && method === "POST") location.assign(`/m/${match}`);
    if (!match && method === "POST") at.keep("rematch", { commitment, entropy: own });
  }

  /** @param {import("../net/http.js").Failure} error */
  function fail(error) {
    store.update({ note: { kind: "error", text: error.detail || error.code } });
  }

  /** @param {string} name */
  async function rename(name) {
    const answer = await call("PUT", "/name", { name: name.trim() });
    if (!answer.ok) return fail(answer.error);
    change({ naming: false });
  }

  setInterval(refresh, MINUTE);

  return {
    refresh,
    rename,
    /** How it stands with the rematch, from the server. @param {any} message */
    received(message) {
      const { type: _, ...state } = message;
      change({ rematch: state });
      const offered = at.kept("rematch");
      if (state.match && offered.commitment === state.commitment) {
        keepPromise(state.match, state.commitment, offered.entropy);
      }
    },
    /** @type {Record<string, (data: DOMStringMap) => unknown>} */
    does: {
      "name-change": () => change({ naming: !at.people().naming }),
      "rematch-ask": () => rematch("POST", { entropy: own }),
      "rematch-end": () => rematch("DELETE"),
    },
  };
}
