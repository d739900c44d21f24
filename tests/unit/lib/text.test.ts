import { describe, expect, it } from 'vitest';
import { codePointCount, isBlank } from '~/lib/text';

describe('isBlank', () => {
  it.each([
    '',
    '\t\n\r',
    '\u00A0',
    '\u200B',
    '\u200C\u200D',
    '\uFEFF',
    '\u2800',
    '\u3164',
    '\u115F\u1160',
    '\u202E',
    '\u00AD',
    '\u0000',
    ' \u200B ',
  ])('returns true for %j', (text) => expect(isBlank(text)).toBe(true));

  it.each(['a', '0', '\u200Ba', '\u0301', '👩‍👩‍👧', '中', '\u202Eevil'])(
    'returns false for %j',
    (text) => expect(isBlank(text)).toBe(false),
  );
});

describe('codePointCount', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['e\u0301', 2],
    ['😀', 1],
    ['👩‍👩‍👧', 5],
    ['\uD83D', 1],
  ])('counts the code points of %j: %s', (text, count) => expect(codePointCount(text)).toBe(count));
});
