// What the panel asks of the server beside play: links, devices, older lines, the end of a match
// that nobody has joined.

import { staticAddress } from "../address.js";
import { copyLink } from "../dom/giveAway.js";
import { call } from "../net/http.js";
import { keepLinks, vouchedFor } from "../state/receipts.js";
import { mySide } from "../state/store.js";

/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../types.d.ts").Table} Table */
/** @template T @typedef {import("../net/http.js").Answer<T>} Answer */

/** @param {Store} store */
export function addressOf({ state }) {
  return `/api/matches/${state.frame?.match}`;
}

/**
 * Call the server; what goes wrong is said beside the board.
 * @template [T=unknown]
 * @param {Store} store @param {string} method @param {string} path @param {object} [body]
 * @returns {Promise<Answer<T>>}
 */
export async function ask(store, method, path, body) {
  /** @type {Answer<T>} */
  const answer = await call(method, `${addressOf(store)}${path}`, body);
  if (!answer.ok) noteFailure(store, answer.error);
  return answer;
}

/**
 * Say why something was refused.
 * @param {Store} store @param {import("../net/http.js").Failure} error
 */
export function noteFailure(store, error) {
  store.update({ note: { kind: "error", text: error.detail || error.code } });
}

/** @param {Store} store @param {"invitation" | "spectators"} kind */
export async function makeLink(store, kind) {
  /** @type {Answer<import("../net/wire.d.ts").NewLink>} */
  const answer = await ask(store, "POST", `/${kind}`, {});
  if (!answer.ok) return;
  const { link } = answer.value;
  const match = store.state.frame?.match ?? "";
  if (kind === "spectators") {
    keepLinks(match, { watch: link });
    return store.updateTable({ watch: link });
  }
  // It takes the place of a published one, too.
  const made = { invite: vouchedFor(link, match), offered: "" };
  keepLinks(match, made);
  store.updateTable({ ...made, offer: null });
}

/** @param {Store} store */
export async function makeDeviceLink(store) {
  /** @type {Answer<import("../net/wire.d.ts").NewLink>} */
  const answer = await ask(store, "POST", "/devices", {});
  if (!answer.ok) return;
  store.updateTable({ deviceLink: answer.value.link });
  await refreshDevices(store);
}

/** @param {Store} store */
export async function refreshDevices(store) {
  const { state } = store;
  if (!mySide(state) && state.frame?.status !== "open") return;
  /** @type {Answer<import("../net/wire.d.ts").Devices>} */
  const answer = await ask(store, "GET", "/devices");
  if (answer.ok) store.updateTable(answer.value);
}

/** Take a device's seat from it. @param {Store} store @param {string} id */
export async function revokeDevice(store, id) {
  const answer = await ask(store, "DELETE", `/devices/${id}`);
  if (!answer.ok) return;
  store.updateTable({ deviceLink: "" });
  await refreshDevices(store);
}

/** Fetch the lines before those of the log. @param {Store} store */
export async function fetchOlder(store) {
  const { table, frame } = store.state;
  const lines = table.older[0] ?? frame?.log[0];
  /** @type {Answer<import("../net/wire.d.ts").Lines>} */
  const answer = await ask(store, "GET", `/log?before=${lines?.n ?? 1}`);
  if (answer.ok) store.updateTable({ older: [...answer.value.lines, ...store.state.table.older] });
}

/** @param {Store} store */
export async function cancelMatch(store) {
  const answer = await ask(store, "DELETE", "");
  if (answer.ok) location.assign("/");
}

/** @param {Store} store @param {string} text */
export async function copy(store, text) {
  if (await copyLink(text)) store.updateTable({ copied: text });
}

/** Show a link as a picture for a camera, or put the picture away. @param {Store} store @param {string} link */
export async function showCode(store, link) {
  if (store.state.table.code?.link === link) return store.updateTable({ code: null });
  /** @type {typeof import("../dom/code.js")} */
  const { codeOf } = await import(staticAddress("js/dom/code.js").href);
  store.updateTable({ code: codeOf(link) });
  store.flush();
  document.querySelector(".link-code")?.scrollIntoView({ block: "nearest" });
}
