// Words that are put together from several keys, as in Japanese: there Enter chooses one.

/** In Safari the Enter that ends a conversion comes after it, and bears the conversion's own code. */
const CONVERTING = 229;

/** Whether a key belongs to a word that is being composed. @param {KeyboardEvent} event */
export function isComposing(event) {
  return event.isComposing || event.keyCode === CONVERTING;
}
