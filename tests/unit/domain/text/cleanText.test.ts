import { describe, expect, it } from 'vitest';
import { cleanText } from '~/domain/text/cleanText';
import { searchKey, uniqueKey } from '~/domain/text/uniqueKey';

describe('cleanText', () => {
  it.each([
    ['decomposed letters and two spaces', 'So\u0308der  Cafe\u0301', 'Söder Café'],
    ['a non-breaking space', 'Söder\u00A0Café', 'Söder Café'],
    ['a line break and a tab', ' Söder\r\n\tCafé ', 'Söder Café'],
    ['a next-line control and an em space', 'Söder\u0085\u2003Café', 'Söder Café'],
    ['zero-width characters', '\uFEFFSöder\u200B Ca\u2060fé', 'Söder Café'],
    ['direction controls', '\u202A\u2067Söder Café\u2069\u202C\u200E\u200F', 'Söder Café'],
    ['an invisible character between two spaces', 'Söder \u200B Café', 'Söder Café'],
    ['an invisible character before an accent', 'So\u200B\u0308der', 'Söder'],
  ])('cleans %s, and then leaves the text as it is', (_, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
    expect(cleanText(cleaned)).toBe(cleaned);
  });

  it.each(['می\u200Cخواهم', '👨\u200D👩\u200D👧', 'ﬁx Ⅳ', "O'Brien & Co."])('keeps %j', (text) =>
    expect(cleanText(text)).toBe(text),
  );
});

it('uniqueKey ignores case and whatever cleaning removes, but no accents', () => {
  expect(uniqueKey('SÖDER  Cafe\u0301\u200B')).toBe(uniqueKey('Söder\u00A0Café'));
  expect(uniqueKey('Soder Cafe')).not.toBe(uniqueKey('Söder Café'));
});

it.each([
  ['ENGSTRO\u0308M', 'engstrom'],
  ['Łódź Paweł', 'lodz pawel'],
  ['Ørsted Đà Æther Œuvre Straße STRASSE', 'orsted da aether oeuvre strasse strasse'],
  ['ISPARTA Isparta ışık İzmir', 'isparta isparta isik izmir'],
  ['O’Brien O\u02BCBrien O‘Brien', "o'brien o'brien o'brien"],
  ['“Nova” «Nova» „Nova‟', '"nova" "nova" "nova"'],
  ['a‐b‑c–d—e−f', 'a-b-c-d-e-f'],
  ['हिन्दी', 'हिन्दी'],
])('searchKey(%j) is %j', (text, key) => expect(searchKey(text)).toBe(key));

it('uniqueKey tells letters and punctuation apart that a search takes for the same', () => {
  for (const [text, other] of [
    ['Straße', 'Strasse'],
    ['Paweł', 'Pawel'],
    ['O’Brien', "O'Brien"],
  ] as const)
    expect(uniqueKey(text)).not.toBe(uniqueKey(other));
});
