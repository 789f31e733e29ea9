// What this browser keeps, for good or for this tab. Where it refuses, or is full, the page itself
// keeps it until it is left: nothing that a page does depends on what is kept.

/** @typedef {ReturnType<typeof keeper>} Keeper */

/** @param {() => Storage} storage which may throw, where a browser keeps nothing for this site */
function keeper(storage) {
  /** @type {Map<string, string | null>} what could not be written there */
  const unwritten = new Map();
  return {
    /** @param {string} name @returns {string | null} */
    read(name) {
      const here = unwritten.get(name);
      if (here !== undefined) return here;
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    /** Keep a text; return whether it outlasts this page. @param {string} name @param {string} text */
    keep(name, text) {
      try {
        storage().setItem(name, text);
        unwritten.delete(name);
        return true;
      } catch {
        unwritten.set(name, text);
        return false;
      }
    },
    /** @param {string} name */
    forget(name) {
      try {
        storage().removeItem(name);
        unwritten.delete(name);
      } catch {
        unwritten.set(name, null);
      }
    },
  };
}

/** For good. */
export const browserStorage = keeper(() => localStorage);
/** Until the tab is closed. */
export const tabStorage = keeper(() => sessionStorage);
