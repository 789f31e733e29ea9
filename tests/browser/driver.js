// A player who knows no rules: they click what is lit on the page, by a seeded choice.
(seed) => {
  // How often they press the last answer there is, which ends what they are at.
  const CLOSING = 0.3;
  let state = seed >>> 0;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const pick = (nodes) => nodes[Math.floor(random() * nodes.length)];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const click = (node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true }));

  // What was pressed before, since the last commit, is seldom pressed again: orders can be given and
  // taken back for ever.
  const pressed = new Set();
  const nameOf = ({ dataset }) => document.querySelector("#prompt").textContent + dataset.key;
  const press = (node) => {
    pressed.add(nameOf(node));
    click(node);
  };
  const fresh = (answers) => {
    const left = answers.filter((node) => !pressed.has(nameOf(node)) || node.matches(".sure"));
    return left.length || random() > CLOSING ? left : answers;
  };

  window.takeOneStep = (eagerness) => {
    const page = document.body.classList;
    if (document.querySelector(".outcome")) return "ended";
    if (page.contains("busy") || page.contains("not-live")) return "busy";
    const skip = document.querySelector("[data-do=skip]");
    if (skip) return click(skip), "skipped";
    const isSealed = document.querySelector(".asked.mine [data-do=unseal]");
    if (isSealed || !document.querySelector(".asked.mine")) return "waiting";
    const asked = all("#tip [data-choice]");
    const here = all(".answers .here [data-choice]:not(:disabled)");
    if (asked.length) return click(pick(asked)), "chosen";
    if (here.length && random() < 0.6) return click(pick(here)), "chosen";
    const lit = all(".spot.lit, #pieces .piece.lit, #battle .post.lit");
    if (document.querySelector(".in-hand p") && lit.length) return click(pick(lit)), "pointed";
    if (!all(".draft li").length) pressed.clear();
    const answers = all(".answers [data-choice]:not(:disabled)");
    const buttons = fresh(answers);
    const pieces = "#pieces .piece.free, .spot.free, .tray-block:not(:disabled), .hand-card:not(:disabled), button.free";
    const free = all(pieces);
    if (free.length && (!buttons.length || random() < eagerness)) return click(pick(free)), "taken";
    if (buttons.length) return press(random() < CLOSING ? buttons.at(-1) : pick(buttons)), "pressed";
    if (lit.length) return click(pick(lit)), "pointed";
    const held = document.querySelector("[data-do=let-go]");
    if (held) return click(held), "let go";
    return answers.length ? (click(pick(answers)), "pressed") : "stuck";
  };
}
