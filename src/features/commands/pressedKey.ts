/**
 * The key as the shortcuts name it. On a keyboard layout without Latin letters, such as Russian or
 * Greek, a letter counts by its position. Caps Lock doesn't matter, Shift does.
 */
export function pressedKey({ key, code, shiftKey }: KeyboardEvent): string {
  const isLatin = /^[\p{Script=Latin}\p{Script=Common}]/u.test(key);
  const letter = isLatin ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key);
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}
