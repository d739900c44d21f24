import { describe, expect, it } from 'vitest';
import { codePointCount, isBlank } from '~/lib/text';

describe('isBlank', () => {
  it.each([
    '',
    ' ',
    '   ',
    '\t\n\r',
    '\u00A0',
    '\u200B',
    '\u200C\u200D',
    '\u2060',
    '\uFEFF',
    '\u3000',
    '\u2800',
    '\u3164',
    '\u115F\u1160',
    '\uFFA0',
    '\u202E',
    '\u00AD',
    '\uFE0F',
    '\u0000',
    ' \u200B ',
  ])('returns true for %j', (text) => expect(isBlank(text)).toBe(true));

  it.each([
    'a',
    ' a ',
    '0',
    '.',
    '-',
    'null',
    '\u200Ba',
    '\u0301',
    '👩‍👩‍👧',
    '中',
    '{{7*7}}',
    '\u202Eevil',
  ])('returns false for %j', (text) => expect(isBlank(text)).toBe(false));
});

describe('codePointCount', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 2],
    ['😀', 1],
    ['😀😀', 2],
    ['👩‍👩‍👧', 5],
    ['\uD83D', 1],
    ['中文', 2],
  ])('counts the code points of %j: %s', (text, count) => expect(codePointCount(text)).toBe(count));
});
