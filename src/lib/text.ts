/**
 * True if the text has no visible characters: only spaces, control, zero-width and other invisible
 * characters.
 */
export function isBlank(text: string): boolean {
  return /^[\p{Z}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0\p{Variation_Selector}]*$/u.test(text);
}

/** Length in Unicode code points. */
export function codePointCount(text: string): number {
  return Array.from(text).length;
}

/** With a capital first letter. */
export function capitalize(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Letters that are written from right to left, and characters that set or override the direction. */
const directional = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u200E\u200F\u202A-\u202E]/;

/**
 * Marks a value in a text (FIRST STRONG ISOLATE ... POP DIRECTIONAL ISOLATE), so that its direction
 * doesn't reorder what is around it. Other values need no marks.
 */
export function isolate(value: string): string {
  const text = value.replaceAll(/[\u2066-\u2069]/g, '');
  return directional.test(text) ? `\u2068${text}\u2069` : text;
}

/** The parts of a text: each second one is a value that `isolate` has marked. */
export function bidiParts(text: string): readonly string[] {
  return text.split(/[\u2068\u2069]/);
}

/** A text without the marks of `isolate`, for what is copied or read by scripts. */
export function withoutMarks(text: string): string {
  return bidiParts(text).join('');
}
