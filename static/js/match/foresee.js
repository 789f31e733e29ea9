// What an answer would open that can't be taken back: asked of the server for what is pointed at, by a mouse,
// by the keyboard's focus or by a first press.

/** @typedef {import("../types.d.ts").Choice} Choice */
/** @typedef {import("../net/wire.d.ts").Foreseen} Foreseen */

const AFTER = 120; // ms

/**
 * The choice that a pointed thing means: a button's own, or the one about a piece.
 * @param {Choice[]} choices @param {Element | null} node
 */
export function meantBy(choices, node) {
  const pressed = node?.closest("[data-choice]");
  if (pressed) return choices[Number(pressed.getAttribute("data-choice"))] ?? null;
  const names = node?.closest("[data-names]")?.getAttribute("data-names")?.split(" ") ?? [];
  return choices.find((one) => one.subject && !one.target && names.includes(one.subject)) ?? null;
}

/**
 * @param {import("../state/store.js").Store} store
 * @param {import("../types.d.ts").GameDrawing} game
 * @param {(name: string) => Promise<import("../net/http.js").Answer<Foreseen>>} call
 * @param {(shown: NonNullable<import("../types.d.ts").State["foresight"]>) => void} onShown
 */
export function createForesight(store, game, call, onShown) {
  const { state } = store;
  /** @type {Map<string, Foreseen["foreseen"]>} */
  const known = new Map();
  let version = -1;
  let now = "";
  let timer = 0;
  /** @type {Record<"over" | "focused", Element | null>} */
  const at = { over: null, focused: null };

  /** What is pressed and asked about, else what is pointed at. @returns {Choice | null} */
  function pointed() {
    const all = state.frame?.choices?.actions ?? [];
    if (state.chooser) return state.chooser.choices[0] ?? null;
    const sure = state.sure && all.find(({ action }) => JSON.stringify(action) === state.sure);
    if (sure) return sure;
    return meantBy(all, at.over) ?? meantBy(all, at.focused);
  }

  function settle() {
    const { frame, history, scene } = state;
    const view = frame?.choices && !history && !scene ? frame.view : null;
    if (frame && frame.v !== version) {
      version = frame.v;
      known.clear();
    }
    const choice = pointed();
    const name = (view && game.advice?.foresees?.(choice, view)) || "";
    const key = name && `${version} ${name} ${JSON.stringify(choice?.action)}`;
    if (key === now) return;
    now = key;
    clearTimeout(timer);
    if (!name || known.has(name)) return show(choice, name);
    store.update({ foresight: null });
    timer = setTimeout(() => ask(choice, name, key), AFTER);
  }

  /** @param {Choice | null} choice @param {string} name */
  function show(choice, name) {
    const foreseen = known.get(name) ?? null;
    const foresight = foreseen && { choice, foreseen };
    store.update({ foresight });
    if (foresight) onShown(foresight);
  }

  /** @param {Choice | null} choice @param {string} name @param {string} key */
  async function ask(choice, name, key) {
    const answer = await call(name);
    if (!answer.ok || answer.value.v !== version) return;
    known.set(name, answer.value.foreseen);
    if (key === now) show(choice, name);
  }

  /** @param {"over" | "focused"} how @param {EventTarget | null} target */
  function point(how, target) {
    at[how] = target instanceof Element ? target : null;
    settle();
  }

  if (!game.advice?.foresees) return;
  document.addEventListener("pointerover", ({ pointerType, target }) =>
    point("over", pointerType === "mouse" ? target : null),
  );
  document.addEventListener("focusin", ({ target }) => point("focused", target));
  document.addEventListener("focusout", () => point("focused", null));
  store.subscribe(settle);
}
