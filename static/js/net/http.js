// Calls to the server, with errors as values.

/** @typedef {{code: string, detail: string, status: number}} Failure */
/** @template T @typedef {{ok: true, value: T} | {ok: false, error: Failure}} Answer */

/**
 * @param {string} method
 * @param {string} address
 * @param {unknown} [body]
 * @returns {Promise<Answer<any>>}
 */
export async function call(method, address, body) {
  try {
    const response = await fetch(address, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
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
    return { ok: false, error: { code: "no-connection", detail: "", status: 0 } };
  }
}

/**
 * @param {{code?: string, detail?: string, title?: string} | null} problem
 * @param {number} status
 * @returns {Failure}
 */
function failure(problem, status) {
  const detail = problem?.detail || problem?.title || "";
  return { code: problem?.code ?? "unknown", detail, status };
}

/** 32 random bytes in hex: this player's part in the dice. */
export function entropy() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The secret in the page's address, which no server ever gets. */
export function takeSecret() {
  return decodeURIComponent(location.hash.slice(1));
}
