import { expect, it } from 'vitest';
import { updateOrganization } from '~/api/contract/accountMutations';
import { listOrganizations } from '~/api/contract/accounts';
import { acme, createSignedInApi } from '../createSignedInApi';
import type { OrganizationRow } from '~~/tests/conformance/wire';

async function createSearch() {
  const { api, send } = await createSignedInApi();
  const search = async (q: string) => {
    const query = `?per_page=100&q=${encodeURIComponent(q)}`;
    return (await send<OrganizationRow[]>(listOrganizations, { query })).data.map(({ id }) => id);
  };
  return { api, send, search };
}

// The conformance suite checks what else the list finds, and every sort key.
it('search finds nothing across two fields, and everything for blank text', async () => {
  const { search } = await createSearch();
  expect(await search('robotics\nacme-')).toEqual(['acme.v2']);
  expect(await search('roboticsacme-')).toEqual([]);
  expect(await search('x'.repeat(10_000))).toEqual([]);
  for (const q of ['', ' ']) expect(await search(q)).toHaveLength(40);
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
