// Watching a match.
import { openDoor } from "./door.js";

openDoor("watch", (secret) => ({ secret }));
