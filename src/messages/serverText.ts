import { isBlank } from '../lib/text';

const maxLength = 300;

/**
 * Text from the server, fit to stand among the console's own: on one line, of bounded length,
 * without controls and characters that would turn the text around it. Undefined for none.
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
