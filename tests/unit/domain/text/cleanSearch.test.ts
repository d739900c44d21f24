import { describe, expect, it } from 'vitest';
import { cleanSearch } from '~/domain/search';
import { firstLabel } from '~/domain/text/addresses';

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
    ['mailto:', ''],
    ['Ann Lee <ann@acme.example>', 'ann@acme.example'],
    ['"Lee, Ann" <ann@acme.example>', 'ann@acme.example'],
    ['https://console.acme.example/accounts/org_7', 'org_7'],
    ['console.acme.example/accounts/org_7/?edit#top', 'org_7'],
    ['https://console.acme.example/base/accounts/acme%2Fv2?period=7', 'acme/v2'],
    ['https://acme.provider.example/login?x=1', 'acme'],
    ['"https://www.acme.provider.example"', 'acme'],
    ['www.acme.example', 'acme'],
    ['acme.provider.example', 'acme'],
    ['info@müller.example', 'info@xn--mller-kva.example'],
    ['ekonomi@hallberg.example;', 'ekonomi@hallberg.example'],
    ['Ostra Hamngatan, 41', 'Ostra Hamngatan 41'],
    ['"Komma, Inc.",', 'Komma Inc.'],
    ['"Acme;"', 'Acme'],
    ['(ann@acme.example)', 'ann@acme.example'],
    ['[Acme Robotics]', 'Acme Robotics'],
    ['Acme Robotics (acme-robotics):', 'Acme Robotics acme-robotics'],
    ['(020) 7946\u20114471', '020 7946\u20114471'],
    ['+44 (0) 20 7946 4471,', '+44 (0) 20 7946 4471'],
    [',;', ''],
    ['""', ''],
    ['“ ”', ''],
    ["''", ''],
  ])('sends %j as %j', (text, cleaned) => expect(clean(text)).toBe(cleaned));

  it.each([
    '%',
    '(((',
    `'"<b>`,
    '"',
    "O'Brien",
    'J.P.Morgan',
    'St.Gallen.Bank',
    'Acme.S.p.A',
    'acme.v2.1',
    'Tel. +1 303 555 0125',
    'Acme (Europe',
    '(0)20 7946 4471',
    'eu:1234567',
    'Tower 4711 Berlin',
    '+44 20 7946 4471',
    'Laura Mitchell +1 303 555 0125',
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

  it.each([
    'console.acme.example',
    'console.acme.example:8443',
    'localhost:5173',
    '127.0.0.1:4173',
    '10.1.2.3',
    '[::1]:4173',
  ])('sends the id in the URL of a profile of a console at %s', (host) => {
    for (const text of [
      `http://${host}/accounts/acme.v2`,
      `${host}/base/accounts/acme.v2?edit#top`,
      `"https://${host.toUpperCase()}/accounts/acme.v2/"`,
    ])
      expect(cleanSearch(text, host)).toBe('acme.v2');
    expect(cleanSearch('http://10.9.9.9/accounts/acme.v2', host)).not.toBe('acme.v2');
  });
});

it.each([
  ['https://acme.provider.example/login?x=1', 'acme'],
  ['http://localhost:5173/a', 'localhost'],
  ['www.acme.provider.example', 'acme'],
  ['Acme.provider.example', 'Acme'],
  ['acme.tenants.example.com', 'acme'],
  ['www.hp.example', 'hp'],
  ['http://hp.example', 'hp'],
  ['acme.example', undefined],
  ['J.P.Morgan', undefined],
  ['acme..example', undefined],
  ['http://10.0.0.1', undefined],
  ['acme', undefined],
])('firstLabel(%j) returns %j', (text, label) => expect(firstLabel(text)).toBe(label));
