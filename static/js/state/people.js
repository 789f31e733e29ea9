// What the page knows of the people at the table. Pure: no page, no server.

/** @typedef {import("../types.d.ts").People} People */
/** @typedef {import("../types.d.ts").ChatLine} ChatLine */
/** @typedef {import("../types.d.ts").ChatRoom} ChatRoom */
/** @typedef {import("../types.d.ts").Frame} Frame */

/** @type {ChatRoom[]} */
export const ROOMS = ["players", "spectators"];

/** @returns {People} */
export function blankPeople() {
  const room = () => ({ lines: [], read: 0, muted: false, draft: "" });
  return {
    room: "",
    rooms: { players: room(), spectators: room() },
    unsent: [],
    watcher: "",
    notes: { version: 0, text: "", stamp: 0, state: "", mine: "" },
    seen: {},
    naming: false,
    rematch: { state: "none", by: "", commitment: "", match: null, entropy: "" },
  };
}

/** Whether the viewer has a seat. @param {Frame} frame */
export function isPlayer(frame) {
  return frame.viewer !== "public" && frame.viewer !== "everyone";
}

/** The rooms that the viewer may read, their own first. @param {Frame} frame @returns {ChatRoom[]} */
export function readable(frame) {
  /** @type {ChatRoom} */
  const own = isPlayer(frame) ? "players" : "spectators";
  if (frame.status !== "ended") return [own];
  return own === "players" ? ROOMS : [...ROOMS].reverse();
}

/** The room that is shown. @param {People} people @param {Frame} frame @returns {ChatRoom} */
export function shownRoom(people, frame) {
  const rooms = readable(frame);
  return rooms.find((room) => room === people.room) ?? rooms[0];
}

/** Whether the viewer may say something in a room. @param {Frame} frame @param {ChatRoom} room */
export function mayWrite(frame, room) {
  if (frame.status !== "running" && frame.status !== "ended") return false;
  if (!isPlayer(frame)) return room === "spectators";
  return room === "spectators" || !Object.keys(frame.machines).length;
}

/**
 * Lines with more of them, each once, in order.
 * @param {ChatLine[]} lines
 * @param {ChatLine[]} more
 */
export function merged(lines, more) {
  const byNumber = new Map([...lines, ...more].map((line) => [line.n, line]));
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}

/**
 * The lines of a room up to its newest without a gap: after a long absence the older ones are
 * fetched again when they are asked for.
 * @param {ChatLine[]} lines
 */
export function unbroken(lines) {
  let first = lines.length - 1;
  while (first > 0 && lines[first - 1].n === lines[first].n - 1) first -= 1;
  return lines.slice(Math.max(first, 0));
}

/** How many lines of a room are new to the viewer. @param {People} people @param {ChatRoom} room @param {string} side */
export function newLines(people, room, side) {
  const { lines, read, muted } = people.rooms[room];
  if (muted) return 0;
  return lines.filter((line) => line.n > read && !(side && line.side === side)).length;
}

/** How many are new in all rooms. @param {People} people @param {Frame} frame */
export function unread(people, frame) {
  const side = isPlayer(frame) ? frame.viewer : "";
  return readable(frame).reduce((sum, room) => sum + newLines(people, room, side), 0);
}

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/**
 * A time gone by as people say it: "5 minutes ago", "yesterday".
 * @param {number} seconds
 * @param {string} language
 */
export function ago(seconds, language) {
  const [unit, size] = UNITS.find(([, least]) => seconds >= least) ?? ["minute", 60];
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return format.format(-Math.max(Math.floor(seconds / size), unit === "minute" ? 1 : 0), unit);
}

/**
 * A moment: its time, with the day unless it is today.
 * @param {number} at
 * @param {Date} now
 * @param {string} language
 */
export function moment(at, now, language) {
  const date = new Date(at * 1000);
  const isToday = date.toDateString() === now.toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const day = isToday ? {} : { day: "numeric", month: "short" };
  return date.toLocaleString(language, { ...day, hour: "2-digit", minute: "2-digit" });
}

/** A text without the control characters that the server does not take. @param {string} text */
export function plain(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, "");
}
