import { isBlank } from '~/lib/text';

const maxLength = 300;

/**
 * Sanitises text from the server for display: one line, limited length, no control characters and
 * no bidirectional overrides. Undefined if nothing remains.
 */
export function serverText(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined) return undefined;
  const plain = text
    .slice(0, 10 * maxLength)
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (isBlank(plain)) return undefined;
  const characters = Array.from(plain);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : plain;
}
