/** The hues of monograms; none of them is a status colour. */
export const monogramHues = ['indigo', 'violet', 'plum', 'sky', 'bronze'] as const;

export type MonogramHueName = (typeof monogramHues)[number];

/** Everything but letters and digits separates words: "Kuhn & Hamill" has the initials KH. */
const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;

/** The same for Latin letters: compiling a class of all letters takes 7 ms at 4x CPU throttling. */
const latinWords = /[A-Za-z0-9ª²³µ¹º¼-¾À-ÖØ-öø-\u024f][A-Za-z0-9ª²³µ¹º¼-¾À-ÖØ-öø-\u024f']*/g;
const latin = /^[\0-\u024f]*$/;

/** Up to two initials of a name, in capitals; a dot for a name without letters and digits. */
export function initials(name: string): string {
  const start = name.slice(0, 200);
  const letters = Array.from(start.matchAll(latin.test(start) ? latinWords : words), ([word]) =>
    String.fromCodePoint(word.codePointAt(0) ?? 0),
  );
  // Not all of them: "ß" has two capital letters.
  return letters.slice(0, 2).map(capital).join('') || '·';
}

/** The hue of a name's monogram: the same for the same name, spread evenly over all hues. */
export function monogramHue(name: string): MonogramHueName {
  let hash = 0;
  for (let index = 0; index < Math.min(name.length, 200); index += 1)
    hash = (Math.imul(hash, 31) + name.charCodeAt(index)) >>> 0;
  return monogramHues[hash % monogramHues.length] ?? 'indigo';
}

function capital(letter: string): string {
  return Array.from(letter.toUpperCase())[0] ?? letter;
}
