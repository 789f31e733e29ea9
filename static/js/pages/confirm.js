// Confirming a mail address: the page says that it is done, and stays where it is.
import { takeOver } from "../dom/form.js";
import { given } from "../net/given.js";
import { call } from "../net/http.js";

/** @type {{match: string}} */
const { match } = JSON.parse(document.body.dataset.page ?? "{}");
const form = /** @type {HTMLFormElement} */ (document.getElementById("door"));
const problem = /** @type {HTMLElement} */ (document.getElementById("problem"));
const done = /** @type {HTMLElement} */ (document.getElementById("done"));

takeOver(form, async () => {
  const address = `/api/matches/${match}/notices/confirm`;
  const answer = await call("POST", address, { secret: given().secret });
  problem.hidden = answer.ok;
  if (!answer.ok) {
    problem.textContent = answer.error.detail || answer.error.code;
    return;
  }
  for (const asked of form.querySelectorAll(".lead, .row")) asked.remove();
  done.hidden = false;
});
