import { describe, expect, it } from 'vitest';
import { addressIn, cleanSearch, firstLabel } from '~/domain/text/cleanSearch';

const clean = (text: string) => cleanSearch(text, 'console.acme.example');

describe('cleanSearch', () => {
  it.each([
    ['Engstro\u0308m', 'Engström'],
    ['Söder\u00A0Café\u200B', 'Söder Café'],
    ['"Acme"', 'Acme'],
    ["'Acme'", 'Acme'],
    ['“ Acme ”', 'Acme'],
    ['„Acme“', 'Acme'],
    ['‘Acme’', 'Acme'],
    ['«Acme»', 'Acme'],
    ['mailto:ann@acme.example', 'ann@acme.example'],
    ['Ann Lee <ann@acme.example>', 'ann@acme.example'],
    ['"Lee, Ann" <ann@acme.example>', 'ann@acme.example'],
    ['https://console.acme.example/accounts/org_7', 'org_7'],
    ['console.acme.example/accounts/org_7/?edit#top', 'org_7'],
    ['https://console.acme.example/base/accounts/acme%2Fv2?period=7', 'acme/v2'],
    ['https://acme.provider.example/login?x=1', 'acme'],
    ['"https://www.acme.provider.example"', 'acme'],
    ['www.acme.example', 'acme'],
    ['acme.provider.example', 'acme'],
    ['+44 20 7946 4471', '442079464471'],
    ['(020) 7946\u20114471', '02079464471'],
    ['+44\u00A0(0)20 / 7946.4471', '4402079464471'],
    ['tel:+442079464471', '442079464471'],
  ])('sends %j as %j', (text, cleaned) => expect(clean(text)).toBe(cleaned));

  it.each([
    '%',
    '(((',
    `'"<b>`,
    '"',
    '""',
    "O'Brien",
    '"Acme" Ltd',
    'a.b*c',
    'acme.example',
    'acme.v2',
    'ann.lee@mail.acme.example',
    '020.7946.0018',
    '+44-20-7946-4471',
    'Nova 4471',
    '79 46 44',
    '1 2 3 4 5 6 7 8 9 10 11 12 13',
    'org_1234567 8',
    '2026-11-25',
    '127.0.0.1',
    'Foo <Bar>',
    'S.p.A.',
    'acme.provider.example Stockholm',
    'https://console.acme.example/accounts?q=acme',
  ])('sends %j as it is', (text) => expect(clean(text)).toBe(text));
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
  ['https://acme.provider.example/login?x=1', 'acme'],
  ['http://localhost:5173/a', 'localhost'],
  ['www.acme.provider.example', 'acme'],
  ['Acme.provider.example', 'Acme'],
  ['acme.example', undefined],
  ['acme..example', undefined],
  ['http://10.0.0.1', undefined],
  ['acme', undefined],
])('firstLabel(%j) returns %j', (text, label) => expect(firstLabel(text)).toBe(label));
