// Three boards of an ended match beside each other: what was so, and what either side knew of it. Each is
// drawn by the same code as the page's own, in a shadow root, so that the names within the drawn map stay
// its own and the page's hands don't reach it. Bundled apart: what it shares with the page's own modules
// are copies, and boards are the page's to make.

import { staticAddress } from "../address.js";
import { createTips } from "../board/tips.js";
import { el, fill } from "../dom/element.js";
import { svg } from "../dom/svg.js";
import { call } from "../net/http.js";
import { courseChart, courseLegend, figures, toldFigures } from "../panel/minds.js";
import { stepControls } from "../panel/replay.js";

/** @typedef {import("../types.d.ts").History} History */
/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../net/wire.d.ts").Belief} Belief */
/** @typedef {import("../net/wire.d.ts").Mind} Mind */
/** @typedef {Pick<import("./boardPage.js").Parts, "store" | "game" | "places" | "t" | "context" | "making">} Parts */
/** @typedef {(at: string) => void} GoTo shows a moment */
/** @typedef {Awaited<ReturnType<typeof createPane>>} Pane */

const TRUTH = "truth";
/** How long a moment is looked at before its figures are said: who steps on quickly hears the last one. */
const SAID_AFTER = 600;
const MAX_AGAIN = 3;
const AGAIN_MS = 1000;
const NOBODY = new Set();
const NO_LIGHTS = {
  free: NOBODY,
  lit: NOBODY,
  forced: NOBODY,
  held: NOBODY,
  foreseen: NOBODY,
  named: NOBODY,
  isAdding: false,
};
/** About a blank block, in its own units. */
const RING = 17;
/** In units of the map: two boards look at the same. */
const NEAR = 0.5;
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/** @type {WeakMap<Parts, ReturnType<typeof createMinds>>} made once for a page */
const made = new WeakMap();

/** @param {Parts} parts @param {string} match @param {GoTo} goTo */
export async function openMinds(parts, match, goTo) {
  const minds = made.get(parts) ?? createMinds(parts, match, goTo);
  made.set(parts, minds);
  await (await minds).open();
}

/** @param {Parts} parts @param {string} match @param {GoTo} goTo */
async function createMinds(parts, match, goTo) {
  const { store, t, game } = parts;
  const names = [game.sides[0], TRUTH, game.sides[1]];
  const dialog = createDialog(names, t);
  choose(dialog, names[0]);
  await styled(document.head, [sheetLink()]);
  document.body.append(dialog.node);
  /** @type {Promise<(state: State) => void> | undefined} */
  let drawing;
  let leave = () => {};

  dialog.node.addEventListener("close", () => {
    leave();
    store.update({ minds: false, isReplaying: false });
  });
  listen(dialog, parts, goTo);

  return {
    async open() {
      const at = store.state.history?.at ?? 0;
      store.update({ minds: true, eyes: "", history: null, isReplaying: false });
      dialog.node.showModal();
      goTo(String(at));
      drawing ??= prepare(dialog, parts, match, goTo);
      const draw = await drawing;
      if (!dialog.node.open) return;
      leave();
      leave = store.subscribe(draw);
      draw(store.state);
    },
  };
}

/** @param {string[]} names @param {import("../types.d.ts").Translate} t */
function createDialog(names, t) {
  const title = (/** @type {string} */ name) =>
    name === TRUTH ? t("board-minds-truth") : t("board-mind", { side: `@side-${name}` });
  const tabs = names.map((name) =>
    el(
      "button",
      { type: "button", role: "tab", "aria-controls": `mind-${name}`, "data-mind": name },
      title(name),
    ),
  );
  const panes = names.map((name) => {
    const host = el("div", { class: "mind-board" });
    const tip = el("div", { class: "tip", hidden: true });
    const told = el("div", { class: "mind-told" });
    const frame = el("div", { class: "mind-frame" }, host, tip);
    const pane = el(
      "section",
      { class: "mind", id: `mind-${name}`, "data-mind": name, "aria-label": title(name) },
      el("h3", {}, title(name)),
      frame,
      told,
    );
    return { name, pane, frame, host, tip, told };
  });
  const zoom = [
    ["zoom-in", "+"],
    ["zoom-out", "−"],
    ["zoom-all", "⤢"],
  ].map(([does, sign]) =>
    el(
      "button",
      { type: "button", class: "button", "data-zoom": does, "aria-label": t(`board-${does}`) },
      sign,
    ),
  );
  const date = el("div", { class: "minds-date" });
  const steps = el("div", { class: "minds-steps" });
  const course = el("div", { class: "minds-course" });
  const said = el("p", { class: "visually-hidden", role: "status" });
  const node = /** @type {HTMLDialogElement} */ (
    el(
      "dialog",
      { class: "minds", "aria-labelledby": "minds-title" },
      el(
        "header",
        {},
        el("h2", { id: "minds-title" }, t("board-minds")),
        date,
        el(
          "div",
          { class: "minds-zoom", role: "group", "aria-label": t("board-minds-zoom") },
          ...zoom,
        ),
        el("button", { type: "button", class: "button", "data-close": true }, t("board-minds-one")),
      ),
      el("div", { class: "minds-tabs", role: "tablist", "aria-label": t("board-minds") }, ...tabs),
      el("div", { class: "minds-panes" }, ...panes.map(({ pane }) => pane)),
      el("footer", {}, steps, course),
      said,
    )
  );
  return { node, tabs, panes, date, steps, course, said };
}

/** @typedef {ReturnType<typeof createDialog>} Dialog */

/** Load the boards and the course of the match; returns what draws a state. @param {Dialog} dialog @param {Parts} parts @param {string} match @param {GoTo} goTo */
async function prepare(dialog, parts, match, goTo) {
  const { store, t, game } = parts;
  const [panes, answer] = await Promise.all([
    Promise.all(dialog.panes.map((pane) => createPane(pane, parts))),
    askForBelief(match),
  ]);
  linkCameras(panes);
  for (const node of dialog.node.querySelectorAll("[data-zoom]"))
    node.addEventListener("click", () => zoom(panes[0].camera, node.getAttribute("data-zoom")));
  const chart = createChart(dialog, answer.ok ? answer.value : null, parts, goTo);
  const say = createSaying(dialog.said);
  /** @type {History | null} */
  let shown = null;
  return (/** @type {State} */ state) => {
    // Where a look back that goes on by itself comes to its end, its last moment stays.
    if (!state.history && shown) store.update({ history: shown });
    const history = state.history ?? shown;
    fill(dialog.steps, stepControls({ history, isReplaying: state.isReplaying }, t));
    if (!history?.minds.length || history === shown) return;
    shown = history;
    const { view, lines } = history;
    fill(dialog.date, [game.tracks.calendar(view, parts.context.sheet, t)]);
    for (const pane of panes) {
      const mind = history.minds.find(({ side }) => side === pane.name);
      pane.show(mind ?? { view, lines, sightings: [], wrong: [] }, state);
      const told = mind ? figures(mind.tally, t) : [el("p", {}, t("board-minds-open"))];
      fill(pane.told, told);
    }
    chart(history);
    say(toldOf(history, t));
  };
}

/** Ask how the match went; others at the same address may have used up what it is given. @param {string} match */
async function askForBelief(match) {
  const ask = () =>
    /** @type {Promise<import("../net/http.js").Answer<Belief>>} */ (
      call("GET", `/api/matches/${match}/belief`)
    );
  let answer = await ask();
  for (let n = 0; n < MAX_AGAIN && !answer.ok; n++) {
    await new Promise((done) => setTimeout(done, AGAIN_MS));
    answer = await ask();
  }
  return answer;
}

/** The style sheet of what only this dialog has. */
function sheetLink() {
  return el("link", { rel: "stylesheet", href: staticAddress("css/minds.css").href });
}

/** Wait until style sheets are there. @param {Node} parent @param {Element[]} links */
async function styled(parent, links) {
  const loaded = links.map(
    (link) =>
      new Promise((done) => {
        for (const name of ["load", "error"]) link.addEventListener(name, done);
      }),
  );
  for (const link of links) parent.appendChild(link);
  await Promise.all(loaded);
}

/** @param {Dialog["panes"][number]} pane @param {Parts} parts */
async function createPane({ name, frame, host, tip, told }, parts) {
  const root = host.attachShadow({ mode: "open" });
  const ground = el("div", { class: "mind-map", "data-game": document.body.dataset.game });
  const sheets = [...document.querySelectorAll("link[rel=stylesheet]")];
  const { width, height } = host.getBoundingClientRect();
  const [map] = await Promise.all([
    parts.making.loadMap(height > width),
    styled(
      root,
      sheets.map((sheet) => /** @type {Element} */ (sheet.cloneNode())),
    ),
  ]);
  root.append(ground);
  ground.append(map);
  const board = mountBoard(map, parts);
  tellPieces(map, createTips(tip, frame, map));
  return {
    name,
    told,
    map,
    camera: board.camera,
    /** @param {Pick<Mind, "view" | "lines" | "sightings" | "wrong">} mind @param {State} state */
    show: ({ view, lines, sightings, wrong }, { frame: now }) => {
      const not = new Set(wrong);
      const memory = sightings.map((one, n) => ({ ...one, isWrong: not.has(n) }));
      board.show(view, lines, memory, now);
      for (const node of map.querySelectorAll(".piece")) mark(node);
    },
  };
}

/** Make a board of a map, which is looked at alone. @param {SVGSVGElement} map @param {Parts} parts */
function mountBoard(map, { making, game, places, t, context }) {
  const board = making.createBoard(map, places, t, game.leastSeen);
  const known = making.knownOf(context, board);
  making.listenForFans(board);
  return {
    camera: making.createCamera(map, board.rescale, game.pieceSize),
    /** @param {import("../types.d.ts").View} view @param {import("../types.d.ts").Line[]} lines @param {import("../board/remembered.js").Sighting[]} memory @param {State["frame"]} frame */
    show: (view, lines, memory, frame) => {
      const arrows = making.arrowsOf({ frame, history: { lines } }, view, context);
      const drawn = { board, arrows, signs: [], memory, step: "" };
      making.drawBoard(view, NO_LIGHTS, context, known, drawn);
    },
  };
}

/** Put a ring about a piece that is not what it was taken for; it can be told of without a mouse. @param {Element} node */
function mark(node) {
  const face = node.querySelector(".not-so");
  node.setAttribute("tabindex", face ? "0" : "-1");
  if (!face || node.querySelector(".ring-not-so")) return;
  const rings = ["ring-not-so under", "ring-not-so"];
  node.append(...rings.map((name) => svg("circle", { class: name, r: RING })));
}

/** What a mouse rests on or a finger presses is told on a card. @param {SVGSVGElement} map @param {ReturnType<typeof createTips>} tips */
function tellPieces(map, tips) {
  const tell = (/** @type {Event} */ { target }) => {
    const node = target instanceof Element ? target.closest("[data-names]") : null;
    const label = node?.getAttribute("aria-label");
    if (!node || !label) return tips.hide();
    const told = label.split("; ").map((text) => el("p", {}, text));
    tips.show(node.querySelector(".mark") ?? node, [el("div", { class: "why hover" }, ...told)]);
  };
  map.addEventListener("pointerover", tell);
  map.addEventListener("click", tell);
  map.addEventListener("focusin", tell);
  map.addEventListener("focusout", tips.hide);
  map.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && tips.hide());
}

/** Have all boards look at what one of them is moved to. @param {Pane[]} panes */
function linkCameras(panes) {
  for (const { camera, map } of panes) {
    const others = panes.filter((pane) => pane.camera !== camera);
    const follow = () => {
      const { cx: x, cy: y, zoom: at, isUntouched } = camera.where();
      for (const { camera: other } of others) {
        const now = other.where();
        const isThere = Math.hypot(now.cx - x, now.cy - y) < NEAR && now.zoom === at;
        if (isUntouched && !now.isUntouched) other.reset();
        else if (!isUntouched && !isThere) other.lookAt({ x, y }, at);
      }
    };
    new MutationObserver(follow).observe(map, { attributeFilter: ["viewBox"] });
  }
}

/** @param {Pane["camera"]} camera @param {string | null} how */
function zoom(camera, how) {
  if (how === "zoom-all") camera.reset();
  else camera.zoomBy(how === "zoom-in" ? 1.5 : 1 / 1.5);
}

/**
 * The chart under the boards; returns what marks a moment in it.
 * @param {Dialog} dialog @param {Belief | null} belief @param {Parts} parts @param {GoTo} goTo
 */
function createChart({ course }, belief, { t, game }, goTo) {
  if (!belief) return () => {};
  const { chart, show, momentAt } = courseChart(belief.sides, belief.last);
  const legend = el("ul", {});
  const ends = el(
    "p",
    { class: "ends", "aria-hidden": "true" },
    el("span", {}, "100 %"),
    el("span", {}, "0"),
  );
  course.append(
    el("p", {}, t("board-minds-course")),
    legend,
    el("div", { class: "plot" }, ends, chart),
  );
  const go = (/** @type {PointerEvent} */ event) => {
    if (event.buttons) goTo(String(momentAt(event.clientX)));
  };
  chart.addEventListener("pointerdown", (event) => {
    chart.setPointerCapture(event.pointerId);
    go(event);
  });
  chart.addEventListener("pointermove", go);
  return (/** @type {History} */ { at, minds }) => {
    show(at);
    fill(legend, courseLegend(minds, game.pieces.sideMark, t));
    const told = [...legend.children].map((one) => one.textContent?.trim());
    chart.setAttribute("aria-label", `${t("board-minds-course")}: ${told.join(", ")}`);
  };
}

/** What a moment comes to, for who hears it. @param {History} history @param {import("../types.d.ts").Translate} t */
function toldOf({ at, last, minds }, t) {
  const told = minds.map(({ side, tally }) => `${t(`side-${side}`)}: ${toldFigures(tally, t)}`);
  return [t("board-history-at", { at: at + 1, count: last + 1 }), ...told].join(". ");
}

/** @param {HTMLElement} said */
function createSaying(said) {
  let timer = 0;
  return (/** @type {string} */ text) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      said.textContent = text;
    }, SAID_AFTER);
  };
}

/** On a phone one board is shown at a time. @param {Dialog} dialog @param {string} name */
function choose({ tabs, panes }, name) {
  for (const tab of tabs) {
    const isChosen = tab.dataset.mind === name;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
  for (const { pane, name: own } of panes) pane.classList.toggle("chosen", own === name);
}

/** @param {Dialog} dialog @param {Parts} parts @param {GoTo} goTo */
function listen(dialog, { store }, goTo) {
  const { node, tabs } = dialog;
  node.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest("[data-close], [role=tab]") : null;
    if (!(pressed instanceof HTMLElement)) return;
    if (pressed.dataset.mind) choose(dialog, pressed.dataset.mind);
    else node.close();
  });
  node.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const step = STEPS[/** @type {keyof typeof STEPS} */ (key)];
    const { history } = store.state;
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const tab = tabs.indexOf(/** @type {HTMLElement} */ (target));
    if (tab >= 0) {
      const next = tabs[(tab + step + tabs.length) % tabs.length];
      choose(dialog, next.dataset.mind ?? "");
      next.focus();
      return;
    }
    // The slider goes by the same keys, and tells what it comes to by itself.
    if (!history || target instanceof HTMLInputElement) return;
    const at = history.at + step;
    event.preventDefault();
    if (at >= 0 && at <= history.last) goTo(String(at));
  });
}
