import { describe, expect, it } from 'vitest';
import { checkField } from '~/domain/rules/checkField';
import { addressIn, asciiAddress, isEmailAddress } from '~/domain/text/addresses';

const long = 'x'.repeat(63);

const valid = [
  'user+tag@sub.example.co',
  'a@b.co',
  "O'Brien@example.ie",
  '!#$%&*+/=?^_`{|}~-@example.com',
  'a@xn--bcher-kva.example',
  'a@a-b.c1.co',
  `${'a'.repeat(64)}@example.com`,
  `a@${long}.${long}.${long}.example`,
];

const invalid = [
  '',
  'a@',
  '@b.co',
  'a@b',
  'a..b@c.co',
  'a@b.co.',
  'a@-b.co',
  'a@b.co,c@d.co',
  'a b@c.co',
  ' a@b.co',
  'a@b.co\n',
  'Ada <a@b.co>',
  'mailto:a@b.co',
  '"a b"@c.co',
  'a(comment)@b.co',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'ä@b.co',
  'a\u200B@b.co',
  '<img src=x onerror=alert(1)>@b.co',
  `${'a'.repeat(65)}@example.com`,
  `a@${long}x.co`,
  `${'a'.repeat(290)}@example.com`,
  `a@${`${long}.`.repeat(4)}example`,
];

describe('isEmailAddress', () => {
  it.each(valid)('accepts %j', (text) => expect(isEmailAddress(text)).toBe(true));
  it.each(invalid)('rejects %j', (text) => expect(isEmailAddress(text)).toBe(false));

  it('rejects 100,000 characters of backtracking bait within 500 ms', () => {
    const started = performance.now();
    for (const text of [
      'a.'.repeat(50_000),
      `a@${'a-'.repeat(50_000)}`,
      `${'a@'.repeat(50_000)}b.co`,
    ])
      expect(isEmailAddress(text)).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

it('an email field ignores surrounding whitespace', () =>
  expect(checkField({ kind: 'email', required: true }, '  a@b.co ')).toBeUndefined());

it('an email field accepts an international domain, but no other letters before the @', () => {
  expect(checkField({ kind: 'email', required: true }, 'info@müller.example')).toBeUndefined();
  expect(checkField({ kind: 'email', required: true }, 'ü@müller.example')).toEqual({
    code: 'email',
  });
});

it.each([
  ['mailto:ann@acme.example', 'ann@acme.example'],
  ['MAILTO:ann@acme.example?subject=Hi', 'ann@acme.example'],
  ['Ann Lee <ann@acme.example>', 'ann@acme.example'],
  ['<ann@acme.example>', 'ann@acme.example'],
  ['"Lee, Ann" <mailto:ann@acme.example>', 'ann@acme.example'],
  ['a?b@acme.example', 'a?b@acme.example'],
  ['Ann <ann@acme.example> and more', 'Ann <ann@acme.example> and more'],
  ['ann@a.co <ann@a.co>', 'ann@a.co'],
  ['ann@a.co, Bob <bob@b.co>', 'ann@a.co, Bob <bob@b.co>'],
  ['<>', '<>'],
])('addressIn(%j) returns %j', (text, address) => expect(addressIn(text)).toBe(address));

it.each([
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['Info@MÜLLER.Example', 'Info@xn--mller-kva.example'],
  ['info@例え.テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['Ann@Acme.example', 'Ann@Acme.example'],
  ['müller', 'müller'],
  ['a@b@müller.example', 'a@b@müller.example'],
  ['a@mül/ler.example', 'a@mül/ler.example'],
  ['a@mü ller.example', 'a@mü ller.example'],
])('asciiAddress(%j) returns %j', (text, address) => expect(asciiAddress(text)).toBe(address));
