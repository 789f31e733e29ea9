// Every page with a board on it: what it is, its own data say.

import { openLesson } from "./match/lessonPage.js";
import { openMatch } from "./match/matchPage.js";

/** @type {import("./types.d.ts").MatchPage | import("./types.d.ts").LessonPage} */
const page = JSON.parse(document.body.dataset.page ?? "{}");
await ("lesson" in page ? openLesson(page) : openMatch(page));
document.body.classList.add("ready");
