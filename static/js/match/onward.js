// Where what is in hand could go by more than its next step: asked of the server once it is held.

/** @typedef {import("../net/wire.d.ts").Foreseen} Foreseen */

/**
 * @param {import("../state/store.js").Store} store
 * @param {import("../types.d.ts").GameDrawing} game
 * @param {(name: string) => Promise<import("../net/http.js").Answer<Foreseen>>} call
 */
export function askOnward(store, { advice }, call) {
  const { state } = store;
  let version = -1;
  /** @type {Set<string>} */
  const asked = new Set();

  function settle() {
    const { frame, selection, history, scene, advised } = state;
    if (!frame?.view || !frame.choices || history || scene) return;
    if (frame.v !== version) asked.clear();
    version = frame.v;
    const inHand = selection.length ? selection : [advice?.inHand?.(frame.view) ?? ""];
    // What a suggested step costs is told with it.
    const suggested = advised?.choice.target ? [advised.choice.subject ?? ""] : [];
    for (const name of [...inHand, ...suggested])
      if (name && !asked.has(name) && advice?.goesOn?.(name, frame.view)) ask(name);
  }

  /** @param {string} name */
  async function ask(name) {
    asked.add(name);
    const at = version;
    const answer = await call(name);
    const isOld = answer.ok ? answer.value.v !== version : at !== version;
    if (isOld) return;
    const known = state.onward?.version === version ? state.onward.of : {};
    const foreseen = answer.ok ? answer.value.foreseen : null;
    store.update({ onward: { version, of: { ...known, [name]: foreseen } } });
  }

  if (advice?.onward) store.subscribe(settle);
}
