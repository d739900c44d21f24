/**
 * True if the text has no visible characters: only spaces, control, zero-width and other invisible
 * characters.
 */
export function isBlank(text: string): boolean {
  return /^[\p{Z}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0\p{Variation_Selector}]*$/u.test(text);
}

/** Length in Unicode code points. */
export function codePointCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** With a capital first letter. */
export function capitalize(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
