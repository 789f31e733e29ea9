// The page of a guided first battle: a match's board, whose frames come from a record.

import { keepGame, playNow } from "../state/newMatch.js";
import { bringToLife, createReception, loadBoardPage } from "./boardPage.js";
import { createCommands } from "./commands.js";
import { createController } from "./controller.js";
import { createLesson } from "./lesson.js";

/** @param {import("../types.d.ts").LessonPage} page */
export async function openLesson(page) {
  const parts = await loadBoardPage(page);
  const { show, store, t, stage, game, say } = parts;
  const receive = createReception(parts);

  const lesson = createLesson(page.lesson, {
    store,
    receive,
    machine: page.machine,
    answer: (key, problem) => {
      if (problem) commands.failed({ key, code: "", message: problem });
      else commands.done({ key });
    },
    refuse: (key) => {
      const message = { key: "lesson-not-that", params: {} };
      commands.because({ key, refusal: { rule: "", message } });
    },
  });
  const commands = createCommands(store, lesson.send, t);
  const controller = createController(store, commands, game, {
    show,
    save: () => {},
    replay: () => stage.finish(),
    explain: async () => null,
    does: {
      "lesson-back": () => lesson.back(),
      "lesson-again": () => lesson.begin(),
      "play-now": async () => {
        const text = await playNow(page.game, page.machine, undefined, () => keepGame(page.game));
        if (text) store.update({ note: { kind: "error", text } });
      },
    },
    // Nothing is kept of what was read: a lesson that is begun again tells all of it again.
    isShared: true,
  });

  let said = "";

  bringToLife(parts, controller, () => {});
  store.subscribe(({ lesson: now, frame }) => {
    const words = now?.isOver ? `${frame?.game}-lesson-learned` : (now?.say ?? "");
    if (words && words !== said) say(t(words));
    said = words || said;
  });
  store.update({ live: "live" });
  await lesson.begin();
}
