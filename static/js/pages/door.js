// A link's page: nothing is spent until its button is pressed.
import { call, takeSecret } from "../net/http.js";

/**
 * @param {string} kind "sit", "device" or "watch"
 * @param {(secret: string, form: FormData) => Record<string, string>} body
 * @param {(match: string, answer: any, sent: Record<string, string>) => void} [done]
 */
export function openDoor(kind, body, done = () => {}) {
  const { match } = JSON.parse(document.body.dataset.page ?? "{}");
  const form = /** @type {HTMLFormElement} */ (document.getElementById("door"));
  const problem = /** @type {HTMLElement} */ (document.getElementById("problem"));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const sent = body(takeSecret(), new FormData(form));
    const answer = await call("POST", `/api/matches/${match}/${kind}`, sent);
    if (!answer.ok) {
      problem.textContent = answer.error.detail || answer.error.code;
      problem.hidden = false;
      return;
    }
    done(match, answer.value, sent);
    location.replace(`/m/${match}`);
  });
}
