// The match's socket, opened while the page's script is still on its way: this module imports nothing
// and runs as soon as it is there, and the two greet each other in the meantime.

/**
 * Open a socket to an address of this server.
 * @param {string} address
 */
export function dial(address) {
  return new WebSocket(new URL(address, location.href.replace(/^http/, "ws")));
}

/** @type {string | undefined} */
const live = JSON.parse(document.body.dataset.page ?? "{}").live;
/** Not where there is no match. */
export const opened = live ? dial(live) : null;
