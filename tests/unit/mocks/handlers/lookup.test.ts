import { beforeEach, expect, it } from 'vitest';
import { createOrganization, updateOrganization } from '~/api/contract/accountMutations';
import { listOrganizations } from '~/api/contract/accounts';
import { lookUpOrganizations } from '~/api/contract/lookup';
import { acme, createSignedInApi } from '../createSignedInApi';
import { creationPayload } from './creationPayload';

interface Lookup {
  readonly value: string;
  readonly matches: readonly { readonly id: string; readonly etag: string }[];
  readonly suggestions?: readonly { readonly name: string; readonly etag: string }[];
}

let api: Awaited<ReturnType<typeof createSignedInApi>>;

beforeEach(async () => {
  api = await createSignedInApi();
});

async function lookUp(...values: string[]) {
  const { data } = await api.send<Lookup[]>(lookUpOrganizations, { body: { values } });
  return data.map(({ value, matches }) => [value, matches.map(({ id }) => id)]);
}

it('looks up ids, names, subdomains and billing emails, compared as for uniqueness', async () => {
  await api.send(updateOrganization, {
    ...acme,
    body: { name: 'Söder Café', billing: { billing_email: 'Pay@Acme.example' } },
    headers: { 'If-Match': '*' },
  });
  const values = [
    'pay@acme.example',
    '  SO\u0308DER\u00A0CAFÉ ',
    'acme.v2',
    'acme-robotics',
    'soder cafe',
  ];
  expect(await lookUp(...values)).toEqual([
    ['pay@acme.example', ['acme.v2']],
    ['  SO\u0308DER\u00A0CAFÉ ', ['acme.v2']],
    ['acme.v2', ['acme.v2']],
    ['acme-robotics', ['acme.v2']],
    ['soder cafe', []],
  ]);
});

it('returns rows as in a list, five at most for a shared billing email', async () => {
  const { send } = await createSignedInApi();
  const shared = { billing: { billing_email: 'shared@example.com' } };
  const { data: all } = await send<{ id: string; etag: string }[]>(listOrganizations);
  for (const { id, etag } of all.slice(0, 6))
    await send(updateOrganization, { path: { id }, body: shared, headers: { 'If-Match': etag } });
  const { data } = await send<Lookup[]>(lookUpOrganizations, {
    body: { values: ['shared@example.com'] },
  });
  expect(data[0]?.matches).toHaveLength(5);
  expect(data[0]?.matches[0]?.etag).toMatch(/^"\d+"$/);
});

it('rejects no values, more than 500, blank ones and those over 320 characters', async () => {
  const errors = async (values: unknown) =>
    (await api.send(lookUpOrganizations, { body: { values } })).problem.errors;
  expect(await errors([])).toMatchObject([{ pointer: '/values', code: 'at_least_count' }]);
  expect(await errors('acme')).toMatchObject([{ pointer: '/values', code: 'format' }]);
  expect(await errors(Array.from({ length: 501 }, () => 'a'))).toMatchObject([
    { pointer: '/values', code: 'too_long', params: { value: '500 values' } },
  ]);
  expect(await errors(['a', ' ', 'a'.repeat(321), 7])).toMatchObject([
    { pointer: '/values/1', code: 'required' },
    { pointer: '/values/2', code: 'too_long' },
    { pointer: '/values/3', code: 'format' },
  ]);
});

const named = [
  'Hallberg Shipping AB',
  'Hallberg Shipping Norge AS',
  'Hallberg Shipping Sverige Öst AB',
  'Hallberg Shipping International Holding AB',
  'Atlas Media plc',
  'Atlas Metals plc',
  '!!!',
];

it.each([
  [
    'names that contain the value, the three closest first',
    'hallberg shipping',
    ['Hallberg Shipping AB', 'Hallberg Shipping Norge AS', 'Hallberg Shipping Sverige Öst AB'],
  ],
  ['names that the value contains', 'Atlas Media, London', ['Atlas Media plc']],
  ['names within two edits per ten characters', 'Atlas Mdia plc', ['Atlas Media plc']],
  ['names whose legal form differs', 'Atlas Mettals Ltd', ['Atlas Metals plc']],
  ['nothing for a value with more edits', 'Atls Mdea plc', []],
  ['nothing for a value without letters and digits', '???', []],
])('suggests %s', async (_, value, names) => {
  for (const [index, name] of named.entries())
    await api.send(createOrganization, {
      body: { ...creationPayload, name, subdomain: `named-${index}` },
    });
  const { data } = await api.send<Lookup[]>(lookUpOrganizations, {
    body: { values: [value, 'Atlas Media plc'] },
  });
  expect(data[0]?.suggestions?.map(({ name }) => name)).toEqual(names);
  for (const { etag } of data[0]?.suggestions ?? []) expect(etag).toMatch(/^"\d+"$/);
  // A value with matches has none.
  expect(data[1]).not.toHaveProperty('suggestions');
});
