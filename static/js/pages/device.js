// Going on on another device.
import { openDoor } from "./door.js";

openDoor("device", (secret) => ({ secret }));
