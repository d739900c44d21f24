import { describe, expect, it } from 'vitest';
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

it('search takes letters that don’t decompose and typographic punctuation for plain ones', async () => {
  const { api, search, organization } = await createSearch();
  const names = { o: 'O’Brien Foods', p: 'Paweł Nowak', s: 'Zanderstraße 1', d: 'Nova–Labs' };
  for (const [id, name] of Object.entries(names))
    insertOrganization(api.database, today, { ...organization, id, name });
  for (const [q, id] of [
    ["O'Brien", 'o'],
    ['Pawel', 'p'],
    ['ZANDERSTRASSE', 's'],
    ['nova-labs', 'd'],
  ] as const)
    expect(await search(q)).toEqual([id]);
});

describe('search by phone', () => {
  const phones = {
    dublin: '+353 1 555 0101',
    dresden: '(0351) 215-554-471',
    london: '+44 (0)20 7946 4471',
    tower: null,
  };
  async function createPhones() {
    const { api, search, organization } = await createSearch();
    for (const [id, billing_phone] of Object.entries(phones))
      insertOrganization(api.database, today, {
        ...organization,
        id,
        name: `Zz ${id}`,
        address: id === 'tower' ? 'Tower 4711 12\nBerlin' : '1 Canal Street',
        billing_phone,
      });
    return search;
  }

  it.each([
    ['01 555 0101', 'dublin'],
    ['00353 1 555 0101', 'dublin'],
    ['+353 (1) 555-0101', 'dublin'],
    ['dublin 555 0101', 'dublin'],
    ['554 471', 'dresden'],
    ['0351 215 554 471', 'dresden'],
    ['0351/215554471', 'dresden'],
    ['55 44 canal', 'dresden'],
    ['+44 20 7946 4471', 'london'],
    ['020 7946 4471', 'london'],
    ['7946\u20114471', 'london'],
    ['Tower 4711 Berlin', 'tower'],
    ['Tower 4711 12', 'tower'],
    ['4711', 'tower'],
  ])('%j finds %s', async (q, id) => expect(await (await createPhones())(q)).toEqual([id]));

  it.each(['473 berlin', '4471 555 0101', '354 1 555 0101', 'tower 4712'])(
    '%j finds nobody',
    async (q) => expect(await (await createPhones())(q)).toEqual([]),
  );
});

describe('order by relevance', () => {
  const fields = {
    billing: { name: 'Beta', billing_name: 'Zeb Zander' },
    address: { name: 'Alpha', address: '7 Zeb Street' },
    contained: { name: 'Ozebra' },
    words: { name: 'Two of zeb' },
    hyphen: { name: 'A2', subdomain: 'north-zeb' },
    start: { name: 'Zeb & Sons' },
    accent: { name: 'Zéb Foods' },
    subdomain: { name: 'Zz', subdomain: 'zeb-labs' },
    exact: { name: 'ZEB' },
    zeb: { name: 'Last' },
  };
  async function createZebs() {
    const { api, send, find, organization } = await createSearch();
    for (const [id, own] of Object.entries(fields))
      insertOrganization(api.database, today, { ...organization, id, subdomain: id, ...own });
    return { send, find };
  }

  it('is: exact, starts, starts a word, contains, other fields; each by name', async () => {
    const { find } = await createZebs();
    const groups = [
      ['zeb', 'exact'],
      ['start', 'subdomain', 'accent'],
      ['hyphen', 'words'],
      ['contained'],
      ['address', 'billing'],
    ];
    for (const query of ['q=zeb', 'q=ZEB&sort=relevance', 'q=Z%C3%A9b&sort=relevance&order=desc'])
      expect(await find(query)).toEqual(groups.flat());
    expect((await find('q=zeb&sort=name'))[0]).toBe('hyphen');
  });

  it('counts words of name and subdomain in any order as contained', async () => {
    const { find } = await createZebs();
    expect(await find('q=zeb+two')).toEqual(['words']);
    expect(await find('q=zeb+of')).toEqual(['words']);
  });

  it.each([
    ['sort=relevance', 'sort'],
    ['sort=relevance&q=', 'sort'],
    ['sort=relevance&q=%20%E2%80%8B', 'sort'],
    ['sort=relevance&q=zeb&order=asc', 'order'],
    ['q=zeb&order=asc', 'order'],
  ])('%s gets 400, naming %s', async (query, parameter) => {
    const { send } = await createZebs();
    const response = await send(listOrganizations, { query: `?${query}` });
    expect([response.status, response.problem]).toMatchObject([
      400,
      { code: 'invalid_query', parameter },
    ]);
  });
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
