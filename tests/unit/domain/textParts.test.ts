import { describe, expect, it } from 'vitest';
import { textParts } from '~/domain/links/textParts';

const tickets = { url: 'https://tickets.example.com/browse/{ticket}', keys: ['SUP', 'OPS'] };

/** The links of a text: what is shown and, if it differs, where it leads. */
const linksOf = (text: string, configured?: typeof tickets) =>
  textParts(text, configured)
    .filter(({ href }) => href !== undefined)
    .map(({ text: shown, href }) => (href === shown ? shown : [shown, href]));

describe('textParts', () => {
  it.each([
    ['See https://a.example/x.', ['https://a.example/x']],
    ['(https://a.example/x)', ['https://a.example/x']],
    ['https://a.example/x_(y)', ['https://a.example/x_(y)']],
    ['https://a.example/x, http://b.example/y!', ['https://a.example/x', 'http://b.example/y']],
    ['HTTPS://A.example/x', [['HTTPS://A.example/x', 'https://a.example/x']]],
    ['<https://a.example/x>', ['https://a.example/x']],
    ['“https://a.example/x”', ['https://a.example/x']],
    ['https://a.example/x?y=1&z=2#w', ['https://a.example/x?y=1&z=2#w']],
    ['https://a.example:8443/', ['https://a.example:8443/']],
  ])('%s: %j', (text, links) => expect(linksOf(text)).toEqual(links));

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example/x',
    'mailto:a@b.example',
    'www.a.example',
    'https://',
    'https://.',
    'https://user@evil.example/',
    'https://good.example:x@evil.example/',
    'xhttps://a.example',
    '<b>bold</b> [a](b) **c**',
    'SUP-1234',
  ])('%s has no link', (text) => expect(linksOf(text)).toEqual([]));

  it.each([
    ['SUP-1234', ['SUP-1234']],
    ['See OPS-7, please.', ['OPS-7']],
    ['(SUP-1)', ['SUP-1']],
    ['UTF-8', []],
    ['sup-1', []],
    ['XSUP-1', []],
    ['SUP-1a', []],
    ['SUP-1-2', []],
    ['SUP-', []],
    ['SUP-12345678901', []],
    ['a/SUP-1', []],
  ])('with keys, %s: %j', (text, keys) =>
    expect(linksOf(text, tickets)).toEqual(
      keys.map((key) => [key, `https://tickets.example.com/browse/${key}`]),
    ),
  );

  it('a key in a URL is part of the URL', () =>
    expect(linksOf('https://a.example/SUP-1', tickets)).toEqual(['https://a.example/SUP-1']));

  it.each(['', 'no link', ' https://a.example ', 'a\n\nhttps://a.example/\u202E SUP-1 b'])(
    'the parts of %j are the text',
    (text) =>
      expect(
        textParts(text, tickets)
          .map((part) => part.text)
          .join(''),
      ).toBe(text),
  );

  it('a URL of more than 2,048 characters is text', () => {
    const start = performance.now();
    expect(linksOf(`https://a.example/${')'.repeat(100_000)}`, tickets)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
