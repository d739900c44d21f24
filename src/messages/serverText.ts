import { cleanText } from '~/domain/text/cleanText';
import { isBlank } from '~/lib/text';

const maxLength = 300;

/**
 * Sanitises text from the server for display: one line, limited length, no control characters, no
 * invisible characters. Undefined if nothing remains.
 */
export function serverText(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined) return undefined;
  const plain = cleanText(text.slice(0, 10 * maxLength).replace(/\p{Cc}/gu, ' '));
  if (isBlank(plain)) return undefined;
  const characters = Array.from(plain);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : plain;
}
