import { expect, it } from 'vitest';
import { createMockApi } from '~~/mocks/createMockApi';
import { createMockFetch } from '~~/mocks/createMockFetch';
import { HttpClient } from '~/api/HttpClient';
import { lookUpOrganizations } from '~/api/lookup';
import { OptionalCalls } from '~/api/optionalCalls';
import { findTexts, type FoundText } from '~/features/lookup/findTexts';
import { groupResults } from '~/features/lookup/groupResults';
import { pastedTexts } from '~/features/lookup/pastedTexts';
import { creationPayload } from '../../mocks/handlers/creationPayload';
import { buildSummary } from '../../stores/organizationFixtures';

/** Names beside those of the demo. */
const names = [
  'Komma, Inc.',
  'J.P.Morgan',
  '3 Rivers Ltd',
  '2. Chance GmbH',
  'Twin Media Ltd',
  'Twin Media Inc.',
];

async function demoWith(added: readonly string[]) {
  const api = createMockApi({ organizations: 200 });
  const session = { id: 'ses_test', staff_id: 'usr_demo', created_at: '2026-03-02T09:00:00Z' };
  api.database.session.create(session);
  const fetch = createMockFetch(api);
  for (const [index, name] of added.entries())
    await fetch('https://api.example/api/accounts', {
      method: 'POST',
      headers: { Authorization: 'Bearer ses_test', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...creationPayload, name, subdomain: `added-${index}` }),
    });
  const http = new HttpClient({
    host: 'https://api.example',
    token: () => 'ses_test',
    onUnauthorized: () => undefined,
    fetch,
  });
  const stores = { http, optionalCalls: new OptionalCalls() };
  return (list: string) =>
    findTexts(pastedTexts(list), (values) => lookUpOrganizations(stores, values));
}

const find = await demoWith(names);

/** What the list finds: `value = name`, or `value ~ name` for another legal form. */
async function outcome(list: string) {
  const { found, taken, ambiguous, notFound } = groupResults((await find(list)) ?? [], new Map());
  return [
    ...found.map(({ name }) => `= ${name}`),
    ...taken.map(({ value, row }) => `${value} ~ ${row.name}`),
    ...ambiguous.map(({ value, matches }) => `${value}: ${matches.length}`),
    ...notFound.map(
      ({ value, suggestions }) => `${value}? ${suggestions.map(({ name }) => name).join(' | ')}`,
    ),
  ];
}

it.each([
  ['1. Acme Robotics', ['= Acme Robotics']],
  ['2) Aurora Robotics', ['= Aurora Robotics']],
  ['Hallberg Shipping', ['Hallberg Shipping ~ Hallberg Shipping AB']],
  ['"Komma, Inc."', ['= Komma, Inc.']],
  ['Komma, Inc.; Acme Robotics', ['= Komma, Inc.', '= Acme Robotics']],
  ['"Mitchell, Laura" <laura.mitchell@acme-robotics.example>', ['= Acme Robotics']],
  ['laura.mitchell@acme-robotics.example;', ['= Acme Robotics']],
  ['J.P.Morgan', ['= J.P.Morgan']],
  ['Acme Robotics (acme-robotics)', ['= Acme Robotics']],
  ['Acme Robotics, Boston', ['= Acme Robotics', 'Boston? ']],
  ['3 Rivers Ltd', ['= 3 Rivers Ltd']],
  ['2. Chance GmbH', ['= 2. Chance GmbH']],
  ['7. 2. Chance GmbH', ['= 2. Chance GmbH']],
  ['Twin Media', ['Twin Media? Twin Media Ltd | Twin Media Inc.']],
  ['Acme Robotics GmbH', ['Acme Robotics GmbH? Acme Robotics']],
  ['HALLBERG SHIPPING A.B.', ['HALLBERG SHIPPING A.B. ~ Hallberg Shipping AB']],
  ['Twin Media GmbH', ['Twin Media GmbH? Twin Media Inc. | Twin Media Ltd']],
  ['Nobody, Noone', ['Nobody, Noone? ']],
  ['Acme Robotics\nACME  ROBOTICS\nacme-robotics', ['= Acme Robotics']],
])('findTexts finds what %s means', async (line, expected) => {
  expect((await outcome(line)).toSorted()).toEqual(expected.toSorted());
});

it('findTexts leaves what differs in more than the legal form to the user', async () => {
  expect(await outcome('Acme Robtics')).toEqual(['Acme Robtics? Acme Robotics']);
});

it('findTexts is undefined if the server lacks the call', async () => {
  expect(await findTexts(pastedTexts('Acme'), () => Promise.resolve(undefined))).toBeUndefined();
});

it('groupResults takes a text for what was used instead of it, and for nothing that was removed', () => {
  const [acme, nova] = ['acme', 'nova'].map((id) => buildSummary(id));
  if (!acme || !nova) expect.fail();
  const text = { matches: [], suggestions: [acme, nova], sameName: undefined };
  const results: FoundText[] = [
    { ...text, value: 'a' },
    { ...text, value: 'b', sameName: nova },
    { ...text, value: 'c', sameName: nova },
  ];
  const groups = groupResults(
    results,
    new Map([
      ['a', acme],
      ['b', undefined],
    ]),
  );
  expect(groups.taken).toEqual([
    { value: 'a', row: acme },
    { value: 'c', row: nova },
  ]);
  expect(groups.notFound.map(({ value }) => value)).toEqual(['b']);
});
