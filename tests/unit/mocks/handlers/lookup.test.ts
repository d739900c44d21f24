import { beforeEach, expect, it } from 'vitest';
import { updateOrganization } from '~/api/contract/accountMutations';
import { listOrganizations } from '~/api/contract/accounts';
import { lookUpOrganizations } from '~/api/contract/lookup';
import { acme, createSignedInApi } from '../createSignedInApi';

interface Lookup {
  readonly value: string;
  readonly matches: readonly { readonly id: string; readonly etag: string }[];
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
