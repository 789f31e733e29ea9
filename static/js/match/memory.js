// What was seen of the other side's blocks, asked of the server whenever the log has grown: it is made of what
// this viewer was shown, and nothing is kept here.
import { isMemoryKept, isMemoryShown } from "../state/memory.js";

/** @typedef {import("../net/wire.d.ts").Memory} Memory */

/** It is asked for this often at most, and where nothing was fought yet not before the first load is over. */
const EVERY_MS = 1500;

/**
 * @param {import("../state/store.js").Store} store
 * @param {() => Promise<import("../net/http.js").Answer<Memory>>} call
 * @param {(task: () => void, ms: number) => unknown} [later]
 */
export function keepMemory(store, call, later = setTimeout) {
  const { state } = store;
  let known = "";
  let isResting = false;
  let isFirst = true;

  async function settle() {
    const { frame } = state;
    if (!frame?.view || frame.status !== "running" || isResting || document.hidden) return;
    if (isFirst) {
      isFirst = false;
      // Who comes back is not shown the backs of those whom they have seen.
      if (!wasFought(frame.log)) return rest();
    }
    if (!isMemoryShown() || !isMemoryKept(frame)) return;
    const now = `${frame.viewer} ${frame.log.at(-1)?.n ?? 0}`;
    if (now === known) return;
    isResting = true;
    const answer = await call();
    // Of another's seat at the same device it is nobody's memory any more.
    if (answer.ok && state.frame?.viewer === frame.viewer) {
      known = now;
      store.update({ memory: answer.value.sightings });
    }
    later(wake, EVERY_MS);
  }

  function rest() {
    isResting = true;
    later(wake, EVERY_MS);
  }

  function wake() {
    isResting = false;
    settle();
  }

  store.subscribe(settle);
  document.addEventListener("visibilitychange", settle);
}

/** Whether a battle may have shown something: a long log is told from where it goes on. @param {import("../types.d.ts").Line[]} log */
function wasFought(log) {
  const isWhole = (log[0]?.n ?? 1) <= 1;
  return !isWhole || log.some(({ motions = [] }) => motions.some(({ type }) => type === "met"));
}
