// Calls to the server, with errors as values.

import { entropy } from "./random.js";

/** The problem's code, and the event that the page hears. */
export const BEHIND_CURTAIN = "behind-curtain";

/** The side that this page plays: the server refuses to do for another one what it asks. */
let seat = { match: "", side: "" };

/** @param {string} match @param {string} side "" for none, or for one that is not drawn yet */
export function callAs(match, side) {
  seat = { match, side };
}

/** @param {string} address @returns {Record<string, string>} */
function playing(address) {
  const { match, side } = seat;
  return side && address.startsWith(`/api/matches/${match}`) ? { "vedette-side": side } : {};
}

/** @typedef {{code: string, detail: string, status: number, wait: number}} Failure */
/** @template T @typedef {{ok: true, value: T} | {ok: false, error: Failure}} Answer */

/**
 * Ask the server. Its JSON gets its type here: what the caller says that the answer is.
 * @template [T=unknown]
 * @param {string} method
 * @param {string} address
 * @param {unknown} [body]
 * @returns {Promise<Answer<T>>}
 */
export async function call(method, address, body) {
  try {
    const response = await fetch(address, {
      method,
      headers: {
        ...playing(address),
        ...(body === undefined
          ? {}
          : { "content-type": "application/json", "vedette-browser": browser() }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      // What a page still saves when it is left reaches the server after it.
      keepalive: method === "PUT",
    });
    const text = await response.text();
    const value = text ? JSON.parse(text) : null;
    return response.ok
      ? { ok: true, value }
      : { ok: false, error: failure(value, response.status) };
  } catch {
    const detail = document.body.dataset.noConnection ?? "";
    return { ok: false, error: { code: "no-connection", detail, status: 0, wait: 0 } };
  }
}

/**
 * @param {{code?: string, detail?: string, title?: string, wait?: number} | null} problem
 * @param {number} status
 * @returns {Failure}
 */
function failure(problem, status) {
  const detail = problem?.detail || problem?.title || "";
  const code = problem?.code ?? "unknown";
  if (code === BEHIND_CURTAIN) curtainFell();
  return { code, detail, status, wait: problem?.wait ?? 0 };
}

/** Tell the page that the server has shut its seat, on a device that two share. */
export function curtainFell() {
  dispatchEvent(new Event(BEHIND_CURTAIN));
}

/**
 * This browser's number, by which the server tells a session that it began from one that somebody else
 * has put into its cookies; "" where nothing can be kept.
 */
function browser() {
  const place = "vedette:browser";
  try {
    const known = localStorage.getItem(place);
    if (known) return known;
    localStorage.setItem(place, entropy());
    return localStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}
