import { uniqBy } from 'es-toolkit';
import { cleanSearch } from '~/domain/text/cleanSearch';
import { uniqueKey } from '~/domain/text/cleanText';

/** A value between separators; in straight quotes it may contain them. */
const value = /"[^"\n]*"|[^\n\r\t,;]+/g;
const bullet = /^[-*•–·]\s+/;

/**
 * The different values in a text as pasted: one per line, or separated by tabs, commas or semicolons.
 * Each is cleaned as a search is, and loses the bullet of a list.
 */
export function lookupValues(text: string): string[] {
  const values = (text.match(value) ?? []).map((part) =>
    cleanSearch(part.trim().replace(bullet, '')),
  );
  return uniqBy(
    values.filter((each) => each !== ''),
    uniqueKey,
  );
}
