// A part of another page of ours: the browser reads the page, and no markup goes through our hands.

/**
 * Fetch a page and take a part of it; null where there is none, or the server does not answer.
 * @param {string} address @param {string} selector
 * @returns {Promise<HTMLElement | null>}
 */
export function fetchPart(address, selector) {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    // However it ends: a page that is left while it asks may come back.
    request.addEventListener("loadend", () => {
      const part = request.status === 200 ? request.response?.querySelector(selector) : null;
      resolve(part ? document.importNode(part, true) : null);
    });
    request.send();
  });
}
