// Sitting down: the invitation is used up, and this player's entropy goes into the dice.
import { keepPromise } from "../match/receipts.js";
import { entropy } from "../net/http.js";
import { openDoor } from "./door.js";

openDoor(
  "sit",
  (invitation, form) => ({
    invitation,
    entropy: entropy(),
    name: String(form.get("name") ?? "").trim(),
  }),
  (match, answer, sent) => keepPromise(match, answer.commitment, sent.entropy),
);
