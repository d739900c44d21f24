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
    ['(see https://a.example/x).', ['https://a.example/x']],
    ['[https://a.example/x]', ['https://a.example/x']],
    ['{https://a.example/x}', ['https://a.example/x']],
    ['https://a.example/x)));', ['https://a.example/x']],
    ['https://a.example/[x]', ['https://a.example/[x]']],
    ['`https://a.example/x`', ['https://a.example/x']],
    ['https://a.example/x|https://b.example/y', ['https://a.example/x', 'https://b.example/y']],
    ['https://a.example/x…', ['https://a.example/x']],
    ['見 https://a.example/x。次', ['https://a.example/x']],
    ['（https://a.example/x）', ['https://a.example/x']],
    ['https://a.example/@b', ['https://a.example/@b']],
    ['https://a.example/?to=https://b.example/', ['https://a.example/?to=https://b.example/']],
    ['https://a.example/x\u200B', ['https://a.example/x']],
    ['https://a.example/\u202Egnp.exe', ['https://a.example/']],
    ['https://a.example/x\\y', ['https://a.example/x']],
    ['http://10.0.0.1:3000/', ['http://10.0.0.1:3000/']],
    ['https://intranet/x', ['https://intranet/x']],
    ['Wiki:https://a.example/x', ['https://a.example/x']],
    ['blob:https://a.example/x', ['https://a.example/x']],
    ['https://a.example/ü', [['https://a.example/ü', 'https://a.example/%C3%BC']]],
    [`https://a.example/${'x'.repeat(2030)}`, [`https://a.example/${'x'.repeat(2030)}`]],
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
    'https://good@evil',
    'https://@evil.example/',
    'https://:@evil.example/',
    'https://good.example@evil.example',
    'https://good.example\\@evil.example/',
    'https:///evil.example/x',
    'https:evil.example',
    'https://good.example%2eevil.example/',
    'https://good.example%40evil.example/',
    'https://good.example%00.evil.example/',
    'https://müller.example/',
    'https://\u0430pple.example/',
    'https://a.ex\uFF41mple/',
    'https://good.example\u2044login.evil.example/',
    'https://good.example\u2215login.evil.example/',
    'https://good\u202E.example/',
    'https://good\u200B.example/',
    'https://good\u00AD.example/',
    'https://\u2066good.example/',
    'https://good.example\u0000.evil.example/',
    'https://good..example/',
    'https://good.example:99999/',
    'https://good.example:x/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://10.1/',
    'https://[::1]/',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example/x',
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
    ['a.SUP-1', []],
    ['éSUP-1', []],
    ['SUP-1é', []],
    ['1SUP-1', []],
    ['_SUP-1', []],
    ['SUP-1_', []],
    ['SUP-1@b.example', []],
    ['SUP–1', []],
    ['S\u200BUP-1', []],
    ['SUP-٣', []],
    ['SUPOPS-1', []],
    ['www.a.example/?q=SUP-1', []],
    ['ftp://a.example/?q=SUP-1', []],
    ['xhttps://a.example/?q=SUP-1', []],
    ['https://user@evil.example/?q=SUP-1 OPS-2', ['OPS-2']],
    ['SUP-1, OPS-2;SUP-3', ['SUP-1', 'OPS-2', 'SUP-3']],
    ['"SUP-1"', ['SUP-1']],
    ['#SUP-1:', ['SUP-1']],
    ['SUP-1\u202E', ['SUP-1']],
  ])('with keys, %s: %j', (text, keys) =>
    expect(linksOf(text, tickets)).toEqual(
      keys.map((key) => [key, `https://tickets.example.com/browse/${key}`]),
    ),
  );

  it('a key in a URL is part of the URL', () =>
    expect(linksOf('https://a.example/SUP-1', tickets)).toEqual(['https://a.example/SUP-1']));

  it.each([
    '',
    'no link',
    'https://good\u202E.example/ https://a.example/\\x SUP-1',
    ' https://a.example ',
    'a\n\nhttps://a.example/\u202E SUP-1 b',
  ])('the parts of %j are the text', (text) =>
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
