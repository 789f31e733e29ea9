// A field for orders in writing: it completes, shows on the board what it means, and says why not.

import { ruleLink } from "../dom/dice.js";
import { el } from "../dom/element.js";
import { mayAct } from "../state/store.js";
import { canBeWritten, completions, understood, withLast } from "../state/typed.js";
import { browserStorage } from "../storage.js";

/** @typedef {import("../types.d.ts").Choice} Choice */

const MAX_SHOWN = 8;
const KEPT = "vedette-writing";

/** Whether this player writes orders: who points sees neither the field nor short forms. */
export function isWriting() {
  return browserStorage.read(KEPT) === "yes";
}

/** @param {import("../types.d.ts").State} state @param {import("../types.d.ts").Frame} frame @param {import("./turn.js").Context} context */
export function typedPanel(state, frame, { t, sheet, game }) {
  const { choices } = frame;
  if (!canBeWritten(choices)) return null;
  const example = exampleOf(choices);
  const wordsOf = (/** @type {Choice} */ { action }) =>
    game.log.stepWords(action, sheet, t, frame.view);
  const { found: exact, unknown } = understood(choices, state.typed);
  const found = completions(choices, state.typed, state.selection).filter(
    (c) => !exact.includes(c),
  );
  const steps = exact.map(wordsOf);
  const said =
    steps.length && !unknown
      ? t("typed-means", { step: steps.join(t("typed-between")) })
      : state.typed
        ? t("typed-ways", { count: found.length })
        : example && !example.final
          ? t("typed-explained", { example: example.typed ?? "", step: wordsOf(example) })
          : "";
  return el(
    "details",
    { class: "typed", "data-key": "typed", open: isWriting() },
    el("summary", {}, t("typed-title")),
    el(
      "form",
      {},
      el("label", { for: "typed" }, t("typed-label"), " ", ruleLink(choices?.rule, frame.game, t)),
      el(
        "div",
        { class: "row" },
        el("input", {
          id: "typed",
          name: "typed",
          type: "text",
          maxlength: 200,
          autocomplete: "off",
          autocapitalize: "characters",
          spellcheck: "false",
          enterkeyhint: "send",
          "aria-describedby": "typed-said",
          placeholder: example?.typed && t("typed-example", { example: example.typed }),
        }),
        el(
          "button",
          { type: "submit", class: "button", disabled: !mayAct(state) },
          t("typed-write"),
        ),
      ),
      el("p", { id: "typed-said", class: "small", role: "status" }, said),
      found.length
        ? el(
            "ul",
            { class: "typed-ways", "aria-label": t("typed-list") },
            ...found
              .slice(0, MAX_SHOWN)
              .map((choice) => el("li", {}, way(choice, state.typed, frame, { sheet, game, t }))),
          )
        : null,
    ),
  );
}

/** @param {import("../types.d.ts").Choices | null} choices @returns {Choice | undefined} */
function exampleOf(choices) {
  const written = (choices?.actions ?? []).filter(({ typed }) => typed);
  // What ends an order serves where nothing else is left to write.
  return written.find(({ final }) => !final) ?? written[0];
}

/**
 * @param {import("../types.d.ts").Choice} choice @param {string} line
 * @param {import("../types.d.ts").Frame} frame @param {Pick<import("./turn.js").Context, "sheet" | "game" | "t">} context
 */
function way(choice, line, frame, { sheet, game, t }) {
  const title = game.log.stepWords(choice.action, sheet, t, frame.view);
  const attributes = {
    type: "button",
    class: "button quiet",
    "data-typed": withLast(line, choice.typed ?? ""),
  };
  return el("button", attributes, el("code", {}, choice.typed ?? ""), " ", title);
}

/**
 * What hands do to the field. Its text is the page's; the store knows a copy of it.
 * @param {ReturnType<typeof import("../match/controller.js").createController>} controller
 */
export function listenToTyped(controller) {
  const field = () => /** @type {HTMLInputElement | null} */ (document.getElementById("typed"));
  // What is said about a line stands below it, and grows.
  const showWhatIsSaid = () =>
    requestAnimationFrame(() => field()?.form?.scrollIntoView({ block: "nearest" }));
  /** @param {string} text */
  const set = (text) => {
    const node = field();
    if (!node) return;
    node.value = text;
    node.focus();
    controller.press("typed", { value: text });
    showWhatIsSaid();
  };
  document.addEventListener("input", ({ target }) => {
    if (target === field() && target) {
      controller.press("typed", { value: field()?.value });
      showWhatIsSaid();
    }
  });
  document.addEventListener("click", ({ target }) => {
    const node = target instanceof Element ? target.closest("[data-typed]") : null;
    if (node) set(node.getAttribute("data-typed") ?? "");
  });
  document.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches(".typed form")) return;
    event.preventDefault();
    if (controller.press("write", {})) set("");
  });
  // Kept at once: "toggle" comes later, and a frame or a reload before it would lose the press.
  document.addEventListener("click", (event) => {
    const { target } = event;
    const summary = target instanceof Element ? target.closest(".typed > summary") : null;
    const details = summary?.parentElement;
    if (!(details instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    details.open = !details.open;
    browserStorage.keep(KEPT, details.open ? "yes" : "no");
    // The plan shows short forms, or shows them no more.
    controller.press("typed", { value: field()?.value ?? "" });
    if (details.open) field()?.focus();
  });
}
