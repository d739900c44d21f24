import { expect, it } from 'vitest';
import { updateOrganization } from '~/api/contract/accountMutations';
import { listOrganizations } from '~/api/contract/accounts';
import { insertOrganization } from '~~/mocks/database/writeOrganization';
import { acme, createSignedInApi, today } from '../createSignedInApi';
import type { OrganizationRow } from '~~/tests/conformance/wire';

async function createSearch() {
  const { api, send } = await createSignedInApi();
  const organization = api.database.organization.findFirst({
    where: { id: { equals: 'acme.v2' } },
    strict: true,
  });
  const find = async (query: string) =>
    (
      await send<OrganizationRow[]>(listOrganizations, { query: `?per_page=100&${query}` })
    ).data.map(({ id }) => id);
  const search = (q: string, filter = '') => find(`q=${encodeURIComponent(q)}${filter}`);
  return { api, send, organization, find, search };
}

// The conformance suite checks what else the list finds, and every sort key.
it('search finds nothing across two fields, and everything for blank text', async () => {
  const { search } = await createSearch();
  expect(await search('robotics\nacme-')).toEqual(['acme.v2']);
  expect(await search('roboticsacme-')).toEqual([]);
  expect(await search('x'.repeat(10_000))).toEqual([]);
  for (const q of ['', ' ']) expect(await search(q)).toHaveLength(40);
});

it('search finds the organization with an exact id, and those that contain it', async () => {
  const { api, search, organization } = await createSearch();
  expect(await search('acme.v2')).toEqual(['acme.v2']);
  for (const q of ['acme.v', 'ACME.V2', 'acme.v2 robotics']) expect(await search(q)).toEqual([]);
  const fans = { ...organization, id: 'fans', name: 'Friends of acme.V2' };
  insertOrganization(api.database, today, fans);
  expect(await search(' acme.v2 ')).toEqual(['acme.v2', 'fans']);
  expect(await search('acme.v2', '&status=inactive')).toEqual([]);
});

it('search ignores accents and what cleaning removes', async () => {
  const { api, search, organization } = await createSearch();
  insertOrganization(api.database, today, { ...organization, id: 'e', name: 'Engström\u00A0Bygg' });
  for (const q of ['Engström', 'Engstro\u0308m', 'engstrom', 'ENGSTROM\u200B\u00A0bygg'])
    expect(await search(q)).toEqual(['e']);
});

it('search finds part of the address, and of the phone by at least four digits', async () => {
  const { api, search, organization } = await createSearch();
  insertOrganization(api.database, today, {
    ...organization,
    id: 'p',
    address: '1 Canal Street\nGhent',
    billing_phone: '+32 (9) 555-44.71',
  });
  for (const q of ['canal ghent', '4471', '(9)555-44', '+329555', 'ghent 4471'])
    expect(await search(q)).toEqual(['p']);
  for (const q of ['471 ghent', '4471 leeds']) expect(await search(q)).toEqual([]);
});

it.each(['name', 'billing_name'] as const)('the sort by %s ignores case', async (sort) => {
  const { api, organization, find } = await createSearch();
  for (const [id, value] of Object.entries({ one: 'aa', two: 'AB', three: 'ac' }))
    insertOrganization(api.database, today, { ...organization, id, [sort]: value });
  expect((await find(`sort=${sort}`)).slice(0, 3)).toEqual(['one', 'two', 'three']);
});

it('the list and the search show a change at once, until a reset', async () => {
  const { api, send, search } = await createSearch();
  expect(await search('zebra')).toEqual([]);
  const headers = { 'If-Match': '*' };
  await send(updateOrganization, { ...acme, body: { name: 'Zebra' }, headers });
  expect(await search('zebra')).toEqual(['acme.v2']);
  await api.control.reset();
  expect(await search('zebra')).toEqual([]);
});
